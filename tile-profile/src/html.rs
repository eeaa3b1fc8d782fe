//! Launches as one page of HTML: a timeline, a roofline and tables.

use crate::text::{WIDTH, escaped, time};
use crate::{Drawing, Inside, Launch, Roofs, inside, summary};
use std::fmt::Write;

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#1c2430;background:#fff}h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}\
table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid #dde3ea}\
th:first-child,td:first-child{text-align:left}svg{width:100%;height:auto}img{max-width:none}details{overflow-x:auto}svg text{font:11px system-ui,sans-serif;\
fill:#445}.note{color:#556}@media(prefers-color-scheme:dark){body{color:#dde3ea;background:#14181e}\
th,td{border-color:#313a45}svg text{fill:#aab}.note{color:#9aa}}";

pub(crate) fn page(
    title: &str,
    launches: &[Launch],
    insides: &[Inside],
    drawings: &[Drawing],
    roofs: Option<Roofs>,
) -> String {
    let title = escaped(title);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n"
    );
    let all: f64 = launches.iter().map(|launch| launch.time.as_secs_f64()).sum();
    let _ = writeln!(page, "<p>{} launches, {} on the device.</p>", launches.len(), time(all));
    if launches.is_empty() && insides.is_empty() {
        return page + "</body></html>\n";
    }
    page += "<h2>Timeline</h2>\n";
    page += &timeline(launches);
    if let Some(roofs) = roofs {
        page += "<h2>Roofline</h2>\n";
        page += &roofline(launches, roofs);
    }
    if !insides.is_empty() {
        page += "<h2>Inside kernels</h2>\n";
        page += &inside::section(insides, launches);
    }
    page += &pictures(drawings);
    page += "<h2>Kernels</h2>\n";
    page += &kernels(launches, all, roofs);
    page += "<h2>Launches</h2>\n";
    page += &table(launches, roofs);
    page + "<p class=\"note\">Bytes and operations are those that the kernel's IR states: what is read of a tensor \
            counts once. Launches do not overlap while they are profiled.</p>\n</body></html>\n"
}

/// Drawings as images, which the page's style leaves alone.
fn pictures(drawings: &[Drawing]) -> String {
    let mut page = if drawings.is_empty() { String::new() } else { "<h2>Plans</h2>\n".to_owned() };
    for Drawing { kernel, caption, svg } in drawings {
        let caption = escaped(&format!("{kernel}: {caption}"));
        let _ = write!(page, "<details><summary>{caption}</summary><img alt=\"{caption}\" src=\"data:image/svg+xml,");
        for c in svg.chars() {
            match c {
                '%' | '#' | '"' | '<' | '>' | '&' | '\n' => {
                    let _ = write!(page, "%{:02X}", u32::from(c));
                }
                c => page.push(c),
            }
        }
        page += "\"></details>\n";
    }
    page
}

/// A colour for each kernel.
fn colour(launches: &[Launch], kernel: &str) -> String {
    let mut names: Vec<&str> = launches.iter().map(|launch| launch.kernel).collect();
    names.sort_unstable();
    names.dedup();
    let at = names.iter().position(|&name| name == kernel).unwrap_or(0);
    // Steps of the golden angle keep neighbours apart.
    format!("hsl({:.0} 60% 52%)", (at as f64 * 137.5) % 360.0)
}

fn timeline(launches: &[Launch]) -> String {
    let end = launches.iter().map(|launch| (launch.start + launch.time).as_secs_f64()).fold(1e-9, f64::max);
    let first = launches.iter().map(|launch| launch.start.as_secs_f64()).fold(end, f64::min);
    let scale = WIDTH / (end - first).max(1e-9);
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} 64\" role=\"img\" aria-label=\"timeline\">");
    for launch in launches {
        let x = (launch.start.as_secs_f64() - first) * scale;
        let width = (launch.time.as_secs_f64() * scale).max(1.0);
        let (fill, name) = (colour(launches, launch.kernel), escaped(launch.kernel));
        let _ = write!(
            svg,
            "<rect x=\"{x:.2}\" y=\"8\" width=\"{width:.2}\" height=\"32\" fill=\"{fill}\"><title>{name} {} {}</title></rect>",
            escaped(&launch.extents),
            time(launch.time.as_secs_f64())
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"0\" y=\"58\">0</text><text x=\"{WIDTH}\" y=\"58\" text-anchor=\"end\">{}</text></svg>",
        time(end - first)
    );
    svg
}

/// Operations a second over operations a byte, both logarithmic, below the roofs.
fn roofline(launches: &[Launch], roofs: Roofs) -> String {
    const HEIGHT: f64 = 360.0;
    // The roof of the widest unit that some launch uses.
    let uses =
        |narrow: fn(&Launch) -> f64, rate: f64| if launches.iter().any(|it| narrow(it) > 0.0) { rate } else { 0.0 };
    let narrow = uses(|it| it.work.half, roofs.half).max(uses(|it| it.work.byte, roofs.byte));
    let roofs = Roofs { operations: roofs.operations.max(narrow), ..roofs };
    let ridge = roofs.operations / roofs.bytes;
    let (left, right) = ((ridge / 1e3).log10(), (ridge * 1e2).log10());
    let (low, high) = ((roofs.operations / 1e5).log10(), (roofs.operations * 2.0).log10());
    let x = |intensity: f64| (intensity.max(1e-12).log10() - left) / (right - left) * WIDTH;
    let y = |rate: f64| HEIGHT - (rate.max(1.0).log10() - low) / (high - low) * HEIGHT;
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"roofline\">");
    let start = 10f64.powf(left);
    let _ = write!(
        svg,
        "<polyline points=\"0,{:.1} {:.1},{:.1} {WIDTH},{:.1}\" fill=\"none\" stroke=\"#888\" stroke-width=\"2\"/>\
         <text x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\">{:.3} TFLOP/s, {:.1} GB/s</text>",
        y(start * roofs.bytes),
        x(ridge),
        y(roofs.operations),
        y(roofs.operations),
        y(roofs.operations) - 6.0,
        roofs.operations / 1e12,
        roofs.bytes / 1e9
    );
    for launch in launches.iter().filter(|launch| launch.work.bytes() > 0.0) {
        let rate = launch.work.operations / launch.time.as_secs_f64().max(1e-9);
        let intensity = launch.work.operations / launch.work.bytes();
        let _ = write!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"{}\"><title>{} {}: {:.0} % of the roof</title></circle>",
            x(intensity).clamp(0.0, WIDTH),
            y(rate).clamp(0.0, HEIGHT),
            colour(launches, launch.kernel),
            escaped(launch.kernel),
            escaped(&launch.extents),
            launch.share(&roofs) * 100.0
        );
    }
    svg + "</svg>\n"
}

fn kernels(launches: &[Launch], all: f64, roofs: Option<Roofs>) -> String {
    let roof = if roofs.is_some() { "<th>of roof</th>" } else { "" };
    let summaries = summary::of(launches);
    let has_model = summaries.iter().any(|summary| summary.expected.is_some());
    let model = if has_model { "<th>model</th><th>binds by the model</th>" } else { "" };
    let mut table = format!(
        "<table><tr><th>kernel</th><th>launches</th><th>time</th><th>share</th><th>GB/s</th><th>GFLOP/s</th>{roof}{model}</tr>\n"
    );
    for summary in summaries {
        let seconds = summary.time.as_secs_f64().max(1e-9);
        let roof = roofs
            .map_or_else(String::new, |roofs| format!("<td>{:.0} %</td>", summary.share(launches, &roofs) * 100.0));
        let model = match summary.expected {
            _ if !has_model => String::new(),
            Some(expected) => format!("<td>{}</td><td>{}</td>", time(expected), escaped(&summary.binds)),
            None => "<td></td><td></td>".to_owned(),
        };
        let _ = writeln!(
            table,
            "<tr><td><span style=\"color:{}\">■</span> {}</td><td>{}</td><td>{}</td><td>{:.1} %</td><td>{:.1}</td>\
             <td>{:.1}</td>{roof}{model}</tr>",
            colour(launches, summary.kernel),
            escaped(summary.kernel),
            summary.launches,
            time(seconds),
            seconds / all.max(1e-9) * 100.0,
            summary.work.bytes() / seconds / 1e9,
            summary.work.operations / seconds / 1e9
        );
    }
    table + "</table>\n"
}

/// Rows of the longest table: what is beyond is in the trace.
const ROWS: usize = 500;

fn table(launches: &[Launch], roofs: Option<Roofs>) -> String {
    let roof = if roofs.is_some() { "<th>of roof</th><th>binds</th>" } else { "" };
    let mut table = format!(
        "<table><tr><th>kernel</th><th>extents</th><th>time</th><th>bytes</th><th>operations</th>{roof}</tr>\n"
    );
    for launch in launches.iter().take(ROWS) {
        let roof = roofs.map_or_else(String::new, |roofs| {
            let binds = if roofs.memory_binds(&launch.work) { "memory" } else { "arithmetic" };
            format!("<td>{:.0} %</td><td>{binds}</td>", launch.share(&roofs) * 100.0)
        });
        let _ = writeln!(
            table,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.0}</td><td>{:.0}</td>{roof}</tr>",
            escaped(launch.kernel),
            escaped(&launch.extents),
            time(launch.time.as_secs_f64()),
            launch.work.bytes(),
            launch.work.operations
        );
    }
    table += "</table>\n";
    if launches.len() > ROWS {
        let _ = writeln!(table, "<p class=\"note\">The first {ROWS} of {} launches.</p>", launches.len());
    }
    table
}

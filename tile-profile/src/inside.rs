//! What happened inside launches: their timelines in the trace and on the page.

use crate::text::{WIDTH, escaped, time};
use crate::{Inside, Launch};
use serde_json::{Value, json};
use std::fmt::Write;
use tile_core::ir::Span;
use tile_core::launch::{EventTotal, Lane};

/// Lanes that are drawn.
const LANES: usize = 48;
/// Height of a lane.
const HEIGHT: f64 = 14.0;
/// Width of the lanes' names.
const LABEL: f64 = 190.0;
/// What is narrower, and no further from the event before, is not drawn.
const FINE: f64 = 0.3;

impl Inside {
    /// The median time of the launches of the same kernel and extents that were not recorded, in
    /// nanoseconds.
    pub(crate) fn unrecorded(&self, launches: &[Launch]) -> Option<f64> {
        let same = |launch: &&Launch| launch.kernel == self.kernel && launch.extents == self.extents;
        let mut times: Vec<f64> = launches.iter().filter(same).map(|launch| launch.time.as_secs_f64() * 1e9).collect();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied()
    }

    /// How long it took in words, beside launches that are not recorded.
    pub(crate) fn told(&self, launches: &[Launch]) -> String {
        let recorded = time(self.timeline.nanoseconds() / 1e9);
        match self.unrecorded(launches) {
            Some(plain) => format!("{recorded} while it is recorded, {} otherwise", time(plain / 1e9)),
            None => format!("{recorded} while it is recorded"),
        }
    }
}

/// The events of the lanes, a process for each place and a thread for each lane of it. The process 1
/// has the launches.
pub(crate) fn trace(insides: &[Inside]) -> Vec<Value> {
    let mut events = Vec::new();
    let mut places: Vec<(usize, &str)> = Vec::new();
    for (number, inside) in insides.iter().enumerate() {
        let mut threads = Vec::new();
        for lane in &inside.timeline.lanes {
            let place = (number, lane.place.as_str());
            let at = places.iter().position(|known| *known == place).unwrap_or_else(|| {
                places.push(place);
                places.len() - 1
            });
            threads.resize(places.len(), 0);
            let (pid, tid) = (at + 2, threads[at]);
            threads[at] += 1;
            let process = format!("{}: {}", inside.kernel, lane.place);
            events.push(json!({"name": "process_name", "ph": "M", "pid": pid, "args": {"name": process}}));
            let thread = called(lane);
            events.push(json!({"name": "thread_name", "ph": "M", "pid": pid, "tid": tid, "args": {"name": thread}}));
            let begin = inside.start.as_secs_f64() * 1e6;
            events.extend(lane.events.iter().map(|event| {
                let mut value = json!({
                    "name": event.name, "cat": "inside", "pid": pid, "tid": tid, "ts": begin + event.from / 1e3,
                    "args": {"which": event.detail, "at": at_text(event.at)},
                });
                match event.to {
                    Some(to) => (value["ph"], value["dur"]) = (json!("X"), json!((to - event.from) / 1e3)),
                    None => (value["ph"], value["s"]) = (json!("i"), json!("t")),
                }
                value
            }));
        }
    }
    events
}

/// The part of the page about them.
pub(crate) fn section(insides: &[Inside], launches: &[Launch]) -> String {
    let mut page = String::new();
    for inside in insides {
        let _ = writeln!(page, "<h3>{} {}</h3>", escaped(inside.kernel), escaped(&inside.extents));
        let _ = writeln!(page, "<p>{}.</p>", inside.told(launches));
        page += &drawing(inside);
        page += &table(&inside.timeline.totals());
        for remark in &inside.timeline.remarks {
            let _ = writeln!(page, "<p class=\"note\">{}.</p>", escaped(remark));
        }
    }
    page
}

/// A lane's name with its role.
fn called(lane: &Lane) -> String {
    match lane.role.is_empty() {
        true => lane.name.clone(),
        false => format!("{}, {}", lane.name, lane.role),
    }
}

fn at_text(at: Span) -> String {
    if at.line == 0 { String::new() } else { format!("{}:{}", at.line, at.column) }
}

/// The names of events, in the order in which they are first met.
fn names(inside: &Inside) -> Vec<&'static str> {
    let mut names = Vec::new();
    for event in inside.timeline.lanes.iter().flat_map(|lane| &lane.events) {
        if event.to.is_some() && !names.contains(&event.name) {
            names.push(event.name);
        }
    }
    names
}

fn colour(number: usize) -> String {
    format!("hsl({:.0} 62% 50%)", (number as f64 * 137.5 + 30.0) % 360.0)
}

fn drawing(inside: &Inside) -> String {
    let lanes = &inside.timeline.lanes;
    let names = names(inside);
    let end = inside.timeline.nanoseconds().max(1.0);
    let scale = (WIDTH - LABEL) / end;
    let drawn = lanes.len().min(LANES);
    let (bottom, legend) = (drawn as f64 * HEIGHT, drawn as f64 * HEIGHT + 32.0);
    let height = legend + 10.0;
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"inside the kernel\">");
    for (row, lane) in lanes.iter().take(LANES).enumerate() {
        let y = row as f64 * HEIGHT;
        let x = |at: f64| LABEL + at * scale;
        let name = escaped(&format!("{}, {}", lane.place, called(lane)));
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{:.1}\" textLength=\"{:.0}\" lengthAdjust=\"spacingAndGlyphs\">{name}</text>\
             <rect x=\"{:.2}\" y=\"{:.1}\" width=\"{:.2}\" height=\"{:.1}\" fill=\"#8a93a033\"><title>{name}</title></rect>",
            y + 10.0,
            (name.len() as f64 * 5.5).min(LABEL - 6.0),
            x(lane.ran[0]),
            y + 1.0,
            (lane.ran[1] - lane.ran[0]) * scale,
            HEIGHT - 2.0
        );
        let mut last = f64::NEG_INFINITY;
        for event in &lane.events {
            let (from, to) = (x(event.from), event.to.map_or(x(event.from), x));
            if to - last < FINE {
                continue;
            }
            last = to;
            let (fill, width) = match event.to {
                Some(_) => {
                    (colour(names.iter().position(|name| *name == event.name).unwrap_or(0)), (to - from).max(FINE))
                }
                None => ("#1c2430".to_owned(), 2.0 * FINE),
            };
            let took = event.to.map_or_else(String::new, |to| format!(" {}", time((to - event.from) / 1e9)));
            let _ = write!(
                svg,
                "<rect x=\"{from:.2}\" y=\"{:.1}\" width=\"{width:.2}\" height=\"{:.1}\" fill=\"{fill}\"><title>{} {} {}{took}</title></rect>",
                y + 1.0,
                HEIGHT - 2.0,
                event.name,
                escaped(&event.detail),
                at_text(event.at)
            );
        }
    }
    let _ = write!(
        svg,
        "<text x=\"{LABEL}\" y=\"{:.1}\">0</text><text x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        bottom + 12.0,
        bottom + 12.0,
        time(end / 1e9)
    );
    for (number, name) in names.iter().enumerate() {
        let x = LABEL + number as f64 * 110.0;
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{:.1}\" width=\"9\" height=\"9\" fill=\"{}\"/><text x=\"{}\" y=\"{legend}\">{name}</text>",
            legend - 9.0,
            colour(number),
            x + 13.0
        );
    }
    svg += "</svg>\n";
    if lanes.len() > LANES {
        let _ = writeln!(svg, "<p class=\"note\">The first {LANES} of {} lanes; the trace has all.</p>", lanes.len());
    }
    svg
}

fn table(totals: &[EventTotal]) -> String {
    if totals.is_empty() {
        return String::new();
    }
    let mut table =
        "<table><tr><th>what</th><th>role</th><th>place</th><th>times</th><th>mean</th><th>share</th></tr>\n"
            .to_owned();
    for total in totals {
        let _ = writeln!(
            table,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.1}</td><td>{}</td><td>{:.1} %</td></tr>",
            total.name,
            escaped(&total.role),
            at_text(total.at),
            total.count,
            time(total.mean / 1e9),
            100.0 * total.share
        );
    }
    table + "</table>\n"
}

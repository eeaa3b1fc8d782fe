//! The left half of the chart: the speed of workloads relative to their peers.

use crate::line::Line;
use crate::svg::Page;

/// The width of this half.
pub(crate) const WIDTH: f64 = 800.0;

const LEFT: f64 = 290.0;
const SCALE: f64 = 400.0;
const BAR: f64 = 7.0;
const GAP: f64 = 5.0;
/// What is far ahead would flatten the rest.
const MOST: f64 = 2.5;
const REACHED: &str = "#2f7d4f";
const MISSED: &str = "#b5562b";

/// A section: its title, what its bars are, and which works it has.
type Section = (&'static str, fn(&Line) -> Option<f64>);

const SECTIONS: [Section; 2] = [
    ("Time of the fastest peer over ours", |line| line.ratio.filter(|_| line.copy_share.is_none())),
    ("Share of the bandwidth of a copy", |line| line.copy_share),
];

/// Draws the sections below each other; gives where they end.
pub(crate) fn draw(page: &mut Page, lines: &[Line], threads: &[u64]) -> f64 {
    SECTIONS.iter().fold(44.0, |top, section| draw_section(page, lines, threads, *section, top))
}

fn draw_section(page: &mut Page, lines: &[Line], threads: &[u64], (title, value): Section, top: f64) -> f64 {
    let mut works: Vec<&str> = Vec::new();
    for line in lines.iter().filter(|line| value(line).is_some() && !line.work.starts_with("plain/")) {
        if !works.contains(&line.work.as_str()) {
            works.push(&line.work);
        }
    }
    if works.is_empty() {
        return top;
    }
    let counts: Vec<String> = threads.iter().map(u64::to_string).collect();
    let row = BAR * threads.len() as f64 + GAP;
    let (first, x) = (top + 20.0, |ratio: f64| LEFT + SCALE * ratio.min(MOST) / MOST);
    let bottom = first + row * works.len() as f64;
    page.text([10.0, top], 11, "start", &format!("{title}, on {} threads", counts.join(" and ")));
    for step in 0..=10 {
        let ratio = f64::from(step) * 0.25;
        let stroke = if step == 4 { "black" } else { "#ddd" };
        page.line([x(ratio), first - 4.0], [x(ratio), bottom], stroke);
        page.text([x(ratio), bottom + 12.0], 10, "middle", &ratio.to_string());
    }
    for (number, work) in works.iter().enumerate() {
        let y = first + row * number as f64;
        page.text([LEFT - 8.0, y + row / 2.0 + 2.0], 10, "end", work);
        let mut texts = Vec::new();
        for line in lines.iter().filter(|line| line.work == *work) {
            let (Some(ratio), Some(place)) = (value(line), threads.iter().position(|&n| n == line.threads)) else {
                continue;
            };
            let bar = line.bar.unwrap_or(1.0);
            let at = y + BAR * place as f64;
            let fill = if ratio >= bar { REACHED } else { MISSED };
            page.rect([LEFT, at], [x(ratio) - LEFT, BAR - 1.0], fill);
            // Where it is to be.
            page.line([x(bar), at - 1.0], [x(bar), at + BAR], "blue");
            texts.push(format!("{ratio:.2}"));
        }
        page.text([x(MOST) + 8.0, y + row / 2.0 + 2.0], 10, "start", &texts.join(", "));
    }
    bottom + 40.0
}

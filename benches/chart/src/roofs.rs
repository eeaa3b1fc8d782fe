//! The right half of the chart: workloads under the roofline of the machine.

use crate::line::Line;
use crate::svg::Page;

/// The width of this half.
pub(crate) const WIDTH: f64 = 560.0;

const LEFT: f64 = crate::ratios::WIDTH + 60.0;
const SIDE: [f64; 2] = [460.0, 360.0];
/// Decades of operations per byte, and of operations per second.
const X: [f64; 2] = [-1.0, 4.0];
const Y: [f64; 2] = [0.0, 4.0];
/// Kinds of works, by what their names contain, and their colours.
const KINDS: [(&str, &str); 6] = [
    ("attention", "#7b3fa0"),
    ("int", "#a08c2f"),
    ("i8", "#b5562b"),
    ("bf16", "#2f7d4f"),
    ("f16", "#2f7d7d"),
    ("", "#2b5ab5"),
];

/// Draws a diagram for each number of threads; gives where they end.
pub(crate) fn draw(page: &mut Page, lines: &[Line], threads: &[u64]) -> f64 {
    threads.iter().fold(44.0, |top, &count| {
        let lines: Vec<&Line> = lines.iter().filter(|line| line.threads == count).collect();
        diagram(page, &lines, count, top)
    })
}

fn diagram(page: &mut Page, lines: &[&Line], threads: u64, top: f64) -> f64 {
    if !lines.iter().any(|line| line.intensity.is_some()) {
        return top;
    }
    let [width, height] = SIDE;
    let first = top + 16.0;
    let part = |value: f64, [lo, hi]: [f64; 2]| ((value.log10() - lo) / (hi - lo)).clamp(0.0, 1.0);
    let at = |intensity: f64, rate: f64| [LEFT + width * part(intensity, X), first + height * (1.0 - part(rate, Y))];
    page.text([LEFT, top], 11, "start", &format!("GFLOP/s against operations per byte, threads: {threads}"));
    for decade in X[0] as i32..=X[1] as i32 {
        let value = 10_f64.powi(decade);
        page.line(at(value, 10_f64.powf(Y[0])), at(value, 10_f64.powf(Y[1])), "#ddd");
        page.text([at(value, 1.0)[0], first + height + 14.0], 10, "middle", &value.to_string());
    }
    for decade in Y[0] as i32..=Y[1] as i32 {
        let value = 10_f64.powi(decade);
        page.line(at(10_f64.powf(X[0]), value), at(10_f64.powf(X[1]), value), "#ddd");
        page.text([LEFT - 6.0, at(1.0, value)[1] + 3.0], 10, "end", &value.to_string());
    }
    let limit = |name: &str| lines.iter().find(|line| line.work == name).map(|line| line.rate);
    let copy = limit("limit copy");
    for line in lines.iter().filter(|line| line.work.starts_with("limit fma ")) {
        let peak = line.rate;
        let from = copy.map_or(10_f64.powf(X[0]), |copy| peak / copy);
        page.line(at(from, peak), at(10_f64.powf(X[1]), peak), "black");
        let [_, y] = at(1.0, peak);
        page.text([LEFT + width - 4.0, y - 4.0], 10, "end", &format!("{}: {peak:.0}", &line.work["limit ".len()..]));
    }
    let highest = lines.iter().filter(|line| line.work.starts_with("limit fma ")).map(|line| line.rate);
    if let (Some(copy), Some(peak)) = (copy, highest.reduce(f64::max)) {
        // From where the axis begins, or where the roof comes down to it.
        let from = 10_f64.powf(X[0]).max(10_f64.powf(Y[0]) / copy);
        page.line(at(from, copy * from), at(peak / copy, peak), "black");
        page.text([LEFT + 6.0, first + 12.0], 10, "start", &format!("copy: {copy:.1} GB/s"));
    }
    for line in lines {
        if let Some(intensity) = line.intensity {
            let (_, fill) = KINDS.iter().find(|(text, _)| line.work.contains(text)).expect("all names contain nothing");
            let name = format!("{}: {:.1} {}", line.work, line.rate, line.unit);
            page.point(at(intensity, line.rate), fill, &name);
        }
    }
    for (number, (kind, fill)) in KINDS.iter().enumerate() {
        let x = LEFT + 76.0 * number as f64;
        let kind = if kind.is_empty() { "others" } else { kind };
        page.rect([x, first + height + 22.0], [8.0, 8.0], fill);
        page.text([x + 12.0, first + height + 30.0], 10, "start", kind);
    }
    first + height + 60.0
}

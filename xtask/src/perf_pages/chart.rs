//! One chart a device: a line for each group of works, a point for each work.

use super::results::{Device, median};
use tile_chart::svg::Page;

const LEFT: f64 = 290.0;
const SCALE: f64 = 420.0;
const ROW: f64 = 22.0;
const TOP: f64 = 66.0;
/// The axis is logarithmic, from the lowest ratio to the highest.
const LOWEST: f64 = 0.25;
const HIGHEST: f64 = 16.0;
const FASTER: &str = "#2f7d4f";
const SLOWER: &str = "#b5562b";

pub(crate) fn draw(device: &Device) -> String {
    let mut page = Page::new();
    page.text([10.0, 22.0], 14, "start", &device.title);
    page.text(
        [10.0, 40.0],
        11,
        "start",
        "Time of the fastest peer over ours: right of 1 is faster. A point is a work.",
    );
    let groups: Vec<_> = device.groups().into_iter().filter(|g| !g.ratios(|_| true).is_empty()).collect();
    let bottom = TOP + ROW * groups.len() as f64;
    let x = |ratio: f64| {
        let ratio = ratio.clamp(LOWEST, HIGHEST);
        LEFT + SCALE * (ratio / LOWEST).log2() / (HIGHEST / LOWEST).log2()
    };
    for step in [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0] {
        page.line([x(step), TOP - 8.0], [x(step), bottom], if step == 1.0 { "black" } else { "#ddd" });
        page.text([x(step), bottom + 14.0], 10, "middle", &step.to_string());
    }
    for (number, group) in groups.iter().enumerate() {
        let y = TOP + ROW * (number as f64 + 0.5);
        let ratios = group.ratios(|_| true);
        page.text([LEFT - 10.0, y + 4.0], 11, "end", group.name);
        page.line([x(ratios[0]), y], [x(ratios[ratios.len() - 1]), y], "#999");
        for row in &group.rows {
            let Some(ratio) = row.median() else { continue };
            let threads = if row.threads > 1 { format!(", {} threads", row.threads) } else { String::new() };
            let name = format!("{}{threads}: {ratio:.2} {}", row.work, row.peer);
            page.point([x(ratio), y], if ratio >= 1.0 { FASTER } else { SLOWER }, &name);
        }
        let middle = median(&ratios).expect("there are some");
        page.text([LEFT + SCALE + 16.0, y + 4.0], 11, "start", &format!("{middle:.2}"));
    }
    page.text([LEFT + SCALE + 16.0, TOP - 12.0], 10, "start", "median");
    page.finish([LEFT + SCALE + 70.0, bottom + 30.0])
}

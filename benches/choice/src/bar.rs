//! Bar of searches: how much of the best speed of a list that was timed whole a search reaches in few
//! measurements, from the committed times.

use crate::regret::{Regret, of, quantiles};
use serde_json::{Value, json};
use std::error::Error;

/// Numbers of measurements, and the part of the best speed that the median search is to reach.
pub(crate) const BARS: [(usize, f64); 2] = [(4, 0.95), (12, 0.98)];

/// The committed times of lists, and the card that each is of.
const TIMES: [(&str, &str); 2] = [("H100", include_str!("../h100.jsonl")), ("H200", include_str!("../h200.jsonl"))];

/// What searches reach on a card.
pub(crate) struct Reached {
    card: &'static str,
    points: usize,
    /// For each of the [`BARS`]: the part of the best speed in the median, and at nine of ten points.
    parts: Vec<[f64; 2]>,
}

/// For each card.
pub(crate) fn reached() -> Result<Vec<Reached>, Box<dyn Error>> {
    let card = |&(card, text): &(&'static str, &str)| {
        let regrets = of(text)?;
        let parts = BARS.iter().map(|&(measurements, _)| parts(&regrets, measurements)).collect();
        Ok(Reached { card, points: regrets.len(), parts })
    };
    TIMES.iter().map(card).collect()
}

fn parts(regrets: &[Regret], measurements: usize) -> [f64; 2] {
    let lost: Vec<f64> = regrets.iter().map(|regret| 1.0 - regret.found_in(measurements)).collect();
    let (median, tenth) = quantiles(&lost);
    [1.0 - median, 1.0 - tenth]
}

/// Percent, to a tenth, rounded down.
fn percent(part: f64) -> f64 {
    (part * 1000.0).floor() / 10.0
}

/// The same as JSON.
pub(crate) fn json(all: &[Reached]) -> Value {
    let card = |reached: &Reached| {
        let searches = BARS.iter().zip(&reached.parts).map(|((measurements, bar), [median, tenth])| {
            json!({
                "measurements": measurements,
                "bar_percent": bar * 100.0,
                "median_percent": percent(*median),
                "nine_of_ten_percent": percent(*tenth),
            })
        });
        json!({ "card": reached.card, "points": reached.points, "searches": searches.collect::<Vec<_>>() })
    };
    let command = "cargo run -p tile-choice -- bar";
    json!({ "command": command, "cards": all.iter().map(card).collect::<Vec<_>>() })
}

/// Prints the bar as JSON.
pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    println!("{:#}", json(&reached()?));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const BEGIN: &str = "<!-- search bar: written by `TILE_BLESS=1 cargo test -p tile-choice` -->\n";
    const END: &str = "<!-- end of search bar -->";

    /// The same as a table in Markdown.
    fn markdown(all: &[Reached]) -> String {
        let mut text = "| card | points | measurements | of the best speed, median | at nine of ten points | bar |\n\
                        |---|---|---|---|---|---|\n"
            .to_owned();
        for reached in all {
            for ((measurements, bar), [median, tenth]) in BARS.iter().zip(&reached.parts) {
                let Reached { card, points, .. } = reached;
                let (median, tenth, bar) = (percent(*median), percent(*tenth), bar * 100.0);
                text +=
                    &format!("| {card} | {points} | {measurements} | {median:.1} % | {tenth:.1} % | {bar:.0} % |\n");
            }
        }
        text
    }

    /// What is missed here is missed by searches of users: the model ranks worse, or a search measures
    /// others first.
    #[test]
    fn searches_meet_their_bar_and_the_documents_say_so() {
        let all = reached().unwrap();
        for Reached { card, points, parts } in &all {
            assert!(*points >= 60, "{card}: {points} points");
            for ((measurements, bar), [median, _]) in BARS.iter().zip(parts) {
                assert!(median >= bar, "{card}: {median} in {measurements} measurements, expected {bar}");
            }
        }
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        tile_golden::check(format!("{root}/benches/choice/search-bar.json"), &format!("{:#}\n", json(&all)));
        let path = format!("{root}/docs/tuning.md");
        let document = fs::read_to_string(&path).unwrap();
        let (before, rest) = document.split_once(BEGIN).expect("the table begins");
        let (_, after) = rest.split_once(END).expect("the table ends");
        tile_golden::check(&path, &format!("{before}{BEGIN}{}{END}{after}", markdown(&all)));
    }
}

//! The lines of the benchmark's JSON file.

use serde_json::Value;
use std::fmt;

/// A piece of work as it was measured.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its name.
    pub work: String,
    /// How many threads it ran on.
    pub threads: u64,
    /// What our kernel reached, in `unit`.
    pub rate: f64,
    /// `GFLOP/s` or `GB/s`.
    pub unit: String,
    /// The fastest peer's time over ours.
    pub ratio: Option<f64>,
    /// What the ratio, or the share of a copy, is to be at least.
    pub bar: Option<f64>,
    /// The share of a copy's bandwidth in the same rounds.
    pub copy_share: Option<f64>,
    /// Operations for each byte that has to be read or written.
    pub intensity: Option<f64>,
}

/// A line that is none.
#[derive(Debug)]
pub struct ReadError {
    line: usize,
    what: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ReadError {}

/// The lines of a file, one object each.
///
/// # Errors
/// When a line is no object, or lacks what every work has.
pub fn read(text: &str) -> Result<Vec<Line>, ReadError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(number, line)| parse(line).map_err(|what| ReadError { line: number + 1, what })).collect()
}

fn parse(line: &str) -> Result<Line, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let missing = |field: &str| format!("no {field}");
    let text = |field: &str| value[field].as_str().map(str::to_owned).ok_or_else(|| missing(field));
    Ok(Line {
        work: text("work")?,
        threads: value["threads"].as_u64().ok_or_else(|| missing("threads"))?,
        rate: value["rate"].as_f64().ok_or_else(|| missing("rate"))?,
        unit: text("unit")?,
        ratio: value["ratio"].as_f64(),
        bar: value["bar"].as_f64(),
        copy_share: value["copy_share"].as_f64(),
        intensity: value["intensity"].as_f64(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_what_a_line_lacks() {
        let error = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(error("\n{\"work\": \"x\", \"rate\": 1, \"unit\": \"GB/s\"}"), "line 2: no threads");
        assert!(error("nonsense").starts_with("line 1: "));
    }
}

//! Reads and writes the list of refused points, with counts of all points:
//!
//! ```text
//! # for 910B1: 612
//! # compiled again, alike: 1180
//! # compiled again, others: 0
//! # no program, npu-element: 420
//! matmul_u8_i8 - open by 1.1.0, one buffer: tools-compile
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// What a run found, of which the list is the whole.
#[derive(Default)]
pub(crate) struct List {
    /// How many points a compiler has.
    pub(crate) points: BTreeMap<String, usize>,
    /// Programs of a text that was compiled before: alike, and not.
    pub(crate) again: [usize; 2],
    /// What has no program, by reason.
    pub(crate) none: BTreeMap<String, usize>,
    /// The lines, each with what the compiler says.
    pub(crate) refused: BTreeMap<String, String>,
}

impl List {
    /// How many points there are, which needs no compiler.
    fn counts(&self) -> String {
        let mut text = String::new();
        for (compiler, count) in &self.points {
            let _ = writeln!(text, "# {compiler}: {count}");
        }
        for (reason, count) in &self.none {
            let _ = writeln!(text, "# no program, {reason}: {count}");
        }
        text
    }

    fn text(&self) -> String {
        let mut text = self.counts();
        let [alike, others] = self.again;
        let _ = writeln!(text, "# compiled again, alike: {alike}\n# compiled again, others: {others}");
        for line in self.refused.keys() {
            let _ = writeln!(text, "{line}");
        }
        text
    }

    /// Compares with the file: whole if every point was compiled, which `TILE_BLESS=1` writes
    /// then; else the lines of points that were, and the counts if every kernel was looked at.
    ///
    /// # Errors
    /// What differs.
    pub(crate) fn compare(&self, complete: bool, every: bool, asked: &BTreeSet<String>) -> Result<(), String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ladder.txt");
        if complete && tile_golden::blessing() {
            fs::write(&path, self.text()).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let file = fs::read_to_string(&path).unwrap_or_default();
        let (heads, lines): (Vec<&str>, Vec<&str>) = file.lines().partition(|line| line.starts_with('#'));
        let lines: BTreeSet<&str> = lines.into_iter().collect();
        let mut wrong = String::new();
        for (line, reason) in &self.refused {
            let reason: String = reason.replace('\n', " ").chars().take(400).collect();
            if !lines.contains(line.as_str()) {
                let _ = writeln!(wrong, "not listed: {line}: {reason}");
            }
        }
        let point = |line: &str| line.rsplit_once(": ").map_or(line.to_owned(), |(point, _)| point.to_owned());
        for line in lines.iter().filter(|line| asked.contains(&point(line)) && !self.refused.contains_key(**line)) {
            let _ = writeln!(wrong, "listed, and taken: {line}");
        }
        for line in self.counts().lines().filter(|line| every && !heads.contains(line)) {
            let _ = writeln!(wrong, "found, and the list says otherwise: {line}");
        }
        if complete && file != self.text() {
            let _ = writeln!(wrong, "the list is another: {}", self.text());
        }
        if wrong.is_empty() {
            return Ok(());
        }
        Err(format!("{}: {wrong}`TILE_BLESS=1` with `--all` writes the list", path.display()))
    }
}

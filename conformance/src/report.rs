//! The report of a run: a row for each check, a summary, and JSON.

use crate::expect::{Expect, Refusal};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use tile_kernels::registry::KERNELS;
use tile_kernels::testing::{Error, Mismatch};

/// What came of a check.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The output is within the tolerance, so far from the reference.
    Right(Error),
    /// The device refused the launch, as it may, for this reason.
    Refused(String),
    /// The output or the refusal is wrong.
    Wrong(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Right(error) => write!(f, "ok     {error}"),
            Outcome::Refused(reason) => write!(f, "ok     refused: {reason}"),
            Outcome::Wrong(reason) => write!(f, "WRONG  {reason}"),
        }
    }
}

/// A check and what came of it.
#[derive(Clone, Debug)]
pub struct Row {
    /// The seed of the round, which repeats it.
    pub seed: u64,
    /// The name of the case.
    pub case: String,
    /// The kernel with its types and extents.
    pub check: String,
    /// What came of it.
    pub outcome: Outcome,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<44} {:<44} {}", self.case, self.check, self.outcome)
    }
}

/// The outcomes of all checks of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    device: String,
    seed: u64,
    case: String,
    rows: Vec<Row>,
    launched: BTreeSet<String>,
    needed: BTreeSet<usize>,
    missing: Vec<&'static str>,
}

impl Report {
    /// An empty report on a device of this name.
    pub fn new(device: impl Into<String>) -> Report {
        Report { device: device.into(), ..Report::default() }
    }

    /// Names the device, where it was not known before.
    pub fn name_device(&mut self, device: &str) {
        device.clone_into(&mut self.device);
    }

    /// Starts a round with its seed.
    pub fn start_round(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Starts a case.
    pub fn start_case(&mut self, case: &str) {
        case.clone_into(&mut self.case);
    }

    /// Notes that a kernel was launched, or that nothing more is to be asked of it.
    pub fn launched(&mut self, kernel: &str) {
        if !self.launched.contains(kernel) {
            self.launched.insert(kernel.to_owned());
        }
    }

    /// Notes an output that was compared.
    pub fn compared(&mut self, check: &str, outcome: Result<Error, Mismatch>) {
        self.add(check, outcome.map_or_else(|mismatch| Outcome::Wrong(mismatch.to_string()), Outcome::Right));
    }

    /// Notes a check without a number.
    pub fn pass(&mut self, check: &str) {
        self.add(check, Outcome::Right(Error { largest: 0.0, of_limit: 0.0 }));
    }

    /// Notes a failure.
    pub fn fail(&mut self, check: &str, reason: &str) {
        self.add(check, Outcome::Wrong(reason.to_owned()));
    }

    /// Notes a launch that gave an error: right where it is a refusal that was expected.
    pub(crate) fn refused(&mut self, check: &str, reason: &str, is_refusal: bool, expect: &Expect) {
        let name = format!("{} {check}", self.case);
        match expect.refused.iter().position(|refusal| is_refusal && refusal.covers(&name, reason)) {
            Some(at) => {
                self.needed.insert(at);
                self.add(check, Outcome::Refused(reason.to_owned()));
            }
            None => self.fail(check, reason),
        }
    }

    fn add(&mut self, check: &str, outcome: Outcome) {
        self.rows.push(Row { seed: self.seed, case: self.case.clone(), check: check.to_owned(), outcome });
    }

    /// The newest row.
    pub fn last(&self) -> Option<&Row> {
        self.rows.last()
    }

    /// All rows, in the order in which they ran.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Takes note of what a run left out, if it was a whole one: kernels of the library that were
    /// never launched, and expected refusals that did not come.
    pub(crate) fn close(&mut self, launched: &BTreeMap<String, bool>, expect: &Expect) {
        launched.keys().for_each(|kernel| self.launched(kernel));
        if !expect.filters.is_empty() {
            return;
        }
        self.start_case("the whole run");
        for (at, Refusal { check, reason }) in expect.refused.iter().enumerate() {
            if !self.needed.contains(&at) {
                self.fail("expected refusals", &format!("nothing like `{check}` was refused with `{reason}`"));
            }
        }
        self.demand_every_kernel();
    }

    /// Makes it a failure that a kernel of the library was never launched.
    pub fn demand_every_kernel(&mut self) {
        let names = KERNELS.iter().map(|entry| entry.name);
        self.missing = names.filter(|name| !self.launched.contains(*name)).collect();
    }

    /// Whether every check is right, and there was one.
    pub fn is_right(&self) -> bool {
        self.wrong().next().is_none() && self.missing.is_empty() && !self.rows.is_empty()
    }

    /// The rows that are wrong.
    pub fn wrong(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| matches!(row.outcome, Outcome::Wrong(_)))
    }

    /// The report as JSON: the device, an object for each check with its seed, case, name and
    /// `error` (with `of_limit`, its ratio to the tolerance), `refused` or `wrong`, and the kernels
    /// that were never launched.
    pub fn json(&self) -> String {
        let mut text = format!("{{\"device\": {}, \"checks\": [\n", quoted(&self.device));
        for (i, row) in self.rows.iter().enumerate() {
            let comma = if i + 1 < self.rows.len() { "," } else { "" };
            let (case, check) = (quoted(&row.case), quoted(&row.check));
            let _ = write!(text, "{{\"seed\": {}, \"case\": {case}, \"check\": {check}, ", row.seed);
            let _ = match &row.outcome {
                Outcome::Right(error) => {
                    write!(text, "\"error\": {:e}, \"of_limit\": {:e}", error.largest, error.of_limit)
                }
                Outcome::Refused(reason) => write!(text, "\"refused\": {}", quoted(reason)),
                Outcome::Wrong(reason) => write!(text, "\"wrong\": {}", quoted(reason)),
            };
            let _ = writeln!(text, "}}{comma}");
        }
        let missing: Vec<String> = self.missing.iter().map(|name| quoted(name)).collect();
        let _ = writeln!(text, "], \"never_launched\": [{}]}}", missing.join(", "));
        text
    }
}

/// The summary: how many checks there were, and those that are wrong.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let refused = self.rows.iter().filter(|row| matches!(row.outcome, Outcome::Refused(_))).count();
        let (all, wrong) = (self.rows.len(), self.wrong().count());
        write!(f, "{}: {all} checks, {wrong} wrong", self.device)?;
        if refused > 0 {
            write!(f, ", {refused} refused as expected")?;
        }
        for row in self.wrong() {
            write!(f, "\n  {} {} (seed {}): {}", row.case, row.check, row.seed, row.outcome)?;
        }
        if !self.missing.is_empty() {
            write!(f, "\nnever launched: {}", self.missing.join(", "))?;
        }
        Ok(())
    }
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

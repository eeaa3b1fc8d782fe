//! What a run of the suite takes, and what the device may refuse.

use crate::chooses;

/// What to run, and what a device may refuse.
#[derive(Clone, Debug)]
pub struct Expect {
    /// Parts of names of cases; all cases when empty.
    pub filters: Vec<String>,
    /// The seed of the first round; without one it differs from run to run and is in the report.
    pub seed: Option<u64>,
    /// How many rounds, each with a seed of its own.
    pub rounds: u64,
    /// Whether to run the cases whose tiles need the shared memory of a large GPU.
    pub large: bool,
    /// What the device refuses. A refusal that is not listed is a failure, and so is a line of
    /// this list that no refusal of a whole run needs.
    pub refused: Vec<Refusal>,
}

impl Default for Expect {
    fn default() -> Expect {
        Expect { filters: Vec::new(), seed: None, rounds: 1, large: false, refused: Vec::new() }
    }
}

impl Expect {
    /// Whether a case is to run.
    pub fn chooses(&self, case: &str) -> bool {
        chooses(&self.filters, case)
    }
}

/// A refusal that is known: launches of a check whose name or kernel contains `check`, with an
/// error whose text contains `reason`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// A part of `case check`, as the report has them; empty for any.
    pub check: String,
    /// A part of the error's text.
    pub reason: String,
}

impl Refusal {
    /// A refusal of checks with such a name, for such a reason.
    pub fn new(check: impl Into<String>, reason: impl Into<String>) -> Refusal {
        Refusal { check: check.into(), reason: reason.into() }
    }

    pub(crate) fn covers(&self, check: &str, reason: &str) -> bool {
        check.contains(&self.check) && reason.contains(&self.reason)
    }
}

//! The results of the checks, and their report.

use crate::known::Known;
use std::time::Duration;

/// What came of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Results are right.
    Right {
        /// The check.
        check: String,
    },
    /// A kernel of it is refused.
    Refused {
        /// The check.
        check: String,
        /// The kernel and its types.
        kernel: String,
        /// The code of the refusal.
        code: String,
        /// What the compiler says.
        reason: String,
    },
    /// Results are wrong, or the model of a core found a fault.
    Wrong {
        /// The check.
        check: String,
        /// What is wrong.
        reason: String,
    },
}

impl Outcome {
    /// As a line that [`Outcome::parse`] reads.
    pub(crate) fn line(&self) -> String {
        let fields = match self {
            Outcome::Right { check } => vec!["=right", check],
            Outcome::Refused { check, kernel, code, reason } => vec!["=refused", check, kernel, code, reason],
            Outcome::Wrong { check, reason } => vec!["=wrong", check, reason],
        };
        let plain = |field: &&str| field.replace(['\t', '\n'], " ");
        fields.iter().map(plain).collect::<Vec<String>>().join("\t")
    }

    /// Reads a line; `None` where it is something else.
    pub(crate) fn parse(line: &str) -> Option<Outcome> {
        let fields: Vec<String> = line.split('\t').map(str::to_owned).collect();
        Some(match (fields[0].as_str(), &fields[1..]) {
            ("=right", [check]) => Outcome::Right { check: check.clone() },
            ("=refused", [check, kernel, code, reason]) => Outcome::Refused {
                check: check.clone(),
                kernel: kernel.clone(),
                code: code.clone(),
                reason: reason.clone(),
            },
            ("=wrong", [check, reason]) => Outcome::Wrong { check: check.clone(), reason: reason.clone() },
            _ => return None,
        })
    }
}

/// What came of all.
#[derive(Default)]
pub(crate) struct Report {
    right: usize,
    known: Known,
}

impl Report {
    /// Takes what came of a case, and prints it.
    pub(crate) fn add(&mut self, case: &str, outcomes: Vec<Outcome>, time: Duration) {
        let mut counts = [0; 3];
        for outcome in outcomes {
            match outcome {
                Outcome::Right { .. } => counts[0] += 1,
                Outcome::Refused { check, kernel, code, reason } => {
                    counts[1] += 1;
                    println!("  {case}: {check} is refused: {kernel}: {reason}");
                    self.known.refused(case, &kernel, &code);
                }
                Outcome::Wrong { check, reason } => {
                    counts[2] += 1;
                    println!("  {case}: {check} is WRONG: {reason}");
                    self.known.wrong(case, &check);
                }
            }
        }
        self.right += counts[0];
        let [right, refused, wrong] = counts;
        println!("{case}: {right} right, {refused} refused, {wrong} wrong, {:.1} s", time.as_secs_f64());
    }

    /// Prints the summary, and says whether all is well.
    pub(crate) fn finish(&self, time: Duration, cases: &[&str], whole: bool) -> bool {
        println!("\n{} checks right, {:.0} s", self.right, time.as_secs_f64());
        self.known.is_listed(cases, whole) && self.right > 0
    }
}

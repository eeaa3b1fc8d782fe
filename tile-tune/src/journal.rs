//! The journal of searches: a line for each candidate that is about to run, and one for each that
//! ran, so that a search goes on after its process has ended.
//!
//! A candidate may take the process with it, or never end, and a user may break a search off. Who
//! starts the same search again with the same [`Journal`] gets the samples that were taken; the
//! candidate that was running has failed, unless the journal says that the search was
//! [interrupted](Journal::interrupted).

use crate::{Caches, Choice, Key, Outcome, Trial};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Why a candidate failed whose process left no word.
const LOST: &str = "the process ended while it ran";

/// Why a candidate failed that was running each time that a search was interrupted.
const TWICE: &str = "the search was interrupted twice while it ran";

/// A file of lines in JSON that searches are written to and go on from.
///
/// One process at a time writes it. It may hold several searches: each has the lines of its key and
/// launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    path: PathBuf,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// A candidate is about to run.
    Begun {
        search: String,
        #[serde(flatten)]
        choice: Choice,
    },
    /// It ran, or was refused: all samples so far, in nanoseconds.
    Ran {
        search: String,
        #[serde(flatten)]
        choice: Choice,
        samples: Vec<u64>,
        outcome: Outcome,
    },
    /// Why the process ended in which the last candidate was running.
    Ended { reason: String },
    /// The search was broken off, by no fault of the candidate that was running.
    Interrupted,
}

impl Journal {
    /// In this file, which is made when it is first written to.
    pub fn new(path: impl Into<PathBuf>) -> Journal {
        Journal { path: path.into() }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the last line is of a candidate that is about to run.
    pub fn is_running(&self) -> bool {
        matches!(self.lines().last(), Some(Line::Begun { .. }))
    }

    /// Says why the process ended that wrote the journal; the candidate that was running fails with
    /// this reason.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn ended(&self, reason: &str) -> io::Result<()> {
        Writer::open(self, String::new())?.write(&Line::Ended { reason: reason.to_owned() })
    }

    /// Says that the search was broken off, as by a user: the candidate that was running is tried
    /// again, and fails where that happens to it twice.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn interrupted(&self) -> io::Result<()> {
        Writer::open(self, String::new())?.write(&Line::Interrupted)
    }

    /// The lines that are whole. A process that ends may leave a part of one.
    fn lines(&self) -> Vec<Line> {
        let text = fs::read(&self.path).unwrap_or_default();
        String::from_utf8_lossy(&text).lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    }

    /// The candidates of a search that were run, and where more are written.
    pub(crate) fn resume(&self, key: &Key, numbers: &[i64], caches: Caches) -> io::Result<(Vec<Trial>, Writer)> {
        let name = format!("{} {numbers:?} {caches}", key.file());
        Ok((trials(self.lines(), &name), Writer::open(self, name)?))
    }
}

/// The candidates of a search, each with what the last line about it says.
fn trials(lines: Vec<Line>, name: &str) -> Vec<Trial> {
    let mut found: Vec<Trial> = Vec::new();
    let mut running: Option<Choice> = None;
    let mut interrupted: Vec<Choice> = Vec::new();
    let mut put = |choice: Choice, samples: Vec<Duration>, outcome: Outcome| {
        let known = found.iter_mut().find(|known| known.is_of(&choice));
        let trial = Trial { samples, outcome, ..Trial::new(choice, None) };
        match known {
            Some(known) => *known = trial,
            None => found.push(trial),
        }
    };
    let failed = |reason: &str| Outcome::Failed(reason.to_owned());
    for line in lines {
        match line {
            Line::Begun { search, choice } => {
                if let Some(lost) = running.take() {
                    put(lost, Vec::new(), failed(LOST));
                }
                running = (search == name).then_some(choice);
            }
            Line::Ran { search, choice, samples, outcome } => {
                running = None;
                if search == name {
                    put(choice, samples.into_iter().map(Duration::from_nanos).collect(), outcome);
                }
            }
            Line::Ended { reason } => {
                if let Some(lost) = running.take() {
                    put(lost, Vec::new(), failed(&reason));
                }
            }
            Line::Interrupted => match running.take() {
                Some(lost) if interrupted.contains(&lost) => put(lost, Vec::new(), failed(TWICE)),
                lost => interrupted.extend(lost),
            },
        }
    }
    if let Some(lost) = running {
        put(lost, Vec::new(), failed(LOST));
    }
    found
}

/// Where the lines of a search go.
pub(crate) struct Writer {
    file: File,
    search: String,
}

impl Writer {
    fn open(journal: &Journal, search: String) -> io::Result<Writer> {
        let whole = fs::read(&journal.path).map_or(true, |text| text.is_empty() || text.ends_with(b"\n"));
        let mut file = File::options().create(true).append(true).open(&journal.path)?;
        if !whole {
            file.write_all(b"\n")?;
        }
        Ok(Writer { file, search })
    }

    fn write(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.file.write_all(text.as_bytes())
    }

    /// A candidate is about to run.
    pub(crate) fn begin(&mut self, choice: &Choice) -> io::Result<()> {
        self.write(&Line::Begun { search: self.search.clone(), choice: choice.clone() })
    }

    /// It ran.
    pub(crate) fn ran(&mut self, trial: &Trial) -> io::Result<()> {
        let nanoseconds = |sample: &Duration| u64::try_from(sample.as_nanos()).unwrap_or(u64::MAX);
        self.write(&Line::Ran {
            search: self.search.clone(),
            choice: trial.choice(),
            samples: trial.samples.iter().map(nanoseconds).collect(),
            outcome: trial.outcome.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(point: i64) -> Line {
        Line::Begun { search: "s".to_owned(), choice: Choice::own(vec![point]) }
    }

    fn ran(point: i64, samples: &[u64]) -> Line {
        let outcome = Outcome::Measured;
        Line::Ran { search: "s".to_owned(), choice: Choice::own(vec![point]), samples: samples.to_vec(), outcome }
    }

    #[test]
    fn who_was_running_has_failed() {
        let ended = |reason: &str| Line::Ended { reason: reason.to_owned() };
        let found = trials(vec![begun(1), ran(1, &[5]), begun(2), ended("late"), begun(3), begun(1)], "s");
        let told: Vec<(i64, Outcome)> = found.into_iter().map(|trial| (trial.point[0], trial.outcome)).collect();
        let failed = |reason: &str| Outcome::Failed(reason.to_owned());
        assert_eq!(told, [(1, failed(LOST)), (2, failed("late")), (3, failed(LOST))]);
        assert!(trials(vec![begun(1), ran(1, &[5])], "another").is_empty());
    }

    #[test]
    fn other_schedules_are_other_candidates() {
        let choice = |plan: &str| Choice { plan: plan.parse().unwrap(), ..Choice::own(vec![1]) };
        let begun = |plan: &str| Line::Begun { search: "s".to_owned(), choice: choice(plan) };
        let found = trials(vec![begun("cuda(split = 2)"), begun("cuda(split = 4)"), ran(1, &[5])], "s");
        let told: Vec<_> = found.iter().map(|trial| (trial.plan.to_string(), trial.lives())).collect();
        assert_eq!(told, [("cuda(split = 2)".to_owned(), false), (String::new(), true)]);
    }

    #[test]
    fn later_samples_stand_for_earlier_ones() {
        let found = trials(vec![begun(1), ran(1, &[5]), begun(1), ran(1, &[5, 6])], "s");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].samples, [5, 6].map(Duration::from_nanos));
    }

    #[test]
    fn who_was_interrupted_is_tried_again_once() {
        let once = [begun(1), ran(1, &[5]), begun(1), Line::Interrupted, begun(2), Line::Interrupted];
        let found = trials(once.into(), "s");
        assert_eq!(found.len(), 1, "the second has neither failed nor run");
        assert_eq!((found[0].outcome.clone(), found[0].samples.len()), (Outcome::Measured, 1));
        let found = trials(vec![begun(2), Line::Interrupted, begun(2), Line::Interrupted], "s");
        assert_eq!(found[0].outcome, Outcome::Failed(TWICE.to_owned()));
        assert!(trials(vec![Line::Interrupted], "s").is_empty());
    }

    #[test]
    fn a_part_of_a_line_is_none() {
        let journal = Journal::new(std::env::temp_dir().join(format!("journal-{}", std::process::id())));
        assert!(!journal.is_running(), "there is no file");
        let mut writer = Writer::open(&journal, "s".to_owned()).unwrap();
        writer.begin(&Choice::own(vec![7])).unwrap();
        assert!(journal.is_running());
        writer.file.write_all(b"{\"ran\":{\"sea").unwrap();
        journal.ended("it was killed").unwrap();
        let found = trials(journal.lines(), "s");
        assert_eq!(found[0].outcome, Outcome::Failed("it was killed".to_owned()));
        fs::remove_file(journal.path()).unwrap();
    }
}

//! The command-line flags of these tests.

use std::num::NonZero;
use std::thread::available_parallelism;
use tile_kernels::testing::Random;

/// What to run, and how.
#[derive(Debug)]
pub(crate) struct Options {
    /// Whether every check has every setting.
    pub(crate) all: bool,
    /// The seed of the data.
    pub(crate) seed: u64,
    /// How many processes at once.
    pub(crate) jobs: usize,
    /// The one case to run in this process.
    pub(crate) case: Option<String>,
    /// Parts of names of cases; all cases when empty.
    pub(crate) filters: Vec<String>,
}

const USAGE: &str = "usage: [--all] [--seed N] [--jobs N] [CASE…]";

impl Options {
    /// Reads the command line.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            all: false,
            seed: Random::fresh_seed(),
            jobs: available_parallelism().map_or(1, NonZero::get),
            case: None,
            filters: Vec::new(),
        };
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|text| text.parse().ok()).ok_or(USAGE);
            match word.as_str() {
                "--all" => options.all = true,
                "--seed" => options.seed = number()?,
                "--jobs" => options.jobs = (number()? as usize).max(1),
                "--case" => options.case = Some(words.next().ok_or(USAGE)?),
                // What `cargo test` passes to every harness.
                "--nocapture" | "--quiet" | "-q" => {}
                flag if flag.starts_with('-') => return Err(USAGE.to_owned()),
                _ => options.filters.push(word),
            }
        }
        Ok(options)
    }

    /// Whether a case is to run.
    pub(crate) fn chooses(&self, name: &str) -> bool {
        tile_conformance::chooses(&self.filters, name)
    }
}

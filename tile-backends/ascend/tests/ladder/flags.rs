//! Command-line flags: what to run.

use std::num::NonZero;
use std::thread::available_parallelism;

const USAGE: &str = "usage: [--all] [--jobs N] [KERNEL…]";

/// The command line.
pub(crate) struct Flags {
    /// Whether every point is compiled.
    pub(crate) all: bool,
    /// How many processes at once.
    pub(crate) jobs: usize,
    /// Names of kernels; all when empty.
    pub(crate) kernels: Vec<String>,
}

impl Flags {
    /// Reads the command line.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Flags, &'static str> {
        let jobs = available_parallelism().map_or(1, NonZero::get);
        let mut flags = Flags { all: false, jobs, kernels: Vec::new() };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--all" => flags.all = true,
                "--jobs" => flags.jobs = words.next().and_then(|n| n.parse().ok()).filter(|n| *n > 0).ok_or(USAGE)?,
                // What `cargo test` passes to every harness.
                "--nocapture" | "--quiet" | "-q" => {}
                flag if flag.starts_with('-') => return Err(USAGE),
                _ => flags.kernels.push(word),
            }
        }
        Ok(flags)
    }
}

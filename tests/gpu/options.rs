//! The command-line flags of the tests on a device.

use std::path::PathBuf;

/// What to run, and how.
#[derive(Debug)]
pub(crate) struct Options {
    /// The number of the device.
    pub(crate) device: usize,
    /// How many rounds, each with a seed of its own.
    pub(crate) seeds: u64,
    /// The seed of the first round.
    pub(crate) seed: u64,
    /// How many random kernels to run, numbered from the seed on.
    pub(crate) random: u64,
    /// Parts of names of cases; all cases when empty.
    pub(crate) filters: Vec<String>,
    /// Where to write the results.
    pub(crate) json: Option<PathBuf>,
    /// Whether a missing device is a failure.
    pub(crate) require_device: bool,
    /// Whether only to name the cases.
    pub(crate) list: bool,
}

const USAGE: &str =
    "usage: [--device N] [--seeds N] [--seed N] [--random N] [--json FILE] [--require-device] [--list] [CASE…]";

impl Options {
    /// Reads the command line.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            device: 0,
            seeds: 1,
            seed: crate::fresh_seed(),
            random: 0,
            filters: Vec::new(),
            json: None,
            require_device: false,
            list: false,
        };
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|text| text.parse().ok()).ok_or(USAGE);
            match word.as_str() {
                "--device" => options.device = number()? as usize,
                "--seeds" => options.seeds = number()?,
                "--seed" => options.seed = number()?,
                "--random" => options.random = number()?,
                "--json" => options.json = Some(words.next().ok_or(USAGE)?.into()),
                "--require-device" => options.require_device = true,
                "--list" => options.list = true,
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

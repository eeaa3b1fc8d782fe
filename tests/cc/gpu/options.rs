//! The command-line flags.

use tile_cc::Dialect;

/// What to run, and how.
#[derive(Debug)]
pub(crate) struct Options {
    /// The number of the device.
    pub(crate) device: usize,
    /// The seed of the random data.
    pub(crate) seed: u64,
    /// The dialect of the texts; the device's if none is named.
    pub(crate) dialect: Option<&'static Dialect>,
    /// Parts of names of cases; all cases when empty.
    filters: Vec<String>,
    /// Whether a missing device is a failure.
    pub(crate) require_device: bool,
}

const USAGE: &str = "usage: [--device N] [--seed N] [--dialect cuda-c:sm_80|cuda-c:sm_90] [--require-device] [CASE…]";

impl Options {
    /// Reads the command line.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let seed = tile_kernels::testing::Random::fresh_seed();
        let mut options = Options { device: 0, seed, dialect: None, filters: Vec::new(), require_device: false };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--device" => options.device = words.next().and_then(|text| text.parse().ok()).ok_or(USAGE)?,
                "--seed" => options.seed = words.next().and_then(|text| text.parse().ok()).ok_or(USAGE)?,
                "--dialect" => {
                    let named = words.next().filter(|name| name.starts_with("cuda-c:"));
                    options.dialect = Some(named.and_then(|name| tile_cc::dialect(&name)).ok_or(USAGE)?);
                }
                "--require-device" => options.require_device = true,
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

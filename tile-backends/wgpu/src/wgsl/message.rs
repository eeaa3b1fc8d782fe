//! Messages from the device: `print` and `assert`.
//!
//! A module that prints or asserts has one more binding, a storage buffer of
//! words that the host makes and sets up:
//!
//! | word | meaning |
//! |---|---|
//! | 0 | words of the log reserved so far; more than the capacity when records were lost |
//! | 1 | words of the log there are, set by the host |
//! | 2 | 1 when an assertion failed |
//! | 3 | zero |
//! | 4 … | the record of the first failed assertion, [`failure_words`] long |
//! | 4 + [`failure_words`] … | the log: records one after the other |
//!
//! A record is the number of its [`Site`] plus one, its length in words, the
//! block's number on the three axes of a grid (slowest first, missing ones
//! zero), the thread, and two words for each operand: its encoding, low word
//! first. An invocation whose assertion fails goes on: it may not leave, since
//! others wait for it at barriers.

pub use tile_simt::message::{Site, SiteKind};

/// Words before the failure record.
pub const HEADER_WORDS: u32 = 4;
/// The flag of a failed assertion.
pub const FAILED_AT: u32 = 2;
/// Words of a record before the operands.
pub const RECORD_WORDS: u32 = 6;

/// Words of a site's record.
pub fn record_words(site: &Site) -> u32 {
    RECORD_WORDS + 2 * site.args.len() as u32
}

/// Words kept for the record of a failed assertion: those of the longest one.
pub fn failure_words(sites: &[Site]) -> u32 {
    Site::longest_failure(sites, record_words)
}

//! Messages from the device: `print` and `assert`.
//!
//! A kernel that prints or asserts takes one more parameter, the address of a
//! buffer in global memory that the host has made and set up. Its layout, all
//! little endian:
//!
//! | byte | type | meaning |
//! |---|---|---|
//! | 0 | `u64` | bytes of the log reserved so far; more than the capacity when records were lost |
//! | 8 | `u64` | bytes of the log there are, set by the host |
//! | 16 | `u32` | 1 when an assertion failed |
//! | 20 | | zeros |
//! | 32 | | the record of the first failed assertion, [`failure_bytes`] long |
//! | 32 + [`failure_bytes`] | | the log: records one after the other |
//!
//! The host writes zeros and the capacity. A thread that prints reserves its
//! record's bytes with one atomic addition and writes the record if all of it
//! lies within the capacity, so lost records are always the last ones and
//! their bytes are counted. The first thread whose assertion fails owns the
//! record at byte 32, so a failure is never lost in a full log; every thread
//! whose assertion fails leaves the kernel. A record is a sequence of `u64`:
//!
//! | word | meaning |
//! |---|---|
//! | 0 | number of the [`Site`], and above it, from bit 32, the record's bytes |
//! | 1 | the block's number on the last grid axis, and above it on the one before |
//! | 2 | the block's number on the first of three axes, and above it the thread |
//! | 3… | the operands' encodings, zero-extended |

pub use tile_simt::message::{Site, SiteKind};

/// Bytes before the failure record.
pub const HEADER_BYTES: u32 = 32;
/// Where the flag of a failed assertion is.
pub const FAILED_AT: u32 = 16;
/// Words of a record before the operands.
pub const RECORD_WORDS: u32 = 3;

/// Bytes of a site's record.
pub fn record_bytes(site: &Site) -> u32 {
    8 * (RECORD_WORDS + site.args.len() as u32)
}

/// Bytes kept for the record of a failed assertion: those of the longest one.
pub fn failure_bytes(sites: &[Site]) -> u32 {
    Site::longest_failure(sites, record_bytes)
}

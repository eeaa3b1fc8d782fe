//! Decodes what kernels print, and assertions that fail.
//!
//! A kernel with `println!` or `assert!` is launched with a buffer, in which its threads write
//! records. The buffer is, for every backend:
//!
//! ```text
//! header             a count of what is reserved of the log, its capacity, and a flag
//! failure record     of the first assertion that failed; as long as the longest one
//! log                records of printed lines, one after the other
//! ```
//!
//! A record is a head, which is the backend's own, and 8 bytes for each operand: its encoding,
//! little endian, zero-extended. A [`MessageLayout`] says where things are and reads heads; the
//! rest is here. Lines are sorted by block, which makes the output of kernels that print once a
//! block the same in every run; what the threads of a block print keeps the order in which it
//! was written.

use std::io::Write;
use tile_core::interp::scalar;
use tile_core::launch::{LaunchError, Scalar, Site};

/// The head of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordHead {
    /// The number of its site.
    pub site: usize,
    /// The bytes of the whole record.
    pub bytes: usize,
    /// The block's number on three axes, the slowest first.
    pub block: [i64; 3],
}

/// How a backend lays out the buffer of messages.
#[derive(Clone, Copy, Debug)]
pub struct MessageLayout {
    /// The name of the backend in errors.
    pub target: &'static str,
    /// Bytes in front of the record of the first failed assertion.
    pub header_bytes: usize,
    /// The byte of the header that is not zero once an assertion failed.
    pub failed_at: usize,
    /// Bytes of a record in front of its operands.
    pub head_bytes: usize,
    /// Reads the head of a record, of which there are [`head_bytes`](Self::head_bytes). Zeros are
    /// no record: they give `None`, or a record of no bytes.
    pub head: fn(&[u8]) -> Option<RecordHead>,
}

/// A record, decoded.
struct Record<'s> {
    site: &'s Site,
    head: RecordHead,
    operands: Vec<Scalar>,
}

impl Record<'_> {
    fn text(&self) -> String {
        scalar::message(&self.site.format, self.operands.iter().copied())
    }
}

impl MessageLayout {
    /// Bytes of a site's record.
    pub fn record_bytes(&self, site: &Site) -> usize {
        self.head_bytes + 8 * site.args.len()
    }

    /// Where the log starts, in bytes.
    pub fn log_at(&self, sites: &[Site]) -> usize {
        self.header_bytes + Site::longest_failure(sites, |site| self.record_bytes(site) as u32) as usize
    }

    /// Prints the lines of a launch that has ended, and gives the assertion or check that failed.
    ///
    /// `front` are the bytes in front of the log, and `log` those of the log that were reserved
    /// and exist; `lost` bytes were reserved behind it. `file` is the kernel's source.
    ///
    /// # Errors
    /// [`LaunchError::Assertion`] or [`LaunchError::Fault`] of the first that failed.
    pub fn report(&self, front: &[u8], log: &[u8], lost: u64, sites: &[Site], file: &str) -> Result<(), LaunchError> {
        let mut out = String::new();
        for line in self.lines(log, sites) {
            out += &line;
            out.push('\n');
        }
        // A closed standard output loses lines, rather than the launch.
        let _ = std::io::stdout().write_all(out.as_bytes());
        if lost > 0 {
            let _ = writeln!(std::io::stderr(), "a kernel printed more than its buffer holds; {lost} bytes are lost");
        }
        self.failure(front, sites, file).map_or(Ok(()), Err)
    }

    /// The record that `bytes` begin with; `None` when they begin with none.
    fn record<'s>(&self, bytes: &[u8], sites: &'s [Site]) -> Option<Record<'s>> {
        let head = (self.head)(bytes.get(..self.head_bytes)?)?;
        let site = sites.get(head.site)?;
        // A record is as long as its site says.
        if head.bytes != self.record_bytes(site) {
            return None;
        }
        let operands = bytes.get(self.head_bytes..head.bytes)?.chunks_exact(8).zip(&site.args);
        let operands = operands.map(|(bytes, &dtype)| Scalar { dtype, bits: word(bytes) }).collect();
        Some(Record { site, head, operands })
    }

    /// The lines of a log, sorted by block.
    fn lines(&self, mut log: &[u8], sites: &[Site]) -> Vec<String> {
        let records = std::iter::from_fn(|| {
            let record = self.record(log, sites)?;
            log = &log[record.head.bytes..];
            Some(record)
        });
        let mut lines: Vec<_> = records.map(|record| (record.head.block, record.text())).collect();
        lines.sort_by_key(|(block, _)| *block);
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// The failed assertion, if there is one.
    fn failure(&self, front: &[u8], sites: &[Site], file: &str) -> Option<LaunchError> {
        if front[self.failed_at] == 0 {
            return None;
        }
        Some(match self.record(&front[self.header_bytes..], sites) {
            Some(record) => {
                let location = record.site.span.location(file);
                record.site.kind.failure(location, record.head.block, record.text())
            }
            None => LaunchError::Driver {
                target: self.target.to_owned(),
                action: "reading a failed assertion".to_owned(),
                reason: "its record is incomplete".to_owned(),
            },
        })
    }
}

/// The number in the first 8 bytes, little endian.
fn word(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::ir::{Format, FormatPart, Span};
    use tile_core::launch::SiteKind;

    /// Bytes: site plus one, length, three block numbers, zeros.
    const LAYOUT: MessageLayout = MessageLayout {
        target: "example",
        header_bytes: 4,
        failed_at: 2,
        head_bytes: 6,
        head: |bytes| {
            let site = usize::from(bytes[0]).checked_sub(1)?;
            let block = [2, 3, 4].map(|at| bytes[at].into());
            Some(RecordHead { site, bytes: bytes[1].into(), block })
        },
    };

    fn sites() -> Vec<Site> {
        let format = |text: &str| Format { parts: vec![FormatPart::Text(text.to_owned()), FormatPart::Arg] };
        let span = Span { line: 7, column: 3 };
        vec![
            Site { kind: SiteKind::Print, format: format("x = "), span, args: vec![DType::F32] },
            Site { kind: SiteKind::Assert, format: format("bad "), span, args: vec![DType::I32] },
            Site { kind: SiteKind::Fault, format: format("outside "), span, args: vec![DType::I32] },
        ]
    }

    fn record(site: u8, block: [u8; 3], operand: u32) -> Vec<u8> {
        let mut bytes = vec![site + 1, 14, block[0], block[1], block[2], 0];
        bytes.extend(u64::from(operand).to_le_bytes());
        bytes
    }

    #[test]
    fn lines_come_sorted_by_block() {
        let mut log = record(0, [0, 1, 0], 2.5_f32.to_bits());
        log.extend(record(0, [0, 0, 9], 1.0_f32.to_bits()));
        log.extend(record(0, [0, 0, 9], (-3.0_f32).to_bits()));
        // The space of a record that was too long for what was left.
        log.extend([0; 9]);
        assert_eq!(LAYOUT.lines(&log, &sites()), ["x = 1", "x = -3", "x = 2.5"]);
        // Records that end beyond the log are none.
        assert_eq!(LAYOUT.lines(&log[..log.len() - 10], &sites()), ["x = 1", "x = 2.5"]);
        assert_eq!(LAYOUT.lines(&[0; 64], &sites()), [""; 0]);
        assert_eq!(LAYOUT.lines(&[], &sites()), [""; 0]);
    }

    #[test]
    fn records_of_no_site_or_another_length_end_the_log() {
        let good = record(0, [0; 3], 0);
        let mut unknown = good.clone();
        unknown.extend(record(3, [0; 3], 0));
        assert_eq!(LAYOUT.lines(&unknown, &sites()), ["x = 0"]);
        let mut short = good.clone();
        short.extend(good);
        short[14 + 1] = 13;
        assert_eq!(LAYOUT.lines(&short, &sites()), ["x = 0"]);
    }

    #[test]
    fn the_failed_assertion_is_the_error_of_the_launch() {
        let sites = sites();
        assert_eq!(LAYOUT.log_at(&sites), 4 + 14);
        assert_eq!(LAYOUT.log_at(&sites[..1]), 4, "nothing is asserted");
        let mut front = vec![0; LAYOUT.log_at(&sites)];
        assert_eq!(LAYOUT.failure(&front, &sites, "src/k.rs"), None);
        front[2] = 1;
        let incomplete = LAYOUT.failure(&front, &sites, "src/k.rs");
        assert!(matches!(incomplete, Some(LaunchError::Driver { target, .. }) if target == "example"));
        front[4..].copy_from_slice(&record(1, [1, 2, 3], -4_i32 as u32));
        let expected =
            LaunchError::Assertion { location: "src/k.rs:7:3".into(), block: [1, 2, 3], message: "bad -4".into() };
        assert_eq!(LAYOUT.report(&front, &[], 0, &sites, "src/k.rs"), Err(expected));
        front[4..].copy_from_slice(&record(2, [0, 0, 3], 7));
        let expected =
            LaunchError::Fault { location: "src/k.rs:7:3".into(), block: [0, 0, 3], reason: "outside 7".into() };
        assert_eq!(LAYOUT.report(&front, &[], 0, &sites, "src/k.rs"), Err(expected));
    }
}

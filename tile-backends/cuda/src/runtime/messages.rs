//! What kernels print, and assertions that fail: the host's side of
//! [`ptx::message`](crate::ptx::message).
//!
//! A kernel with `println!` or `assert!` is launched with a buffer, and the
//! launch waits for it, so that lines appear and errors are returned where the
//! user launched. Lines are sorted by block, which makes the output of kernels
//! that print once a block the same in every run; what the threads of a block
//! print keeps the order in which it was written.

use super::context::Context;
use super::driver::During;
use super::scratch::Scratch;
use crate::ptx::message::{FAILED_AT, HEADER_BYTES, RECORD_WORDS, Site, failure_bytes, record_bytes};
use cudarc::driver::CudaStream;
use std::io::Write;
use tile_core::launch::{LaunchError, Scalar};
use tile_simt::message::{self, Record};

/// Bytes of the log: lines of some twenty thousand threads.
const LOG_BYTES: usize = 1 << 20;

/// The buffer of a launch.
#[derive(Debug)]
pub(super) struct Messages<'s> {
    memory: Scratch<'s>,
}

impl<'s> Messages<'s> {
    /// An empty buffer for these sites.
    pub(super) fn new(
        device: &Context,
        stream: &'s CudaStream,
        sites: &[Site],
        kernel: &str,
    ) -> Result<Messages<'s>, LaunchError> {
        let memory = Scratch::zeroed(device, stream, log_at(sites) + LOG_BYTES, kernel)?;
        memory.write(8, &(LOG_BYTES as u64).to_le_bytes())?;
        Ok(Messages { memory })
    }

    /// The address, for the kernel.
    pub(super) fn address(&self) -> u64 {
        self.memory.address()
    }

    /// Waits for the launch, prints its lines, and gives the failed assertion.
    pub(super) fn finish(self, sites: &[Site], file: &str, stream: &CudaStream) -> Result<(), LaunchError> {
        stream.synchronize().during("waiting for a kernel with messages")?;
        let mut head = vec![0; log_at(sites)];
        self.memory.read(0, &mut head)?;
        let reserved = u64::from_le_bytes(head[..8].try_into().expect("eight bytes"));
        let mut log = vec![0; usize::try_from(reserved).unwrap_or(usize::MAX).min(LOG_BYTES)];
        if !log.is_empty() {
            self.memory.read(head.len(), &mut log)?;
        }
        let mut out = String::new();
        for line in lines(&log, sites) {
            out += &line;
            out.push('\n');
        }
        // A closed standard output loses lines, rather than the launch.
        let _ = std::io::stdout().write_all(out.as_bytes());
        if reserved > LOG_BYTES as u64 {
            let lost = reserved - LOG_BYTES as u64;
            let _ = writeln!(std::io::stderr(), "a kernel printed more than its buffer holds; {lost} bytes are lost");
        }
        failure(&head, sites, file).map_or(Ok(()), Err)
    }
}

/// Where the log starts.
fn log_at(sites: &[Site]) -> usize {
    (HEADER_BYTES + failure_bytes(sites)) as usize
}

/// The record that `bytes` begin with; `None` when they begin with none.
fn record(bytes: &[u8], sites: &[Site]) -> Option<Record> {
    let word = |i: usize| Some(u64::from_le_bytes(bytes.get(8 * i..8 * i + 8)?.try_into().ok()?));
    let (low, high) = (|x: u64| i64::from(x as u32), |x: u64| (x >> 32) as i64);
    let number = low(word(0)?) as usize;
    let site = sites.get(number)?;
    // A record is never shorter than its site says; zeros are none.
    if high(word(0)?) as usize != record_bytes(site) as usize {
        return None;
    }
    let block = [low(word(2)?), high(word(1)?), low(word(1)?)];
    let operand = |(i, &dtype)| Some(Scalar { dtype, bits: word(RECORD_WORDS as usize + i)? });
    let operands: Option<Vec<Scalar>> = site.args.iter().enumerate().map(operand).collect();
    Some(Record { site: number, block, operands: operands? })
}

/// The lines of a log, sorted by block.
fn lines(mut log: &[u8], sites: &[Site]) -> Vec<String> {
    let records = std::iter::from_fn(|| {
        let record = record(log, sites)?;
        log = &log[record_bytes(&sites[record.site]) as usize..];
        Some(record)
    });
    message::lines(records, sites)
}

/// The failed assertion, if there is one.
fn failure(head: &[u8], sites: &[Site], file: &str) -> Option<LaunchError> {
    if head[FAILED_AT as usize] == 0 {
        return None;
    }
    let record = record(&head[HEADER_BYTES as usize..], sites);
    Some(match record {
        Some(record) => record.failure(sites, file),
        None => LaunchError::Driver {
            target: super::driver::TARGET.to_owned(),
            action: "reading a failed assertion".to_owned(),
            reason: "its record is incomplete".to_owned(),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ptx::message::SiteKind;
    use tile_core::elem::DType;
    use tile_core::ir::{Format, FormatPart, Span};

    fn sites() -> Vec<Site> {
        let format = |text: &str| Format { parts: vec![FormatPart::Text(text.to_owned()), FormatPart::Arg] };
        let span = Span { line: 7, column: 3 };
        vec![
            Site { kind: SiteKind::Print, format: format("x = "), span, args: vec![DType::F32] },
            Site { kind: SiteKind::Assert, format: format("bad "), span, args: vec![DType::I32] },
        ]
    }

    fn bytes(site: u64, block: [u64; 3], operand: u64) -> Vec<u8> {
        let words = [site | 32 << 32, block[2] | block[1] << 32, block[0] | 5 << 32, operand];
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn lines_come_sorted_by_block() {
        let mut log = bytes(0, [0, 1, 0], 2.5_f32.to_bits().into());
        log.extend(bytes(0, [0, 0, 9], 1.0_f32.to_bits().into()));
        log.extend(bytes(0, [0, 0, 9], (-3.0_f32).to_bits().into()));
        // The place of a record that was too long for what was left.
        log.extend([0; 16]);
        assert_eq!(lines(&log, &sites()), ["x = 1", "x = -3", "x = 2.5"]);
        // Records that end beyond the log are none.
        assert_eq!(lines(&log[..log.len() - 20], &sites()), ["x = 1", "x = 2.5"]);
        assert_eq!(lines(&[0; 64], &sites()), [""; 0]);
        assert_eq!(lines(&[], &sites()), [""; 0]);
    }

    #[test]
    fn the_failed_assertion_is_the_error_of_the_launch() {
        let mut head = vec![0; log_at(&sites())];
        assert_eq!(failure(&head, &sites(), "src/k.rs"), None);
        head[FAILED_AT as usize] = 1;
        head[HEADER_BYTES as usize..].copy_from_slice(&bytes(1, [1, 2, 3], (-4_i32 as u32).into()));
        let expected =
            LaunchError::Assertion { location: "src/k.rs:7:3".into(), block: [1, 2, 3], message: "bad -4".into() };
        assert_eq!(failure(&head, &sites(), "src/k.rs"), Some(expected));
    }
}

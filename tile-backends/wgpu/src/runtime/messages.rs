//! What kernels print, and assertions that fail: the host's side of
//! [`wgsl::message`](crate::wgsl::message).
//!
//! Lines are sorted by block, which makes the output of kernels that print once
//! a block the same in every run.

use super::context::failed;
use super::device::Wgpu;
use super::memory::Memory;
use crate::wgsl::message::{FAILED_AT, HEADER_WORDS, RECORD_WORDS, Site, failure_words, record_words};
use std::io::Write;
use tile_core::launch::{LaunchError, Scalar};
use tile_simt::message::{self, Record};
use wgpu::Buffer;

/// Words of the log: lines of some twenty thousand threads.
const LOG_WORDS: u32 = 1 << 18;

/// The buffer of a launch.
pub(super) struct Messages {
    memory: Memory,
}

/// Where the log starts.
fn log_at(sites: &[Site]) -> usize {
    (HEADER_WORDS + failure_words(sites)) as usize
}

impl Messages {
    /// An empty buffer for these sites.
    pub(super) fn new(wgpu: &Wgpu, sites: &[Site]) -> Result<Messages, LaunchError> {
        let memory = Memory::zeros(wgpu, 4 * (log_at(sites) as u64 + u64::from(LOG_WORDS)))?;
        let header: Vec<u8> = [0, LOG_WORDS].iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
        memory.write(&header)?;
        Ok(Messages { memory })
    }

    pub(super) fn buffer(&self) -> &Buffer {
        &self.memory.buffer
    }

    /// Waits for the launch, prints its lines, and gives the failed assertion.
    pub(super) fn finish(self, sites: &[Site], file: &str) -> Result<(), LaunchError> {
        let bytes = self.memory.read(self.memory.buffer.size() as usize)?;
        let words: Vec<u32> =
            bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four bytes"))).collect();
        let (reserved, log) = (words[0], &words[log_at(sites)..]);
        let mut out = String::new();
        for line in lines(&log[..log.len().min(reserved as usize)], sites) {
            out += &line;
            out.push('\n');
        }
        // A closed standard output loses lines, rather than the launch.
        let _ = std::io::stdout().write_all(out.as_bytes());
        if reserved > LOG_WORDS {
            let lost = 4 * u64::from(reserved - LOG_WORDS);
            let _ = writeln!(std::io::stderr(), "a kernel printed more than its buffer holds; {lost} bytes are lost");
        }
        failure(&words, sites, file).map_or(Ok(()), Err)
    }
}

/// The record that words begin with; `None` when they begin with none.
fn record(words: &[u32], sites: &[Site]) -> Option<Record> {
    let number = (*words.first()? as usize).checked_sub(1)?;
    let site = sites.get(number)?;
    let length = record_words(site) as usize;
    if words.len() < length || words[1] as usize != length {
        return None;
    }
    let block = [2, 3, 4].map(|i| i64::from(words[i]));
    let operand = |(i, &dtype)| {
        let at = RECORD_WORDS as usize + 2 * i;
        Scalar { dtype, bits: u64::from(words[at]) | u64::from(words[at + 1]) << 32 }
    };
    let operands = site.args.iter().enumerate().map(operand).collect();
    Some(Record { site: number, block, operands })
}

/// The lines of a log, sorted by block.
fn lines(mut log: &[u32], sites: &[Site]) -> Vec<String> {
    let records = std::iter::from_fn(|| {
        let record = record(log, sites)?;
        log = &log[record_words(&sites[record.site]) as usize..];
        Some(record)
    });
    message::lines(records, sites)
}

/// The failed assertion, if there is one.
fn failure(words: &[u32], sites: &[Site], file: &str) -> Option<LaunchError> {
    if words[FAILED_AT as usize] == 0 {
        return None;
    }
    Some(match record(&words[HEADER_WORDS as usize..], sites) {
        Some(record) => record.failure(sites, file),
        None => failed("reading a failed assertion", "its record is incomplete"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wgsl::message::SiteKind;
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

    #[test]
    fn lines_come_sorted_by_block() {
        let mut log = vec![1, 8, 0, 1, 0, 5, 2.5_f32.to_bits(), 0];
        log.extend([1, 8, 0, 0, 9, 5, 1.0_f32.to_bits(), 0]);
        log.extend([0; 4]);
        assert_eq!(lines(&log, &sites()), ["x = 1", "x = 2.5"]);
        assert_eq!(lines(&log[..10], &sites()), ["x = 2.5"]);
        assert_eq!(lines(&[0; 16], &sites()), [""; 0]);
    }

    #[test]
    fn the_failed_assertion_is_the_error_of_the_launch() {
        let mut words = vec![0; 4];
        words.extend([2, 8, 1, 2, 3, 0, -4_i32 as u32, 0]);
        assert_eq!(failure(&words, &sites(), "src/k.rs"), None);
        words[FAILED_AT as usize] = 1;
        let expected =
            LaunchError::Assertion { location: "src/k.rs:7:3".into(), block: [1, 2, 3], message: "bad -4".into() };
        assert_eq!(failure(&words, &sites(), "src/k.rs"), Some(expected));
    }
}

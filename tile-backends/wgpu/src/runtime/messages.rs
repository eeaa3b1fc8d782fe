//! The buffer of what a kernel prints and asserts, during a launch: the host's side of
//! [`wgsl::message`](crate::wgsl::message).

use super::device::Wgpu;
use super::memory::Memory;
use crate::compile::TARGET;
use crate::wgsl::message::{FAILED_AT, HEADER_WORDS, RECORD_WORDS, Site};
use tile_core::launch::LaunchError;
use tile_device::{MessageLayout, RecordHead};
use wgpu::Buffer;

const LAYOUT: MessageLayout = MessageLayout {
    target: TARGET,
    header_bytes: 4 * HEADER_WORDS as usize,
    failed_at: 4 * FAILED_AT as usize,
    head_bytes: 4 * RECORD_WORDS as usize,
    head,
};

/// The word of a number.
fn word(bytes: &[u8], number: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(4 * number..4 * number + 4)?.try_into().ok()?))
}

/// Reads the head of a record.
fn head(bytes: &[u8]) -> Option<RecordHead> {
    let site = (word(bytes, 0)? as usize).checked_sub(1)?;
    let block = [word(bytes, 2)?, word(bytes, 3)?, word(bytes, 4)?].map(i64::from);
    Some(RecordHead { site, bytes: (word(bytes, 1)? as usize).checked_mul(4)?, block })
}

/// Words of the log: lines of some twenty thousand threads.
const LOG_WORDS: u32 = 1 << 18;

/// The buffer of a launch.
pub(super) struct Messages {
    memory: Memory,
}

impl Messages {
    /// An empty buffer for these sites.
    pub(super) fn new(wgpu: &Wgpu, sites: &[Site]) -> Result<Messages, LaunchError> {
        let memory = Memory::zeros(wgpu, LAYOUT.log_at(sites) as u64 + 4 * u64::from(LOG_WORDS))?;
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
        let (front, log) = bytes.split_at(LAYOUT.log_at(sites));
        let reserved = 4 * u64::from(word(front, 0).expect("the header begins with a word"));
        let capacity = 4 * u64::from(LOG_WORDS);
        let log = &log[..capacity.min(reserved) as usize];
        LAYOUT.report(front, log, reserved.saturating_sub(capacity), sites, file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_of_records_are_read() {
        let bytes: Vec<u8> = [8_u32, 8, 1, 2, 3, 5].iter().flat_map(|word| word.to_le_bytes()).collect();
        assert_eq!(head(&bytes), Some(RecordHead { site: 7, bytes: 32, block: [1, 2, 3] }));
        assert_eq!(head(&bytes[..12]), None);
        assert_eq!(head(&[0; 24]), None);
    }
}

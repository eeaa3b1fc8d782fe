//! The buffer of what a kernel prints and asserts, during a launch: the host's side of
//! [`ptx::message`](crate::ptx::message).
//!
//! The launch waits for the kernel, so that lines appear and errors are returned where the user
//! launched.

use super::context::Context;
use super::driver::{During, TARGET};
use super::scratch::Scratch;
use crate::ptx::message::{FAILED_AT, HEADER_BYTES, RECORD_WORDS, Site};
use cudarc::driver::CudaStream;
use tile_core::launch::LaunchError;
use tile_device::{MessageLayout, RecordHead};

const LAYOUT: MessageLayout = MessageLayout {
    target: TARGET,
    header_bytes: HEADER_BYTES as usize,
    failed_at: FAILED_AT as usize,
    head_bytes: 8 * RECORD_WORDS as usize,
    head,
};

/// Reads the head of a record.
fn head(bytes: &[u8]) -> Option<RecordHead> {
    let half = |i: usize| Some(u32::from_le_bytes(bytes.get(4 * i..4 * i + 4)?.try_into().ok()?));
    let block = [half(4)?, half(3)?, half(2)?].map(i64::from);
    Some(RecordHead { site: half(0)? as usize, bytes: half(1)? as usize, block })
}

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
        let memory = Scratch::zeroed(device, stream, LAYOUT.log_at(sites) + LOG_BYTES, kernel)?;
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
        let mut front = vec![0; LAYOUT.log_at(sites)];
        self.memory.read(0, &mut front)?;
        let reserved = u64::from_le_bytes(front[..8].try_into().expect("eight bytes"));
        let mut log = vec![0; usize::try_from(reserved).unwrap_or(usize::MAX).min(LOG_BYTES)];
        if !log.is_empty() {
            self.memory.read(front.len(), &mut log)?;
        }
        LAYOUT.report(&front, &log, reserved.saturating_sub(LOG_BYTES as u64), sites, file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_of_records_are_read() {
        let words: [u64; 3] = [7 | 32 << 32, 3 | 2 << 32, 1 | 5 << 32];
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        assert_eq!(head(&bytes), Some(RecordHead { site: 7, bytes: 32, block: [1, 2, 3] }));
        assert_eq!(head(&bytes[..16]), None);
    }
}

//! What a kernel prints and asserts: the host's side of the message buffer.

use super::memory::Block;
use super::stream::Stream;
use crate::text::message::{FAILED_AT, HEADER_BYTES, RECORD_WORDS};
use std::sync::Arc;
use tile_core::launch::{LaunchError, Site};
use tile_device::{DeviceMemory as _, MessageLayout, RecordHead};

/// How messages lie, with the target that they are told of.
const fn layout(target: &'static str) -> MessageLayout {
    MessageLayout {
        target,
        header_bytes: HEADER_BYTES as usize,
        failed_at: FAILED_AT as usize,
        head_bytes: 8 * RECORD_WORDS as usize,
        head,
    }
}

/// Reads the head of a record.
fn head(bytes: &[u8]) -> Option<RecordHead> {
    let half = |i: usize| Some(u32::from_le_bytes(bytes.get(4 * i..4 * i + 4)?.try_into().ok()?));
    let block = [half(4)?, half(3)?, half(2)?].map(i64::from);
    Some(RecordHead { site: half(0)? as usize, bytes: half(1)? as usize, block })
}

/// Bytes of the log: lines of some twenty thousand threads.
const LOG_BYTES: usize = 1 << 20;

/// The buffer of a launch.
pub(super) struct Messages {
    layout: MessageLayout,
    memory: Block,
}

impl Messages {
    /// An empty buffer for these sites.
    pub(super) fn new(stream: &Arc<Stream>, sites: &[Site]) -> Result<Messages, LaunchError> {
        let layout = layout(stream.api.vendor.target);
        let mut memory = Block::zeros(stream, layout.log_at(sites) + LOG_BYTES)?;
        memory.write(8, &(LOG_BYTES as u64).to_le_bytes())?;
        Ok(Messages { layout, memory })
    }

    pub(super) fn address(&self) -> u64 {
        self.memory.address()
    }

    /// Prints the lines of a launch that is done, and gives the failed assertion.
    pub(super) fn finish(self, sites: &[Site], file: &str) -> Result<(), LaunchError> {
        let mut front = vec![0; self.layout.log_at(sites)];
        self.memory.read(0, &mut front)?;
        let reserved = u64::from_le_bytes(front[..8].try_into().expect("eight bytes"));
        let mut log = vec![0; usize::try_from(reserved).unwrap_or(usize::MAX).min(LOG_BYTES)];
        self.memory.read(front.len(), &mut log)?;
        self.layout.report(&front, &log, reserved.saturating_sub(LOG_BYTES as u64), sites, file)
    }
}

//! Buffers that are used again: workspaces, and those that bring bytes to the host.
//!
//! A buffer that is given back may still be in use by work on the queue. What
//! takes it next is behind that work on the same queue, so nothing has to wait.

use super::context::{Context, failed};
use super::units::VECTOR;
use std::sync::{Mutex, PoisonError};
use tile_core::launch::LaunchError;
use wgpu::{Buffer, BufferDescriptor, BufferUsages};

/// Bytes that a pool keeps.
const KEPT: u64 = 64 << 20;

/// Buffers of one usage that nobody holds, those given back last behind.
pub(super) struct Pool {
    usage: BufferUsages,
    kept: Mutex<Vec<Buffer>>,
}

impl Pool {
    pub(super) fn new(usage: BufferUsages) -> Pool {
        Pool { usage, kept: Mutex::default() }
    }

    /// A buffer of at least so many bytes, whatever they are.
    pub(super) fn take(&self, context: &Context, bytes: u64, action: &str) -> Result<Buffer, LaunchError> {
        let size = bytes.next_multiple_of(VECTOR).max(VECTOR);
        let most = context.limits.max_buffer_size;
        if size > most {
            return Err(failed(action, format!("{bytes} bytes are needed; a buffer has at most {most}")));
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // One that is not much larger, so that large ones are left for those who
        // need them.
        let fits = |buffer: &Buffer| (size..=size.saturating_mul(2)).contains(&buffer.size());
        if let Some(found) = kept.iter().rposition(fits) {
            return Ok(kept.remove(found));
        }
        drop(kept);
        let descriptor = BufferDescriptor {
            label: None,
            // Of a size that others fit, too.
            size: size.next_power_of_two().min(most / VECTOR * VECTOR),
            usage: self.usage,
            mapped_at_creation: false,
        };
        context.watched(&|| action.to_owned(), || context.device.create_buffer(&descriptor))
    }

    /// Keeps a buffer that is done with, and lets go of those that have been here
    /// longest where there are too many.
    pub(super) fn give(&self, buffer: Buffer) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(buffer);
        let mut bytes: u64 = kept.iter().map(Buffer::size).sum();
        while bytes > KEPT {
            bytes -= kept.remove(0).size();
        }
    }
}

//! Bind groups that are used again, where a kernel is launched on the same memory.
//!
//! A bind group keeps its buffers alive, so one is let go when memory that it shows
//! is: memory tells ([`BindGroups::forget`]).

use std::sync::{Mutex, PoisonError};
use wgpu::{BindGroup, Buffer};

/// How many are kept.
const KEPT: usize = 64;

/// What a bind group shows: the program, and of each buffer from where on how many
/// bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shown {
    pub(super) program: u64,
    pub(super) windows: Vec<(Buffer, u64, u64)>,
}

/// The bind groups of a device, those used last behind.
#[derive(Default)]
pub(super) struct BindGroups {
    kept: Mutex<Vec<(Shown, BindGroup)>>,
}

impl BindGroups {
    /// The group that shows this, made if there is none.
    pub(super) fn get(&self, shown: Shown, make: impl FnOnce() -> BindGroup) -> BindGroup {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|(known, _)| *known == shown);
        let entry = match found {
            Some(found) => kept.remove(found),
            None => (shown, make()),
        };
        let group = entry.1.clone();
        kept.push(entry);
        if kept.len() > KEPT {
            kept.remove(0);
        }
        group
    }

    /// Lets go of what shows a buffer.
    pub(super) fn forget(&self, buffer: &Buffer) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(shown, _)| shown.windows.iter().all(|(other, _, _)| other != buffer));
    }
}

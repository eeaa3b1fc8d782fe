//! Performance remarks: what a compiler reports of a kernel that is correct and slow.

use std::fmt;
use std::sync::{Mutex, PoisonError};

/// A performance remark: a device runs part of a kernel in a slow way, because its
/// tiles, types or extents allow no faster one.
///
/// This is no error: results are the same.
///
/// Devices that compile at the first launch keep them
/// ([`Device::remarks`](super::Device::remarks)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The kernel's name.
    pub kernel: String,
    /// What is slow, and why.
    pub text: String,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel `{}`: {}", self.kernel, self.text)
    }
}

/// Remarks on the kernels of a device, in the order in which they were made, each once.
#[derive(Default, Debug)]
pub struct Remarks {
    kept: Mutex<Vec<Remark>>,
}

impl Remarks {
    /// Adds a remark on a kernel, unless it is there already.
    pub fn note(&self, kernel: &str, text: String) {
        let remark = Remark { kernel: kernel.to_owned(), text };
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if !kept.contains(&remark) {
            kept.push(remark);
        }
    }

    /// All that was kept.
    pub fn all(&self) -> Vec<Remark> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

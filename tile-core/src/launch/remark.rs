//! Performance remarks: what a compiler reports of a kernel that is correct and slow.

use super::KernelDef;
use crate::ir::{Note, NotedTile, Span};
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
    /// The source file.
    pub file: &'static str,
    /// The statement; of what is said of the kernel as a whole, its name.
    pub span: Span,
    /// The tile or tensor that is the reason, where it is one.
    pub tile: Option<NotedTile>,
}

impl Remark {
    /// What a compiler notes of a kernel.
    pub fn new(kernel: &KernelDef, note: Note) -> Remark {
        let Note { text, span, tile } = note;
        let span = if span == Span::default() { kernel.span } else { span };
        Remark { kernel: kernel.name.to_owned(), text, file: kernel.file, span, tile }
    }

    /// `file:line:column`.
    pub fn location(&self) -> String {
        self.span.location(self.file)
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel `{}` at {}: {}", self.kernel, self.location(), self.text)?;
        self.tile.as_ref().map_or(Ok(()), |tile| write!(f, "; {tile}"))
    }
}

/// Remarks on the kernels of a device, in the order in which they were made, each once.
#[derive(Default, Debug)]
pub struct Remarks {
    kept: Mutex<Vec<Remark>>,
}

impl Remarks {
    /// Adds a remark on a kernel, unless it is there already.
    pub fn note(&self, kernel: &KernelDef, note: Note) {
        let remark = Remark::new(kernel, note);
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

//! Compiled kernels of a context, and the compiler that makes them.

use super::binary::Entry;
use super::toolchain::{Language, Toolchain};
use crate::ascendc::Source;
use crate::binding::Binding;
use std::sync::{Mutex, PoisonError};
use tile_core::launch::LaunchError;
use tile_core::launch::prologue::Prologue;
use tile_device::ProgramCache;

/// A kernel on a device.
pub(super) struct Program {
    pub(super) prologue: Prologue,
    pub(super) binding: Binding,
    pub(super) source: Source,
    /// In a binary that the context keeps, as it keeps this.
    pub(super) entry: Entry,
}

/// Programs of a context.
#[derive(Default)]
pub(super) struct Programs {
    // By the instance, and whether a tensor is strided.
    pub(super) kept: ProgramCache<Program>,
    toolchain: Mutex<Option<Toolchain>>,
}

impl Programs {
    /// The compiler, looked for once.
    pub(super) fn toolchain(&self) -> Result<Toolchain, LaunchError> {
        let mut toolchain = self.toolchain.lock().unwrap_or_else(PoisonError::into_inner);
        if toolchain.is_none() {
            *toolchain = Some(Toolchain::find(Language::AscendC)?);
        }
        Ok(toolchain.clone().expect("it was just found"))
    }

    /// Replaces the compiler.
    pub(super) fn set_toolchain(&self, toolchain: Toolchain) {
        *self.toolchain.lock().unwrap_or_else(PoisonError::into_inner) = Some(toolchain);
    }
}

//! A program: a kernel's text compiled by the vendor's compiler, and loaded on a device.

use super::TARGET;
use super::api::Api;
use crate::mxcc::Mxcc;
use crate::target::Subdevice;
use std::ffi::CString;
use std::sync::Arc;
use tile_cc::Emitted;
use tile_cc::compile::Compiled;
use tile_core::ir::Func;
use tile_core::launch::LaunchError;
use tile_core::launch::prologue::Prologue;
use tile_simt::entry::Entry;
use tile_simt::ir::Kernel;

/// A kernel in a module of a device.
pub(super) struct Program {
    api: Arc<Api>,
    pub(super) func: Func,
    pub(super) kernel: Kernel,
    pub(super) emitted: Emitted,
    pub(super) prologue: Prologue,
    pub(super) entry: Entry,
    module: usize,
    pub(super) function: usize,
}

impl Drop for Program {
    fn drop(&mut self) {
        // SAFETY: launches are done when they return. An error has nobody to tell.
        let _ = unsafe { self.api.unload(self.module) };
    }
}

impl Program {
    /// Compiles the text of a kernel, and loads it on a device.
    pub(super) fn load(
        api: &Arc<Api>,
        mxcc: &Mxcc,
        (ordinal, subdevice): (usize, &'static Subdevice),
        func: Func,
        compiled: Compiled,
    ) -> Result<Program, LaunchError> {
        let Compiled { kernel, emitted, .. } = compiled;
        if emitted.persistent {
            let (kernel, reason) = (func.name.clone(), "persistent kernels are not launched".to_owned());
            return Err(LaunchError::Unsupported { kernel, target: TARGET.to_owned(), reason });
        }
        let prologue = Prologue::new(&func)?;
        let entry = Entry::new(&func, &kernel, &prologue)?;
        let binary = mxcc.compile(&emitted.text, subdevice, &func.name)?;
        let called = CString::new(emitted.entry.as_str()).map_err(|error| LaunchError::Instance {
            kernel: func.name.clone(),
            reason: format!("the name of its entry: {error}"),
        })?;
        api.bind(ordinal)?;
        let (module, function) = api.load(&binary, &called)?;
        Ok(Program { api: api.clone(), func, kernel, emitted, prologue, entry, module, function })
    }
}

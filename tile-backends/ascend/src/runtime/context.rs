//! A context of a device: what its streams, tensors and binaries share.

use super::api::{Api, call};
use super::binary::Module;
use super::programs::Programs;
use crate::chip::Chip;
use ascend_sys::acl;
use std::sync::{Arc, Mutex, PoisonError};
use tile_core::launch::{LaunchError, Memory};

/// A context of a device, which all its streams and tensors share.
pub(super) struct Context {
    pub(super) api: Arc<Api>,
    handle: acl::aclrtContext,
    pub(super) ordinal: u32,
    pub(super) chip: Chip,
    /// Loaded binaries, which live as long as the context.
    pub(super) modules: Mutex<Vec<Arc<Module>>>,
    /// Launched kernels, and their compiler.
    pub(super) programs: Programs,
}

// SAFETY: a handle that any thread may make its current one.
unsafe impl Send for Context {}
// SAFETY: as above.
unsafe impl Sync for Context {}

impl Context {
    /// A context of the device with this number, which has been chosen.
    pub(super) fn new(api: Arc<Api>, ordinal: u32, chip: Chip) -> Result<Context, LaunchError> {
        let mut handle = std::ptr::null_mut();
        // SAFETY: the call writes a handle.
        unsafe { call!(api, "making a context", aclrtCreateContext(&raw mut handle, ordinal as i32)) }?;
        let (modules, programs) = (Mutex::default(), Programs::default());
        Ok(Context { api, handle, ordinal, chip, modules, programs })
    }

    /// Makes the context the thread's current one, which every other call needs.
    pub(super) fn bind(&self) -> Result<(), LaunchError> {
        // SAFETY: the handle lives as long as this value.
        unsafe { call!(self.api, "choosing the context", aclrtSetCurrentContext(self.handle)) }
    }

    pub(super) fn memory(&self) -> Memory {
        Memory::Device(std::ptr::from_ref(self).addr() as u64)
    }

    /// The description of a memory, for messages.
    pub(super) fn name(&self, of: Memory) -> String {
        match of {
            Memory::Host => "host memory".to_owned(),
            own if own == self.memory() => format!("Ascend device {}", self.ordinal),
            Memory::Device(_) => "another device or context".to_owned(),
        }
    }

    /// Whether all work of the device is done.
    pub(super) fn finish(&self) -> Result<(), LaunchError> {
        self.bind()?;
        // SAFETY: a call without arguments.
        unsafe { call!(self.api, "waiting for the device", aclrtSynchronizeDevice()) }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // Streams and tensors are gone. If the device does not answer, its
        // context stays, with the code that it may still run.
        let modules = std::mem::take(&mut *self.modules.lock().unwrap_or_else(PoisonError::into_inner));
        let programs = std::mem::take(&mut self.programs);
        if self.finish().is_err() {
            return;
        }
        drop(programs);
        modules.iter().for_each(|module| module.unload(&self.api));
        // SAFETY: nothing uses the context any more.
        let _ = unsafe { call!(self.api, "destroying the context", aclrtDestroyContext(self.handle)) };
    }
}

//! Handles of loaded binaries and of the kernels in them.

use super::api::{Api, call};
use ascend_sys::acl;
use std::fmt;

/// A binary loaded into a context, which unloads it when its own work is done; this value then
/// names nothing.
pub struct Module {
    pub(super) handle: acl::aclrtBinHandle,
}

// SAFETY: a handle that any thread may use that has bound the context.
unsafe impl Send for Module {}
// SAFETY: as above.
unsafe impl Sync for Module {}

/// A kernel's handle in a [`Module`], which is valid as long as the context.
#[derive(Clone)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) handle: acl::aclrtFuncHandle,
}

// SAFETY: as modules.
unsafe impl Send for Entry {}
// SAFETY: as modules.
unsafe impl Sync for Entry {}

impl fmt::Debug for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Module").finish_non_exhaustive()
    }
}

impl Module {
    /// Unloads it, once, when its context's work is done.
    pub(super) fn unload(&self, api: &Api) {
        // SAFETY: the context loaded it, and is not given away any more.
        let _ = unsafe { call!(api, "unloading a binary", aclrtBinaryUnLoad(self.handle)) };
    }
}

impl Entry {
    /// The description of a launch in errors.
    pub(super) fn launching(&self) -> String {
        format!("launching kernel `{}`", self.name)
    }
}

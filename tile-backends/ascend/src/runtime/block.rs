//! A block of device memory, allocated here or borrowed, and copies between it and the host.

use super::api::call;
use super::context::Context;
use ascend_sys::acl;
use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Arc;
use tile_core::launch::LaunchError;

/// An allocation, or a part of one that something else owns.
pub(super) struct Block {
    pub(super) context: Arc<Context>,
    pub(super) address: *mut c_void,
    bytes: usize,
    is_owned: bool,
}

// SAFETY: an address of the device, which the host does not follow.
unsafe impl Send for Block {}
// SAFETY: as above.
unsafe impl Sync for Block {}

impl Block {
    pub(super) fn new(context: &Arc<Context>, bytes: usize) -> Result<Block, LaunchError> {
        context.bind()?;
        let mut address = null_mut();
        let action = format!("allocating {bytes} bytes");
        let policy = acl::ACL_MEM_MALLOC_HUGE_FIRST;
        // The driver has no empty allocations.
        // SAFETY: the call writes an address.
        unsafe { call!(context.api, &action, aclrtMalloc(&raw mut address, bytes.max(1), policy)) }?;
        Ok(Block { context: context.clone(), address, bytes, is_owned: true })
    }

    /// Memory that something else owns, and keeps until its uses are done.
    pub(super) fn borrowed(context: &Arc<Context>, address: u64, bytes: usize) -> Block {
        let address = std::ptr::without_provenance_mut(address as usize);
        Block { context: context.clone(), address, bytes, is_owned: false }
    }

    pub(super) fn address(&self) -> u64 {
        self.address.addr() as u64
    }

    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Copies from the host, and waits.
    pub(super) fn write(&self, bytes: &[u8]) -> Result<(), LaunchError> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.context.bind()?;
        let kind = acl::ACL_MEMCPY_HOST_TO_DEVICE;
        let source = bytes.as_ptr().cast();
        // SAFETY: both sides have so many bytes; the library checks the block's.
        unsafe {
            let action = "writing to the device";
            call!(self.context.api, action, aclrtMemcpy(self.address, self.bytes, source, bytes.len(), kind))
        }
    }

    /// Copies to the host, and waits.
    pub(super) fn read(&self, bytes: &mut [u8]) -> Result<(), LaunchError> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.context.bind()?;
        let kind = acl::ACL_MEMCPY_DEVICE_TO_HOST;
        let (target, room) = (bytes.as_mut_ptr().cast(), bytes.len());
        // SAFETY: both sides have so many bytes.
        unsafe {
            let action = "reading from the device";
            call!(self.context.api, action, aclrtMemcpy(target, room, self.address, room.min(self.bytes), kind))
        }
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        if self.is_owned && self.context.bind().is_ok() {
            // SAFETY: its uses are done, as its owners see to.
            let _ = unsafe { call!(self.context.api, "freeing memory", aclrtFree(self.address)) };
        }
    }
}

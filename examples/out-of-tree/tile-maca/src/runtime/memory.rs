//! Memory of a device.

use super::api::{Api, Copy};
use std::any::Any;
use std::sync::Arc;
use tile_core::launch::{Holder, LaunchError, Memory};
use tile_device::{DeviceMemory, DeviceMemoryMut};

/// What a memory is, for messages.
pub(super) fn name(of: Memory) -> String {
    match of {
        Memory::Host => "host memory".to_owned(),
        Memory::Device(number) => format!("MACA device {number}"),
    }
}

/// An allocation of a device.
#[derive(Debug)]
pub struct Block {
    api: Arc<Api>,
    ordinal: usize,
    address: u64,
    bytes: usize,
}

impl Block {
    pub(super) fn new(api: &Arc<Api>, ordinal: usize, bytes: usize) -> Result<Block, LaunchError> {
        api.bind(ordinal)?;
        Ok(Block { api: api.clone(), ordinal, address: api.allocate(bytes)?, bytes })
    }

    pub(super) fn zeros(api: &Arc<Api>, ordinal: usize, bytes: usize) -> Result<Block, LaunchError> {
        let block = Block::new(api, ordinal, bytes)?;
        // SAFETY: the block is as long.
        unsafe { api.clear(block.address, bytes) }?;
        Ok(block)
    }

    /// Writes bytes from a place on; no more than are there.
    pub(super) fn write(&mut self, at: usize, bytes: &[u8]) -> Result<(), LaunchError> {
        assert!(at + bytes.len() <= self.bytes, "the block is as long");
        self.api.bind(self.ordinal)?;
        let from = bytes.as_ptr().expose_provenance() as u64;
        // SAFETY: both are as long.
        unsafe { self.api.copy(self.address + at as u64, from, bytes.len(), Copy::ToDevice) }
    }

    /// Reads bytes from a place on; no more than are there.
    pub(super) fn read(&self, at: usize, bytes: &mut [u8]) -> Result<(), LaunchError> {
        assert!(at + bytes.len() <= self.bytes, "the block is as long");
        self.api.bind(self.ordinal)?;
        let to = bytes.as_mut_ptr().expose_provenance() as u64;
        // SAFETY: both are as long.
        unsafe { self.api.copy(to, self.address + at as u64, bytes.len(), Copy::ToHost) }
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        // SAFETY: launches are done when they return, so nothing uses it. An error has nobody to tell.
        let _ = self.api.bind(self.ordinal).and_then(|()| unsafe { self.api.free(self.address) });
    }
}

/// Launches are done when they return, so there is nothing to order.
impl Holder for Block {
    fn reading(&self, _: &dyn Any, work: &mut dyn FnMut()) {
        work();
    }

    fn writing(&mut self, _: &dyn Any, work: &mut dyn FnMut()) {
        work();
    }
}

impl DeviceMemory for Block {
    fn address(&self) -> u64 {
        self.address
    }

    fn memory(&self) -> Memory {
        Memory::Device(self.ordinal as u64)
    }

    fn device_name(&self) -> String {
        name(self.memory())
    }

    fn holder(&self) -> &dyn Holder {
        self
    }
}

impl DeviceMemoryMut for Block {
    fn holder_mut(&mut self) -> &mut dyn Holder {
        self
    }
}

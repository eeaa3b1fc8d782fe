//! Memory of a device, and the order of its uses among streams.
//!
//! Memory knows the stream that used it last. A use on another one waits for all that was queued on that:
//! so uses are in the order in which they were queued, whichever streams they are on.

use super::api::Copy;
use super::stream::{Event, Stream};
use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tile_core::launch::{Holder, LaunchError, Memory};
use tile_device::{DeviceMemory, DeviceMemoryMut};

/// An allocation of a device.
#[derive(Debug)]
pub struct Block {
    address: u64,
    bytes: usize,
    /// The stream that used it last.
    last: Mutex<Arc<Stream>>,
}

impl Block {
    pub(super) fn new(stream: &Arc<Stream>, bytes: usize) -> Result<Block, LaunchError> {
        stream.bind()?;
        Ok(Block { address: stream.api.allocate(bytes)?, bytes, last: Mutex::new(stream.clone()) })
    }

    pub(super) fn zeros(stream: &Arc<Stream>, bytes: usize) -> Result<Block, LaunchError> {
        let block = Block::new(stream, bytes)?;
        if bytes > 0 {
            // SAFETY: the block is as long.
            unsafe { stream.api.clear(block.address, bytes, stream.handle()) }?;
        }
        Ok(block)
    }

    fn last(&self) -> MutexGuard<'_, Arc<Stream>> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Orders what is queued on a stream from now on behind all uses.
    fn order(&self, stream: &Arc<Stream>) -> Result<(), LaunchError> {
        let mut last = self.last();
        if !Arc::ptr_eq(&last, stream) {
            Event::behind(&last)?.precede(stream)?;
            *last = stream.clone();
        }
        Ok(())
    }

    /// Writes bytes from a place on; no more than are there.
    pub(super) fn write(&mut self, at: usize, bytes: &[u8]) -> Result<(), LaunchError> {
        self.copied(at, bytes.as_ptr().expose_provenance() as u64, bytes.len(), Copy::ToDevice)
    }

    /// Reads bytes from a place on; no more than are there.
    pub(super) fn read(&self, at: usize, bytes: &mut [u8]) -> Result<(), LaunchError> {
        self.copied(at, bytes.as_mut_ptr().expose_provenance() as u64, bytes.len(), Copy::ToHost)
    }

    /// Copies behind what is queued, and waits for it. An error may be of earlier work.
    fn copied(&self, at: usize, host: u64, bytes: usize, kind: Copy) -> Result<(), LaunchError> {
        assert!(at + bytes <= self.bytes, "the block is as long");
        let stream = self.last().clone();
        if bytes > 0 {
            stream.bind()?;
            let device = self.address + at as u64;
            let places = if kind == Copy::ToDevice { [device, host] } else { [host, device] };
            // SAFETY: both are as long, and this waits until the copy is done.
            unsafe { stream.api.copy(places, bytes, kind, stream.handle()) }?;
        }
        stream.synchronize()
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        let stream = self.last().clone();
        // Work that cannot be waited for may still use it: then it is not given back.
        if stream.synchronize().is_ok() {
            // SAFETY: all uses are done. An error has nobody to tell.
            let _ = unsafe { stream.api.free(self.address) };
        }
    }
}

/// The queue of a launch, as the holders of its arguments see it.
pub(super) struct Queue {
    pub(super) stream: Arc<Stream>,
    /// Why an argument could not be ordered.
    failed: Mutex<Option<LaunchError>>,
}

impl Queue {
    pub(super) fn new(stream: Arc<Stream>) -> Queue {
        Queue { stream, failed: Mutex::default() }
    }

    pub(super) fn into_result(self) -> Result<(), LaunchError> {
        self.failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    fn place(&self, block: &Block, work: &mut dyn FnMut()) {
        if let Err(error) = block.order(&self.stream) {
            self.fail(error);
            return;
        }
        work();
        // Another thread may have put its use on another stream behind this one's before there was work.
        let last = block.last().clone();
        if !Arc::ptr_eq(&last, &self.stream)
            && let Err(error) = Event::behind(&self.stream).and_then(|event| event.precede(&last))
        {
            self.fail(error);
        }
    }

    fn fail(&self, error: LaunchError) {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }
}

impl Holder for Block {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(queue) = queue.downcast_ref::<Queue>() {
            queue.place(self, work);
        }
    }

    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(queue) = queue.downcast_ref::<Queue>() {
            queue.place(self, work);
        }
    }
}

impl DeviceMemory for Block {
    fn address(&self) -> u64 {
        self.address
    }

    fn memory(&self) -> Memory {
        self.last().memory()
    }

    fn device_name(&self) -> String {
        self.last().name(self.memory())
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

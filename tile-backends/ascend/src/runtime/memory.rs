//! Device memory that streams share, and the order of its uses among them.

use super::block::Block;
use super::context::Context;
use super::stream::{Event, Stream};
use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};
use tile_core::launch::{Holder, LaunchError, Memory};
use tile_device::{DeviceMemory, DeviceMemoryMut};

/// The last use on a stream.
struct Use {
    stream: Arc<Stream>,
    event: Event,
}

/// Memory that is shared by streams.
pub struct Shared {
    /// `None` once it is given up.
    block: Option<Block>,
    uses: Mutex<Uses>,
}

#[derive(Default)]
struct Uses {
    write: Option<Use>,
    reads: Vec<Use>,
    /// Streams with a use that has no event, because creating one failed: all that is queued
    /// there is waited for.
    unmarked: Vec<Arc<Stream>>,
}

/// The launch queue that the holders of a launch's arguments see.
pub(super) struct Queue {
    pub(super) stream: Arc<Stream>,
    /// Why some work could not be ordered.
    pub(super) failed: Mutex<Option<LaunchError>>,
}

impl Queue {
    pub(super) fn new(stream: Arc<Stream>) -> Queue {
        Queue { stream, failed: Mutex::default() }
    }

    fn fail(&self, error: LaunchError) {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    pub(super) fn into_result(self) -> Result<(), LaunchError> {
        self.failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}

impl Shared {
    pub(super) fn new(block: Block) -> Shared {
        Shared { block: Some(block), uses: Mutex::default() }
    }

    pub(super) fn block(&self) -> &Block {
        self.block.as_ref().expect("it is there until the value is dropped")
    }

    pub(super) fn context(&self) -> &Arc<Context> {
        &self.block().context
    }

    /// Orders work that reads, or also writes, among the other uses.
    fn place(&self, queue: &Queue, write: bool, work: &mut dyn FnMut()) -> Result<(), LaunchError> {
        let lock = || self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        let stream = &queue.stream;
        stream.context.bind()?;
        let mut uses = lock();
        uses.settle_unmarked()?;
        let reads = uses.reads.iter().filter(|_| write);
        for past in uses.write.iter().chain(reads).filter(|past| !Arc::ptr_eq(&past.stream, stream)) {
            past.event.precede(stream)?;
        }
        // A launch may read the memory by two arguments.
        drop(uses);
        work();
        // Other reads on the same stream may come in between: the event that stays is behind all
        // that it replaces.
        let mut uses = lock();
        let event = match Event::behind(stream) {
            Ok(event) => event,
            Err(error) => {
                uses.unmarked.push(stream.clone());
                return Err(error);
            }
        };
        let now = Use { stream: stream.clone(), event };
        if write {
            uses.reads.clear();
            uses.write = Some(now);
        } else {
            uses.reads.retain(|past| !Arc::ptr_eq(&past.stream, stream));
            uses.reads.push(now);
        }
        Ok(())
    }

    /// Waits for all writes, and with `reads` for reads, too.
    pub(super) fn settle(&self, reads: bool) -> Result<(), LaunchError> {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        uses.settle_unmarked()?;
        let others = uses.reads.iter().filter(|_| reads);
        uses.write.iter().chain(others).try_for_each(|past| past.event.wait())
    }
}

impl Uses {
    /// Waits for the streams of uses without an event.
    fn settle_unmarked(&mut self) -> Result<(), LaunchError> {
        while let Some(stream) = self.unmarked.last() {
            stream.synchronize()?;
            self.unmarked.pop();
        }
        Ok(())
    }
}

impl DeviceMemory for Shared {
    fn address(&self) -> u64 {
        self.block().address()
    }

    fn memory(&self) -> Memory {
        self.context().memory()
    }

    fn device_name(&self) -> String {
        format!("Ascend device {}", self.context().ordinal)
    }

    fn holder(&self) -> &dyn Holder {
        self
    }
}

impl DeviceMemoryMut for Shared {
    fn holder_mut(&mut self) -> &mut dyn Holder {
        self
    }
}

impl Holder for Shared {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(queue) = queue.downcast_ref::<Queue>()
            && let Err(error) = self.place(queue, false, work)
        {
            queue.fail(error);
        }
    }

    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(queue) = queue.downcast_ref::<Queue>()
            && let Err(error) = self.place(queue, true, work)
        {
            queue.fail(error);
        }
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        if self.settle(true).is_err() {
            // The device may still use it.
            std::mem::forget(self.block.take());
        }
    }
}

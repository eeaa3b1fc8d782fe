//! Streams and events.

use super::api::call;
use super::block::Block;
use super::context::Context;
use ascend_sys::acl;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tile_core::launch::LaunchError;

/// Temporary memory of a launch, which its stream provides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scratch {
    /// Its size.
    pub bytes: usize,
    /// How many of its first bytes are zero when the kernel starts; the rest is unspecified.
    pub zeroed: usize,
}

/// A queue of work on the device.
pub(super) struct Stream {
    pub(super) context: Arc<Context>,
    pub(super) handle: acl::aclrtStream,
    /// The workspace of launches, which run one after the other.
    scratch: Mutex<Option<Block>>,
}

// SAFETY: a handle that any thread may use that has bound the context.
unsafe impl Send for Stream {}
// SAFETY: as above; AscendCL orders calls on one stream.
unsafe impl Sync for Stream {}

impl Stream {
    pub(super) fn new(context: Arc<Context>) -> Result<Stream, LaunchError> {
        context.bind()?;
        let mut handle = std::ptr::null_mut();
        // SAFETY: the call writes a handle.
        unsafe { call!(context.api, "making a stream", aclrtCreateStream(&raw mut handle)) }?;
        Ok(Stream { context, handle, scratch: Mutex::default() })
    }

    pub(super) fn synchronize(&self) -> Result<(), LaunchError> {
        self.context.bind()?;
        // SAFETY: the stream lives.
        unsafe { call!(self.context.api, "waiting for the stream", aclrtSynchronizeStream(self.handle)) }
    }

    /// Clears the first bytes of a block, in the order of the stream.
    pub(super) fn clear(&self, block: &Block, bytes: usize) -> Result<(), LaunchError> {
        let bytes = bytes.min(block.bytes());
        if bytes == 0 {
            return Ok(());
        }
        self.context.bind()?;
        // SAFETY: the block has so many bytes, and lives until its uses are done.
        unsafe {
            let (at, room) = (block.address, block.bytes());
            call!(self.context.api, "clearing memory", aclrtMemsetAsync(at, room, 0, bytes, self.handle))
        }
    }

    /// Calls a function with temporary memory for a launch, which the stream owns while the lock
    /// is held.
    pub(super) fn with_scratch<T>(
        &self,
        Scratch { bytes, zeroed }: Scratch,
        body: impl FnOnce(u64) -> Result<T, LaunchError>,
    ) -> Result<T, LaunchError> {
        if bytes == 0 {
            return body(0);
        }
        let mut scratch = self.scratch.lock().unwrap_or_else(PoisonError::into_inner);
        let large = scratch.as_ref().is_some_and(|block| block.bytes() >= bytes);
        if !large {
            // Earlier launches may still use the old memory.
            self.synchronize()?;
            *scratch = None;
            *scratch = Some(Block::new(&self.context, bytes)?);
        }
        let Some(block) = &*scratch else { return body(0) };
        if zeroed > 0 {
            self.clear(block, zeroed)?;
        }
        body(block.address())
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let scratch = self.scratch.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if self.synchronize().is_err() {
            // It may still run: nothing of it is given back.
            std::mem::forget(scratch);
            return;
        }
        // SAFETY: its work is done.
        let _ = unsafe { call!(self.context.api, "destroying a stream", aclrtDestroyStream(self.handle)) };
    }
}

/// A point in a stream's work.
pub(super) struct Event {
    context: Arc<Context>,
    handle: acl::aclrtEvent,
}

// SAFETY: as streams.
unsafe impl Send for Event {}
// SAFETY: as streams.
unsafe impl Sync for Event {}

impl Event {
    /// An event behind all that is queued on a stream.
    pub(super) fn behind(stream: &Stream) -> Result<Event, LaunchError> {
        let context = stream.context.clone();
        let mut handle = std::ptr::null_mut();
        // SAFETY: the call writes a handle.
        unsafe { call!(context.api, "making an event", aclrtCreateEvent(&raw mut handle)) }?;
        Event { context, handle }.recorded(stream)
    }

    /// The same, with a time stamp.
    pub(super) fn timed(stream: &Stream) -> Result<Event, LaunchError> {
        let context = stream.context.clone();
        context.bind()?;
        let mut handle = std::ptr::null_mut();
        let (action, flag) = ("making an event", acl::ACL_EVENT_TIME_LINE);
        // SAFETY: the call writes a handle.
        unsafe { call!(context.api, action, aclrtCreateEventWithFlag(&raw mut handle, flag)) }?;
        Event { context, handle }.recorded(stream)
    }

    /// Records it behind all that is queued on a stream.
    fn recorded(self, stream: &Stream) -> Result<Event, LaunchError> {
        // SAFETY: both live.
        unsafe { call!(self.context.api, "recording an event", aclrtRecordEvent(self.handle, stream.handle)) }?;
        Ok(self)
    }

    /// The time since another event; both are timed and have completed.
    pub(super) fn since(&self, start: &Event) -> Result<Duration, LaunchError> {
        self.context.bind()?;
        let mut milliseconds = 0.0;
        let action = "reading the time of a kernel";
        // SAFETY: the call writes a number; both events live.
        unsafe {
            call!(self.context.api, action, aclrtEventElapsedTime(&raw mut milliseconds, start.handle, self.handle))
        }?;
        Ok(Duration::from_secs_f64(f64::from(milliseconds).max(0.0) / 1e3))
    }

    /// Makes a stream wait for it.
    pub(super) fn precede(&self, stream: &Stream) -> Result<(), LaunchError> {
        let action = "having a stream wait for an event";
        // SAFETY: both live.
        unsafe { call!(self.context.api, action, aclrtStreamWaitEvent(stream.handle, self.handle)) }
    }

    /// Waits for it.
    pub(super) fn wait(&self) -> Result<(), LaunchError> {
        self.context.bind()?;
        // SAFETY: it was recorded.
        unsafe { call!(self.context.api, "waiting for an event", aclrtSynchronizeEvent(self.handle)) }
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        if self.context.bind().is_ok() {
            // SAFETY: the driver keeps what queued waits need.
            let _ = unsafe { call!(self.context.api, "destroying an event", aclrtDestroyEvent(self.handle)) };
        }
    }
}

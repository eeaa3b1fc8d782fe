//! Streams of a device, in which work is done in order, and events between pieces of it.

use super::api::{Api, Handle};
use std::ffi::c_void;
use std::sync::Arc;
use std::time::Duration;
use tile_core::launch::{LaunchError, Memory};

/// A handle of the library as a number, which any thread may hold.
#[derive(Debug)]
struct Kept(usize);

impl Kept {
    fn of(handle: Handle) -> Kept {
        Kept(handle.expose_provenance())
    }

    fn handle(&self) -> Handle {
        std::ptr::with_exposed_provenance_mut::<c_void>(self.0)
    }
}

/// A stream of a device.
#[derive(Debug)]
pub(super) struct Stream {
    pub(super) api: Arc<Api>,
    pub(super) ordinal: usize,
    kept: Kept,
}

impl Stream {
    pub(super) fn new(api: &Arc<Api>, ordinal: usize) -> Result<Arc<Stream>, LaunchError> {
        api.bind(ordinal)?;
        Ok(Arc::new(Stream { api: api.clone(), ordinal, kept: Kept::of(api.create_stream()?) }))
    }

    pub(super) fn bind(&self) -> Result<(), LaunchError> {
        self.api.bind(self.ordinal)
    }

    pub(super) fn handle(&self) -> Handle {
        self.kept.handle()
    }

    /// Waits until all that is queued is done. An error is of any of it.
    pub(super) fn synchronize(&self) -> Result<(), LaunchError> {
        self.bind()?;
        // SAFETY: the stream is live.
        unsafe { self.api.handle("StreamSynchronize", "waiting for a stream", self.handle()) }
    }

    /// What memory of its device is, of all libraries of the process.
    pub(super) fn memory(&self) -> Memory {
        Memory::Device(self.api.number << 32 | self.ordinal as u64)
    }

    /// What a memory is, for messages.
    pub(super) fn name(&self, of: Memory) -> String {
        match of {
            Memory::Host => "host memory".to_owned(),
            Memory::Device(number) if number >> 32 == self.api.number => {
                format!("{} device {}", self.api.vendor.called, number & 0xffff_ffff)
            }
            Memory::Device(number) => format!("device {} of another library", number & 0xffff_ffff),
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // SAFETY: the stream is live; the library destroys it once its work is done. An error has nobody to tell.
        let _ = self.bind().and_then(|()| unsafe { self.api.handle("StreamDestroy", "", self.handle()) });
    }
}

/// A place in the work of a stream.
#[derive(Debug)]
pub struct Event {
    stream: Arc<Stream>,
    kept: Kept,
}

impl Event {
    /// Behind all that is queued on a stream.
    pub(super) fn behind(stream: &Arc<Stream>) -> Result<Event, LaunchError> {
        stream.bind()?;
        let event = Event { stream: stream.clone(), kept: Kept::of(stream.api.create_event()?) };
        // SAFETY: both are live.
        unsafe { stream.api.record(event.kept.handle(), stream.handle()) }?;
        Ok(event)
    }

    /// Lets what is queued on a stream from now on wait for it.
    pub(super) fn precede(&self, stream: &Stream) -> Result<(), LaunchError> {
        stream.bind()?;
        // SAFETY: both are live.
        unsafe { stream.api.wait(stream.handle(), self.kept.handle()) }
    }

    /// Waits until it has happened.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], also of work in front of it.
    pub fn synchronize(&self) -> Result<(), LaunchError> {
        self.stream.bind()?;
        // SAFETY: the event is live.
        unsafe { self.stream.api.handle("EventSynchronize", "waiting for an event", self.kept.handle()) }
    }

    /// The time on the device since an earlier event, once both have happened: waits for that.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], also of work in front of either.
    pub fn since(&self, earlier: &Event) -> Result<Duration, LaunchError> {
        earlier.synchronize()?;
        self.synchronize()?;
        // SAFETY: both are live.
        let milliseconds = unsafe { self.stream.api.elapsed(earlier.kept.handle(), self.kept.handle()) }?;
        Ok(Duration::from_secs_f64(f64::from(milliseconds.max(0.0)) / 1e3))
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let (api, event) = (&self.stream.api, self.kept.handle());
        // SAFETY: the event is live. An error has nobody to tell.
        let _ = self.stream.bind().and_then(|()| unsafe { api.handle("EventDestroy", "", event) });
    }
}

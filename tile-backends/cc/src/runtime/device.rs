//! Devices: opened by number, known by their properties, and driven for host tensors.

use super::api::Api;
use super::launch::Program;
use super::memory::Block;
use super::stream::{Event, Stream};
use super::vendor::Compiler;
use crate::dialect::Dialect;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tile_core::launch::{Hold, LaunchError, Memory};
use tile_device::{DeviceMemory as _, HostAdapter, ProgramCache, Staging};

/// A device with a stream. Clones have the same stream.
#[derive(Clone)]
pub struct Gpu {
    pub(super) stream: Arc<Stream>,
    pub(super) dialect: &'static Dialect,
    pub(super) compiler: Arc<dyn Compiler>,
    pub(super) programs: Arc<ProgramCache<Program>>,
}

impl Gpu {
    /// The device of a number, from 0 on, of a vendor's library.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] without such a device, or when there is no dialect for it;
    /// [`LaunchError::Driver`] when a call fails.
    pub fn open(api: &Arc<Api>, compiler: Arc<dyn Compiler>, ordinal: usize) -> Result<Gpu, LaunchError> {
        let (vendor, count) = (api.vendor, api.device_count()?);
        if ordinal >= count {
            let reason = format!("there is no device {ordinal}, devices are numbered below {count}");
            return Err(vendor.unavailable(reason));
        }
        let dialect = (vendor.dialect)(&api.properties(ordinal)?);
        let dialect = dialect.map_err(|reason| vendor.unavailable(format!("device {ordinal} is {reason}")))?;
        Ok(Gpu { stream: Stream::new(api, ordinal)?, dialect, compiler, programs: Arc::default() })
    }

    /// The same device with a stream of its own. Tensors may be used on either: uses of one are done in the order of the
    /// calls.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn with_new_stream(&self) -> Result<Gpu, LaunchError> {
        Ok(Gpu { stream: Stream::new(&self.stream.api, self.stream.ordinal)?, ..self.clone() })
    }

    /// The dialect that its texts are in.
    pub fn dialect(&self) -> &'static Dialect {
        self.dialect
    }

    /// The number of the device.
    pub fn ordinal(&self) -> usize {
        self.stream.ordinal
    }

    /// Waits until all that was queued on the stream is done.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], also of what was queued.
    pub fn synchronize(&self) -> Result<(), LaunchError> {
        self.stream.synchronize()
    }

    /// An event behind all that was queued on the stream.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn record(&self) -> Result<Event, LaunchError> {
        Event::behind(&self.stream)
    }

    /// The same device for launches on host tensors.
    pub fn host_adapter(&self) -> HostAdapter<Gpu> {
        HostAdapter::new(self.clone())
    }
}

impl fmt::Debug for Gpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gpu")
            .field("dialect", &self.dialect.name)
            .field("ordinal", &self.ordinal())
            .finish_non_exhaustive()
    }
}

impl Staging for Gpu {
    type Buffer<'d> = Block;

    fn upload(&self, bytes: &[u8], _: &str) -> Result<Block, LaunchError> {
        let mut block = Block::new(&self.stream, bytes.len())?;
        block.write(0, bytes)?;
        Ok(block)
    }

    fn address(&self, buffer: &Block) -> u64 {
        buffer.address()
    }

    fn memory(&self) -> Memory {
        self.stream.memory()
    }

    fn hold<'b>(&self, buffer: &'b mut Block, mutable: bool) -> Option<Hold<'b>> {
        Some(if mutable { Hold::write(buffer) } else { Hold::read(buffer) })
    }

    /// The time on the device between events around the launch.
    fn time(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        let start = self.record()?;
        launch()?;
        self.record()?.since(&start)
    }

    fn download(&self, buffer: &mut Block, bytes: &mut [u8]) -> Result<(), LaunchError> {
        buffer.read(0, bytes)
    }
}

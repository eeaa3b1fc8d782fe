//! Launches on host tensors, by way of the device.

use super::block::Block;
use super::device::Ascend;
use super::memory::Shared;
use super::stream::Event;
use std::time::Duration;
use tile_core::launch::{Hold, LaunchError, Memory};
use tile_device::{HostAdapter, Staging};

impl Ascend {
    /// The same stream for launches on host tensors.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let device = tile_ascend::runtime::Ascend::new(0)?.host_adapter();
    /// // some_kernel().launch(&device, &host_tensor, &mut other)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn host_adapter(&self) -> HostAdapter<Ascend> {
        HostAdapter::new(self.clone())
    }
}

impl Staging for Ascend {
    type Buffer<'d> = Shared;

    const CONTIGUOUS_ROWS: bool = true;

    fn upload(&self, bytes: &[u8], _: &str) -> Result<Shared, LaunchError> {
        let block = Block::new(self.context(), bytes.len())?;
        block.write(bytes)?;
        Ok(Shared::new(block))
    }

    fn address(&self, buffer: &Shared) -> u64 {
        buffer.block().address()
    }

    fn memory(&self) -> Memory {
        Ascend::memory(self)
    }

    fn hold<'b>(&self, buffer: &'b mut Shared, mutable: bool) -> Option<Hold<'b>> {
        Some(if mutable { Hold::write(buffer) } else { Hold::read(buffer) })
    }

    fn time(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        let start = Event::timed(&self.stream)?;
        launch()?;
        let end = Event::timed(&self.stream)?;
        self.stream.synchronize()?;
        end.since(&start)
    }

    fn download(&self, buffer: &mut Shared, bytes: &mut [u8]) -> Result<(), LaunchError> {
        buffer.block().read(bytes)
    }
}

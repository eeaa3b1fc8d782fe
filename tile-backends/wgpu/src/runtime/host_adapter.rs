//! Launches on host tensors, by way of the device.

use super::device::Wgpu;
use super::memory::Memory;
use std::time::Duration;
use tile_core::launch::{self, Hold, LaunchError};
use tile_device::{HostAdapter, Staging};

impl Wgpu {
    /// The same device for launches on host tensors.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let device = tile_wgpu::Wgpu::new()?.host_adapter();
    /// // some_kernel().launch(&device, &host_tensor, &mut other)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn host_adapter(&self) -> HostAdapter<Wgpu> {
        HostAdapter::new(self.clone())
    }
}

impl Staging for Wgpu {
    type Buffer<'d> = Memory;

    fn upload(&self, bytes: &[u8], _: &str) -> Result<Memory, LaunchError> {
        let memory = Memory::zeros(self, bytes.len() as u64)?;
        memory.write(bytes)?;
        Ok(memory)
    }

    fn address(&self, buffer: &Memory) -> u64 {
        buffer.address
    }

    fn memory(&self) -> launch::Memory {
        Wgpu::memory(self)
    }

    fn hold<'b>(&self, buffer: &'b mut Memory, mutable: bool) -> Option<Hold<'b>> {
        Some(if mutable { Hold::write(buffer) } else { Hold::read(buffer) })
    }

    fn time(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        self.measure(launch).map(|((), time)| time)
    }

    fn download(&self, buffer: &mut Memory, bytes: &mut [u8]) -> Result<(), LaunchError> {
        bytes.copy_from_slice(&buffer.read(bytes.len())?);
        Ok(())
    }
}

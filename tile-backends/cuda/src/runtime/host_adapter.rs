//! Launches on host tensors, by way of the device.

use super::device::Cuda;
use super::driver::{During, elapsed};
use super::scratch::Scratch;
use cudarc::driver::sys::CUevent_flags;
use std::time::Duration;
use tile_core::launch::{Hold, LaunchError, Memory};
use tile_device::{HostAdapter, Staging};

impl Cuda {
    /// The same stream for launches on host tensors.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let device = tile_cuda::Cuda::new(0)?.host_adapter();
    /// // some_kernel().launch(&device, &host_tensor, &mut other)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn host_adapter(&self) -> HostAdapter<Cuda> {
        HostAdapter::new(self.clone())
    }
}

impl Staging for Cuda {
    type Buffer<'d> = Scratch<'d>;

    fn check_ready(&self, kernel: &str) -> Result<(), LaunchError> {
        self.must_not_capture(kernel, "its tensors are copied back when it is done")?;
        self.context().bind_to_thread().during("choosing the context")
    }

    fn upload(&self, bytes: &[u8], kernel: &str) -> Result<Scratch<'_>, LaunchError> {
        let memory = Scratch::new(self.shared(), self.stream(), bytes.len(), kernel)?;
        memory.write(0, bytes)?;
        Ok(memory)
    }

    fn address(&self, buffer: &Scratch<'_>) -> u64 {
        buffer.address()
    }

    fn memory(&self) -> Memory {
        Cuda::memory(self)
    }

    /// None: the buffer is freed behind the launch, in the order of the stream.
    fn hold<'b>(&self, _: &'b mut Scratch<'_>, _: bool) -> Option<Hold<'b>> {
        None
    }

    fn time(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        let timed = Some(CUevent_flags::CU_EVENT_DEFAULT);
        let start = self.stream().record_event(timed).during("marking the start of a kernel")?;
        launch()?;
        let end = self.stream().record_event(timed).during("marking the end of a kernel")?;
        self.synchronize()?;
        Ok(Duration::from_secs_f64(f64::from(elapsed(&start, &end)?.max(0.0)) / 1e3))
    }

    fn download(&self, buffer: &mut Scratch<'_>, bytes: &mut [u8]) -> Result<(), LaunchError> {
        buffer.read(0, bytes)
    }
}

//! Batches: launches that are submitted together.

use super::device::Wgpu;
use tile_core::launch::LaunchError;
use wgpu::CommandBuffer;

impl Wgpu {
    /// Does work, and submits the kernels that are launched meanwhile together,
    /// which takes less of the host's time than submitting each.
    ///
    /// Nothing else changes: what reads, writes or waits submits first what was
    /// launched before. That holds for this device and its tensors, not for work
    /// that the program itself submits to [`queue`](Wgpu::queue): that comes in
    /// front of the launches of an open batch. What other threads launch meanwhile is
    /// part of the batch.
    ///
    /// ```no_run
    /// # use tile_core::launch::LaunchError;
    /// # fn step(wgpu: &tile_wgpu::Wgpu) -> Result<(), LaunchError> { Ok(()) }
    /// # fn main() -> Result<(), LaunchError> {
    /// let wgpu = tile_wgpu::Wgpu::new()?;
    /// wgpu.batch(|| (0..100).try_for_each(|_| step(&wgpu)))?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Those of the work; what was launched before one is submitted all the same.
    /// [`LaunchError::Driver`] for what the driver finds wrong with the submission.
    pub fn batch<R>(&self, work: impl FnOnce() -> Result<R, LaunchError>) -> Result<R, LaunchError> {
        let open = self.shared().recorder.open();
        let done = work();
        drop(open);
        let submitted = self.flush();
        let done = done?;
        submitted?;
        Ok(done)
    }

    /// Submits what is recorded.
    pub(super) fn flush(&self) -> Result<(), LaunchError> {
        self.shared().recorder.flush(self.shared())
    }

    /// Submits commands behind what is recorded.
    pub(super) fn submit(&self, commands: CommandBuffer) -> Result<(), LaunchError> {
        self.flush()?;
        self.queue().submit([commands]);
        Ok(())
    }
}

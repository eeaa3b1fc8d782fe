//! Memory that lives for one launch.

use super::context::Context;
use super::driver::{During, failed};
use cudarc::driver::sys::{self, CUresult};
use cudarc::driver::{CudaContext, CudaStream, result};
use std::ptr::null_mut;
use tile_core::launch::LaunchError;

/// Memory of the device, freed after what is queued on the stream when it is
/// dropped.
#[derive(Debug)]
pub struct Scratch<'s> {
    stream: &'s CudaStream,
    address: u64,
}

impl<'s> Scratch<'s> {
    /// So many bytes of any content. `kernel` names whom they are for. The
    /// context must be bound.
    pub(super) fn new(
        device: &Context,
        stream: &'s CudaStream,
        bytes: usize,
        kernel: &str,
    ) -> Result<Scratch<'s>, LaunchError> {
        if device.pool.get().is_none() {
            keep(&device.context)?;
            device.pool.get_or_init(|| ());
        }
        // A device that cannot allocate in the order of a stream allocates
        // at once.
        // SAFETY: a context is bound, and sizes are not zero.
        let address = unsafe {
            if stream.context().has_async_alloc() {
                result::malloc_async(stream.cu_stream(), bytes.max(1))
            } else {
                result::malloc_sync(bytes.max(1))
            }
        };
        let address = address.map_err(|error| match error.0 {
            CUresult::CUDA_ERROR_OUT_OF_MEMORY => {
                let available = stream.context().mem_get_info().map_or(0, |(free, _)| free as u64);
                LaunchError::memory(kernel, bytes as u64, available)
            }
            _ => failed("allocating workspaces", error),
        })?;
        Ok(Scratch { stream, address })
    }

    /// So many bytes, all zero once the stream comes to it; otherwise as
    /// [`Scratch::new`].
    pub(super) fn zeroed(
        device: &Context,
        stream: &'s CudaStream,
        bytes: usize,
        kernel: &str,
    ) -> Result<Scratch<'s>, LaunchError> {
        let scratch = Scratch::new(device, stream, bytes, kernel)?;
        scratch.clear(bytes)?;
        Ok(scratch)
    }

    /// Lets the first bytes be zero once the stream comes to it; there are as many.
    pub(super) fn clear(&self, bytes: usize) -> Result<(), LaunchError> {
        if bytes == 0 {
            return Ok(());
        }
        // SAFETY: callers clear no more than there is.
        unsafe { result::memset_d8_async(self.address, 0, bytes, self.stream.cu_stream()) }
            .during("clearing workspaces")
    }

    /// The stream in whose order it lives.
    pub(super) fn stream(&self) -> &'s CudaStream {
        self.stream
    }

    /// The address.
    pub(super) fn address(&self) -> u64 {
        self.address
    }

    /// Queues a copy from the host.
    pub(super) fn write(&self, at: usize, bytes: &[u8]) -> Result<(), LaunchError> {
        if bytes.is_empty() {
            return Ok(());
        }
        // SAFETY: callers write inside the memory. The driver has read the
        // bytes, which are not page-locked, when the call returns.
        unsafe { result::memcpy_htod_async(self.address + at as u64, bytes, self.stream.cu_stream()) }
            .during("writing to the device")
    }

    /// Copies to the host once the stream has done its work.
    pub(super) fn read(&self, at: usize, bytes: &mut [u8]) -> Result<(), LaunchError> {
        if bytes.is_empty() {
            return Ok(());
        }
        // SAFETY: callers read inside the memory, and the bytes are borrowed
        // until the copy is done.
        unsafe { result::memcpy_dtoh_async(bytes, self.address + at as u64, self.stream.cu_stream()) }
            .during("reading from the device")?;
        self.stream.synchronize().during("waiting for the stream")
    }
}

impl Drop for Scratch<'_> {
    fn drop(&mut self) {
        let context = self.stream.context();
        // SAFETY: allocated above in the same way, and freed once, after all
        // work that was given the address. Errors come back from the next call
        // of cudarc in this context.
        unsafe {
            if context.has_async_alloc() {
                context.record_err(result::free_async(self.address, self.stream.cu_stream()));
            } else {
                context.record_err(self.stream.synchronize());
                context.record_err(result::free_sync(self.address));
            }
        }
    }
}

/// Bytes that the device's pool keeps between launches.
const KEPT: u64 = 256 << 20;

/// Lets the device's pool of memory keep some that is free when a program waits
/// for a stream. It keeps none of itself, and a launch that allocates after
/// each wait takes hundreds of microseconds longer.
fn keep(context: &CudaContext) -> Result<(), LaunchError> {
    if !context.has_async_alloc() {
        return Ok(());
    }
    let threshold = sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
    let (mut pool, mut kept) = (null_mut(), 0_u64);
    // SAFETY: the device has pools, and each call reads or writes one handle
    // or, for this attribute, one number of 64 bits.
    unsafe {
        let action = "asking for the device's pool of memory";
        sys::cuDeviceGetDefaultMemPool(&raw mut pool, context.cu_device()).result().during(action)?;
        sys::cuMemPoolGetAttribute(pool, threshold, (&raw mut kept).cast()).result().during(action)?;
        if kept < KEPT {
            kept = KEPT;
            sys::cuMemPoolSetAttribute(pool, threshold, (&raw mut kept).cast()).result().during(action)?;
        }
    }
    Ok(())
}

/// Places parts of one allocation, each at a multiple of 256 bytes; gives
/// their starts and the whole, `None` when that is no size.
pub(super) fn lay_out(sizes: &[usize]) -> Option<(Vec<usize>, usize)> {
    let mut end = 0_usize;
    let mut starts = Vec::with_capacity(sizes.len());
    for &size in sizes {
        starts.push(end);
        end = end.checked_add(size)?.checked_next_multiple_of(256)?;
    }
    Some((starts, end))
}

#[cfg(test)]
mod tests {
    use super::lay_out;

    #[test]
    fn parts_are_aligned_and_apart() {
        assert_eq!(lay_out(&[]), Some((vec![], 0)));
        assert_eq!(lay_out(&[1, 0, 256, 257]), Some((vec![0, 256, 256, 512], 1024)));
        assert_eq!(lay_out(&[usize::MAX - 5, 100]), None);
    }
}

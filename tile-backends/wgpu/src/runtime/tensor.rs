//! Tensors that own memory of a device.

use super::device::{Wgpu, failed};
use super::memory::{Memory, VECTOR};
use super::view::{WgpuTensorView, WgpuTensorViewMut, debug};
use std::fmt;
use tile_core::elem::DType;
use tile_core::launch::LaunchError;
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorError, TensorView};
use wgpu::{Buffer, BufferUsages};

/// A tensor of rank `R` in memory of a device.
///
/// Elements are in row-major order. Everything is submitted to the device's
/// queue: making a tensor and launching on it return at once,
/// [`to_host`](WgpuTensor::to_host) waits.
///
/// ```no_run
/// use tile_core::tensor::Tensor;
/// use tile_wgpu::{Wgpu, WgpuTensor};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let wgpu = Wgpu::new()?;
/// let a = WgpuTensor::from_host(&wgpu, &Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]).view())?;
/// assert_eq!(a.view().t().shape(), [2, 2]);
/// assert_eq!(a.to_host()?[[1, 0]], 3.0);
/// # Ok(())
/// # }
/// ```
pub struct WgpuTensor<T: Element, const R: usize> {
    memory: Memory,
    layout: Layout<R>,
    elements: std::marker::PhantomData<T>,
}

impl<T: Element, const R: usize> WgpuTensor<T, R> {
    /// Every element zero, or `false`.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn zeros(wgpu: &Wgpu, shape: [usize; R]) -> Result<Self, LaunchError> {
        let layout = Layout::contiguous(shape).map_err(|error| failed("allocating a tensor", error.to_string()))?;
        let bytes = layout.len().checked_mul(size_of::<T>());
        let bytes = bytes.ok_or_else(|| failed("allocating a tensor", "no memory has as many bytes"))?;
        Ok(WgpuTensor::whole(Memory::zeros(wgpu, bytes as u64)?, layout))
    }

    /// A copy of a tensor in host memory, in row-major order.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn from_host(wgpu: &Wgpu, host: &TensorView<'_, T, R>) -> Result<Self, LaunchError> {
        let mut tensor = WgpuTensor::zeros(wgpu, host.shape())?;
        tensor.upload(host)?;
        Ok(tensor)
    }

    /// The elements of a buffer in row-major order. The buffer stays the
    /// program's, too: what it does with it is ordered with launches by the queue.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless it has as many elements as the shape, up to
    /// the end of a word or, as buffers of tensors do, of 16 bytes. [`TensorError::Overlap`] never.
    ///
    /// # Panics
    /// Unless the buffer may be a storage buffer and be copied from and to.
    pub fn from_buffer(wgpu: &Wgpu, buffer: Buffer, shape: [usize; R]) -> Result<Self, TensorError> {
        let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        assert!(buffer.usage().contains(usage), "a tensor's buffer has the usages {usage:?}");
        let layout = Layout::contiguous(shape)?;
        let bytes = layout.len() as u64 * size_of::<T>() as u64;
        let ends = [4, VECTOR].map(|unit| bytes.next_multiple_of(unit).max(unit));
        if !ends.contains(&buffer.size()) {
            let found = buffer.size() as usize / size_of::<T>();
            return Err(TensorError::Length { expected: layout.len(), found });
        }
        Ok(WgpuTensor::whole(Memory::of(wgpu, buffer), layout))
    }

    fn whole(memory: Memory, layout: Layout<R>) -> Self {
        WgpuTensor { memory, layout, elements: std::marker::PhantomData }
    }

    /// Overwrites all elements with those of a tensor in host memory.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] when extents differ.
    pub fn upload(&mut self, host: &TensorView<'_, T, R>) -> Result<(), LaunchError> {
        for (axis, (&found, &expected)) in host.shape().iter().zip(&self.layout.shape()).enumerate() {
            if found != expected {
                let [expected, found] = [expected, found].map(|n| n as i64);
                return Err(LaunchError::Shape { argument: "host".to_owned(), axis, expected, found });
            }
        }
        let gathered;
        let elements = match host.as_slice() {
            Some(elements) => elements,
            None => {
                gathered = host.to_vec();
                &gathered
            }
        };
        // SAFETY: `Element` types have no padding.
        let bytes = unsafe { std::slice::from_raw_parts(elements.as_ptr().cast::<u8>(), size_of_val(elements)) };
        self.memory.write(bytes)
    }

    /// A copy in host memory, once everything that writes the tensor is done.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when the device is lost, and in browsers, where
    /// nothing can wait.
    pub fn to_host(&self) -> Result<Tensor<T, R>, LaunchError> {
        let bytes = self.memory.read(self.layout.len() * size_of::<T>())?;
        Ok(self.of_bytes(&bytes))
    }

    /// The same for programs that may not wait. The future is ready when the
    /// device has been polled after that: by [`Wgpu::poll`], by any call that
    /// waits, or by a browser.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when the device is lost; in a browser also for what
    /// went wrong with launches before.
    pub async fn read(&self) -> Result<Tensor<T, R>, LaunchError> {
        let reading = self.wgpu().begin_read(self.buffer(), self.layout.len() * size_of::<T>())?;
        Ok(self.of_bytes(&reading.arrived().await?))
    }

    /// A tensor of the device's bytes.
    fn of_bytes(&self, bytes: &[u8]) -> Tensor<T, R> {
        let mut host = Tensor::zeros(self.shape());
        let Some(elements) = host.as_mut_slice() else { return host };
        let target = elements.as_mut_ptr().cast::<u8>();
        for (i, &byte) in bytes.iter().enumerate() {
            // A buffer of the program may hold any byte, a `bool` two.
            let byte = if T::DTYPE == DType::Bool { u8::from(byte != 0) } else { byte };
            // SAFETY: the tensor has as many bytes as were read, and every byte of
            // another type is valid.
            unsafe { target.add(i).write(byte) };
        }
        host
    }

    /// All of it.
    pub fn view(&self) -> WgpuTensorView<'_, T, R> {
        WgpuTensorView::whole(&self.memory, self.layout)
    }

    /// All of it, to be written.
    pub fn view_mut(&mut self) -> WgpuTensorViewMut<'_, T, R> {
        let layout = self.layout;
        WgpuTensorViewMut::whole(&mut self.memory, layout)
    }

    /// Extents and strides.
    pub fn layout(&self) -> &Layout<R> {
        &self.layout
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.layout.shape()
    }

    /// The device.
    pub fn wgpu(&self) -> &Wgpu {
        &self.memory.wgpu
    }

    /// The buffer, in which the elements lie in row-major order from its start on.
    pub fn buffer(&self) -> &Buffer {
        &self.memory.buffer
    }

    pub(super) fn memory(&self) -> &Memory {
        &self.memory
    }

    pub(super) fn parts_mut(&mut self) -> (u64, &Layout<R>, &mut Memory) {
        (self.memory.address, &self.layout, &mut self.memory)
    }

    pub(super) fn address(&self) -> u64 {
        self.memory.address
    }
}

impl<T: Element, const R: usize> fmt::Debug for WgpuTensor<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, T::DTYPE.name(), &self.layout, self.wgpu())
    }
}

//! Tensors that own memory of a device.

use super::buffer_part;
use super::device::Wgpu;
use super::memory::Memory;
use super::units::VECTOR;
use super::view::{WgpuTensorView, WgpuTensorViewMut};
use crate::compile::TARGET;
use tile_core::elem::DType;
use tile_core::launch::{LaunchError, Uninit};
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorError, TensorView};
use tile_device::{allocation, check_upload, in_order};
use wgpu::{Buffer, BufferUsages};

/// A tensor of rank `R` in memory of a device.
///
/// Elements are in row-major order, but for parts of buffers of the program
/// ([`from_buffer_part`](WgpuTensor::from_buffer_part)). Everything is submitted to the
/// device's queue: making a tensor and launching on it return at once,
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
    /// Whether the memory is a buffer of which it has all, in row-major order.
    is_whole: bool,
    elements: std::marker::PhantomData<T>,
}

impl<T: Element, const R: usize> WgpuTensor<T, R> {
    /// Every element zero, or `false`.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn zeros(wgpu: &Wgpu, shape: [usize; R]) -> Result<Self, LaunchError> {
        let (layout, bytes) = allocation::<T, R>(TARGET, shape)?;
        Ok(WgpuTensor::whole(Memory::zeros(wgpu, bytes as u64)?, layout))
    }

    /// An output without contents, for a kernel that writes all of it: launches of any
    /// other are refused. After the launch, [`into_tensor`](Uninit::into_tensor) gives
    /// the tensor.
    ///
    /// WebGPU has no memory without contents: a buffer is zero until it is written, and
    /// wgpu clears it in front of its first use in a launch. So this costs as much as
    /// [`zeros`](WgpuTensor::zeros), and spares no more than an upload. What it adds is
    /// the check, for programs that run on other devices, too.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn uninit(wgpu: &Wgpu, shape: [usize; R]) -> Result<Uninit<Self>, LaunchError> {
        Ok(Uninit::new(WgpuTensor::zeros(wgpu, shape)?))
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
    /// the end of a word or, as buffers of tensors do, of 16 bytes;
    /// [`TensorError::Unusable`] unless it may be a storage buffer and be copied from and
    /// to.
    pub fn from_buffer(wgpu: &Wgpu, buffer: Buffer, shape: [usize; R]) -> Result<Self, TensorError> {
        check_usage(&buffer)?;
        let layout = Layout::contiguous(shape)?;
        let bytes = layout.len() as u64 * size_of::<T>() as u64;
        let ends = [4, VECTOR].map(|unit| bytes.next_multiple_of(unit).max(unit));
        if !ends.contains(&buffer.size()) {
            let found = buffer.size() as usize / size_of::<T>();
            return Err(TensorError::Length { expected: layout.len(), found });
        }
        Ok(WgpuTensor::whole(Memory::of(wgpu, buffer), layout))
    }

    /// Elements in a part of a buffer: the first at byte `offset`, the others by
    /// `strides`, in elements. So memory of libraries that allocate from pools is taken
    /// as it lies. The buffer stays the program's, as with
    /// [`from_buffer`](WgpuTensor::from_buffer).
    ///
    /// Parts of one buffer may be arguments of one launch, outputs beside inputs, too; a
    /// launch refuses an output that has a byte in common with another argument
    /// ([`LaunchError::Overlap`]). In a browser bindings of parts may not meet either:
    /// they begin at multiples of the device's `min_storage_buffer_offset_alignment`, and
    /// so do parts that are to be launched on together there.
    ///
    /// ```no_run
    /// # use tile_wgpu::{Wgpu, WgpuTensor, wgpu::Buffer};
    /// # fn parts(wgpu: &Wgpu, pool: Buffer) -> Result<(), Box<dyn std::error::Error>> {
    /// // 64 rows of 100 elements, 128 elements apart, from byte 4096 on.
    /// let x = WgpuTensor::<f32, 2>::from_buffer_part(wgpu, pool.clone(), 4096, [64, 100], [128, 1])?;
    /// let mut y = WgpuTensor::<f32, 1>::from_buffer_part(wgpu, pool, 65536, [64], [1])?;
    /// // some_kernel().launch(wgpu, &x, &mut y)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`TensorError::Alignment`] unless `offset` is a multiple of an element's bytes, and
    /// [`TensorError::Bytes`] unless the buffer has the last element, and whole words of
    /// 4 bytes up to its end. [`TensorError::Unusable`] as with `from_buffer`.
    pub fn from_buffer_part(
        wgpu: &Wgpu,
        buffer: Buffer,
        offset: u64,
        shape: [usize; R],
        strides: [usize; R],
    ) -> Result<Self, TensorError> {
        check_usage(&buffer)?;
        let layout = Layout::strided(shape, strides)?;
        buffer_part::check(offset, layout.span(), size_of::<T>(), buffer.size())?;
        let memory = Memory::part(wgpu, buffer, offset);
        Ok(WgpuTensor { memory, layout, is_whole: false, elements: std::marker::PhantomData })
    }

    fn whole(memory: Memory, layout: Layout<R>) -> Self {
        WgpuTensor { memory, layout, is_whole: true, elements: std::marker::PhantomData }
    }

    /// Overwrites all elements with those of a tensor in host memory. What lies beside
    /// them in a buffer of the program stays as it is.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] when extents differ. [`LaunchError::Strides`] for parts of
    /// buffers whose neighbouring elements are not words of 4 bytes together, of which
    /// WebGPU writes whole ones, or two indices of which are one element.
    pub fn upload(&mut self, host: &TensorView<'_, T, R>) -> Result<(), LaunchError> {
        check_upload(&self.layout, host.shape())?;
        let elements = &*in_order(host);
        // SAFETY: `Element` types have no padding.
        let bytes = unsafe { std::slice::from_raw_parts(elements.as_ptr().cast::<u8>(), size_of_val(elements)) };
        if self.is_whole {
            return self.memory.write(bytes);
        }
        if !self.layout.is_injective() {
            let reason = "two indices are one element, expected distinct elements".to_owned();
            return Err(LaunchError::Strides { argument: "self".to_owned(), reason });
        }
        let ranges = buffer_part::ranges(&self.layout, size_of::<T>());
        buffer_part::check_words(self.memory.offset, &ranges)?;
        self.memory.write_ranges(&ranges, bytes)
    }

    /// A copy in host memory, once everything that writes the tensor is done.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when the device is lost, and in browsers, where
    /// nothing can wait.
    pub fn to_host(&self) -> Result<Tensor<T, R>, LaunchError> {
        Ok(self.of_bytes(&self.memory.read(self.layout.span() * size_of::<T>())?))
    }

    /// The same for programs that may not wait. The future is ready when the
    /// device has been polled after that: by [`Wgpu::poll`], by any call that
    /// waits, or by a browser.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when the device is lost; in a browser also for what
    /// went wrong with launches before.
    pub async fn read(&self) -> Result<Tensor<T, R>, LaunchError> {
        let bytes = self.layout.span() * size_of::<T>();
        let reading = self.wgpu().begin_read(self.buffer(), self.memory.offset, bytes)?;
        Ok(self.of_bytes(&reading.arrived().await?))
    }

    /// A tensor of the device's bytes, from the first element to the last.
    fn of_bytes(&self, bytes: &[u8]) -> Tensor<T, R> {
        let mut host = Tensor::zeros(self.shape());
        let Some(elements) = host.as_mut_slice() else { return host };
        let target = elements.as_mut_ptr().cast::<u8>();
        for (from, to, count) in buffer_part::ranges(&self.layout, size_of::<T>()) {
            for (i, &byte) in bytes[from as usize..][..count].iter().enumerate() {
                // A buffer of the program may hold any byte, a `bool` two.
                let byte = if T::DTYPE == DType::Bool { u8::from(byte != 0) } else { byte };
                // SAFETY: ranges are in the order of the tensor's elements and as many,
                // and every byte of another type is valid.
                unsafe { target.add(to + i).write(byte) };
            }
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

    /// The buffer, in which the elements lie from byte
    /// [`byte_offset`](WgpuTensor::byte_offset) on.
    pub fn buffer(&self) -> &Buffer {
        &self.memory.buffer
    }

    /// The byte of the buffer at which the first element begins: 0 but for parts of
    /// buffers.
    pub fn byte_offset(&self) -> u64 {
        self.memory.offset
    }

    fn address(&self) -> u64 {
        self.memory.address
    }
}

tile_device::arguments!(Wgpu: WgpuTensor);

/// Refuses buffers that launches and copies cannot use.
fn check_usage(buffer: &Buffer) -> Result<(), TensorError> {
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
    if buffer.usage().contains(usage) {
        return Ok(());
    }
    let reason = format!("a tensor's buffer needs the usages {usage:?}, the buffer has {:?}", buffer.usage());
    Err(TensorError::Unusable { reason })
}

//! Tensors that own memory of a device.

use super::borrowed::{Borrowed, BorrowedMut, reading, writing};
use super::device::{self, Cuda};
use super::driver::{During, TARGET};
use super::view::{CudaTensorView, CudaTensorViewMut};
use cudarc::driver::{CudaContext, CudaSlice, CudaStream, CudaView, CudaViewMut, DevicePtr, DevicePtrMut, result};
use std::any::Any;
use std::sync::Arc;
use tile_core::launch::{Holder, LaunchError, Memory, TensorArg, Uninit};
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorError, TensorView};
use tile_device::__private::input;
use tile_device::{DeviceMemory, DeviceMemoryMut, allocation, check_upload, in_order};

/// A tensor of rank `R` in memory of a CUDA device.
///
/// Elements are in row-major order. Everything is queued on a stream: making a
/// tensor and launching on it return at once, [`to_host`](CudaTensor::to_host)
/// waits.
///
/// ```no_run
/// use tile_core::tensor::Tensor;
/// use tile_cuda::{Cuda, CudaTensor};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let cuda = Cuda::new(0)?;
/// let a = CudaTensor::from_host(&cuda, &Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]).view())?;
/// assert_eq!(a.view().t().shape(), [2, 2]);
/// assert_eq!(a.to_host()?[[1, 0]], 3.0);
/// # Ok(())
/// # }
/// ```
pub struct CudaTensor<T: Element, const R: usize> {
    memory: Owned<T>,
    address: u64,
    layout: Layout<R>,
}

/// Memory of at least the layout's elements. cudarc allocates slices of its
/// own element types alone, which lack the 8-bit floats; bytes serve for all.
enum Owned<T> {
    Bytes(CudaSlice<u8>),
    Slice(CudaSlice<T>),
}

impl<T: Element> Owned<T> {
    fn view(&self) -> CudaView<'_, T> {
        match self {
            // SAFETY: the bytes hold elements, aligned as all allocations are.
            Owned::Bytes(bytes) => unsafe { bytes.transmute(bytes.len() / size_of::<T>()) }
                .expect("as many elements as fit into the bytes"),
            Owned::Slice(slice) => slice.as_view(),
        }
    }

    fn view_mut(&mut self) -> CudaViewMut<'_, T> {
        match self {
            Owned::Bytes(bytes) => {
                let len = bytes.len() / size_of::<T>();
                // SAFETY: as above.
                unsafe { bytes.transmute_mut(len) }.expect("as many elements as fit into the bytes")
            }
            Owned::Slice(slice) => slice.as_view_mut(),
        }
    }

    fn stream(&self) -> &Arc<CudaStream> {
        match self {
            Owned::Bytes(bytes) => bytes.stream(),
            Owned::Slice(slice) => slice.stream(),
        }
    }
}

impl<T: Element> DeviceMemory for Owned<T> {
    fn address(&self) -> u64 {
        self.view().device_ptr(self.stream()).0
    }

    fn memory(&self) -> Memory {
        device::memory(self.stream().context())
    }

    fn device_name(&self) -> String {
        device::name(self.memory())
    }

    fn holder(&self) -> &dyn Holder {
        self
    }
}

impl<T: Element> DeviceMemoryMut for Owned<T> {
    fn holder_mut(&mut self) -> &mut dyn Holder {
        self
    }
}

impl<T: Element> Holder for Owned<T> {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        reading(&self.view(), queue, work);
    }
    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        writing(&mut self.view_mut(), queue, work);
    }
}

impl<T: Element, const R: usize> CudaTensor<T, R> {
    /// Every element zero, or `false`.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn zeros(cuda: &Cuda, shape: [usize; R]) -> Result<Self, LaunchError> {
        let (layout, bytes) = allocation::<T, R>(TARGET, shape)?;
        let memory = cuda.stream().alloc_zeros::<u8>(bytes.max(1)).during("allocating a tensor")?;
        Ok(CudaTensor::whole(Owned::Bytes(memory), layout))
    }

    /// An output without contents, for a kernel that writes all of it: memory that
    /// nothing clears. After the launch, [`into_tensor`](Uninit::into_tensor) gives the
    /// tensor. A launch that is captured into a graph does not write it, and is refused.
    ///
    /// ```no_run
    /// use tile_cuda::{Cuda, CudaTensor};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let cuda = Cuda::new(0)?;
    /// let mut y = CudaTensor::<f32, 2>::uninit(&cuda, [128, 64])?;
    /// // some_kernel().launch(&cuda, &x, &mut y)?;
    /// if let Ok(y) = y.into_tensor() {
    ///     let back = y.to_host()?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn uninit(cuda: &Cuda, shape: [usize; R]) -> Result<Uninit<Self>, LaunchError> {
        Ok(Uninit::new(CudaTensor::allocate(cuda, shape)?))
    }

    /// Memory for a tensor, which holds anything: whoever gives it out writes it first,
    /// or has a launch do so.
    fn allocate(cuda: &Cuda, shape: [usize; R]) -> Result<Self, LaunchError> {
        let (layout, bytes) = allocation::<T, R>(TARGET, shape)?;
        // SAFETY: nothing reads the bytes before they are written, as above.
        let memory = unsafe { cuda.stream().alloc::<u8>(bytes.max(1)) }.during("allocating a tensor")?;
        // Asking for the address marks a use, which writes on other streams wait for.
        Ok(CudaTensor::whole(Owned::Bytes(memory), layout))
    }

    /// A copy of a tensor in host memory, in row-major order. The host's
    /// elements have been read when this returns.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], as when memory is short.
    pub fn from_host(cuda: &Cuda, host: &TensorView<'_, T, R>) -> Result<Self, LaunchError> {
        let mut tensor = CudaTensor::allocate(cuda, host.shape())?;
        tensor.upload(cuda, host)?;
        Ok(tensor)
    }

    /// The elements of a slice in row-major order.
    ///
    /// # Errors
    /// [`TensorError::Length`] unless it has as many elements as the shape.
    pub fn from_slice(slice: CudaSlice<T>, shape: [usize; R]) -> Result<Self, TensorError> {
        let layout = Layout::contiguous(shape)?;
        if layout.len() != slice.len() {
            return Err(TensorError::Length { expected: layout.len(), found: slice.len() });
        }
        Ok(CudaTensor::whole(Owned::Slice(slice), layout))
    }

    fn whole(memory: Owned<T>, layout: Layout<R>) -> Self {
        let address = memory.address();
        CudaTensor { memory, address, layout }
    }

    /// Overwrites all elements with those of a tensor in host memory, on a
    /// stream.
    ///
    /// # Errors
    /// [`LaunchError::Shape`] when extents differ, [`LaunchError::Device`] when
    /// the stream is of another context.
    pub fn upload(&mut self, cuda: &Cuda, host: &TensorView<'_, T, R>) -> Result<(), LaunchError> {
        check_upload(&self.layout, host.shape())?;
        self.check(cuda)?;
        let elements = &*in_order(host);
        if elements.is_empty() {
            return Ok(());
        }
        let stream = cuda.stream();
        stream.context().bind_to_thread().during("choosing the context")?;
        let mut view = self.memory.view_mut();
        let (address, _guard) = view.device_ptr_mut(stream);
        // SAFETY: the memory has as many elements. The driver has read the
        // host's, which are not page-locked, when the call returns.
        unsafe { result::memcpy_htod_async(address, elements, stream.cu_stream()) }.during("writing to the device")
    }

    /// A copy in host memory, once everything that writes the tensor is done.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when work that was queued before has failed.
    pub fn to_host(&self) -> Result<Tensor<T, R>, LaunchError> {
        let mut host = Tensor::zeros(self.shape());
        let Some(elements) = host.as_mut_slice().filter(|elements| !elements.is_empty()) else { return Ok(host) };
        let stream = self.memory.stream();
        stream.context().bind_to_thread().during("choosing the context")?;
        let view = self.memory.view();
        let (address, guard) = view.device_ptr(stream);
        // SAFETY: the memory has as many elements, valid for their type; the
        // host's are borrowed until the stream is done.
        unsafe { result::memcpy_dtoh_async(elements, address, stream.cu_stream()) }
            .during("reading from the device")?;
        drop(guard);
        stream.synchronize().during("waiting for the stream")?;
        Ok(host)
    }

    /// All of it, immutably.
    pub fn view(&self) -> CudaTensorView<'_, T, R> {
        CudaTensorView::whole(Borrowed::at(self.memory.view(), self.address), self.layout)
    }

    /// All of it, mutably.
    pub fn view_mut(&mut self) -> CudaTensorViewMut<'_, T, R> {
        CudaTensorViewMut::whole(BorrowedMut::at(self.memory.view_mut(), self.address), self.layout)
    }

    /// Extents and strides.
    pub fn layout(&self) -> &Layout<R> {
        &self.layout
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.layout.shape()
    }

    /// The context that the memory belongs to.
    pub fn context(&self) -> &Arc<CudaContext> {
        self.memory.stream().context()
    }

    /// The address of the first element on the device. Using it is unsafe, and
    /// outside of what cudarc orders.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// The tensor as an input of a launch.
    pub(super) fn input(&self) -> TensorArg<'_> {
        // SAFETY: the memory has all elements, initialised; cudarc orders its uses.
        unsafe { input::<T, R>(self.address, &self.memory, &self.layout) }
    }

    fn check(&self, cuda: &Cuda) -> Result<(), LaunchError> {
        if Arc::ptr_eq(self.context(), cuda.context()) {
            return Ok(());
        }
        let [expected, found] = [cuda.context(), self.context()].map(|context| device::name(device::memory(context)));
        Err(LaunchError::Device { argument: "self".to_owned(), expected, found })
    }
}

tile_device::arguments!(Cuda: CudaTensor);

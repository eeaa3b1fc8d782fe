//! DLPack: tensors that libraries of any language hand each other, without copies.
//!
//! A [`DlTensor`] owns a managed tensor of DLPack: one that another library made, or one that this
//! process hands on. Views of it are arguments of launches.
//!
//! ```
//! use tile_exchange::dlpack::DlTensor;
//! use tile_core::tensor::Tensor;
//!
//! // Out: the tensor becomes a managed one, and moves on as a pointer.
//! let out = DlTensor::from(Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]));
//! let pointer = out.into_raw();
//!
//! // In, in another library.
//! // SAFETY: the pointer is a managed tensor's, and nobody else uses it.
//! let tensor = unsafe { DlTensor::from_raw(pointer) }?;
//! assert_eq!(tensor.shape(), [2, 2]);
//! let view = tensor.view::<f32, 2>()?;
//! assert_eq!(view.get([1, 0]), Some(3.0));
//! assert!(tensor.view::<f64, 2>().is_err());
//! # Ok::<(), tile_core::tensor::TensorError>(())
//! ```
//!
//! Strides may be any but negative ones, which views do not have: those are refused by name.

use crate::unusable;
use dlpack_rs::ffi::{
    DLDataType, DLDataTypeCode as Code, DLDevice, DLManagedTensor, DLManagedTensorVersioned,
    DLPACK_FLAG_BITMASK_READ_ONLY, DLPACK_MAJOR_VERSION, DLTensor, K_DL_CPU, K_DL_CUDA,
};
use dlpack_rs::safe::{TensorInfo, pack_versioned};
use std::ffi::c_void;
use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;
use tile_core::elem::DType;
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorError, TensorView, TensorViewMut};

/// Where a tensor's memory is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Memory of this process.
    Host,
    /// Memory of the CUDA device with this number.
    Cuda(i32),
    /// A device of another kind, by DLPack's number of its kind, and its own.
    Other(u32, i32),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Host => f.write_str("host memory"),
            Place::Cuda(number) => write!(f, "CUDA device {number}"),
            Place::Other(kind, number) => write!(f, "device {number} of DLPack's kind {kind}"),
        }
    }
}

/// A managed tensor of DLPack, and the right to use it until it is dropped.
pub struct DlTensor(Managed);

enum Managed {
    Versioned(NonNull<DLManagedTensorVersioned>),
    Legacy(NonNull<DLManagedTensor>),
}

impl DlTensor {
    /// Takes a managed tensor over, as the capsule `dltensor_versioned` holds one.
    ///
    /// # Errors
    /// [`TensorError::Unusable`] for a null pointer, for a version with another layout, and for
    /// extents that are no extents. Except for the first, the tensor has been given back then.
    ///
    /// # Safety
    /// The pointer is null or a managed tensor's whose fields are as DLPack has them: its memory
    /// holds the elements that they describe, initialised, until its deleter is called. Nobody else
    /// calls that, and nobody writes the elements during a [`view`](DlTensor::view), or uses them
    /// during a [`view_mut`](DlTensor::view_mut), which there is of tensors that are not read-only.
    pub unsafe fn from_raw(pointer: *mut DLManagedTensorVersioned) -> Result<DlTensor, TensorError> {
        let managed = NonNull::new(pointer).ok_or_else(|| unusable("a managed tensor that is null".to_owned()))?;
        let tensor = DlTensor(Managed::Versioned(managed));
        // SAFETY: the version is where it is in all versions.
        let found = unsafe { (*pointer).version.major };
        if found != DLPACK_MAJOR_VERSION {
            return Err(unusable(format!("DLPack version {found}, expected version {DLPACK_MAJOR_VERSION}")));
        }
        tensor.check()
    }

    /// Takes a managed tensor of DLPack before 1.0 over, as the capsule `dltensor` holds one.
    ///
    /// # Errors
    /// As [`from_raw`](DlTensor::from_raw).
    ///
    /// # Safety
    /// As there.
    pub unsafe fn from_legacy_raw(pointer: *mut DLManagedTensor) -> Result<DlTensor, TensorError> {
        let managed = NonNull::new(pointer).ok_or_else(|| unusable("a managed tensor that is null".to_owned()))?;
        DlTensor(Managed::Legacy(managed)).check()
    }

    /// Hands the tensor on: whoever has the pointer calls its deleter.
    pub fn into_raw(self) -> *mut DLManagedTensorVersioned {
        if let Managed::Versioned(managed) = &self.0 {
            let pointer = managed.as_ptr();
            std::mem::forget(self);
            return pointer;
        }
        let raw = *self.raw();
        let info = TensorInfo {
            data: raw.data,
            device: raw.device,
            dtype: raw.dtype,
            shape: self.shape().to_vec(),
            strides: Some(self.strides()),
            byte_offset: raw.byte_offset,
        };
        pack_versioned(self, info, 0)
    }

    /// A tensor that others keep: read-only.
    pub fn shared<T: Element, const R: usize>(tensor: Arc<Tensor<T, R>>) -> DlTensor {
        let info = info::<T, R>(tensor.as_ptr().cast_mut().cast(), host(), tensor.layout());
        DlTensor::new(tensor, info, DLPACK_FLAG_BITMASK_READ_ONLY)
    }

    /// A tensor on a CUDA device. Whoever takes it orders its uses behind the work that is queued
    /// on the tensor's stream.
    #[cfg(feature = "cuda")]
    pub fn from_cuda<T: Element, const R: usize>(tensor: tile_cuda::CudaTensor<T, R>) -> DlTensor {
        let device = DLDevice { device_type: K_DL_CUDA, device_id: tensor.context().ordinal() as i32 };
        let info = info::<T, R>(tensor.address() as *mut c_void, device, tensor.layout());
        DlTensor::new(tensor, info, 0)
    }

    fn new<K: 'static>(keep: K, info: TensorInfo, flags: u64) -> DlTensor {
        let pointer = pack_versioned(keep, info, flags);
        DlTensor(Managed::Versioned(NonNull::new(pointer).expect("the address of a box")))
    }

    fn raw(&self) -> &DLTensor {
        // SAFETY: `from_raw` was promised a managed tensor, which is there until it is deleted.
        unsafe {
            match &self.0 {
                Managed::Versioned(managed) => &managed.as_ref().dl_tensor,
                Managed::Legacy(managed) => &managed.as_ref().dl_tensor,
            }
        }
    }

    fn check(self) -> Result<DlTensor, TensorError> {
        let raw = self.raw();
        if raw.ndim < 0 || raw.ndim > 0 && raw.shape.is_null() {
            return Err(unusable(format!("a tensor with {} axes without extents", raw.ndim)));
        }
        if let Some(axis) = self.shape().iter().position(|&extent| extent < 0) {
            return Err(unusable(format!(
                "axis {axis} has extent {}, expected a non-negative one",
                self.shape()[axis]
            )));
        }
        Ok(self)
    }

    /// The extent of each axis; none is negative.
    pub fn shape(&self) -> &[i64] {
        let raw = self.raw();
        match raw.ndim {
            0 => &[],
            // SAFETY: there are as many extents as axes, as `check` has seen.
            axes => unsafe { std::slice::from_raw_parts(raw.shape, axes as usize) },
        }
    }

    /// The distance between neighbours on each axis, in elements; it may be negative.
    pub fn strides(&self) -> Vec<i64> {
        let (raw, shape) = (self.raw(), self.shape());
        if !raw.strides.is_null() && !shape.is_empty() {
            // SAFETY: there are as many strides as axes.
            return unsafe { std::slice::from_raw_parts(raw.strides, shape.len()) }.to_vec();
        }
        let mut strides = vec![1_i64; shape.len()];
        for axis in (1..shape.len()).rev() {
            strides[axis - 1] = strides[axis].saturating_mul(shape[axis].max(1));
        }
        strides
    }

    /// The element type, if kernels have it.
    pub fn dtype(&self) -> Option<DType> {
        let DLDataType { code, bits, lanes } = self.raw().dtype;
        DType::ALL.iter().copied().find(|&dtype| {
            lanes == 1
                && dtype != DType::Index
                && u32::from(bits) == dtype.bits()
                && u32::from(code) == self::code(dtype)
        })
    }

    /// Where the memory is.
    pub fn place(&self) -> Place {
        match self.raw().device {
            DLDevice { device_type: K_DL_CPU, .. } => Place::Host,
            DLDevice { device_type: K_DL_CUDA, device_id } => Place::Cuda(device_id),
            DLDevice { device_type, device_id } => Place::Other(device_type, device_id),
        }
    }

    /// Whether its owner has forbidden writes.
    pub fn is_read_only(&self) -> bool {
        match &self.0 {
            // SAFETY: as of `raw`.
            Managed::Versioned(managed) => unsafe { managed.as_ref() }.flags & DLPACK_FLAG_BITMASK_READ_ONLY != 0,
            Managed::Legacy(_) => false,
        }
    }

    /// The elements, of a tensor in host memory.
    ///
    /// # Errors
    /// [`TensorError::NegativeStride`], [`TensorError::Alignment`], and [`TensorError::Unusable`] for
    /// another element type, rank or place.
    pub fn view<T: Element, const R: usize>(&self) -> Result<TensorView<'_, T, R>, TensorError> {
        let (first, layout) = self.host_elements::<T, R>()?;
        // SAFETY: `from_raw` was promised that the elements are there and that nobody writes them.
        Ok(unsafe { TensorView::from_raw(first, layout) })
    }

    /// The elements, to be written, of a tensor in host memory.
    ///
    /// # Errors
    /// As [`view`](DlTensor::view), [`TensorError::Overlap`] for elements with two indices, and
    /// [`TensorError::Unusable`] for a read-only tensor.
    pub fn view_mut<T: Element, const R: usize>(&mut self) -> Result<TensorViewMut<'_, T, R>, TensorError> {
        if self.is_read_only() {
            return Err(unusable("the tensor is read-only, expected one that may be written".to_owned()));
        }
        let (first, layout) = self.host_elements::<T, R>()?;
        // SAFETY: as above, and that nobody else uses them; `self` is borrowed exclusively.
        unsafe { TensorViewMut::from_raw(first, layout) }
    }

    /// The elements, of a tensor on the device of a stream.
    ///
    /// # Errors
    /// As [`view`](DlTensor::view).
    ///
    /// # Safety
    /// What writes the elements is done before work that is launched on the view, in the order of
    /// the stream, and the tensor is dropped after that work is done.
    #[cfg(feature = "cuda")]
    pub unsafe fn cuda_view<T: Element, const R: usize>(
        &self,
        cuda: &tile_cuda::Cuda,
    ) -> Result<tile_cuda::CudaTensorView<'_, T, R>, TensorError> {
        let (shape, strides) = self.cuda_elements::<T, R>(cuda)?;
        let raw = self.raw();
        // SAFETY: `from_raw` was promised that the elements are there, and the caller promises the rest.
        unsafe {
            tile_cuda::CudaTensorView::from_raw_parts(cuda, raw.data.addr() as u64, raw.byte_offset, shape, strides)
        }
    }

    /// The elements, to be written, of a tensor on the device of a stream.
    ///
    /// # Errors
    /// As [`view_mut`](DlTensor::view_mut).
    ///
    /// # Safety
    /// As of [`cuda_view`](DlTensor::cuda_view), and what reads the elements is done, too.
    #[cfg(feature = "cuda")]
    pub unsafe fn cuda_view_mut<T: Element, const R: usize>(
        &mut self,
        cuda: &tile_cuda::Cuda,
    ) -> Result<tile_cuda::CudaTensorViewMut<'_, T, R>, TensorError> {
        if self.is_read_only() {
            return Err(unusable("the tensor is read-only, expected one that may be written".to_owned()));
        }
        let (shape, strides) = self.cuda_elements::<T, R>(cuda)?;
        let raw = self.raw();
        // SAFETY: as above; `self` is borrowed exclusively.
        unsafe {
            tile_cuda::CudaTensorViewMut::from_raw_parts(cuda, raw.data.addr() as u64, raw.byte_offset, shape, strides)
        }
    }

    #[cfg(feature = "cuda")]
    fn cuda_elements<T: Element, const R: usize>(
        &self,
        cuda: &tile_cuda::Cuda,
    ) -> Result<([usize; R], [usize; R]), TensorError> {
        let layout = self.layout::<T, R>(Place::Cuda(cuda.stream().context().ordinal() as i32))?;
        Ok((layout.shape(), layout.strides()))
    }

    fn host_elements<T: Element, const R: usize>(&self) -> Result<(*mut T, Layout<R>), TensorError> {
        let layout = self.layout::<T, R>(Place::Host)?;
        let raw = self.raw();
        if layout.is_empty() {
            return Ok((NonNull::dangling().as_ptr(), layout));
        }
        if raw.data.is_null() {
            return Err(unusable(format!("a tensor of {} elements without memory", layout.len())));
        }
        let offset = usize::try_from(raw.byte_offset)
            .map_err(|_| unusable(format!("byte offset {} is outside of memory", raw.byte_offset)))?;
        let first = raw.data.wrapping_byte_add(offset).cast::<T>();
        if !first.is_aligned() {
            let (found, multiple) = (first.addr() as u64, align_of::<T>() as u64);
            return Err(TensorError::Alignment { what: "address", found, multiple });
        }
        Ok((first, layout))
    }

    /// The layout of a tensor of that type and rank in that place.
    fn layout<T: Element, const R: usize>(&self, place: Place) -> Result<Layout<R>, TensorError> {
        if self.place() != place {
            return Err(unusable(format!("the tensor is in {}, expected {place}", self.place())));
        }
        if self.dtype() != Some(T::DTYPE) {
            let DLDataType { code, bits, lanes } = self.raw().dtype;
            let found = match self.dtype() {
                Some(dtype) => dtype.to_string(),
                None => format!("of DLPack's type code {code} with {bits} bits and {lanes} lanes"),
            };
            return Err(unusable(format!("the tensor has elements {found}, expected {}", T::DTYPE)));
        }
        let shape = self.shape();
        if shape.len() != R {
            return Err(unusable(format!("a tensor of rank {}, expected rank {R}", shape.len())));
        }
        let (given, empty) = (self.strides(), shape.contains(&0));
        let (mut extents, mut strides) = ([0; R], [0; R]);
        for axis in 0..R {
            extents[axis] = usize::try_from(shape[axis]).unwrap_or(usize::MAX);
            strides[axis] = match usize::try_from(given[axis]) {
                Ok(stride) => stride,
                // What a stride says of an axis without a second index is nothing.
                Err(_) if empty || shape[axis] == 1 => 1,
                Err(_) => return Err(TensorError::NegativeStride { axis, stride: given[axis] as isize }),
            };
        }
        Layout::strided(extents, strides)
    }
}

impl<T: Element, const R: usize> From<Tensor<T, R>> for DlTensor {
    fn from(mut tensor: Tensor<T, R>) -> DlTensor {
        let info = info::<T, R>(tensor.as_mut_ptr().cast(), host(), tensor.layout());
        DlTensor::new(tensor, info, 0)
    }
}

impl Drop for DlTensor {
    fn drop(&mut self) {
        // SAFETY: this value has the only right to delete the tensor.
        unsafe {
            match self.0 {
                Managed::Versioned(managed) => {
                    if let Some(delete) = (*managed.as_ptr()).deleter {
                        delete(managed.as_ptr());
                    }
                }
                Managed::Legacy(managed) => {
                    if let Some(delete) = (*managed.as_ptr()).deleter {
                        delete(managed.as_ptr());
                    }
                }
            }
        }
    }
}

impl fmt::Debug for DlTensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut described = f.debug_struct("DlTensor");
        described.field("shape", &self.shape()).field("strides", &self.strides());
        described.field("dtype", &self.dtype()).field("place", &self.place()).finish()
    }
}

fn host() -> DLDevice {
    DLDevice { device_type: K_DL_CPU, device_id: 0 }
}

/// DLPack's code of an element type; of the type of indices, that of signed integers.
fn code(dtype: DType) -> u32 {
    match dtype {
        DType::F64 | DType::F32 | DType::F16 => Code::kDLFloat,
        DType::BF16 => Code::kDLBfloat,
        DType::E4M3 => Code::kDLFloat8_e4m3fn,
        DType::E5M2 => Code::kDLFloat8_e5m2,
        DType::I64 | DType::I32 | DType::I16 | DType::I8 | DType::Index => Code::kDLInt,
        DType::U64 | DType::U32 | DType::U16 | DType::U8 => Code::kDLUInt,
        DType::Bool => Code::kDLBool,
    }
}

fn info<T: Element, const R: usize>(data: *mut c_void, device: DLDevice, layout: &Layout<R>) -> TensorInfo {
    let all = |from: [usize; R]| from.iter().map(|&value| value as i64).collect();
    TensorInfo {
        data: if layout.is_empty() { std::ptr::null_mut() } else { data },
        device,
        dtype: DLDataType { code: code(T::DTYPE) as u8, bits: T::DTYPE.bits() as u8, lanes: 1 },
        shape: all(layout.shape()),
        strides: Some(all(layout.strides())),
        byte_offset: 0,
    }
}

//! Tensors of a device as arguments of launches.
//!
//! Inputs are `&CudaTensor`, views, and references to views; outputs are
//! `&mut CudaTensor`, mutable views, mutable references to them, and those to tensors
//! without contents, as for tensors in host memory. Slices of cudarc have no extents that an argument
//! could borrow, so they are passed as views.

use super::device::{Cuda, memory};
use super::graph::Captured;
use super::tensor::CudaTensor;
use super::view::{CudaTensorView, CudaTensorViewMut};
use cudarc::driver::{CudaContext, CudaStream, DevicePtr, DevicePtrMut};
use std::any::Any;
use std::sync::Arc;
use tile_core::launch::{Arg, Hold, Holder, Input, Output, TensorArg, TensorParts, Uninit};
use tile_core::num::Element;
use tile_core::tensor::Layout;

/// Queues work that reads. The guard makes the stream wait for writes before,
/// and when it is dropped, has later writes wait for the work.
pub(super) fn reading<T>(memory: &impl DevicePtr<T>, queue: &dyn Any, work: &mut dyn FnMut()) {
    if let Some(stream) = queue.downcast_ref::<CudaStream>() {
        let (_, _guard) = memory.device_ptr(stream);
        work();
    } else if queue.is::<Captured>() {
        work();
    }
}

/// Queues work that reads and writes, likewise.
pub(super) fn writing<T>(memory: &mut impl DevicePtrMut<T>, queue: &dyn Any, work: &mut dyn FnMut()) {
    if let Some(stream) = queue.downcast_ref::<CudaStream>() {
        let (_, _guard) = memory.device_ptr_mut(stream);
        work();
    } else if queue.is::<Captured>() {
        work();
    }
}

/// The parts of a tensor of a context.
fn parts<'a, T: Element, const R: usize>(
    address: u64,
    context: &Arc<CudaContext>,
    layout: &'a Layout<R>,
    mutable: bool,
) -> TensorParts<'a> {
    let (shape, strides) = layout.as_parts();
    TensorParts {
        dtype: T::DTYPE,
        address: std::ptr::without_provenance_mut(address as usize),
        memory: memory(context),
        shape,
        strides,
        mutable,
    }
}

/// An input.
///
/// # Safety
/// The elements of `layout` from `address` on are in the memory of `holder`.
unsafe fn input<'a, T: Element, const R: usize>(
    address: u64,
    context: &Arc<CudaContext>,
    layout: &'a Layout<R>,
    holder: &'a dyn Holder,
) -> Arg<'a> {
    // SAFETY: the caller's promise. Memory of cudarc is initialised where safe code
    // gives it out, but by `Uninit`, which says so. Its uses after the borrow are
    // ordered by the holder, as the essay of the module tells.
    Arg::Tensor(unsafe { TensorArg::held(parts::<T, R>(address, context, layout, false), Hold::read(holder)) })
}

/// An output.
///
/// # Safety
/// As [`input`], and the elements are distinct.
pub(super) unsafe fn output<'a, T: Element, const R: usize>(
    address: u64,
    context: &Arc<CudaContext>,
    layout: &'a Layout<R>,
    holder: &'a mut dyn Holder,
) -> TensorArg<'a> {
    // SAFETY: as above; the holder is borrowed exclusively.
    unsafe { TensorArg::held(parts::<T, R>(address, context, layout, true), Hold::write(holder)) }
}

macro_rules! inputs {
    ($($ty:ty),*) => {$(
        impl<T: Element, const R: usize> Input<Cuda, T, R> for $ty {
            fn arg(&self) -> Arg<'_> {
                // SAFETY: what these types keep.
                unsafe { input::<T, R>(self.address(), self.context(), self.layout(), self.holder()) }
            }
        }
    )*};
}
inputs!(&CudaTensor<T, R>, CudaTensorView<'_, T, R>, &CudaTensorView<'_, T, R>, &CudaTensorViewMut<'_, T, R>);

macro_rules! outputs {
    ($($ty:ty),*) => {$(
        impl<T: Element, const R: usize> Output<Cuda, T, R> for $ty {
            fn arg_mut(&mut self) -> Arg<'_> {
                let (address, context) = (self.address(), self.context().clone());
                let (layout, holder) = self.parts_mut();
                // SAFETY: what these types keep.
                Arg::Tensor(unsafe { output::<T, R>(address, &context, layout, holder) })
            }
        }
    )*};
}
outputs!(&mut CudaTensor<T, R>, CudaTensorViewMut<'_, T, R>, &mut CudaTensorViewMut<'_, T, R>);

impl<T: Element, const R: usize> Output<Cuda, T, R> for &mut Uninit<CudaTensor<T, R>> {
    fn arg_mut(&mut self) -> Arg<'_> {
        self.output()
    }
}

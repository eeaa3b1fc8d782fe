//! Host tensors as arguments of host devices.
//!
//! Inputs are `&Tensor`, `&Constant`, views, and references to views; outputs are
//! `&mut Tensor`, mutable views, and mutable references to them. A `Tensor` by
//! value is neither, so that a launch never swallows one.

use super::{Constant, Layout, Tensor, TensorView, TensorViewMut};
use crate::launch::{Arg, HostDevice, Input, Memory, Output, TensorArg, TensorParts};
use crate::num::Element;

/// The argument of a tensor borrowed for the lifetime of `layout`.
///
/// # Safety
/// The elements of `layout` from `first` on are borrowed that long, and
/// exclusively if `mutable`.
pub(super) unsafe fn arg<T: Element, const R: usize>(
    first: *mut T,
    layout: &Layout<R>,
    mutable: bool,
) -> TensorArg<'_> {
    let parts = TensorParts {
        dtype: T::DTYPE,
        address: first.cast(),
        memory: Memory::Host,
        shape: &layout.shape,
        strides: &layout.strides,
        mutable,
    };
    // SAFETY: the caller's promise, and what every layout keeps.
    unsafe { TensorArg::new(parts) }
}

macro_rules! inputs {
    ($($ty:ty),*) => {$(
        impl<D: HostDevice + ?Sized, T: Element, const R: usize> Input<D, T, R> for $ty {
            fn arg(&self) -> Arg<'_> {
                // SAFETY: `self` borrows the elements; what is not mutable is
                // not written.
                Arg::Tensor(unsafe { arg(self.as_ptr().cast_mut(), self.layout(), false) })
            }
        }
    )*};
}
inputs!(&Tensor<T, R>, TensorView<'_, T, R>, &TensorView<'_, T, R>, &TensorViewMut<'_, T, R>);

impl<D: HostDevice + ?Sized, T: Element, const R: usize> Input<D, T, R> for &Constant<T, R> {
    fn arg(&self) -> Arg<'_> {
        let tensor = self.tensor();
        // SAFETY: `self` borrows the elements, which nobody can write while the
        // constant exists, and what is derived from them is with no other tensor.
        Arg::Tensor(unsafe { arg(tensor.as_ptr().cast_mut(), tensor.layout(), false).with_derived(self.derived()) })
    }
}

macro_rules! outputs {
    ($($ty:ty),*) => {$(
        impl<D: HostDevice + ?Sized, T: Element, const R: usize> Output<D, T, R> for $ty {
            fn arg_mut(&mut self) -> Arg<'_> {
                // SAFETY: `self` borrows the elements exclusively.
                Arg::Tensor(unsafe { arg(self.as_mut_ptr(), self.layout(), true) })
            }
        }
    )*};
}
outputs!(&mut Tensor<T, R>, TensorViewMut<'_, T, R>, &mut TensorViewMut<'_, T, R>);

//! Tensors and views of a device as arguments of launches.

use crate::{DeviceMemory, DeviceMemoryMut};
use tile_core::launch::{Hold, TensorArg, TensorParts};
use tile_core::num::Element;
use tile_core::tensor::Layout;

fn parts<'a, T: Element, const R: usize>(
    address: u64,
    memory: &impl DeviceMemory,
    layout: &'a Layout<R>,
    mutable: bool,
) -> TensorParts<'a> {
    let (shape, strides) = layout.as_parts();
    TensorParts {
        dtype: T::DTYPE,
        address: std::ptr::without_provenance_mut(address as usize),
        memory: memory.memory(),
        shape,
        strides,
        mutable,
    }
}

/// An input: elements of a layout from an address on.
///
/// # Safety
/// The elements are in the memory, initialised but for those of an `Uninit`, which says so; its
/// holder orders what happens to them after the borrow.
pub unsafe fn input<'a, T: Element, const R: usize>(
    address: u64,
    memory: &'a impl DeviceMemory,
    layout: &'a Layout<R>,
) -> TensorArg<'a> {
    // SAFETY: the caller's promise.
    unsafe { TensorArg::held(parts::<T, R>(address, memory, layout, false), Hold::read(memory.holder())) }
}

/// An output likewise.
///
/// # Safety
/// As of [`input`], and the elements are distinct.
pub unsafe fn output<'a, T: Element, const R: usize>(
    address: u64,
    memory: &'a mut impl DeviceMemoryMut,
    layout: &'a Layout<R>,
) -> TensorArg<'a> {
    let parts = parts::<T, R>(address, memory, layout, true);
    // SAFETY: the caller's promise; the memory is borrowed exclusively.
    unsafe { TensorArg::held(parts, Hold::write(memory.holder_mut())) }
}

/// Makes a tensor that owns its memory an argument of launches on a device, without contents too.
///
/// The tensor has the fields `memory`, which implements
/// [`DeviceMemoryMut`], and `layout`, a [`Layout`], and a method `address`: of
/// its first element.
///
/// # Safety
/// What the macro's user promises: as with [`views!`](crate::views).
#[macro_export]
macro_rules! arguments {
    ($device:ty: $tensor:ident) => {
        $crate::__inputs!($device: &$tensor<T, R>);
        $crate::__outputs!($device: &mut $tensor<T, R>);

        impl<T: $crate::__private::Element, const R: usize> $crate::__private::DeviceTensor for $tensor<T, R> {
            type Shape = [usize; R];

            fn shape(&self) -> [usize; R] {
                self.layout.shape()
            }

            fn output(&mut self) -> $crate::__private::TensorArg<'_> {
                let address = self.address();
                // SAFETY: the promise of the macro's user.
                unsafe { $crate::__private::output::<T, R>(address, &mut self.memory, &self.layout) }
            }
        }

        impl<T: $crate::__private::Element, const R: usize> $crate::__private::Output<$device, T, R>
            for &mut $crate::__private::Uninit<$tensor<T, R>>
        {
            fn arg_mut(&mut self) -> $crate::__private::Arg<'_> {
                self.output()
            }
        }

        impl<T: $crate::__private::Element, const R: usize> ::std::fmt::Debug for $tensor<T, R> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::describe(f, T::DTYPE.name(), &self.layout, &self.memory)
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __inputs {
    ($device:ty: $($ty:ty),*) => {$(
        impl<T: $crate::__private::Element, const R: usize> $crate::__private::Input<$device, T, R> for $ty {
            fn arg(&self) -> $crate::__private::Arg<'_> {
                let address = self.address();
                // SAFETY: the promise of the macro's user.
                let arg = unsafe { $crate::__private::input::<T, R>(address, &self.memory, &self.layout) };
                $crate::__private::Arg::Tensor(arg)
            }
        }
    )*};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __outputs {
    ($device:ty: $($ty:ty),*) => {$(
        impl<T: $crate::__private::Element, const R: usize> $crate::__private::Output<$device, T, R> for $ty {
            fn arg_mut(&mut self) -> $crate::__private::Arg<'_> {
                let address = self.address();
                // SAFETY: the promise of the macro's user.
                let arg = unsafe { $crate::__private::output::<T, R>(address, &mut self.memory, &self.layout) };
                $crate::__private::Arg::Tensor(arg)
            }
        }
    )*};
}

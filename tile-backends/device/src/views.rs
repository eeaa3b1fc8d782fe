//! Typed views of device memory: a memory, the address of the first element, and a layout.

use std::fmt;
use tile_core::launch::{Holder, Memory};
use tile_core::tensor::Layout;

/// Memory of a device, as tensors and views hold it.
///
/// It stays whole when a view takes a part: devices order the uses of memory by allocations.
pub trait DeviceMemory {
    /// The address of the first byte, or a number that stands for it.
    fn address(&self) -> u64;

    /// The device that the address means something to.
    fn memory(&self) -> Memory;

    /// The name of that device, such as `CUDA device 0`.
    fn device_name(&self) -> String;

    /// What orders reads.
    fn holder(&self) -> &dyn Holder;
}

/// Memory of a device that may be written.
pub trait DeviceMemoryMut: DeviceMemory {
    /// What orders writes.
    fn holder_mut(&mut self) -> &mut dyn Holder;
}

macro_rules! borrowed {
    ($($ty:ty),*) => {$(
        impl<M: DeviceMemory> DeviceMemory for $ty {
            fn address(&self) -> u64 {
                (**self).address()
            }
            fn memory(&self) -> Memory {
                (**self).memory()
            }
            fn device_name(&self) -> String {
                (**self).device_name()
            }
            fn holder(&self) -> &dyn Holder {
                (**self).holder()
            }
        }
    )*};
}
borrowed!(&M, &mut M);

impl<M: DeviceMemoryMut> DeviceMemoryMut for &mut M {
    fn holder_mut(&mut self) -> &mut dyn Holder {
        (**self).holder_mut()
    }
}

/// Writes a tensor for `Debug`: element type, extents, strides unless row-major, and the device.
///
/// # Errors
/// Those of the formatter.
pub fn describe<const R: usize>(
    f: &mut fmt::Formatter<'_>,
    elem: &str,
    layout: &Layout<R>,
    memory: &impl DeviceMemory,
) -> fmt::Result {
    write!(f, "{elem}{:?}", layout.shape())?;
    if !layout.is_contiguous() {
        write!(f, " by {:?}", layout.strides())?;
    }
    write!(f, " on {}", memory.device_name())
}

/// Declares an immutable and a mutable view of memory that something else owns, as arguments of
/// launches on a device.
///
/// The memory of both implements [`DeviceMemory`], itself or behind the reference, and that of the
/// immutable one is `Clone`. Views are taken of all of a memory by `whole`, which the parent of the
/// module alone sees, and have the algebra of layouts: `permute`, `slice`, `broadcast`, `reshape`
/// and `t`.
///
/// # Safety
/// What the macro's user promises: a layout given to `whole` lies in the memory, which is
/// initialised but for that of an [`Uninit`](tile_core::launch::Uninit); the memory's holder orders
/// its uses after the borrow.
///
/// ```
/// mod gpu {
///     # use std::any::Any;
///     # use tile_core::launch::{Arg, Device, Holder, Instance, LaunchError, Memory};
///     use tile_device::{DeviceMemory, DeviceMemoryMut, views};
///
///     pub struct Queue { /* of a driver */ }
///     # impl Device for Queue {
///     #     fn target(&self) -> &'static str { "gpu" }
///     #     fn launch(&self, _: &Instance<'_>, _: &mut [Arg<'_>]) -> Result<(), LaunchError> { Ok(()) }
///     # }
///     pub struct Block { /* of a driver */ }
///     # impl Holder for Block {
///     #     fn reading(&self, _: &dyn Any, work: &mut dyn FnMut()) { work() }
///     #     fn writing(&mut self, _: &dyn Any, work: &mut dyn FnMut()) { work() }
///     # }
///     # impl DeviceMemory for Block {
///     #     fn address(&self) -> u64 { 4096 }
///     #     fn memory(&self) -> Memory { Memory::Device(0) }
///     #     fn device_name(&self) -> String { "device 0".to_owned() }
///     #     fn holder(&self) -> &dyn Holder { self }
///     # }
///     # impl DeviceMemoryMut for Block {
///     #     fn holder_mut(&mut self) -> &mut dyn Holder { self }
///     # }
///     views! { Queue:
///         /// An immutable view of a block.
///         View<'a, T>(&'a Block);
///         /// A mutable view of a block.
///         ViewMut<'a, T>(&'a mut Block);
///     }
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! views {
    (
        $device:ty:
        $(#[$about:meta])* $view:ident<$a:lifetime, $t:ident>($memory:ty);
        $(#[$about_mut:meta])* $view_mut:ident<$b:lifetime, $u:ident>($memory_mut:ty);
    ) => {
        $(#[$about])*
        pub struct $view<$a, $t: $crate::__private::Element, const R: usize> {
            memory: $memory,
            address: u64,
            layout: $crate::__private::Layout<R>,
            elements: ::std::marker::PhantomData<&$a $t>,
        }

        $(#[$about_mut])*
        pub struct $view_mut<$b, $u: $crate::__private::Element, const R: usize> {
            memory: $memory_mut,
            address: u64,
            layout: $crate::__private::Layout<R>,
            elements: ::std::marker::PhantomData<&$b mut $u>,
        }

        impl<$a, $t: $crate::__private::Element, const R: usize> $view<$a, $t, R> {
            /// A layout that lies within the memory.
            pub(super) fn whole(memory: $memory, layout: $crate::__private::Layout<R>) -> Self {
                let address = $crate::DeviceMemory::address(&memory);
                $view { memory, address, layout, elements: ::std::marker::PhantomData }
            }

            fn with<const S: usize>(&self, offset: usize, layout: $crate::__private::Layout<S>) -> $view<$a, $t, S> {
                let address = self.address + (offset * ::std::mem::size_of::<$t>()) as u64;
                let memory = ::std::clone::Clone::clone(&self.memory);
                $view { memory, address, layout, elements: ::std::marker::PhantomData }
            }

            /// Axis `i` of the result is axis `axes[i]`.
            ///
            /// # Errors
            /// `TensorError::Axes` unless `axes` is a permutation.
            pub fn permute(&self, axes: [usize; R]) -> ::std::result::Result<Self, $crate::__private::TensorError> {
                Ok(self.with(0, self.layout.permute(axes)?))
            }

            /// The part inside the ranges.
            ///
            /// # Errors
            /// `TensorError::Range` when a range leaves its axis.
            pub fn slice(
                &self,
                ranges: [::std::ops::Range<usize>; R],
            ) -> ::std::result::Result<Self, $crate::__private::TensorError> {
                let (offset, layout) = self.layout.slice(ranges)?;
                Ok(self.with(offset, layout))
            }

            /// Axes of extent 1 repeated.
            ///
            /// # Errors
            /// `TensorError::Broadcast`.
            pub fn broadcast(&self, shape: [usize; R]) -> ::std::result::Result<Self, $crate::__private::TensorError> {
                Ok(self.with(0, self.layout.broadcast(shape)?))
            }

            /// The same elements under other extents.
            ///
            /// # Errors
            /// `TensorError::Reshape` when their number differs or there are gaps.
            pub fn reshape<const S: usize>(
                &self,
                shape: [usize; S],
            ) -> ::std::result::Result<$view<$a, $t, S>, $crate::__private::TensorError> {
                Ok(self.with(0, self.layout.reshape(shape)?))
            }
        }

        impl<$t: $crate::__private::Element> $view<'_, $t, 2> {
            /// The transposed matrix.
            #[must_use]
            pub fn t(&self) -> Self {
                self.with(0, self.layout.permute([1, 0]).expect("a permutation"))
            }
        }

        impl<$b, $u: $crate::__private::Element, const R: usize> $view_mut<$b, $u, R> {
            /// A layout that lies within the memory and names no element twice.
            pub(super) fn whole(memory: $memory_mut, layout: $crate::__private::Layout<R>) -> Self {
                let address = $crate::DeviceMemory::address(&memory);
                $view_mut { memory, address, layout, elements: ::std::marker::PhantomData }
            }

            fn with<const S: usize>(self, offset: usize, layout: $crate::__private::Layout<S>) -> $view_mut<$b, $u, S> {
                let address = self.address + (offset * ::std::mem::size_of::<$u>()) as u64;
                $view_mut { memory: self.memory, address, layout, elements: ::std::marker::PhantomData }
            }

            /// Axis `i` of the result is axis `axes[i]`.
            ///
            /// # Errors
            /// `TensorError::Axes` unless `axes` is a permutation.
            pub fn permute(self, axes: [usize; R]) -> ::std::result::Result<Self, $crate::__private::TensorError> {
                let layout = self.layout.permute(axes)?;
                Ok(self.with(0, layout))
            }

            /// The part inside the ranges.
            ///
            /// # Errors
            /// `TensorError::Range` when a range leaves its axis.
            pub fn slice(
                self,
                ranges: [::std::ops::Range<usize>; R],
            ) -> ::std::result::Result<Self, $crate::__private::TensorError> {
                let (offset, layout) = self.layout.slice(ranges)?;
                Ok(self.with(offset, layout))
            }

            /// The same elements under other extents.
            ///
            /// # Errors
            /// `TensorError::Reshape` when their number differs or there are gaps.
            pub fn reshape<const S: usize>(
                self,
                shape: [usize; S],
            ) -> ::std::result::Result<$view_mut<$b, $u, S>, $crate::__private::TensorError> {
                let layout = self.layout.reshape(shape)?;
                Ok(self.with(0, layout))
            }
        }

        impl<$u: $crate::__private::Element> $view_mut<'_, $u, 2> {
            /// The transposed matrix.
            #[must_use]
            pub fn t(self) -> Self {
                let layout = self.layout.permute([1, 0]).expect("a permutation");
                self.with(0, layout)
            }
        }

        $crate::__views_in_common!($view);
        $crate::__views_in_common!($view_mut);
        $crate::__inputs!($device: $view<'_, T, R>, &$view<'_, T, R>, &$view_mut<'_, T, R>);
        $crate::__outputs!($device: $view_mut<'_, T, R>, &mut $view_mut<'_, T, R>);
    };
}

/// What both kinds of views have.
#[doc(hidden)]
#[macro_export]
macro_rules! __views_in_common {
    ($name:ident) => {
        impl<T: $crate::__private::Element, const R: usize> $name<'_, T, R> {
            /// Extents and strides.
            pub fn layout(&self) -> &$crate::__private::Layout<R> {
                &self.layout
            }

            /// The extent of each axis.
            pub fn shape(&self) -> [usize; R] {
                self.layout.shape()
            }

            /// The distance between neighbours on each axis, in elements.
            pub fn strides(&self) -> [usize; R] {
                self.layout.strides()
            }

            /// The address of the first element on the device, or a number that stands for it.
            /// Using it is unsafe, and outside of what the runtime orders.
            pub fn address(&self) -> u64 {
                self.address
            }
        }

        impl<T: $crate::__private::Element, const R: usize> ::std::fmt::Debug for $name<'_, T, R> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::describe(f, T::DTYPE.name(), &self.layout, &self.memory)
            }
        }
    };
}

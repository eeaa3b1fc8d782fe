//! Tensors of a device as arguments of launches.

use super::device::{Ascend, Context};
use super::tensor::AscendTensor;
use super::view::{AscendTensorView, AscendTensorViewMut};
use tile_core::launch::{Arg, Hold, Input, Output, TensorArg, TensorParts, Uninit};
use tile_core::num::Element;
use tile_core::tensor::Layout;

pub(super) fn parts<'a, T: Element, const R: usize>(
    address: u64,
    context: &Context,
    layout: &'a Layout<R>,
    mutable: bool,
) -> TensorParts<'a> {
    let (shape, strides) = layout.as_parts();
    TensorParts {
        dtype: T::DTYPE,
        address: std::ptr::without_provenance_mut(address as usize),
        memory: context.memory(),
        shape,
        strides,
        mutable,
    }
}

macro_rules! inputs {
    ($($ty:ty),*) => {$(
        impl<T: Element, const R: usize> Input<Ascend, T, R> for $ty {
            fn arg(&self) -> Arg<'_> {
                let parts = parts::<T, R>(self.address(), self.memory().context(), self.layout(), false);
                // SAFETY: the layout lies in the holder's memory, all of it
                // initialised but that of an `Uninit`, which says so; the holder
                // orders what happens to it after the borrow.
                Arg::Tensor(unsafe { TensorArg::held(parts, Hold::read(self.memory())) })
            }
        }
    )*};
}
inputs!(&AscendTensor<T, R>, AscendTensorView<'_, T, R>, &AscendTensorView<'_, T, R>, &AscendTensorViewMut<'_, T, R>);

macro_rules! outputs {
    ($($ty:ty),*) => {$(
        impl<T: Element, const R: usize> Output<Ascend, T, R> for $ty {
            fn arg_mut(&mut self) -> Arg<'_> {
                let (address, layout, memory) = self.parts_mut();
                let parts = parts::<T, R>(address, memory.context(), layout, true);
                // SAFETY: as above; the memory is borrowed exclusively, and the
                // layout names no element twice.
                Arg::Tensor(unsafe { TensorArg::held(parts, Hold::write(memory)) })
            }
        }
    )*};
}
outputs!(&mut AscendTensor<T, R>, AscendTensorViewMut<'_, T, R>, &mut AscendTensorViewMut<'_, T, R>);

impl<T: Element, const R: usize> Output<Ascend, T, R> for &mut Uninit<AscendTensor<T, R>> {
    fn arg_mut(&mut self) -> Arg<'_> {
        self.output()
    }
}

//! Tensors of a device as arguments of launches.

use super::device::Wgpu;
use super::memory::Memory;
use super::tensor::WgpuTensor;
use super::view::{WgpuTensorView, WgpuTensorViewMut};
use tile_core::launch::{Arg, Hold, Input, Output, TensorArg, TensorParts, Uninit};
use tile_core::num::Element;
use tile_core::tensor::Layout;

pub(super) fn parts<'a, T: Element, const R: usize>(
    address: u64,
    wgpu: &Wgpu,
    layout: &'a Layout<R>,
    mutable: bool,
) -> TensorParts<'a> {
    let (shape, strides) = layout.as_parts();
    TensorParts {
        dtype: T::DTYPE,
        address: std::ptr::without_provenance_mut(address as usize),
        memory: wgpu.memory(),
        shape,
        strides,
        mutable,
    }
}

macro_rules! inputs {
    ($($ty:ty),*) => {$(
        impl<T: Element, const R: usize> Input<Wgpu, T, R> for $ty {
            fn arg(&self) -> Arg<'_> {
                let parts = parts::<T, R>(self.address(), self.wgpu(), self.layout(), false);
                // SAFETY: nothing follows the address, a number that this crate
                // gave out: the device reads the holder's buffer, in which the
                // layout lies and which wgpu keeps and initialises.
                Arg::Tensor(unsafe { TensorArg::held(parts, Hold::read(self.memory())) })
            }
        }
    )*};
}
inputs!(&WgpuTensor<T, R>, WgpuTensorView<'_, T, R>, &WgpuTensorView<'_, T, R>, &WgpuTensorViewMut<'_, T, R>);

macro_rules! outputs {
    ($($ty:ty),*) => {$(
        impl<T: Element, const R: usize> Output<Wgpu, T, R> for $ty {
            fn arg_mut(&mut self) -> Arg<'_> {
                let wgpu = self.wgpu().clone();
                let (address, layout, memory) = self.parts_mut();
                let memory: &mut Memory = memory;
                let parts = parts::<T, R>(address, &wgpu, layout, true);
                // SAFETY: as above; the memory is borrowed exclusively, and the
                // layout names no element twice.
                Arg::Tensor(unsafe { TensorArg::held(parts, Hold::write(memory)) })
            }
        }
    )*};
}
outputs!(&mut WgpuTensor<T, R>, WgpuTensorViewMut<'_, T, R>, &mut WgpuTensorViewMut<'_, T, R>);

impl<T: Element, const R: usize> Output<Wgpu, T, R> for &mut Uninit<WgpuTensor<T, R>> {
    fn arg_mut(&mut self) -> Arg<'_> {
        self.output()
    }
}

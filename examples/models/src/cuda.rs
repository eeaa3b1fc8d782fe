//! The runtime of NVIDIA GPUs: weights and activations in the device's memory, and steps as graphs.

use crate::runtime::Runtime;
use std::ops::Range;
use tile_kernel::cuda::{Cuda, CudaConstant, CudaTensor, CudaTensorView, CudaTensorViewMut, Graph};
use tile_kernel::launch::{Arg, Input, LaunchError};
use tile_kernel::num::Element;
use tile_kernel::tensor::{Tensor, TensorError};

/// A tensor of the device: a weight, which kernels load before the launch in front of them is done, or
/// any other.
#[derive(Debug)]
pub enum DeviceTensor<T: Element, const R: usize> {
    /// Elements that never change.
    Constant(CudaConstant<T, R>),
    /// Others.
    Plain(CudaTensor<T, R>),
}

impl<T: Element, const R: usize> DeviceTensor<T, R> {
    fn tensor(&self) -> &CudaTensor<T, R> {
        match self {
            DeviceTensor::Constant(constant) => constant.tensor(),
            DeviceTensor::Plain(tensor) => tensor,
        }
    }

    /// The tensor to write to.
    ///
    /// # Panics
    /// If it is a constant: nothing in a model writes to its weights.
    fn tensor_mut(&mut self) -> &mut CudaTensor<T, R> {
        match self {
            DeviceTensor::Plain(tensor) => tensor,
            DeviceTensor::Constant(_) => panic!("weights are not written to"),
        }
    }
}

/// An input of a [`Cuda`].
#[derive(Debug)]
pub enum DeviceView<'a, T: Element, const R: usize> {
    /// All of a weight.
    Constant(&'a CudaConstant<T, R>),
    /// A part of a tensor.
    Plain(CudaTensorView<'a, T, R>),
}

impl<T: Element, const R: usize> Input<Cuda, T, R> for DeviceView<'_, T, R> {
    fn arg(&self) -> Arg<'_> {
        match self {
            DeviceView::Constant(constant) => Input::<Cuda, T, R>::arg(constant),
            DeviceView::Plain(view) => Input::<Cuda, T, R>::arg(view),
        }
    }
}

// By reference, as an optional input takes it.
impl<T: Element, const R: usize> Input<Cuda, T, R> for &DeviceView<'_, T, R> {
    fn arg(&self) -> Arg<'_> {
        Input::<Cuda, T, R>::arg(*self)
    }
}

impl Runtime for Cuda {
    type Tensor<T: Element, const R: usize> = DeviceTensor<T, R>;
    type View<'a, T: Element, const R: usize> = DeviceView<'a, T, R>;
    type ViewMut<'a, T: Element, const R: usize> = CudaTensorViewMut<'a, T, R>;
    type Graph = Graph;

    fn is_host(&self) -> bool {
        false
    }

    fn constant<T: Element, const R: usize>(&self, host: Tensor<T, R>) -> Result<DeviceTensor<T, R>, LaunchError> {
        CudaTensor::from_host(self, &host.view()).map(|tensor| DeviceTensor::Constant(tensor.into()))
    }

    fn frozen<T: Element, const R: usize>(tensor: DeviceTensor<T, R>) -> DeviceTensor<T, R> {
        match tensor {
            DeviceTensor::Plain(tensor) => DeviceTensor::Constant(tensor.into()),
            constant => constant,
        }
    }

    fn zeros<T: Element, const R: usize>(&self, shape: [usize; R]) -> Result<DeviceTensor<T, R>, LaunchError> {
        CudaTensor::zeros(self, shape).map(DeviceTensor::Plain)
    }

    fn write<T: Element, const R: usize>(
        &self,
        to: &mut DeviceTensor<T, R>,
        from: &Tensor<T, R>,
    ) -> Result<(), LaunchError> {
        to.tensor_mut().upload(self, &from.view())
    }

    fn read<T: Element, const R: usize>(&self, from: &DeviceTensor<T, R>) -> Result<Tensor<T, R>, LaunchError> {
        from.tensor().to_host()
    }

    fn view<T: Element, const R: usize>(tensor: &DeviceTensor<T, R>) -> DeviceView<'_, T, R> {
        match tensor {
            DeviceTensor::Constant(constant) => DeviceView::Constant(constant),
            DeviceTensor::Plain(tensor) => DeviceView::Plain(tensor.view()),
        }
    }

    fn view_mut<T: Element, const R: usize>(tensor: &mut DeviceTensor<T, R>) -> CudaTensorViewMut<'_, T, R> {
        tensor.tensor_mut().view_mut()
    }

    fn reshaped_mut<T: Element, const R: usize, const S: usize>(
        tensor: &mut DeviceTensor<T, R>,
        shape: [usize; S],
    ) -> Result<CudaTensorViewMut<'_, T, S>, TensorError> {
        tensor.tensor_mut().view_mut().reshape(shape)
    }

    fn part<T: Element, const R: usize, const S: usize>(
        tensor: &DeviceTensor<T, R>,
        shape: [usize; S],
        ranges: [Range<usize>; S],
    ) -> Result<DeviceView<'_, T, S>, TensorError> {
        tensor.tensor().view().reshape(shape)?.slice(ranges).map(DeviceView::Plain)
    }

    unsafe fn record(
        &self,
        work: &mut dyn FnMut(&Self) -> Result<(), LaunchError>,
    ) -> Result<Option<Graph>, LaunchError> {
        // SAFETY: the caller's promise; one stream does all work, so that its order is the graph's.
        unsafe { self.capture(work) }.map(Some)
    }

    fn replay(&self, graph: &Graph) -> Result<(), LaunchError> {
        graph.launch()
    }
}

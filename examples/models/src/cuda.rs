//! The runtime of NVIDIA GPUs: weights and activations in the device's memory, and steps as graphs.

use crate::runtime::Runtime;
use std::ops::Range;
use tile_kernel::cuda::{Cuda, CudaTensor, CudaTensorView, CudaTensorViewMut, Graph};
use tile_kernel::launch::LaunchError;
use tile_kernel::num::Element;
use tile_kernel::tensor::{Tensor, TensorError};

impl Runtime for Cuda {
    type Tensor<T: Element, const R: usize> = CudaTensor<T, R>;
    type View<'a, T: Element, const R: usize> = CudaTensorView<'a, T, R>;
    type ViewMut<'a, T: Element, const R: usize> = CudaTensorViewMut<'a, T, R>;
    type Graph = Graph;

    fn is_host(&self) -> bool {
        false
    }

    fn constant<T: Element, const R: usize>(&self, host: Tensor<T, R>) -> Result<CudaTensor<T, R>, LaunchError> {
        CudaTensor::from_host(self, &host.view())
    }

    fn zeros<T: Element, const R: usize>(&self, shape: [usize; R]) -> Result<CudaTensor<T, R>, LaunchError> {
        CudaTensor::zeros(self, shape)
    }

    fn write<T: Element, const R: usize>(
        &self,
        to: &mut CudaTensor<T, R>,
        from: &Tensor<T, R>,
    ) -> Result<(), LaunchError> {
        to.upload(self, &from.view())
    }

    fn read<T: Element, const R: usize>(&self, from: &CudaTensor<T, R>) -> Result<Tensor<T, R>, LaunchError> {
        from.to_host()
    }

    fn view<T: Element, const R: usize>(tensor: &CudaTensor<T, R>) -> CudaTensorView<'_, T, R> {
        tensor.view()
    }

    fn view_mut<T: Element, const R: usize>(tensor: &mut CudaTensor<T, R>) -> CudaTensorViewMut<'_, T, R> {
        tensor.view_mut()
    }

    fn reshaped_mut<T: Element, const R: usize, const S: usize>(
        tensor: &mut CudaTensor<T, R>,
        shape: [usize; S],
    ) -> Result<CudaTensorViewMut<'_, T, S>, TensorError> {
        tensor.view_mut().reshape(shape)
    }

    fn part<T: Element, const R: usize, const S: usize>(
        tensor: &CudaTensor<T, R>,
        shape: [usize; S],
        ranges: [Range<usize>; S],
    ) -> Result<CudaTensorView<'_, T, S>, TensorError> {
        tensor.view().reshape(shape)?.slice(ranges)
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

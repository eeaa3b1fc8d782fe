//! Tensors of one framework in the kernels of another: a program in which tile-kernel, candle,
//! CubeCL and DLPack use one cudarc.
//!
//! That it compiles is the test, with version 12.8 of the CUDA toolkit, which is also the one for
//! users who leave the choice of version to the machine.

use candle_core::cuda_backend::cudarc::driver::{CudaSlice, CudaStream, sys::CUDA_VERSION};
use cubecl_cuda::CudaDevice;
use dlpark::allocation::fixed::Initialized;
use dlpark::ffi::DLManagedTensorVersioned;
use dlpark::interop::cudarc::CudaDlpackExport;
use std::sync::Arc;
use tile_kernel::launch::LaunchError;
use tile_kernel::prelude::*;

/// y = a·x + y.
#[tile_kernel]
fn axpy<const N: usize>(a: f32, x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        y[b * N + i] = a * x[b * N + i] + y[b * N + i];
    });
}

/// Launches on slices of candle's, on its stream.
fn on_candle(stream: &Arc<CudaStream>, x: &CudaSlice<f32>, y: &mut CudaSlice<f32>) -> Result<(), LaunchError> {
    let lengths = [x.len(), y.len()];
    let (x, y) = match (CudaTensorView::new(x, [lengths[0]]), CudaTensorViewMut::new(y, [lengths[1]])) {
        (Ok(x), Ok(y)) => (x, y),
        (Err(error), _) | (_, Err(error)) => panic!("{error}"),
    };
    axpy::<1024>().launch(&Cuda::on(stream)?, 2.0, x, y)
}

/// Hands a slice on as DLPack does.
fn as_dlpack(slice: CudaSlice<f32>) -> Result<Arc<CudaStream>, dlpark::interop::cudarc::Error> {
    let export = CudaDlpackExport::<Initialized<DLManagedTensorVersioned, 1>>::try_from(Box::new(slice))?;
    Ok(export.into_parts().1)
}

const _: () = assert!(CUDA_VERSION == 12080, "the version that the machine's toolkit tells");

fn main() {
    let _ = (on_candle, as_dlpack, CudaDevice::default());
}

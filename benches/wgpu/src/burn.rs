//! The peer: burn's backend over cubecl and cubek.

use burn_backend::ops::FloatTensorOps;
use burn_backend::tensor::FloatTensor;
use burn_backend::{Backend, Element, ExecutionError, TensorData};
use burn_wgpu::WgpuDevice;
use tile_kernel::prelude::Tensor;
use tile_kernels::reference::Array;

/// The backend, with its fusion of pointwise operations.
pub(crate) type Burn = burn_wgpu::Wgpu;

/// A tensor of floats.
pub(crate) type Floats = FloatTensor<Burn>;

/// What it is called, by what it compiles to.
pub(crate) const NAME: &str = if cfg!(feature = "spirv") { "burn, SPIR-V" } else { "burn, WGSL" };

/// Where it runs.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) device: cubecl::Device,
}

impl Peer {
    pub(crate) fn new() -> Peer {
        Peer { device: cubecl::Device::Wgpu(WgpuDevice::default()) }
    }

    /// A tensor with the elements of ours.
    pub(crate) fn tensor<T: tile_kernel::prelude::Element + Element, const R: usize>(
        &self,
        x: &Tensor<T, R>,
    ) -> Floats {
        Burn::float_from_data(TensorData::new(x.to_vec(), x.shape()), &self.device)
    }

    /// Waits for what was launched.
    pub(crate) fn wait(&self) -> Result<(), ExecutionError> {
        Burn::sync(&self.device)
    }
}

/// The elements on the host.
pub(crate) fn array(x: Floats) -> Result<Array, ExecutionError> {
    let data = pollster::block_on(Burn::float_into_data(x))?;
    let shape: Vec<usize> = data.shape().iter().copied().collect();
    Ok(Array::new(&shape, data.iter::<f64>().collect()))
}

//! What a model needs of a device besides launches: memory, and recorded steps.
//!
//! Models are generic over [`Runtime`]. [`Host`] is any device that computes in host memory or copies
//! host tensors for each launch, opened by the name of its backend; [`Cuda`](tile_kernel::cuda::Cuda)
//! keeps weights and activations in its own memory, and replays a decoding step as a CUDA graph.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use tile_kernel::Cpu;
use tile_kernel::host_device;
use tile_kernel::launch::{Arg, Device, Given, HostDevice, Identity, Input, Instance, LaunchError, Output, Remark};
use tile_kernel::num::Element;
use tile_kernel::tensor::{Constant, Tensor, TensorError, TensorView, TensorViewMut};

/// A device with memory for a model's weights and activations.
pub trait Runtime: Device + Sized {
    /// A tensor in the device's memory.
    type Tensor<T: Element, const R: usize>;
    /// A part of one, an input of launches.
    type View<'a, T: Element, const R: usize>: Input<Self, T, R> + Given<Self, T, R>;
    /// All of one, an output of launches.
    type ViewMut<'a, T: Element, const R: usize>: Output<Self, T, R>;
    /// Launches that were recorded.
    type Graph;

    /// Whether kernels run on the host, whose tiles are stated by the size of its caches; elsewhere
    /// the device chooses tiles.
    fn is_host(&self) -> bool;

    /// A weight: elements that never change.
    ///
    /// # Errors
    /// Of the device's memory.
    fn constant<T: Element, const R: usize>(&self, host: Tensor<T, R>) -> Result<Self::Tensor<T, R>, LaunchError>;

    /// A tensor that launches wrote, as a weight: nothing writes to it any more.
    fn frozen<T: Element, const R: usize>(tensor: Self::Tensor<T, R>) -> Self::Tensor<T, R>;

    /// A tensor of zeros.
    ///
    /// # Errors
    /// Of the device's memory.
    fn zeros<T: Element, const R: usize>(&self, shape: [usize; R]) -> Result<Self::Tensor<T, R>, LaunchError>;

    /// Overwrites a tensor.
    ///
    /// # Errors
    /// When extents differ, and of the device.
    fn write<T: Element, const R: usize>(
        &self,
        to: &mut Self::Tensor<T, R>,
        from: &Tensor<T, R>,
    ) -> Result<(), LaunchError>;

    /// Waits for what was launched, and copies a tensor to the host.
    ///
    /// # Errors
    /// Of the device.
    fn read<T: Element, const R: usize>(&self, from: &Self::Tensor<T, R>) -> Result<Tensor<T, R>, LaunchError>;

    /// All of a tensor as an input.
    fn view<T: Element, const R: usize>(tensor: &Self::Tensor<T, R>) -> Self::View<'_, T, R>;

    /// All of a tensor as an output.
    fn view_mut<T: Element, const R: usize>(tensor: &mut Self::Tensor<T, R>) -> Self::ViewMut<'_, T, R>;

    /// All of a tensor under other extents as an output.
    ///
    /// # Errors
    /// When there are not as many elements.
    fn reshaped_mut<T: Element, const R: usize, const S: usize>(
        tensor: &mut Self::Tensor<T, R>,
        shape: [usize; S],
    ) -> Result<Self::ViewMut<'_, T, S>, TensorError>;

    /// The part inside `ranges` of the tensor under other extents.
    ///
    /// # Errors
    /// When there are not as many elements, or a range leaves its axis.
    fn part<T: Element, const R: usize, const S: usize>(
        tensor: &Self::Tensor<T, R>,
        shape: [usize; S],
        ranges: [Range<usize>; S],
    ) -> Result<Self::View<'_, T, S>, TensorError>;

    /// Records the launches of `work`, to be replayed; nothing where the device has no graphs, and
    /// then `work` was not called.
    ///
    /// # Safety
    /// The tensors that were launched on outlive the graph, where they are.
    ///
    /// # Errors
    /// Those of `work`, and of the device.
    unsafe fn record(
        &self,
        work: &mut dyn FnMut(&Self) -> Result<(), LaunchError>,
    ) -> Result<Option<Self::Graph>, LaunchError>;

    /// Launches what was recorded.
    ///
    /// # Errors
    /// Of the device.
    fn replay(&self, graph: &Self::Graph) -> Result<(), LaunchError>;
}

/// A device for host tensors.
#[derive(Clone)]
pub struct Host(Arc<dyn HostDevice + Send + Sync>);

impl Host {
    /// The CPU with this many threads.
    pub fn cpu(threads: usize) -> Host {
        Host(Arc::new(Cpu::new().with_threads(threads)))
    }

    /// The device of a backend, such as `cpu`, `interpreter` or `wgpu`.
    ///
    /// # Errors
    /// When this build or this machine lacks it.
    pub fn open(backend: &str) -> Result<Host, LaunchError> {
        Ok(Host(host_device(backend)?.into()))
    }
}

impl Device for Host {
    fn target(&self) -> &'static str {
        self.0.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.0.launch(instance, args)
    }

    fn measured(&self) -> Option<Duration> {
        self.0.measured()
    }

    fn identity(&self) -> Identity {
        self.0.identity()
    }

    fn compiles(&self) -> bool {
        self.0.compiles()
    }

    fn remarks(&self) -> Vec<Remark> {
        self.0.remarks()
    }
}

impl HostDevice for Host {}

/// A host tensor: a weight, of which the CPU keeps packed panels, or any other.
#[derive(Debug)]
pub enum HostTensor<T: Element, const R: usize> {
    /// Elements that never change.
    Constant(Constant<T, R>),
    /// Others.
    Plain(Tensor<T, R>),
}

impl<T: Element, const R: usize> HostTensor<T, R> {
    fn tensor(&self) -> &Tensor<T, R> {
        match self {
            HostTensor::Constant(constant) => constant.tensor(),
            HostTensor::Plain(tensor) => tensor,
        }
    }
}

/// An input of a [`Host`].
#[derive(Debug)]
pub enum HostView<'a, T: Element, const R: usize> {
    /// All of a weight.
    Constant(&'a Constant<T, R>),
    /// A part of a tensor.
    Plain(TensorView<'a, T, R>),
}

impl<T: Element, const R: usize> Input<Host, T, R> for HostView<'_, T, R> {
    fn arg(&self) -> Arg<'_> {
        match self {
            HostView::Constant(constant) => Input::<Host, T, R>::arg(constant),
            HostView::Plain(view) => Input::<Host, T, R>::arg(view),
        }
    }
}

// By reference, as an optional input takes it.
impl<T: Element, const R: usize> Input<Host, T, R> for &HostView<'_, T, R> {
    fn arg(&self) -> Arg<'_> {
        Input::<Host, T, R>::arg(*self)
    }
}

impl Runtime for Host {
    type Tensor<T: Element, const R: usize> = HostTensor<T, R>;
    type View<'a, T: Element, const R: usize> = HostView<'a, T, R>;
    type ViewMut<'a, T: Element, const R: usize> = TensorViewMut<'a, T, R>;
    // Launches are over when they return: there is nothing to save.
    type Graph = std::convert::Infallible;

    fn is_host(&self) -> bool {
        self.target() == "cpu"
    }

    fn constant<T: Element, const R: usize>(&self, host: Tensor<T, R>) -> Result<HostTensor<T, R>, LaunchError> {
        Ok(HostTensor::Constant(Constant::new(host)))
    }

    fn frozen<T: Element, const R: usize>(tensor: HostTensor<T, R>) -> HostTensor<T, R> {
        match tensor {
            HostTensor::Plain(tensor) => HostTensor::Constant(Constant::new(tensor)),
            constant => constant,
        }
    }

    fn zeros<T: Element, const R: usize>(&self, shape: [usize; R]) -> Result<HostTensor<T, R>, LaunchError> {
        Tensor::try_zeros(shape).map(HostTensor::Plain).map_err(|error| LaunchError::Driver {
            target: self.target().to_owned(),
            action: format!("allocating a tensor of extents {shape:?}"),
            reason: error.to_string(),
        })
    }

    fn write<T: Element, const R: usize>(
        &self,
        to: &mut HostTensor<T, R>,
        from: &Tensor<T, R>,
    ) -> Result<(), LaunchError> {
        let (expected, found) = (to.tensor().shape(), from.shape());
        if let Some(axis) = (0..R).find(|&axis| expected[axis] != found[axis]) {
            let [expected, found] = [expected[axis] as i64, found[axis] as i64];
            return Err(LaunchError::Shape { argument: "from".to_owned(), axis, expected, found });
        }
        *to = HostTensor::Plain(from.clone());
        Ok(())
    }

    fn read<T: Element, const R: usize>(&self, from: &HostTensor<T, R>) -> Result<Tensor<T, R>, LaunchError> {
        Ok(from.tensor().clone())
    }

    fn view<T: Element, const R: usize>(tensor: &HostTensor<T, R>) -> HostView<'_, T, R> {
        match tensor {
            HostTensor::Constant(constant) => HostView::Constant(constant),
            HostTensor::Plain(tensor) => HostView::Plain(tensor.view()),
        }
    }

    fn view_mut<T: Element, const R: usize>(tensor: &mut HostTensor<T, R>) -> TensorViewMut<'_, T, R> {
        if let HostTensor::Constant(constant) = tensor {
            *tensor = HostTensor::Plain(constant.tensor().clone());
        }
        match tensor {
            HostTensor::Plain(tensor) => tensor.view_mut(),
            HostTensor::Constant(_) => unreachable!("it was replaced above"),
        }
    }

    fn reshaped_mut<T: Element, const R: usize, const S: usize>(
        tensor: &mut HostTensor<T, R>,
        shape: [usize; S],
    ) -> Result<TensorViewMut<'_, T, S>, TensorError> {
        Self::view_mut(tensor).reshape(shape)
    }

    fn part<T: Element, const R: usize, const S: usize>(
        tensor: &HostTensor<T, R>,
        shape: [usize; S],
        ranges: [Range<usize>; S],
    ) -> Result<HostView<'_, T, S>, TensorError> {
        tensor.tensor().view().reshape(shape)?.slice(ranges).map(HostView::Plain)
    }

    unsafe fn record(
        &self,
        _: &mut dyn FnMut(&Self) -> Result<(), LaunchError>,
    ) -> Result<Option<Self::Graph>, LaunchError> {
        Ok(None)
    }

    fn replay(&self, graph: &Self::Graph) -> Result<(), LaunchError> {
        match *graph {}
    }
}

//! Constant tensors of a device: inputs that never change, such as weights.
//!
//! A kernel that starts before the launch in front of it is done may read nothing before, because it
//! may not be written yet. What never changes it may read, so on Hopper the producer of a kernel with
//! warp roles fills its stages with constants while the launch in front still runs.
//!
//! The first launch that takes a constant starts when everything in front of it is done, what wrote
//! the constant included. Every launch behind it waits for the one in front, so from then on whatever
//! wrote the constant is done when a launch starts, early or not.

use super::device::Cuda;
use super::tensor::CudaTensor;
use super::view::CudaTensorView;
use std::fmt;
use tile_core::launch::{Arg, Derived, Input};
use tile_core::num::Element;

/// A tensor of rank `R` in memory of a CUDA device whose elements never change, such as weights.
///
/// On devices with programmatic dependent launch (Hopper), kernels with warp roles load constants by
/// TMA while the launch in front of them still runs. GEMMs of few rows, which take as long as reading
/// the weights does, become faster by the time that they would have begun to load in. That is so from
/// the second launch with a constant on, and in graphs if one launch with it was not captured.
///
/// ```no_run
/// use tile_core::tensor::Tensor;
/// use tile_cuda::{Cuda, CudaConstant, CudaTensor};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let cuda = Cuda::new(0)?;
/// let weights = CudaTensor::from_host(&cuda, &Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]).view())?;
/// let weights = CudaConstant::new(weights);
/// // some_kernel().launch(&cuda, &x, &weights, &mut y)?;
/// # Ok(())
/// # }
/// ```
pub struct CudaConstant<T: Element, const R: usize> {
    tensor: CudaTensor<T, R>,
    derived: Derived,
}

impl<T: Element, const R: usize> CudaConstant<T, R> {
    /// The elements of a tensor, from now on constant.
    pub fn new(tensor: CudaTensor<T, R>) -> Self {
        CudaConstant { tensor, derived: Derived::default() }
    }

    /// The tensor; as an argument it is an ordinary one.
    pub fn tensor(&self) -> &CudaTensor<T, R> {
        &self.tensor
    }

    /// The tensor, which may change again.
    pub fn into_tensor(self) -> CudaTensor<T, R> {
        self.tensor
    }

    /// A view of the elements; as an argument it is an ordinary one.
    pub fn view(&self) -> CudaTensorView<'_, T, R> {
        self.tensor.view()
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.tensor.shape()
    }
}

impl<T: Element, const R: usize> From<CudaTensor<T, R>> for CudaConstant<T, R> {
    fn from(tensor: CudaTensor<T, R>) -> Self {
        CudaConstant::new(tensor)
    }
}

impl<T: Element, const R: usize> Input<Cuda, T, R> for &CudaConstant<T, R> {
    fn arg(&self) -> Arg<'_> {
        // SAFETY: nobody can write the elements while the constant exists, and what is derived from them is
        // with no other tensor.
        Arg::Tensor(unsafe { self.tensor.input().with_derived(&self.derived) })
    }
}

impl<T: Element, const R: usize> fmt::Debug for CudaConstant<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CudaConstant").field(&self.tensor).finish()
    }
}

/// A mark of a constant: a launch that took it has started behind everything that wrote it.
struct Written;

/// Whether all constants among the arguments are known to be written when a launch starts early.
pub(super) fn are_written(args: &[Arg<'_>]) -> bool {
    constants(args).all(|constant| constant.form::<Written>(|_| true, || None).is_some())
}

/// Marks the constants among the arguments of a launch that started behind everything in front of it.
pub(super) fn mark_constants(args: &[Arg<'_>]) {
    for constant in constants(args) {
        constant.form::<Written>(|_| true, || Some(Written));
    }
}

fn constants<'a>(args: &'a [Arg<'_>]) -> impl Iterator<Item = &'a Derived> {
    args.iter().filter_map(|arg| match arg {
        Arg::Tensor(tensor) => tensor.derived(),
        Arg::Scalar(_) => None,
    })
}

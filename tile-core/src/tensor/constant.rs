//! Constant tensors: inputs that never change, such as weights.
//!
//! A [`Constant`] gives nobody a way to write its elements, and a device may keep with
//! it what it derives from them ([`Derived`]), for example packed panels. It is an
//! input like any other, for every kernel and every device of host tensors; whether a
//! device keeps anything is up to the device, and most do not.

use super::{Tensor, TensorView};
use crate::launch::Derived;
use crate::num::Element;
use std::fmt;

/// A tensor of rank `R` in host memory whose elements never change, such as
/// weights.
///
/// A launch on the CPU packs an operand of GEMMs before it multiplies.
/// Of a constant it keeps the packed operand, and later launches read that and
/// nothing else: GEMMs of few rows, which take as long as reading the weights
/// does, become faster by what packing or reading in an unsuitable order costs.
///
/// The price is memory, as much again as the tensor takes for each combination of
/// tile extents, element types and instruction-set level that kernels multiply it
/// in. Sums may be rounded otherwise than for an ordinary tensor, because they can
/// be in another order; they do not depend on what is packed already.
///
/// ```
/// use tile_core::tensor::{Constant, Tensor};
/// let weights = Constant::new(Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]));
/// assert_eq!(weights.view().get([1, 0]), Some(3.0));
/// // some_kernel().launch(&device, &x, &weights, &mut y)?;
/// ```
pub struct Constant<T, const R: usize> {
    tensor: Tensor<T, R>,
    derived: Derived,
}

impl<T: Element, const R: usize> Constant<T, R> {
    /// The elements of a tensor, from now on constant.
    pub fn new(tensor: Tensor<T, R>) -> Self {
        Constant { tensor, derived: Derived::default() }
    }

    /// The tensor; as an argument it is an ordinary one.
    pub fn tensor(&self) -> &Tensor<T, R> {
        &self.tensor
    }

    /// The tensor, without what devices have kept with it.
    pub fn into_tensor(self) -> Tensor<T, R> {
        self.tensor
    }

    /// A view of the elements; as an argument it is an ordinary one.
    pub fn view(&self) -> TensorView<'_, T, R> {
        self.tensor.view()
    }

    /// The extent of each axis.
    pub fn shape(&self) -> [usize; R] {
        self.tensor.shape()
    }

    /// What devices keep with the elements.
    pub fn derived(&self) -> &Derived {
        &self.derived
    }
}

impl<T: Element, const R: usize> From<Tensor<T, R>> for Constant<T, R> {
    fn from(tensor: Tensor<T, R>) -> Self {
        Constant::new(tensor)
    }
}

impl<T: Element, const R: usize> fmt::Debug for Constant<T, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Constant").field(&self.tensor).finish()
    }
}

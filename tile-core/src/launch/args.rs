//! Arguments, typed and erased.

use super::{Device, Scalar};
use crate::elem::DType;
use crate::num::Element;
use std::marker::PhantomData;

/// Where a tensor's elements are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// In this process' memory.
    Host,
    /// In a device's memory, named by that device's own numbering.
    Device(u64),
}

/// Where a tensor's elements are and what they are, without any right to them.
///
/// Element `i` lies at `address + Σ i[a]·strides[a]·dtype.bytes()`.
#[derive(Clone, Copy, Debug)]
pub struct TensorParts<'a> {
    /// Element type.
    pub dtype: DType,
    /// Address of element 0 (a host pointer when `memory` is `Host`).
    pub address: *mut u8,
    /// Where the address means something.
    pub memory: Memory,
    /// Extents.
    pub shape: &'a [i64],
    /// Distances between neighbours, in elements.
    pub strides: &'a [i64],
    /// Whether the kernel may write.
    pub mutable: bool,
}

/// A tensor argument, erased: the parts, and the borrow of what they describe.
///
/// Reading a part is safe. A value is the right to read the elements, and to
/// write them if it is mutable; so it can be neither made from parts without
/// `unsafe` nor copied.
#[derive(Debug)]
pub struct TensorArg<'a> {
    parts: TensorParts<'a>,
    borrow: PhantomData<&'a mut [u8]>,
}

impl<'a> TensorArg<'a> {
    /// An argument of these parts.
    ///
    /// # Safety
    /// Unless [`check_extents`](super::check_extents) refuses the parts, every
    /// element is inside one allocation that outlives `'a`, initialised, and
    /// valid and aligned for its type. During `'a` nothing else writes them,
    /// and if the argument is mutable nothing else reads them.
    pub const unsafe fn new(parts: TensorParts<'a>) -> TensorArg<'a> {
        TensorArg { parts, borrow: PhantomData }
    }
}

impl<'a> std::ops::Deref for TensorArg<'a> {
    type Target = TensorParts<'a>;
    fn deref(&self) -> &TensorParts<'a> {
        &self.parts
    }
}

// SAFETY: an argument is a borrow of a tensor of plain numbers. Blocks on many
// threads read it, and write it only where the kernel is `&mut`, which the
// borrow makes exclusive to the launch; the language makes blocks that write
// one element a race of the kernel that backends resolve atomically or by
// whole-element stores (see the CPU backend's notes on global stores).
unsafe impl Send for TensorArg<'_> {}
// SAFETY: as above.
unsafe impl Sync for TensorArg<'_> {}

/// A scalar argument.
pub type ScalarArg = Scalar;

/// An argument of a launch.
#[derive(Debug)]
pub enum Arg<'a> {
    /// A tensor.
    Tensor(TensorArg<'a>),
    /// A scalar.
    Scalar(ScalarArg),
}

/// A type that device `D` accepts for a parameter `&Tensor<T, R>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an input tensor of rank {R} and element type `{T}` on this device",
    label = "expected a reference to a tensor of rank {R} with elements `{T}` that lives on the device"
)]
pub trait Input<D: Device + ?Sized, T: Element, const R: usize> {
    /// The erased argument.
    fn arg(&self) -> Arg<'_>;
}

/// A type that device `D` accepts for a parameter `&mut Tensor<T, R>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an output tensor of rank {R} and element type `{T}` on this device",
    label = "expected a mutable reference to a tensor of rank {R} with elements `{T}` that lives on the device"
)]
pub trait Output<D: Device + ?Sized, T: Element, const R: usize> {
    /// The erased argument.
    fn arg_mut(&mut self) -> Arg<'_>;
}

//! Index expressions of the language: single elements and regions of tensors and tiles.

use std::ops::RangeFull;

/// `len` indices of an axis from `start` on, in [`Tensor::at`](super::Tensor::at).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first index; may lie outside.
    pub start: usize,
    /// How many, a constant expression.
    pub len: usize,
}

/// `len` indices of an axis from `start` on: `t.at((i, span(j, BN), ..))`.
///
/// `len` is a constant expression over literals, constants and const
/// parameters.
pub const fn span(start: usize, len: usize) -> Span {
    Span { start, len }
}

mod sealed {
    pub trait Sealed {}
    impl<const R: usize> Sealed for [usize; R] {}
    impl Sealed for usize {}
    impl Sealed for super::Span {}
    impl Sealed for super::RangeFull {}
    impl<A> Sealed for (A,) {}
    impl<A, B> Sealed for (A, B) {}
    impl<A, B, C> Sealed for (A, B, C) {}
    impl<A, B, C, D> Sealed for (A, B, C, D) {}
    impl<A, B, C, D, E> Sealed for (A, B, C, D, E) {}
}

/// What `t.at(…)` takes for a `t` of rank `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not name a region of something of rank {R}",
    label = "expected an array of {R} offsets, or a tuple of {R} offsets, `span(start, len)` and `..`"
)]
pub trait At<const R: usize>: sealed::Sealed {}

impl<const R: usize> At<R> for [usize; R] {}
impl<A: AtAxis> At<1> for (A,) {}
impl<A: AtAxis, B: AtAxis> At<2> for (A, B) {}
impl<A: AtAxis, B: AtAxis, C: AtAxis> At<3> for (A, B, C) {}
impl<A: AtAxis, B: AtAxis, C: AtAxis, D: AtAxis> At<4> for (A, B, C, D) {}
impl<A: AtAxis, B: AtAxis, C: AtAxis, D: AtAxis, E: AtAxis> At<5> for (A, B, C, D, E) {}

/// One axis of a tuple in `t.at((…))`: an index drops the axis, [`span`] keeps
/// some of it, `..` keeps all of it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not select from an axis",
    label = "expected an offset of type `usize`, `span(start, len)` or `..`"
)]
pub trait AtAxis: sealed::Sealed {}

impl AtAxis for usize {}
impl AtAxis for Span {}
impl AtAxis for RangeFull {}

/// The index of one element of something of rank `R`: an array, or a plain
/// index for rank 1.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the index of an element of something of rank {R}",
    label = "expected an array of {R} indices of type `usize`"
)]
pub trait Place<const R: usize>: sealed::Sealed {}

impl<const R: usize> Place<R> for [usize; R] {}
impl Place<1> for usize {}

//! Tile operations of the language that copy, gather, scatter and multiply.

use super::index::Place;
use super::memory::{Cells, Memory, MemoryMut};
use crate::num::{Element, F8E4M3, F8E5M2, Int};
use std::convert::Infallible;

/// Copies every element, converting to the destination's type.
///
/// Extents must be equal, after dropping axes of extent 1 on the left; a region
/// takes those of the other operand. Outside of `src` zero is read, outside of
/// `dst` nothing is written.
pub fn copy<S: Memory, D: MemoryMut>(src: &S, dst: &mut D) {
    let _ = (src, dst);
    outside!("copy")
}

/// Begins a [`copy`] of a part of a tensor to a tile, which is done when its token is waited for.
///
/// Until then the tile is neither read nor written, and the tensor is not written by the block.
pub fn copy_async<S: Memory, D: MemoryMut>(src: &S, dst: &mut D) -> CopyToken {
    let _ = (src, dst);
    outside!("copy_async")
}

/// A copy that has begun: `let arrived = copy_async(x.at([i, j]), &mut t);`
///
/// It is waited for once, behind the copy in the same list of statements.
#[must_use = "the tile is readable from the wait on: `arrived.wait()`"]
pub struct CopyToken {
    never: Infallible,
}

impl CopyToken {
    /// Waits until the copy is done. From here on the tile may be read and written.
    pub fn wait(self) {
        match self.never {}
    }
}

/// Sets every element.
pub fn fill<D: MemoryMut>(dst: &mut D, value: D::Elem) {
    let _ = (dst, value);
    outside!("fill")
}

/// Sets every element to zero, or `false`.
pub fn clear<D: MemoryMut>(dst: &mut D) {
    let _ = dst;
    outside!("clear")
}

/// `dst[i, …] = src[idx[i], …]`; `idx` has rank 1. Rows outside read as zero.
pub fn gather<S, I, D>(src: &S, idx: &I, dst: &mut D)
where
    S: Memory,
    I: Memory<Elem: Int>,
    D: MemoryMut<Elem = S::Elem>,
{
    let _ = (src, idx, dst);
    outside!("gather")
}

/// `dst[idx[i], …] = src[i, …]`; `idx` has rank 1. When rows collide, one of
/// them wins; rows outside are not written.
pub fn scatter<S, I, D>(src: &S, idx: &I, dst: &mut D)
where
    S: Memory,
    I: Memory<Elem: Int>,
    D: MemoryMut<Elem = S::Elem>,
{
    let _ = (src, idx, dst);
    outside!("scatter")
}

/// Element types that [`gemm`] multiplies: equal ones, both 8-bit floats, or
/// both 8-bit integers.
#[diagnostic::on_unimplemented(
    message = "`gemm` cannot multiply elements `{Self}` by `{B}`",
    label = "operands have equal types, or are both 8-bit floats, or both 8-bit integers"
)]
pub trait Gemm<B: Element>: Element {}

impl<T: Element> Gemm<T> for T {}
impl Gemm<F8E5M2> for F8E4M3 {}
impl Gemm<F8E4M3> for F8E5M2 {}
impl Gemm<u8> for i8 {}
impl Gemm<i8> for u8 {}

/// `acc[m, n] += Σₖ a[m, k] · b[k, n]`.
///
/// Transposed operands are written `a.t()`. The accumulator has the operands'
/// accumulator type, `T::Acc`: `f64` for `f64`, `f32` for other floats, `i32`
/// for 8-bit integers, otherwise `T`.
pub fn gemm<A, B, C>(a: &A, b: &B, acc: &mut C)
where
    A: Memory<Elem: Gemm<B::Elem>>,
    B: Memory,
    C: MemoryMut<Elem = <A::Elem as Element>::Acc>,
{
    let _ = (a, b, acc);
    outside!("gemm")
}

/// `acc[m, n] = Σₖ a[m, k] · b[k, n]`; see [`gemm`].
pub fn gemm_set<A, B, C>(a: &A, b: &B, acc: &mut C)
where
    A: Memory<Elem: Gemm<B::Elem>>,
    B: Memory,
    C: MemoryMut<Elem = <A::Elem as Element>::Acc>,
{
    let _ = (a, b, acc);
    outside!("gemm_set")
}

/// `acc[m, n] += Σₖ A[m, k] · b[k, n]`, where of each four adjacent elements along k
/// of `A` two at most are not zero.
///
/// `a` holds two of each four, in order, and has half as many columns as `A`;
/// `meta` has a nibble for each four, the lower places in the low half of a
/// byte, with the place of the first element in its low two bits and that of
/// the second, which is greater, in the upper two. A nibble of zero, which is
/// what reads outside give, stands for the places 0 and 1. Elements and
/// accumulator are those of [`gemm`].
pub fn gemm_sp<A, M, B, C>(a: &A, meta: &M, b: &B, acc: &mut C)
where
    A: Memory<Elem: Gemm<B::Elem>>,
    M: Memory<Elem = u8>,
    B: Memory,
    C: MemoryMut<Elem = <A::Elem as Element>::Acc>,
{
    let _ = (a, meta, b, acc);
    outside!("gemm_sp")
}

/// Stores one element in `parallel!` where iterations may meet, or where the
/// macro cannot see that they do not: if two write one element, one of the
/// values wins.
pub fn store_unordered<M: Cells<R>, const R: usize>(dst: &mut M, index: impl Place<R>, value: M::Elem) {
    let _ = (dst, index, value);
    outside!("store_unordered")
}

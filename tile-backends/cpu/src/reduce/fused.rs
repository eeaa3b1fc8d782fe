//! Fused reductions: reduces a line chunk by chunk while a loop computes it.
//!
//! A line that a loop computes only to be reduced need never exist as a whole: each chunk is
//! reduced while it is in L1, and the next one overwrites it. The result is that of
//! [`reduce`](super::reduce) of the whole line, in the same order.

use super::lanes::{finish, fold_vectors, with_lanes};
use super::{ReduceOp, put};
use crate::level::Level;
use crate::scalar::CpuElem;
use crate::view::View;
use std::marker::PhantomData;
use std::mem::MaybeUninit;

/// Elements of every chunk but the last: a multiple of four vectors of any type and level, and
/// few beside any L1.
pub(crate) const CHUNK: usize = 256;

/// Bytes of four vectors.
const FOLDS: usize = 4 * 64;

/// Elements that fill no vector.
const REST: usize = 64;

#[derive(Debug)]
#[repr(align(64))]
struct Folds(MaybeUninit<[u8; FOLDS]>);

/// The reduction of a line of which some chunks have been added.
#[derive(Debug)]
pub struct FusedReduction<L, O, S> {
    /// An array of four vectors of the accumulator type.
    folds: Folds,
    /// Elements that filled no vector at the end of the last chunk.
    rest: [MaybeUninit<S>; REST],
    left: usize,
    rule: PhantomData<(L, O)>,
}

impl<L: Level, O: ReduceOp, S: CpuElem> FusedReduction<L, O, S> {
    /// Nothing yet.
    #[inline(always)]
    #[expect(clippy::new_without_default, reason = "for emitted code")]
    pub fn new() -> Self {
        let mut fold = FusedReduction {
            folds: Folds(MaybeUninit::uninit()),
            rest: [MaybeUninit::uninit(); REST],
            left: 0,
            rule: PhantomData,
        };
        with_lanes!(L, S::Accum, |ONE, FOUR| {
            debug_assert!(FOUR * size_of::<S::Accum>() <= FOLDS);
            let identity = [[O::identity::<S::Accum>(); ONE]; 4];
            // SAFETY: four vectors of a level are no longer than that.
            unsafe { fold.folds.0.as_mut_ptr().cast::<[[S::Accum; ONE]; 4]>().write(identity) };
        });
        fold
    }

    /// Adds the next chunk, which has `CHUNK` elements unless it is the last.
    #[inline(always)]
    pub fn add(&mut self, part: &[S]) {
        debug_assert!(self.left == 0, "a part of another length is the last");
        with_lanes!(L, S::Accum, |ONE, FOUR| {
            const { assert!(CHUNK.is_multiple_of(FOUR) && ONE <= REST) };
            let folds = self.folds.0.as_mut_ptr().cast::<[[S::Accum; ONE]; 4]>();
            // SAFETY: `new` has written these.
            let (folded, rest) = fold_vectors::<O, S, ONE>(unsafe { *folds }, part);
            // SAFETY: as above.
            unsafe { *folds = folded };
            let mut i = 0;
            while i < rest.len() {
                self.rest[i].write(rest[i]);
                i += 1;
            }
            self.left = rest.len();
        });
    }

    /// The result, at an index of `dst` that exists, whose index on the axis that was
    /// reduced is 0. With `accumulate`, combines with what is there.
    ///
    /// # Safety
    /// That element can be read and written.
    #[inline(always)]
    pub unsafe fn store<D: CpuElem, const R: usize>(self, dst: View<D, R>, index: [i64; R], accumulate: bool) {
        let value = with_lanes!(L, S::Accum, |ONE, FOUR| {
            const { assert!(FOUR == 4 * ONE) };
            // SAFETY: `new` has written the folds, and `add` what is left.
            unsafe {
                let rest = std::slice::from_raw_parts(self.rest.as_ptr().cast::<S>(), self.left);
                finish::<O, S, ONE>(*self.folds.0.as_ptr().cast::<[[S::Accum; ONE]; 4]>(), rest)
            }
        });
        // SAFETY: the caller's promise.
        unsafe { put::<O, S, D>(dst.at(index), value, accumulate) };
    }
}

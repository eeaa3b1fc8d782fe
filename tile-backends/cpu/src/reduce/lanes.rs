//! Vector lanes of a reduction; see the parent module for the order.
//!
//! Lanes are arrays of one vector each that [`steps`] takes and returns by value. As one longer
//! array that a loop updates in place they would stay in memory: LLVM does not prove that the
//! elements it reads do not alias them, and a selected store becomes a masked store.

use super::{ReduceOp, Sink};
use crate::level::Level;
use crate::scalar::CpuElem;

/// Evaluates `$body` with the constants `$one` and `$four` being the lanes of
/// type `$ty` in one and in four vectors of level `$level`.
macro_rules! with_lanes {
    ($level:ident, $ty:ty, |$one:ident, $four:ident| $body:expr) => {
        with_lanes!(@ $level, $ty, $one $four $body, 2 8, 4 16, 8 32, 16 64, 32 128)
    };
    (@ $level:ident, $ty:ty, $one:ident $four:ident $body:expr, $($n:literal $n4:literal),*) => {
        $(if const { $level::VECTOR_BYTES / size_of::<$ty>() == $n } {
            const $one: usize = $n;
            const $four: usize = $n4;
            $body
        } else)* {
            // Vectors have 16 to 64 bytes, so these are 64 lanes of a byte.
            const $one: usize = 64;
            const $four: usize = 256;
            $body
        }
    };
}
pub(crate) use with_lanes;

/// Folds one vector of elements in.
#[inline(always)]
pub(super) fn steps<O: ReduceOp, S: CpuElem, const N: usize>(folded: [S::Accum; N], x: &[S; N]) -> [S::Accum; N] {
    let mut out = folded;
    let mut l = 0;
    while l < N {
        out[l] = O::step(folded[l], x[l].to::<S::Accum>());
        l += 1;
    }
    out
}

/// Combines two folds lane by lane.
#[inline(always)]
fn merge<O: ReduceOp, A: CpuElem, const N: usize>(a: [A; N], b: [A; N]) -> [A; N] {
    let mut out = a;
    let mut l = 0;
    while l < N {
        out[l] = O::merge(a[l], b[l]);
        l += 1;
    }
    out
}

/// Folds `n` contiguous elements.
///
/// # Safety
/// `src` is valid for reading `n` elements.
#[inline(always)]
pub(super) unsafe fn fold_row<L: Level, O: ReduceOp, S: CpuElem>(src: *const S, n: i64) -> S::Accum {
    // SAFETY: the caller's promise.
    let row = unsafe { std::slice::from_raw_parts(src, n as usize) };
    with_lanes!(L, S::Accum, |ONE, FOUR| {
        const { assert!(FOUR == 4 * ONE) };
        fold_slice::<O, S, ONE>(row)
    })
}

#[inline(always)]
fn fold_slice<O: ReduceOp, S: CpuElem, const N: usize>(row: &[S]) -> S::Accum {
    let (folds, rest) = fold_vectors::<O, S, N>([[O::identity::<S::Accum>(); N]; 4], row);
    finish::<O, S, N>(folds, rest)
}

/// Folds whole vectors in, and gives what is left. Lines that come in chunks give
/// what they do as a whole if all parts but the last are a multiple of four vectors.
#[inline(always)]
pub(super) fn fold_vectors<O: ReduceOp, S: CpuElem, const N: usize>(
    [mut a, mut b, mut c, mut d]: [[S::Accum; N]; 4],
    row: &[S],
) -> ([[S::Accum; N]; 4], &[S]) {
    let (chunks, rest) = row.as_chunks::<N>();
    let (fours, chunks) = chunks.as_chunks::<4>();
    for four in fours {
        a = steps::<O, S, N>(a, &four[0]);
        b = steps::<O, S, N>(b, &four[1]);
        c = steps::<O, S, N>(c, &four[2]);
        d = steps::<O, S, N>(d, &four[3]);
    }
    for chunk in chunks {
        a = steps::<O, S, N>(a, chunk);
    }
    ([a, b, c, d], rest)
}

/// Combines the lanes, and folds in what filled no vector.
#[inline(always)]
pub(super) fn finish<O: ReduceOp, S: CpuElem, const N: usize>(
    [a, b, c, d]: [[S::Accum; N]; 4],
    rest: &[S],
) -> S::Accum {
    let all = merge::<O, S::Accum, N>(merge::<O, S::Accum, N>(a, c), merge::<O, S::Accum, N>(b, d));
    let mut folded = combine::<O, S::Accum, N>(&all);
    for x in rest {
        folded = O::step(folded, x.to::<S::Accum>());
    }
    folded
}

/// Combines lanes as a tree.
///
/// A function of its own, which LLVM cannot see while it makes vectors of the
/// loops before it: it would start from the narrow end of the tree, two lanes
/// wide, and carry that width back into the loops.
#[inline(never)]
fn combine<O: ReduceOp, A: CpuElem, const N: usize>(lanes: &[A; N]) -> A {
    let mut lanes = *lanes;
    let mut half = N / 2;
    while half > 0 {
        let mut l = 0;
        while l < half {
            lanes[l] = O::merge(lanes[l], lanes[l + half]);
            l += 1;
        }
        half /= 2;
    }
    lanes[0]
}

/// Folds `count` adjacent columns of `n` elements, `step` apart.
///
/// # Safety
/// `src + i·step` is valid for reading `count` elements for each `i < n`, and
/// `sink` for `count` results.
#[inline(always)]
pub(super) unsafe fn fold_columns<L: Level, O: ReduceOp, S: CpuElem, D: CpuElem>(
    src: *const S,
    step: i64,
    n: i64,
    count: i64,
    sink: Sink<D>,
) {
    let columns = Columns { src, step, n, count, sink };
    // SAFETY: the caller's promise; each call makes the results from `first`
    // on that come in whole groups.
    unsafe {
        with_lanes!(L, S::Accum, |ONE, FOUR| {
            let first = columns.fours::<O, ONE>(FOUR);
            let first = columns.groups::<O, ONE>(first);
            columns.groups::<O, 1>(first);
        });
    }
}

/// Adjacent columns and where their results go.
#[derive(Clone, Copy)]
struct Columns<S, D> {
    src: *const S,
    step: i64,
    n: i64,
    count: i64,
    sink: Sink<D>,
}

impl<S: CpuElem, D: CpuElem> Columns<S, D> {
    /// Folds groups of four vectors, `four` columns; returns the first column
    /// left.
    ///
    /// # Safety
    /// As [`fold_columns`].
    #[inline(always)]
    unsafe fn fours<O: ReduceOp, const N: usize>(&self, four: usize) -> i64 {
        let mut first = 0;
        while first + four as i64 <= self.count {
            let [mut a, mut b, mut c, mut d] = [[O::identity::<S::Accum>(); N]; 4];
            let mut i = 0;
            while i < self.n {
                // SAFETY: columns `first..first + 4·N` exist.
                let run = unsafe { &*self.src.offset((i * self.step + first) as isize).cast::<[[S; N]; 4]>() };
                a = steps::<O, S, N>(a, &run[0]);
                b = steps::<O, S, N>(b, &run[1]);
                c = steps::<O, S, N>(c, &run[2]);
                d = steps::<O, S, N>(d, &run[3]);
                i += 1;
            }
            // SAFETY: as above.
            unsafe {
                self.put::<O, N>(first, a);
                self.put::<O, N>(first + N as i64, b);
                self.put::<O, N>(first + 2 * N as i64, c);
                self.put::<O, N>(first + 3 * N as i64, d);
            }
            first += four as i64;
        }
        first
    }

    /// Folds groups of `N` columns from `first` on; returns the first column
    /// left.
    ///
    /// # Safety
    /// As [`fold_columns`].
    #[inline(always)]
    unsafe fn groups<O: ReduceOp, const N: usize>(&self, mut first: i64) -> i64 {
        while first + N as i64 <= self.count {
            let mut folded = [O::identity::<S::Accum>(); N];
            let mut i = 0;
            while i < self.n {
                // SAFETY: columns `first..first + N` exist.
                let run = unsafe { &*self.src.offset((i * self.step + first) as isize).cast::<[S; N]>() };
                folded = steps::<O, S, N>(folded, run);
                i += 1;
            }
            // SAFETY: as above.
            unsafe { self.put::<O, N>(first, folded) };
            first += N as i64;
        }
        first
    }

    /// # Safety
    /// Results `first..first + N` exist.
    #[inline(always)]
    unsafe fn put<O: ReduceOp, const N: usize>(&self, first: i64, folded: [S::Accum; N]) {
        let mut l = 0;
        while l < N {
            // SAFETY: the caller's promise.
            unsafe { self.sink.put::<O, S>(first + l as i64, folded[l]) };
            l += 1;
        }
    }
}

//! Folding in lanes; see the module above for the order.

use super::{ReduceOp, Sink};
use crate::level::Level;
use crate::scalar::CpuElem;
use std::hint::black_box;

/// Evaluates `$body` with the constants `$one` and `$four` being the lanes of
/// type `$ty` in one and in four vectors of level `$level`.
macro_rules! with_lanes {
    ($level:ident, $ty:ty, |$one:ident, $four:ident| $body:expr) => {
        with_lanes!(@ $level, $ty, $one $four $body, 2 8, 4 16, 8 32, 16 64, 32 128)
    };
    (@ $level:ident, $ty:ty, $one:ident $four:ident $body:expr, $($n:literal $n4:literal),*) => {
        match $level::VECTOR_BYTES / size_of::<$ty>() {
            $($n => {
                const $one: usize = $n;
                const $four: usize = $n4;
                $body
            })*
            // Vectors have 16 to 64 bytes, so these are 64 lanes of a byte.
            _ => {
                const $one: usize = 64;
                const $four: usize = 256;
                $body
            }
        }
    };
}
pub(crate) use with_lanes;

/// Folds `n` contiguous elements.
///
/// # Safety
/// `src` is valid for reading `n` elements.
#[inline(always)]
pub(super) unsafe fn fold_row<L: Level, O: ReduceOp, S: CpuElem>(src: *const S, n: i64) -> S::Accum {
    // SAFETY: the caller's promise.
    let row = unsafe { std::slice::from_raw_parts(src, n as usize) };
    with_lanes!(L, S::Accum, |ONE, FOUR| {
        if row.len() >= FOUR { fold_slice::<O, S, FOUR>(row) } else { fold_slice::<O, S, ONE>(row) }
    })
}

#[inline(always)]
fn fold_slice<O: ReduceOp, S: CpuElem, const N: usize>(row: &[S]) -> S::Accum {
    let mut lanes = [O::identity::<S::Accum>(); N];
    let (chunks, rest) = row.as_chunks::<N>();
    for chunk in chunks {
        let mut l = 0;
        while l < N {
            lanes[l] = O::step(lanes[l], chunk[l].to::<S::Accum>());
            l += 1;
        }
    }
    if !rest.is_empty() {
        // Padded with the identity rather than written into `lanes` one by
        // one, which would force those into memory.
        let mut padded = [O::identity::<S::Accum>(); N];
        for (p, x) in padded.iter_mut().zip(rest) {
            *p = x.to::<S::Accum>();
        }
        let mut l = 0;
        while l < N {
            lanes[l] = O::step(lanes[l], padded[l]);
            l += 1;
        }
    }
    combine::<O, _, N>(lanes)
}

/// Aligned so that no vector of it crosses a cache line, which would stop the
/// CPU from forwarding the store to the loads that follow.
#[repr(align(64))]
struct Aligned<T>(T);

/// Combines lanes by halves.
///
/// They pass through memory before the tree and once within it. Otherwise
/// LLVM starts vectorising from the narrow end of the tree, two lanes wide,
/// and carries that width back into the loops that made the lanes.
#[inline(always)]
fn combine<O: ReduceOp, A: CpuElem, const N: usize>(lanes: [A; N]) -> A {
    const NARROW: usize = 8;
    let mut lanes = black_box(Aligned(lanes)).0;
    let mut half = N / 2;
    while half >= NARROW {
        let mut l = 0;
        while l < half {
            lanes[l] = O::merge(lanes[l], lanes[l + half]);
            l += 1;
        }
        half /= 2;
    }
    let mut last = [lanes[0]; NARROW];
    let mut l = 1;
    while l < NARROW && l < N {
        last[l] = lanes[l];
        l += 1;
    }
    let mut last = black_box(Aligned(last)).0;
    while half > 0 {
        let mut l = 0;
        while l < half {
            last[l] = O::merge(last[l], last[l + half]);
            l += 1;
        }
        half /= 2;
    }
    last[0]
}

/// Folds `count` neighbouring columns of `n` elements, `step` apart.
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
    // SAFETY: the caller's promise; each call makes the results from `first`
    // on that come in whole groups.
    unsafe {
        with_lanes!(L, S::Accum, |ONE, FOUR| {
            let first = fold_groups::<O, S, D, FOUR>(src, step, n, 0, count, sink);
            let first = fold_groups::<O, S, D, ONE>(src, step, n, first, count, sink);
            fold_groups::<O, S, D, 1>(src, step, n, first, count, sink);
        });
    }
}

/// Folds groups of `N` columns from `first` on; returns the first column left.
///
/// # Safety
/// As [`fold_columns`].
#[inline(always)]
unsafe fn fold_groups<O: ReduceOp, S: CpuElem, D: CpuElem, const N: usize>(
    src: *const S,
    step: i64,
    n: i64,
    mut first: i64,
    count: i64,
    sink: Sink<D>,
) -> i64 {
    while first + N as i64 <= count {
        let mut lanes = [O::identity::<S::Accum>(); N];
        let mut i = 0;
        while i < n {
            // SAFETY: columns `first..first + N` exist.
            let run = unsafe { &*src.offset((i * step + first) as isize).cast::<[S; N]>() };
            let mut l = 0;
            while l < N {
                lanes[l] = O::step(lanes[l], run[l].to::<S::Accum>());
                l += 1;
            }
            i += 1;
        }
        let mut l = 0;
        while l < N {
            // SAFETY: as above.
            unsafe { sink.put::<O, S>(first + l as i64, lanes[l]) };
            l += 1;
        }
        first += N as i64;
    }
    first
}

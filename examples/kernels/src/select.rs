//! Selection and counting: the largest elements of rows (top-k), and histograms.

use tile_kernel::prelude::*;

/// The `TOP` largest elements of each row in falling order, and their column indices; of equal
/// elements the one with the lowest index comes first.
///
/// `x`: `[m, n]` with `TOP` ≤ n ≤ `BN`; `values`: `[m, TOP]`; `places`: `[m, TOP]`, `i32`. Rows
/// have at least `TOP` elements above −∞. A block keeps `BM` rows in registers and takes the
/// maximum `TOP` times.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096, TOP = 8))]
pub fn top_k<T: Float, const BM: usize, const BN: usize, const TOP: usize>(
    x: &Tensor<T, 2>,
    values: &mut Tensor<T, 2>,
    places: &mut Tensor<i32, 2>,
) {
    dims!(x = [m, n], values = [m, TOP], places = [m, TOP]);
    require!(n <= BN, "a row fits a tile");
    require!(n >= TOP, "a row has enough elements");
    let [b] = blocks([m.div_ceil(BM)]);
    let mut t = fragment::<T>([BM, BN]);
    let mut place = fragment::<i32>([BM]);
    copy(x.at([b * BM, 0]).or(T::NEG_INFINITY), &mut t);
    for r in 0..TOP {
        reduce_argmax(&t, &mut place, 1);
        parallel!(BM, |i| {
            let j = cast::<usize>(place[i]);
            values[[b * BM + i, r]] = t[[i, j]];
            places[[b * BM + i, r]] = place[i];
            t[[i, j]] = T::NEG_INFINITY;
        });
    }
}

/// counts\[v\] += the number of elements equal to v, for v below `BINS`; others are not counted.
///
/// `x`: `[n]`, `i32`; `counts`: `[BINS]`, `i32`. A block counts `BN` elements in shared memory,
/// then adds its counts with global atomics.
#[tile_kernel(default(BN = 8192, BINS = 256))]
pub fn histogram<const BN: usize, const BINS: usize>(x: &Tensor<i32, 1>, counts: &mut Tensor<i32, 1>) {
    dims!(x = [n], counts = [BINS]);
    let [b] = blocks([n.div_ceil(BN)]);
    let mut seen = shared::<i32>([BINS]);
    clear(&mut seen);
    parallel!(BN, |i| {
        if b * BN + i < n {
            seen.atomic_add([cast::<usize>(x[b * BN + i])], 1, Relaxed);
        }
    });
    atomic_add(&seen, counts.at_mut([0]), Relaxed);
}

//! Row operations on matrices: transposition, prefix sum, sum, and maximum with its index.

use tile_kernel::prelude::*;

/// out = xᵀ for `x`: `[m, n]` and `out`: `[n, m]`, through a tile in shared memory, so that reads
/// and writes both run along rows (coalesced).
#[tile_kernel(default(T = f32, BM = 64, BN = 64))]
pub fn transpose<T: Element, const BM: usize, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(x = [m, n], out = [n, m]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut t = shared::<T>([BM, BN]);
    copy(x.at([by * BM, bx * BN]), &mut t);
    copy(t.t(), out.at_mut([bx * BN, by * BM]));
}

/// The prefix sum of each row: outⱼ = Σₖ≤ⱼ xₖ.
///
/// `x`, `out`: `[m, n]`. A block owns `BM` rows and walks them in tiles of `BN`, with the sum so
/// far as carry.
#[tile_kernel(default(T = f32, BM = 4, BN = 1024))]
pub fn row_cumsum<T: Num, const BM: usize, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(x = [m, n], out = [m, n]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut t = fragment::<T::Acc>([BM, BN]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut carry = fragment::<T::Acc>([BM]);
    clear(&mut carry);
    for k in 0..n.div_ceil(BN) {
        copy(x.at([b * BM, k * BN]), &mut t);
        cumsum(&t, &mut s, 1);
        parallel!((BM, BN), |i, j| {
            s[[i, j]] += carry[i];
        });
        copy(&s, out.at_mut([b * BM, k * BN]));
        parallel!(BM, |i| {
            carry[i] = s[[i, BN - 1]];
        });
    }
}

/// The sum of each row, for `x`: `[m, n]` and `out`: `[m]`, in tiles of `BN` columns.
#[tile_kernel(default(T = f32, BM = 8, BN = 512))]
pub fn row_sum<T: Num, const BM: usize, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 1>) {
    dims!(x = [m, n], out = [m]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut t = fragment::<T::Acc>([BM, BN]);
    let mut sum = fragment::<T::Acc>([BM]);
    clear(&mut sum);
    for k in 0..n.div_ceil(BN) {
        copy(x.at([b * BM, k * BN]), &mut t);
        reduce_sum_into(&t, &mut sum, 1);
    }
    copy(&sum, out.at_mut([b * BM]));
}

/// The largest element of each row, and the lowest index at which it stands.
///
/// `x`: `[m, n]` with n ≤ `BN`; `top`: `[m]`; `place`: `[m]`, `i32`.
#[tile_kernel(default(T = f32, BM = 1, BN = 4096))]
pub fn row_max<T: Float, const BM: usize, const BN: usize>(
    x: &Tensor<T, 2>,
    top: &mut Tensor<T, 1>,
    place: &mut Tensor<i32, 1>,
) {
    dims!(x = [m, n], top = [m], place = [m]);
    require!(n <= BN, "a row fits a tile");
    let [b] = blocks([m.div_ceil(BM)]);
    let mut t = fragment::<T>([BM, BN]);
    let mut highest = fragment::<T>([BM]);
    let mut index = fragment::<i32>([BM]);
    copy(x.at([b * BM, 0]).or(T::NEG_INFINITY), &mut t);
    reduce_max(&t, &mut highest, 1);
    reduce_argmax(&t, &mut index, 1);
    copy(&highest, top.at_mut([b * BM]));
    copy(&index, place.at_mut([b * BM]));
}

//! The kernels that these tests launch.

use tile_kernel::prelude::*;

/// y = factor · x, elementwise, in blocks of `N`.
#[tile_kernel(default(T = f32, N = 8), tune(N = [8, 16], T = [f32, f16]))]
pub(crate) fn scale<T: Num, const N: usize>(x: &Tensor<T, 1>, factor: T, y: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<T>([N]);
    copy(x.at([b * N]), &mut t);
    parallel!(N, |i| {
        t[i] = t[i] * factor;
    });
    copy(&t, y.at_mut([b * N]));
}

/// C = A·B.
#[tile_kernel]
pub(crate) fn matmul<T: Element, const BM: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BM]);
    let mut acc = fragment::<T::Acc>([BM, BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BM]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BM]));
}

/// Copies, provided that every element is at most `limit`.
#[tile_kernel]
pub(crate) fn checked_copy(x: &Tensor<i32, 2>, limit: i32, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    require!(n % 4 == 0, "rows are whole groups of four");
    let [i] = blocks([m]);
    parallel!(n, |j| {
        assert!(x[[i, j]] <= limit, "element {j} is {}", x[[i, j]]);
        y[[i, j]] = x[[i, j]];
    });
}

/// As many blocks as stated, which do nothing.
#[tile_kernel]
pub(crate) fn idle(z: usize, y: usize, x: usize, out: &mut Tensor<i32, 1>) {
    let [_, _, i] = blocks([z, y, x]);
    if i == 0 {
        parallel!(1, |j| {
            store_unordered(out, [j], 1);
        });
    }
}

/// Needs `m * n` bytes of global memory.
#[tile_kernel]
pub(crate) fn hoard(m: usize, n: usize, out: &mut Tensor<u8, 1>) {
    let mut w = workspace::<u8>([m, n]);
    let [b] = blocks([1]);
    parallel!(1, |i| {
        w[[b + i, 0]] = 1;
        out[i] = 1;
    });
}

/// Takes a half of the tile.
#[tile_kernel]
pub(crate) fn halves<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let [b] = blocks([1]);
    let mut t = shared::<f32>([N]);
    let mut h = shared::<f32>([2, N / 2]);
    copy(x.at([b * N]), &mut t);
    copy(t.reshape([2, N / 2]), &mut h);
    copy(h.reshape([N]), y.at_mut([b]));
}

/// Copies the start of a tile that is as large as stated.
#[tile_kernel]
pub(crate) fn roomy<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([N]);
    let mut u = shared::<f32>([N]);
    copy(x.at([0]), &mut t);
    parallel!(8, |i| {
        u[i] = t[i];
    });
    parallel!(8, |i| {
        y[i] = u[i];
    });
}

/// y = x, through a tile.
#[tile_kernel]
pub(crate) fn copied<const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [i, b] = blocks([m, n.div_ceil(BN)]);
    let mut t = fragment::<f32>([BN]);
    copy(x.at([i, b * BN]), &mut t);
    copy(&t, y.at_mut([i, b * BN]));
}

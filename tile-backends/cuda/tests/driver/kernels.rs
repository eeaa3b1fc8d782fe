//! What the tests launch.

use tile_kernel::prelude::*;

/// This file, as kernels name it.
pub(crate) const FILE: &str = file!();

/// out = a·x + y.
#[tile_kernel]
pub(crate) fn axpy<const N: usize>(a: f32, x: &Tensor<f32, 1>, y: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n], out = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        out[b * N + i] = a * x[b * N + i] + y[b * N + i];
    });
}

/// C = A·B, run as some items say.
macro_rules! product {
    ($(#[$about:meta])* $name:ident: $($items:tt)*) => {
        $(#[$about])*
        #[tile_kernel($($items)*)]
        pub(crate) fn $name<const BM: usize, const BK: usize>(
            a: &Tensor<f16, 2>,
            b: &Tensor<f16, 2>,
            c: &mut Tensor<f32, 2>,
        ) {
            dims!(a = [m, k], b = [k, n], c = [m, n]);
            let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
            let mut a_s = shared::<f16>([BM, BK]);
            let mut b_s = shared::<f16>([BK, BM]);
            let mut acc = fragment::<f32>([BM, BM]);
            clear(&mut acc);
            pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
                copy(a.at([by * BM, ko * BK]), &mut a_s);
                copy(b.at([ko * BK, bx * BM]), &mut b_s);
                gemm(&a_s, &b_s, &mut acc);
            });
            copy(&acc, c.at_mut([by * BM, bx * BM]));
        }
    };
}

product!(
    /// C = A·B.
    product:
);
product!(
    /// The same with a pair of blocks of its own for each tile.
    product_in_pairs: cuda(persistent = false, split = 2, raster = 1)
);

/// The sums of windows of 3×3 with filters.
#[tile_kernel]
pub(crate) fn windows<const BM: usize>(
    x: &Tensor<f16, 4>,
    filter: &Tensor<f16, 4>,
    out: &mut Tensor<f32, 2>,
    stride: usize,
    pad: usize,
) {
    dims!(x = [batch, h, w, c], filter = [3, 3, c, f], out = [pixels, f]);
    let oh = (h + 2 * pad - 3) / stride + 1;
    let ow = (w + 2 * pad - 3) / stride + 1;
    require!(pixels == batch * oh * ow, "the output has a row for each pixel");
    let steps = c.div_ceil(BM);
    let [by, bx] = blocks([pixels.div_ceil(BM), f.div_ceil(BM)]);
    let mut a_s = shared::<f16>([BM, BM]);
    let mut b_s = shared::<f16>([BM, BM]);
    let mut acc = fragment::<f32>([BM, BM]);
    clear(&mut acc);
    pipelined!(0..9 * steps, stages = 3, |t| {
        let c0 = t % steps * BM;
        let s = t / steps % 3;
        let r = t / steps / 3;
        parallel!((BM, BM), |i, j| {
            let pixel = by * BM + i;
            a_s[[i, j]] =
                x[[pixel / (oh * ow), pixel / ow % oh * stride + r - pad, pixel % ow * stride + s - pad, c0 + j]];
        });
        copy(filter.at([r, s, c0, bx * BM]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, out.at_mut([by * BM, bx * BM]));
}

/// How often each block was run, by way of a workspace.
#[tile_kernel]
pub(crate) fn tally(n: usize, y: &mut Tensor<i32, 1>) {
    dims!(y = [m]);
    let mut w = workspace::<i32>([m, 1]);
    let [b] = blocks([m]);
    parallel!(n, |_i| {
        w.atomic_add([b, 0], 1, Relaxed);
    });
    parallel!(1, |i| {
        y[b + i] = w[[b, i]];
    });
}

/// y = x, which must not exceed a limit.
#[tile_kernel]
pub(crate) fn inspect(x: &Tensor<i32, 1>, limit: i32, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    let [_b] = blocks([1]);
    parallel!(n, |i| {
        assert!(x[i] <= limit, "element {i} is {}", x[i]);
        y[i] = x[i];
    });
}

/// y[i] = x[at[i]].
#[tile_kernel]
pub(crate) fn lookup(x: &Tensor<i32, 1>, at: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [_], at = [n], y = [n]);
    let [_b] = blocks([1]);
    parallel!(n, |i| {
        let from = cast::<usize>(at[i]);
        y[i] = x[from];
    });
}

/// `M` rows at a time, with room for them: more than small devices have by
/// default.
#[tile_kernel(default(M = 128, N = 256), tune(M = [128, 96, 64, 32]))]
pub(crate) fn roomy<const M: usize, const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [n, N], y = [n, N]);
    let [b] = blocks([n.div_ceil(M)]);
    let mut t = shared::<f32>([M, N]);
    copy(x.at([b * M, 0]), &mut t);
    copy(&t, y.at_mut([b * M, 0]));
}

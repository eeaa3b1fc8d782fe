//! Matrix multiplication, then swish, then a scale.

use crate::prelude::*;

#[tile_fn]
pub(crate) fn swish<T: Float>(x: T) -> T {
    x * x.sigmoid()
}

#[tile_kernel(default(BM = 64, BN = 64, BK = 32))]
pub(crate) fn gemm_swish_scale<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<f32, 2>,
    weight: &Tensor<f32, 2>,
    scale: f32,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], weight = [k, n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<f32>([BM, BK]);
    let mut w_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(weight.at([ko * BK, bx * BN]), &mut w_s);
        gemm(&x_s, &w_s, &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] = swish(acc[[i, j]]) * scale;
    });
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}

task!(gemm_swish_scale, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, weight) = (run.tensor([m, k]), run.tensor([k, n]));
    let mut y = poisoned([m, n]);
    gemm_swish_scale::<32, 32, 16>().launch(run.device, &x, &weight, 2.5, &mut y)?;
    let expected = product(&wide(&x), &wide(&weight)).map(|v| 2.5 * silu(v));
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k + 4, 4.0))
}

//! Linear layer with GELU: `gelu(x·wᵀ + bias)` in half precision.

use crate::prelude::*;
use std::f32::consts::FRAC_1_SQRT_2;

#[tile_kernel(default(T = f16, BM = 128, BN = 128, BK = 64))]
pub(crate) fn gemm_bias_gelu<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 2>,
    bias: &Tensor<T, 1>,
    y: &mut Tensor<T, 2>,
) {
    dims!(x = [m, k], weight = [n, k], bias = [n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<T>([BM, BK]);
    let mut w_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(weight.at([bx * BN, ko * BK]), &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        let v = cast::<f32>(acc[[i, j]]) + cast::<f32>(bias[bx * BN + j]);
        acc[[i, j]] = cast::<T::Acc>(0.5 * v * (1.0 + (v * FRAC_1_SQRT_2).erf()));
    });
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}

task!(gemm_bias_gelu, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, weight, bias) = (run.tensor::<f16, 2>([m, k]), run.tensor([n, k]), run.tensor([n]));
    let mut y = poisoned([m, n]);
    gemm_bias_gelu::<f16, 32, 32, 32>().launch(run.device, &x, &weight, &bias, &mut y)?;
    let bias = wide(&bias);
    let expected = product(&wide(&x), &transpose(&wide(&weight)));
    let expected = Tensor::from_fn([m, n], |[i, j]| gelu(expected[[i, j]] + bias[[j]]));
    run.near("y", &y, &expected, Tolerance::rounded::<f16>().sum::<f32>(k, 2.0))
}

//! Matrix multiplication with weights of eight bits, each row with a scale.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, BK = 64))]
pub(crate) fn dequant_gemm<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<f16, 2>,
    weight: &Tensor<i8, 2>,
    scale: &Tensor<f32, 1>,
    y: &mut Tensor<f16, 2>,
) {
    dims!(x = [m, k], weight = [n, k], scale = [n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<f16>([BM, BK]);
    let mut q_s = shared::<i8>([BN, BK]);
    let mut w_s = shared::<f16>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(weight.at([bx * BN, ko * BK]), &mut q_s);
        copy(&q_s, &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] *= scale[bx * BN + j];
    });
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}

task!(dequant_gemm, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, weight) = (run.tensor([m, k]), run.below::<i32, 2>([n, k], 255).map(|q| (q - 127) as i8));
    let scale = run.between([n], 0.001, 0.01);
    let mut y = poisoned([m, n]);
    dequant_gemm::<32, 32, 32>().launch(run.device, &x, &weight, &scale, &mut y)?;
    let (scale, expected) = (wide(&scale), product(&wide(&x), &transpose(&wide(&weight))));
    let expected = Tensor::from_fn([m, n], |[i, j]| expected[[i, j]] * scale[[j]]);
    run.near("y", &y, &expected, Tolerance::rounded::<f16>().sum::<f32>(k, 1.27))
}

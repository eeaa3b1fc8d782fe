//! Linear layer, residual, and layer normalisation of whole rows.

use crate::prelude::*;

#[tile_kernel(default(BM = 32, BN = 256, BK = 32))]
fn gemm_residual_layer_norm<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<bf16, 2>,
    weight: &Tensor<bf16, 2>,
    residual: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], weight = [n, k], residual = [m, n], y = [m, n]);
    require!(n <= BN, "a row fits the tile");
    let [by] = blocks([m.div_ceil(BM)]);
    let mut x_s = shared::<bf16>([BM, BK]);
    let mut w_s = shared::<bf16>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut squares = fragment::<f32>([BM, BN]);
    let mut total = fragment::<f32>([BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(weight.at([0, ko * BK]), &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] += residual[[by * BM + i, j]];
    });
    reduce_sum(&acc, &mut total, 1);
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] = select(j < n, acc[[i, j]] - total[i] / cast::<f32>(n), 0.0);
        squares[[i, j]] = acc[[i, j]] * acc[[i, j]];
    });
    reduce_sum(&squares, &mut total, 1);
    parallel!((BM, BN), |i, j| {
        y[[by * BM + i, j]] = acc[[i, j]] * (total[i] / cast::<f32>(n) + 1e-5).rsqrt();
    });
}

task!(gemm_residual_layer_norm, [[1, 4, 1], [32, 64, 32]], hidden[21, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, weight, residual) = (run.tensor([m, k]), run.tensor([n, k]), run.tensor([m, n]));
    let mut y = poisoned([m, n]);
    gemm_residual_layer_norm::<16, 64, 16>().launch(run.device, &x, &weight, &residual, &mut y)?;
    let (z, residual) = (product(&wide(&x), &transpose(&wide(&weight))), wide(&residual));
    let z = Tensor::from_fn([m, n], |at| z[at] + residual[at]);
    let moments = each(m, |i| moments(n, |l| z[[i, l]]));
    let expected = Tensor::from_fn([m, n], |[i, j]| (z[[i, j]] - moments[i].0) / (moments[i].1 + 1e-5).sqrt());
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k + n, 4.0))
}

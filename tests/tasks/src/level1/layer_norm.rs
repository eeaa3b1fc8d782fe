//! Layer normalisation of rows, with weight and bias.

use crate::prelude::*;

#[tile_kernel(default(BM = 4, BN = 1024))]
pub(crate) fn layer_norm<const BM: usize, const BN: usize>(
    x: &Tensor<f32, 2>,
    weight: &Tensor<f32, 1>,
    bias: &Tensor<f32, 1>,
    eps: f32,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [rows, n], weight = [n], bias = [n], y = [rows, n]);
    require!(n <= BN, "a row fits the tile");
    let [b] = blocks([rows.div_ceil(BM)]);
    let mut v = fragment::<f32>([BM, BN]);
    let mut squares = fragment::<f32>([BM, BN]);
    let mut total = fragment::<f32>([BM]);
    let mut spread = fragment::<f32>([BM]);
    copy(x.at([b * BM, 0]), &mut v);
    reduce_sum(&v, &mut total, 1);
    parallel!((BM, BN), |i, j| {
        v[[i, j]] = select(j < n, v[[i, j]] - total[i] / cast::<f32>(n), 0.0);
        squares[[i, j]] = v[[i, j]] * v[[i, j]];
    });
    reduce_sum(&squares, &mut spread, 1);
    parallel!((BM, BN), |i, j| {
        let scale = (spread[i] / cast::<f32>(n) + eps).rsqrt();
        y[[b * BM + i, j]] = v[[i, j]] * scale * weight[j] + bias[j];
    });
}

task!(layer_norm, [[1, 8], [8, 128]], hidden[13, 99]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let (x, weight, bias) = (run.between([rows, n], -2.0, 4.0), run.tensor([n]), run.tensor([n]));
    let mut y = poisoned([rows, n]);
    layer_norm::<4, 128>().launch(run.device, &x, &weight, &bias, 1e-5, &mut y)?;
    let (x, weight, bias) = (wide(&x), wide(&weight), wide(&bias));
    let moments = each(rows, |i| moments(n, |l| x[[i, l]]));
    let expected = Tensor::from_fn([rows, n], |[i, j]| {
        let (middle, variance) = moments[i];
        (x[[i, j]] - middle) / (variance + 1e-5).sqrt() * weight[[j]] + bias[[j]]
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(n, 4.0))
}

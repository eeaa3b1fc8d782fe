//! RMS normalisation of rows, with weight.

use crate::prelude::*;

#[tile_kernel(default(T = f32, BN = 1024))]
pub(crate) fn rms_norm<T: Float, const BN: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 1>,
    eps: f32,
    y: &mut Tensor<T, 2>,
) {
    dims!(x = [rows, n], weight = [n], y = [rows, n]);
    let [row] = blocks([rows]);
    let mut squares = fragment::<f32>([BN]);
    let mut total = fragment::<f32>([1]);
    clear(&mut total);
    for c in 0..n.div_ceil(BN) {
        parallel!(BN, |j| {
            let v = cast::<f32>(x[[row, c * BN + j]]);
            squares[j] = v * v;
        });
        reduce_sum_into(&squares, &mut total, 0);
    }
    for c in 0..n.div_ceil(BN) {
        parallel!(BN, |j| {
            let scale = (total[0] / cast::<f32>(n) + eps).rsqrt();
            let v = cast::<f32>(x[[row, c * BN + j]]) * scale * cast::<f32>(weight[c * BN + j]);
            y[[row, c * BN + j]] = cast::<T>(v);
        });
    }
}

task!(rms_norm, [[1, 8], [8, 256]], hidden[5, 301]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let (x, weight) = (run.tensor::<bf16, 2>([rows, n]), run.tensor([n]));
    let mut y = poisoned([rows, n]);
    rms_norm::<bf16, 128>().launch(run.device, &x, &weight, 1e-6, &mut y)?;
    let expected = reference(&wide(&x), &wide(&weight), 1e-6);
    run.near("y", &y, &expected, Tolerance::rounded::<bf16>().sum::<f32>(n, 1.0))
}

/// RMS normalisation in `f64`.
pub(crate) fn reference(x: &Tensor<f64, 2>, weight: &Tensor<f64, 1>, eps: f64) -> Tensor<f64, 2> {
    let [rows, n] = x.shape();
    let norms = each(rows, |i| (mean(n, |l| x[[i, l]].powi(2)) + eps).sqrt());
    Tensor::from_fn([rows, n], |[i, j]| x[[i, j]] * weight[[j]] / norms[i])
}

//! Batch normalisation of images at inference, with running statistics.

use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
pub(crate) fn batch_norm<const BN: usize>(
    x: &Tensor<f32, 4>,
    mean: &Tensor<f32, 1>,
    variance: &Tensor<f32, 1>,
    weight: &Tensor<f32, 1>,
    bias: &Tensor<f32, 1>,
    eps: f32,
    y: &mut Tensor<f32, 4>,
) {
    dims!(x = [n, c, h, w], mean = [c], variance = [c], weight = [c], bias = [c], y = [n, c, h, w]);
    let [b, channel, row] = blocks([n, c, h]);
    let scale = weight[channel] * (variance[channel] + eps).rsqrt();
    let shift = bias[channel] - mean[channel] * scale;
    for at in (0..w).step_by(BN) {
        parallel!(BN, |j| {
            y[[b, channel, row, at + j]] = x[[b, channel, row, at + j]] * scale + shift;
        });
    }
}

task!(batch_norm, [[1, 1, 1, 1], [2, 4, 8, 16]], hidden[3, 5, 7, 13]);

fn check(run: &mut Run<'_>, shape: [usize; 4]) -> Outcome {
    let channels = [shape[1]];
    let (x, middle) = (run.between(shape, -2.0, 2.0), run.tensor(channels));
    let variance = run.between(channels, 0.1, 2.0);
    let (weight, bias) = (run.tensor(channels), run.tensor(channels));
    let mut y = poisoned(shape);
    batch_norm::<64>().launch(run.device, &x, &middle, &variance, &weight, &bias, 1e-5, &mut y)?;
    let (x, middle, variance, weight, bias) = (wide(&x), wide(&middle), wide(&variance), wide(&weight), wide(&bias));
    let expected = Tensor::from_fn(shape, |[n, c, h, w]| {
        (x[[n, c, h, w]] - middle[[c]]) / (variance[[c]] + 1e-5).sqrt() * weight[[c]] + bias[[c]]
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(8, 8.0))
}

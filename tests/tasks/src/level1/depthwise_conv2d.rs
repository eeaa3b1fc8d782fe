//! Depthwise convolution of images: each channel with a filter of its own.

use crate::prelude::*;

#[tile_kernel(default(BW = 128))]
pub(crate) fn depthwise_conv2d<const BW: usize>(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 3>,
    padding: usize,
    y: &mut Tensor<f32, 4>,
) {
    dims!(x = [n, channels, h, w], weight = [channels, kh, kw], y = [n, channels, hout, wout]);
    require!(hout == h + 2 * padding - kh + 1, "the result's height");
    require!(wout == w + 2 * padding - kw + 1, "the result's width");
    let [b, c, row] = blocks([n, channels, hout]);
    for column in (0..wout).step_by(BW) {
        parallel!(BW, |j| {
            let mut acc = 0.0;
            for ky in 0..kh {
                for kx in 0..kw {
                    let v = x[[b, c, row + ky - padding, column + j + kx - padding]];
                    acc += v * weight[[c, ky, kx]];
                }
            }
            y[[b, c, row, column + j]] = acc;
        });
    }
}

task!(
    depthwise_conv2d,
    [[1, 1, 3, 3, 3, 0], [1, 8, 8, 32, 3, 1]],
    hidden[2, 5, 9, 13, 5, 2]
);

fn check(run: &mut Run<'_>, [n, channels, h, w, k, padding]: [usize; 6]) -> Outcome {
    let (x, weight) = (run.tensor([n, channels, h, w]), run.tensor([channels, k, k]));
    let mut y = poisoned([n, channels, h + 2 * padding + 1 - k, w + 2 * padding + 1 - k]);
    depthwise_conv2d::<16>().launch(run.device, &x, &weight, padding, &mut y)?;
    let expected = reference(&wide(&x), &wide(&weight), padding);
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k * k, 1.0))
}

/// A depthwise convolution in `f64`.
pub(crate) fn reference(x: &Tensor<f64, 4>, weight: &Tensor<f64, 3>, padding: usize) -> Tensor<f64, 4> {
    let ([n, channels, h, w], [_, kh, kw]) = (x.shape(), weight.shape());
    Tensor::from_fn([n, channels, h + 2 * padding + 1 - kh, w + 2 * padding + 1 - kw], |[b, c, i, j]| {
        sum(kh * kw, |l| {
            let [row, column] = [i + l / kw, j + l % kw].map(|at| at as i64 - padding as i64);
            pixel(x, b, c, row, column).unwrap_or(0.0) * weight[[c, l / kw, l % kw]]
        })
    })
}

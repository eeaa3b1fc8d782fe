//! Convolution of images with stride and padding, as a GEMM for each tap.

use crate::prelude::*;

#[tile_kernel(default(BO = 64, BW = 64, BC = 32))]
fn conv2d<const BO: usize, const BW: usize, const BC: usize>(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 4>,
    stride: usize,
    padding: usize,
    y: &mut Tensor<f32, 4>,
) {
    dims!(x = [n, channels, h, w], weight = [outs, channels, kh, kw], y = [n, outs, hout, wout]);
    require!(hout == (h + 2 * padding - kh) / stride + 1, "the result's height");
    require!(wout == (w + 2 * padding - kw) / stride + 1, "the result's width");
    let tiles = wout.div_ceil(BW);
    let [b, o, t] = blocks([n, outs.div_ceil(BO), hout * tiles]);
    let row = t / tiles;
    let column = t % tiles * BW;
    let mut w_s = shared::<f32>([BO, BC]);
    let mut x_s = shared::<f32>([BC, BW]);
    let mut acc = fragment::<f32>([BO, BW]);
    clear(&mut acc);
    for ky in 0..kh {
        for kx in 0..kw {
            for c in (0..channels).step_by(BC) {
                copy(weight.at((span(o * BO, BO), span(c, BC), ky, kx)), &mut w_s);
                parallel!((BC, BW), |i, j| {
                    let at = (column + j) * stride + kx - padding;
                    x_s[[i, j]] = x[[b, c + i, row * stride + ky - padding, at]];
                });
                gemm(&w_s, &x_s, &mut acc);
            }
        }
    }
    copy(&acc, y.at_mut((b, span(o * BO, BO), row, span(column, BW))));
}

task!(
    conv2d,
    [[1, 1, 1, 3, 3, 1, 1, 0], [1, 16, 16, 8, 16, 3, 1, 1]],
    hidden[2, 5, 7, 9, 13, 3, 2, 1]
);

fn check(run: &mut Run<'_>, [n, channels, outs, h, w, k, stride, padding]: [usize; 8]) -> Outcome {
    let (x, weight) = (run.tensor([n, channels, h, w]), run.tensor([outs, channels, k, k]));
    let [hout, wout] = [h, w].map(|extent| (extent + 2 * padding - k) / stride + 1);
    let mut y = poisoned([n, outs, hout, wout]);
    conv2d::<16, 16, 8>().launch(run.device, &x, &weight, stride, padding, &mut y)?;
    let expected = reference(&wide(&x), &wide(&weight), stride, padding);
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(channels * k * k, 1.0))
}

/// A convolution of images in `f64`.
pub(crate) fn reference(x: &Tensor<f64, 4>, weight: &Tensor<f64, 4>, stride: usize, padding: usize) -> Tensor<f64, 4> {
    let ([n, channels, h, w], [outs, _, kh, kw]) = (x.shape(), weight.shape());
    let shape = [n, outs, (h + 2 * padding - kh) / stride + 1, (w + 2 * padding - kw) / stride + 1];
    Tensor::from_fn(shape, |[b, o, i, j]| {
        sum(channels * kh * kw, |l| {
            let (c, ky, kx) = (l / (kh * kw), l / kw % kh, l % kw);
            let [row, column] = [i * stride + ky, j * stride + kx].map(|at| at as i64 - padding as i64);
            pixel(x, b, c, row, column).unwrap_or(0.0) * weight[[o, c, ky, kx]]
        })
    })
}

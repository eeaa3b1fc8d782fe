//! Transposed convolution of images: each result gathers the taps that reach it.

use crate::prelude::*;

#[tile_kernel(default(BW = 128))]
fn conv_transpose2d<const BW: usize>(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 4>,
    stride: usize,
    padding: usize,
    y: &mut Tensor<f32, 4>,
) {
    dims!(x = [n, channels, h, w], weight = [channels, outs, kh, kw], y = [n, outs, hout, wout]);
    require!(hout == (h - 1) * stride + kh - 2 * padding, "the result's height");
    require!(wout == (w - 1) * stride + kw - 2 * padding, "the result's width");
    let [b, o, row] = blocks([n, outs, hout]);
    for column in (0..wout).step_by(BW) {
        parallel!(BW, |j| {
            let mut acc = 0.0;
            for ky in 0..kh {
                for kx in 0..kw {
                    let i = row + padding - ky;
                    let l = column + j + padding - kx;
                    if i.rem_euclid(stride) == 0 && l.rem_euclid(stride) == 0 {
                        for c in 0..channels {
                            acc += x[[b, c, i / stride, l / stride]] * weight[[c, o, ky, kx]];
                        }
                    }
                }
            }
            y[[b, o, row, column + j]] = acc;
        });
    }
}

task!(
    conv_transpose2d,
    [[1, 1, 1, 2, 2, 3, 1, 0], [1, 8, 4, 4, 8, 4, 2, 1]],
    hidden[2, 3, 3, 5, 11, 3, 3, 1]
);

fn check(run: &mut Run<'_>, [n, channels, outs, h, w, k, stride, padding]: [usize; 8]) -> Outcome {
    let (x, weight) = (run.tensor([n, channels, h, w]), run.tensor([channels, outs, k, k]));
    let [hout, wout] = [h, w].map(|extent| (extent - 1) * stride + k - 2 * padding);
    let mut y = poisoned([n, outs, hout, wout]);
    conv_transpose2d::<16>().launch(run.device, &x, &weight, stride, padding, &mut y)?;
    let (x, weight) = (wide(&x), wide(&weight));
    let mut expected = Tensor::zeros([n, outs, hout, wout]);
    // As defined: each element of the input adds a patch to the result.
    for_each([n, outs * channels, h * w, k * k], |[b, oc, at, tap]| {
        let (o, c, row, column) = (oc / channels, oc % channels, at / w * stride + tap / k, at % w * stride + tap % k);
        let [i, j] = [row, column].map(|at| at.wrapping_sub(padding));
        if let Some(sum) = expected.get_mut([b, o, i, j]) {
            *sum += x[[b, c, at / w, at % w]] * weight[[c, o, tap / k, tap % k]];
        }
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(channels * k * k, 1.0))
}

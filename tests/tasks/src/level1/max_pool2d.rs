//! Maximum pooling of images with stride and padding.

use crate::prelude::*;

#[tile_kernel(default(BW = 128))]
fn max_pool2d<const BW: usize>(x: &Tensor<f32, 4>, size: usize, stride: usize, padding: usize, y: &mut Tensor<f32, 4>) {
    dims!(x = [n, c, h, w], y = [n, c, hout, wout]);
    require!(hout == (h + 2 * padding - size) / stride + 1, "the result's height");
    require!(wout == (w + 2 * padding - size) / stride + 1, "the result's width");
    let [b, channel, row] = blocks([n, c, hout]);
    for column in (0..wout).step_by(BW) {
        parallel!(BW, |j| {
            let mut high = f32::NEG_INFINITY;
            for i in 0..size {
                for l in 0..size {
                    let r = row * stride + i - padding;
                    let s = (column + j) * stride + l - padding;
                    if r >= 0 && r < h && s >= 0 && s < w {
                        high = high.max_nan(x[[b, channel, r, s]]);
                    }
                }
            }
            y[[b, channel, row, column + j]] = high;
        });
    }
}

task!(
    max_pool2d,
    [[1, 1, 2, 2, 2, 2, 0], [2, 4, 8, 32, 3, 2, 1]],
    hidden[3, 5, 11, 13, 3, 3, 1]
);

fn check(run: &mut Run<'_>, [n, c, h, w, size, stride, padding]: [usize; 7]) -> Outcome {
    let x = run.between([n, c, h, w], -3.0, -1.0);
    let [hout, wout] = [h, w].map(|extent| (extent + 2 * padding - size) / stride + 1);
    let mut y = poisoned([n, c, hout, wout]);
    max_pool2d::<16>().launch(run.device, &x, size, stride, padding, &mut y)?;
    let x = wide(&x);
    let expected = Tensor::from_fn([n, c, hout, wout], |[b, c, i, j]| {
        max(size * size, |l| {
            let [row, column] = [i * stride + l / size, j * stride + l % size].map(|at| at as i64 - padding as i64);
            pixel(&x, b, c, row, column).unwrap_or(f64::NEG_INFINITY)
        })
    });
    run.near("y", &y, &expected, Tolerance::EXACT)
}

//! Average pooling of images; padding counts as zeros.

use crate::prelude::*;

#[tile_kernel(default(SIZE = 2, BW = 128))]
fn avg_pool2d<const SIZE: usize, const BW: usize>(x: &Tensor<f32, 4>, padding: usize, y: &mut Tensor<f32, 4>) {
    dims!(x = [n, c, h, w], y = [n, c, hout, wout]);
    require!(hout == (h + 2 * padding) / SIZE, "the result's height");
    require!(wout == (w + 2 * padding) / SIZE, "the result's width");
    let [b, channel, row] = blocks([n, c, hout]);
    for column in (0..wout).step_by(BW) {
        parallel!(BW, |j| {
            let mut total = 0.0;
            for i in 0..SIZE {
                for l in 0..SIZE {
                    total += x[[b, channel, row * SIZE + i - padding, (column + j) * SIZE + l - padding]];
                }
            }
            y[[b, channel, row, column + j]] = total / cast::<f32>(SIZE * SIZE);
        });
    }
}

task!(avg_pool2d, [[1, 1, 3, 3, 0], [2, 4, 9, 30, 0]], hidden[3, 5, 11, 13, 1]);

fn check(run: &mut Run<'_>, [n, c, h, w, padding]: [usize; 5]) -> Outcome {
    let x = run.tensor([n, c, h, w]);
    let mut y = poisoned([n, c, (h + 2 * padding) / 3, (w + 2 * padding) / 3]);
    avg_pool2d::<3, 16>().launch(run.device, &x, padding, &mut y)?;
    let x = wide(&x);
    let expected = Tensor::from_fn(y.shape(), |[b, c, i, j]| {
        mean(9, |l| {
            let [row, column] = [i * 3 + l / 3, j * 3 + l % 3].map(|at| at as i64 - padding as i64);
            pixel(&x, b, c, row, column).unwrap_or(0.0)
        })
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(9, 1.0))
}

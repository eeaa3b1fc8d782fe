//! Instance normalisation of images: each channel of each image by itself.

use crate::prelude::*;

#[tile_kernel(default(BW = 128))]
fn instance_norm<const BW: usize>(x: &Tensor<f32, 4>, eps: f32, y: &mut Tensor<f32, 4>) {
    dims!(x = [n, channels, h, w], y = [n, channels, h, w]);
    require!(w <= BW, "a line fits the tile");
    let [b, c] = blocks([n, channels]);
    let mut line = fragment::<f32>([BW]);
    let mut total = fragment::<f32>([1]);
    let mut spread = fragment::<f32>([1]);
    clear(&mut total);
    clear(&mut spread);
    let count = cast::<f32>(h * w);
    for i in 0..h {
        copy(x.at([b, c, i, 0]), &mut line);
        reduce_sum_into(&line, &mut total, 0);
    }
    for i in 0..h {
        parallel!(BW, |j| {
            let d = x[[b, c, i, j]] - total[0] / count;
            line[j] = if j < w { d * d } else { 0.0 };
        });
        reduce_sum_into(&line, &mut spread, 0);
    }
    parallel!((h, w), |i, j| {
        y[[b, c, i, j]] = (x[[b, c, i, j]] - total[0] / count) * (spread[0] / count + eps).rsqrt();
    });
}

task!(instance_norm, [[1, 1, 2, 2], [2, 4, 8, 16]], hidden[3, 5, 7, 13]);

fn check(run: &mut Run<'_>, shape: [usize; 4]) -> Outcome {
    let x = run.between(shape, -1.0, 3.0);
    let mut y = poisoned(shape);
    instance_norm::<64>().launch(run.device, &x, 1e-5, &mut y)?;
    let (x, [n, channels, h, w]) = (wide(&x), shape);
    let moments = each(n * channels, |b| moments(h * w, |l| x[[b / channels, b % channels, l / w, l % w]]));
    let expected = Tensor::from_fn(shape, |[n, c, i, j]| {
        let (middle, variance) = moments[n * channels + c];
        (x[[n, c, i, j]] - middle) / (variance + 1e-5).sqrt()
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(h * w, 4.0))
}

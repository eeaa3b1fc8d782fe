//! Group normalisation of signals `[n, channels, length]`, with weight and bias.

use crate::prelude::*;

#[tile_kernel(default(BL = 256))]
fn group_norm<const BL: usize>(
    x: &Tensor<f32, 3>,
    weight: &Tensor<f32, 1>,
    bias: &Tensor<f32, 1>,
    groups: usize,
    eps: f32,
    y: &mut Tensor<f32, 3>,
) {
    dims!(x = [n, channels, length], weight = [channels], bias = [channels], y = [n, channels, length]);
    require!(channels % groups == 0, "groups divide the channels");
    let per = channels / groups;
    let [b, g] = blocks([n, groups]);
    let mut v = fragment::<f32>([BL]);
    let mut total = fragment::<f32>([1]);
    let mut spread = fragment::<f32>([1]);
    clear(&mut total);
    clear(&mut spread);
    let count = cast::<f32>(per * length);
    for c in g * per..g * per + per {
        for l in (0..length).step_by(BL) {
            copy(x.at([b, c, l]), &mut v);
            reduce_sum_into(&v, &mut total, 0);
        }
    }
    let middle = total[0] / count;
    for c in g * per..g * per + per {
        for l in (0..length).step_by(BL) {
            parallel!(BL, |j| v[j] = select(l + j < length, x[[b, c, l + j]] - middle, 0.0));
            parallel!(BL, |j| v[j] *= v[j]);
            reduce_sum_into(&v, &mut spread, 0);
        }
    }
    let scale = (spread[0] / count + eps).rsqrt();
    parallel!((per, length), |c, l| {
        let at = g * per + c;
        y[[b, at, l]] = (x[[b, at, l]] - middle) * scale * weight[at] + bias[at];
    });
}

task!(group_norm, [[1, 2, 4, 1], [2, 8, 64, 4]], hidden[3, 6, 37, 3]);

fn check(run: &mut Run<'_>, [n, channels, length, groups]: [usize; 4]) -> Outcome {
    let x = run.between([n, channels, length], -1.0, 3.0);
    let (weight, bias) = (run.tensor([channels]), run.tensor([channels]));
    let mut y = poisoned([n, channels, length]);
    group_norm::<32>().launch(run.device, &x, &weight, &bias, groups, 1e-5, &mut y)?;
    let (x, weight, bias, per) = (wide(&x), wide(&weight), wide(&bias), channels / groups);
    let moments =
        each(n * groups, |g| moments(per * length, |i| x[[g / groups, g % groups * per + i / length, i % length]]));
    let expected = Tensor::from_fn([n, channels, length], |[b, c, l]| {
        let (middle, variance) = moments[b * groups + c / per];
        (x[[b, c, l]] - middle) / (variance + 1e-5).sqrt() * weight[[c]] + bias[[c]]
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(per * length, 3.0))
}

//! Rotary position embedding: each head's first and second half are rotated by the position's angles.

use crate::prelude::*;

#[tile_kernel(default(T = bf16, D = 128, BS = 16))]
fn rope<T: Float, const D: usize, const BS: usize>(
    x: &Tensor<T, 4>,
    cos: &Tensor<f32, 2>,
    sin: &Tensor<f32, 2>,
    y: &mut Tensor<T, 4>,
) {
    dims!(x = [n, heads, len, D], cos = [len, D / 2], sin = [len, D / 2], y = [n, heads, len, D]);
    let [b, h, s] = blocks([n, heads, len.div_ceil(BS)]);
    parallel!((BS, D / 2), |i, j| {
        let p = s * BS + i;
        let low = cast::<f32>(x[[b, h, p, j]]);
        let high = cast::<f32>(x[[b, h, p, j + D / 2]]);
        y[[b, h, p, j]] = cast::<T>(low * cos[[p, j]] - high * sin[[p, j]]);
        y[[b, h, p, j + D / 2]] = cast::<T>(high * cos[[p, j]] + low * sin[[p, j]]);
    });
}

task!(rope, [[1, 1, 1], [2, 4, 16]], hidden[3, 2, 13]);

fn check(run: &mut Run<'_>, [n, heads, len]: [usize; 3]) -> Outcome {
    const D: usize = 16;
    let x = run.tensor([n, heads, len, D]);
    let angle = |[p, j]: [usize; 2]| p as f64 / 10_000_f64.powf(2.0 * j as f64 / D as f64);
    let [cos, sin] = [f64::cos, f64::sin].map(|f| Tensor::from_fn([len, D / 2], |at| f(angle(at)) as f32));
    let mut y = poisoned([n, heads, len, D]);
    rope::<bf16, D, 8>().launch(run.device, &x, &cos, &sin, &mut y)?;
    let x = wide(&x);
    let expected = Tensor::from_fn(x.shape(), |[b, h, p, j]| {
        let (angle, other) = (angle([p, j % (D / 2)]), x[[b, h, p, (j + D / 2) % D]]);
        x[[b, h, p, j]] * angle.cos() + if j < D / 2 { -other } else { other } * angle.sin()
    });
    run.near("y", &y, &expected, Tolerance::rounded::<bf16>().through::<f32>(2.0))
}

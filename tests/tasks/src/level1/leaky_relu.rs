//! Leaky ReLU of every element.

use crate::prelude::*;

#[tile_kernel(default(T = f32, BN = 1024))]
pub(crate) fn leaky_relu<T: Float, const BN: usize>(x: &Tensor<T, 1>, slope: f32, y: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    parallel!(BN, |i| {
        let v = cast::<f32>(x[b * BN + i]);
        y[b * BN + i] = cast::<T>(if v < 0.0 { v * slope } else { v });
    });
}

task!(leaky_relu, [[1], [4096]], hidden[3001]);

fn check(run: &mut Run<'_>, [n]: [usize; 1]) -> Outcome {
    let x = run.tensor::<f16, 1>([n]);
    let mut y = poisoned([n]);
    leaky_relu::<f16, 256>().launch(run.device, &x, 0.01, &mut y)?;
    let expected = wide(&x).map(|x| x * if x < 0.0 { 0.01 } else { 1.0 });
    run.near("y", &y, &expected, Tolerance::rounded::<f16>())
}

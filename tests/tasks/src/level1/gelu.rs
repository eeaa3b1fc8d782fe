//! GELU of every element, with the error function.

use crate::prelude::*;
use std::f32::consts::FRAC_1_SQRT_2;

#[tile_kernel(default(BN = 1024))]
pub(crate) fn gelu<const BN: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    parallel!(BN, |i| {
        let v = x[b * BN + i];
        y[b * BN + i] = 0.5 * v * (1.0 + (v * FRAC_1_SQRT_2).erf());
    });
}

task!(gelu, [[1], [4096]], hidden[3001]);

fn check(run: &mut Run<'_>, [n]: [usize; 1]) -> Outcome {
    let x = run.between([n], -6.0, 6.0);
    let mut y = poisoned([n]);
    gelu::<256>().launch(run.device, &x, &mut y)?;
    let expected = wide(&x).map(crate::math::gelu);
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().through::<f32>(6.0))
}

//! Dropout with a given mask, scaled, and the residual added.

use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
pub(crate) fn dropout_residual<const BN: usize>(
    x: &Tensor<f32, 2>,
    keep: &Tensor<bool, 2>,
    residual: &Tensor<f32, 2>,
    p: f32,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [rows, n], keep = [rows, n], residual = [rows, n], y = [rows, n]);
    let [row, b] = blocks([rows, n.div_ceil(BN)]);
    let scale = 1.0 / (1.0 - p);
    parallel!(BN, |i| {
        let j = b * BN + i;
        y[[row, j]] = residual[[row, j]] + if keep[[row, j]] { x[[row, j]] * scale } else { 0.0 };
    });
}

task!(dropout_residual, [[1, 1], [8, 256]], hidden[7, 301]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let (x, residual) = (run.tensor([rows, n]), run.tensor([rows, n]));
    let keep = run.below::<i32, 2>([rows, n], 4).map(|v| v != 0);
    let mut y = poisoned([rows, n]);
    dropout_residual::<64>().launch(run.device, &x, &keep, &residual, 0.25, &mut y)?;
    let (x, residual) = (wide(&x), wide(&residual));
    let expected = Tensor::from_fn([rows, n], |at| residual[at] + if keep[at] { x[at] / 0.75 } else { 0.0 });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().through::<f32>(3.0))
}

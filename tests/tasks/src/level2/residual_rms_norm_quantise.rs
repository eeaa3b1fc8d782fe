//! A residual is added in place, normalised by RMS, and brought to eight bits with a scale a row.

use crate::prelude::*;

#[tile_kernel(default(BN = 4096))]
fn residual_rms_norm_quantise<const BN: usize>(
    x: &Tensor<bf16, 2>,
    residual: &mut Tensor<f32, 2>,
    weight: &Tensor<f32, 1>,
    q: &mut Tensor<i8, 2>,
    scale: &mut Tensor<f32, 1>,
) {
    dims!(x = [rows, n], residual = [rows, n], weight = [n], q = [rows, n], scale = [rows]);
    require!(n <= BN, "a row fits the tile");
    let [row] = blocks([rows]);
    let mut v = fragment::<f32>([BN]);
    let mut squares = fragment::<f32>([BN]);
    let mut total = fragment::<f32>([1]);
    let mut high = fragment::<f32>([1]);
    parallel!(BN, |j| {
        v[j] = residual[[row, j]] + cast::<f32>(x[[row, j]]);
        squares[j] = v[j] * v[j];
        residual[[row, j]] = v[j];
    });
    reduce_sum(&squares, &mut total, 0);
    let norm = (total[0] / cast::<f32>(n) + 1e-6).rsqrt();
    parallel!(BN, |j| {
        v[j] = v[j] * norm * weight[j];
    });
    reduce_abs_max(&v, &mut high, 0);
    let unit = high[0].max(1e-12) / 127.0;
    parallel!(BN, |j| {
        q[[row, j]] = cast_with::<i8>(v[j] / unit, Round::NearestEven);
    });
    parallel!(1, |i| {
        scale[row + i] = unit;
    });
}

task!(residual_rms_norm_quantise, [[1, 8], [8, 128]], hidden[7, 99]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let (x, residual, weight) = (run.tensor::<bf16, 2>([rows, n]), run.tensor([rows, n]), run.tensor([n]));
    let (mut sums, mut q, mut scale) = (residual.clone(), poisoned([rows, n]), poisoned([rows]));
    residual_rms_norm_quantise::<128>().launch(run.device, &x, &mut sums, &weight, &mut q, &mut scale)?;
    let (x, residual) = (wide(&x), wide(&residual));
    let h = Tensor::from_fn([rows, n], |[i, j]| x[[i, j]] + residual[[i, j]]);
    let y = crate::level1::rms_norm::reference(&h, &wide(&weight), 1e-6);
    let units = Tensor::from_fn([rows], |[i]| max(n, |j| y[[i, j]].abs()) / 127.0);
    run.near("residual", &sums, &h, Tolerance::rounded::<f32>())?;
    run.near("scale", &scale, &units, Tolerance::rounded::<f32>().sum::<f32>(n, 0.1))?;
    // A number may be rounded the other way where it lies near the middle.
    let off = Tensor::from_fn([rows, n], |[i, j]| {
        let exact = y[[i, j]] / units[[i]];
        (f64::from(q[[i, j]]) - exact).abs() > 0.5 + 1e-3
    });
    run.near("q", &off.map(u8::from), &Tensor::zeros([rows, n]), Tolerance::EXACT)
}

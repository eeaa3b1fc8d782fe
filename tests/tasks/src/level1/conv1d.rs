//! Dilated convolution of signals, as one GEMM for each tap.

use crate::prelude::*;

#[tile_kernel(default(BO = 64, BL = 128, BC = 32))]
fn conv1d<const BO: usize, const BL: usize, const BC: usize>(
    x: &Tensor<f32, 3>,
    weight: &Tensor<f32, 3>,
    dilation: usize,
    padding: usize,
    y: &mut Tensor<f32, 3>,
) {
    dims!(x = [n, channels, length], weight = [outs, channels, taps], y = [n, outs, lout]);
    require!(lout == length + 2 * padding - dilation * (taps - 1), "the result's length");
    let [b, o, l] = blocks([n, outs.div_ceil(BO), lout.div_ceil(BL)]);
    let mut w_s = shared::<f32>([BO, BC]);
    let mut x_s = shared::<f32>([BC, BL]);
    let mut acc = fragment::<f32>([BO, BL]);
    clear(&mut acc);
    for tap in 0..taps {
        for c in (0..channels).step_by(BC) {
            copy(weight.at((span(o * BO, BO), span(c, BC), tap)), &mut w_s);
            copy(x.at([b, c, l * BL + tap * dilation - padding]), &mut x_s);
            gemm(&w_s, &x_s, &mut acc);
        }
    }
    copy(&acc, y.at_mut([b, o * BO, l * BL]));
}

task!(
    conv1d,
    [[1, 1, 1, 3, 1, 1, 0], [2, 16, 8, 64, 3, 1, 1]],
    hidden[3, 11, 7, 45, 5, 2, 3]
);

fn check(run: &mut Run<'_>, [n, channels, outs, length, taps, dilation, padding]: [usize; 7]) -> Outcome {
    let (x, weight) = (run.tensor([n, channels, length]), run.tensor([outs, channels, taps]));
    let shape = [n, outs, length + 2 * padding - dilation * (taps - 1)];
    let mut y = poisoned(shape);
    conv1d::<16, 32, 16>().launch(run.device, &x, &weight, dilation, padding, &mut y)?;
    let (x, weight) = (wide(&x), wide(&weight));
    let expected = Tensor::from_fn(shape, |[b, o, l]| {
        sum(channels * taps, |i| {
            let (c, tap) = (i / taps, i % taps);
            let at = (l + tap * dilation).checked_sub(padding).and_then(|at| x.get([b, c, at]));
            at.unwrap_or(0.0) * weight[[o, c, tap]]
        })
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(channels * taps, 1.0))
}

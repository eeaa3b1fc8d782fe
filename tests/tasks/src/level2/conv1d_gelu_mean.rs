//! Convolution of signals, GELU, and the mean over the length.

use crate::prelude::*;
use std::f32::consts::FRAC_1_SQRT_2;

#[tile_kernel(default(BO = 64, BL = 64, BC = 32))]
fn conv1d_gelu_mean<const BO: usize, const BL: usize, const BC: usize>(
    x: &Tensor<f32, 3>,
    weight: &Tensor<f32, 3>,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [n, channels, length], weight = [outs, channels, taps], y = [n, outs]);
    let [b, o] = blocks([n, outs.div_ceil(BO)]);
    let lout = length - taps + 1;
    let mut w_s = shared::<f32>([BO, BC]);
    let mut x_s = shared::<f32>([BC, BL]);
    let mut acc = fragment::<f32>([BO, BL]);
    let mut total = fragment::<f32>([BO]);
    clear(&mut total);
    for l in (0..lout).step_by(BL) {
        clear(&mut acc);
        for tap in 0..taps {
            for c in (0..channels).step_by(BC) {
                copy(weight.at((span(o * BO, BO), span(c, BC), tap)), &mut w_s);
                copy(x.at([b, c, l + tap]), &mut x_s);
                gemm(&w_s, &x_s, &mut acc);
            }
        }
        parallel!((BO, BL), |i, j| {
            let v = acc[[i, j]];
            let g = 0.5 * v * (1.0 + (v * FRAC_1_SQRT_2).erf());
            acc[[i, j]] = if l + j < lout { g } else { 0.0 };
        });
        reduce_sum_into(&acc, &mut total, 1);
    }
    parallel!(BO, |i| {
        y[[b, o * BO + i]] = total[i] / cast::<f32>(lout);
    });
}

task!(conv1d_gelu_mean, [[1, 1, 1, 3, 3], [2, 16, 16, 66, 3]], hidden[3, 11, 7, 45, 5]);

fn check(run: &mut Run<'_>, [n, channels, outs, length, taps]: [usize; 5]) -> Outcome {
    let (x, weight) = (run.tensor([n, channels, length]), run.tensor([outs, channels, taps]));
    let mut y = poisoned([n, outs]);
    conv1d_gelu_mean::<16, 32, 16>().launch(run.device, &x, &weight, &mut y)?;
    let (x, weight) = (wide(&x), wide(&weight));
    let expected = Tensor::from_fn([n, outs], |[b, o]| {
        mean(length - taps + 1, |l| {
            gelu(sum(channels * taps, |i| x[[b, i / taps, l + i % taps]] * weight[[o, i / taps, i % taps]]))
        })
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(channels * taps + length, 2.0))
}

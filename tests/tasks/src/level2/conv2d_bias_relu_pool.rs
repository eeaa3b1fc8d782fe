//! Convolution of 3×3 with padding, bias, ReLU, and maximum pooling of 2×2, in one kernel.

use crate::prelude::*;

#[tile_kernel(default(BO = 64, BP = 16, BC = 32))]
fn conv2d_bias_relu_pool<const BO: usize, const BP: usize, const BC: usize>(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 4>,
    bias: &Tensor<f32, 1>,
    y: &mut Tensor<f32, 4>,
) {
    dims!(x = [n, channels, h, w], weight = [outs, channels, 3, 3], bias = [outs], y = [n, outs, hout, wout]);
    require!(hout == h / 2 && wout == w / 2, "the result has half of the extents");
    let tiles = wout.div_ceil(BP);
    let [b, o, t] = blocks([n, outs.div_ceil(BO), hout * tiles]);
    let row = t / tiles;
    let column = t % tiles * BP;
    let mut w_s = shared::<f32>([BO, BC]);
    let mut x_s = shared::<f32>([BC, 4 * BP]);
    let mut acc = fragment::<f32>([BO, 4 * BP]);
    clear(&mut acc);
    for tap in 0..9 {
        for c in (0..channels).step_by(BC) {
            copy(weight.at((span(o * BO, BO), span(c, BC), tap / 3, tap % 3)), &mut w_s);
            parallel!((BC, 4, BP), |i, d, p| {
                let at = 2 * (column + p) + d % 2 + tap % 3 - 1;
                x_s[[i, d * BP + p]] = x[[b, c + i, 2 * row + d / 2 + tap / 3 - 1, at]];
            });
            gemm(&w_s, &x_s, &mut acc);
        }
    }
    parallel!((BO, BP), |i, p| {
        let top = acc[[i, p]].max(acc[[i, BP + p]]);
        let bottom = acc[[i, 2 * BP + p]].max(acc[[i, 3 * BP + p]]);
        y[[b, o * BO + i, row, column + p]] = (top.max(bottom) + bias[o * BO + i]).max(0.0);
    });
}

task!(
    conv2d_bias_relu_pool,
    [[1, 1, 1, 2, 2], [2, 8, 16, 8, 16]],
    hidden[2, 5, 7, 9, 13]
);

fn check(run: &mut Run<'_>, [n, channels, outs, h, w]: [usize; 5]) -> Outcome {
    let (x, weight) = (run.tensor([n, channels, h, w]), run.tensor([outs, channels, 3, 3]));
    let bias = run.tensor([outs]);
    let mut y = poisoned([n, outs, h / 2, w / 2]);
    conv2d_bias_relu_pool::<16, 8, 8>().launch(run.device, &x, &weight, &bias, &mut y)?;
    let conv = crate::level1::conv2d::reference(&wide(&x), &wide(&weight), 1, 1);
    let bias = wide(&bias);
    let expected = Tensor::from_fn(y.shape(), |[b, o, i, j]| {
        let pooled = max(4, |d| conv[[b, o, 2 * i + d / 2, 2 * j + d % 2]]);
        (pooled + bias[[o]]).max(0.0)
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(9 * channels + 1, 1.0))
}

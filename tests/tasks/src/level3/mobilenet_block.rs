//! Inverted residual of MobileNet: expansion, depthwise convolution, projection, and the residual.

use crate::level1::depthwise_conv2d::depthwise_conv2d;
use crate::prelude::*;

#[tile_kernel(default(PROJECT = false, BO = 64, BL = 64, BC = 32))]
fn pointwise<const PROJECT: bool, const BO: usize, const BL: usize, const BC: usize>(
    x: &Tensor<f32, 3>,
    w: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 3>,
) {
    dims!(x = [n, channels, len], w = [outs, channels], y = [n, outs, len]);
    let [b, o, l] = blocks([n, outs.div_ceil(BO), len.div_ceil(BL)]);
    let mut w_s = shared::<f32>([BO, BC]);
    let mut x_s = shared::<f32>([BC, BL]);
    let mut acc = fragment::<f32>([BO, BL]);
    clear(&mut acc);
    for c in (0..channels).step_by(BC) {
        copy(w.at([o * BO, c]), &mut w_s);
        copy(x.at([b, c, l * BL]), &mut x_s);
        if PROJECT {
            parallel!((BC, BL), |i, j| x_s[[i, j]] = x_s[[i, j]].clamp(0.0, 6.0));
        }
        gemm(&w_s, &x_s, &mut acc);
    }
    parallel!((BO, BL), |i, j| {
        let row = o * BO + i;
        let at = l * BL + j;
        y[[b, row, at]] = if PROJECT { acc[[i, j]] + y[[b, row, at]] } else { acc[[i, j]].clamp(0.0, 6.0) };
    });
}

fn solve(
    device: &dyn HostDevice,
    x: &mut Tensor<f32, 4>,
    expand: &Tensor<f32, 2>,
    taps: &Tensor<f32, 3>,
    project: &Tensor<f32, 2>,
) -> Outcome {
    let ([n, c, h, w], [mid, _]) = (x.shape(), expand.shape());
    let (mut wide, mut mixed) = (Tensor::zeros([n, mid, h * w]), Tensor::zeros([n, mid, h, w]));
    pointwise::<false, 16, 32, 8>().launch(device, x.view().reshape([n, c, h * w])?, expand, &mut wide)?;
    depthwise_conv2d::<16>().launch(device, wide.view().reshape([n, mid, h, w])?, taps, 1, &mut mixed)?;
    let (mixed, mut out) = (mixed.reshape([n, mid, h * w])?, x.view_mut().reshape([n, c, h * w])?);
    Ok(pointwise::<true, 16, 32, 8>().launch(device, &mixed, project, &mut out)?)
}

task!(mobilenet_block, [[1, 1, 1, 3, 3], [1, 8, 16, 8, 8]], hidden[2, 5, 11, 7, 9]);

fn check(run: &mut Run<'_>, [n, channels, wide_channels, h, w]: [usize; 5]) -> Outcome {
    let x = run.tensor([n, channels, h, w]);
    let (expand, project) = (run.tensor([wide_channels, channels]), run.tensor([channels, wide_channels]));
    let taps = run.tensor([wide_channels, 3, 3]);
    let mut y = x.clone();
    solve(run.device, &mut y, &expand, &taps, &project)?;
    let x = wide(&x);
    let mix = |x: &Tensor<f64, 4>, w: &Tensor<f64, 2>| {
        let [outs, channels] = w.shape();
        Tensor::from_fn([n, outs, h, x.shape()[3]], |[b, o, i, j]| sum(channels, |c| w[[o, c]] * x[[b, c, i, j]]))
    };
    let clamp = |x: f64| x.clamp(0.0, 6.0);
    let z = mix(&x, &wide(&expand)).map(clamp);
    let z = crate::level1::depthwise_conv2d::reference(&z, &wide(&taps), 1).map(clamp);
    let z = mix(&z, &wide(&project));
    let expected = Tensor::from_fn(x.shape(), |at| x[at] + z[at]);
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(channels + wide_channels + 9, 6.0))
}

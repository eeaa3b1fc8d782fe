//! Embedding of an image's patches: a linear layer of each, with bias and positions.

use crate::prelude::*;

#[tile_kernel(default(BM = 32, BN = 64, P = 16))]
fn patch_embedding<const BM: usize, const BN: usize, const P: usize>(
    x: &Tensor<f32, 4>,
    weight: &Tensor<f32, 3>,
    bias: &Tensor<f32, 1>,
    places: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 3>,
) {
    dims!(x = [n, channels, h, w], weight = [outs, channels, P * P], bias = [outs]);
    dims!(places = [patches, outs], y = [n, patches, outs]);
    require!(h % P == 0 && w % P == 0 && patches == h / P * (w / P), "whole patches");
    let columns = w / P;
    let [b, by, bx] = blocks([n, patches.div_ceil(BM), outs.div_ceil(BN)]);
    let mut x_s = shared::<f32>([BM, P * P]);
    let mut w_s = shared::<f32>([BN, P * P]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    for c in 0..channels {
        parallel!((BM, P, P), |r, i, j| {
            let patch = by * BM + r;
            x_s[[r, i * P + j]] = x[[b, c, patch / columns * P + i, patch % columns * P + j]];
        });
        copy(weight.at((span(bx * BN, BN), c, ..)), &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    }
    parallel!((BM, BN), |r, j| {
        let patch = by * BM + r;
        let o = bx * BN + j;
        y[[b, patch, o]] = acc[[r, j]] + bias[o] + places[[patch, o]];
    });
}

task!(patch_embedding, [[1, 1, 4, 4, 1], [2, 3, 16, 16, 32]], hidden[3, 2, 12, 20, 37]);

fn check(run: &mut Run<'_>, [n, channels, h, w, outs]: [usize; 5]) -> Outcome {
    let (x, weight) = (run.tensor([n, channels, h, w]), run.tensor([outs, channels, 16]));
    let (bias, places) = (run.tensor([outs]), run.tensor([h / 4 * (w / 4), outs]));
    let mut y = poisoned([n, h / 4 * (w / 4), outs]);
    patch_embedding::<8, 16, 4>().launch(run.device, &x, &weight, &bias, &places, &mut y)?;
    let (x, weight, bias, places) = (wide(&x), wide(&weight), wide(&bias), wide(&places));
    let expected = Tensor::from_fn(y.shape(), |[b, p, o]| {
        let (top, left) = (p / (w / 4) * 4, p % (w / 4) * 4);
        let z = sum(channels * 16, |l| {
            let (c, at) = (l / 16, l % 16);
            x[[b, c, top + at / 4, left + at % 4]] * weight[[o, c, at]]
        });
        z + bias[[o]] + places[[p, o]]
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(16 * channels + 2, 1.0))
}

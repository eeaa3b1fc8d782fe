//! Scaled and causally masked softmax of attention scores.

use crate::prelude::*;

#[tile_kernel(default(T = f32, BN = 1024))]
fn causal_softmax<T: Float, const BN: usize>(scores: &Tensor<T, 3>, scale: f32, y: &mut Tensor<T, 3>) {
    dims!(scores = [heads, m, n], y = [heads, m, n]);
    require!(m <= n && n <= BN, "queries are the last of the keys, and a row fits the tile");
    let [h, i] = blocks([heads, m]);
    let mut v = fragment::<f32>([BN]);
    let mut lse = fragment::<f32>([1]);
    parallel!(BN, |j| {
        let visible = j <= i + n - m;
        v[j] = if visible { cast::<f32>(scores[[h, i, j]]) * scale } else { f32::NEG_INFINITY };
    });
    reduce_logsumexp(&v, &mut lse, 0);
    parallel!(BN, |j| {
        v[j] = (v[j] - lse[0]).exp();
    });
    copy(&v, y.at_mut([h, i, 0]));
}

task!(causal_softmax, [[1, 1, 1], [2, 32, 32]], hidden[3, 21, 51]);

fn check(run: &mut Run<'_>, [heads, m, n]: [usize; 3]) -> Outcome {
    let scores = run.between::<f16, 3>([heads, m, n], -20.0, 20.0);
    let mut y = poisoned([heads, m, n]);
    causal_softmax::<f16, 64>().launch(run.device, &scores, 0.125, &mut y)?;
    let x = wide(&scores).map(|x| x * 0.125);
    let expected = Tensor::from_fn([heads, m, n], |[h, i, j]| {
        let visible = i + n - m + 1;
        if j < visible { (x[[h, i, j]] - logsumexp(visible, |l| x[[h, i, l]])).exp() } else { 0.0 }
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f16>().sum::<f32>(n, 1.0))
}

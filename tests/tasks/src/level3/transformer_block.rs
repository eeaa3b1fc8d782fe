//! Transformer block: attention with grouped heads and SwiGLU, each behind an RMS norm, with residuals.

use super::causal_gqa::causal_gqa;
use super::mlp::linear;
use crate::level1::rms_norm::rms_norm;
use crate::level2::swiglu::swiglu;
use crate::prelude::*;

type Matrix = Tensor<f32, 2>;

/// Weights of a block: `q`, `k`, `v`, `out`, `gate`, `up`, `down`, and those of both norms.
struct Block {
    layers: [Matrix; 7],
    norms: [Tensor<f32, 1>; 2],
}

fn solve(device: &dyn HostDevice, h: &mut Matrix, heads: usize, weights: &Block) -> Outcome {
    const D: usize = 16;
    let ([len, n], [wq, wk, wv, out, gate, up, down]) = (h.shape(), &weights.layers);
    let new = |columns: usize| Tensor::<f32, 2>::zeros([len, columns]);
    let kv = wk.shape()[0] / D;
    let (mut x, mut q, mut k, mut v) = (new(n), new(heads * D), new(kv * D), new(kv * D));
    rms_norm::<f32, 64>().launch(device, &*h, &weights.norms[0], 1e-6, &mut x)?;
    for (w, y) in [(wq, &mut q), (wk, &mut k), (wv, &mut v)] {
        linear::<f32, 32, 32, 16>().launch(device, &x, w, false, y)?;
    }
    let mut mixed = new(heads * D);
    let [q, k, v] = [(&q, heads), (&k, kv), (&v, kv)].map(|(x, heads)| x.view().reshape([1, len, heads, D]));
    let [q, k, v] = [q?.permute([0, 2, 1, 3])?, k?.permute([0, 2, 1, 3])?, v?.permute([0, 2, 1, 3])?];
    let mut heads_mixed = mixed.view_mut().reshape([1, len, heads, D])?.permute([0, 2, 1, 3])?;
    causal_gqa::<f32, 16, 16, D>().launch(device, &q, &k, &v, &mut heads_mixed)?;
    linear::<f32, 32, 32, 16>().launch(device, &mixed, out, true, &mut *h)?;
    let mut z = new(gate.shape()[0]);
    rms_norm::<f32, 64>().launch(device, &*h, &weights.norms[1], 1e-6, &mut x)?;
    swiglu::<f32, 32, 32, 16>().launch(device, &x, gate, up, &mut z)?;
    Ok(linear::<f32, 32, 32, 16>().launch(device, &z, down, true, h)?)
}

task!(transformer_block, [[1, 1, 1, 8, 8], [32, 4, 2, 64, 64]], hidden[37, 6, 2, 45, 51]);

fn check(run: &mut Run<'_>, [len, heads, kv, n, hidden]: [usize; 5]) -> Outcome {
    let shapes = [[heads * 16, n], [kv * 16, n], [kv * 16, n], [n, heads * 16], [hidden, n], [hidden, n], [n, hidden]];
    let layers = shapes.map(|shape| run.between(shape, -0.3, 0.3));
    let weights = Block { layers, norms: [(); 2].map(|()| run.between([n], 0.5, 1.5)) };
    let x = run.tensor([len, n]);
    let mut y = x.clone();
    solve(run.device, &mut y, heads, &weights)?;
    let [wq, wk, wv, out, gate, up, down] = weights.layers.map(|w| wide(&w));
    let norms = weights.norms.map(|w| wide(&w));
    let norm = |x: &Tensor<f64, 2>, i: usize| crate::level1::rms_norm::reference(x, &norms[i], 1e-6);
    let add = |x: &Tensor<f64, 2>, y: Tensor<f64, 2>| Tensor::from_fn([len, n], |at| x[at] + y[at]);
    let h = wide(&x);
    let z = norm(&h, 0);
    let [q, k, v] = [(&wq, heads), (&wk, kv), (&wv, kv)].map(|(w, heads)| {
        let z = product(&z, &transpose(w));
        Tensor::from_fn([1, heads, len, 16], |[_, h, i, c]| z[[i, h * 16 + c]])
    });
    let o = super::attention::reference(&q, &k, &v, |i, j| j <= i);
    let o = Tensor::from_fn([len, heads * 16], |[i, c]| o[[0, c / 16, i, c % 16]]);
    let h = add(&h, product(&o, &transpose(&out)));
    let z = crate::level2::swiglu::reference(&norm(&h, 1), &gate, &up);
    let expected = add(&h, product(&z, &transpose(&down)));
    run.near("h", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(4 * n + hidden, 4.0))
}

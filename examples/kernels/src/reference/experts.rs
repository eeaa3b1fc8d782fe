//! References of a mixture-of-experts layer: routing, and the layer as a whole.

use super::{Array, rows};

/// The `top` experts of each token and their softmax weights over these.
pub fn route(logits: &Array, top: usize) -> (Array, Array) {
    let (values, places) = rows::top_k(logits, top);
    (places, rows::softmax(&values))
}

/// Σᵣ weightᵣ·Wdownₑ·silu_mul(Wupₑ·x) for each token over its experts e:
/// `up` is `[experts, 2·hidden, k]`, `down` `[experts, n, hidden]`.
pub fn expert_layer(x: &Array, (experts, weights): (&Array, &Array), up: &Array, down: &Array) -> Array {
    let ([tokens, _], [_, top], [_, n, hidden]) = (x.dims(), experts.dims(), down.dims());
    let dot = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f64>();
    let mut out = Array::zeros(&[tokens, n]);
    for t in 0..tokens {
        for r in 0..top {
            let e = experts[[t, r]] as usize;
            let project = |row: usize| dot(up.row([e, row]), x.row([t]));
            let middle: Vec<f64> = (0..hidden).map(|j| rows::silu(project(j)) * project(hidden + j)).collect();
            for i in 0..n {
                out[[t, i]] += weights[[t, r]] * dot(down.row([e, i]), &middle);
            }
        }
    }
    out
}

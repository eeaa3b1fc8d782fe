use super::{Array, rows};

/// The `top` experts of each token and their softmax weights over these.
pub fn route(logits: &Array, top: usize) -> (Array, Array) {
    let (values, places) = rows::top_k(logits, top);
    (places, rows::softmax(&values))
}

/// Σᵣ weightᵣ·Wdownₑ·silu_mul(Wupₑ·x) for each token over its experts e:
/// `up` is `[experts, 2·hidden, k]`, `down` `[experts, n, hidden]`.
pub fn expert_layer(x: &Array, (experts, weights): (&Array, &Array), up: &Array, down: &Array) -> Array {
    let ([tokens, k], [_, top], [_, n, hidden]) = (x.dims(), experts.dims(), down.dims());
    let mut out = Array::zeros(&[tokens, n]);
    for t in 0..tokens {
        for r in 0..top {
            let e = experts[[t, r]] as usize;
            let project = |row: usize| (0..k).map(|p| up[[e, row, p]] * x[[t, p]]).sum::<f64>();
            let middle: Vec<f64> = (0..hidden).map(|j| rows::silu(project(j)) * project(hidden + j)).collect();
            for i in 0..n {
                let y: f64 = (0..hidden).map(|j| down[[e, i, j]] * middle[j]).sum();
                out[[t, i]] += weights[[t, r]] * y;
            }
        }
    }
    out
}

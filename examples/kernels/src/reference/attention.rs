//! References of attention: forward, backward, packed sequences, and latent attention.

use super::Array;

/// Which keys a query sees.
#[derive(Clone, Copy, Debug)]
pub enum Mask<'a> {
    /// All.
    Full,
    /// Query i of m sees keys up to i + n − m of n.
    Causal,
    /// Those in `rows`×`columns` blocks where the array `[batch, heads,
    /// m / rows, n / columns]` is not zero.
    Blocks(&'a Array, usize, usize),
}

impl Mask<'_> {
    fn sees(&self, b: usize, h: usize, (i, m): (usize, usize), (j, n): (usize, usize)) -> bool {
        match self {
            Mask::Full => true,
            Mask::Causal => j + m <= i + n,
            Mask::Blocks(mask, rows, columns) => mask[[b, h, i / rows, j / columns]] != 0.0,
        }
    }
}

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}

/// y += factor·x.
fn add(y: &mut [f64], factor: f64, x: &[f64]) {
    y.iter_mut().zip(x).for_each(|(y, x)| *y += factor * x);
}

/// The weights of each query's keys, `[batch, heads, m, n]`: softmax of the
/// scores that the mask lets through, zeros where it lets none.
fn weights(q: &Array, k: &Array, mask: Mask<'_>, scale: f64) -> (Array, Array) {
    let ([batch, heads, m, _], [_, kv_heads, n, _]) = (q.dims(), k.dims());
    let mut p = Array::zeros(&[batch, heads, m, n]);
    let mut lse = Array::zeros(&[batch, heads, m]);
    for b in 0..batch {
        for h in 0..heads {
            let kv = h / (heads / kv_heads);
            for i in 0..m {
                let seen: Vec<usize> = (0..n).filter(|j| mask.sees(b, h, (i, m), (*j, n))).collect();
                let scores: Vec<f64> = seen.iter().map(|&j| scale * dot(q.row([b, h, i]), k.row([b, kv, j]))).collect();
                let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let sum: f64 = scores.iter().map(|s| (s - top).exp()).sum();
                for (j, s) in seen.into_iter().zip(scores) {
                    p[[b, h, i, j]] = (s - top).exp() / sum;
                }
                lse[[b, h, i]] = top + sum.ln();
            }
        }
    }
    (p, lse)
}

/// softmax(scale·Q·Kᵀ)·V for `q` `[batch, heads, m, d]` and `k`, `v` `[batch,
/// kv_heads, n, _]`.
pub fn attention(q: &Array, k: &Array, v: &Array, mask: Mask<'_>, scale: f64) -> Array {
    let ([batch, heads, m, _], [_, kv_heads, n, d]) = (q.dims(), v.dims());
    let (p, _) = weights(q, k, mask, scale);
    let mut out = Array::zeros(&[batch, heads, m, d]);
    for b in 0..batch {
        for h in 0..heads {
            let kv = h / (heads / kv_heads);
            for i in 0..m {
                for j in 0..n {
                    add(out.row_mut([b, h, i]), p[[b, h, i, j]], v.row([b, kv, j]));
                }
            }
        }
    }
    out
}

/// The logarithm of Σ exp(score) for each query.
pub fn log_sum_exp(q: &Array, k: &Array, mask: Mask<'_>, scale: f64) -> Array {
    weights(q, k, mask, scale).1
}

/// The gradients of [`attention`].
#[derive(Clone, Debug)]
pub struct Gradients {
    /// With respect to the queries.
    pub q: Array,
    /// With respect to the keys.
    pub k: Array,
    /// With respect to the values.
    pub v: Array,
}

/// The gradients of Σ d_out·attention(q, k, v), by the chain rule through the
/// explicit matrix of weights.
pub fn attention_backward(q: &Array, k: &Array, v: &Array, d_out: &Array, mask: Mask<'_>, scale: f64) -> Gradients {
    let ([batch, heads, m, _], [_, kv_heads, n, _]) = (q.dims(), k.dims());
    let (p, _) = weights(q, k, mask, scale);
    let mut g = Gradients { q: Array::zeros(&q.shape), k: Array::zeros(&k.shape), v: Array::zeros(&v.shape) };
    for b in 0..batch {
        for h in 0..heads {
            let kv = h / (heads / kv_heads);
            for i in 0..m {
                let d_out = d_out.row([b, h, i]);
                let dp: Vec<f64> = (0..n).map(|j| dot(d_out, v.row([b, kv, j]))).collect();
                let mean = dot(p.row([b, h, i]), &dp);
                for j in 0..n {
                    let w = p[[b, h, i, j]];
                    let ds = scale * w * (dp[j] - mean);
                    add(g.v.row_mut([b, kv, j]), w, d_out);
                    add(g.q.row_mut([b, h, i]), ds, k.row([b, kv, j]));
                    add(g.k.row_mut([b, kv, j]), ds, q.row([b, h, i]));
                }
            }
        }
    }
    g
}

/// [`attention`] of each pair of packed sequences: `q` is `[tokens, heads, d]`,
/// `k`, `v` are `[tokens, kv_heads, d]`; sequence s has the tokens
/// `start[s]..start[s + 1]`.
pub fn attention_varlen([q, k, v]: [&Array; 3], [q_start, k_start]: [&[i32]; 2], causal: bool, scale: f64) -> Array {
    let take = |x: &Array, start: &[i32], s: usize| {
        let [_, heads, d] = x.dims();
        let (from, to) = (start[s] as usize, start[s + 1] as usize);
        let mut part = Array::zeros(&[1, heads, to - from, d]);
        for t in from..to {
            for h in 0..heads {
                for e in 0..d {
                    part[[0, h, t - from, e]] = x[[t, h, e]];
                }
            }
        }
        part
    };
    let mask = if causal { Mask::Causal } else { Mask::Full };
    let mut out = Array::zeros(&q.shape);
    for s in 0..q_start.len() - 1 {
        let part = attention(&take(q, q_start, s), &take(k, k_start, s), &take(v, k_start, s), mask, scale);
        let [_, heads, m, d] = part.dims();
        for t in 0..m {
            for h in 0..heads {
                for e in 0..d {
                    out[[q_start[s] as usize + t, h, e]] = part[[0, h, t, e]];
                }
            }
        }
    }
    out
}

/// softmax(scale·(Q·Cᵀ + Qr·Krᵀ))·C with one key head: `q` `[batch, heads, dc]`,
/// `q_rope` `[batch, heads, dr]`, `c` `[batch, keys, dc]`, `k_rope` `[batch,
/// keys, dr]`; sequence b has `lens[b]` keys.
pub fn latent_attention([q, q_rope, c, k_rope]: [&Array; 4], lens: &[i32], scale: f64) -> Array {
    let [_, heads, _] = q.dims();
    let mut out = Array::zeros(&q.shape);
    for (b, n) in lens.iter().enumerate() {
        for h in 0..heads {
            let scores: Vec<f64> = (0..*n as usize)
                .map(|j| dot(q.row([b, h]), c.row([b, j])) + dot(q_rope.row([b, h]), k_rope.row([b, j])))
                .map(|score| score * scale)
                .collect();
            let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let sum: f64 = scores.iter().map(|s| (s - top).exp()).sum();
            for (j, score) in scores.iter().enumerate() {
                add(out.row_mut([b, h]), (score - top).exp() / sum, c.row([b, j]));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ramp(shape: &[usize], step: f64) -> Array {
        let len: usize = shape.iter().product();
        Array::new(shape, (0..len).map(|i| (i as f64 * step).sin()).collect())
    }

    #[test]
    fn gradients_are_the_slopes_of_the_forward_pass() {
        let inputs = [ramp(&[1, 2, 3, 4], 0.7), ramp(&[1, 1, 5, 4], 1.3), ramp(&[1, 1, 5, 4], 2.1)];
        let d_out = ramp(&[1, 2, 3, 4], 0.4);
        let loss = |[q, k, v]: &[Array; 3]| -> f64 {
            let out = attention(q, k, v, Mask::Causal, 0.5);
            out.data.iter().zip(&d_out.data).map(|(x, y)| x * y).sum()
        };
        let [q, k, v] = &inputs;
        let g = attention_backward(q, k, v, &d_out, Mask::Causal, 0.5);
        for (which, gradient) in [&g.q, &g.k, &g.v].into_iter().enumerate() {
            for (i, slope) in gradient.data.iter().enumerate() {
                let moved = |by: f64| {
                    let mut inputs = inputs.clone();
                    inputs[which].data[i] += by;
                    loss(&inputs)
                };
                let h = 1e-5;
                let measured = (moved(h) - moved(-h)) / (2.0 * h);
                assert!((slope - measured).abs() < 1e-8, "input {which}, element {i}: {slope} and {measured}");
            }
        }
    }
}

//! Recurrences over a sequence, one step at a time.

use super::Array;

/// Linear attention: the outputs and the final state.
pub fn linear_attention(q: &Array, k: &Array, v: &Array) -> (Array, Array) {
    let ([batch, heads, n, dk], [_, _, _, dv]) = (q.dims(), v.dims());
    let mut out = Array::zeros(&v.shape);
    let mut state = Array::zeros(&[batch, heads, dk, dv]);
    for b in 0..batch {
        for h in 0..heads {
            for t in 0..n {
                for i in 0..dk {
                    for j in 0..dv {
                        state[[b, h, i, j]] += k[[b, h, t, i]] * v[[b, h, t, j]];
                        out[[b, h, t, j]] += q[[b, h, t, i]] * state[[b, h, i, j]];
                    }
                }
            }
        }
    }
    (out, state)
}

/// The Mamba-2 recurrence: Sₜ = exp(Δₜ·a)·Sₜ₋₁ + Δₜ·Bₜᵀ·xₜ, yₜ = Cₜ·Sₜ + d·xₜ. The
/// outputs and the final state.
pub fn mamba2(x: &Array, dt: &Array, a: &Array, [b, c]: [&Array; 2], d: &Array) -> (Array, Array) {
    let ([batch, n, heads, p], [_, _, groups, width]) = (x.dims(), b.dims());
    let mut out = Array::zeros(&x.shape);
    let mut state = Array::zeros(&[batch, heads, width, p]);
    for z in 0..batch {
        for h in 0..heads {
            let g = h / (heads / groups);
            for t in 0..n {
                let step = dt[[z, t, h]];
                let keep = (step * a[[h]]).exp();
                for j in 0..p {
                    for i in 0..width {
                        let s = keep * state[[z, h, i, j]] + step * b[[z, t, g, i]] * x[[z, t, h, j]];
                        state[[z, h, i, j]] = s;
                        out[[z, t, h, j]] += c[[z, t, g, i]] * s;
                    }
                    out[[z, t, h, j]] += d[[h]] * x[[z, t, h, j]];
                }
            }
        }
    }
    (out, state)
}

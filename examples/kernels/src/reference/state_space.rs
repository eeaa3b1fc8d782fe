//! References of recurrences over a sequence, one time step at a time.

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
                    let (q, k) = (q[[b, h, t, i]], k[[b, h, t, i]]);
                    let (state, v) = (state.row_mut([b, h, i]), v.row([b, h, t]));
                    for ((s, v), out) in state.iter_mut().zip(v).zip(out.row_mut([b, h, t])) {
                        *s += k * v;
                        *out += q * *s;
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
                let (x, y) = (x.row([z, t, h]), out.row_mut([z, t, h]));
                y.iter_mut().zip(x).for_each(|(y, x)| *y = d[[h]] * x);
                for i in 0..width {
                    let (b, c) = (b[[z, t, g, i]], c[[z, t, g, i]]);
                    for ((s, x), y) in state.row_mut([z, h, i]).iter_mut().zip(x).zip(&mut *y) {
                        *s = keep * *s + step * b * x;
                        *y += c * *s;
                    }
                }
            }
        }
    }
    (out, state)
}

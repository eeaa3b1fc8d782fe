//! References of backward passes of functions of rows, from the formulas.

use super::Array;

/// Sums of columns of a matrix.
fn columns(m: usize, n: usize, f: impl Fn(usize, usize) -> f64) -> Array {
    Array::new(&[n], (0..n).map(|j| (0..m).map(|i| f(i, j)).sum()).collect())
}

/// The mean of a row's elements.
fn mean(n: usize, f: impl Fn(usize) -> f64) -> f64 {
    (0..n).map(f).sum::<f64>() / n as f64
}

/// The gradients of a norm of rows, of which the mean is taken off if `centred`: of x, of the weight
/// and of the bias.
pub fn norm_backward(x: &Array, weight: &Array, d_out: &Array, eps: f64, centred: bool) -> [Array; 3] {
    let [m, n] = x.dims();
    let mut unit = Array::zeros(&[m, n]);
    let mut d_x = Array::zeros(&[m, n]);
    for i in 0..m {
        let middle = if centred { mean(n, |j| x[[i, j]]) } else { 0.0 };
        let scale = 1.0 / (mean(n, |j| (x[[i, j]] - middle).powi(2)) + eps).sqrt();
        for j in 0..n {
            unit[[i, j]] = (x[[i, j]] - middle) * scale;
        }
        let g = |j: usize| d_out[[i, j]] * weight[[j]];
        let level = if centred { mean(n, g) } else { 0.0 };
        let along = mean(n, |j| g(j) * unit[[i, j]]);
        for j in 0..n {
            d_x[[i, j]] = scale * (g(j) - level - unit[[i, j]] * along);
        }
    }
    let d_weight = columns(m, n, |i, j| d_out[[i, j]] * unit[[i, j]]);
    [d_x, d_weight, columns(m, n, |i, j| d_out[[i, j]])]
}

/// out·(dO − Σ dO·out) for each row.
pub fn softmax_backward(out: &Array, d_out: &Array) -> Array {
    let [m, n] = out.dims();
    let mut d_x = Array::zeros(&[m, n]);
    for i in 0..m {
        let along: f64 = (0..n).map(|j| out[[i, j]] * d_out[[i, j]]).sum();
        for j in 0..n {
            d_x[[i, j]] = out[[i, j]] * (d_out[[i, j]] - along);
        }
    }
    d_x
}

/// (exp(x − lse) − \[j = target\])·dLoss, and zeros where the target is negative.
pub fn cross_entropy_backward(x: &Array, target: &[i32], lse: &Array, d_loss: &Array) -> Array {
    let [m, n] = x.dims();
    let mut d_x = Array::zeros(&[m, n]);
    for i in 0..m {
        let Ok(target) = usize::try_from(target[i]) else { continue };
        for j in 0..n {
            let hit = if j == target { 1.0 } else { 0.0 };
            d_x[[i, j]] = ((x[[i, j]] - lse[[i]]).exp() - hit) * d_loss[[i]];
        }
    }
    d_x
}

/// The gradients of SiLU(gate)·up, for `x` as `[m, 2, n]`.
pub fn silu_mul_backward(x: &Array, d_out: &Array) -> Array {
    let [m, two, n] = x.dims();
    let mut d_x = Array::zeros(&[m, two, n]);
    for i in 0..m {
        for j in 0..n {
            let (gate, up, d) = (x[[i, 0, j]], x[[i, 1, j]], d_out[[i, j]]);
            let s = 1.0 / (1.0 + (-gate).exp());
            d_x[[i, 0, j]] = d * up * (s + gate * s * (1.0 - s));
            d_x[[i, 1, j]] = d * gate * s;
        }
    }
    d_x
}

//! References of elementwise functions, of functions of rows, and of rearrangements.

use super::Array;

/// x·Φ(x).
pub fn gelu(x: f64) -> f64 {
    0.5 * x * (1.0 + libm::erf(x / std::f64::consts::SQRT_2))
}

/// The tanh approximation of [`gelu`].
pub fn gelu_tanh(x: f64) -> f64 {
    0.5 * x * (1.0 + ((2.0 / std::f64::consts::PI).sqrt() * (x + 0.044715 * x.powi(3))).tanh())
}

/// x·σ(x).
pub fn silu(x: f64) -> f64 {
    x / (1.0 + (-x).exp())
}

fn rows(x: &Array) -> impl Iterator<Item = &[f64]> {
    let n = x.shape.last().copied().unwrap_or(1);
    let count = x.shape.iter().rev().skip(1).product();
    (0..count).map(move |i| &x.data[i * n..][..n])
}

fn map_rows(x: &Array, f: impl Fn(&[f64]) -> Vec<f64>) -> Array {
    Array::new(&x.shape, rows(x).flat_map(f).collect())
}

/// exp(x − max) / Σ exp(x − max) for each row.
pub fn softmax(x: &Array) -> Array {
    map_rows(x, |row| {
        let top = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = row.iter().map(|x| (x - top).exp()).sum();
        row.iter().map(|x| (x - top).exp() / sum).collect()
    })
}

/// The loss and log Σ exp of each row; a negative target costs nothing.
pub fn cross_entropy(x: &Array, target: &[i32]) -> (Array, Array) {
    let lse: Vec<f64> = rows(x)
        .map(|row| {
            let top = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            top + row.iter().map(|x| (x - top).exp()).sum::<f64>().ln()
        })
        .collect();
    let loss = rows(x)
        .zip(target)
        .zip(&lse)
        .map(|((row, target), lse)| usize::try_from(*target).map_or(0.0, |target| lse - row[target]))
        .collect();
    let m = [x.shape[0]];
    (Array::new(&m, loss), Array::new(&m, lse))
}

/// (x − mean) / √(var + eps) · weight + bias for each row.
pub fn layer_norm(x: &Array, weight: &Array, bias: &Array, eps: f64) -> Array {
    map_rows(x, |row| {
        let n = row.len() as f64;
        let mean = row.iter().sum::<f64>() / n;
        let var = row.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n;
        row.iter().enumerate().map(|(j, x)| (x - mean) / (var + eps).sqrt() * weight[[j]] + bias[[j]]).collect()
    })
}

/// x / √(mean x² + eps) · weight for each row.
pub fn rms_norm(x: &Array, weight: &Array, eps: f64) -> Array {
    map_rows(x, |row| {
        let mean = row.iter().map(|x| x * x).sum::<f64>() / row.len() as f64;
        row.iter().enumerate().map(|(j, x)| x / (mean + eps).sqrt() * weight[[j]]).collect()
    })
}

/// The mean of the rows `start[b]..start[b + 1]` for each b, divided by its Euclidean norm if `normalise`;
/// zeros where there are no rows.
pub fn mean_pool(x: &Array, start: &[i32], normalise: bool) -> Array {
    let [_, n] = x.dims();
    let mut out = Array::zeros(&[start.len() - 1, n]);
    for (b, bounds) in start.windows(2).enumerate() {
        let count = f64::from((bounds[1] - bounds[0]).max(1));
        for j in 0..n {
            out[[b, j]] = (bounds[0]..bounds[1]).map(|t| x[[t as usize, j]]).sum::<f64>() / count;
        }
        let length = (0..n).map(|j| out[[b, j]].powi(2)).sum::<f64>().sqrt();
        if normalise && length > 0.0 {
            (0..n).for_each(|j| out[[b, j]] /= length);
        }
    }
    out
}

/// xᵀ.
pub fn transpose(x: &Array) -> Array {
    let [m, n] = x.dims();
    let mut out = Array::zeros(&[n, m]);
    for i in 0..m {
        for j in 0..n {
            out[[j, i]] = x[[i, j]];
        }
    }
    out
}

/// Running sums along each row.
pub fn cumsum(x: &Array) -> Array {
    map_rows(x, |row| {
        row.iter()
            .scan(0.0, |sum, x| {
                *sum += x;
                Some(*sum)
            })
            .collect()
    })
}

/// The sum of each row.
pub fn sum_rows(x: &Array) -> Array {
    Array::new(&x.shape[..x.shape.len() - 1], rows(x).map(|row| row.iter().sum()).collect())
}

/// The largest element of each row and its lowest place.
pub fn row_max(x: &Array) -> (Array, Array) {
    let (values, places) = top_k(x, 1);
    let m = [x.shape[0]];
    (values.reshape(&m), places.reshape(&m))
}

/// The `top` largest elements of each row, falling, and their places.
pub fn top_k(x: &Array, top: usize) -> (Array, Array) {
    let (mut values, mut places) = (Vec::new(), Vec::new());
    for row in rows(x) {
        let mut order: Vec<usize> = (0..row.len()).collect();
        order.sort_by(|&i, &j| row[j].total_cmp(&row[i]).then(i.cmp(&j)));
        values.extend(order[..top].iter().map(|&j| row[j]));
        places.extend(order[..top].iter().map(|&j| j as f64));
    }
    let shape = [x.shape[0], top];
    (Array::new(&shape, values), Array::new(&shape, places))
}

/// Each pair (j, j + half) of `[tokens, heads, 2·half]` turned by the angle of
/// its token's position.
pub fn rope(x: &Array, position: &[i32], cos: &Array, sin: &Array) -> Array {
    let [tokens, heads, d] = x.dims();
    let mut out = Array::zeros(&x.shape);
    for t in 0..tokens {
        for h in 0..heads {
            for j in 0..d / 2 {
                let p = position[t] as usize;
                let (u, v) = (x[[t, h, j]], x[[t, h, j + d / 2]]);
                out[[t, h, j]] = u * cos[[p, j]] - v * sin[[p, j]];
                out[[t, h, j + d / 2]] = v * cos[[p, j]] + u * sin[[p, j]];
            }
        }
    }
    out
}

/// The rows of a table with the given ids; ids outside give zeros.
pub fn embedding(table: &Array, ids: &[i32]) -> Array {
    let [vocabulary, n] = table.dims();
    let mut out = Array::zeros(&[ids.len(), n]);
    for (i, id) in ids.iter().enumerate() {
        if let Some(id) = usize::try_from(*id).ok().filter(|id| *id < vocabulary) {
            for j in 0..n {
                out[[i, j]] = table[[id, j]];
            }
        }
    }
    out
}

/// The sum of the rows of `d_out` with each id, for `vocabulary` ids.
pub fn embedding_backward(d_out: &Array, ids: &[i32], vocabulary: usize) -> Array {
    let [m, n] = d_out.dims();
    let mut out = Array::zeros(&[vocabulary, n]);
    for i in 0..m {
        if let Some(id) = usize::try_from(ids[i]).ok().filter(|id| *id < vocabulary) {
            for j in 0..n {
                out[[id, j]] += d_out[[i, j]];
            }
        }
    }
    out
}

/// scale·H·x for each row, by the fast transform.
pub fn hadamard(x: &Array, scale: f64) -> Array {
    map_rows(x, |row| {
        let mut y = row.to_vec();
        let mut half = 1;
        while half < y.len() {
            for i in (0..y.len()).filter(|i| i & half == 0) {
                (y[i], y[i + half]) = (y[i] + y[i + half], y[i] - y[i + half]);
            }
            half *= 2;
        }
        y.iter().map(|y| y * scale).collect()
    })
}

/// How often each value below `bins` occurs.
pub fn histogram(x: &[i32], bins: usize) -> Vec<i32> {
    let mut counts = vec![0; bins];
    for x in x {
        if let Some(count) = usize::try_from(*x).ok().and_then(|x| counts.get_mut(x)) {
            *count += 1;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fast_transform_is_the_product_with_the_matrix() {
        let x = Array::new(&[1, 8], vec![3.0, -1.0, 4.0, 1.0, -5.0, 9.0, 2.0, 6.0]);
        let y = hadamard(&x, 0.5);
        for i in 0..8_usize {
            let sign = |j: usize| if (i & j).count_ones().is_multiple_of(2) { 0.5 } else { -0.5 };
            assert_eq!(y[[0, i]], (0..8).map(|j| sign(j) * x[[0, j]]).sum::<f64>());
        }
    }
}

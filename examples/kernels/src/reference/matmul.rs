//! References of matrix multiplication: dense, block scaled, block sparse, and matrix–vector.

use super::Array;

/// A·B.
pub fn matmul(a: &Array, b: &Array) -> Array {
    let rows: Vec<usize> = (0..a.shape[0]).collect();
    matmul_rows(a, b, &rows)
}

/// The stated rows of A·B.
pub fn matmul_rows(a: &Array, b: &Array, rows: &[usize]) -> Array {
    let ([_, k], [_, n]) = (a.dims(), b.dims());
    let mut c = Array::zeros(&[rows.len(), n]);
    for (sums, row) in c.data.chunks_exact_mut(n.max(1)).zip(rows) {
        for p in 0..k {
            let x = a[[*row, p]];
            for (sum, y) in sums.iter_mut().zip(&b.data[p * n..]) {
                *sum += x * y;
            }
        }
    }
    c
}

/// A·Bᵀ with scales for each row of `group` elements of A, `[k / group, m]`, and
/// each square of B, `[n / group, k / group]`.
pub fn block_scaled_matmul(a: &Array, a_scale: &Array, b: &Array, b_scale: &Array, group: usize) -> Array {
    let ([m, k], [n, _]) = (a.dims(), b.dims());
    let (mut left, mut right) = (a.clone(), Array::zeros(&[k, n]));
    for p in 0..k {
        for i in 0..m {
            left[[i, p]] *= a_scale[[p / group, i]];
        }
        for j in 0..n {
            right[[p, j]] = b[[j, p]] * b_scale[[j / group, p / group]];
        }
    }
    matmul(&left, &right)
}

/// W·x.
pub fn gemv(w: &Array, x: &Array) -> Array {
    let [n, _] = w.dims();
    Array::new(&[n], (0..n).map(|i| w.row([i]).iter().zip(&x.data).map(|(w, x)| w * x).sum()).collect())
}

/// A·(B ∘ mask), with one element of the mask for each `bk`×`bn` block of B.
pub fn block_sparse_matmul(a: &Array, b: &Array, mask: &Array, bk: usize, bn: usize) -> Array {
    let [k, n] = b.dims();
    let mut kept = b.clone();
    for i in 0..k {
        for j in 0..n {
            if mask[[i / bk, j / bn]] == 0.0 {
                kept[[i, j]] = 0.0;
            }
        }
    }
    matmul(a, &kept)
}

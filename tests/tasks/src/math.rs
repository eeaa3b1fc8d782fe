//! Small functions in `f64` that references are made of.

use tile_kernel::prelude::{Element, Tensor};

/// A tensor in `f64`.
pub(crate) fn wide<T: Element, const R: usize>(x: &Tensor<T, R>) -> Tensor<f64, R> {
    x.map(T::to_f64)
}

/// The sum of a function over the numbers below `n`.
pub(crate) fn sum(n: usize, of: impl Fn(usize) -> f64) -> f64 {
    (0..n).map(of).sum()
}

/// The mean of a function over the numbers below `n`.
pub(crate) fn mean(n: usize, of: impl Fn(usize) -> f64) -> f64 {
    sum(n, of) / n as f64
}

/// The largest value of a function over the numbers below `n`; negative infinity where there is none.
pub(crate) fn max(n: usize, of: impl Fn(usize) -> f64) -> f64 {
    (0..n).map(of).fold(f64::NEG_INFINITY, f64::max)
}

/// ln Σ eˣ of a function over the numbers below `n`.
pub(crate) fn logsumexp(n: usize, of: impl Fn(usize) -> f64) -> f64 {
    let high = max(n, &of);
    high + sum(n, |i| (of(i) - high).exp()).ln()
}

/// A function's values for the numbers below `n`, such as a statistic of each row.
pub(crate) fn each<V>(n: usize, of: impl Fn(usize) -> V) -> Vec<V> {
    (0..n).map(of).collect()
}

/// Calls a function for every index of a shape.
pub(crate) fn for_each<const R: usize>(shape: [usize; R], mut call: impl FnMut([usize; R])) {
    Tensor::from_fn(shape, |at| {
        call(at);
        false
    });
}

/// The mean and the variance of a function over the numbers below `n`.
pub(crate) fn moments(n: usize, of: impl Fn(usize) -> f64) -> (f64, f64) {
    let middle = mean(n, &of);
    (middle, mean(n, |i| (of(i) - middle).powi(2)))
}

/// `a·b` of matrices.
pub(crate) fn product(a: &Tensor<f64, 2>, b: &Tensor<f64, 2>) -> Tensor<f64, 2> {
    let ([m, k], [_, n]) = (a.shape(), b.shape());
    Tensor::from_fn([m, n], |[i, j]| sum(k, |l| a[[i, l]] * b[[l, j]]))
}

/// The transpose of a matrix.
pub(crate) fn transpose(a: &Tensor<f64, 2>) -> Tensor<f64, 2> {
    let [m, n] = a.shape();
    Tensor::from_fn([n, m], |[i, j]| a[[j, i]])
}

/// 1 / (1 + e⁻ˣ).
pub(crate) fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// x·sigmoid(x).
pub(crate) fn silu(x: f64) -> f64 {
    x * sigmoid(x)
}

/// x·Φ(x), with the distribution function Φ of the normal distribution.
pub(crate) fn gelu(x: f64) -> f64 {
    0.5 * x * (1.0 + libm::erf(x * std::f64::consts::FRAC_1_SQRT_2))
}

/// The element of an image `[n, c, h, w]` at a row and a column that may lie outside.
pub(crate) fn pixel(x: &Tensor<f64, 4>, n: usize, c: usize, row: i64, column: i64) -> Option<f64> {
    let [row, column] = [row, column].map(|i| usize::try_from(i).ok());
    x.get([n, c, row?, column?])
}

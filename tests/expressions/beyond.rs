//! Rows that are read beyond the end of a tensor, or not to its end, and indices of reductions that are called
//! like one of the output's.

use super::{at, check, numbers};
use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::*;

#[tile_expr]
fn softmax_of_next(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = softmax(j, x[[i, j + 1]]);
}

#[tile_expr]
fn of_first_ten(x: &Tensor<f32, 2>, lse: &mut Tensor<f32, 1>, top: &mut Tensor<f32, 1>) {
    lse[i] = logsumexp(j < 10, x[[i, j]]);
    top[i] = max(j < 10, x[[i, j + 2]]);
}

#[tile_expr]
fn weighted_ten(x: &Tensor<f32, 2>, v: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, e]] = sum(j < 10, softmax(j < 10, x[[i, j]]) * v[[j, e]]);
}

#[tile_expr]
fn product_of_next(x: &Tensor<f32, 2>, v: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, e]] = sum(j < 10, x[[i, j + 1]] * v[[j + 1, e]]);
}

#[tile_expr]
fn columns_of_next(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    y[j] = sum(i < 10, x[[i, j]]) + max(i < 10, x[[i + 1, j]]);
}

/// `j` is another index in each reduction than in the output.
#[tile_expr]
fn one_name(x: &Tensor<f32, 2>, z: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = z[[i, j]] - mean(j, x[[i, j - 1]]) * max(j, x[[i, j - 1]]) + sum(j, x[[i, j - 1]] * x[[i, j - 1]]);
}

/// `j` is an index of its own at each depth.
#[tile_expr]
fn nested_names(x: &Tensor<f32, 2>, pairs: usize, y: &mut Tensor<f32, 2>) {
    let middle = |i| sum(p < pairs, mean(j, x[[i / pairs * pairs + p, j]])) / cast::<f32>(pairs);
    let apart = |i, j| x[[i, j]] - middle(i);
    let spread = |i| sum(p < pairs, mean(j, apart(i / pairs * pairs + p, j) * apart(i / pairs * pairs + p, j)));
    let own = |i| mean(j, x[[i, j]]);
    y[[i, j]] = apart(i, j) * spread(i).max(mean(j, x[[i, j]] * (1.0 + own(i))));
}

fn on_both(check: impl Fn(&dyn HostDevice)) {
    check(&Interpreter::default());
    check(&Cpu::default());
}

/// An element, or zero outside.
fn or_zero(x: &Tensor<f32, 2>, i: isize, j: isize) -> f64 {
    let [m, n] = x.shape();
    let inside = (0..m as isize).contains(&i) && (0..n as isize).contains(&j);
    if inside { at(x, [i as usize, j as usize]) } else { 0.0 }
}

const LENGTHS: [usize; 4] = [5, 40, 300, 5000];

#[test]
fn rows_that_end_elsewhere_than_their_tensor() {
    for n in LENGTHS {
        // Below zero, so that a zero from outside counts.
        let x = numbers::<f32, 2>(1, [3, n]);
        let x = Tensor::from_fn([3, n], |index| x[index] - 3.0);
        let v = numbers::<f32, 2>(2, [n, 4]);
        on_both(|device| {
            let mut y = Tensor::full([3, n], f32::NAN);
            softmax_of_next().launch(device, &x, &mut y).unwrap();
            let exp = |i: usize, j: usize| or_zero(&x, i as isize, j as isize).exp();
            let sums: Vec<f64> = (0..3).map(|i| (1..=n).map(|j| exp(i, j)).sum()).collect();
            check(&y, 1e-5, |[i, j]| exp(i, j + 1) / sums[i]);

            let (mut lse, mut top) = (Tensor::full([3], f32::NAN), Tensor::full([3], f32::NAN));
            of_first_ten().launch(device, &x, &mut lse, &mut top).unwrap();
            check(&lse, 1e-5, |[i]| (0..10).map(|j| exp(i, j)).sum::<f64>().ln());
            check(&top, 0.0, |[i]| (2..12).map(|j| or_zero(&x, i as isize, j)).fold(f64::MIN, f64::max));

            let mut y = Tensor::full([3, 4], f32::NAN);
            weighted_ten().launch(device, &x, &v, &mut y).unwrap();
            let sums: Vec<f64> = (0..3).map(|i| (0..10).map(|j| exp(i, j)).sum()).collect();
            check(&y, 1e-5, |[i, e]| (0..10).map(|j| exp(i, j) / sums[i] * or_zero(&v, j as isize, e as isize)).sum());
            product_of_next().launch(device, &x, &v, &mut y).unwrap();
            check(&y, 1e-5, |[i, e]| (1..11).map(|j| or_zero(&x, i as isize, j) * or_zero(&v, j, e as isize)).sum());

            let mut y = Tensor::full([4], f32::NAN);
            columns_of_next().launch(device, &v, &mut y).unwrap();
            check(&y, 1e-5, |[j]| {
                let column = |i: isize| or_zero(&v, i, j as isize);
                (0..10).map(column).sum::<f64>() + (1..11).map(column).fold(f64::MIN, f64::max)
            });
        });
    }
}

#[test]
fn an_index_of_a_reduction_is_its_own() {
    for n in LENGTHS {
        let (x, z) = (numbers::<f32, 2>(1, [3, n]), numbers::<f32, 2>(2, [3, n]));
        on_both(|device| {
            let mut y = Tensor::full([3, n], f32::NAN);
            one_name().launch(device, &x, &z, &mut y).unwrap();
            let row = |i: usize| (0..n as isize).map(move |j| (i as isize, j - 1));
            let of = |i: usize| row(i).map(|(i, j)| or_zero(&x, i, j)).collect::<Vec<_>>();
            let rest: Vec<f64> = (0..3)
                .map(|i| {
                    let row = of(i);
                    let top = row.iter().copied().fold(f64::MIN, f64::max);
                    row.iter().map(|x| x * x).sum::<f64>() - row.iter().sum::<f64>() / n as f64 * top
                })
                .collect();
            check(&y, 1e-4, |[i, j]| at(&z, [i, j]) + rest[i]);
        });
    }
}

#[test]
fn reductions_inside_each_other_have_indices_of_their_own() {
    // Each element of a row reads rows twice over.
    for n in [5, 40, 300] {
        let x = numbers::<f32, 2>(1, [4, n]);
        on_both(|device| {
            let mut y = Tensor::full([4, n], f32::NAN);
            nested_names().launch(device, &x, 2, &mut y).unwrap();
            let mean = |i: usize, f: &dyn Fn(f64) -> f64| (0..n).map(|j| f(at(&x, [i, j]))).sum::<f64>() / n as f64;
            let rows: Vec<(f64, f64)> = (0..4)
                .map(|i| {
                    let pair = [i / 2 * 2, i / 2 * 2 + 1];
                    let middle = pair.iter().map(|i| mean(*i, &|x| x)).sum::<f64>() / 2.0;
                    let spread = pair.iter().map(|i| mean(*i, &|x| (x - middle).powi(2))).sum::<f64>();
                    let inner = mean(i, &|x| x);
                    (middle, spread.max(mean(i, &|x| x * (1.0 + inner))))
                })
                .collect();
            check(&y, 1e-4, |[i, j]| (at(&x, [i, j]) - rows[i].0) * rows[i].1);
        });
    }
}

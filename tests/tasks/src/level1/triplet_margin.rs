//! Triplet margin loss: the mean of `max(|a - p| - |a - n| + margin, 0)` over rows.

use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
fn triplet_rows<const BN: usize>(
    anchor: &Tensor<f32, 2>,
    positive: &Tensor<f32, 2>,
    negative: &Tensor<f32, 2>,
    margin: f32,
    loss: &mut Tensor<f32, 1>,
) {
    dims!(anchor = [rows, n], positive = [rows, n], negative = [rows, n], loss = [rows]);
    let [row] = blocks([rows]);
    let mut d = fragment::<f32>([2, BN]);
    let mut norm = fragment::<f32>([2]);
    clear(&mut norm);
    for c in 0..n.div_ceil(BN) {
        parallel!(BN, |j| {
            let x = c * BN + j;
            let eps = select(x < n, 1e-6, 0.0);
            d[[0, j]] = anchor[[row, x]] - positive[[row, x]] + eps;
            d[[1, j]] = anchor[[row, x]] - negative[[row, x]] + eps;
        });
        reduce_norm2_into(&d, &mut norm, 1);
    }
    parallel!(1, |i| {
        loss[row + i] = (norm[0] - norm[1] + margin).max(0.0);
    });
}

#[tile_kernel(default(BN = 1024))]
pub(crate) fn mean_of<const BN: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [1]);
    let mut v = fragment::<f32>([BN]);
    let mut total = fragment::<f32>([1]);
    clear(&mut total);
    for c in 0..n.div_ceil(BN) {
        copy(x.at([c * BN]), &mut v);
        reduce_sum_into(&v, &mut total, 0);
    }
    parallel!(1, |i| {
        y[i] = total[i] / cast::<f32>(n);
    });
}

task!(triplet_margin, [[1, 8], [32, 128]], hidden[21, 77]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let [a, p, q] = [(); 3].map(|()| run.tensor::<f32, 2>([rows, n]));
    let (mut loss, mut y) = (poisoned([rows]), poisoned([1]));
    triplet_rows::<64>().launch(run.device, &a, &p, &q, 1.0, &mut loss)?;
    mean_of::<64>().launch(run.device, &loss, &mut y)?;
    let [a, p, q] = [a, p, q].map(|x| wide(&x));
    let distance = |x: &Tensor<f64, 2>, i| sum(n, |j| (a[[i, j]] - x[[i, j]] + 1e-6).powi(2)).sqrt();
    let expected = Tensor::full([1], mean(rows, |i| (distance(&p, i) - distance(&q, i) + 1.0).max(0.0)));
    run.near("loss", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(n, 1.0))
}

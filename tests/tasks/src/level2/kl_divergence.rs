//! Kullback–Leibler divergence of two distributions that are given by logits, the mean over rows.

use crate::level1::triplet_margin::mean_of;
use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
fn kl_rows<const BN: usize>(p: &Tensor<f32, 2>, q: &Tensor<f32, 2>, loss: &mut Tensor<f32, 1>) {
    dims!(p = [rows, n], q = [rows, n], loss = [rows]);
    require!(n <= BN, "a row fits the tile");
    let [row] = blocks([rows]);
    let mut a = fragment::<f32>([BN]);
    let mut b = fragment::<f32>([BN]);
    let mut lse_a = fragment::<f32>([1]);
    let mut lse_b = fragment::<f32>([1]);
    let mut total = fragment::<f32>([1]);
    copy(p.at([row, 0]).or(f32::NEG_INFINITY), &mut a);
    copy(q.at([row, 0]).or(f32::NEG_INFINITY), &mut b);
    reduce_logsumexp(&a, &mut lse_a, 0);
    reduce_logsumexp(&b, &mut lse_b, 0);
    parallel!(BN, |j| {
        let log_p = a[j] - lse_a[0];
        let log_q = b[j] - lse_b[0];
        a[j] = select(j < n, log_p.exp() * (log_p - log_q), 0.0);
    });
    reduce_sum(&a, &mut total, 0);
    copy(&total, loss.at_mut([row]));
}

task!(kl_divergence, [[1, 1], [8, 128]], hidden[7, 99]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let [p, q] = [(); 2].map(|()| run.between([rows, n], -4.0, 4.0));
    let (mut loss, mut y) = (poisoned([rows]), poisoned([1]));
    kl_rows::<128>().launch(run.device, &p, &q, &mut loss)?;
    mean_of::<64>().launch(run.device, &loss, &mut y)?;
    let [p, q] = [p, q].map(|x| {
        let x = wide(&x);
        let lse = each(rows, |i| logsumexp(n, |l| x[[i, l]]));
        Tensor::from_fn([rows, n], |[i, j]| x[[i, j]] - lse[i])
    });
    let expected = mean(rows, |i| sum(n, |j| p[[i, j]].exp() * (p[[i, j]] - q[[i, j]])));
    run.near("loss", &y, &Tensor::full([1], expected), Tolerance::rounded::<f32>().sum::<f32>(n, 2.0))
}

//! Cross-entropy of logits and classes, the mean over rows.

use super::triplet_margin::mean_of;
use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
fn cross_entropy<const BN: usize>(x: &Tensor<f32, 2>, class: &Tensor<i32, 1>, loss: &mut Tensor<f32, 1>) {
    dims!(x = [rows, n], class = [rows], loss = [rows]);
    let [row] = blocks([rows]);
    let mut v = fragment::<f32>([BN]);
    let mut lse = fragment::<f32>([1]);
    fill(&mut lse, f32::NEG_INFINITY);
    for c in (0..n).step_by(BN) {
        copy(x.at([row, c]).or(f32::NEG_INFINITY), &mut v);
        reduce_logsumexp_into(&v, &mut lse, 0);
    }
    let target = cast::<usize>(class[row]);
    parallel!(1, |i| {
        loss[row + i] = lse[0] - x[[row, target]];
    });
}

task!(cross_entropy, [[1, 1], [8, 256]], hidden[7, 301]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let (x, class) = (run.between([rows, n], -10.0, 10.0), run.below([rows], n));
    let (mut loss, mut y) = (poisoned([rows]), poisoned([1]));
    cross_entropy::<64>().launch(run.device, &x, &class, &mut loss)?;
    mean_of::<64>().launch(run.device, &loss, &mut y)?;
    let x = wide(&x);
    let loss = |i| logsumexp(n, |j| x[[i, j]]) - x[[i, class[[i]] as usize]];
    let expected = Tensor::full([1], mean(rows, loss));
    run.near("loss", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(rows, 20.0))
}

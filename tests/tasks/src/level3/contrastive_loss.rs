//! Contrastive loss of paired embeddings: cross-entropy of cosine similarities, both ways.

use crate::level1::triplet_margin::mean_of;
use crate::prelude::*;

#[tile_kernel(default(BM = 32, BN = 32, D = 64))]
fn pair_loss<const BM: usize, const BN: usize, const D: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    scale: f32,
    side: usize,
    loss: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, D], b = [m, D], loss = [2, m]);
    let [by] = blocks([m.div_ceil(BM)]);
    let mut a_s = shared::<f32>([BM, D]);
    let mut b_s = shared::<f32>([BN, D]);
    let mut p = fragment::<f32>([BM, BN]);
    let mut same = fragment::<f32>([BM, BN]);
    let mut norm_a = fragment::<f32>([BM]);
    let mut norm_b = fragment::<f32>([BN]);
    let mut lse = fragment::<f32>([BM]);
    let mut hit = fragment::<f32>([BM]);
    copy(a.at([by * BM, 0]), &mut a_s);
    reduce_norm2(&a_s, &mut norm_a, 1);
    fill(&mut lse, f32::NEG_INFINITY);
    clear(&mut hit);
    for column in (0..m).step_by(BN) {
        copy(b.at([column, 0]), &mut b_s);
        reduce_norm2(&b_s, &mut norm_b, 1);
        gemm_set(&a_s, b_s.t(), &mut p);
        parallel!((BM, BN), |r, c| p[[r, c]] *= scale / (norm_a[r] * norm_b[c]));
        parallel!((BM, BN), |r, c| same[[r, c]] = select(column + c == by * BM + r, p[[r, c]], 0.0));
        parallel!((BM, BN), |r, c| p[[r, c]] = select(column + c < m, p[[r, c]], f32::NEG_INFINITY));
        reduce_logsumexp_into(&p, &mut lse, 1);
        reduce_sum_into(&same, &mut hit, 1);
    }
    parallel!(BM, |r| loss[[side, by * BM + r]] = lse[r] - hit[r]);
}

fn solve(device: &dyn HostDevice, a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) -> Outcome {
    let mut loss = Tensor::zeros([2, a.shape()[0]]);
    pair_loss::<16, 16, 16>().launch(device, a, b, 10.0, 0, &mut loss)?;
    pair_loss::<16, 16, 16>().launch(device, b, a, 10.0, 1, &mut loss)?;
    Ok(mean_of::<64>().launch(device, loss.view().reshape([loss.len()])?, y)?)
}

task!(contrastive_loss, [[1], [32]], hidden[37]);

fn check(run: &mut Run<'_>, [m]: [usize; 1]) -> Outcome {
    let [a, b] = [(); 2].map(|()| run.tensor([m, 16]));
    let mut y = poisoned([1]);
    solve(run.device, &a, &b, &mut y)?;
    let [a, b] = [a, b].map(|x| {
        let x = wide(&x);
        Tensor::from_fn([m, 16], |[i, j]| x[[i, j]] / sum(16, |l| x[[i, l]].powi(2)).sqrt())
    });
    let z = product(&a, &transpose(&b)).map(|z| z * 10.0);
    let loss = |i| logsumexp(m, |j| z[[i, j]]) + logsumexp(m, |j| z[[j, i]]) - 2.0 * z[[i, i]];
    let expected = Tensor::full([1], mean(m, loss) / 2.0);
    run.near("loss", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(m + 16, 10.0))
}

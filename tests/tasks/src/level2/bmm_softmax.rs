//! Batched matrix multiplication, and the softmax of its rows.

use crate::prelude::*;

#[tile_kernel(default(BM = 16, BN = 256, BK = 32))]
fn bmm_softmax<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 3>,
    b: &Tensor<f32, 3>,
    y: &mut Tensor<f32, 3>,
) {
    dims!(a = [batch, m, k], b = [batch, k, n], y = [batch, m, n]);
    require!(n <= BN, "a row fits the tile");
    let [z, by] = blocks([batch, m.div_ceil(BM)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut lse = fragment::<f32>([BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([z, by * BM, ko * BK]), &mut a_s);
        copy(b.at([z, ko * BK, 0]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] = select(j < n, acc[[i, j]], f32::NEG_INFINITY);
    });
    reduce_logsumexp(&acc, &mut lse, 1);
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] = (acc[[i, j]] - lse[i]).exp();
    });
    copy(&acc, y.at_mut([z, by * BM, 0]));
}

task!(bmm_softmax, [[1, 1, 1, 1], [2, 32, 64, 32]], hidden[3, 21, 51, 45]);

fn check(run: &mut Run<'_>, [batch, m, n, k]: [usize; 4]) -> Outcome {
    let (a, b) = (run.tensor([batch, m, k]), run.tensor([batch, k, n]));
    let mut y = poisoned([batch, m, n]);
    bmm_softmax::<16, 64, 16>().launch(run.device, &a, &b, &mut y)?;
    let (a, b) = (wide(&a), wide(&b));
    let z = Tensor::from_fn([batch, m, n], |[z, i, j]| sum(k, |l| a[[z, i, l]] * b[[z, l, j]]));
    let lse = each(batch * m, |row| logsumexp(n, |l| z[[row / m, row % m, l]]));
    let expected = Tensor::from_fn([batch, m, n], |[b, i, j]| (z[[b, i, j]] - lse[b * m + i]).exp());
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k + n, 1.0))
}

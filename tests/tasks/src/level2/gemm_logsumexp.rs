//! Linear layer, and of its result the logarithm of the sum of exponentials of each row.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, BK = 32))]
pub(crate) fn gemm_logsumexp<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<f16, 2>,
    weight: &Tensor<f16, 2>,
    y: &mut Tensor<f32, 1>,
) {
    dims!(x = [m, k], weight = [n, k], y = [m]);
    let [by] = blocks([m.div_ceil(BM)]);
    let mut x_s = shared::<f16>([BM, BK]);
    let mut w_s = shared::<f16>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut lse = fragment::<f32>([BM]);
    fill(&mut lse, f32::NEG_INFINITY);
    for column in (0..n).step_by(BN) {
        clear(&mut acc);
        pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
            copy(x.at([by * BM, ko * BK]), &mut x_s);
            copy(weight.at([column, ko * BK]), &mut w_s);
            gemm(&x_s, w_s.t(), &mut acc);
        });
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] = if column + j < n { acc[[i, j]] } else { f32::NEG_INFINITY };
        });
        reduce_logsumexp_into(&acc, &mut lse, 1);
    }
    copy(&lse, y.at_mut([by * BM]));
}

task!(gemm_logsumexp, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, weight) = (run.tensor([m, k]), run.tensor([n, k]));
    let mut y = poisoned([m]);
    gemm_logsumexp::<32, 32, 16>().launch(run.device, &x, &weight, &mut y)?;
    let z = product(&wide(&x), &transpose(&wide(&weight)));
    let expected = Tensor::from_fn([m], |[i]| logsumexp(n, |j| z[[i, j]]));
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k + n, 1.0))
}

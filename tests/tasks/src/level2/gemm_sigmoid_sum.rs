//! Matrix multiplication, sigmoid, and the sum of each row.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, BK = 32))]
pub(crate) fn gemm_sigmoid_sum<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<f32, 2>,
    weight: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 1>,
) {
    dims!(x = [m, k], weight = [k, n], y = [m]);
    let [by] = blocks([m.div_ceil(BM)]);
    let mut x_s = shared::<f32>([BM, BK]);
    let mut w_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut total = fragment::<f32>([BM]);
    clear(&mut total);
    for column in (0..n).step_by(BN) {
        clear(&mut acc);
        pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
            copy(x.at([by * BM, ko * BK]), &mut x_s);
            copy(weight.at([ko * BK, column]), &mut w_s);
            gemm(&x_s, &w_s, &mut acc);
        });
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] = select(column + j < n, acc[[i, j]].sigmoid(), 0.0);
        });
        reduce_sum_into(&acc, &mut total, 1);
    }
    copy(&total, y.at_mut([by * BM]));
}

task!(gemm_sigmoid_sum, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, weight) = (run.tensor([m, k]), run.tensor([k, n]));
    let mut y = poisoned([m]);
    gemm_sigmoid_sum::<32, 32, 16>().launch(run.device, &x, &weight, &mut y)?;
    let z = product(&wide(&x), &wide(&weight));
    let expected = Tensor::from_fn([m], |[i]| sum(n, |j| sigmoid(z[[i, j]])));
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k + n, 1.0))
}

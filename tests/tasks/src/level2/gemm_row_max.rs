//! Matrix multiplication, and of its result the largest element of each row.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, BK = 32))]
pub(crate) fn gemm_row_max<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 1>,
) {
    dims!(a = [m, k], b = [k, n], y = [m]);
    let [by] = blocks([m.div_ceil(BM)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    let mut high = fragment::<f32>([BM]);
    fill(&mut high, f32::NEG_INFINITY);
    for column in (0..n).step_by(BN) {
        clear(&mut acc);
        for ko in 0..k.div_ceil(BK) {
            copy(a.at([by * BM, ko * BK]), &mut a_s);
            copy(b.at([ko * BK, column]), &mut b_s);
            gemm(&a_s, &b_s, &mut acc);
        }
        parallel!((BM, BN), |i, j| {
            acc[[i, j]] = select(column + j < n, acc[[i, j]], f32::NEG_INFINITY);
        });
        reduce_max_into(&acc, &mut high, 1);
    }
    copy(&high, y.at_mut([by * BM]));
}

task!(gemm_row_max, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    // Negative results, beside which a zero of the ragged end would show.
    let (a, b) = (run.between([m, k], 0.1, 1.0), run.between([k, n], -1.0, -0.1));
    let mut y = poisoned([m]);
    gemm_row_max::<32, 32, 16>().launch(run.device, &a, &b, &mut y)?;
    let c = product(&wide(&a), &wide(&b));
    let expected = Tensor::from_fn([m], |[i]| max(n, |j| c[[i, j]]));
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k, 1.0))
}

//! Matrix multiplication whose left operand is stored transposed: `c = aᵀ·b`.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, BK = 32))]
pub(crate) fn matmul_tn<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [k, m], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f32>([BK, BM]);
    let mut b_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([ko * BK, by * BM]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(a_s.t(), &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

task!(matmul_tn, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (a, b) = (run.tensor([k, m]), run.tensor([k, n]));
    let mut c = poisoned([m, n]);
    matmul_tn::<32, 32, 16>().launch(run.device, &a, &b, &mut c)?;
    let expected = product(&transpose(&wide(&a)), &wide(&b));
    run.near("c", &c, &expected, Tolerance::rounded::<f32>().sum::<f32>(k, 1.0))
}

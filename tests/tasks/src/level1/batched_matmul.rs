//! Batched matrix multiplication in bfloat16, whose right operand is stored transposed.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, BK = 64))]
pub(crate) fn batched_matmul<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<bf16, 3>,
    b: &Tensor<bf16, 3>,
    c: &mut Tensor<bf16, 3>,
) {
    dims!(a = [batch, m, k], b = [batch, n, k], c = [batch, m, n]);
    let [z, by, bx] = blocks([batch, m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<bf16>([BM, BK]);
    let mut b_s = shared::<bf16>([BN, BK]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([z, by * BM, ko * BK]), &mut a_s);
        copy(b.at([z, bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([z, by * BM, bx * BN]));
}

task!(batched_matmul, [[1, 1, 1, 1], [2, 64, 32, 32]], hidden[3, 37, 19, 45]);

fn check(run: &mut Run<'_>, [batch, m, n, k]: [usize; 4]) -> Outcome {
    let (a, b) = (run.tensor([batch, m, k]), run.tensor([batch, n, k]));
    let mut c = poisoned([batch, m, n]);
    batched_matmul::<32, 32, 16>().launch(run.device, &a, &b, &mut c)?;
    let (a, b) = (wide(&a), wide(&b));
    let expected = Tensor::from_fn([batch, m, n], |[z, i, j]| sum(k, |l| a[[z, i, l]] * b[[z, j, l]]));
    run.near("c", &c, &expected, Tolerance::rounded::<bf16>().sum::<f32>(k, 1.0))
}

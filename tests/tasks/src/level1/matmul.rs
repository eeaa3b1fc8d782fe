//! Matrix multiplication of half-precision operands into `f32`.

use crate::prelude::*;

#[tile_kernel(default(T = f16, BM = 128, BN = 128, BK = 64))]
pub(crate) fn matmul<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T::Acc, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

task!(matmul, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (a, b) = (run.tensor::<f16, 2>([m, k]), run.tensor([k, n]));
    let mut c = poisoned([m, n]);
    matmul::<f16, 32, 32, 32>().launch(run.device, &a, &b, &mut c)?;
    run.near("c", &c, &product(&wide(&a), &wide(&b)), Tolerance::rounded::<f32>().sum::<f32>(k, 1.0))
}

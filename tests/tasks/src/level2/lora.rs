//! Linear layer with a low-rank correction: `x·w + s·(x·a)·b`, in one kernel.

use crate::prelude::*;

#[tile_kernel(default(BM = 64, BN = 64, BK = 32, R = 16))]
fn lora<const BM: usize, const BN: usize, const BK: usize, const R: usize>(
    x: &Tensor<f16, 2>,
    w: &Tensor<f16, 2>,
    a: &Tensor<f16, 2>,
    b: &Tensor<f16, 2>,
    s: f32,
    y: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], w = [k, n], a = [k, R], b = [R, n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<f16>([BM, BK]);
    let mut w_s = shared::<f16>([BK, BN]);
    let mut a_s = shared::<f16>([BK, R]);
    let mut b_s = shared::<f16>([R, BN]);
    let mut low_s = shared::<f16>([BM, R]);
    let mut low = fragment::<f32>([BM, R]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    clear(&mut low);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(w.at([ko * BK, bx * BN]), &mut w_s);
        copy(a.at([ko * BK, 0]), &mut a_s);
        gemm(&x_s, &w_s, &mut acc);
        gemm(&x_s, &a_s, &mut low);
    });
    parallel!((BM, R), |i, r| {
        low_s[[i, r]] = cast::<f16>(low[[i, r]] * s);
    });
    copy(b.at([0, bx * BN]), &mut b_s);
    gemm(&low_s, &b_s, &mut acc);
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}

task!(lora, [[1, 1, 1], [64, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let (x, w, a, b) = (run.tensor([m, k]), run.tensor([k, n]), run.tensor([k, 16]), run.tensor([16, n]));
    let mut y = poisoned([m, n]);
    lora::<32, 32, 16, 16>().launch(run.device, &x, &w, &a, &b, 0.5, &mut y)?;
    let (x, w, a, b) = (wide(&x), wide(&w), wide(&a), wide(&b));
    let (whole, low) = (product(&x, &w), product(&product(&x, &a), &b));
    let expected = Tensor::from_fn([m, n], |at| whole[at] + 0.5 * low[at]);
    // The product of low rank is rounded to half precision between its two GEMMs.
    let tolerance = Tolerance::rounded::<f32>().sum::<f32>(k, 1.0).sum::<f16>(4, 4.0);
    run.near("y", &y, &expected, tolerance)
}

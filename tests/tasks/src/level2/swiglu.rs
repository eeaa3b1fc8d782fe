//! SwiGLU: `silu(x·wgᵀ) * (x·wuᵀ)`, two GEMMs in one loop.

use super::gemm_swish_scale::swish;
use crate::prelude::*;

#[tile_kernel(default(T = bf16, BM = 64, BN = 64, BK = 32))]
pub(crate) fn swiglu<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<T, 2>,
    gate: &Tensor<T, 2>,
    up: &Tensor<T, 2>,
    y: &mut Tensor<T, 2>,
) {
    dims!(x = [m, k], gate = [n, k], up = [n, k], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<T>([BM, BK]);
    let mut g_s = shared::<T>([BN, BK]);
    let mut u_s = shared::<T>([BN, BK]);
    let mut g = fragment::<T::Acc>([BM, BN]);
    let mut u = fragment::<T::Acc>([BM, BN]);
    clear(&mut g);
    clear(&mut u);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(gate.at([bx * BN, ko * BK]), &mut g_s);
        copy(up.at([bx * BN, ko * BK]), &mut u_s);
        gemm(&x_s, g_s.t(), &mut g);
        gemm(&x_s, u_s.t(), &mut u);
    });
    parallel!((BM, BN), |i, j| {
        u[[i, j]] *= swish(g[[i, j]]);
    });
    copy(&u, y.at_mut([by * BM, bx * BN]));
}

task!(swiglu, [[1, 1, 1], [32, 64, 64]], hidden[37, 51, 45]);

fn check(run: &mut Run<'_>, [m, n, k]: [usize; 3]) -> Outcome {
    let x = run.tensor::<bf16, 2>([m, k]);
    let [gate, up] = [(); 2].map(|()| run.tensor([n, k]));
    let mut y = poisoned([m, n]);
    swiglu::<bf16, 32, 32, 16>().launch(run.device, &x, &gate, &up, &mut y)?;
    let expected = reference(&wide(&x), &wide(&gate), &wide(&up));
    run.near("y", &y, &expected, Tolerance::rounded::<bf16>().sum::<f32>(k, 8.0))
}

/// SwiGLU in `f64`.
pub(crate) fn reference(x: &Tensor<f64, 2>, gate: &Tensor<f64, 2>, up: &Tensor<f64, 2>) -> Tensor<f64, 2> {
    let [g, u] = [gate, up].map(|w| product(x, &transpose(w)));
    Tensor::from_fn(g.shape(), |at| silu(g[at]) * u[at])
}

//! Multilayer perceptron with a residual: `h + gelu(h·w1ᵀ + b1)·w2ᵀ`, in place.

use crate::level2::gemm_bias_gelu::gemm_bias_gelu;
use crate::prelude::*;

#[tile_kernel(default(T = bf16, BM = 64, BN = 64, BK = 32))]
pub(crate) fn linear<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<T, 2>,
    weight: &Tensor<T, 2>,
    add: bool,
    y: &mut Tensor<T, 2>,
) {
    dims!(x = [m, k], weight = [n, k], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<T>([BM, BK]);
    let mut w_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    if add {
        copy(y.at([by * BM, bx * BN]), &mut acc);
    }
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(x.at([by * BM, ko * BK]), &mut x_s);
        copy(weight.at([bx * BN, ko * BK]), &mut w_s);
        gemm(&x_s, w_s.t(), &mut acc);
    });
    copy(&acc, y.at_mut([by * BM, bx * BN]));
}

type Matrix = Tensor<f32, 2>;

fn solve(device: &dyn HostDevice, h: &mut Matrix, w1: &Matrix, b1: &Tensor<f32, 1>, w2: &Matrix) -> Outcome {
    let mut hidden = Tensor::zeros([h.shape()[0], w1.shape()[0]]);
    gemm_bias_gelu::<f32, 32, 32, 16>().launch(device, &*h, w1, b1, &mut hidden)?;
    Ok(linear::<f32, 32, 32, 16>().launch(device, &hidden, w2, true, h)?)
}

task!(mlp, [[1, 1, 1], [32, 32, 64]], hidden[21, 37, 51]);

fn check(run: &mut Run<'_>, [m, n, hidden]: [usize; 3]) -> Outcome {
    let (x, w1, b1, w2) = (run.tensor([m, n]), run.tensor([hidden, n]), run.tensor([hidden]), run.tensor([n, hidden]));
    let mut y = x.clone();
    solve(run.device, &mut y, &w1, &b1, &w2)?;
    let (x, b1) = (wide(&x), wide(&b1));
    let z = product(&x, &transpose(&wide(&w1)));
    let z = Tensor::from_fn([m, hidden], |[i, j]| gelu(z[[i, j]] + b1[[j]]));
    let z = product(&z, &transpose(&wide(&w2)));
    let expected = Tensor::from_fn([m, n], |at| x[at] + z[at]);
    run.near("h", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(n + hidden, 8.0))
}

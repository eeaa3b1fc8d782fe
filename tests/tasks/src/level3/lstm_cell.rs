//! LSTM cell: one step of a layer, all four gates in one kernel.

use crate::prelude::*;

#[tile_kernel(default(BM = 32, BN = 32, BK = 32))]
fn lstm_cell<const BM: usize, const BN: usize, const BK: usize>(
    x: &Tensor<f32, 2>,
    h: &Tensor<f32, 2>,
    c: &Tensor<f32, 2>,
    w: &Tensor<f32, 3>,
    bias: &Tensor<f32, 2>,
    h_new: &mut Tensor<f32, 2>,
    c_new: &mut Tensor<f32, 2>,
) {
    dims!(x = [m, k], h = [m, n], c = [m, n], w = [4, n, kn], bias = [4, n], h_new = [m, n], c_new = [m, n]);
    require!(kn == k + n, "weights of the input are followed by those of the state");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut x_s = shared::<f32>([BM, BK]);
    let mut w_s = shared::<f32>([4, BN, BK]);
    let mut acc = fragment::<f32>([BM, 4 * BN]);
    clear(&mut acc);
    for ko in (0..k).step_by(BK) {
        copy(x.at([by * BM, ko]), &mut x_s);
        copy(w.at([0, bx * BN, ko]), &mut w_s);
        gemm(&x_s, w_s.reshape([4 * BN, BK]).t(), &mut acc);
    }
    for ko in (0..n).step_by(BK) {
        copy(h.at([by * BM, ko]), &mut x_s);
        copy(w.at([0, bx * BN, k + ko]), &mut w_s);
        gemm(&x_s, w_s.reshape([4 * BN, BK]).t(), &mut acc);
    }
    parallel!((BM, BN), |r, j| {
        let row = by * BM + r;
        let at = bx * BN + j;
        let keep = (acc[[r, BN + j]] + bias[[1, at]]).sigmoid() * c[[row, at]];
        let new = (acc[[r, j]] + bias[[0, at]]).sigmoid() * (acc[[r, 2 * BN + j]] + bias[[2, at]]).tanh();
        c_new[[row, at]] = keep + new;
        h_new[[row, at]] = (acc[[r, 3 * BN + j]] + bias[[3, at]]).sigmoid() * (keep + new).tanh();
    });
}

task!(lstm_cell, [[1, 1, 1], [16, 32, 32]], hidden[13, 21, 37]);

fn check(run: &mut Run<'_>, [m, k, n]: [usize; 3]) -> Outcome {
    let (x, h, c) = (run.tensor([m, k]), run.tensor([m, n]), run.tensor([m, n]));
    let (w, bias) = (run.between([4, n, k + n], -0.5, 0.5), run.tensor([4, n]));
    let (mut h_new, mut c_new) = (poisoned([m, n]), poisoned([m, n]));
    lstm_cell::<16, 16, 16>().launch(run.device, &x, &h, &c, &w, &bias, &mut h_new, &mut c_new)?;
    let (x, h, c, w, bias) = (wide(&x), wide(&h), wide(&c), wide(&w), wide(&bias));
    let gates = Tensor::from_fn([4, m, n], |[g, i, j]| {
        let z = sum(k, |l| x[[i, l]] * w[[g, j, l]]) + sum(n, |l| h[[i, l]] * w[[g, j, k + l]]) + bias[[g, j]];
        if g == 2 { z.tanh() } else { sigmoid(z) }
    });
    let cell = Tensor::from_fn([m, n], |[i, j]| gates[[1, i, j]] * c[[i, j]] + gates[[0, i, j]] * gates[[2, i, j]]);
    let state = Tensor::from_fn([m, n], |[i, j]| gates[[3, i, j]] * cell[[i, j]].tanh());
    let tolerance = Tolerance::rounded::<f32>().sum::<f32>(k + n, 1.0);
    run.near("c", &c_new, &cell, tolerance)?;
    run.near("h", &h_new, &state, tolerance)
}

//! Log-softmax of rows that fit a tile, several rows a block.

use crate::prelude::*;

#[tile_kernel(default(BM = 4, BN = 1024))]
pub(crate) fn log_softmax<const BM: usize, const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [rows, n], y = [rows, n]);
    require!(n <= BN, "a row fits the tile");
    let [b] = blocks([rows.div_ceil(BM)]);
    let mut v = fragment::<f32>([BM, BN]);
    let mut lse = fragment::<f32>([BM]);
    copy(x.at([b * BM, 0]).or(f32::NEG_INFINITY), &mut v);
    reduce_logsumexp(&v, &mut lse, 1);
    parallel!((BM, BN), |i, j| {
        v[[i, j]] -= lse[i];
    });
    copy(&v, y.at_mut([b * BM, 0]));
}

task!(log_softmax, [[1, 1], [8, 128]], hidden[13, 99]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let x = run.between([rows, n], -10.0, 10.0);
    let mut y = poisoned([rows, n]);
    log_softmax::<4, 128>().launch(run.device, &x, &mut y)?;
    let x = wide(&x);
    let lse = each(rows, |i| logsumexp(n, |l| x[[i, l]]));
    let expected = Tensor::from_fn([rows, n], |[i, j]| x[[i, j]] - lse[i]);
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().through::<f32>(20.0))
}

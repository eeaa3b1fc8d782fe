//! Softmax of rows of any length.

use crate::prelude::*;

#[tile_kernel(default(T = f32, BN = 1024))]
pub(crate) fn softmax<T: Float, const BN: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [rows, n], y = [rows, n]);
    let [row] = blocks([rows]);
    let mut v = fragment::<f32>([BN]);
    let mut high = fragment::<f32>([1]);
    let mut total = fragment::<f32>([1]);
    fill(&mut high, f32::NEG_INFINITY);
    clear(&mut total);
    for c in 0..n.div_ceil(BN) {
        copy(x.at([row, c * BN]).or(T::NEG_INFINITY), &mut v);
        reduce_max_into(&v, &mut high, 0);
    }
    for c in 0..n.div_ceil(BN) {
        copy(x.at([row, c * BN]).or(T::NEG_INFINITY), &mut v);
        parallel!(BN, |j| {
            v[j] = (v[j] - high[0]).exp();
        });
        reduce_sum_into(&v, &mut total, 0);
    }
    for c in 0..n.div_ceil(BN) {
        parallel!(BN, |j| {
            let e = (cast::<f32>(x[[row, c * BN + j]]) - high[0]).exp();
            y[[row, c * BN + j]] = cast::<T>(e / total[0]);
        });
    }
}

task!(softmax, [[1, 1], [4, 512]], hidden[7, 301]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let x = run.between::<bf16, 2>([rows, n], -20.0, 20.0);
    let mut y = poisoned([rows, n]);
    softmax::<bf16, 128>().launch(run.device, &x, &mut y)?;
    let x = wide(&x);
    let lse = each(rows, |i| logsumexp(n, |l| x[[i, l]]));
    let expected = Tensor::from_fn([rows, n], |[i, j]| (x[[i, j]] - lse[i]).exp());
    run.near("y", &y, &expected, Tolerance::rounded::<bf16>().sum::<f32>(n, 1.0))
}

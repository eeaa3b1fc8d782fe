//! Matrix times vector.

use crate::prelude::*;

#[tile_kernel(default(T = f32, BM = 8, BK = 512))]
pub(crate) fn matvec<T: Float, const BM: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    x: &Tensor<T, 1>,
    y: &mut Tensor<f32, 1>,
) {
    dims!(a = [m, k], x = [k], y = [m]);
    let [b] = blocks([m.div_ceil(BM)]);
    let mut part = fragment::<f32>([BM, BK]);
    let mut acc = fragment::<f32>([BM]);
    clear(&mut acc);
    for ko in 0..k.div_ceil(BK) {
        parallel!((BM, BK), |i, j| {
            part[[i, j]] = cast::<f32>(a[[b * BM + i, ko * BK + j]]) * cast::<f32>(x[ko * BK + j]);
        });
        reduce_sum_into(&part, &mut acc, 1);
    }
    copy(&acc, y.at_mut([b * BM]));
}

task!(matvec, [[1, 1], [64, 256]], hidden[37, 301]);

fn check(run: &mut Run<'_>, [m, k]: [usize; 2]) -> Outcome {
    let (a, x) = (run.tensor::<bf16, 2>([m, k]), run.tensor([k]));
    let mut y = poisoned([m]);
    matvec::<bf16, 4, 128>().launch(run.device, &a, &x, &mut y)?;
    let (a, x) = (wide(&a), wide(&x));
    let expected = Tensor::from_fn([m], |[i]| sum(k, |l| a[[i, l]] * x[[l]]));
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(k, 1.0))
}

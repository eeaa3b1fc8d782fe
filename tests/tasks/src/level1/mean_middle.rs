//! The mean over the middle axis of three.

use crate::prelude::*;

#[tile_kernel(default(BM = 32, BN = 128))]
pub(crate) fn mean_middle<const BM: usize, const BN: usize>(x: &Tensor<f32, 3>, y: &mut Tensor<f32, 2>) {
    dims!(x = [outer, m, n], y = [outer, n]);
    let [b, column] = blocks([outer, n.div_ceil(BN)]);
    let mut v = fragment::<f32>([BM, BN]);
    let mut total = fragment::<f32>([BN]);
    clear(&mut total);
    for i in (0..m).step_by(BM) {
        copy(x.at([b, i, column * BN]), &mut v);
        reduce_sum_into(&v, &mut total, 0);
    }
    parallel!(BN, |j| {
        y[[b, column * BN + j]] = total[j] / cast::<f32>(m);
    });
}

task!(mean_middle, [[1, 1, 1], [4, 32, 64]], hidden[3, 37, 45]);

fn check(run: &mut Run<'_>, [outer, m, n]: [usize; 3]) -> Outcome {
    let x = run.tensor([outer, m, n]);
    let mut y = poisoned([outer, n]);
    mean_middle::<8, 32>().launch(run.device, &x, &mut y)?;
    let x = wide(&x);
    let expected = Tensor::from_fn([outer, n], |[b, j]| mean(m, |i| x[[b, i, j]]));
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(m, 1.0))
}

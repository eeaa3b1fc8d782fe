//! Running sums along rows of any length.

use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
pub(crate) fn running_sum<const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [rows, n], y = [rows, n]);
    let [row] = blocks([rows]);
    let mut v = fragment::<f32>([BN]);
    let mut sums = fragment::<f32>([BN]);
    let mut carry = 0.0;
    for c in (0..n).step_by(BN) {
        copy(x.at([row, c]), &mut v);
        cumsum(&v, &mut sums, 0);
        parallel!(BN, |j| {
            y[[row, c + j]] = sums[j] + carry;
        });
        carry += sums[BN - 1];
    }
}

task!(cumsum, [[1, 1], [8, 256]], hidden[7, 301]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let x = run.tensor([rows, n]);
    let mut y = poisoned([rows, n]);
    running_sum::<64>().launch(run.device, &x, &mut y)?;
    let x = wide(&x);
    let expected = Tensor::from_fn([rows, n], |[i, j]| sum(j + 1, |l| x[[i, l]]));
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(n, 1.0))
}

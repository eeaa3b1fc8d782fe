//! The position of the largest element of each row, the first of equals.

use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
pub(crate) fn argmax<const BN: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<i32, 1>) {
    dims!(x = [rows, n], y = [rows]);
    let [row] = blocks([rows]);
    let mut v = fragment::<f32>([BN]);
    let mut high = fragment::<f32>([1]);
    let mut at = fragment::<i32>([1]);
    let mut best = f32::NEG_INFINITY;
    let mut found = 0;
    for c in (0..n).step_by(BN) {
        copy(x.at([row, c]).or(f32::NEG_INFINITY), &mut v);
        reduce_max(&v, &mut high, 0);
        reduce_argmax(&v, &mut at, 0);
        if high[0] > best {
            best = high[0];
            found = cast::<i32>(c) + at[0];
        }
    }
    parallel!(1, |i| {
        y[row + i] = found;
    });
}

task!(argmax, [[1, 1], [8, 256]], hidden[7, 301]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    // Numbers with many equals.
    let x = run.below::<f32, 2>([rows, n], 20).map(|x| x - 30.0);
    let mut y = poisoned([rows]);
    argmax::<64>().launch(run.device, &x, &mut y)?;
    let expected =
        Tensor::from_fn([rows], |[i]| (0..n).fold(0, |best, j| if x[[i, j]] > x[[i, best]] { j } else { best }) as f64);
    run.near("y", &y, &expected, Tolerance::EXACT)
}

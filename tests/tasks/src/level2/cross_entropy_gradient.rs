//! The gradient of cross-entropy with label smoothing, for logits in place.

use crate::prelude::*;

#[tile_kernel(default(T = f32, BN = 1024))]
fn cross_entropy_gradient<T: Float, const BN: usize>(x: &mut Tensor<T, 2>, class: &Tensor<i32, 1>, smoothing: f32) {
    dims!(x = [rows, n], class = [rows]);
    let [row] = blocks([rows]);
    let mut v = fragment::<f32>([BN]);
    let mut lse = fragment::<f32>([1]);
    fill(&mut lse, f32::NEG_INFINITY);
    for c in (0..n).step_by(BN) {
        copy(x.at([row, c]).or(T::NEG_INFINITY), &mut v);
        reduce_logsumexp_into(&v, &mut lse, 0);
    }
    let target = cast::<usize>(class[row]);
    for c in (0..n).step_by(BN) {
        parallel!(BN, |j| {
            let p = (cast::<f32>(x[[row, c + j]]) - lse[0]).exp();
            let hit = select(c + j == target, 1.0 - smoothing, 0.0) + smoothing / cast::<f32>(n);
            x[[row, c + j]] = cast::<T>((p - hit) / cast::<f32>(rows));
        });
    }
}

task!(cross_entropy_gradient, [[1, 2], [8, 256]], hidden[7, 301]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let (x, class) = (run.between::<bf16, 2>([rows, n], -8.0, 8.0), run.below([rows], n));
    let mut y = x.clone();
    cross_entropy_gradient::<bf16, 64>().launch(run.device, &mut y, &class, 0.1)?;
    let x = wide(&x);
    let lse = each(rows, |i| logsumexp(n, |l| x[[i, l]]));
    let expected = Tensor::from_fn([rows, n], |[i, j]| {
        let p = (x[[i, j]] - lse[i]).exp();
        let hit = if j == class[[i]] as usize { 0.9 } else { 0.0 };
        (p - hit - 0.1 / n as f64) / rows as f64
    });
    run.near("gradient", &y, &expected, Tolerance::rounded::<bf16>().sum::<f32>(n, 1.0))
}

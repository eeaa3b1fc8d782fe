//! The `K` largest elements of each row, in order, with their positions.

use crate::prelude::*;

#[tile_kernel(default(K = 8, BN = 1024))]
fn top_k<const K: usize, const BN: usize>(
    x: &Tensor<f32, 2>,
    values: &mut Tensor<f32, 2>,
    indices: &mut Tensor<i32, 2>,
) {
    dims!(x = [rows, n], values = [rows, K], indices = [rows, K]);
    require!(n <= BN, "a row fits the tile");
    let [row] = blocks([rows]);
    let mut v = fragment::<f32>([BN]);
    let mut high = fragment::<f32>([1]);
    let mut at = fragment::<i32>([1]);
    copy(x.at([row, 0]).or(f32::NEG_INFINITY), &mut v);
    for l in 0..K {
        reduce_max(&v, &mut high, 0);
        reduce_argmax(&v, &mut at, 0);
        copy(&high, values.at_mut([row, l]));
        copy(&at, indices.at_mut([row, l]));
        parallel!(BN, |j| {
            v[j] = select(cast::<i32>(j) == at[0], f32::NEG_INFINITY, v[j]);
        });
    }
}

task!(top_k, [[1, 4], [8, 128]], hidden[7, 99]);

fn check(run: &mut Run<'_>, [rows, n]: [usize; 2]) -> Outcome {
    let x = run.tensor::<f32, 2>([rows, n]);
    let (mut values, mut indices) = (poisoned([rows, 4]), poisoned([rows, 4]));
    top_k::<4, 128>().launch(run.device, &x, &mut values, &mut indices)?;
    let order = |i: usize| {
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&a, &b| x[[i, b]].total_cmp(&x[[i, a]]));
        order
    };
    let places = Tensor::from_fn([rows, 4], |[i, l]| order(i)[l] as f64);
    let expected = Tensor::from_fn([rows, 4], |[i, l]| f64::from(x[[i, order(i)[l]]]));
    run.near("values", &values, &expected, Tolerance::EXACT)?;
    run.near("indices", &indices, &places, Tolerance::EXACT)
}

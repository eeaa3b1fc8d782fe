//! Embeddings of tokens and positions, added and normalised.

use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
fn embedding_layer_norm<const BN: usize>(
    words: &Tensor<f32, 2>,
    places: &Tensor<f32, 2>,
    token: &Tensor<i32, 2>,
    y: &mut Tensor<f32, 3>,
) {
    dims!(words = [_, n], places = [_, n], token = [batch, len], y = [batch, len, n]);
    require!(n <= BN, "a row fits the tile");
    require!(len <= places.dim(0), "every position has an embedding");
    let [b, s] = blocks([batch, len]);
    let word = cast::<usize>(token[[b, s]]);
    let mut v = fragment::<f32>([BN]);
    let mut squares = fragment::<f32>([BN]);
    let mut total = fragment::<f32>([1]);
    parallel!(BN, |j| {
        v[j] = words[[word, j]] + places[[s, j]];
    });
    reduce_sum(&v, &mut total, 0);
    let middle = total[0] / cast::<f32>(n);
    parallel!(BN, |j| {
        v[j] = if j < n { v[j] - middle } else { 0.0 };
        squares[j] = v[j] * v[j];
    });
    reduce_sum(&squares, &mut total, 0);
    let scale = (total[0] / cast::<f32>(n) + 1e-5).rsqrt();
    parallel!(BN, |j| {
        y[[b, s, j]] = v[j] * scale;
    });
}

task!(embedding_layer_norm, [[1, 1, 1, 4], [100, 2, 8, 64]], hidden[37, 3, 5, 45]);

fn check(run: &mut Run<'_>, [count, batch, len, n]: [usize; 4]) -> Outcome {
    let (words, places) = (run.tensor([count, n]), run.tensor([len + 1, n]));
    let token = run.below([batch, len], count);
    let mut y = poisoned([batch, len, n]);
    embedding_layer_norm::<64>().launch(run.device, &words, &places, &token, &mut y)?;
    let (words, places) = (wide(&words), wide(&places));
    let expected = Tensor::from_fn([batch, len, n], |[b, s, j]| {
        let z = |l| words[[token[[b, s]] as usize, l]] + places[[s, l]];
        let (middle, variance) = moments(n, z);
        (z(j) - middle) / (variance + 1e-5).sqrt()
    });
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(n, 4.0))
}

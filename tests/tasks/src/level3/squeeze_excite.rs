//! Squeeze and excitation: channels of an image are scaled by what their means say.

use crate::prelude::*;

#[tile_kernel(default(BC = 64, R = 16, BL = 128))]
fn squeeze_excite<const BC: usize, const R: usize, const BL: usize>(
    x: &Tensor<f32, 3>,
    down: &Tensor<f32, 2>,
    up: &Tensor<f32, 2>,
    y: &mut Tensor<f32, 3>,
) {
    dims!(x = [n, channels, len], down = [R, channels], up = [channels, R], y = [n, channels, len]);
    require!(channels <= BC, "the channels fit the tile");
    let [b] = blocks([n]);
    let mut v = fragment::<f32>([BC, BL]);
    let mut total = fragment::<f32>([BC]);
    let mut part = fragment::<f32>([R, BC]);
    let mut hidden = fragment::<f32>([R]);
    let mut gate = fragment::<f32>([BC]);
    clear(&mut total);
    for l in (0..len).step_by(BL) {
        copy(x.at([b, 0, l]), &mut v);
        reduce_sum_into(&v, &mut total, 1);
    }
    parallel!((R, BC), |r, c| part[[r, c]] = down[[r, c]] * total[c] / cast::<f32>(len));
    reduce_sum(&part, &mut hidden, 1);
    parallel!((R, BC), |r, c| part[[r, c]] = up[[c, r]] * hidden[r].max(0.0));
    reduce_sum(&part, &mut gate, 0);
    parallel!((BC, len), |c, l| y[[b, c, l]] = x[[b, c, l]] * gate[c].sigmoid());
}

task!(squeeze_excite, [[1, 1, 1], [2, 16, 64]], hidden[3, 11, 45]);

fn check(run: &mut Run<'_>, [n, channels, len]: [usize; 3]) -> Outcome {
    let x = run.between([n, channels, len], -1.0, 3.0);
    let (down, up) = (run.tensor([4, channels]), run.tensor([channels, 4]));
    let mut y = poisoned([n, channels, len]);
    squeeze_excite::<16, 4, 32>().launch(run.device, &x, &down, &up, &mut y)?;
    let (x, down, up) = (wide(&x), wide(&down), wide(&up));
    let means = Tensor::from_fn([n, channels], |[b, c]| mean(len, |l| x[[b, c, l]]));
    let hidden = product(&means, &transpose(&down)).map(|v| v.max(0.0));
    let gate = product(&hidden, &transpose(&up)).map(sigmoid);
    let expected = Tensor::from_fn([n, channels, len], |[b, c, l]| x[[b, c, l]] * gate[[b, c]]);
    run.near("y", &y, &expected, Tolerance::rounded::<f32>().sum::<f32>(len + channels + 4, 8.0))
}

//! The next token from logits: the largest (greedy), or a random one among the most probable (top-p,
//! or nucleus sampling, Holtzman et al., arXiv 1904.09751).

use tile_kernel::prelude::*;

/// The index of the largest element of each row, the lowest of equal ones; 0 where none is above −∞.
///
/// `x`: `[m, n]`; `place`: `[m]`, `i32`. A block walks a row in steps of `BN`, and n is any.
#[tile_kernel(default(T = f32, BN = 4096), tune(BN = [4096, 1024, 256]))]
pub fn argmax<T: Float, const BN: usize>(x: &Tensor<T, 2>, place: &mut Tensor<i32, 1>) {
    dims!(x = [m, n], place = [m]);
    let [row] = blocks([m]);
    let mut v = fragment::<T>([BN]);
    let mut at = fragment::<i32>([1]);
    let mut high: f32 = f32::NEG_INFINITY;
    let mut best: i32 = 0;
    for b in 0..n.div_ceil(BN) {
        copy(x.at([row, b * BN]).or(T::NEG_INFINITY), &mut v);
        reduce_argmax(&v, &mut at, 0);
        let value = cast::<f32>(v[cast::<usize>(at[0])]);
        if value > high {
            high = value;
            best = cast::<i32>(b * BN) + at[0];
        }
    }
    parallel!(1, |_i| {
        place[row] = best;
    });
}

/// The weights of at least a bound, whose bits are given, and zeros for others; and their indices,
/// −1 for others.
#[tile_fn]
fn keep<const BN: usize>(w: &Tile<f32, 1>, bound: &Tile<u32, 1>, kept: &mut Tile<f32, 1>, places: &mut Tile<i32, 1>) {
    dims!(w = [BN], bound = [1], kept = [BN], places = [BN]);
    let least = bound.bitcast::<f32>();
    parallel!(BN, |j| {
        let inside = w[j] >= least[0] && w[j] > 0.0;
        kept[j] = select(inside, w[j], 0.0);
        places[j] = select(inside, cast::<i32>(j), -1);
    });
}

/// How many of the running sums are at most a limit.
#[tile_fn]
fn count_up_to<const BN: usize>(
    running: &Tile<f32, 1>,
    limit: f32,
    flags: &mut Tile<i32, 1>,
    count: &mut Tile<i32, 1>,
) {
    dims!(running = [BN], flags = [BN], count = [1]);
    parallel!(BN, |j| {
        flags[j] = cast::<i32>(running[j] <= limit);
    });
    reduce_sum(flags, count, 0);
}

/// Top-p sampling: a token of each row, drawn from softmax(x / temperature) restricted to the nucleus.
///
/// The nucleus is the smallest set of the most probable tokens whose probabilities add up to
/// `top_p`; tokens as probable as its least are in it, too. With `top_p` 1 or more it is all tokens, and
/// with 0 or less the most probable ones.
///
/// - `x`: `[m, n]`, logits, of which each row has one above −∞ and none is NaN or +∞.
/// - `uniform`: `[m]`, `f32`, a random number in 0..1 for each row, which decides: the token is the
///   first, in the order of indices, where the sum of the nucleus' probabilities exceeds
///   `uniform` times their total.
/// - `token`: `[m]`, `i32`. `temperature` is positive.
///
/// A block keeps the weights exp((x − max) / temperature) of a row in a workspace, and walks it in
/// steps of `BN`. The least weight of the nucleus is found by bisection of its 30 bits, which needs
/// no sort and is exact.
#[tile_kernel(default(T = f32, BN = 4096), tune(BN = [4096, 1024, 256]))]
pub fn sample_top_p<T: Float, const BN: usize>(
    x: &Tensor<T, 2>,
    uniform: &Tensor<f32, 1>,
    token: &mut Tensor<i32, 1>,
    temperature: f32,
    top_p: f32,
) {
    dims!(x = [m, n], uniform = [m], token = [m]);
    require!(temperature > 0.0, "the temperature is positive");
    let mut weight = workspace::<f32>([m, n]);
    let [row] = blocks([m]);
    let mut w = fragment::<f32>([BN]);
    let mut kept = fragment::<f32>([BN]);
    let mut running = fragment::<f32>([BN]);
    let mut places = fragment::<i32>([BN]);
    let mut part = fragment::<f32>([1]);
    let mut count = fragment::<i32>([1]);
    let mut high = fragment::<f32>([1]);
    fill(&mut high, f32::MIN);
    for b in 0..n.div_ceil(BN) {
        copy(x.at([row, b * BN]).or(T::NEG_INFINITY), &mut w);
        reduce_max_into(&w, &mut high, 0);
    }
    let mut total: f32 = 0.0;
    for b in 0..n.div_ceil(BN) {
        copy(x.at([row, b * BN]).or(T::NEG_INFINITY), &mut w);
        parallel!(BN, |j| {
            w[j] = ((w[j] - high[0]) / temperature).exp();
        });
        copy(&w, weight.at_mut([row, b * BN]));
        reduce_sum(&w, &mut part, 0);
        total += part[0];
    }
    // The largest number that the weights from it on add up to `top_p` of all: its bits, from the
    // highest that a number up to 1 has. Weights are positive, so their bits are in their order.
    let goal = top_p.min(1.0) * total;
    let mut bits: u32 = 0;
    let mut bound = fragment::<u32>([1]);
    let mut mass = total;
    for step in 0..30 {
        let candidate = bits + (536_870_912_u32 >> cast::<u32>(step));
        fill(&mut bound, candidate);
        let mut sum: f32 = 0.0;
        for b in 0..n.div_ceil(BN) {
            copy(weight.at([row, b * BN]), &mut w);
            keep::<BN>(&w, &bound, &mut kept, &mut places);
            reduce_sum(&kept, &mut part, 0);
            sum += part[0];
        }
        if sum >= goal && sum > 0.0 {
            bits = candidate;
            mass = sum;
        }
    }
    fill(&mut bound, bits);
    let target = uniform[row] * mass;
    let mut before: f32 = 0.0;
    let mut chosen: i32 = -1;
    let mut fallback: i32 = 0;
    for b in 0..n.div_ceil(BN) {
        copy(weight.at([row, b * BN]), &mut w);
        keep::<BN>(&w, &bound, &mut kept, &mut places);
        cumsum(&kept, &mut running, 0);
        let limit = (target - before).max(0.0);
        if chosen < 0 && running[BN - 1] > limit {
            count_up_to::<BN>(&running, limit, &mut places, &mut count);
            chosen = cast::<i32>(b * BN) + count[0];
        } else {
            // Sums that are rounded otherwise may end below the target: then it is the last.
            reduce_max(&places, &mut count, 0);
            if count[0] >= 0 {
                fallback = cast::<i32>(b * BN) + count[0];
            }
        }
        before += running[BN - 1];
    }
    parallel!(1, |_i| {
        token[row] = select(chosen >= 0, chosen, fallback);
    });
}

//! A step of decoding: a key and a value join the cache, and one query attends to what it holds.

use crate::prelude::*;

#[tile_kernel(default(BN = 64, D = 64))]
fn decode_step<const BN: usize, const D: usize>(
    q: &Tensor<f32, 3>,
    k: &Tensor<f32, 3>,
    v: &Tensor<f32, 3>,
    at: &Tensor<i32, 1>,
    keys: &mut Tensor<f32, 4>,
    values: &mut Tensor<f32, 4>,
    o: &mut Tensor<f32, 3>,
) {
    dims!(q = [n, heads, D], k = [n, heads, D], v = [n, heads, D], at = [n], o = [n, heads, D]);
    dims!(keys = [n, heads, most, D], values = [n, heads, most, D]);
    let [b, h] = blocks([n, heads]);
    let new = cast::<usize>(at[b]);
    let mut part = fragment::<f32>([BN, D]);
    let mut p = fragment::<f32>([BN]);
    let mut acc = fragment::<f32>([D]);
    let mut high = fragment::<f32>([1]);
    let mut total = fragment::<f32>([1]);
    fill(&mut high, -1e30);
    clear(&mut total);
    clear(&mut acc);
    parallel!(D, |c| keys[[b, h, new, c]] = k[[b, h, c]]);
    parallel!(D, |c| values[[b, h, new, c]] = v[[b, h, c]]);
    for j in (0..(new + 1).min(most)).step_by(BN) {
        parallel!((BN, D), |r, c| part[[r, c]] = keys[[b, h, j + r, c]] * q[[b, h, c]]);
        reduce_sum(&part, &mut p, 1);
        parallel!(BN, |r| p[r] = select(j + r <= new, p[r] * cast::<f32>(D).rsqrt(), -1e30));
        let last = high[0];
        reduce_max_into(&p, &mut high, 0);
        parallel!(BN, |r| p[r] = (p[r] - high[0]).exp());
        parallel!(1, |i| total[i] *= (last - high[0]).exp());
        reduce_sum_into(&p, &mut total, 0);
        parallel!(D, |c| acc[c] *= (last - high[0]).exp());
        parallel!((BN, D), |r, c| part[[r, c]] = p[r] * values[[b, h, j + r, c]]);
        reduce_sum_into(&part, &mut acc, 0);
    }
    parallel!(D, |c| o[[b, h, c]] = acc[c] / total[0]);
}

task!(decode_step, [[1, 1, 1], [2, 2, 64]], hidden[3, 2, 45]);

fn check(run: &mut Run<'_>, [n, heads, most]: [usize; 3]) -> Outcome {
    let [q, k, v] = [(); 3].map(|()| run.tensor::<f32, 3>([n, heads, 16]));
    let [mut keys, mut values] = [(); 2].map(|()| run.tensor([n, heads, most, 16]));
    let at = run.below::<i32, 1>([n], most);
    let [mut all_keys, mut all_values] = [wide(&keys), wide(&values)];
    let mut o = poisoned([n, heads, 16]);
    decode_step::<16, 16>().launch(run.device, &q, &k, &v, &at, &mut keys, &mut values, &mut o)?;
    let (q, k, v) = (wide(&q), wide(&k), wide(&v));
    for_each([n, heads, 16], |[b, h, c]| {
        all_keys[[b, h, at[[b]] as usize, c]] = k[[b, h, c]];
        all_values[[b, h, at[[b]] as usize, c]] = v[[b, h, c]];
    });
    let expected = Tensor::from_fn([n, heads, 16], |[b, h, c]| {
        let held = at[[b]] as usize + 1;
        let score = |j| sum(16, |d| q[[b, h, d]] * all_keys[[b, h, j, d]]) / 4.0;
        let lse = logsumexp(held, score);
        sum(held, |j| (score(j) - lse).exp() * all_values[[b, h, j, c]])
    });
    run.near("keys", &keys, &all_keys, Tolerance::EXACT)?;
    run.near("values", &values, &all_values, Tolerance::EXACT)?;
    run.near("o", &o, &expected, Tolerance::rounded::<f32>().sum::<f32>(most + 16, 1.0))
}

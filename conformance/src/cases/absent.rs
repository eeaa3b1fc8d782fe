//! Cases of empty inputs: sequences without keys, tiles that are masked as a whole, experts
//! without tokens and tokens without experts.

use crate::Session;
use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention_varlen;
use tile_kernels::moe::{moe_combine, moe_matmul, moe_plan};
use tile_kernels::reference::{self, Array};
use tile_kernels::testing::{Tolerance, array, poisoned};

const EXACT: Tolerance = Tolerance::EXACT;

/// Sequences without keys, and without queries, between others.
pub(crate) fn sequences_without_keys(session: &dyn Session) {
    const D: usize = 32;
    let mut random = session.random();
    let (q_start, k_start) = ([0, 5, 12, 12, 20], [0, 9, 9, 15, 29]);
    let q = random.tensor::<f32, 3>([20, 2, D]);
    let [k, v] = [(); 2].map(|()| random.tensor::<f32, 3>([29, 1, D]));
    let inputs = [&array(&q), &array(&k), &array(&v)];
    for causal in [false, true] {
        let expected = reference::attention_varlen(inputs, [&q_start, &k_start], causal, 0.25);
        assert!((5..12).all(|t| (0..2).all(|h| expected.row([t, h]).iter().all(|&x| x == 0.0))));
        let (q_start, k_start) = (Tensor::from(q_start), Tensor::from(k_start));
        let limit = Tolerance::rounded::<f32>().sum::<f32>(20 + D, 4.0).through::<f32>(0.5);
        // No key is exactly nothing.
        let nothing = Array::zeros(&[7, 2, D]);
        session.check(&format!("without keys, causal {causal}"), [(&expected, limit), (&nothing, EXACT)], |device| {
            let mut out = poisoned::<f32, 3>([20, 2, D]);
            if causal {
                flash_attention_varlen::<f32, 16, 16, D, true>()
                    .launch(device, &q, &k, &v, &q_start, &k_start, &mut out, 8, 0.25)?;
            } else {
                flash_attention_varlen::<f32, 16, 16, D, false>()
                    .launch(device, &q, &k, &v, &q_start, &k_start, &mut out, 8, 0.25)?;
            }
            let middle = out.slice([5..12, 0..2, 0..D]).expect("inside").to_tensor();
            Ok([array(&out), array(&middle)])
        });
    }
}

/// A softmax of masked scores by tiles, which starts at −∞, or at a sink: a score
/// without a value.
#[tile_kernel]
fn masked_softmax<const BN: usize, const SINK: bool>(
    score: &Tensor<f32, 2>,
    first: &Tensor<i32, 1>,
    sink: &Tensor<f32, 1>,
    out: &mut Tensor<f32, 1>,
    lse: &mut Tensor<f32, 1>,
) {
    dims!(score = [m, n], first = [m], sink = [m], out = [m], lse = [m]);
    let [b] = blocks([m.div_ceil(4)]);
    let mut s = fragment::<f32>([4, BN]);
    let mut w = fragment::<f32>([4, BN]);
    let mut top = fragment::<f32>([4]);
    let mut old = fragment::<f32>([4]);
    let mut sum = fragment::<f32>([4]);
    let mut o = fragment::<f32>([4]);
    parallel!(4, |i| {
        top[i] = if SINK { sink[b * 4 + i] } else { f32::NEG_INFINITY };
        sum[i] = if SINK { 1.0 } else { 0.0 };
    });
    clear(&mut o);
    for k in 0..n.div_ceil(BN) {
        copy(score.at([b * 4, k * BN]), &mut s);
        parallel!((4, BN), |i, j| {
            let at = k * BN + j;
            let seen = at < n && at >= cast::<usize>(first[b * 4 + i]);
            s[[i, j]] = select(seen, s[[i, j]], f32::NEG_INFINITY);
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(4, |i| {
            // Nothing was seen: −∞ less −∞ is no number.
            let base = if top[i] > f32::NEG_INFINITY { top[i] } else { 0.0 };
            old[i] = ((old[i] - base) * LOG2_E).exp2();
            sum[i] *= old[i];
            o[i] *= old[i];
        });
        parallel!((4, BN), |i, j| {
            let base = if top[i] > f32::NEG_INFINITY { top[i] } else { 0.0 };
            s[[i, j]] = ((s[[i, j]] - base) * LOG2_E).exp2();
            w[[i, j]] = s[[i, j]] * cast::<f32>(k * BN + j);
        });
        reduce_sum_into(&s, &mut sum, 1);
        reduce_sum_into(&w, &mut o, 1);
    }
    parallel!(4, |i| {
        if b * 4 + i < m {
            out[b * 4 + i] = select(sum[i] > 0.0, o[i] / sum[i], 0.0);
            lse[b * 4 + i] = top[i] + sum[i].ln();
        }
    });
}

fn masked<const SINK: bool>(session: &dyn Session) {
    const N: usize = 24;
    let mut random = session.random();
    // The first tile is masked as a whole for some rows, everything for one.
    let first = [0, 8, 12, 23, 24];
    let m = first.len();
    let score = random.tensor_between::<f32, 2>([m, N], -5.0, 5.0);
    let sink = random.tensor_between::<f32, 1>([m], -5.0, 5.0);
    let (mut out, mut lse) = (Array::zeros(&[m]), Array::zeros(&[m]));
    for i in 0..m {
        let own = if SINK { f64::from(sink[[i]]).exp() } else { 0.0 };
        let weight = |j: usize| f64::from(score[[i, j]]).exp();
        let sum = own + (first[i]..N).map(weight).sum::<f64>();
        let all = (first[i]..N).map(|j| weight(j) * j as f64).sum::<f64>();
        out[[i]] = if sum > 0.0 { all / sum } else { 0.0 };
        lse[[i]] = sum.ln();
    }
    let limit = Tolerance::rounded::<f32>().sum::<f32>(4 * N, 24.0);
    let first = Tensor::from(first.map(|x| x as i32));
    session.check(&format!("masked first tiles, sinks {SINK}"), [(&out, limit), (&lse, limit)], |device| {
        let (mut out, mut lse) = (poisoned::<f32, 1>([m]), poisoned::<f32, 1>([m]));
        masked_softmax::<8, SINK>().launch(device, &score, &first, &sink, &mut out, &mut lse)?;
        Ok([array(&out), array(&lse)])
    });
}

pub(crate) fn tiles_of_which_nothing_is_seen(session: &dyn Session) {
    masked::<false>(session);
    masked::<true>(session);
}

/// Tokens that have no second expert, and experts that have no token.
pub(crate) fn experts_without_tokens(session: &dyn Session) {
    const EXPERTS: usize = 6;
    const BM: usize = 8;
    let (tokens, top, k, n) = (11, 2, 16, 24);
    let mut random = session.random();
    let x = random.tensor::<f32, 2>([tokens, k]);
    let w = random.tensor::<f32, 3>([EXPERTS, n, k]);
    // Expert 1 or 4 first; of the second slots most are empty.
    let experts = Tensor::from_fn([tokens, top], |[t, r]| match (r, t % 3) {
        (0, 0) => 4,
        (0, _) => 1,
        (_, 1) => 4,
        _ => -1,
    });
    let weights = Tensor::from_fn([tokens, top], |at| if experts[at] < 0 { 0.0 } else { 0.5 });
    let mut expected = Array::zeros(&[tokens, n]);
    let (xs, ws) = (array(&x), array(&w));
    for t in 0..tokens {
        for r in (0..top).filter(|&r| experts[[t, r]] >= 0) {
            for j in 0..n {
                let row = ws.row([experts[[t, r]] as usize, j]);
                expected[[t, j]] += 0.5 * xs.row([t]).iter().zip(row).map(|(x, w)| x * w).sum::<f64>();
            }
        }
    }
    let tiles = (tokens * top + EXPERTS * (BM - 1)).div_ceil(BM);
    // Every slot of an expert once, in whole tiles of one expert.
    let listed = (0..tokens * top).filter(|&slot| experts[[slot / top, slot % top]] >= 0).count();
    let counts = Array::new(&[3], vec![listed as f64, 0.0, 0.0]);
    let limit = Tolerance::rounded::<f32>().sum::<f32>(2 * k, 1.0);
    session.check("experts without tokens", [(&expected, limit), (&counts, EXACT)], |device| {
        let (mut plan, mut tile_expert) = (poisoned::<i32, 1>([tiles * BM]), poisoned::<i32, 1>([tiles]));
        moe_plan::<EXPERTS, BM>().launch(device, &experts, &mut plan, &mut tile_expert)?;
        let (mut seen, mut wrong) = (vec![0; tokens * top], 0);
        for (i, &slot) in plan.to_vec().iter().enumerate().filter(|(_, slot)| **slot >= 0) {
            let slot = slot as usize;
            match seen.get_mut(slot) {
                Some(seen) => *seen += 1,
                None => wrong += 1,
            }
            wrong += usize::from(experts.get([slot / top, slot % top]) != Some(tile_expert[[i / BM]]));
        }
        let [once, more] = [1, 2].map(|least| seen.iter().filter(|&&times| times >= least).count() as f64);
        let mut y = poisoned::<f32, 2>([tokens * top, n]);
        let mut out = poisoned::<f32, 2>([tokens, n]);
        moe_matmul::<f32, BM, 16, 8, 2>().launch(device, &x, &w, &plan, &tile_expert, &mut y)?;
        moe_combine::<f32, 16>().launch(device, &y, &weights, &mut out)?;
        Ok([array(&out), Array::new(&[3], vec![once, more, wrong as f64])])
    });
}

//! Cases of attention, forward and backward.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::attention::{flash_attention, flash_attention_varlen};
use tile_kernels::attention_backward::{
    attention_backward_fused, attention_backward_kv, attention_backward_q, attention_delta,
};
use tile_kernels::reference::{self, Array, Mask};
use tile_kernels::testing::{Tolerance, array, poisoned};

const D: usize = 32;

/// batch, query heads, key heads, queries, keys.
const SHAPES: [[usize; 5]; 4] = [[1, 1, 1, 1, 1], [2, 4, 2, 33, 33], [1, 2, 1, 20, 50], [1, 3, 3, 48, 32]];

fn mask(causal: bool) -> Mask<'static> {
    if causal { Mask::Causal } else { Mask::Full }
}

/// Weights and, in the backward pass, their derivatives are rounded to T.
fn tolerance<T: Float>(terms: usize) -> Tolerance {
    Tolerance::rounded::<T>().sum::<T::Acc>(terms, 4.0).through::<T>(0.5)
}

/// Queries that see no key have no defined result.
fn defined(shape: [usize; 5], causal: bool) -> bool {
    !causal || shape[3] <= shape[4]
}

pub(crate) fn forward<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    session: &dyn Session,
    shapes: &[[usize; 5]],
) {
    let mut random = session.random();
    for &shape @ [batch, heads, kv_heads, m, n] in shapes {
        if !defined(shape, CAUSAL) {
            continue;
        }
        let q = random.tensor::<T, 4>([batch, heads, m, D]);
        let k = random.tensor::<T, 4>([batch, kv_heads, n, D]);
        let v = random.tensor::<T, 4>([batch, kv_heads, n, D]);
        let scale = 0.25_f32;
        let (qa, ka, va) = (array(&q), array(&k), array(&v));
        let out = reference::attention(&qa, &ka, &va, mask(CAUSAL), f64::from(scale));
        let lse = reference::log_sum_exp(&qa, &ka, mask(CAUSAL), f64::from(scale));
        let expected = [(&out, tolerance::<T>(n + D)), (&lse, Tolerance::rounded::<f32>().sum::<f32>(n + D, 4.0))];
        let case = format!("flash_attention {} {BM}x{BN}x{D} {shape:?} causal {CAUSAL}", T::DTYPE);
        session.check(&case, expected, |device| {
            let (mut out, mut lse) = (poisoned::<T, 4>([batch, heads, m, D]), poisoned([batch, heads, m]));
            flash_attention::<T, BM, BN, D, CAUSAL>().launch(device, &q, &k, &v, &mut out, &mut lse, scale)?;
            Ok([array(&out), array(&lse)])
        });
    }
}

pub(crate) fn attention_forward(session: &dyn Session) {
    forward::<f32, 16, 16, D, true>(session, &SHAPES);
    forward::<f32, 16, 16, D, false>(session, &SHAPES);
    forward::<bf16, 16, 16, D, true>(session, &SHAPES);
}

/// Without batches, queries or keys.
const EMPTY: [[usize; 5]; 3] = [[0, 2, 1, 5, 5], [1, 2, 1, 0, 5], [1, 2, 1, 5, 0]];

pub(crate) fn attention_of_nothing(session: &dyn Session) {
    forward::<f32, 16, 16, D, true>(session, &EMPTY);
    forward::<bf16, 16, 16, D, false>(session, &EMPTY);
    backward::<f32, 16, 16, D, false>(session, &EMPTY);
}

pub(crate) fn queries_that_see_no_key_give_zeros(session: &dyn Session) {
    let (m, n) = (20, 8);
    let mut random = session.random();
    let [q, k, v] = [m, n, n].map(|rows| random.tensor::<f32, 4>([1, 1, rows, D]));
    let expected = Array::zeros(&[m - n, D]);
    session.check("unseen", [(&expected, Tolerance::EXACT)], |device| {
        let (mut out, mut lse) = (poisoned::<f32, 4>([1, 1, m, D]), poisoned([1, 1, m]));
        flash_attention::<f32, 16, 16, D, true>().launch(device, &q, &k, &v, &mut out, &mut lse, 1.0)?;
        Ok([array(&out.slice([0..1, 0..1, 0..m - n, 0..D]).expect("in range").to_tensor()).reshape(&[m - n, D])])
    });
}

fn varlen<T: Float, const CAUSAL: bool>(session: &dyn Session) {
    let mut random = session.random();
    let (q_start, k_start) = ([0, 5, 5, 38], [0, 5, 12, 52]);
    let (heads, kv_heads) = (4, 2);
    let q = random.tensor::<T, 3>([38, heads, D]);
    let k = random.tensor::<T, 3>([52, kv_heads, D]);
    let v = random.tensor::<T, 3>([52, kv_heads, D]);
    let scale = 0.25_f32;
    let inputs = [&array(&q), &array(&k), &array(&v)];
    let expected = reference::attention_varlen(inputs, [&q_start, &k_start], CAUSAL, f64::from(scale));
    let (q_start, k_start) = (Tensor::from(q_start), Tensor::from(k_start));
    session.check(&format!("varlen {} causal {CAUSAL}", T::DTYPE), [(&expected, tolerance::<T>(40 + D))], |device| {
        let mut out = poisoned::<T, 3>([38, heads, D]);
        flash_attention_varlen::<T, 16, 16, D, CAUSAL>()
            .launch(device, &q, &k, &v, &q_start, &k_start, &mut out, 33, scale)?;
        Ok([array(&out)])
    });
}

pub(crate) fn attention_of_packed_sequences(session: &dyn Session) {
    varlen::<f32, true>(session);
    varlen::<f32, false>(session);
    varlen::<bf16, true>(session);
}

pub(crate) fn backward<T: Float, const BM: usize, const BN: usize, const D: usize, const CAUSAL: bool>(
    session: &dyn Session,
    shapes: &[[usize; 5]],
) {
    let mut random = session.random();
    for &shape @ [batch, heads, kv_heads, m, n] in shapes {
        if !defined(shape, CAUSAL) {
            continue;
        }
        let (queries, keys) = ([batch, heads, m, D], [batch, kv_heads, n, D]);
        let [q, d_out] = [(); 2].map(|()| random.tensor::<T, 4>(queries));
        let [k, v] = [(); 2].map(|()| random.tensor::<T, 4>(keys));
        let scale = 0.25_f32;
        let (qa, ka, va) = (array(&q), array(&k), array(&v));
        let s = f64::from(scale);
        let out = reference::attention(&qa, &ka, &va, mask(CAUSAL), s);
        let lse = reference::log_sum_exp(&qa, &ka, mask(CAUSAL), s);
        let g = reference::attention_backward(&qa, &ka, &va, &array(&d_out), mask(CAUSAL), s);
        // What the forward pass hands over, as its types hold it.
        let out = Tensor::from_fn(queries, |at| T::from_f64(out[at]));
        let lse = Tensor::from_fn([batch, heads, m], |at| lse[at] as f32);
        let limit = tolerance::<T>(n + m + D).through::<T>(2.0 * (heads * m) as f64 / kv_heads as f64 / 32.0);
        let case = format!("attention backward {} {BM}x{BN}x{D} {shape:?} causal {CAUSAL}", T::DTYPE);
        session.check(&case, [(&g.q, limit), (&g.k, limit), (&g.v, limit)], |device| {
            let mut delta = poisoned::<f32, 3>([batch, heads, m]);
            let (mut d_q, mut d_k, mut d_v) =
                (poisoned::<T, 4>(queries), poisoned::<T, 4>(keys), poisoned::<T, 4>(keys));
            attention_delta::<T, 16, D>().launch(device, &out, &d_out, &mut delta)?;
            attention_backward_kv::<T, BM, BN, D, CAUSAL>()
                .launch(device, &q, &k, &v, &d_out, &lse, &delta, &mut d_k, &mut d_v, scale)?;
            attention_backward_q::<T, BM, BN, D, CAUSAL>()
                .launch(device, &q, &k, &v, &d_out, &lse, &delta, &mut d_q, scale)?;
            Ok([array(&d_q), array(&d_k), array(&d_v)])
        });
        session.check(&format!("{case} in one pass"), [(&g.q, limit), (&g.k, limit), (&g.v, limit)], |device| {
            let mut delta = poisoned::<f32, 3>([batch, heads, m]);
            let mut d_q = Tensor::<T::Acc, 4>::zeros(queries);
            let (mut d_k, mut d_v) = (poisoned::<T, 4>(keys), poisoned::<T, 4>(keys));
            attention_delta::<T, 16, D>().launch(device, &out, &d_out, &mut delta)?;
            attention_backward_fused::<T, BM, BN, D, CAUSAL>()
                .launch(device, &q, &k, &v, &d_out, &lse, &delta, &mut d_q, &mut d_k, &mut d_v, scale)?;
            Ok([array(&d_q), array(&d_k), array(&d_v)])
        });
    }
}

pub(crate) fn attention_gradients(session: &dyn Session) {
    backward::<f32, 16, 16, D, true>(session, &SHAPES);
    backward::<f32, 16, 16, D, false>(session, &SHAPES);
    backward::<bf16, 16, 16, D, false>(session, &SHAPES);
}

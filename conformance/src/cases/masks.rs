//! Cases of attention with masks and score functions that are written as one `select` in every
//! step: windows, prefixes, chunks, ragged ends, soft caps, linear biases.

use crate::Session;
use std::f32::consts::LOG2_E;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Attention of queries `[heads, n, D]` on keys and values `[kv_heads, n, D]`, where a query sees the
/// `window` keys up to its own.
#[tile_kernel(fast_math)]
fn windowed<T: Float, const BM: usize, const BN: usize, const D: usize, const CAP: bool, const BIAS: bool>(
    q: &Tensor<T, 3>,
    k: &Tensor<T, 3>,
    v: &Tensor<T, 3>,
    slopes: &Tensor<f32, 1>,
    out: &mut Tensor<T, 3>,
    window: usize,
    scale: f32,
    cap: f32,
) {
    dims!(q = [heads, n, D], k = [kv_heads, n, D], v = [kv_heads, n, D], out = [heads, n, D], slopes = [heads]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let [h, x] = blocks([heads, n.div_ceil(BM)]);
    let kv = h / (heads / kv_heads);
    let slope = slopes[h];
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut p = fragment::<T>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(q.at([h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    let first = (x * BM).max(window) - window;
    pipelined!(first / BN..n.min(x * BM + BM).div_ceil(BN), stages = 2, |y| {
        copy(k.at([kv, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let mut score = cast::<f32>(s[[i, j]]) * scale;
            if CAP {
                score = cap * (score / cap).tanh();
            }
            if BIAS {
                score -= slope * cast::<f32>(query - key);
            }
            let seen = key <= query && key + window > query && key < n;
            s[[i, j]] = cast::<T::Acc>(select(seen, score * LOG2_E, f32::NEG_INFINITY));
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BM, |i| {
            old[i] = (old[i] - top[i]).exp2();
            sum[i] *= old[i];
        });
        parallel!((BM, BN), |i, j| {
            s[[i, j]] = (s[[i, j]] - top[i]).exp2();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BM, D), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(&s, &mut p);
        copy(v.at([kv, y * BN, 0]), &mut v_s);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] /= sum[i];
    });
    copy(&o, out.at_mut([h, x * BM, 0]));
}

/// Attention on keys that a query sees, `sees(query, key)`, with scores that `score(head, dot product,
/// distance)` makes, in `f64`.
fn expected(
    [q, k, v]: [&Array; 3],
    sees: &dyn Fn(usize, usize) -> bool,
    score: &dyn Fn(usize, f64, f64) -> f64,
) -> Array {
    let [heads, n, d] = q.shape[..] else { unreachable!("queries have three axes") };
    let group = heads / k.shape[0];
    let mut out = Array::zeros(&[heads, n, d]);
    for h in 0..heads {
        for i in 0..n {
            let keys: Vec<usize> = (0..k.shape[1]).filter(|&j| sees(i, j)).collect();
            let of = |j: usize| {
                let dot: f64 = q.row([h, i]).iter().zip(k.row([h / group, j])).map(|(x, y)| x * y).sum();
                score(h, dot, i as f64 - j as f64)
            };
            let scores: Vec<f64> = keys.iter().map(|&j| of(j)).collect();
            let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let weights: Vec<f64> = scores.iter().map(|score| (score - top).exp()).collect();
            let sum: f64 = weights.iter().sum();
            for (j, weight) in keys.into_iter().zip(&weights) {
                for c in 0..d {
                    out[[h, i, c]] += weight / sum * v.row([h / group, j])[c];
                }
            }
        }
    }
    out
}

/// Windows within a tile, over several and over all keys, with tiles that hang over the end.
fn windows<T: Float, const BM: usize, const BN: usize, const D: usize>(session: &dyn Session, n: usize) {
    let mut random = session.random();
    let (heads, kv_heads, scale, cap) = (4, 2, 0.25_f32, 3.0_f32);
    let q = random.tensor::<T, 3>([heads, n, D]);
    let [k, v] = [(); 2].map(|()| random.tensor::<T, 3>([kv_heads, n, D]));
    let slopes = Tensor::from_fn([heads], |[h]| 0.5_f32.powi(h as i32 + 1));
    let inputs = [&array(&q), &array(&k), &array(&v)];
    // Weights are rounded to `T`, and hyperbolic tangents are approximate.
    let limit = Tolerance::rounded::<T>().sum::<f32>(n + D, 4.0).through::<T>(4.0).through::<bf16>(1.0);
    for window in [1, BN / 2 + 1, 2 * BN + 3, n + 5, usize::MAX >> 2] {
        let sees = |i: usize, j: usize| j <= i && i < j.saturating_add(window);
        let (scale_of, cap_of) = (f64::from(scale), f64::from(cap));
        let plain = expected(inputs, &sees, &|_, dot, _| dot * scale_of);
        let both = expected(inputs, &sees, &|h, dot, distance| {
            cap_of * (dot * scale_of / cap_of).tanh() - f64::from(slopes[[h]]) * distance
        });
        let name = format!("window {window} of {n}, {} {BM}x{BN}x{D}", T::DTYPE);
        session.check(&name, [(&plain, limit), (&both, limit)], |device| {
            let [mut plain, mut both] = [(); 2].map(|()| poisoned::<T, 3>([heads, n, D]));
            windowed::<T, BM, BN, D, false, false>()
                .launch(device, &q, &k, &v, &slopes, &mut plain, window, scale, cap)?;
            windowed::<T, BM, BN, D, true, true>()
                .launch(device, &q, &k, &v, &slopes, &mut both, window, scale, cap)?;
            Ok([array(&plain), array(&both)])
        });
    }
}

pub(crate) fn windows_caps_and_biases(session: &dyn Session) {
    windows::<f32, 16, 16, 32>(session, 45);
}

pub(crate) fn windows_of_warpgroups(session: &dyn Session) {
    windows::<bf16, 64, 32, 64>(session, 150);
}

/// Attention whose loop goes through all keys and leaves it to the mask which of them a query sees:
/// those up to its own or in a prefix, within a window and in its chunk.
#[tile_kernel(fast_math)]
fn masked<T: Float, const BM: usize, const BN: usize, const D: usize, const CHUNK: usize>(
    q: &Tensor<T, 3>,
    k: &Tensor<T, 3>,
    v: &Tensor<T, 3>,
    out: &mut Tensor<T, 3>,
    prefix: usize,
    window: usize,
) {
    dims!(q = [heads, n, D], k = [heads, n, D], v = [heads, n, D], out = [heads, n, D]);
    let [h, x] = blocks([heads, n.div_ceil(BM)]);
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut p = fragment::<T>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(q.at([h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    pipelined!(0..n.div_ceil(BN), stages = 2, |y| {
        copy(k.at([h, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let past = key <= query && key + window > query && key / CHUNK == query / CHUNK;
            let hidden = !(past || key < prefix) || key >= n;
            s[[i, j]] = select(hidden, cast::<T::Acc>(f32::NEG_INFINITY), s[[i, j]]);
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BM, |i| {
            old[i] = (old[i] - top[i]).exp();
            sum[i] *= old[i];
        });
        parallel!((BM, BN), |i, j| {
            s[[i, j]] = (s[[i, j]] - top[i]).exp();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BM, D), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(&s, &mut p);
        copy(v.at([h, y * BN, 0]), &mut v_s);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] /= sum[i];
    });
    copy(&o, out.at_mut([h, x * BM, 0]));
}

/// Prefixes, windows and chunks that hide whole tiles of keys at the front, at the end and between.
fn hidden_tiles<T: Float, const BM: usize, const BN: usize, const D: usize, const CHUNK: usize>(
    session: &dyn Session,
    n: usize,
) {
    let mut random = session.random();
    let [q, k, v] = [(); 3].map(|()| random.tensor::<T, 3>([2, n, D]));
    let inputs = [&array(&q), &array(&k), &array(&v)];
    let limit = Tolerance::rounded::<T>().sum::<f32>(n + D, 4.0).through::<T>(4.0);
    for (prefix, window) in [(0, 1), (0, BN + 3), (BN / 2, BN), (n, 1), (2 * BN + 1, usize::MAX >> 2)] {
        let sees =
            |i: usize, j: usize| (j <= i && j.saturating_add(window) > i && j / CHUNK == i / CHUNK) || j < prefix;
        let expected = expected(inputs, &sees, &|_, dot, _| dot);
        let name = format!("prefix {prefix}, window {window}, chunk {CHUNK} of {n}, {} {BM}x{BN}x{D}", T::DTYPE);
        session.check(&name, [(&expected, limit)], |device| {
            let mut out = poisoned::<T, 3>([2, n, D]);
            masked::<T, BM, BN, D, CHUNK>().launch(device, &q, &k, &v, &mut out, prefix, window)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn hidden_tiles_of_keys(session: &dyn Session) {
    hidden_tiles::<f32, 16, 16, 16, 40>(session, 101);
}

pub(crate) fn hidden_tiles_of_warpgroups(session: &dyn Session) {
    hidden_tiles::<bf16, 64, 32, 64, { 1 << 20 }>(session, 214);
}

/// Causal attention within documents, or on keys whose ids are no greater, that are no padding. The ids of
/// a tile's keys are copied, or read where they are compared.
#[tile_kernel(fast_math)]
fn documents<T: Float, const BM: usize, const BN: usize, const D: usize, const COPY: bool, const ORDER: bool>(
    q: &Tensor<T, 3>,
    k: &Tensor<T, 3>,
    v: &Tensor<T, 3>,
    ids: &Tensor<i32, 2>,
    valid: &Tensor<bool, 1>,
    out: &mut Tensor<T, 3>,
) {
    dims!(q = [heads, n, D], k = [heads, n, D], v = [heads, n, D], out = [heads, n, D]);
    dims!(ids = [heads, n], valid = [n]);
    let [h, x] = blocks([heads, n.div_ceil(BM)]);
    let mut q_s = shared::<T>([BM, D]);
    let mut k_s = shared::<T>([BN, D]);
    let mut v_s = shared::<T>([BN, D]);
    let mut s = fragment::<T::Acc>([BM, BN]);
    let mut p = fragment::<T>([BM, BN]);
    let mut o = fragment::<T::Acc>([BM, D]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut old = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    let mut own = fragment::<i32>([BM]);
    let mut other = fragment::<i32>([BN]);
    copy(q.at([h, x * BM, 0]), &mut q_s);
    copy(ids.at([h, x * BM]), &mut own);
    clear(&mut o);
    clear(&mut sum);
    clear(&mut other);
    fill(&mut top, -1.0e30);
    pipelined!(0..n.div_ceil(BN), stages = 2, |y| {
        copy(k.at([h, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        if COPY {
            copy(ids.at([h, y * BN]), &mut other);
        }
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let id = if COPY { other[j] } else { ids[[h, key]] };
            let matches = if ORDER { id <= own[i] } else { own[i] == id };
            let seen = matches && key <= query && valid[key];
            s[[i, j]] = select(seen, s[[i, j]], cast::<T::Acc>(f32::NEG_INFINITY));
        });
        copy(&top, &mut old);
        reduce_max_into(&s, &mut top, 1);
        parallel!(BM, |i| {
            old[i] = (old[i] - top[i]).exp();
            sum[i] *= old[i];
        });
        parallel!((BM, BN), |i, j| {
            s[[i, j]] = (s[[i, j]] - top[i]).exp();
        });
        reduce_sum_into(&s, &mut sum, 1);
        parallel!((BM, D), |i, d| {
            o[[i, d]] *= old[i];
        });
        copy(&s, &mut p);
        copy(v.at([h, y * BN, 0]), &mut v_s);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] /= sum[i];
    });
    copy(&o, out.at_mut([h, x * BM, 0]));
}

/// Documents of few and of many keys, in order and interleaved, with ids of zero and below.
fn hidden_documents<T: Float, const BM: usize, const BN: usize, const D: usize>(session: &dyn Session, n: usize) {
    let mut random = session.random();
    let [q, k, v] = [(); 3].map(|()| random.tensor::<T, 3>([2, n, D]));
    let inputs = [&array(&q), &array(&k), &array(&v)];
    let limit = Tolerance::rounded::<T>().sum::<f32>(n + D, 4.0).through::<T>(4.0);
    let kinds: [(&str, &dyn Fn(usize) -> i32); 4] = [
        ("one", &|_| 0),
        ("short", &|j| 7 - (j / 5) as i32),
        ("long", &|j| (j * 5 / n) as i32 - 1),
        ("interleaved", &|j| (j / 3 % 4) as i32),
    ];
    for (name, id) in kinds {
        // The first key of a document is no padding, so that all queries see a key.
        let begins = |j: usize| !(0..j).any(|before| id(before) == id(j));
        let ids = Tensor::from_fn([2, n], |[_, j]| id(j));
        let valid = Tensor::from_fn([n], |[j]| begins(j) || j % 11 < 8);
        let kept = |i: usize, j: usize| j <= i && (begins(j) || j % 11 < 8);
        let within = expected(inputs, &|i, j| kept(i, j) && id(i) == id(j), &|_, dot, _| dot);
        let ordered = expected(inputs, &|i, j| kept(i, j) && id(j) <= id(i), &|_, dot, _| dot);
        let name = format!("documents {name} of {n}, {} {BM}x{BN}x{D}", T::DTYPE);
        session.check(&name, [(&within, limit), (&within, limit), (&ordered, limit)], |device| {
            let [mut copied, mut read, mut order] = [(); 3].map(|()| poisoned::<T, 3>([2, n, D]));
            documents::<T, BM, BN, D, true, false>().launch(device, &q, &k, &v, &ids, &valid, &mut copied)?;
            documents::<T, BM, BN, D, false, false>().launch(device, &q, &k, &v, &ids, &valid, &mut read)?;
            documents::<T, BM, BN, D, false, true>().launch(device, &q, &k, &v, &ids, &valid, &mut order)?;
            Ok([array(&copied), array(&read), array(&order)])
        });
    }
}

pub(crate) fn hidden_documents_of_keys(session: &dyn Session) {
    hidden_documents::<f32, 16, 16, 16>(session, 101);
}

pub(crate) fn hidden_documents_of_warpgroups(session: &dyn Session) {
    hidden_documents::<bf16, 64, 32, 64>(session, 214);
}

//! Kernels that no list of the project has, as a user would write them: attention with masks and
//! score functions, the mask as one `select` in every step, and GEMM with scales of rows and columns.

use crate::point::{Data, Given, Point};
use std::f32::consts::LOG2_E;
use tile_core::elem::DType;
use tile_core::launch::{Definition, Scalar};
use tile_kernel::prelude::*;

/// Makes a point of a kernel, a label, element types, axes of const parameters and arguments.
pub(crate) type Make<'a> = &'a mut dyn FnMut(&dyn Definition, String, &[DType], &[(&str, &[i64])], Vec<Given>) -> Point;

/// Attention forward with a causal window of `window` keys, a soft cap and ALiBi, with
/// grouped-query heads: `q`, `out`: `[batch, heads, m, D]`; `k`, `v`: `[batch, kv_heads, n, D]`;
/// `slopes`: `[heads]`.
#[tile_kernel(fast_math, default(BM = 128, BN = 128, D = 128, CAP = true, BIAS = true))]
pub(crate) fn windowed<const BM: usize, const BN: usize, const D: usize, const CAP: bool, const BIAS: bool>(
    q: &Tensor<bf16, 4>,
    k: &Tensor<bf16, 4>,
    v: &Tensor<bf16, 4>,
    slopes: &Tensor<f32, 1>,
    out: &mut Tensor<bf16, 4>,
    window: usize,
    scale: f32,
    cap: f32,
) {
    dims!(q = [batch, heads, m, D], k = [batch, kv_heads, n, D], v = [batch, kv_heads, n, D]);
    dims!(out = [batch, heads, m, D], slopes = [heads]);
    require!(heads % kv_heads == 0, "key heads divide query heads");
    let [b, h, x] = blocks([batch, heads, m.div_ceil(BM)]);
    let kv = h / (heads / kv_heads);
    let slope = slopes[h];
    let mut q_s = shared::<bf16>([BM, D]);
    let mut k_s = shared::<bf16>([BN, D]);
    let mut v_s = shared::<bf16>([BN, D]);
    let mut s = fragment::<f32>([BM, BN]);
    let mut p = fragment::<bf16>([BM, BN]);
    let mut o = fragment::<f32>([BM, D]);
    let mut top = fragment::<f32>([BM]);
    let mut old = fragment::<f32>([BM]);
    let mut sum = fragment::<f32>([BM]);
    copy(q.at([b, h, x * BM, 0]), &mut q_s);
    clear(&mut o);
    clear(&mut sum);
    fill(&mut top, -1.0e30);
    let first = (x * BM).max(window) - window;
    let last = n.min(x * BM + BM);
    pipelined!(first / BN..last.div_ceil(BN), stages = 2, |y| {
        copy(k.at([b, kv, y * BN, 0]), &mut k_s);
        gemm_set(&q_s, k_s.t(), &mut s);
        parallel!((BM, BN), |i, j| {
            let query = x * BM + i;
            let key = y * BN + j;
            let mut score = s[[i, j]] * scale;
            if CAP {
                score = cap * (score / cap).tanh();
            }
            if BIAS {
                score -= slope * cast::<f32>(query - key);
            }
            let seen = key <= query && key + window > query && key < n;
            s[[i, j]] = select(seen, score * LOG2_E, f32::NEG_INFINITY);
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
        copy(v.at([b, kv, y * BN, 0]), &mut v_s);
        gemm(&p, &v_s, &mut o);
    });
    parallel!((BM, D), |i, d| {
        o[[i, d]] /= sum[i];
    });
    copy(&o, out.at_mut([b, h, x * BM, 0]));
}

/// C = (A·Bᵀ)·row·column + bias (W8A8).
///
/// `a`: `[m, k]`, `b`: `[n, k]`, of 8 bits; `row`: `[m]`, `column`: `[n]`, scales; `bias`: `[n]`;
/// `c`: `[m, n]`.
#[tile_kernel(
    default(T = i8, O = bf16, BM = 128, BN = 128, BK = 128),
    tune(BM = [128, 64, 192, 256, 16, 32], BN = [128, 64, 256, 192, 176, 144], BK = [128, 64])
)]
pub(crate) fn matmul_w8a8<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    row: &Tensor<f32, 1>,
    column: &Tensor<f32, 1>,
    bias: &Tensor<O, 1>,
    c: &mut Tensor<O, 2>,
) {
    dims!(a = [m, k], b = [n, k], row = [m], column = [n], bias = [n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    let mut out = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm(&a_s, b_s.t(), &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        let scale = row[by * BM + i] * column[bx * BN + j];
        out[[i, j]] = cast::<f32>(acc[[i, j]]) * scale + cast::<f32>(bias[bx * BN + j]);
    });
    copy(&out, c.at_mut([by * BM, bx * BN]));
}

pub(crate) fn points(points: &mut Vec<Point>, make: Make<'_>) {
    let half = DType::BF16;
    let tensor = |dtype, shape: &[i64], data| Given::Tensor { dtype, shape: shape.to_vec(), data };
    for (b, h, kv, s, window, cap, bias) in [
        (2, 32, 8, 8192, 4096, 1, 1),
        (2, 32, 8, 8192, 4096, 1, 0),
        (2, 32, 8, 8192, 4096, 0, 1),
        (2, 32, 8, 8192, 4096, 0, 0),
        (1, 16, 16, 16384, 1 << 30, 1, 1),
        (1, 16, 16, 16384, 1 << 30, 0, 0),
        (1, 12, 4, 10000, 1000, 1, 1),
    ] {
        let (q, k) = ([b, h, s, 128], [b, kv, s, 128]);
        let args = vec![
            tensor(half, &q, Data::Random),
            tensor(half, &k, Data::Random),
            tensor(half, &k, Data::Random),
            tensor(DType::F32, &[h], Data::Random),
            tensor(half, &q, Data::Output),
            Given::Scalar(Scalar::index(window)),
            Given::Scalar(Scalar::new(0.088_f32)),
            Given::Scalar(Scalar::new(50.0_f32)),
        ];
        let label = format!("bf16 b{b} h{h}/{kv} s{s} window {window} cap {cap} bias {bias}");
        let axes: [(&str, &[i64]); 4] =
            [("CAP", &[cap]), ("BIAS", &[bias]), ("BM", &[64, 128, 192]), ("BN", &[64, 96, 128, 176])];
        points.push(make(&windowed::default(), label, &[], &axes, args));
    }
}

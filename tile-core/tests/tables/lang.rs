//! Compile tests of `lang`: bodies of the kinds that the macro emits.
#![expect(
    clippy::assign_op_pattern,
    reason = "the macro writes compound assignment out: of a type parameter it would borrow the place before the value"
)]

use tile_core::lang::methods::*;
use tile_core::lang::*;
use tile_core::num::{Element, F8E4M3, Float, Int, Num, f16};

#[expect(dead_code, reason = "compiled, never called")]
fn matmul<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    let [m, k] = a.shape();
    let n = b.dim(1);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T, _>([BM, BK]);
    let mut b_s = shared::<T, _>([BK, BN]);
    let mut acc = fragment::<T::Acc, _>([BM, BN]);
    clear(&mut acc);
    for ko in pipelined(0..k.div_ceil(BK), 3) {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
        gemm(b_s.t(), a_s.t(), &mut acc);
        gemm_set(a.at((0, ..)).t(), b.at((span(2, BK), 1)), &mut acc);
    }
    copy(&acc, c.at_mut([by * BM, bx * BN]));
    copy(&acc, c.at_mut([by * BM, bx * BN]).t());
    copy(a.at([0, 0]).or(lit(1)), c);
    copy(a, c);
}

#[expect(dead_code, reason = "compiled, never called")]
fn softmax<T: Float, const BM: usize, const N: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    let mut s = fragment::<T::Acc, _>([BM, N]);
    let mut m = fragment::<T::Acc, _>([BM]);
    let mut rows = shared::<i32, _>([BM]);
    copy(x.at([0, 0]), &mut s);
    fill(&mut m, <T::Acc as Float>::NEG_INFINITY);
    reduce_max_into(&s, &mut m, 1);
    reduce_argmax(&s, &mut rows, 1);
    for [i, j] in parallel([BM, N]) {
        s[[i, j]] = (s[[i, j]] - m[i]).exp().max(lit(0.5)).clamp(lit(0), lit(1)).sigmoid();
        s[[i, j]] = s[[i, j]] + cast::<T::Acc>(i);
        s[[i, j]] = select(i < j, s[[i, j]], s[[j, i]].powf(s[[i, j]]));
        let v: T = cast(s[[i, j]]);
        y[[i, j]] = v;
        store_unordered(y, [i, j], v);
        store_unordered(&mut m, i, s[[i, j]]);
    }
    cumsum(alias(&s), &mut s, 1);
    scatter(x.at([0, 0]), &rows, y);
    copy(s.reshape([N, BM]).bitcast::<T::Acc>(), &mut m);
}

#[expect(dead_code, reason = "compiled, never called")]
fn scalars<T: Num, I: Int>(x: T, i: I, h: f16, q: F8E4M3, u: u32) -> bool {
    let wide: T::Acc = cast(x);
    let again: <T::Acc as Element>::Acc = wide * wide;
    let mut bits = i & lit(3);
    bits <<= lit(1);
    bits %= lit(7);
    let one = u.abs().max(1).count_ones();
    let y = h.exp().max(h).min_nan(h).abs() + cast_with::<f16>(q.max(q), Round::TowardZero);
    again > wide && bits.max(i).min(i) == i && y.is_nan() && one == u32::count_ones(u)
}

#[expect(dead_code, reason = "compiled, never called")]
fn atomics(hist: &mut Tensor<u32, 1>, sum: &mut Tensor<f32, 2>, x: &Tensor<i8, 2>, w: &Tensor<u8, 2>) {
    let mut seen = shared::<bool, _>([4]);
    let mut tile = shared::<f32, _>([4, 4]);
    let mut acc = fragment::<i32, _>([4, 4]);
    let mut lock = workspace::<u32, _>([1]);
    let old = hist.atomic_add(3, 1, Relaxed) + hist.atomic_or([2], 1, AcqRel);
    sum.atomic_max([1, 2], 0.5, SeqCst);
    tile.atomic_exchange([1, 2], 0.5, Acquire);
    lock.atomic_cas(0, old, 1, Release);
    atomic_add(&tile, sum.at_mut([0, 0]), Relaxed);
    reduce_any(alias(&seen), &mut seen, 0);
    gemm(x.at([0, 0]), w.at([0, 0]), &mut acc);
}

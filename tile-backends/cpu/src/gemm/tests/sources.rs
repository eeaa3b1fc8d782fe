//! Sources that end early, have another type, or hold extreme values.

use super::super::*;
use super::{Matrix, Memory, Random, check, expected};
use crate::level::tests::in_session;
use crate::level::{Avx2, Avx512, Baseline};
use tile_core::num::{F8E4M3, F8E5M2, bf16, f16};

/// Sources that extend beyond edges, of the tile's type or another.
pub(super) fn clipped<L: Level, S: CpuElem, A: CpuElem, C: CpuElem>() {
    if !L::ID.available() {
        return;
    }
    let mut random = Random(77);
    for round in 0..if cfg!(miri) { 4 } else { 60 } {
        let limit = if cfg!(miri) { 9 } else { 60 };
        let mut extent = || 1 + random.next(limit);
        let (m, n, k) = (extent(), extent(), extent());
        let (a, b) = {
            let mut whole = |layout: usize| {
                let (r, c) = (1 + random.next(limit), 1 + random.next(limit));
                Matrix::<S>::new(r, c, layout, &mut random)
            };
            (whole(round % 5), whole(round / 5 % 5))
        };
        let fill: A = if round % 3 == 0 { random.element() } else { A::default() };
        let mut window = |matrix: &Matrix<S>, rows: usize, cols: usize| {
            let start = [random.next(9) as i64 - 4, random.next(9) as i64 - 4];
            (matrix.view.window(start, [rows as i64, cols as i64]), start)
        };
        let (va, sa) = window(&a, m, k);
        let (vb, sb) = window(&b, k, n);
        let read = |matrix: &Matrix<S>, view: &View<S, 2>, start: [i64; 2], i: usize, j: usize| -> A {
            if view.exists([i as i64, j as i64]) {
                let x = matrix.get((start[0] + i as i64) as usize, (start[1] + j as i64) as usize);
                if A::DTYPE.is_float() { A::from_f64(x.to_f64()) } else { A::from_i128(x.to_i128()) }
            } else {
                fill
            }
        };
        let pa = Memory::new(packed_a_bytes::<L, A, A, C>(m, k));
        let pb = Memory::new(packed_b_bytes::<L, A, A, C>(n, k));
        let c = Matrix::<C>::new(m, n, 0, &mut random);
        // SAFETY: as in `run`; the windows say what exists.
        unsafe {
            pack_a::<L, S, A, A, C>(va, fill, pa.1);
            let b = if round % 2 == 0 {
                pack_b::<L, S, A, A, C>(vb, fill, pb.1);
                Right::Packed(pb.1.cast_const())
            } else {
                Right::FusedPack(vb, fill, pb.1)
            };
            multiply::<L, S, A, A, C>(Left::Packed(pa.1), b, Accumulator::Nothing, c.view, k, PrefetchList::new([]));
        }
        for i in 0..m {
            for j in 0..n {
                let terms = (0..k).map(|p| (read(&a, &va, sa, i, p), read(&b, &vb, sb, p, j)));
                let what = format!("{:?} {} as {} [{i}, {j}] round {round}", L::ID, S::DTYPE, A::DTYPE);
                check(c.get(i, j), expected::<A, A, C>(None, terms), &what);
            }
        }
    }
}

pub(super) fn clipped_levels<S: CpuElem, A: CpuElem, C: CpuElem>() {
    clipped::<Baseline, S, A, C>();
    clipped::<Avx2, S, A, C>();
    clipped::<Avx512, S, A, C>();
    in_session(clipped::<Avx512, S, A, C>);
}

#[test]
pub(super) fn clipped_sources() {
    clipped_levels::<f32, f32, f32>();
    clipped_levels::<f64, f64, f64>();
    clipped_levels::<f16, f16, f32>();
    clipped_levels::<bf16, bf16, f32>();
    clipped_levels::<F8E4M3, F8E4M3, f32>();
    clipped_levels::<i8, i8, i32>();
    clipped_levels::<u8, u8, i32>();
    clipped_levels::<i16, i16, i16>();
}

#[test]
pub(super) fn converting_sources() {
    clipped_levels::<f32, bf16, f32>();
    clipped_levels::<f32, f16, f32>();
    clipped_levels::<f64, f32, f32>();
    clipped_levels::<f16, F8E5M2, f32>();
    clipped_levels::<i32, i8, i32>();
}

/// Every encoding of the narrow formats is multiplied exactly.
#[test]
pub(super) fn narrow_formats_widen_exactly() {
    fn widen<L: Level, T: CpuElem>(encodings: impl Iterator<Item = T>) {
        if !L::ID.available() {
            return;
        }
        let mut b: Vec<T> = encodings.collect();
        let n = b.len();
        let mut c = vec![0_f32; n];
        let mut one = [1.0_f32];
        let scratch = Memory::new(gemm_scratch_bytes::<L, f32, T, f32>(1, n, 1));
        // SAFETY: as in `run`.
        unsafe {
            gemm::<L, f32, T, f32>(
                View::packed(one.as_mut_ptr(), [1, 1]),
                View::packed(b.as_mut_ptr(), [1, n as i64]),
                View::packed(c.as_mut_ptr(), [1, n as i64]),
                false,
                scratch.1,
            );
        }
        for (b, c) in b.iter().zip(&c) {
            let want = b.to_f64();
            assert!(f64::from(*c) == want || c.is_nan() && want.is_nan(), "{:?} {}: {c} for {b}", L::ID, T::DTYPE);
        }
    }
    fn each<L: Level>() {
        let halves = 0..if cfg!(miri) { 0 } else { u16::MAX };
        widen::<L, f16>(halves.clone().map(f16::from_bits));
        widen::<L, bf16>(halves.map(bf16::from_bits));
        widen::<L, F8E4M3>((0..=u8::MAX).map(F8E4M3::from_bits));
        widen::<L, F8E5M2>((0..=u8::MAX).map(F8E5M2::from_bits));
    }
    each::<Baseline>();
    each::<Avx2>();
    each::<Avx512>();
    in_session(each::<Avx512>);
}

/// The extremes of `vpdpbusd`'s offsets.
#[test]
pub(super) fn extreme_bytes_are_exact() {
    fn extreme<L: Level, A: CpuElem, B: CpuElem>(a: A, b: B) {
        if !L::ID.available() {
            return;
        }
        let (m, n, k) = if cfg!(miri) { (2, 19, 33) } else { (5, 35, 129) };
        let (mut av, mut bv, mut cv) = (vec![a; m * k], vec![b; k * n], vec![0_i32; m * n]);
        let scratch = Memory::new(gemm_scratch_bytes::<L, A, B, i32>(m, n, k));
        // SAFETY: as in `run`.
        unsafe {
            gemm::<L, A, B, i32>(
                View::packed(av.as_mut_ptr(), [m as i64, k as i64]),
                View::packed(bv.as_mut_ptr(), [k as i64, n as i64]),
                View::packed(cv.as_mut_ptr(), [m as i64, n as i64]),
                false,
                scratch.1,
            );
        }
        let want = (a.to_i128() * b.to_i128()) as i32 * k as i32;
        assert!(cv.iter().all(|&c| c == want), "{:?} {a}·{b}", L::ID);
    }
    fn each<L: Level>() {
        extreme::<L, i8, i8>(-128, -128);
        extreme::<L, i8, i8>(127, -128);
        extreme::<L, u8, u8>(255, 255);
        extreme::<L, u8, i8>(255, -128);
        extreme::<L, i8, u8>(-128, 255);
        extreme::<L, u8, i8>(255, 127);
    }
    each::<Baseline>();
    each::<Avx2>();
    each::<Avx512>();
    in_session(each::<Avx512>);
}

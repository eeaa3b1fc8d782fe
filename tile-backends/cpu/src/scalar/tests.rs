//! The language's semantics where they differ from Rust's operators.

use super::{CpuElem, bitcast};
use crate::level::{Avx2, Baseline};
use tile_core::num::{Extremes, F8E4M3, Float, bf16, f16};

/// Miri takes every eleventh operand.
const STEP: usize = if cfg!(miri) { 11 } else { 1 };

#[test]
fn integer_division_is_total() {
    for x in (i8::MIN..=i8::MAX).step_by(STEP) {
        for y in i8::MIN..=i8::MAX {
            let (q, r) = if y == 0 { (0, 0) } else { (x.wrapping_div(y), x.wrapping_rem(y)) };
            assert_eq!((CpuElem::div(x, y), CpuElem::rem(x, y)), (q, r), "{x} {y}");
        }
    }
    assert_eq!(CpuElem::div(7_u64, 0), 0);
    assert_eq!(CpuElem::div(u8::MAX, u8::MAX), 1);
    assert_eq!(CpuElem::rem(i64::MIN, -1), 0);
}

#[test]
fn shifts_are_total() {
    for amount in (i8::MIN..=i8::MAX).step_by(STEP) {
        let n = u32::from(amount as u8);
        for x in (i8::MIN..=i8::MAX).step_by(STEP) {
            assert_eq!(CpuElem::shl(x, amount), x.checked_shl(n).unwrap_or(0), "{x} << {n}");
            assert_eq!(CpuElem::shr(x, amount), x.checked_shr(n).unwrap_or(if x < 0 { -1 } else { 0 }), "{x} >> {n}");
            let (u, a) = (x as u8, amount as u8);
            assert_eq!(CpuElem::shr(u, a), u.checked_shr(n).unwrap_or(0), "{u} >> {n}");
        }
    }
    assert_eq!(CpuElem::shl(1_u64, 1 << 40), 0);
    assert_eq!(CpuElem::shr(-1_i64, 64), -1);
}

#[test]
fn extremes_treat_nan_as_stated() {
    let nan = f32::NAN;
    assert_eq!(CpuElem::max(nan, 1.0), 1.0);
    assert_eq!(CpuElem::max(1.0, nan), 1.0);
    assert_eq!(CpuElem::min(nan, 1.0), 1.0);
    assert_eq!(CpuElem::min(1.0, nan), 1.0);
    assert!(CpuElem::is_nan(CpuElem::min_nan(1.0, nan)) && CpuElem::is_nan(CpuElem::max_nan(nan, 1.0)));
    assert_eq!(CpuElem::max_nan(2.0, 1.0), 2.0);
    assert_eq!(CpuElem::min_nan(2.0, 1.0), 1.0);
    assert_eq!(CpuElem::clamp(7.0_f32, 0.0, 6.0), 6.0);
    assert_eq!(CpuElem::abs(i8::MIN), i8::MIN);
    assert_eq!(CpuElem::abs(f16::from_f32(-2.0)).to_f32(), 2.0);
}

fn arithmetic_matches_single_rounding<T: CpuElem + Float>(values: impl Iterator<Item = T> + Clone) {
    let same = |a: T, b: T| a.to_f64() == b.to_f64() || Float::is_nan(a) && Float::is_nan(b);
    for x in values.clone() {
        for y in values.clone() {
            let (a, b) = (x.to_f64(), y.to_f64());
            for (got, want) in [
                (CpuElem::add(x, y), a + b),
                (CpuElem::sub(x, y), a - b),
                (CpuElem::mul(x, y), a * b),
                (CpuElem::div(x, y), a / b),
            ] {
                assert!(same(got, T::from_f64(want)), "{x} {y}: {got} for {want}");
            }
            assert!(
                same(CpuElem::min(x, y), <T as Extremes>::min(x, y))
                    && same(CpuElem::max(x, y), <T as Extremes>::max(x, y))
            );
            assert_eq!(CpuElem::lt(x, y), a < b);
        }
    }
}

#[test]
fn narrow_arithmetic_rounds_once() {
    let step = if cfg!(miri) { 29 } else { 1 };
    arithmetic_matches_single_rounding((0..=255_u8).step_by(step).map(F8E4M3::from_bits));
    let step = if cfg!(miri) { 4001 } else { 151 };
    arithmetic_matches_single_rounding((0..=u16::MAX).step_by(step).map(f16::from_bits));
    arithmetic_matches_single_rounding((0..=u16::MAX).step_by(step).map(bf16::from_bits));
}

#[test]
fn fused_multiply_add_rounds_once() {
    // 1.0009766² + tiny is just above a tie of f16.
    let x = f16::from_bits(0x3c01);
    for (a, b, c) in
        [(x, x, f16::from_bits(1)), (x, x, f16::from_bits(0x8001)), (f16::MAX, f16::MAX, f16::NEG_INFINITY)]
    {
        assert_eq!(CpuElem::fma::<Baseline>(a, b, c).to_bits(), Float::mul_add(a, b, c).to_bits());
    }
    // -2120 is a tie; the last operand is too small for any sum in f64.
    let (a, b, c) = (bf16::from_f32(0.3125), bf16::from_f32(-6784.0), bf16::from_f32(-9e-36));
    assert_eq!(CpuElem::fma::<Baseline>(a, b, c).to_f32(), -2128.0);
    assert_eq!(CpuElem::fma::<Baseline>(a, b, CpuElem::neg(c)).to_f32(), -2112.0);
    let mut seed = 1_u32;
    for _ in 0..20_000 / STEP / STEP {
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            // Exponents near 0, so that the sum the reference rounds is exact.
            bf16::from_bits((seed >> 16) as u16 & 0x8fff | 0x3800)
        };
        let (a, b, c) = (next(), next(), next());
        let (got, want) = (CpuElem::fma::<Baseline>(a, b, c), Float::mul_add(a, b, c));
        assert!(got == want || got.is_nan() && want.is_nan(), "{a} * {b} + {c}");
    }
    assert_eq!(CpuElem::fma::<Avx2>(3_i8, 100, 1), 45);
}

#[test]
fn encodings_round_trip() {
    assert_eq!(bitcast::<f32, u32>(1.0), 0x3f80_0000);
    assert_eq!(bitcast::<i8, F8E4M3>(0x38).to_f32(), 1.0);
    assert_eq!(bitcast::<u16, bf16>(0x3f80).to_f32(), 1.0);
    assert!(bitcast::<u8, bool>(4));
    assert_eq!(<f64 as CpuElem>::from_bits(CpuElem::to_bits(-2.5_f64)), -2.5);
}

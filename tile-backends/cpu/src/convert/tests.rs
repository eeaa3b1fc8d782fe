//! Conversions against the exact codec of `tile-core`.

use crate::convert::narrow::Narrow;
use crate::convert::row::convert_row;
use crate::convert::{cast, cast_round};
use crate::level::{Avx2, Avx512, Baseline, Level};
use crate::scalar::CpuElem;
use tile_core::num::codec::{self, Format};
use tile_core::num::{F8E4M3, F8E5M2, Round, bf16, f16};

/// Random numbers, the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let x = self.0 ^ (self.0 >> 31);
        x.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (x >> 27)
    }
}

const RANDOM: usize = if cfg!(miri) { 200 } else { 50_000 };
/// Every how many codes of 16 bits are decoded, and encoded.
const DECODE: usize = if cfg!(miri) { 499 } else { 1 };
const ENCODE: usize = if cfg!(miri) {
    4999
} else if cfg!(debug_assertions) {
    13
} else {
    1
};

fn decodes_exactly<T: Narrow>(format: Format) {
    for code in (0..2_u32 << T::SIGN).step_by(if T::SIGN == 15 { DECODE } else { 1 }) {
        let (got, want) = (T::decode(code), codec::decode(format, code));
        assert!(f64::from(got) == want || got.is_nan() && want.is_nan(), "{format:?} {code:#x}: {got} for {want}");
        assert!(got.is_nan() || got.is_sign_negative() == want.is_sign_negative(), "{format:?} {code:#x}");
    }
}

/// All patterns, their midpoints, and the adjacent `f32` values of both; and random
/// values.
fn values<T: Narrow>() -> Vec<f32> {
    let mut values = vec![0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, f32::MAX, f32::MIN, 1e-45, 1e-30];
    for code in (0..2_u32 << T::SIGN).step_by(if T::SIGN == 15 { ENCODE } else { 1 }) {
        let (x, next) = (T::decode(code), T::decode((code + 1) & ((2 << T::SIGN) - 1)));
        for v in [x, x / 2.0 + next / 2.0] {
            values.extend([v.next_down(), v, v.next_up()]);
        }
    }
    let mut random = Random(7);
    for _ in 0..RANDOM {
        values.push(f32::from_bits(random.next() as u32));
        // Concentrated where 8- and 16-bit formats have values.
        values.push(f32::from_bits((random.next() as u32 & 0x8fff_ffff) | 0x3000_0000));
    }
    values
}

fn encodes_exactly<T: Narrow + CpuElem>(format: Format) {
    // The sign of a NaN is not kept by Rust's own conversions.
    let bare = |code: u32| if T::decode(code).is_nan() { code & !(1 << T::SIGN) } else { code };
    let code = |x: T| bare(x.code());
    for x in values::<T>() {
        let wide = f64::from(x);
        for &(round, name) in Round::ALL {
            let want = bare(codec::encode(format, wide, round));
            assert_eq!(code(cast_round::<Baseline, f32, T>(x, round)), want, "{format:?} {x:e} {name}");
            // A hair off the value, seen only before any rounding.
            for y in [wide, wide.next_up(), wide.next_down()] {
                let want = bare(codec::encode(format, y, round));
                assert_eq!(code(cast_round::<Baseline, f64, T>(y, round)), want, "{format:?} {y:e} {name}");
            }
        }
        assert_eq!(code(cast::<Baseline, f32, T>(x)), bare(codec::encode(format, wide, Round::NearestEven)));
    }
}

#[test]
fn f16_is_exact() {
    decodes_exactly::<f16>(Format::F16);
    encodes_exactly::<f16>(Format::F16);
}

#[test]
fn bf16_is_exact() {
    decodes_exactly::<bf16>(Format::BF16);
    encodes_exactly::<bf16>(Format::BF16);
}

#[test]
fn f8_is_exact() {
    decodes_exactly::<F8E4M3>(Format::E4M3);
    encodes_exactly::<F8E4M3>(Format::E4M3);
    decodes_exactly::<F8E5M2>(Format::E5M2);
    encodes_exactly::<F8E5M2>(Format::E5M2);
}

#[test]
fn f64_to_f32_rounds_as_stated() {
    let mut random = Random(11);
    for _ in 0..RANDOM {
        let x = f64::from(f32::from_bits(random.next() as u32)) * (1.0 + (random.next() % 1000) as f64 * 1e-12);
        if x.is_nan() {
            continue;
        }
        for &(round, name) in Round::ALL {
            let want = codec::encode(Format::F32, x, round);
            assert_eq!(cast_round::<Baseline, f64, f32>(x, round).to_bits(), want, "{x:e} {name}");
        }
    }
}

#[test]
fn integers_round_once_to_narrow_floats() {
    let mut random = Random(3);
    for i in 0..RANDOM {
        let x = random.next() >> (i % 60);
        // An integer of more than 53 bits reaches the reference by rounding
        // to odd, done here by dividing.
        let (high, low) = (x >> 16, x & 0xffff);
        let sticky = (high * 2 + u64::from(low != 0)) as f64 * 32768.0;
        let exact = if x >> 48 == 0 { x as f64 } else { sticky };
        assert_eq!(cast::<Baseline, u64, bf16>(x).code(), codec::encode(Format::BF16, exact, Round::NearestEven));
        assert_eq!(cast::<Baseline, u64, f16>(x).code(), codec::encode(Format::F16, exact, Round::NearestEven));
        let negative = codec::encode(Format::BF16, -exact, Round::NearestEven);
        if x >> 63 == 0 {
            assert_eq!(cast::<Baseline, i64, bf16>((x as i64).wrapping_neg()).code() & 0x7fff, negative & 0x7fff);
        }
        let y = x as i32;
        let want = codec::encode(Format::F16, f64::from(y), Round::NearestEven);
        assert_eq!(cast::<Baseline, i32, f16>(y).code(), want);
    }
}

#[test]
fn floats_to_integers() {
    assert_eq!(cast::<Baseline, f32, i8>(300.0), 127);
    assert_eq!(cast::<Baseline, f32, u8>(-3.0), 0);
    assert_eq!(cast::<Baseline, f32, i32>(f32::NAN), 0);
    assert_eq!(cast::<Baseline, f64, i64>(-1.9), -1);
    assert_eq!(cast::<Baseline, f16, i16>(f16::NEG_INFINITY), i16::MIN);
    let rounded = |x: f32| Round::ALL.iter().map(|r| cast_round::<Baseline, f32, i32>(x, r.0)).collect::<Vec<_>>();
    assert_eq!(rounded(2.5), [2, 2, 3, 2]);
    assert_eq!(rounded(-2.5), [-2, -2, -2, -3]);
    assert_eq!(rounded(3.5), [4, 3, 4, 3]);
    assert_eq!(cast_round::<Baseline, f64, u8>(254.7, Round::Up), 255);
}

#[test]
fn truncation_saturates_like_as() {
    macro_rules! check {
        ($x:expr, $($ty:ident)*) => {$(
            assert_eq!(cast::<Baseline, _, $ty>($x), $x as $ty, "{:e} as {}", $x, stringify!($ty));
        )*};
    }
    let mut random = Random(5);
    let mut values: Vec<f64> = vec![0.0, -0.0, 0.9, -0.9, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX];
    for bits in [7, 8, 15, 16, 31, 32, 63, 64] {
        let edge = 2.0_f64.powi(bits);
        for x in [edge, edge - 1.0, edge + 1.0, edge.next_down(), f64::from((edge as f32).next_down())] {
            values.extend([x, -x]);
        }
    }
    values.extend((0..RANDOM / 10).map(|i| random.next() as i64 as f64 / (1_u64 << (i % 64)) as f64));
    for x in values {
        check!(x, i8 i16 i32 i64 u8 u16 u32 u64);
        check!(x as f32, i8 i16 i32 i64 u8 u16 u32 u64);
    }
}

#[test]
fn integers_wrap_and_bools_are_truth() {
    assert_eq!(cast::<Baseline, i32, i8>(200), -56);
    assert_eq!(cast::<Baseline, i8, u32>(-1), u32::MAX);
    assert_eq!(cast::<Baseline, u8, i64>(255), 255);
    assert_eq!(cast::<Baseline, u32, i64>(u32::MAX), 4_294_967_295);
    assert!(cast::<Baseline, f32, bool>(0.5) && !cast::<Baseline, f32, bool>(-0.0));
    assert_eq!(cast::<Baseline, bool, f16>(true), f16::ONE);
    assert_eq!(cast::<Baseline, i32, f32>(16_777_217), 16_777_216.0);
}

#[test]
fn rows_convert_as_elements_do() {
    fn check<L: crate::level::Level>() {
        let halves: Vec<f16> = (0..0x7c00).step_by(37).map(f16::from_bits).collect();
        for n in [0, 1, 7, 8, 15, 16, 33, halves.len()] {
            let mut singles = vec![0.0_f32; n];
            // SAFETY: both have `n` elements and the level is available.
            unsafe { super::convert_row::<L, f16, f32>(halves.as_ptr(), singles.as_mut_ptr(), n) };
            assert!(singles.iter().zip(&halves).all(|(a, b)| *a == cast::<L, f16, f32>(*b)));
            for x in &mut singles {
                *x *= 1.0003;
            }
            let mut back = vec![f16::ZERO; n];
            // SAFETY: as above.
            unsafe { super::convert_row::<L, f32, f16>(singles.as_ptr(), back.as_mut_ptr(), n) };
            assert!(back.iter().zip(&singles).all(|(a, b)| *a == cast::<L, f32, f16>(*b)));
        }
    }
    check::<Baseline>();
    if crate::level::LevelId::Avx2.available() {
        check::<crate::level::Avx2>();
    }
    if crate::level::LevelId::Avx512.available() {
        check::<crate::level::Avx512>();
    }
}

/// Rows of every length about those of vectors, anywhere in memory.
#[test]
fn rows_are_copied_whole_and_alone() {
    fn each<L: Level>() {
        if !L::ID.available() {
            return;
        }
        let src: Vec<u8> = (0..1024).map(|i| (i * 7 % 251) as u8).collect();
        let lengths: &[usize] =
            if cfg!(miri) { &[0, 130] } else { &[0, 1, 127, 128, 129, 255, 256, 257, 320, 511, 700] };
        for &n in lengths {
            for (from, to) in [(0, 0), (1, 0), (0, 3), (64, 63), (17, 17)] {
                let mut dst = vec![255_u8; 1024];
                // SAFETY: both have so many elements.
                unsafe { convert_row::<L, u8, u8>(src.as_ptr().add(from), dst.as_mut_ptr().add(to), n) };
                assert_eq!(dst[to..to + n], src[from..from + n], "{:?} {n}", L::ID);
                assert!(dst[..to].iter().chain(&dst[to + n..]).all(|x| *x == 255), "{:?} {n}", L::ID);
            }
        }
    }
    each::<Baseline>();
    each::<Avx2>();
    each::<Avx512>();
}

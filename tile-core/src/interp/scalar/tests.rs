//! Tests of scalar semantics.

use super::*;
use crate::num::codec::{Format, decode, encode};

fn of<T: crate::num::Element>(x: T) -> Scalar {
    Scalar::new(x)
}

/// A stream of well-mixed 64-bit numbers (splitmix64).
fn stream(seed: u64) -> impl Iterator<Item = u64> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

#[test]
fn eight_bit_floats_agree_with_a_table_over_every_pair() {
    for (dtype, format) in [(DType::E4M3, Format::E4M3), (DType::E5M2, Format::E5M2)] {
        let value = |bits: u64| decode(format, bits as u32);
        let same = |bits: u64, expected: f64| {
            if expected.is_nan() {
                value(bits).is_nan()
            } else {
                bits == u64::from(encode(format, expected, Round::NearestEven))
            }
        };
        for x in 0..256 {
            for y in 0..256 {
                let (a, b) = (value(x), value(y));
                let f = |op| bin(op, dtype).unwrap()(x, y);
                assert!(same(f(BinOp::Add), a + b), "{a} + {b}");
                assert!(same(f(BinOp::Sub), a - b), "{a} - {b}");
                assert!(same(f(BinOp::Mul), a * b), "{a} * {b}");
                assert!(same(f(BinOp::Div), a / b), "{a} / {b}");
                // `f64::min` and `max` leave the sign of a zero open.
                assert!(value(f(BinOp::Min)) == a.min(b) || a.is_nan() && b.is_nan(), "min {a} {b}");
                assert!(value(f(BinOp::Max)) == a.max(b) || a.is_nan() && b.is_nan(), "max {a} {b}");
                let nan = a.is_nan() || b.is_nan();
                assert_eq!(value(f(BinOp::MinNan)).is_nan(), nan);
                assert_eq!(value(f(BinOp::MaxNan)).is_nan(), nan);
                assert_eq!(cmp(CmpOp::Lt, dtype)(x, y) == 1, a < b);
                assert_eq!(cmp(CmpOp::Ne, dtype)(x, y) == 1, a != b);
            }
        }
    }
}

#[test]
fn eight_bit_integers_agree_with_wide_arithmetic_over_every_pair() {
    for x in 0..=u8::MAX {
        for y in 0..=u8::MAX {
            let unsigned = |op| bin(op, DType::U8).unwrap()(x.into(), y.into()) as u8;
            assert_eq!(unsigned(BinOp::Add), x.wrapping_add(y));
            assert_eq!(unsigned(BinOp::Mul), x.wrapping_mul(y));
            assert_eq!(unsigned(BinOp::Div), x.checked_div(y).unwrap_or(0));
            assert_eq!(unsigned(BinOp::Rem), x.checked_rem(y).unwrap_or(0));
            assert_eq!(unsigned(BinOp::Min), x.min(y));
            assert_eq!(unsigned(BinOp::Shl), (u32::from(x)).checked_shl(y.into()).unwrap_or(0) as u8);
            assert_eq!(unsigned(BinOp::Shr), x.checked_shr(y.into()).unwrap_or(0));
            let (a, b) = (x as i8, y as i8);
            let signed = |op| bin(op, DType::I8).unwrap()(x.into(), y.into()) as u8 as i8;
            assert_eq!(signed(BinOp::Sub), a.wrapping_sub(b));
            assert_eq!(signed(BinOp::Div), if b == 0 { 0 } else { a.wrapping_div(b) });
            assert_eq!(signed(BinOp::Rem), if b == 0 { 0 } else { a.wrapping_rem(b) });
            assert_eq!(signed(BinOp::Max), a.max(b));
            assert_eq!(signed(BinOp::Shr), if y < 8 { a >> y } else { a >> 7 });
            assert_eq!(cmp(CmpOp::Lt, DType::I8)(x.into(), y.into()) == 1, a < b);
        }
    }
}

#[test]
fn f32_arithmetic_equals_native() {
    let special = [0.0, -0.0, 1.0, f32::MAX, f32::MIN_POSITIVE, f32::from_bits(1), f32::INFINITY, f32::NAN, -1.5];
    let random: Vec<f32> = stream(1).take(400).map(|bits| f32::from_bits(bits as u32)).collect();
    let all: Vec<f32> = special.into_iter().chain(random).collect();
    let same = |bits: u64, expected: f32| {
        let found = f32::from_bits(bits as u32);
        found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan()
    };
    for &a in &all {
        assert!(same(un(UnOp::Sqrt, DType::F32).unwrap()(a.to_bits().into()), a.sqrt()));
        for &b in &all {
            let f = |op| bin(op, DType::F32).unwrap()(a.to_bits().into(), b.to_bits().into());
            assert!(same(f(BinOp::Add), a + b) && same(f(BinOp::Sub), a - b));
            assert!(same(f(BinOp::Mul), a * b) && same(f(BinOp::Div), a / b), "{a} {b}");
        }
    }
}

#[test]
fn fused_multiply_add_rounds_once() {
    let mut random = stream(2);
    let mut next = || f32::from_bits(random.next().unwrap() as u32);
    for _ in 0..100_000 {
        let (a, b) = (next(), next());
        // Addends near the product, where rounding twice shows.
        let c = if a.to_bits() & 1 == 0 { next() } else { -(a * b) * (1.0 + next().fract() * 1e-6) };
        let found = fma(DType::F32).unwrap()(a.to_bits().into(), b.to_bits().into(), c.to_bits().into());
        let expected = a.mul_add(b, c);
        assert!(
            found == u64::from(expected.to_bits()) || expected.is_nan() && f32::from_bits(found as u32).is_nan(),
            "{a:e} * {b:e} + {c:e}"
        );
    }
    // 1·(1 + 2⁻⁸) is a tie of bfloat16; a tiny addend breaks it upwards.
    let bf16 = |x: f64| u64::from(encode(Format::BF16, x, Round::NearestEven));
    let (x, tiny) = (bf16(1.0 + 2_f64.powi(-4)), bf16(2_f64.powi(-100)));
    let product = decode(Format::BF16, x as u32).powi(2);
    assert_eq!(product, 1.0 + 2_f64.powi(-3) + 2_f64.powi(-8));
    assert_eq!(fma(DType::BF16).unwrap()(x, x, tiny), bf16(1.0 + 2_f64.powi(-3) + 2_f64.powi(-7)));
    assert_eq!(fma(DType::BF16).unwrap()(x, x, tiny | 0x8000), bf16(1.0 + 2_f64.powi(-3)));
}

#[test]
fn casts_between_floats_round_and_saturate_as_the_text_says() {
    let cast = |x: f64, to, round| eval_cast(of(x), to, round).bits;
    assert_eq!(cast(1e6, DType::F16, None), 0x7c00);
    assert_eq!(cast(1e6, DType::F16, Some(Round::TowardZero)), 0x7bff);
    assert_eq!(cast(1e6, DType::E4M3, None), 0x7e);
    assert_eq!(cast(f64::NEG_INFINITY, DType::E4M3, None), 0xfe);
    assert_eq!(cast(-1e9, DType::E5M2, None), 0xfb);
    assert_eq!(cast(f64::NAN, DType::BF16, None), 0x7fc0);
    assert_eq!(cast(0.1, DType::F32, None), u64::from(0.1_f32.to_bits()));
    assert_eq!(cast(0.1, DType::F32, Some(Round::Down)), u64::from(0.1_f32.to_bits() - 1));
    for bits in 0..=u16::MAX {
        let expected = half::f16::from_bits(bits);
        let found = eval_cast(Scalar { dtype: DType::F16, bits: bits.into() }, DType::F32, None).bits as u32;
        assert!(f32::from_bits(found) == expected.to_f32() || expected.is_nan());
    }
}

#[test]
fn casts_to_integers_truncate_saturate_and_take_nan_to_zero() {
    let cast = |x: f32, to, round| eval_cast(of(x), to, round).bits;
    assert_eq!(cast(-1.9, DType::I32, None) as u32 as i32, -1);
    assert_eq!(cast(-1.9, DType::I32, Some(Round::NearestEven)) as u32 as i32, -2);
    assert_eq!(cast(2.5, DType::U8, Some(Round::NearestEven)), 2);
    assert_eq!(cast(2.1, DType::U8, Some(Round::Up)), 3);
    assert_eq!(cast(300.0, DType::U8, None), 255);
    assert_eq!(cast(-300.0, DType::I8, None), 0x80);
    assert_eq!(cast(-5.0, DType::U64, None), 0);
    assert_eq!(cast(f32::INFINITY, DType::U64, None), u64::MAX);
    assert_eq!(cast(f32::INFINITY, DType::Index, None), i64::MAX as u64);
    assert_eq!(cast(f32::NAN, DType::I64, None), 0);
    assert_eq!(cast(-0.0, DType::Bool, None), 0);
    assert_eq!(cast(f32::NAN, DType::Bool, None), 1);
}

#[test]
fn casts_between_integers_wrap_and_extend() {
    let cast = |x: i64, to| eval_cast(of(x), to, None).bits;
    assert_eq!(cast(-1, DType::U8), 255);
    assert_eq!(cast(300, DType::I8), 44);
    assert_eq!(eval_cast(of(-2_i8), DType::I64, None).bits as i64, -2);
    assert_eq!(eval_cast(of(200_u8), DType::I64, None).bits, 200);
    assert_eq!(eval_cast(of(true), DType::F16, None).bits, 0x3c00);
    assert_eq!(cast(256, DType::Bool), 1);
}

#[test]
fn integers_to_floats_round_once() {
    for x in stream(3).take(20_000).map(|x| (x as i64) >> (x % 60)) {
        let f = |to| eval_cast(of(x), to, None).bits;
        assert_eq!(f(DType::F32), u64::from((x as f32).to_bits()), "{x}");
        assert_eq!(f(DType::F64), (x as f64).to_bits(), "{x}");
        let down = f64::from_bits(eval_cast(of(x), DType::F64, Some(Round::Down)).bits);
        let up = f64::from_bits(eval_cast(of(x), DType::F64, Some(Round::Up)).bits);
        assert!(down as i128 <= i128::from(x) && i128::from(x) <= up as i128);
        assert!(up == down || up == down.next_up());
    }
    // Between two bfloat16 values, above the middle by less than `f64` sees.
    let x = (1_i64 << 62) + (1 << 54) + 1;
    assert_eq!(eval_cast(of(x), DType::BF16, None).bits, 0x5e81);
    assert_eq!(eval_cast(of(x - 1), DType::BF16, None).bits, 0x5e80);
}

#[test]
fn integer_functions() {
    let eval = |op, x| eval_un(op, x).unwrap();
    assert_eq!(eval(UnOp::Neg, of(1_u8)), of(255_u8));
    assert_eq!(eval(UnOp::Abs, of(i32::MIN)), of(i32::MIN));
    assert_eq!(eval(UnOp::Not, of(0_i16)), of(-1_i16));
    assert_eq!(eval(UnOp::Not, of(true)), of(false));
    assert_eq!(eval(UnOp::CountOnes, of(-1_i8)), of(8_u32));
    assert_eq!(eval(UnOp::LeadingZeros, of(0_u16)), of(16_u32));
    assert_eq!(eval(UnOp::LeadingZeros, of(1_u64)), of(63_u32));
    assert_eq!(eval_bin(BinOp::Shr, of(-8_i32), of(200_u8)), Some(of(-1_i32)));
    assert_eq!(eval_bin(BinOp::Shl, of(1_i32), of(-1_i64)), Some(of(0_i32)));
    assert_eq!(eval_bin(BinOp::Div, of(i64::MIN), of(-1_i64)), Some(of(i64::MIN)));
    assert_eq!(eval_bin(BinOp::Add, of(1_i32), of(1_i64)), None);
    assert_eq!(eval_un(UnOp::Exp, of(1_i32)), None);
    assert_eq!(eval_fma(of(200_u8), of(2_u8), of(7_u8)), Some(of(151_u8)));
}

#[test]
fn limits_are_values_of_the_trait_constants() {
    use crate::num::{F8E4M3, Float, bf16};
    assert_eq!(lowest(DType::F32), of(f32::NEG_INFINITY).bits);
    assert_eq!(highest(DType::BF16), of(<bf16 as Float>::INFINITY).bits);
    assert_eq!(highest(DType::E4M3), of(<F8E4M3 as Float>::INFINITY).bits);
    assert_eq!(lowest(DType::I16), of(i16::MIN).bits);
    assert_eq!(highest(DType::U64), u64::MAX);
    assert_eq!(one(DType::F64), 1_f64.to_bits());
    assert_eq!(one(DType::Bool), 1);
}

#[test]
fn literals_take_the_type_of_their_place() {
    assert_eq!(eval_literal(Literal::Int(3), DType::F16).bits, 0x4200);
    assert_eq!(eval_literal(Literal::Int(-1), DType::U16).bits, 0xffff);
    assert_eq!(eval_literal(Literal::Float(0.1), DType::F32), of(0.1_f32));
    assert_eq!(eval_literal(Literal::Bool(true), DType::Bool), of(true));
}

#[test]
fn text_is_what_rust_prints() {
    assert_eq!(text(of(0.1_f32)), "0.1");
    assert_eq!(text(of(1e30_f64)), 1e30_f64.to_string());
    assert_eq!(text(of(half::f16::from_f32(1.5))), "1.5");
    assert_eq!(text(of(-7_i8)), "-7");
    assert_eq!(text(of(true)), "true");
    assert_eq!(text(of(f32::NAN)), "NaN");
}

#[test]
fn functions_are_rounded_from_f64() {
    let f = |op, x: f32| f32::from_bits(eval_un(op, of(x)).unwrap().bits as u32);
    assert_eq!(f(UnOp::Exp, 1.0), std::f32::consts::E);
    assert_eq!(f(UnOp::Round, 2.5), 3.0);
    assert_eq!(f(UnOp::RoundEven, 2.5), 2.0);
    assert_eq!(f(UnOp::Round, -0.5), -1.0);
    assert_eq!(f(UnOp::Sigmoid, 0.0), 0.5);
    assert_eq!(f(UnOp::Rsqrt, 4.0), 0.5);
    assert!(f(UnOp::Ln, -1.0).is_nan());
    assert_eq!(eval_un(UnOp::IsNan, of(f32::NAN)), Some(of(true)));
    assert_eq!(eval_un(UnOp::IsFinite, of(f32::INFINITY)), Some(of(false)));
    assert_eq!(eval_bin(BinOp::Pow, of(2_f32), of(10_f32)), Some(of(1024_f32)));
}

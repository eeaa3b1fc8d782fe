//! Decompositions against `libm`, with functions rounded once in the place of a backend's.

use super::{Arith, bin, un};
use crate::elem::{DType, Elem};
use crate::interp::scalar;
use crate::ir::{BinOp, Type, UnOp, Value};
use crate::launch::Scalar;

struct Exact<T>(T);

macro_rules! exact {
    ($($ty:ident $wide:literal;)*) => {$(
        impl Arith for Exact<$ty> {
            type Value = $ty;
            type Truth = bool;
            const WIDE: bool = $wide;

            fn number(&mut self, x: f64) -> $ty {
                x as $ty
            }
            fn add(&mut self, x: $ty, y: $ty) -> $ty {
                x + y
            }
            fn sub(&mut self, x: $ty, y: $ty) -> $ty {
                x - y
            }
            fn mul(&mut self, x: $ty, y: $ty) -> $ty {
                x * y
            }
            fn div(&mut self, x: $ty, y: $ty) -> $ty {
                x / y
            }
            fn mul_add(&mut self, x: $ty, y: $ty, z: $ty) -> $ty {
                x * y + z
            }
            fn neg(&mut self, x: $ty) -> $ty {
                -x
            }
            fn abs(&mut self, x: $ty) -> $ty {
                x.abs()
            }
            fn sqrt(&mut self, x: $ty) -> $ty {
                x.sqrt()
            }
            fn exp(&mut self, x: $ty) -> $ty {
                libm::exp(x.into()) as $ty
            }
            fn ln(&mut self, x: $ty) -> $ty {
                libm::log(x.into()) as $ty
            }
            fn sin(&mut self, x: $ty) -> $ty {
                libm::sin(x.into()) as $ty
            }
            fn cos(&mut self, x: $ty) -> $ty {
                libm::cos(x.into()) as $ty
            }
            fn lt(&mut self, x: $ty, y: $ty) -> bool {
                x < y
            }
            fn eq(&mut self, x: $ty, y: $ty) -> bool {
                x == y
            }
            fn select(&mut self, condition: bool, x: $ty, y: $ty) -> $ty {
                if condition { x } else { y }
            }
            fn is_negative(&mut self, x: $ty) -> bool {
                x.is_sign_negative()
            }
            fn with_sign(&mut self, x: $ty, sign: $ty) -> $ty {
                x.copysign(sign)
            }
        }
    )*};
}
exact! {
    f32 false;
    f64 true;
}

/// Numbers of all magnitudes, many near one, and the special ones.
fn values(n: usize) -> Vec<f64> {
    let mut state = 1_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state
    };
    let mut all = vec![0.0, 1.0, 0.5, 2.0, 1.1, f64::INFINITY, f64::NAN, f64::MAX, f64::MIN_POSITIVE, 5e-324];
    all.extend([f32::MAX, f32::MIN_POSITIVE, 1e-45].map(f64::from));
    all.extend([16_367_173.0 * 2_f64.powi(72), 88.8, 89.4, 709.9, 710.4, 0.414_213_56, 2.414_213_6, 20.0]);
    for _ in 0..n {
        all.push(f64::from_bits(next()));
        all.push(f64::from(f32::from_bits(next() as u32)));
        all.push((next() >> 11) as f64 / 4.5e15);
        all.push((next() >> 11) as f64 / 2e14);
    }
    all.iter().flat_map(|&x| [x, -x]).collect()
}

/// Units in the last place between the encodings of two results.
fn distance(expected: Scalar, found: Scalar) -> u64 {
    let nan = |x: Scalar| scalar::eval_un(UnOp::IsNan, x).is_some_and(|nan| nan.bits == 1);
    if nan(expected) || nan(found) {
        return if nan(expected) == nan(found) { 0 } else { u64::MAX };
    }
    let sign = 1_u64 << (expected.dtype.bits() - 1);
    let ordered = |x: Scalar| {
        let magnitude = i128::from(x.bits & !sign);
        // Zeros of different signs are one apart, which is too much for exact functions alone.
        if x.bits & sign == 0 { magnitude } else { -magnitude - 1 }
    };
    u64::try_from((ordered(expected) - ordered(found)).unsigned_abs()).unwrap_or(u64::MAX)
}

fn single(x: f32) -> Scalar {
    Scalar { dtype: DType::F32, bits: x.to_bits().into() }
}

fn double(x: f64) -> Scalar {
    Scalar { dtype: DType::F64, bits: x.to_bits() }
}

/// The sign of a zero and of an infinity, and NaN, are those of the reference.
fn check(name: &str, args: &str, expected: Scalar, found: Scalar, allowed: u64) {
    let distance = distance(expected, found);
    let zero = expected.bits << (64 - expected.dtype.bits()) << 1 == 0;
    let allowed = if zero { 0 } else { allowed };
    assert!(
        distance <= allowed,
        "{name} of {} {args}: {} instead of {}, {distance} units off",
        expected.dtype,
        scalar::text(found),
        scalar::text(expected)
    );
}

#[test]
fn decompositions_of_one_operand_are_as_near_as_their_rows_say() {
    let mut tested = 0;
    for &op in UnOp::ALL {
        for x in values(20_000) {
            let Some(found) = un(&mut Exact(0.0_f64), op, x) else { continue };
            let allowed = |dtype| op.row().tolerance.ulps(dtype);
            let expected = scalar::eval_un(op, double(x)).expect("a function of floats");
            check(op.name(), &x.to_string(), expected, double(found), allowed(DType::F64));
            let x = x as f32;
            let found = un(&mut Exact(0.0_f32), op, x).expect("a decomposition in all types");
            let expected = scalar::eval_un(op, single(x)).expect("a function of floats");
            check(op.name(), &x.to_string(), expected, single(found), allowed(DType::F32));
            tested += 1;
        }
    }
    assert!(tested > 0);
}

#[test]
fn decompositions_of_two_operands_are_as_near_as_their_rows_say() {
    let values = values(120);
    for &op in BinOp::ALL.iter().filter(|op| op.row().derived && op.dot4_signs().is_none()) {
        for (&x, &y) in values.iter().flat_map(|x| values.iter().map(move |y| (x, y))) {
            let args = format!("{x} and {y}");
            let allowed = |dtype| op.row().tolerance.ulps(dtype);
            let found = bin(&mut Exact(0.0_f64), op, x, y).expect("a decomposition");
            let expected = scalar::eval_bin(op, double(x), double(y)).expect("a function of floats");
            check(op.name(), &args, expected, double(found), allowed(DType::F64));
            let (x, y) = (x as f32, y as f32);
            let found = bin(&mut Exact(0.0_f32), op, x, y).expect("a decomposition");
            let expected = scalar::eval_bin(op, single(x), single(y)).expect("a function of floats");
            check(op.name(), &args, expected, single(found), allowed(DType::F32));
        }
    }
}

#[test]
fn dot_products_of_bytes_are_exact() {
    use super::dot4;
    use crate::ir::{Literal, Op};
    // Values of the decomposition stand for entries of `all`.
    let words = [0, 1, u32::MAX, 0x8080_8080, 0x7f7f_7f7f, 0x80ff_7f01, 0x0102_0304, 0x9e37_79b9];
    for &op in BinOp::ALL {
        let Some(signs) = op.dot4_signs() else { continue };
        for dtype in [DType::I32, DType::U32] {
            for (x, y) in words.into_iter().flat_map(|x| words.map(|y| (x, y))) {
                let of = |bits: u32, dtype: DType| Scalar { dtype, bits: bits.into() };
                let mut all = vec![of(x, dtype), of(y, dtype)];
                let mut insert = |op: Op, args: &[Value], ty: Type| {
                    let dtype = ty.scalar().and_then(Elem::dtype).expect("a scalar");
                    let at = |i: usize| all[args[i].index()];
                    let value = match op {
                        Op::Const { value: Literal::Int(n) } => of(n as u32, dtype),
                        Op::Bits {} => scalar::eval_bits(at(0), dtype).expect("as wide"),
                        Op::Bin { op } => scalar::eval_bin(op, at(0), at(1)).expect("integers"),
                        other => unreachable!("{other:?}"),
                    };
                    all.push(value);
                    Value::new(all.len() - 1)
                };
                let found = dot4(&mut insert, [Value::new(0), Value::new(1)], dtype, signs);
                let expected = scalar::eval_bin(op, of(x, dtype), of(y, dtype));
                assert_eq!(Some(all[found.index()]), expected, "{} of {x:x} and {y:x}", op.name());
            }
        }
    }
}

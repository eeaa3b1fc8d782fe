//! Conversions between any two types.
//!
//! Narrow floats are reached through `f32`. A source with more digits than
//! `f32` is first rounded *to odd*: of the two neighbours in `f32` the one with
//! an odd mantissa, unless the value is one itself. Rounding that again gives
//! what rounding the source once gives, in every mode. The hardware clamps a
//! float that is too large for an integer, but what it makes of NaN depends on
//! the types, so NaN is replaced wherever the result could be other than 0.

use super::asm::{Asm, Class, Operand};
use super::narrow::{mode, narrow, widen};
use super::repr::{canonical, class, int_type};
use tile_core::elem::{DType, Kind};
use tile_core::num::Round;

/// The value converted; `round` as in tile IR's `cast`.
pub(super) fn cast(asm: &mut Asm, from: DType, to: DType, x: Operand, round: Option<Round>) -> Operand {
    if from == to {
        return x;
    }
    match (from.kind(), to.kind()) {
        (_, Kind::Bool) => to_bool(asm, from, x),
        (Kind::Bool, _) => from_bool(asm, to, x),
        (Kind::Float, Kind::Float) => float_to_float(asm, from, to, x, round.unwrap_or_default()),
        (Kind::Float, _) => float_to_int(asm, from, to, x, round.unwrap_or(Round::TowardZero)),
        (_, Kind::Float) => int_to_float(asm, from, to, x, round.unwrap_or_default()),
        (_, _) => int_to_int(asm, from, to, x),
    }
}

fn to_bool(asm: &mut Asm, from: DType, x: Operand) -> Operand {
    match (from, from.kind()) {
        (DType::F64, _) => asm.pred("setp.neu.f64", &[x, Operand::F64(0)]),
        (_, Kind::Float) => {
            let x = widen(asm, from, x);
            asm.pred("setp.neu.f32", &[x, Operand::F32(0)])
        }
        (_, _) => asm.pred(&format!("setp.ne.{}", int_type(from)), &[x, Operand::Int(0)]),
    }
}

fn from_bool(asm: &mut Asm, to: DType, x: Operand) -> Operand {
    let one = tile_core::interp::scalar::one(to) as i64;
    let op = match class(to) {
        Class::B16 => "selp.b16",
        Class::B64 => "selp.b64",
        Class::B32 | Class::Pred => "selp.b32",
    };
    asm.value(class(to), op, &[Operand::Int(one), Operand::Int(0), x])
}

fn float_to_float(asm: &mut Asm, from: DType, to: DType, x: Operand, round: Round) -> Operand {
    match (from, to) {
        (DType::F64, DType::F32) => asm.b32(&format!("cvt.{}.f32.f64", mode(round)), &[x]),
        (DType::F64, DType::F16) => asm.b16(&format!("cvt.{}.f16.f64", mode(round)), &[x]),
        (DType::F64, _) => {
            let odd = to_odd(asm, "f64", x);
            narrow(asm, to, odd, round)
        }
        (_, DType::F64) => {
            let x = widen(asm, from, x);
            asm.b64("cvt.f64.f32", &[x])
        }
        (_, _) => {
            let x = widen(asm, from, x);
            narrow(asm, to, x, round)
        }
    }
}

/// A value of a type with more digits than `f32`, rounded to odd.
fn to_odd(asm: &mut Asm, from: &str, x: Operand) -> Operand {
    let down = asm.b32(&format!("cvt.rm.f32.{from}"), &[x]);
    let up = asm.b32(&format!("cvt.rp.f32.{from}"), &[x]);
    odd_of(asm, down, up)
}

/// The odd one of two neighbours in `f32`, or what both are.
pub(super) fn odd_of(asm: &mut Asm, down: Operand, up: Operand) -> Operand {
    let last = asm.b32("and.b32", &[down, Operand::Int(1)]);
    let odd = asm.pred("setp.ne.u32", &[last, Operand::Int(0)]);
    asm.b32("selp.b32", &[down, up, odd])
}

fn float_to_int(asm: &mut Asm, from: DType, to: DType, x: Operand, round: Round) -> Operand {
    let (x, source) = match from {
        DType::F64 => (x, "f64"),
        _ => (widen(asm, from, x), "f32"),
    };
    let suffix = match round {
        Round::NearestEven => "rni",
        Round::TowardZero => "rzi",
        Round::Up => "rpi",
        Round::Down => "rmi",
    };
    let int = int_type(to);
    let op = format!("cvt.{suffix}.{int}.{source}");
    let whole = asm.value(class(to), &op, &[x]);
    let whole = if source == "f64" || class(to) == Class::B64 {
        let nan = asm.pred(&format!("setp.nan.{source}"), &[x, x]);
        let select = if class(to) == Class::B64 { "selp.b64" } else { "selp.b32" };
        asm.value(class(to), select, &[Operand::Int(0), whole, nan])
    } else {
        whole
    };
    let (low, high) = match to {
        DType::I8 => (Some(-128), 127),
        DType::I16 => (Some(-32768), 32767),
        DType::U8 => (None, 255),
        DType::U16 => (None, 65535),
        _ => return whole,
    };
    let whole = asm.b32(&format!("min.{int}"), &[whole, Operand::Int(high)]);
    match low {
        Some(low) => asm.b32(&format!("max.{int}"), &[whole, Operand::Int(low)]),
        None => whole,
    }
}

fn int_to_float(asm: &mut Asm, from: DType, to: DType, x: Operand, round: Round) -> Operand {
    let int = int_type(from);
    match to {
        DType::F64 => asm.b64(&format!("cvt.{}.f64.{int}", mode(round)), &[x]),
        DType::F32 => asm.b32(&format!("cvt.{}.f32.{int}", mode(round)), &[x]),
        // 8 and 16 bits are exact in `f32`.
        _ if from.bits() <= 16 => {
            let x = asm.b32(&format!("cvt.rn.f32.{int}"), &[x]);
            narrow(asm, to, x, round)
        }
        _ => {
            let odd = to_odd(asm, int, x);
            narrow(asm, to, odd, round)
        }
    }
}

fn int_to_int(asm: &mut Asm, from: DType, to: DType, x: Operand) -> Operand {
    match (class(from), class(to)) {
        (Class::B32, Class::B64) => asm.b64(if from.kind() == Kind::Int { "cvt.s64.s32" } else { "cvt.u64.u32" }, &[x]),
        (Class::B64, Class::B32) => {
            let low = asm.b32("cvt.u32.u64", &[x]);
            canonical(asm, to, low)
        }
        (Class::B64, _) => x,
        // Values of the source that are values of the result stay as they are.
        (_, _) if to.bits() == 32 || (from.bits() < to.bits() && from.kind() == Kind::Uint) => x,
        (_, _) if from.bits() < to.bits() && to.kind() == Kind::Int => x,
        (_, _) => canonical(asm, to, x),
    }
}

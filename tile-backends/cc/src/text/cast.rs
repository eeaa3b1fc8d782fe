//! Conversions between any two types.
//!
//! Narrow floats are reached through `f32`. A source with more digits than `f32` is first rounded *to
//! odd*: of the two neighbours the one with an odd mantissa, unless the value is one itself. Rounding
//! that again gives what rounding the source once gives, in every mode.

use super::emitted::EmitError;
use super::helpers::Helpers;
use super::spell::literal;
use super::types::suffix;
use tile_core::elem::{DType, Kind};
use tile_core::interp::scalar::one;
use tile_core::num::Round;

type Expression = Result<String, EmitError>;

/// The end of the name of a conversion that rounds so.
fn mode(round: Round) -> &'static str {
    match round {
        Round::NearestEven => "",
        Round::TowardZero => "_rz",
        Round::Up => "_rp",
        Round::Down => "_rm",
    }
}

/// A narrow float as an `f32`; others as they are.
pub(super) fn widen(h: &mut Helpers<'_>, ty: DType, x: &str) -> Expression {
    match ty {
        DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 => h.call(&format!("{}_to_f32", suffix(ty)), &[x]),
        _ => Ok(x.to_owned()),
    }
}

/// An `f32` rounded to a narrow float; as it is for `f32` and `f64`.
pub(super) fn narrow(h: &mut Helpers<'_>, ty: DType, x: &str, round: Round) -> Expression {
    match ty {
        DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 => {
            h.call(&format!("f32_to_{}{}", suffix(ty), mode(round)), &[x])
        }
        _ => Ok(x.to_owned()),
    }
}

/// The value converted; `round` as in tile IR's `cast`.
pub(super) fn cast(h: &mut Helpers<'_>, from: DType, to: DType, x: &str, round: Option<Round>) -> Expression {
    if from == to {
        return Ok(x.to_owned());
    }
    match (from.kind(), to.kind()) {
        (Kind::Float, Kind::Bool) => Ok(format!("{} != 0", widen(h, from, x)?)),
        (_, Kind::Bool) => Ok(format!("{x} != 0")),
        (Kind::Bool, _) => {
            let [yes, no] = [one(to), 0].map(|bits| literal(h, to, bits));
            Ok(format!("{x} ? {yes} : {no}"))
        }
        (Kind::Float, Kind::Float) => float_to_float(h, from, to, x, round.unwrap_or_default()),
        (Kind::Float, _) => float_to_int(h, from, to, x, round.unwrap_or(Round::TowardZero)),
        (_, Kind::Float) => int_to_float(h, from, to, x, round.unwrap_or_default()),
        (_, _) => Ok(format!("({}){x}", suffix(to))),
    }
}

fn float_to_float(h: &mut Helpers<'_>, from: DType, to: DType, x: &str, round: Round) -> Expression {
    match (from, to) {
        (DType::F64, DType::F32) if round == Round::NearestEven => Ok(format!("(float){x}")),
        (DType::F64, DType::F32 | DType::F16) => h.call(&format!("f64_to_{}{}", suffix(to), mode(round)), &[x]),
        (DType::F64, _) => {
            let odd = h.call("f64_to_f32_odd", &[x])?;
            narrow(h, to, &odd, round)
        }
        (_, DType::F64) => Ok(format!("(double){}", widen(h, from, x)?)),
        (_, _) => {
            let x = widen(h, from, x)?;
            narrow(h, to, &x, round)
        }
    }
}

fn float_to_int(h: &mut Helpers<'_>, from: DType, to: DType, x: &str, round: Round) -> Expression {
    let (end, source) = if from == DType::F64 { ("", "f64") } else { ("f", "f32") };
    let wide = widen(h, from, x)?;
    let whole = match round {
        Round::NearestEven => h.call(&format!("rint{end}"), &[&wide])?,
        Round::TowardZero => wide,
        Round::Up => h.call(&format!("ceil{end}"), &[&wide])?,
        Round::Down => h.call(&format!("floor{end}"), &[&wide])?,
    };
    let (register, low, high) = match to {
        DType::I8 => ("i32", "-128", "127"),
        DType::I16 => ("i32", "-32768", "32767"),
        DType::U8 => ("u32", "0u", "255u"),
        DType::U16 => ("u32", "0u", "65535u"),
        _ => return h.call(&format!("{source}_to_{}", suffix(to)), &[&whole]),
    };
    let whole = h.call(&format!("{source}_to_{register}"), &[&whole])?;
    let above = h.call(&format!("max_{register}"), &[&whole, low])?;
    let limited = h.call(&format!("min_{register}"), &[&above, high])?;
    Ok(format!("({}){limited}", suffix(to)))
}

fn int_to_float(h: &mut Helpers<'_>, from: DType, to: DType, x: &str, round: Round) -> Expression {
    let nearest = round == Round::NearestEven;
    match to {
        // Integers of up to 32 bits are exact.
        DType::F64 if nearest || from.bits() <= 32 => Ok(format!("(double){x}")),
        DType::F64 => h.call(&format!("{}_to_f64{}", suffix(from), mode(round)), &[x]),
        // 8 and 16 bits are exact in `f32`.
        _ if from.bits() <= 16 => narrow(h, to, &format!("(float){x}"), round),
        DType::F32 if nearest => Ok(format!("(float){x}")),
        DType::F32 => h.call(&format!("{}_to_f32{}", suffix(from), mode(round)), &[x]),
        _ => {
            let odd = h.call(&format!("{}_to_f32_odd", suffix(from)), &[x])?;
            narrow(h, to, &odd, round)
        }
    }
}

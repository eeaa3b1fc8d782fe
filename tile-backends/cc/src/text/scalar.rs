//! Functions of values, as expressions.
//!
//! Floats narrower than 32 bits that a dialect has no function for are computed in `f32` and rounded
//! once more, which gives the same: `f32` has at least 2p + 2 digits for every narrower type
//! (Figueroa, 1995).

use super::cast::{narrow, widen};
use super::emitted::EmitError;
use super::helpers::Helpers;
use super::integer;
use super::types::{computed, is_native, suffix};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, CmpOp, UnOp};
use tile_core::num::Round;
use tile_emit::{binary, compare};

type Expression = Result<String, EmitError>;

/// A function of one operand.
pub(super) fn un(h: &mut Helpers<'_>, op: UnOp, ty: DType, x: &str) -> Expression {
    match ty.kind() {
        Kind::Float => float_un(h, op, ty, x),
        Kind::Bool if op == UnOp::Not => Ok(format!("!{x}")),
        Kind::Bool => Err(EmitError::undefined(op.name(), ty)),
        _ => integer::un(h, op, ty, x),
    }
}

/// The function of C's library for an operation, for `f64`; that for `f32` ends with `f`.
fn math(op: UnOp) -> Option<&'static str> {
    Some(match op {
        UnOp::Exp => "exp",
        UnOp::Exp2 => "exp2",
        UnOp::Ln => "log",
        UnOp::Log2 => "log2",
        UnOp::Log10 => "log10",
        UnOp::Sin => "sin",
        UnOp::Cos => "cos",
        UnOp::Tanh => "tanh",
        UnOp::Erf => "erf",
        UnOp::Sqrt => "sqrt",
        UnOp::Floor => "floor",
        UnOp::Ceil => "ceil",
        UnOp::Trunc => "trunc",
        UnOp::Round => "round",
        UnOp::RoundEven => "rint",
        _ => return None,
    })
}

fn float_un(h: &mut Helpers<'_>, op: UnOp, ty: DType, x: &str) -> Expression {
    match op {
        UnOp::Neg if is_native(ty) => return Ok(format!("-{x}")),
        UnOp::Neg | UnOp::Abs => {
            let name = if op == UnOp::Neg { "neg" } else { "abs" };
            return h.call(&format!("{name}_{}", suffix(ty)), &[x]);
        }
        UnOp::IsNan | UnOp::IsFinite => {
            let wide = widen(h, ty, x)?;
            return match op {
                UnOp::IsNan => Ok(format!("{wide} != {wide}")),
                _ => h.call(if ty == DType::F64 { "is_finite_f64" } else { "is_finite_f32" }, &[&wide]),
            };
        }
        _ => {}
    }
    let wide = widen(h, ty, x)?;
    let y = real_un(h, op, ty, &wide)?;
    narrow(h, ty, &y, Round::NearestEven)
}

/// A function of an `f64`, or of an `f32` whatever narrower type it is for.
fn real_un(h: &mut Helpers<'_>, op: UnOp, ty: DType, x: &str) -> Expression {
    let is_double = ty == DType::F64;
    let (end, real) = if is_double { ("", "f64") } else { ("f", "f32") };
    let name = match op {
        UnOp::Sigmoid => "sigmoid",
        UnOp::Rsqrt => "rsqrt",
        UnOp::Recip => "recip",
        _ => math(op).ok_or_else(|| EmitError::undefined(op.name(), ty))?,
    };
    let fast = format!("fast_{name}");
    if h.fast && !is_double && h.has(&fast) {
        return h.call(&fast, &[x]);
    }
    match op {
        UnOp::Recip if is_double => Ok(format!("1.0 / {x}")),
        UnOp::Recip => Ok(format!("1.0f / {x}")),
        UnOp::Sigmoid | UnOp::Rsqrt => h.call(&format!("{name}_{real}"), &[x]),
        _ => h.call(&format!("{name}{end}"), &[x]),
    }
}

/// A function of two operands of one type, shifts excepted. `divisor` is what `y` is known to be.
pub(super) fn bin(h: &mut Helpers<'_>, op: BinOp, ty: DType, [x, y]: [&str; 2], divisor: Option<i64>) -> Expression {
    match (ty.kind(), op) {
        (Kind::Float, _) => float_bin(h, op, ty, x, y),
        (Kind::Bool, BinOp::And) => Ok(format!("{x} && {y}")),
        (Kind::Bool, BinOp::Or) => Ok(format!("{x} || {y}")),
        (Kind::Bool, BinOp::Xor) => Ok(format!("{x} != {y}")),
        (Kind::Bool, _) => Err(EmitError::undefined(op.name(), ty)),
        _ => integer::bin(h, op, ty, [x, y], divisor),
    }
}

/// The name of a function of two floats in the library.
fn function(op: BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add => "add",
        BinOp::Sub => "sub",
        BinOp::Mul => "mul",
        BinOp::Min => "min",
        BinOp::Max => "max",
        BinOp::MinNan => "min_nan",
        BinOp::MaxNan => "max_nan",
        _ => return None,
    })
}

fn float_bin(h: &mut Helpers<'_>, op: BinOp, ty: DType, x: &str, y: &str) -> Expression {
    let whole = |op| binary(op, x, y).ok_or_else(|| EmitError::undefined(op.name(), ty));
    match op {
        BinOp::Add | BinOp::Sub if is_native(ty) => return whole(op),
        BinOp::Mul if is_native(ty) && h.fast => return whole(op),
        BinOp::Div if ty == DType::F64 => return whole(op),
        BinOp::Pow if ty == DType::F64 => return h.call("pow", &[x, y]),
        _ => {}
    }
    if let Some(name) = function(op).map(|name| format!("{name}_{}", suffix(ty)))
        && h.has(&name)
    {
        return h.call(&name, &[x, y]);
    }
    if ty == DType::F64 {
        return Err(EmitError::undefined(op.name(), ty));
    }
    let (x, y) = (widen(h, ty, x)?, widen(h, ty, y)?);
    let (x, y) = (x.as_str(), y.as_str());
    let result = match op {
        BinOp::Add | BinOp::Sub => binary(op, x, y).ok_or_else(|| EmitError::undefined(op.name(), ty))?,
        BinOp::Div if h.fast && h.has("fast_div") => h.call("fast_div", &[x, y])?,
        BinOp::Div => format!("{x} / {y}"),
        BinOp::Pow => h.call("powf", &[x, y])?,
        _ => {
            let name = function(op).ok_or_else(|| EmitError::undefined(op.name(), ty))?;
            h.call(&format!("{name}_f32"), &[x, y])?
        }
    };
    narrow(h, ty, &result, Round::NearestEven)
}

/// A comparison as IEEE 754 has it for floats.
pub(super) fn cmp(h: &mut Helpers<'_>, op: CmpOp, ty: DType, x: &str, y: &str) -> Expression {
    match ty.is_float() {
        true => Ok(compare(op, &widen(h, ty, x)?, &widen(h, ty, y)?)),
        false => Ok(compare(op, x, y)),
    }
}

/// `x * y + z`; floats round once. For the 8-bit formats the product is exact in `f32` and the sum
/// is rounded to odd, so that the last rounding is the only one that matters.
pub(super) fn fma(h: &mut Helpers<'_>, ty: DType, [x, y, z]: [&str; 3]) -> Expression {
    match ty {
        DType::F32 => h.call("fmaf", &[x, y, z]),
        DType::F64 => h.call("fma", &[x, y, z]),
        DType::F16 | DType::BF16 => h.call(&format!("fma_{}", suffix(ty)), &[x, y, z]),
        DType::E4M3 | DType::E5M2 => {
            let [x, y, z] = [widen(h, ty, x)?, widen(h, ty, y)?, widen(h, ty, z)?];
            let sum = h.call("fma_odd_f32", &[&x, &y, &z])?;
            narrow(h, ty, &sum, Round::NearestEven)
        }
        DType::Bool => Err(EmitError::undefined("fma", ty)),
        _ => {
            let wide = computed(ty);
            let product = integer::bin(h, BinOp::Mul, wide, [x, y], None)?;
            // An operator's operand, where it is no call.
            let product = format!("({product})");
            let sum = integer::bin(h, BinOp::Add, wide, [&product, z], None)?;
            Ok(if wide == ty { sum } else { format!("({})({sum})", suffix(ty)) })
        }
    }
}

/// The same bits as another type of equal width.
pub(super) fn bits(h: &mut Helpers<'_>, from: DType, to: DType, x: &str) -> String {
    let integers = from.is_int() && to.is_int();
    match (from, to) {
        _ if from == to => x.to_owned(),
        (DType::Bool, _) if to.is_int() => format!("({})({x} ? 1 : 0)", suffix(to)),
        (_, DType::Bool) if from.is_int() => format!("{x} != 0"),
        _ if integers => format!("({}){x}", suffix(to)),
        _ => {
            let name = h.ty(to);
            h.bits_of(name, x)
        }
    }
}

//! Integer arithmetic. It wraps, which signed integers of C++ do not: sums, differences and products
//! of those are functions of the library.

use super::emitted::EmitError;
use super::helpers::Helpers;
use super::types::{computed, suffix};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, UnOp};
use tile_emit::binary;

type Expression = Result<String, EmitError>;

fn is_narrow(ty: DType) -> bool {
    ty.bits() < 32
}

/// The low bits of an expression as the type.
fn low(ty: DType, x: &str) -> String {
    format!("({})({x})", suffix(ty))
}

/// The unsigned type of the same width.
fn unsigned(ty: DType) -> &'static str {
    match ty.bits() {
        8 => "u8",
        16 => "u16",
        32 => "u32",
        _ => "u64",
    }
}

/// A function of one integer.
pub(super) fn un(h: &mut Helpers<'_>, op: UnOp, ty: DType, x: &str) -> Expression {
    let signed = ty.kind() == Kind::Int;
    let name = match op {
        UnOp::Not => return Ok(low(ty, &format!("~{x}"))),
        UnOp::Abs if !signed => return Ok(x.to_owned()),
        UnOp::Abs if is_narrow(ty) => return Ok(low(ty, &format!("{x} < 0 ? -{x} : {x}"))),
        UnOp::Neg if is_narrow(ty) => return Ok(low(ty, &format!("0u - (u32){x}"))),
        UnOp::Neg if !signed => return Ok(format!("0u - {x}")),
        UnOp::Abs => "abs",
        UnOp::Neg => "neg",
        UnOp::CountOnes | UnOp::LeadingZeros => return count(h, op, ty, x),
        _ => return Err(EmitError::undefined(op.name(), ty)),
    };
    h.call(&format!("{name}_{}", suffix(ty)), &[x])
}

/// Ones, or zeros in front.
fn count(h: &mut Helpers<'_>, op: UnOp, ty: DType, x: &str) -> Expression {
    let register = if ty.bits() == 64 { "u64" } else { "u32" };
    let name = if op == UnOp::CountOnes { "count_ones" } else { "leading_zeros" };
    let counted = h.call(&format!("{name}_{register}"), &[&format!("({}){x}", unsigned(ty))])?;
    Ok(match 32_u32.saturating_sub(ty.bits()) {
        beyond @ 1.. if op == UnOp::LeadingZeros => format!("{counted} - {beyond}u"),
        _ => counted,
    })
}

/// A function of two integers of one type, shifts excepted.
pub(super) fn bin(h: &mut Helpers<'_>, op: BinOp, ty: DType, [x, y]: [&str; 2], divisor: Option<i64>) -> Expression {
    let signed = ty.kind() == Kind::Int || ty == DType::Index;
    let operator = |x: &str, y: &str| binary(op, x, y).ok_or_else(|| EmitError::undefined(op.name(), ty));
    let name = match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul if is_narrow(ty) => {
            return Ok(low(ty, &operator(&format!("(u32){x}"), &format!("(u32){y}"))?));
        }
        BinOp::Add | BinOp::Sub | BinOp::Mul if !signed => return operator(x, y),
        BinOp::And | BinOp::Or | BinOp::Xor if is_narrow(ty) => return Ok(low(ty, &operator(x, y)?)),
        BinOp::And | BinOp::Or | BinOp::Xor => return operator(x, y),
        // Only these two divisors need care.
        BinOp::Div | BinOp::Rem if divisor.is_some_and(|divisor| divisor != 0 && divisor != -1) => {
            let quotient = operator(x, y)?;
            return Ok(if is_narrow(ty) { low(ty, &quotient) } else { quotient });
        }
        BinOp::Add => "add",
        BinOp::Sub => "sub",
        BinOp::Mul => "mul",
        BinOp::Div => "div",
        BinOp::Rem => "rem",
        BinOp::Min => "min",
        BinOp::Max => "max",
        BinOp::Shl | BinOp::Shr | BinOp::MinNan | BinOp::MaxNan | BinOp::Pow | tile_core::derived_bin_ops!() => {
            return Err(EmitError::undefined(op.name(), ty));
        }
    };
    let result = h.call(&format!("{name}_{}", suffix(computed(ty))), &[x, y])?;
    Ok(if is_narrow(ty) { low(ty, &result) } else { result })
}

/// `x` shifted; the amount is of an integer type of its own, and perhaps known.
pub(super) fn shift(
    h: &mut Helpers<'_>,
    op: BinOp,
    ty: DType,
    x: &str,
    (amount, amount_ty, known): (&str, DType, Option<i64>),
) -> Expression {
    let wide = computed(ty);
    let is_left = op == BinOp::Shl;
    // To the left bits move alike, and unsigned numbers have no overflow.
    let register = match (is_left, wide) {
        (true, DType::I32) => "u32",
        (true, DType::I64) => "u64",
        _ => suffix(wide),
    };
    let x = if register == suffix(ty) { x.to_owned() } else { format!("({register}){x}") };
    let shifted = match known {
        Some(n) if (0..i64::from(wide.bits())).contains(&n) => {
            format!("{x} {} {n}", if is_left { "<<" } else { ">>" })
        }
        _ => {
            let amount = match (known, amount_ty.bits()) {
                (Some(_), _) => "64u".to_owned(),
                // A negative amount is a large one when read as unsigned.
                (None, 64) => h.call("shift_amount", &[&format!("(u64){amount}")])?,
                (None, _) => format!("(u32){amount}"),
            };
            h.call(&format!("{}_{register}", if is_left { "shl" } else { "shr" }), &[&x, &amount])?
        }
    };
    Ok(if register == suffix(ty) { shifted } else { low(ty, &shifted) })
}

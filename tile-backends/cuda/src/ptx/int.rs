//! Integer arithmetic.

use super::asm::{Asm, Class, Operand};
use super::divide;
use super::repr::{canonical, class, int_type};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, UnOp};

fn bits(ty: DType) -> &'static str {
    if class(ty) == Class::B64 { "b64" } else { "b32" }
}

/// A function of one integer; `None` when the language has no such function.
pub(super) fn un(asm: &mut Asm, op: UnOp, ty: DType, x: Operand) -> Option<Operand> {
    let (class, int, b) = (class(ty), int_type(ty), bits(ty));
    let result = match op {
        // Not as a subtraction from zero: of `max(max(x, -x), y)` the assembler of
        // CUDA 13.0 makes `max(x, x, y)` on `sm_90`.
        UnOp::Neg => {
            let turned = asm.value(class, &format!("not.{b}"), &[x]);
            let y = asm.value(class, &format!("add.{int}"), &[turned, Operand::Int(1)]);
            canonical(asm, ty, y)
        }
        UnOp::Not => {
            let y = asm.value(class, &format!("not.{b}"), &[x]);
            canonical(asm, ty, y)
        }
        UnOp::Abs if ty.kind() == Kind::Uint => x,
        // Bits are turned over and one is added where the sign is set: `abs`
        // leaves the lowest value open, and the larger of x and -x is not for
        // that assembler.
        UnOp::Abs => {
            let last = Operand::Int(if class == Class::B64 { 63 } else { 31 });
            let sign = asm.value(class, &format!("shr.{int}"), &[x, last]);
            let turned = asm.value(class, &format!("xor.{b}"), &[x, sign]);
            let y = asm.value(class, &format!("sub.{int}"), &[turned, sign]);
            canonical(asm, ty, y)
        }
        UnOp::CountOnes => {
            let x = unsigned(asm, ty, x);
            asm.b32(&format!("popc.{b}"), &[x])
        }
        UnOp::LeadingZeros => {
            let x = unsigned(asm, ty, x);
            let zeros = asm.b32(&format!("clz.{b}"), &[x]);
            match ty.bits() {
                8 | 16 => asm.b32("sub.u32", &[zeros, Operand::Int(32 - i64::from(ty.bits()))]),
                _ => zeros,
            }
        }
        _ => return None,
    };
    Some(result)
}

/// The bits of a value, zero-extended.
pub(super) fn unsigned(asm: &mut Asm, ty: DType, x: Operand) -> Operand {
    match ty {
        DType::I8 => canonical(asm, DType::U8, x),
        DType::I16 => canonical(asm, DType::U16, x),
        _ => x,
    }
}

/// A function of two integers of one type; `None` when the language has no
/// such function. Shifts are [`shift`].
pub(super) fn bin(asm: &mut Asm, op: BinOp, ty: DType, x: Operand, y: Operand) -> Option<Operand> {
    let (class, int, b) = (class(ty), int_type(ty), bits(ty));
    let mut wrapped = |op: &str| {
        let z = asm.value(class, op, &[x, y]);
        canonical(asm, ty, z)
    };
    let result = match op {
        BinOp::Add => wrapped(&format!("add.{int}")),
        BinOp::Sub => wrapped(&format!("sub.{int}")),
        BinOp::Mul => wrapped(&format!("mul.lo.{int}")),
        BinOp::Div => divide::quotient(asm, ty, x, y),
        BinOp::Rem => divide::remainder(asm, ty, x, y),
        BinOp::Min => asm.value(class, &format!("min.{int}"), &[x, y]),
        BinOp::Max => asm.value(class, &format!("max.{int}"), &[x, y]),
        BinOp::And => asm.value(class, &format!("and.{b}"), &[x, y]),
        BinOp::Or => asm.value(class, &format!("or.{b}"), &[x, y]),
        BinOp::Xor => asm.value(class, &format!("xor.{b}"), &[x, y]),
        BinOp::Shl | BinOp::Shr | BinOp::MinNan | BinOp::MaxNan | BinOp::Pow | tile_core::derived_bin_ops!() => {
            return None;
        }
    };
    Some(result)
}

/// `x` shifted by `amount`, which is of an integer type of its own. The
/// hardware, too, gives 0 or -1 for amounts of the width or more, where it
/// reads them as 32 unsigned bits.
pub(super) fn shift(asm: &mut Asm, op: BinOp, ty: DType, x: Operand, amount: Operand, amount_ty: DType) -> Operand {
    let amount = match (amount, class(amount_ty)) {
        (Operand::Int(n), _) => Operand::Int(if (0..64).contains(&n) { n } else { 64 }),
        // A negative amount is a large one when read as unsigned.
        (_, Class::B64) => {
            let limited = asm.b64("min.u64", &[amount, Operand::Int(64)]);
            asm.b32("cvt.u32.u64", &[limited])
        }
        (_, _) => amount,
    };
    let class = class(ty);
    if op == BinOp::Shl {
        let y = asm.value(class, &format!("shl.{}", bits(ty)), &[x, amount]);
        canonical(asm, ty, y)
    } else {
        asm.value(class, &format!("shr.{}", int_type(ty)), &[x, amount])
    }
}

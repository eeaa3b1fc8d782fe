//! The scalar operations, whatever the type.

use super::asm::{Asm, Class, Operand};
use super::repr::{canonical, class};
use super::{float, int};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, CmpOp, UnOp};

/// A function of one value; `None` when the language has no such function.
pub(super) fn un(asm: &mut Asm, op: UnOp, ty: DType, x: Operand) -> Option<Operand> {
    match ty.kind() {
        Kind::Float => float::un(asm, op, ty, x),
        Kind::Int | Kind::Uint => int::un(asm, op, ty, x),
        Kind::Bool => (op == UnOp::Not).then(|| asm.pred("not.pred", &[x])),
    }
}

/// A function of two values of one type, shifts excepted; `None` when the
/// language has no such function.
pub(super) fn bin(asm: &mut Asm, op: BinOp, ty: DType, x: Operand, y: Operand) -> Option<Operand> {
    match ty.kind() {
        Kind::Float => float::bin(asm, op, ty, x, y),
        Kind::Int | Kind::Uint => int::bin(asm, op, ty, x, y),
        Kind::Bool => {
            let op = match op {
                BinOp::And => "and.pred",
                BinOp::Or => "or.pred",
                BinOp::Xor => "xor.pred",
                _ => return None,
            };
            Some(asm.pred(op, &[x, y]))
        }
    }
}

/// A comparison.
pub(super) fn cmp(asm: &mut Asm, op: CmpOp, ty: DType, x: Operand, y: Operand) -> Operand {
    if ty.is_float() {
        return float::cmp(asm, op, ty, x, y);
    }
    let (x, y) = match ty {
        DType::Bool => (number(asm, x), number(asm, y)),
        _ => (x, y),
    };
    let name = match op {
        CmpOp::Eq => "eq",
        CmpOp::Ne => "ne",
        CmpOp::Lt => "lt",
        CmpOp::Le => "le",
        CmpOp::Gt => "gt",
        CmpOp::Ge => "ge",
    };
    asm.pred(&format!("setp.{name}.{}", super::repr::int_type(ty)), &[x, y])
}

/// A truth value as 0 or 1.
pub(super) fn number(asm: &mut Asm, x: Operand) -> Operand {
    asm.b32("selp.b32", &[Operand::Int(1), Operand::Int(0), x])
}

/// Whether a number of 32 bits is not 0.
pub(super) fn truth(asm: &mut Asm, x: Operand) -> Operand {
    asm.pred("setp.ne.u32", &[x, Operand::Int(0)])
}

/// `x` if the condition holds, else `y`.
pub(super) fn select(asm: &mut Asm, ty: DType, condition: Operand, x: Operand, y: Operand) -> Operand {
    match class(ty) {
        Class::Pred => {
            let x = asm.pred("and.pred", &[condition, x]);
            let not = asm.pred("not.pred", &[condition]);
            let y = asm.pred("and.pred", &[not, y]);
            asm.pred("or.pred", &[x, y])
        }
        class => asm.value(class, &format!("selp.{}", class.ty()), &[x, y, condition]),
    }
}

/// `x * y + z`; floats round once.
pub(super) fn fma(asm: &mut Asm, ty: DType, x: Operand, y: Operand, z: Operand) -> Option<Operand> {
    match ty.kind() {
        Kind::Float => Some(float::fma(asm, ty, x, y, z)),
        Kind::Int | Kind::Uint => {
            let op = format!("mad.lo.{}", super::repr::int_type(ty));
            let sum = asm.value(class(ty), &op, &[x, y, z]);
            Some(canonical(asm, ty, sum))
        }
        Kind::Bool => None,
    }
}

/// The same bits as another type of equal width.
pub(super) fn bits(asm: &mut Asm, from: DType, to: DType, x: Operand) -> Operand {
    match (class(from), class(to)) {
        (Class::Pred, Class::Pred) | (Class::B16, Class::B16) | (Class::B64, _) | (_, Class::B64) => x,
        (Class::Pred, _) => {
            let byte = number(asm, x);
            bits(asm, DType::U8, to, byte)
        }
        (_, Class::Pred) => truth(asm, x),
        (Class::B32, Class::B16) => asm.b16("cvt.u16.u32", &[x]),
        (Class::B16, Class::B32) => asm.b32(if to == DType::I16 { "cvt.s32.s16" } else { "cvt.u32.u16" }, &[x]),
        (Class::B32, Class::B32) => match to {
            DType::E4M3 | DType::E5M2 => canonical(asm, DType::U8, x),
            _ => canonical(asm, to, x),
        },
    }
}

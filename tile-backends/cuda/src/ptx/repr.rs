//! How values of each element type sit in registers.
//!
//! | type | register | contents |
//! |---|---|---|
//! | `bool` | predicate | |
//! | `i8 i16 u8 u16` | 32 bits | the value, sign- or zero-extended |
//! | `e4m3 e5m2` | 32 bits | the encoding, zero-extended |
//! | `f16 bf16` | 16 bits | the encoding |
//! | `i32 u32 f32` | 32 bits | |
//! | `i64 u64 index f64` | 64 bits | |
//!
//! Narrow integers are always in that canonical form, so comparisons,
//! conversions and divisions of 32 bits serve them; an operation that can
//! leave it (`add`, `shl`, …) is followed by [`canonical`].

use super::asm::{Asm, Class, Operand};
use tile_core::elem::{DType, Kind};

/// The register that holds a value of the type.
pub(super) fn class(ty: DType) -> Class {
    match ty {
        DType::Bool => Class::Pred,
        DType::F16 | DType::BF16 => Class::B16,
        DType::I64 | DType::U64 | DType::Index | DType::F64 => Class::B64,
        DType::F32
        | DType::E4M3
        | DType::E5M2
        | DType::I32
        | DType::I16
        | DType::I8
        | DType::U32
        | DType::U16
        | DType::U8 => Class::B32,
    }
}

/// The type of instructions on values of an integer type: `s32`, `u64`, ….
pub(super) fn int_type(ty: DType) -> &'static str {
    match (class(ty), ty.kind()) {
        (Class::B64, Kind::Int) => "s64",
        (Class::B64, _) => "u64",
        (_, Kind::Int) => "s32",
        (_, _) => "u32",
    }
}

/// The canonical form of an integer whose low bits are those of `x`.
pub(super) fn canonical(asm: &mut Asm, ty: DType, x: Operand) -> Operand {
    match ty {
        DType::I8 => asm.b32("cvt.s32.s8", &[x]),
        DType::I16 => asm.b32("cvt.s32.s16", &[x]),
        DType::U8 => asm.b32("and.b32", &[x, Operand::Int(0xff)]),
        DType::U16 => asm.b32("and.b32", &[x, Operand::Int(0xffff)]),
        _ => x,
    }
}

/// An encoding as an operand, where one can stand in an instruction.
pub(super) fn immediate(ty: DType, bits: u64) -> Option<Operand> {
    Some(match ty {
        DType::Bool | DType::F16 | DType::BF16 => return None,
        DType::F32 => Operand::F32(bits as u32),
        DType::F64 => Operand::F64(bits),
        DType::I8 => Operand::Int((bits as u8 as i8).into()),
        DType::I16 => Operand::Int((bits as u16 as i16).into()),
        DType::I32 => Operand::Int((bits as u32 as i32).into()),
        DType::I64 | DType::Index | DType::U64 => Operand::Int(bits as i64),
        DType::U8 | DType::U16 | DType::U32 | DType::E4M3 | DType::E5M2 => Operand::Int(bits as i64),
    })
}

/// A register that holds an encoding.
pub(super) fn load_constant(asm: &mut Asm, ty: DType, bits: u64) -> Operand {
    match class(ty) {
        Class::Pred => asm.pred("mov.pred", &[Operand::Int(i64::from(bits != 0))]),
        Class::B16 => asm.b16("mov.b16", &[Operand::Int(bits as i64)]),
        class @ (Class::B32 | Class::B64) => {
            let value = immediate(ty, bits).expect("numbers of 32 and 64 bits are immediates");
            asm.value(class, if class == Class::B32 { "mov.b32" } else { "mov.b64" }, &[value])
        }
    }
}

/// The register class of a float computation of that width.
pub(super) fn width(wide: bool) -> Class {
    if wide { Class::B64 } else { Class::B32 }
}

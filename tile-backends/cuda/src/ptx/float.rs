//! Floating-point arithmetic, roundings and comparisons.
//!
//! Every instruction states its rounding, because the assembler fuses those
//! that do not (`fast_math` kernels let it). What a type has no instruction
//! for is done in `f32` and rounded once more, which gives the same: `f32` has
//! at least 2p + 2 digits for every narrower type (Figueroa, 1995). Only a
//! fused FMA needs care; see [`fma`].

use super::arch::Arch;
use super::asm::{Asm, Operand};
use super::cast::odd_of;
use super::math;
use super::narrow::{narrow, widen};
use super::repr::class;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, UnOp};
use tile_core::num::Round;

/// The type in an instruction; `None` for the 8-bit formats, which have none.
fn instruction_type(ty: DType) -> Option<&'static str> {
    match ty {
        DType::F64 => Some("f64"),
        DType::F32 => Some("f32"),
        DType::F16 => Some("f16"),
        DType::BF16 => Some("bf16"),
        _ => None,
    }
}

/// Whether the type has instructions for all of `+ - *` and comparisons.
fn is_native(asm: &Asm, ty: DType) -> bool {
    match ty {
        DType::F64 | DType::F32 | DType::F16 => true,
        DType::BF16 => asm.arch >= Arch::Sm90a,
        _ => false,
    }
}

/// Computes in `f32` and rounds to the type.
fn through_f32<const N: usize>(
    asm: &mut Asm,
    ty: DType,
    args: [Operand; N],
    f: impl FnOnce(&mut Asm, [Operand; N]) -> Operand,
) -> Operand {
    let wide = args.map(|x| widen(asm, ty, x));
    let y = f(asm, wide);
    narrow(asm, ty, y, Round::NearestEven)
}

/// A function of one float; `None` when the language has no such function.
pub(super) fn un(asm: &mut Asm, op: UnOp, ty: DType, x: Operand) -> Option<Operand> {
    let result = match op {
        UnOp::Neg | UnOp::Abs => sign(asm, op, ty, x),
        UnOp::IsNan => {
            let (x, t) = comparable(asm, ty, x);
            asm.pred(&format!("setp.nan.{t}"), &[x, x])
        }
        UnOp::IsFinite => is_finite(asm, ty, x),
        UnOp::Floor | UnOp::Ceil | UnOp::Trunc | UnOp::RoundEven => {
            let suffix = match op {
                UnOp::Floor => "rmi",
                UnOp::Ceil => "rpi",
                UnOp::Trunc => "rzi",
                _ => "rni",
            };
            match ty {
                DType::F64 | DType::F32 | DType::F16 => {
                    let t = instruction_type(ty).expect("a type with instructions");
                    asm.value(class(ty), &format!("cvt.{suffix}.{t}.{t}"), &[x])
                }
                _ => through_f32(asm, ty, [x], |asm, [x]| asm.b32(&format!("cvt.{suffix}.f32.f32"), &[x])),
            }
        }
        UnOp::Not | UnOp::CountOnes | UnOp::LeadingZeros => return None,
        _ if ty == DType::F64 => math::un(asm, op, true, x)?,
        _ => {
            let wide = widen(asm, ty, x);
            let y = math::un(asm, op, false, wide)?;
            narrow(asm, ty, y, Round::NearestEven)
        }
    };
    Some(result)
}

fn sign(asm: &mut Asm, op: UnOp, ty: DType, x: Operand) -> Operand {
    let name = if op == UnOp::Neg { "neg" } else { "abs" };
    match (instruction_type(ty), op) {
        (Some(t), _) => asm.value(class(ty), &format!("{name}.{t}"), &[x]),
        (None, UnOp::Neg) => asm.b32("xor.b32", &[x, Operand::Int(0x80)]),
        (None, _) => asm.b32("and.b32", &[x, Operand::Int(0x7f)]),
    }
}

/// The value in a type that has comparisons, and that type.
fn comparable(asm: &mut Asm, ty: DType, x: Operand) -> (Operand, &'static str) {
    match instruction_type(ty) {
        Some(t) if is_native(asm, ty) => (x, t),
        _ => (widen(asm, ty, x), "f32"),
    }
}

fn is_finite(asm: &mut Asm, ty: DType, x: Operand) -> Operand {
    if ty == DType::F64 {
        let magnitude = asm.b64("abs.f64", &[x]);
        return asm.pred("setp.lt.f64", &[magnitude, Operand::F64(f64::INFINITY.to_bits())]);
    }
    let x = widen(asm, ty, x);
    let magnitude = asm.b32("abs.f32", &[x]);
    asm.pred("setp.lt.f32", &[magnitude, Operand::F32(f32::INFINITY.to_bits())])
}

/// A function of two floats of one type; `None` when the language has no such
/// function.
pub(super) fn bin(asm: &mut Asm, op: BinOp, ty: DType, x: Operand, y: Operand) -> Option<Operand> {
    let result = match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul => arithmetic(asm, op, ty, x, y),
        BinOp::Div => divide(asm, ty, x, y),
        BinOp::Min => extreme(asm, "min", ty, x, y),
        BinOp::Max => extreme(asm, "max", ty, x, y),
        BinOp::MinNan => extreme_nan(asm, "min", ty, x, y),
        BinOp::MaxNan => extreme_nan(asm, "max", ty, x, y),
        BinOp::Pow if ty == DType::F64 => math::pow(asm, true, x, y),
        BinOp::Pow => through_f32(asm, ty, [x, y], |asm, [x, y]| math::pow(asm, false, x, y)),
        BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::Shr => return None,
        // Replaced before.
        BinOp::Rem | tile_core::derived_bin_ops!() => return None,
    };
    Some(result)
}

fn arithmetic(asm: &mut Asm, op: BinOp, ty: DType, x: Operand, y: Operand) -> Operand {
    let name = match op {
        BinOp::Add => "add",
        BinOp::Sub => "sub",
        _ => "mul",
    };
    // Without a stated rounding the assembler may fuse.
    let rounding = if asm.fast { "" } else { ".rn" };
    if let (Some(t), true) = (instruction_type(ty), is_native(asm, ty)) {
        return asm.value(class(ty), &format!("{name}{rounding}.{t}"), &[x, y]);
    }
    if ty == DType::BF16 {
        let constant = asm.b16("mov.b16", &[Operand::Int(by_fma(op))]);
        return asm.b16("fma.rn.bf16", &fma_operands(op, x, y, constant));
    }
    through_f32(asm, ty, [x, y], |asm, args| asm.b32(&format!("{name}.rn.f32"), &args))
}

/// The encoding in `bf16` with which a fused FMA is a sum, a difference
/// or a product: x + 1·y, x - 1·y and x·y - 0, which keeps the sign of a zero.
pub(super) fn by_fma(op: BinOp) -> i64 {
    match op {
        BinOp::Add => 0x3f80,
        BinOp::Sub => 0xbf80,
        _ => 0x8000,
    }
}

/// The operands of that FMA.
pub(super) fn fma_operands(op: BinOp, x: Operand, y: Operand, constant: Operand) -> [Operand; 3] {
    if op == BinOp::Mul { [x, y, constant] } else { [y, constant, x] }
}

fn divide(asm: &mut Asm, ty: DType, x: Operand, y: Operand) -> Operand {
    match ty {
        DType::F64 => asm.b64("div.rn.f64", &[x, y]),
        _ => {
            let op = if asm.fast { "div.full.f32" } else { "div.rn.f32" };
            through_f32(asm, ty, [x, y], |asm, args| asm.b32(op, &args))
        }
    }
}

/// The other operand when one is NaN, as the instruction does.
fn extreme(asm: &mut Asm, name: &str, ty: DType, x: Operand, y: Operand) -> Operand {
    match instruction_type(ty) {
        Some(t) => asm.value(class(ty), &format!("{name}.{t}"), &[x, y]),
        None => through_f32(asm, ty, [x, y], |asm, args| asm.b32(&format!("{name}.f32"), &args)),
    }
}

/// NaN when one operand is.
fn extreme_nan(asm: &mut Asm, name: &str, ty: DType, x: Operand, y: Operand) -> Operand {
    match instruction_type(ty) {
        Some("f64") => {
            let z = asm.b64(&format!("{name}.f64"), &[x, y]);
            let nan = asm.pred("setp.nan.f64", &[x, y]);
            asm.b64("selp.b64", &[Operand::F64(f64::NAN.to_bits()), z, nan])
        }
        Some(t) => asm.value(class(ty), &format!("{name}.NaN.{t}"), &[x, y]),
        None => through_f32(asm, ty, [x, y], |asm, args| asm.b32(&format!("{name}.NaN.f32"), &args)),
    }
}

/// `x * y + z` rounded once. For the 8-bit formats the product is exact in
/// `f32` and the sum is rounded to odd, so that the last rounding is the only
/// one that matters.
pub(super) fn fma(asm: &mut Asm, ty: DType, x: Operand, y: Operand, z: Operand) -> Operand {
    match instruction_type(ty) {
        Some(t) => asm.value(class(ty), &format!("fma.rn.{t}"), &[x, y, z]),
        None => through_f32(asm, ty, [x, y, z], |asm, args| {
            let down = asm.b32("fma.rm.f32", &args);
            let up = asm.b32("fma.rp.f32", &args);
            odd_of(asm, down, up)
        }),
    }
}

/// A comparison as IEEE 754 has it.
pub(super) fn cmp(asm: &mut Asm, op: CmpOp, ty: DType, x: Operand, y: Operand) -> Operand {
    let name = match op {
        CmpOp::Eq => "eq",
        // True for NaN, the others false.
        CmpOp::Ne => "neu",
        CmpOp::Lt => "lt",
        CmpOp::Le => "le",
        CmpOp::Gt => "gt",
        CmpOp::Ge => "ge",
    };
    let (x, t) = comparable(asm, ty, x);
    let (y, _) = comparable(asm, ty, y);
    asm.pred(&format!("setp.{name}.{t}"), &[x, y])
}

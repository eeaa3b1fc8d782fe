//! Arithmetic on two 16-bit floats in a register.
//!
//! `f16` has all of it on every architecture; `bf16` has sums and products from
//! `sm_90` on, before that a fused FMA that does for both (as for one
//! value: [`float`](super::float)).

use super::arch::Arch;
use super::asm::{Asm, Operand};
use super::float::{by_fma, fma_operands};
use tile_core::elem::DType;
use tile_core::ir::BinOp;

fn packed(ty: DType) -> &'static str {
    if ty == DType::F16 { "f16x2" } else { "bf16x2" }
}

/// A function of both pairs; `None` where there is none for pairs.
pub(super) fn bin(asm: &mut Asm, op: BinOp, ty: DType, x: Operand, y: Operand) -> Option<Operand> {
    let t = packed(ty);
    // Without a stated rounding the assembler may fuse.
    let rounding = if asm.fast { "" } else { ".rn" };
    let name = match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul if ty == DType::BF16 && asm.arch < Arch::Sm90a => {
            let bits = by_fma(op);
            let constant = asm.b32("mov.b32", &[Operand::Int(bits | bits << 16)]);
            return Some(fma(asm, ty, fma_operands(op, x, y, constant)));
        }
        BinOp::Add => format!("add{rounding}.{t}"),
        BinOp::Sub => format!("sub{rounding}.{t}"),
        BinOp::Mul => format!("mul{rounding}.{t}"),
        BinOp::Min => format!("min.{t}"),
        BinOp::Max => format!("max.{t}"),
        BinOp::MinNan => format!("min.NaN.{t}"),
        BinOp::MaxNan => format!("max.NaN.{t}"),
        _ => return None,
    };
    Some(asm.b32(&name, &[x, y]))
}

/// `x * y + z` of each pair.
pub(super) fn fma(asm: &mut Asm, ty: DType, args: [Operand; 3]) -> Operand {
    asm.b32(&format!("fma.rn.{}", packed(ty)), &args)
}

//! `f64` functions.
//!
//! Exponentials and logarithms are those of the CPU backend; the others follow
//! FreeBSD's msun where a file says so. Each is a function of the module.

mod error;
mod exponential;
mod hyperbolic;
mod logarithm;
mod power;
mod trigonometric;

pub(super) use power::POW;
pub(super) use trigonometric::SIN;

use super::real::Real;
use crate::ptx::asm::Function;
use crate::ptx::asm::{Asm, Class, Operand};
use tile_core::ir::UnOp;

/// A function of one `f64` without tables.
const fn function(name: &'static str, body: fn(&mut Asm, &[Operand]) -> Operand) -> Function {
    Function { name, args: &[Class::B64], result: Class::B64, tables: &[], body }
}

/// A function of one `f64`.
pub(super) fn un(asm: &mut Asm, op: UnOp, x: Operand) -> Option<Operand> {
    Some(match op {
        UnOp::Exp => asm.call(&exponential::EXP, &[x]),
        UnOp::Exp2 => asm.call(&exponential::EXP2, &[x]),
        UnOp::Sigmoid => asm.call(&hyperbolic::SIGMOID, &[x]),
        UnOp::Tanh => asm.call(&hyperbolic::TANH, &[x]),
        UnOp::Ln => asm.call(&logarithm::LN, &[x]),
        UnOp::Log2 => asm.call(&logarithm::LOG2, &[x]),
        UnOp::Log10 => asm.call(&logarithm::LOG10, &[x]),
        UnOp::Sin => asm.call(&SIN, &[x, Operand::Int(0)]),
        UnOp::Cos => asm.call(&SIN, &[x, Operand::Int(1)]),
        UnOp::Erf => asm.call(&error::ERF, &[x]),
        UnOp::Sqrt => Real::double(asm).sqrt(x),
        UnOp::Recip => Real::double(asm).recip(x),
        UnOp::Rsqrt => {
            let m = &mut Real::double(asm);
            let root = m.sqrt(x);
            m.recip(root)
        }
        UnOp::Round => super::round_away(asm, true, x),
        // Made of other instructions, or not of floats.
        UnOp::Neg | UnOp::Not | UnOp::Abs | UnOp::Floor | UnOp::Ceil | UnOp::Trunc | UnOp::RoundEven => return None,
        UnOp::IsNan | UnOp::IsFinite | UnOp::CountOnes | UnOp::LeadingZeros => return None,
        // Replaced before.
        tile_core::derived_un_ops!() => return None,
    })
}

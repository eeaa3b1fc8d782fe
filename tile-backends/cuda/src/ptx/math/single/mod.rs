//! `f32` functions.

mod error;
mod exponential;
mod hyperbolic;
mod logarithm;
mod power;
mod root;
pub(super) mod trigonometric;

use exponential::{LN2_HI, LN2_LO, ROUND, exp2};
pub(super) use power::POW;

use super::real::Real;
use crate::ptx::asm::{Asm, Operand};
use tile_core::ir::UnOp;

/// A function of one `f32`.
pub(super) fn un(asm: &mut Asm, op: UnOp, x: Operand) -> Option<Operand> {
    if op == UnOp::Round {
        return Some(super::round_away(asm, false, x));
    }
    let m = &mut Real::single(asm);
    Some(match op {
        UnOp::Exp => exponential::exp(m, x),
        UnOp::Exp2 => exp2(m, x),
        UnOp::Ln => logarithm::ln(m, x),
        UnOp::Log2 => logarithm::log2(m, x),
        UnOp::Log10 => logarithm::log10(m, x),
        UnOp::Sin => trigonometric::sin(m, x),
        UnOp::Cos => trigonometric::cos(m, x),
        UnOp::Tanh => hyperbolic::tanh(m, x),
        UnOp::Erf => error::erf(m, x),
        UnOp::Sigmoid => hyperbolic::sigmoid(m, x),
        UnOp::Sqrt => m.sqrt(x),
        UnOp::Rsqrt => root::rsqrt(m, x),
        UnOp::Recip => m.recip(x),
        // Made of other instructions, or not of floats.
        UnOp::Round | UnOp::Neg | UnOp::Not | UnOp::Abs | UnOp::Floor | UnOp::Ceil | UnOp::Trunc | UnOp::RoundEven => {
            return None;
        }
        UnOp::IsNan | UnOp::IsFinite | UnOp::CountOnes | UnOp::LeadingZeros => return None,
        // Replaced before.
        tile_core::derived_un_ops!() => return None,
    })
}

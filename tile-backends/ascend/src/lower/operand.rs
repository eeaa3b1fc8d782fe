//! Operand conversion: makes GEMM operands of types that the cube does not multiply.
//!
//! The cube multiplies `f16`, `bf16`, `f32` and `i8`, both operands alike. Vector units convert
//! others on their way to L1:
//!
//! - *8-bit floats* become `f16`, which holds them all: their bits are those of an `f16` whose
//!   exponent is off by a constant, so a code without its sign, times a power of two, is that
//!   number's bits. Products are those of `f16`, accumulated in `f32`.
//! - *`u8`* becomes three operands of `i8` whose sum it is, `low + high + high`, where `high` is
//!   64 or nothing; the cube accumulates the products of all three. They are exact, as those of
//!   `i8` are.
//!
//! That costs vector units some ten operations for each element, which passes through their
//! memory, and three MMAs in place of one for `u8`; the performance model counts both.

use super::gemm::Factor;
use super::{Code, Lower, Lowered};
use crate::ir::{BinaryOp, Operand, Tile};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Func, Inst, Literal, Op, Value};
use tile_core::num::Round;

/// What an operand is converted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Unconverted.
    Direct,
    /// `f16`, from an 8-bit float.
    Half,
    /// Three parts of `i8`, from `u8`.
    Parts,
}

/// The conversion of operands of these types, if such a GEMM is supported.
fn forms(a: DType, b: DType, acc: DType) -> Option<[Form; 2]> {
    let float = |elem: DType| matches!(elem, DType::E4M3 | DType::E5M2);
    let form = |elem: DType| match elem {
        DType::I8 => Some(Form::Direct),
        DType::U8 => Some(Form::Parts),
        _ => None,
    };
    match (a, b, acc) {
        (DType::F16 | DType::BF16 | DType::F32, _, DType::F32) if a == b => Some([Form::Direct; 2]),
        (_, _, DType::F32) if float(a) && float(b) => Some([Form::Half; 2]),
        (_, _, DType::I32) => Some([form(a)?, form(b)?]),
        _ => None,
    }
}

/// Whether the cube takes an operand unconverted.
pub(super) fn is_unconverted(func: &Func, inst: &Inst, operand: Value) -> bool {
    let elem = func.ty(operand).elem().dtype();
    let sparse = matches!(inst.op, Op::GemmSp {}) && inst.args[..2].contains(&operand);
    !sparse && !matches!(elem, Some(DType::E4M3 | DType::E5M2 | DType::U8))
}

impl Lower<'_> {
    /// The conversions of the operands of a GEMM.
    pub(super) fn forms(&self, a: Value, b: Value, acc: Value) -> Lowered<[Form; 2]> {
        let types = [a, b, acc].map(|value| self.func.ty(value).elem().dtype());
        let [Some(a), Some(b), Some(acc)] = types else { return self.defect("an element type is not known") };
        match forms(a, b, acc) {
            Some(forms) => Ok(forms),
            None => self.error(
                Code::Product,
                format!(
                    "the cube does not multiply {a} by {b}; it multiplies f16, bf16 and f32, both alike, 8-bit integers and 8-bit floats"
                ),
            ),
        }
    }

    /// An operand in L1, in as many parts as its conversion has.
    pub(super) fn factors(&mut self, operand: Value, form: Form) -> Lowered<Vec<Factor>> {
        if form == Form::Direct {
            return Ok(vec![self.factor(operand)?]);
        }
        let view = self.view(operand)?;
        let (elem, transposed) = (view.elem, view.axes.len() == 2 && view.axes[0] > view.axes[1]);
        let (straight, extents) = self.untransposed(view)?;
        let tile = self.read_view(&straight, &extents)?;
        let codes = self.exact(tile, DType::F16);
        Ok(self.converted_factors(codes, elem, form, transposed))
    }

    /// Moves a tile of the vector memory to L1 as operands; bytes are their codes as `f16`.
    pub(super) fn converted_factors(&mut self, tile: Tile, elem: DType, form: Form, transposed: bool) -> Vec<Factor> {
        let parts = self.converted(tile, elem, form);
        let mut factors: Vec<Factor> = parts.into_iter().map(|part| self.moved(part, transposed)).collect();
        if form == Form::Parts {
            // The high part counts twice.
            factors.extend(factors.last().copied());
        }
        factors
    }

    /// Converts a tile to what the cube multiplies.
    fn converted(&mut self, tile: Tile, elem: DType, form: Form) -> Vec<Tile> {
        match form {
            Form::Direct => vec![tile],
            Form::Half => vec![self.half_of(tile, elem)],
            Form::Parts => {
                let (top, low) = self.without_top(tile);
                let high = self.with(BinaryOp::Mul, top, 64.0);
                let [low, high] = [low, high].map(|part| self.exact(part, DType::I8));
                vec![low, high]
            }
        }
    }

    /// Splits codes of bytes into their top bits and the rest.
    fn without_top(&mut self, codes: Tile) -> (Tile, Tile) {
        let top = self.quotient(codes, 128.0);
        (top, self.remainder(codes, top, 128.0))
    }

    /// Converts codes of 8-bit floats to `f16`.
    fn half_of(&mut self, codes: Tile, elem: DType) -> Tile {
        let (sign, code) = self.without_top(codes);
        // E5M2 has the exponent of f16 and the first two bits of its mantissa. E4M3 has one
        // exponent bit less, a bias less by 8, and one mantissa bit more.
        let shift = if elem == DType::E5M2 { 256.0 } else { 128.0 };
        let bits = self.with(BinaryOp::Mul, code, shift);
        let bits = self.exact(bits, DType::I16);
        let mut size = self.bits(bits, DType::F16);
        if elem == DType::E4M3 {
            size = self.with(BinaryOp::Mul, size, 256.0);
            // The last code is the only NaN.
            let last = self.number(127.0, DType::F16);
            let is_last = self.compare(CmpOp::Eq, code, Operand::Scalar(last));
            let nan = self.b.literal(Literal::Float(f64::NAN), DType::F16);
            let nan = self.splat(nan, self.b.shape(size).len());
            size = self.choice(is_last, nan, size);
        }
        let turned = self.with(BinaryOp::Mul, sign, -2.0);
        let factor = self.with(BinaryOp::Add, turned, 1.0);
        self.both(BinaryOp::Mul, size, factor)
    }

    /// Integers of up to eight bits, in `f16`, divided by a power of two and rounded down.
    pub(super) fn quotient(&mut self, numbers: Tile, by: f64) -> Tile {
        let scaled = self.with(BinaryOp::Mul, numbers, 1.0 / by);
        let whole = self.step(scaled, DType::I16, Some(Round::TowardZero));
        self.exact(whole, DType::F16)
    }

    /// The remainder of a [`quotient`](Self::quotient).
    pub(super) fn remainder(&mut self, numbers: Tile, quotients: Tile, by: f64) -> Tile {
        let whole = self.with(BinaryOp::Mul, quotients, by);
        self.both(BinaryOp::Sub, numbers, whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_there_are() {
        use DType::{BF16, E4M3, E5M2, F16, F32, F64, I8, I32, U8};
        assert_eq!(forms(F16, F16, F32), Some([Form::Direct; 2]));
        assert_eq!(forms(E4M3, E5M2, F32), Some([Form::Half; 2]));
        assert_eq!(forms(U8, I8, I32), Some([Form::Parts, Form::Direct]));
        assert_eq!(forms(F16, BF16, F32), None);
        assert_eq!(forms(F64, F64, F64), None);
        assert_eq!(forms(I32, I32, I32), None);
    }
}

//! Bytes that came in one word, worked on together.
//!
//! ```text
//! q & 15, four times         and.b32  w', w, 0x0f0f0f0f
//! q >> 4, four times         shr.u32  w', w, 4;  and.b32 w', w', 0x0f0f0f0f
//! cast::<f32>(q) - 8.0       prmt.b32 y, w', 0x4b000000, …;  add.f32 y, y, -8388616.0
//! ```
//!
//! The units of integers have half the rate of those of `f32`, and unpacking is most of what a
//! kernel with quantised weights computes. So what masks and constant shifts do to four bytes
//! is one instruction on their word.
//!
//! A byte becomes a float as the last digits of 2²³, whose units are its last place: the
//! difference to 2²³ is exact, and so is that to 2²³ and a small integer, which a sum with a
//! constant behind the conversion makes of it (Kim et al., arXiv 2211.10017, do so with
//! weights).
//!
//! Each byte is taken out of its word besides, as other uses want it; what has
//! none the assembler drops.

use super::asm::{Asm, Operand};
use super::emitter::{Emitter, Place};
use tile_core::elem::DType;
use tile_core::ir::BinOp;
use tile_simt::ir::Val;

/// 2²³ as an `f32`, and its encoding without the last byte.
const BIAS: f32 = 8_388_608.0;
const EXPONENT: i64 = 0x4b00_0000;
/// What may be added besides, so that the sum with 2²³ is an `f32`.
const MOST: f32 = 65536.0;

/// A byte in all four places of a word.
fn everywhere(byte: u8) -> Operand {
    Operand::Int(i64::from(u32::from_ne_bytes([byte; 4])))
}

/// What `op` with a constant makes of four bytes; `None` where bytes would meet.
fn word(asm: &mut Asm, op: BinOp, ty: DType, word: Operand, constant: i64) -> Option<Operand> {
    let byte = constant as u8;
    let masked = |asm: &mut Asm, name: &str| asm.b32(name, &[word, everywhere(byte)]);
    match op {
        BinOp::And => Some(masked(asm, "and.b32")),
        BinOp::Or => Some(masked(asm, "or.b32")),
        BinOp::Xor => Some(masked(asm, "xor.b32")),
        BinOp::Shr if ty == DType::U8 && (0..8).contains(&constant) => {
            let shifted = asm.b32("shr.u32", &[word, Operand::Int(constant)]);
            Some(asm.b32("and.b32", &[shifted, everywhere(0xff >> constant)]))
        }
        _ => None,
    }
}

impl Emitter<'_> {
    /// A function of a byte and a constant; whether it was one for the byte's
    /// word.
    pub(super) fn byte_with_constant(&mut self, op: BinOp, args: &[Val], result: Val) -> bool {
        let ty = self.ty(result);
        let (true, Some(&(whole, at)), Some(constant)) =
            (matches!(ty, DType::U8 | DType::I8), self.parts.get(&args[0]), self.known(args[1]))
        else {
            return false;
        };
        let Some(made) = self.whole_word(op, ty, whole, constant) else { return false };
        self.take_byte(made, at, result);
        true
    }

    /// What a function with a constant makes of a word, made once in a block.
    fn whole_word(&mut self, op: BinOp, ty: DType, whole: Operand, constant: i64) -> Option<Operand> {
        let key = (whole, op, constant);
        if let Some(&made) = self.words.get(&key) {
            return Some(made);
        }
        let made = word(&mut self.asm, op, ty, whole, constant)?;
        self.words.insert(key, made);
        Some(made)
    }

    /// Defines a value as a byte of a word.
    pub(super) fn take_byte(&mut self, whole: Operand, at: usize, part: Val) {
        self.parts.insert(part, (whole, at));
        let op = if self.ty(part) == DType::I8 { "bfe.s32" } else { "bfe.u32" };
        let x = self.asm.b32(op, &[whole, Operand::Int(8 * at as i64), Operand::Int(8)]);
        self.define(part, x);
    }

    /// The `f32` of a byte of a word; whether it was one.
    pub(super) fn byte_to_float(&mut self, from: Val, result: Val) -> bool {
        let (ty, Some(&(whole, at))) = (self.ty(from), self.parts.get(&from)) else { return false };
        let (whole, bias) = match ty {
            DType::U8 => (whole, BIAS),
            // With the sign turned over, as many units above the lowest.
            DType::I8 => match self.whole_word(BinOp::Xor, ty, whole, 0x80) {
                Some(turned) => (turned, BIAS + 128.0),
                None => return false,
            },
            _ => return false,
        };
        let select = Operand::Int(0x7540 | at as i64);
        let digits = self.asm.b32("prmt.b32", &[whole, Operand::Int(EXPONENT), select]);
        self.biased.insert(result, (digits, bias));
        let x = self.asm.b32("sub.rn.f32", &[digits, Operand::F32(bias.to_bits())]);
        self.define(result, x);
        true
    }

    /// The sum of a byte's `f32` and a constant, or the difference; whether it was
    /// one that needs no more than the conversion.
    pub(super) fn float_of_byte_with_constant(&mut self, op: BinOp, args: &[Val], result: Val) -> bool {
        let (Some(&(digits, bias)), Place::Constant(bits)) = (self.biased.get(&args[0]), self.place(args[1])) else {
            return false;
        };
        let constant = f32::from_bits(bits as u32);
        let constant = match op {
            BinOp::Add => -constant,
            BinOp::Sub => constant,
            _ => return false,
        };
        if constant.abs() > MOST || constant.fract() != 0.0 {
            return false;
        }
        let x = self.asm.b32("sub.rn.f32", &[digits, Operand::F32((bias + constant).to_bits())]);
        self.define(result, x);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_to_digits_are_exact() {
        for byte in 0..=u8::MAX {
            let digits = f32::from_bits(EXPONENT as u32 | u32::from(byte));
            assert_eq!(digits - BIAS, f32::from(byte));
            let signed = f32::from_bits(EXPONENT as u32 | u32::from(byte ^ 0x80));
            assert_eq!(signed - (BIAS + 128.0), f32::from(byte as i8));
            for constant in [8.0, -8.0, 127.0, MOST, -MOST] {
                assert_eq!(digits - (BIAS + constant), f32::from(byte) - constant);
                assert_eq!(signed - (BIAS + 128.0 + constant), f32::from(byte as i8) - constant);
            }
        }
    }
}

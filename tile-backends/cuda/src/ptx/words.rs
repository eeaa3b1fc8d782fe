//! Words that hold several narrow values: joined from them, and taken apart.

use super::asm::{Class, Operand};
use super::emitter::{Emitter, Place};
use super::repr::class;
use super::{narrow, scalar};
use tile_core::elem::DType;
use tile_simt::ir::Val;

impl Emitter<'_> {
    /// Two values of 16 bits in one register, the first lowest.
    pub(super) fn pair(&mut self, low: Val, high: Val) -> Operand {
        let ty = self.ty(low);
        if let (Place::Unrounded(low), Place::Unrounded(high)) = (self.place(low), self.place(high)) {
            let to = if ty == DType::F16 { "f16x2" } else { "bf16x2" };
            return self.asm.b32(&format!("cvt.rn.{to}.f32"), &[high, low]);
        }
        let parts = [self.register(low), self.register(high)];
        if class(ty) == Class::B16 {
            return self.asm.join(Class::B32, "mov.b32", &parts);
        }
        self.asm.b32("prmt.b32", &[parts[0], parts[1], Operand::Int(0x5410)])
    }

    /// Two or four values in a word, the first lowest.
    pub(super) fn word(&mut self, parts: &[Val]) -> Operand {
        if let Some(&(whole, 0)) = parts.first().and_then(|first| self.parts.get(first))
            && parts.iter().enumerate().all(|(i, part)| self.parts.get(part) == Some(&(whole, i)))
        {
            return whole;
        }
        if let [low, high, rest @ ..] = parts
            && self.short.contains(low)
            && rest.len() == 2
            && rest.iter().all(|&part| matches!(self.place(part), Place::Constant(0)))
            && let (Some(&(whole, 0)), Some(&(other, 1))) = (self.parts.get(low), self.parts.get(high))
            && whole == other
        {
            return whole;
        }
        match *parts {
            [low, high] => self.pair(low, high),
            [a, b, c, d] if parts.iter().all(|&part| matches!(self.place(part), Place::Unrounded(_))) => {
                let halves = [self.byte_pair(a, b), self.byte_pair(c, d)];
                self.asm.join(Class::B32, "mov.b32", &halves)
            }
            [a, b, c, d] => {
                let bytes = [a, b, c, d].map(|part| self.byte(part));
                let low = self.asm.b32("prmt.b32", &[bytes[0], bytes[1], Operand::Int(0x0040)]);
                let high = self.asm.b32("prmt.b32", &[bytes[2], bytes[3], Operand::Int(0x0040)]);
                self.asm.b32("prmt.b32", &[low, high, Operand::Int(0x5410)])
            }
            [whole] => self.register(whole),
            _ => unreachable!("the verifier wants parts of 32 bits"),
        }
    }

    /// Two values of `e4m3` whose rounding has waited, in 16 bits, the first
    /// lowest.
    pub(super) fn byte_pair(&mut self, low: Val, high: Val) -> Operand {
        let wide = [high, low].map(|part| match self.place(part) {
            Place::Unrounded(x) => x,
            Place::Reg(_) | Place::Constant(_) => unreachable!("called for values that wait"),
        });
        narrow::pair_of_e4m3(&mut self.asm, wide)
    }

    /// A value of 8 bits in a 32-bit register.
    pub(super) fn byte(&mut self, val: Val) -> Operand {
        let x = self.register(val);
        if self.ty(val) == DType::Bool { scalar::number(&mut self.asm, x) } else { x }
    }

    /// The parts of a word as values, lowest first.
    pub(super) fn unpack(&mut self, word: Operand, parts: &[Val]) {
        let ty = self.ty(parts[0]);
        if class(ty) == Class::B16 {
            let halves: [Operand; 2] = self.asm.split(Class::B16, "mov.b32", word);
            parts.iter().zip(halves).for_each(|(&part, half)| self.define(part, half));
            return;
        }
        let width = i64::from(ty.bits());
        if width == 32 {
            return self.define(parts[0], word);
        }
        let op = if ty == DType::I16 { "bfe.s32" } else { "bfe.u32" };
        for (i, &part) in parts.iter().enumerate() {
            if width == 8 && ty != DType::Bool {
                self.take_byte(word, i, part);
                continue;
            }
            if ty != DType::Bool {
                self.parts.insert(part, (word, i));
            }
            let x = self.asm.b32(op, &[word, Operand::Int(i as i64 * width), Operand::Int(width)]);
            let x = if ty == DType::Bool { scalar::truth(&mut self.asm, x) } else { x };
            self.define(part, x);
        }
    }
}

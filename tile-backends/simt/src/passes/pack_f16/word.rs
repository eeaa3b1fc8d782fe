//! Two whole numbers in the halves of a word, and as floats.
//!
//! A float with the last place 1 is a whole number with its bits in the
//! mantissa: `0x6400 | n` is 1024 + n in `f16` for n < 1024, `0x4300 | n` is
//! 128 + n in `bf16` for n < 128. One difference, which is exact, is left.

use super::defs::{Def, Defs};
use crate::ir::{Op, Val};
use std::rc::Rc;
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::ir::BinOp;

/// A word of 32 bits.
pub(super) enum Word {
    /// Known.
    Const(u32),
    /// Four bytes, or two in its lower half.
    Packed(Vec<Val>),
    /// A value.
    Whole(Val),
    /// Two of its bytes, each in a half ([`Op::Bytes`]; four stands for zero).
    Bytes(Box<Word>, u16),
    /// Two integers, each in a half.
    Halves([Val; 2]),
    /// All its bits moved down.
    Shift(Box<Word>, Val),
    /// The same by a number of places that is known.
    ShiftBy(Box<Word>, u32),
    /// Some of its bits.
    And(Box<Word>, u32),
}

/// `(word >> from) & mask`.
struct BitField {
    word: Val,
    from: u32,
    mask: u64,
}

/// The largest number that the bits of the mantissa hold.
pub(super) fn largest(ty: DType) -> u64 {
    if ty == DType::F16 { 1023 } else { 127 }
}

/// The bits above the numbers, in both halves.
pub(super) fn magic(ty: DType) -> u32 {
    if ty == DType::F16 { 0x6400_6400 } else { 0x4300_4300 }
}

/// What is to be taken from a number with those bits so that `by` more than the
/// number remains: twice its encoding, if it has one.
pub(super) fn offset(ty: DType, by: i64) -> Option<u32> {
    let value = largest(ty) as i64 + 1 - by;
    let bits = Number::Int(value.into()).encode(ty, None);
    (Number::decode(ty, bits) == Number::Float(value as f64)).then_some((bits | bits << 16) as u32)
}

/// Two numbers, the first in the lower half.
fn halves(low: u64, high: u64) -> u32 {
    (low | high << 16) as u32
}

impl Defs {
    /// Two integers below 2¹⁶ in the halves of a word.
    pub(super) fn word(&self, both: [Val; 2]) -> Word {
        if let [Some(low), Some(high)] = both.map(|val| self.constant(val)) {
            return Word::Const(halves(low, high));
        }
        if let Some((bytes, at)) = self.bytes(both) {
            return Word::Bytes(Box::new(Word::Packed(bytes)), select(at));
        }
        if let Some(word) = self.fields(both) {
            return word;
        }
        let Some([low, high]) = self.alike(both) else { return Word::Halves(both) };
        match low.op {
            Op::Bin { op: BinOp::And } => {
                let sides = |mask: usize| {
                    let masks = [&low, &high].map(|def| self.constant(def.args[mask]));
                    let [Some(a), Some(b)] = masks else { return None };
                    let of = [low.args[1 - mask], high.args[1 - mask]];
                    let bits = 64 - (a | b).leading_zeros();
                    Some(Word::And(Box::new(self.field(of, bits)), halves(a, b)))
                };
                sides(1).or_else(|| sides(0)).unwrap_or(Word::Halves(both))
            }
            Op::Bin { op: BinOp::Shr } => {
                let of = [low.args[0], high.args[0]];
                let mask = of.map(|val| self.most(val).unwrap_or(u64::MAX));
                match self.field_of_shift(&low, &high, 8) {
                    Some(word) if mask.iter().all(|&most| most <= 0xff) => {
                        Word::And(Box::new(word), halves(mask[0], mask[1]))
                    }
                    _ => Word::Halves(both),
                }
            }
            _ => Word::Halves(both),
        }
    }

    /// Two bit fields of one word that are 16 places apart: one shift brings both into their halves.
    fn fields(&self, both: [Val; 2]) -> Option<Word> {
        let [Some(low), Some(high)] = both.map(|val| self.bit_field(val)) else { return None };
        let apart = low.word == high.word && low.from < 32 && high.from == low.from + 16;
        (apart && (low.mask | high.mask) <= 0xffff).then(|| {
            let word = Box::new(Word::Whole(low.word));
            let word = if low.from == 0 { word } else { Box::new(Word::ShiftBy(word, low.from)) };
            Word::And(word, halves(low.mask, high.mask))
        })
    }

    /// An integer as bits of a word that are shifted down, and masked.
    fn bit_field(&self, val: Val) -> Option<BitField> {
        let constant = |def: &Def| self.constant(def.args[1]);
        let found = self.get(val).and_then(|def| match def.op {
            Op::Bin { op: BinOp::And } => {
                let (of, by) = (self.bit_field(def.args[0])?, constant(&def)?);
                Some(BitField { mask: of.mask & by, ..of })
            }
            Op::Bin { op: BinOp::Shr } => {
                let (of, by) = (self.bit_field(def.args[0])?, constant(&def).filter(|&by| by < 32)?);
                Some(BitField { from: of.from + by as u32, mask: of.mask >> by, ..of })
            }
            _ => None,
        });
        let whole = BitField { word: val, from: 0, mask: u32::MAX.into() };
        found.or((self.ty(val) == DType::U32).then_some(whole))
    }

    /// A word whose halves agree with two integers in so many of their lowest
    /// bits.
    fn field(&self, both: [Val; 2], bits: u32) -> Word {
        if let Some([low, high]) = self.alike(both)
            && let Op::Bin { op: BinOp::Shr } = low.op
            && let Some(word) = self.field_of_shift(&low, &high, bits)
        {
            return word;
        }
        self.word(both)
    }

    /// The same of two integers shifted by one amount.
    fn field_of_shift(&self, low: &Def, high: &Def, bits: u32) -> Option<Word> {
        let (of, by) = ([low.args[0], high.args[0]], low.args[1]);
        let most = self.most(by).filter(|_| by == high.args[1])?;
        let small = of.iter().all(|&val| self.most(val).is_some_and(|most| most <= 0xffff));
        if let (Some((bytes, at)), true) = (self.bytes(of), u64::from(bits) + most <= 8)
            && bytes.len() == 4
        {
            // One shift serves all bytes of the word.
            return Some(Word::Bytes(Box::new(Word::Shift(Box::new(Word::Packed(bytes)), by)), select(at)));
        }
        (small && u64::from(bits) + most <= 16).then(|| Word::Shift(Box::new(self.word(of)), by))
    }

    /// What defines two values, if it is the same operation.
    fn alike(&self, both: [Val; 2]) -> Option<[Rc<Def>; 2]> {
        let [Some(low), Some(high)] = both.map(|val| self.get(val)) else { return None };
        (low.op == high.op && low.args.len() == 2 && high.args.len() == 2).then_some([low, high])
    }

    /// Four or two neighbouring bytes that were loaded together and where in them
    /// two values are.
    fn bytes(&self, both: [Val; 2]) -> Option<(Vec<Val>, [u16; 2])> {
        let def = self.get(both[0])?;
        if !matches!(def.op, Op::Load { .. } | Op::Unpack {}) || self.ty(both[0]) != DType::U8 {
            return None;
        }
        def.results.chunks_exact(def.results.len().min(4)).filter(|chunk| chunk.len() > 1).find_map(|chunk| {
            let at = both.map(|val| chunk.iter().position(|&part| part == val));
            let [Some(low), Some(high)] = at else { return None };
            Some((chunk.to_vec(), [low as u16, high as u16]))
        })
    }
}

/// Two bytes of a word and zeros between them.
fn select([low, high]: [u16; 2]) -> u16 {
    low | 4 << 4 | high << 8 | 4 << 12
}

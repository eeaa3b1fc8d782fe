//! Element types: legalises operations and conversions to what vector units support.
//!
//! Vector units compute in `f32`, `f16` and `i32`. Elements of other types are stored, and
//! computed in the narrowest of these that holds them ([`computed`]); each result is brought back
//! to the range and precision of the type ([`Lower::rounded`]).
//!
//! Conversions are chains of supported ones. Each chain is exact up to its last step.

use super::{Code, Lower, Lowered};
use crate::ir::{BinaryOp, Op as Npu, Operand, Tile, UnaryOp, Val};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Literal};
use tile_core::num::Round;

/// The type in which elements of a type are computed; `None` if there is none.
pub(super) fn computed(elem: DType) -> Option<DType> {
    match elem {
        DType::F32 | DType::BF16 => Some(DType::F32),
        DType::F16 => Some(DType::F16),
        DType::I32 | DType::U32 | DType::I16 | DType::U16 | DType::I8 | DType::U8 | DType::Index => Some(DType::I32),
        DType::Bool => Some(DType::Bool),
        DType::F64 | DType::E4M3 | DType::E5M2 | DType::I64 | DType::U64 => None,
    }
}

impl Lower<'_> {
    pub(super) fn computed(&self, elem: DType) -> Lowered<DType> {
        match computed(elem) {
            Some(elem) => Ok(elem),
            None => {
                self.error(Code::Element, format!("vector units have no arithmetic on {elem}; convert in the tensor"))
            }
        }
    }

    /// A new tile of that type with the extents of another.
    pub(super) fn like(&mut self, tile: Tile, elem: DType) -> Tile {
        let shape = self.b.shape(tile);
        self.b.tile(elem, &shape)
    }

    /// One hardware conversion.
    pub(super) fn step(&mut self, src: Tile, elem: DType, round: Option<Round>) -> Tile {
        let dst = self.like(src, elem);
        self.b.push(Npu::Cast { dst, src, round });
        dst
    }

    pub(super) fn exact(&mut self, src: Tile, elem: DType) -> Tile {
        self.step(src, elem, Some(Round::NearestEven))
    }

    pub(super) fn with(&mut self, op: BinaryOp, a: Tile, b: f64) -> Tile {
        let value = self.number(b, self.b.elem(a));
        self.with_val(op, a, value)
    }

    pub(super) fn with_val(&mut self, op: BinaryOp, a: Tile, value: Val) -> Tile {
        let dst = self.like(a, self.b.elem(a));
        // Bitwise operations take tiles alone.
        let b = match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                let ones = vec![1; self.b.shape(a).len()];
                let one = self.b.tile(self.b.elem(a), &ones);
                self.b.push(Npu::Fill { dst: one, value });
                Operand::Tile(one)
            }
            _ => Operand::Scalar(value),
        };
        self.b.push(Npu::Binary { op, dst, a, b });
        dst
    }

    /// A pointwise function of two tiles, broadcast along axes of extent 1.
    pub(super) fn both(&mut self, op: BinaryOp, a: Tile, b: Tile) -> Tile {
        let shape = self.joined(&[a, b]);
        let dst = self.b.tile(self.b.elem(a), &shape);
        self.b.push(Npu::Binary { op, dst, a, b: Operand::Tile(b) });
        dst
    }

    pub(super) fn unary(&mut self, op: UnaryOp, src: Tile) -> Tile {
        let dst = self.like(src, self.b.elem(src));
        self.b.push(Npu::Unary { op, dst, src });
        dst
    }

    /// The broadcast extents of tiles.
    pub(super) fn joined(&self, tiles: &[Tile]) -> Vec<u32> {
        let shapes: Vec<Vec<u32>> = tiles.iter().map(|&tile| self.b.shape(tile)).collect();
        let rank = shapes.first().map_or(0, Vec::len);
        (0..rank).map(|axis| shapes.iter().map(|shape| shape[axis]).max().unwrap_or(1)).collect()
    }

    /// A tile of one element, for broadcasting.
    pub(super) fn splat(&mut self, value: Val, rank: usize) -> Tile {
        let dst = self.b.tile(self.b.ty(value), &vec![1; rank]);
        self.b.push(Npu::Fill { dst, value });
        dst
    }

    /// Selects `a` where the condition holds, else `b`.
    pub(super) fn choice(&mut self, condition: Tile, a: Tile, b: Tile) -> Tile {
        if self.b.elem(a) == DType::Bool {
            // The hardware selects between numbers alone.
            let other = self.unary(UnaryOp::Not, condition);
            let (a, b) = (self.both(BinaryOp::And, condition, a), self.both(BinaryOp::And, other, b));
            return self.both(BinaryOp::Or, a, b);
        }
        let shape = self.joined(&[condition, a, b]);
        let dst = self.b.tile(self.b.elem(a), &shape);
        self.b.push(Npu::Select { dst, condition, a, b });
        dst
    }

    pub(super) fn compare(&mut self, op: CmpOp, a: Tile, b: Operand) -> Tile {
        let shape = match b {
            Operand::Tile(b) => self.joined(&[a, b]),
            Operand::Scalar(_) => self.b.shape(a),
        };
        let dst = self.b.tile(DType::Bool, &shape);
        self.b.push(Npu::Compare { op, dst, a, b });
        dst
    }

    /// Rounds a result in the computed type to the values of `elem`.
    pub(super) fn rounded(&mut self, tile: Tile, elem: DType) -> Tile {
        let (bias, mask) = match elem {
            DType::BF16 => {
                let narrow = self.exact(tile, DType::BF16);
                return self.exact(narrow, DType::F32);
            }
            DType::I8 => (128.0, 255.0),
            DType::U8 => (0.0, 255.0),
            DType::I16 => (32768.0, 65535.0),
            DType::U16 => (0.0, 65535.0),
            _ => return tile,
        };
        let moved = if bias == 0.0 { tile } else { self.with(BinaryOp::Add, tile, bias) };
        let low = self.with(BinaryOp::And, moved, mask);
        if bias == 0.0 { low } else { self.with(BinaryOp::Add, low, -bias) }
    }

    /// Converts a stored tile to the type in which its elements are computed.
    pub(super) fn widened(&mut self, tile: Tile, elem: DType) -> Lowered<Tile> {
        let to = self.computed(elem)?;
        match elem {
            _ if self.b.elem(tile) == to => Ok(tile),
            DType::BF16 => Ok(self.exact(tile, DType::F32)),
            DType::I8 | DType::U8 => {
                let half = self.exact(tile, DType::F16);
                Ok(self.step(half, DType::I32, Some(Round::TowardZero)))
            }
            DType::I16 => {
                let float = self.exact(tile, DType::F32);
                Ok(self.step(float, DType::I32, Some(Round::TowardZero)))
            }
            DType::U16 => {
                let signed = self.bits(tile, DType::I16);
                let float = self.exact(signed, DType::F32);
                let wide = self.step(float, DType::I32, Some(Round::TowardZero));
                Ok(self.with(BinaryOp::And, wide, 65535.0))
            }
            DType::U32 => Ok(self.bits(tile, DType::I32)),
            DType::Bool => {
                let half = self.exact(tile, DType::F16);
                let zero = self.zero(DType::F16);
                Ok(self.compare(CmpOp::Ne, half, Operand::Scalar(zero)))
            }
            _ => self.error(Code::Element, format!("vector units do not read {elem}")),
        }
    }

    /// Converts computed elements to the type in which they are stored.
    pub(super) fn narrowed(&mut self, tile: Tile, elem: DType) -> Lowered<Tile> {
        let from = self.b.elem(tile);
        match elem {
            DType::Bool if from == DType::Bool => {
                let rank = self.b.shape(tile).len();
                let (one, zero) = (self.number(1.0, DType::F16), self.zero(DType::F16));
                let (one, zero) = (self.splat(one, rank), self.splat(zero, rank));
                let half = self.choice(tile, one, zero);
                let byte = self.exact(half, DType::I8);
                Ok(self.bits(byte, DType::U8))
            }
            _ if from == elem => Ok(tile),
            DType::BF16 => Ok(self.exact(tile, DType::BF16)),
            DType::I8 | DType::U8 => {
                let signed = if elem == DType::U8 { self.rounded(tile, DType::I8) } else { tile };
                let float = self.exact(signed, DType::F32);
                let half = self.exact(float, DType::F16);
                let byte = self.exact(half, DType::I8);
                Ok(self.bits(byte, elem))
            }
            DType::I16 | DType::U16 => {
                let signed = if elem == DType::U16 { self.rounded(tile, DType::I16) } else { tile };
                let float = self.exact(signed, DType::F32);
                let short = self.exact(float, DType::I16);
                Ok(self.bits(short, elem))
            }
            DType::U32 => Ok(self.bits(tile, DType::U32)),
            _ => self.error(Code::Element, format!("vector units do not write {elem}")),
        }
    }

    pub(super) fn bits(&mut self, tile: Tile, elem: DType) -> Tile {
        if self.b.elem(tile) == elem {
            return tile;
        }
        let dst = self.like(tile, elem);
        self.b.push(Npu::Bitcast { dst, src: tile });
        dst
    }

    /// Conversion of stored elements.
    pub(super) fn cast_tile(&mut self, tile: Tile, from: DType, to: DType, round: Option<Round>) -> Lowered<Tile> {
        if from == to {
            return Ok(tile);
        }
        if let (DType::F32, DType::F16 | DType::BF16) | (DType::F16 | DType::BF16, DType::F32) = (from, to) {
            return Ok(self.step(tile, to, Some(round.unwrap_or_default())));
        }
        let wide = self.widened(tile, from)?;
        let wide = self.convert_tile(wide, from, to, round)?;
        self.narrowed(wide, to)
    }

    /// Conversion of computed elements.
    pub(super) fn convert_tile(&mut self, tile: Tile, from: DType, to: DType, round: Option<Round>) -> Lowered<Tile> {
        let (source, target) = (self.computed(from)?, self.computed(to)?);
        if from == to {
            return Ok(tile);
        }
        match (source, target) {
            (DType::Bool, _) => {
                let rank = self.b.shape(tile).len();
                let (one, zero) = (self.number(1.0, target), self.zero(target));
                let (one, zero) = (self.splat(one, rank), self.splat(zero, rank));
                Ok(self.choice(tile, one, zero))
            }
            (_, DType::Bool) => {
                let zero = self.zero(source);
                Ok(self.compare(CmpOp::Ne, tile, Operand::Scalar(zero)))
            }
            (DType::F32, DType::F32) if to == DType::BF16 => {
                let narrow = self.step(tile, DType::BF16, Some(round.unwrap_or_default()));
                Ok(self.exact(narrow, DType::F32))
            }
            (DType::F32, DType::F16) => Ok(self.step(tile, DType::F16, Some(round.unwrap_or_default()))),
            (DType::F16, DType::F32) => {
                let wide = self.exact(tile, DType::F32);
                if to == DType::BF16 { self.convert_tile(wide, DType::F32, to, round) } else { Ok(wide) }
            }
            (DType::F32 | DType::F16, DType::I32) => self.float_to_int(tile, to, round),
            (DType::I32, DType::F32 | DType::F16) => self.int_to_float(tile, from, to, round),
            (DType::I32, DType::I32) => Ok(self.rounded(tile, to)),
            _ => Ok(tile),
        }
    }

    /// Converts by truncation and saturation.
    fn float_to_int(&mut self, tile: Tile, to: DType, round: Option<Round>) -> Lowered<Tile> {
        let float = if self.b.elem(tile) == DType::F16 { self.exact(tile, DType::F32) } else { tile };
        let limits = match to {
            DType::I8 => Some((-128.0, 127.0)),
            DType::U8 => Some((0.0, 255.0)),
            DType::I16 => Some((-32768.0, 32767.0)),
            DType::U16 => Some((0.0, 65535.0)),
            DType::U32 => {
                return self.error(Code::Element, "vector units convert no floats to u32");
            }
            _ => None,
        };
        let float = match limits {
            Some((lo, hi)) => {
                let above = self.with(BinaryOp::Max, float, lo);
                self.with(BinaryOp::Min, above, hi)
            }
            None => float,
        };
        Ok(self.step(float, DType::I32, Some(round.unwrap_or(Round::TowardZero))))
    }

    fn int_to_float(&mut self, tile: Tile, from: DType, to: DType, round: Option<Round>) -> Lowered<Tile> {
        let float = self.step(tile, DType::F32, Some(round.unwrap_or_default()));
        let float = if from == DType::U32 {
            let more = self.with(BinaryOp::Add, float, 4_294_967_296.0);
            let zero = self.b.literal(Literal::Int(0), DType::I32);
            let negative = self.compare(CmpOp::Lt, tile, Operand::Scalar(zero));
            self.choice(negative, more, float)
        } else {
            float
        };
        if to == DType::F32 { Ok(float) } else { self.convert_tile(float, DType::F32, to, round) }
    }
}

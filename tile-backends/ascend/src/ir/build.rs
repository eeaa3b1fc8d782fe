//! The program builder: appends instructions to a program.
//!
//! Scalars are folded, value-numbered and hoisted as far out as their operands allow: the same
//! function of the same operands is one value, so that equal ends of two subviews are seen to be
//! equal, and loop invariants stand in front of the loop. The range of each index is recorded
//! with it. The builder checks nothing; the verifier does.

use super::ids::{Tensor, Tile, Val, Var};
use super::ops::{Block, Inst, Op, ReduceOp, ScalarOp};
use super::program::{Level, Param, Program, Source, TensorData, TileData, ValData, VarData};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Literal, Span};

type Key = (ScalarOp, Vec<Val>, DType);

/// The least and the greatest value of an index.
pub type Range = (i64, i64);

/// Larger than any extent, and far from where sums of extents wrap.
const FAR: i64 = 1 << 48;
const ANY: Range = (-FAR, FAR);

/// Appends instructions to the innermost open block of a program.
#[derive(Debug)]
pub struct Builder {
    /// The program.
    pub program: Program,
    /// The source position of the next instruction.
    pub span: Span,
    blocks: Vec<Block>,
    /// Values that open blocks have computed, for value numbering.
    known: Vec<HashMap<Key, Val>>,
    constants: HashMap<(Literal, DType), Val>,
    /// The nesting depth at which each scalar was computed.
    depths: HashMap<Val, usize>,
    ranges: HashMap<Val, Range>,
    /// The operation and operands of each scalar.
    made: HashMap<Val, (ScalarOp, Vec<Val>)>,
    /// The exclusive upper bounds of loop counters.
    ends: HashMap<Val, Val>,
}

impl Builder {
    /// A builder of an empty program.
    pub fn new(program: Program) -> Builder {
        Builder {
            program,
            span: Span::default(),
            blocks: vec![Block::default()],
            known: vec![HashMap::new()],
            constants: HashMap::new(),
            depths: HashMap::new(),
            ranges: HashMap::new(),
            made: HashMap::new(),
            ends: HashMap::new(),
        }
    }

    /// The program, when all blocks but its body are closed.
    pub fn finish(mut self) -> Program {
        self.program.body = self.blocks.pop().unwrap_or_default();
        self.program
    }

    /// Opens a block.
    pub fn open(&mut self) {
        self.blocks.push(Block::default());
        self.known.push(HashMap::new());
    }

    /// Closes the innermost block.
    pub fn close(&mut self) -> Block {
        self.known.pop();
        self.blocks.pop().unwrap_or_default()
    }

    /// Appends an instruction.
    pub fn push(&mut self, op: Op) {
        self.push_at(self.blocks.len().saturating_sub(1), op);
    }

    /// Appends an instruction in front of the statement that holds the innermost open block.
    pub fn push_outside(&mut self, op: Op) {
        self.push_at(self.blocks.len().saturating_sub(2), op);
    }

    /// Appends an instruction to the open block at a nesting depth, in front of the statement
    /// that holds the next inner one.
    pub fn push_at(&mut self, depth: usize, op: Op) {
        if let Some(result) = op.result() {
            self.depths.entry(result).or_insert(depth);
        }
        let inst = Inst { op, span: self.span };
        match self.blocks.get_mut(depth) {
            Some(block) => block.insts.push(inst),
            None => self.blocks.push(Block { insts: vec![inst] }),
        }
    }

    /// A new scalar.
    pub fn val(&mut self, elem: DType, name: Option<&str>) -> Val {
        self.program.vals.push(ValData { name: name.map(str::to_owned), elem, constant: None })
    }

    /// The counter of the loop whose body is opened next.
    pub fn counter(&mut self, name: Option<&str>, range: Range) -> Val {
        let counter = self.val(DType::Index, name);
        self.depths.insert(counter, self.blocks.len());
        self.ranges.insert(counter, range);
        counter
    }

    /// The type of a scalar.
    pub fn ty(&self, val: Val) -> DType {
        self.program.vals[val].elem
    }

    /// The value of a constant integer.
    pub fn known_int(&self, val: Val) -> Option<i64> {
        self.program.int(val)
    }

    /// The range of an index.
    pub fn range(&self, val: Val) -> Range {
        match self.known_int(val) {
            Some(value) => (value, value),
            None => self.ranges.get(&val).copied().unwrap_or(ANY),
        }
    }

    /// The operation and operands of a scalar.
    pub(super) fn made(&self, val: Val) -> Option<(ScalarOp, &[Val])> {
        self.made.get(&val).map(|(op, args)| (*op, args.as_slice()))
    }

    /// Records the exclusive upper bound of a loop counter.
    pub fn below(&mut self, counter: Val, end: Val) {
        self.ends.insert(counter, end);
    }

    pub(super) fn end_of(&self, counter: Val) -> Option<Val> {
        self.ends.get(&counter).copied()
    }

    /// Records the range of an index.
    pub fn bound(&mut self, val: Val, range: Range) {
        let (lo, hi) = self.range(val);
        self.ranges.insert(val, (lo.max(range.0), hi.min(range.1)));
    }

    /// Gives a scalar the user's name, unless it has one.
    pub fn name(&mut self, val: Val, name: &str) {
        let data = &mut self.program.vals[val];
        if data.constant.is_none() && data.name.is_none() {
            data.name = Some(name.to_owned());
        }
    }

    /// A scalar that the host passes.
    pub fn param(&mut self, source: Source, elem: DType, name: &str) -> Val {
        let val = self.val(elem, Some(name));
        self.depths.insert(val, 0);
        self.program.params.push(Param { source, val });
        val
    }

    /// Global memory.
    pub fn tensor(&mut self, data: TensorData) -> Tensor {
        self.program.tensors.push(data)
    }

    /// A mutable scalar.
    pub fn var(&mut self, elem: DType, name: Option<&str>) -> Var {
        self.program.vars.push(VarData { name: name.map(str::to_owned), elem })
    }

    /// A tile of the kernel.
    pub fn named_tile(&mut self, name: Option<&str>, level: Level, elem: DType, shape: &[u32]) -> Tile {
        let shape = shape.to_vec();
        let name = name.map(str::to_owned);
        self.program.tiles.push(TileData { name, level, elem, shape, buffers: 1, start: None })
    }

    /// A temporary tile in the vector memory.
    pub fn tile(&mut self, elem: DType, shape: &[u32]) -> Tile {
        self.named_tile(None, Level::Ub, elem, shape)
    }

    /// The extents of a tile.
    pub fn shape(&self, tile: Tile) -> Vec<u32> {
        self.program.tiles[tile].shape.clone()
    }

    /// The type of a tile's elements.
    pub fn elem(&self, tile: Tile) -> DType {
        self.program.tiles[tile].elem
    }

    /// A literal.
    pub fn literal(&mut self, value: Literal, elem: DType) -> Val {
        let program = &mut self.program;
        *self
            .constants
            .entry((value, elem))
            .or_insert_with(|| program.vals.push(ValData { name: None, elem, constant: Some(value) }))
    }

    /// An index.
    pub fn int(&mut self, value: i64) -> Val {
        self.literal(Literal::Int(value.into()), DType::Index)
    }

    /// A truth value.
    pub fn truth(&mut self, value: bool) -> Val {
        self.literal(Literal::Bool(value), DType::Bool)
    }

    /// A function of scalars.
    pub fn scalar(&mut self, op: ScalarOp, args: &[Val], elem: DType) -> Val {
        let key = (op, args.to_vec(), elem);
        if let Some(&known) = self.known.iter().rev().find_map(|known| known.get(&key)) {
            return known;
        }
        let dst = self.val(elem, None);
        // A scalar whose origin is unknown stays where it is used.
        let innermost = self.blocks.len().saturating_sub(1);
        let depth = |arg: &Val| match self.program.vals[*arg].constant {
            Some(_) => 0,
            None => self.depths.get(arg).copied().unwrap_or(innermost),
        };
        let depth = args.iter().map(depth).max().unwrap_or(0).min(innermost);
        self.push_at(depth, Op::Scalar { dst, op, args: args.to_vec() });
        self.made.insert(dst, (op, args.to_vec()));
        if let Some(known) = self.known.get_mut(depth) {
            known.insert(key, dst);
        }
        dst
    }

    /// A function of two scalars of one type.
    pub fn bin(&mut self, op: BinOp, x: Val, y: Val) -> Val {
        let elem = self.ty(x);
        if let (BinOp::Div | BinOp::Rem, false) = (op, elem.is_float()) {
            return self.quotient(op, x, y);
        }
        self.bin_as_is(op, x, y)
    }

    /// Division; by zero it gives zero, which the hardware does not do by itself.
    fn quotient(&mut self, op: BinOp, x: Val, y: Val) -> Val {
        let elem = self.ty(x);
        let nonzero = match self.known_int(y) {
            Some(y) => y != 0,
            None => elem == DType::Index && (self.range(y).0 > 0 || self.range(y).1 < 0),
        };
        if nonzero {
            return self.bin_as_is(op, x, y);
        }
        let (zero, one) = (self.literal(Literal::Int(0), elem), self.literal(Literal::Int(1), elem));
        let none = self.cmp(CmpOp::Eq, y, zero);
        let safe = self.choose(none, one, y);
        let range = self.range(y);
        if elem == DType::Index && range.0 == 0 {
            self.bound(safe, (1, range.1.max(1)));
        }
        let quotient = self.bin_as_is(op, x, safe);
        self.choose(none, zero, quotient)
    }

    fn bin_as_is(&mut self, op: BinOp, x: Val, y: Val) -> Val {
        let elem = self.ty(x);
        if elem == DType::Index {
            if let Some(folded) = self.fold(op, x, y) {
                return folded;
            }
            let val = self.scalar(ScalarOp::Bin(op), &[x, y], elem);
            let range = combined(op, self.range(x), self.range(y));
            self.bound(val, range);
            return val;
        }
        match self.fold_truth(op, x, y) {
            Some(folded) => folded,
            None => self.scalar(ScalarOp::Bin(op), &[x, y], elem),
        }
    }

    fn fold(&mut self, op: BinOp, x: Val, y: Val) -> Option<Val> {
        let (a, b) = (self.known_int(x), self.known_int(y));
        let (rx, ry) = (self.range(x), self.range(y));
        let value = match (op, a, b) {
            (BinOp::Add, Some(0), _) | (BinOp::Mul, Some(1), _) => return Some(y),
            (BinOp::Add | BinOp::Sub, _, Some(0)) | (BinOp::Mul | BinOp::Div, _, Some(1)) => return Some(x),
            (BinOp::Min | BinOp::Max, _, _) if x == y => return Some(x),
            (BinOp::Sub, _, _) if x == y => 0,
            (BinOp::Mul, Some(0), _) | (BinOp::Mul, _, Some(0)) | (BinOp::Rem, _, Some(1)) => 0,
            (BinOp::Add, Some(a), Some(b)) => a.wrapping_add(b),
            (BinOp::Sub, Some(a), Some(b)) => a.wrapping_sub(b),
            (BinOp::Mul, Some(a), Some(b)) => a.wrapping_mul(b),
            (BinOp::Div | BinOp::Rem, _, Some(0)) => 0,
            (BinOp::Div, Some(a), Some(b)) => a.wrapping_div(b),
            (BinOp::Rem, Some(a), Some(b)) => a.wrapping_rem(b),
            (BinOp::Min, _, _) if rx.1 <= ry.0 => return Some(x),
            (BinOp::Min, _, _) if ry.1 <= rx.0 => return Some(y),
            (BinOp::Max, _, _) if rx.0 >= ry.1 => return Some(x),
            (BinOp::Max, _, _) if ry.0 >= rx.1 => return Some(y),
            _ => return None,
        };
        Some(self.int(value))
    }

    fn fold_truth(&mut self, op: BinOp, x: Val, y: Val) -> Option<Val> {
        if self.ty(x) != DType::Bool {
            return None;
        }
        let (a, b) = (self.known_int(x), self.known_int(y));
        match (op, a, b) {
            (BinOp::And, Some(0), _) | (BinOp::And, _, Some(1)) => Some(x),
            (BinOp::Or, Some(1), _) | (BinOp::Or, _, Some(0)) => Some(x),
            (BinOp::And, Some(_), _) | (BinOp::And, _, Some(_)) => Some(y),
            (BinOp::Or, Some(_), _) | (BinOp::Or, _, Some(_)) => Some(y),
            _ => None,
        }
    }

    /// Sum of indices.
    pub fn add(&mut self, x: Val, y: Val) -> Val {
        self.bin(BinOp::Add, x, y)
    }

    /// Difference of indices.
    pub fn sub(&mut self, x: Val, y: Val) -> Val {
        self.bin(BinOp::Sub, x, y)
    }

    /// Product of indices.
    pub fn mul(&mut self, x: Val, y: Val) -> Val {
        self.bin(BinOp::Mul, x, y)
    }

    /// An index no smaller than `lo` and no larger than `hi`.
    pub fn clamp(&mut self, x: Val, lo: Val, hi: Val) -> Val {
        let x = self.bin(BinOp::Max, x, lo);
        self.bin(BinOp::Min, x, hi)
    }

    /// The first of two scalars of one type if the condition holds, else the
    /// second.
    pub fn choose(&mut self, condition: Val, x: Val, y: Val) -> Val {
        match self.known_int(condition) {
            Some(0) => return y,
            Some(_) => return x,
            None if x == y => return x,
            None => {}
        }
        let elem = self.ty(x);
        let val = self.scalar(ScalarOp::Select, &[condition, x, y], elem);
        if elem == DType::Index {
            let (rx, ry) = (self.range(x), self.range(y));
            self.bound(val, (rx.0.min(ry.0), rx.1.max(ry.1)));
        }
        val
    }

    /// A comparison.
    pub fn cmp(&mut self, op: CmpOp, x: Val, y: Val) -> Val {
        if self.ty(x) == DType::Index {
            let (rx, ry) = (self.range(x), self.range(y));
            let known = match op {
                _ if x == y => Some(matches!(op, CmpOp::Eq | CmpOp::Le | CmpOp::Ge)),
                CmpOp::Eq | CmpOp::Ne if rx.1 < ry.0 || ry.1 < rx.0 => Some(op == CmpOp::Ne),
                CmpOp::Eq | CmpOp::Ne if rx == ry && rx.0 == rx.1 => Some(op == CmpOp::Eq),
                CmpOp::Lt if rx.1 < ry.0 => Some(true),
                CmpOp::Lt if rx.0 >= ry.1 => Some(false),
                CmpOp::Le if rx.1 <= ry.0 => Some(true),
                CmpOp::Le if rx.0 > ry.1 => Some(false),
                CmpOp::Gt if rx.0 > ry.1 => Some(true),
                CmpOp::Gt if rx.1 <= ry.0 => Some(false),
                CmpOp::Ge if rx.0 >= ry.1 => Some(true),
                CmpOp::Ge if rx.1 < ry.0 => Some(false),
                _ => None,
            };
            if let Some(known) = known {
                return self.truth(known);
            }
        }
        self.scalar(ScalarOp::Cmp(op), &[x, y], DType::Bool)
    }

    /// A reduction along an axis without indices.
    pub fn reduce(&mut self, op: ReduceOp, dst: Tile, src: Tile, axis: u32) {
        self.push(Op::Reduce { op, dst, index: None, src, axis });
    }
}

/// Interval arithmetic: the range of a function of two indices.
pub(super) fn combined(op: BinOp, x: Range, y: Range) -> Range {
    let limit = |(lo, hi): Range| if lo < -FAR || hi > FAR { ANY } else { (lo, hi) };
    let natural = x.0 >= 0 && y.0 >= 0;
    match op {
        BinOp::Add => limit((x.0 + y.0, x.1 + y.1)),
        BinOp::Sub => limit((x.0 - y.1, x.1 - y.0)),
        BinOp::Mul => {
            let corners = [(x.0, y.0), (x.0, y.1), (x.1, y.0), (x.1, y.1)].map(|(a, b)| a.saturating_mul(b));
            let lo = corners.into_iter().fold(i64::MAX, i64::min);
            let hi = corners.into_iter().fold(i64::MIN, i64::max);
            if natural { (lo, hi.min(FAR)) } else { limit((lo, hi)) }
        }
        BinOp::Div if natural => (x.0 / y.1.max(1), x.1 / y.0.max(1)),
        BinOp::Rem if natural => (0, x.1.min((y.1 - 1).max(0))),
        BinOp::Min => (x.0.min(y.0), x.1.min(y.1)),
        BinOp::Max => (x.0.max(y.0), x.1.max(y.1)),
        _ => ANY,
    }
}

//! Appending to a program.
//!
//! Scalars are folded and looked up: the same function of the same operands is
//! one value, so that two windows that end alike are seen to. The builder checks
//! nothing else; the verifier does.

use super::ops::{Op, ReduceOp, ScalarOp};
use super::program::{Block, Inst, Level, Param, Program, Source, Tensor, TensorData, Tile, TileData, Val, ValData};
use super::program::{Var, VarData};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Literal, Span};

type Key = (ScalarOp, Vec<Val>, DType);

/// Appends instructions to the innermost open block of a program.
#[derive(Debug)]
pub struct Builder {
    /// The program.
    pub program: Program,
    /// The source position of the next instruction.
    pub span: Span,
    blocks: Vec<Block>,
    /// What open blocks have computed.
    known: Vec<HashMap<Key, Val>>,
    constants: HashMap<(Literal, DType), Val>,
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
        let inst = Inst { op, span: self.span };
        match self.blocks.last_mut() {
            Some(block) => block.insts.push(inst),
            None => self.blocks.push(Block { insts: vec![inst] }),
        }
    }

    /// A new scalar.
    pub fn val(&mut self, elem: DType, name: Option<&str>) -> Val {
        self.program.vals.push(ValData { name: name.map(str::to_owned), elem, constant: None })
    }

    /// The type of a scalar.
    pub fn ty(&self, val: Val) -> DType {
        self.program.vals[val].elem
    }

    /// The integer that a scalar is, if it is known.
    pub fn known_int(&self, val: Val) -> Option<i64> {
        self.program.int(val)
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
        self.program.params.push(Param { source, val });
        val
    }

    /// Global memory.
    pub fn tensor(&mut self, data: TensorData) -> Tensor {
        self.program.tensors.push(data)
    }

    /// A variable.
    pub fn var(&mut self, elem: DType, name: Option<&str>) -> Var {
        self.program.vars.push(VarData { name: name.map(str::to_owned), elem })
    }

    /// A tile of the kernel's.
    pub fn named_tile(&mut self, name: Option<&str>, level: Level, elem: DType, shape: &[u32]) -> Tile {
        let shape = shape.to_vec();
        let name = name.map(str::to_owned);
        self.program.tiles.push(TileData { name, level, elem, shape, slots: 1, start: None })
    }

    /// A tile of the compiler's in the vector memory.
    pub fn tile(&mut self, elem: DType, shape: &[u32]) -> Tile {
        self.named_tile(None, Level::Ub, elem, shape)
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
        self.push(Op::Scalar { dst, op, args: args.to_vec() });
        if let Some(known) = self.known.last_mut() {
            known.insert(key, dst);
        }
        dst
    }

    /// A function of two scalars of one type.
    pub fn bin(&mut self, op: BinOp, x: Val, y: Val) -> Val {
        let elem = self.ty(x);
        if elem == DType::Index {
            if let Some(folded) = self.fold(op, x, y) {
                return folded;
            }
        } else if let Some(folded) = self.fold_truth(op, x, y) {
            return folded;
        }
        self.scalar(ScalarOp::Bin(op), &[x, y], elem)
    }

    fn fold(&mut self, op: BinOp, x: Val, y: Val) -> Option<Val> {
        let (a, b) = (self.known_int(x), self.known_int(y));
        let value = match (op, a, b) {
            (BinOp::Add, Some(0), _) | (BinOp::Mul, Some(1), _) => return Some(y),
            (BinOp::Add | BinOp::Sub, _, Some(0)) | (BinOp::Mul | BinOp::Div, _, Some(1)) => return Some(x),
            (BinOp::Min | BinOp::Max, _, _) if x == y => return Some(x),
            (BinOp::Sub, _, _) if x == y => 0,
            (BinOp::Mul, Some(0), _) | (BinOp::Mul, _, Some(0)) | (BinOp::Rem, _, Some(1)) => 0,
            (BinOp::Add, Some(a), Some(b)) => a.wrapping_add(b),
            (BinOp::Sub, Some(a), Some(b)) => a.wrapping_sub(b),
            (BinOp::Mul, Some(a), Some(b)) => a.wrapping_mul(b),
            (BinOp::Min, Some(a), Some(b)) => a.min(b),
            (BinOp::Max, Some(a), Some(b)) => a.max(b),
            (BinOp::Div, Some(a), Some(b)) if b != 0 => a.wrapping_div(b),
            (BinOp::Rem, Some(a), Some(b)) if b != 0 => a.wrapping_rem(b),
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

    /// A comparison.
    pub fn cmp(&mut self, op: CmpOp, x: Val, y: Val) -> Val {
        if let (Some(a), Some(b)) = (self.known_int(x), self.known_int(y)) {
            let holds = match op {
                CmpOp::Eq => a == b,
                CmpOp::Ne => a != b,
                CmpOp::Lt => a < b,
                CmpOp::Le => a <= b,
                CmpOp::Gt => a > b,
                CmpOp::Ge => a >= b,
            };
            return self.truth(holds);
        }
        self.scalar(ScalarOp::Cmp(op), &[x, y], DType::Bool)
    }

    /// A combination along an axis without its places.
    pub fn reduce(&mut self, op: ReduceOp, dst: Tile, src: Tile, axis: u32) {
        self.push(Op::Reduce { op, dst, index: None, src, axis });
    }
}

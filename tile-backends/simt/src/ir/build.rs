//! Making instructions.

use super::ids::{Buf, TensorMap, Val, Var};
use super::kernel::{Block, BufData, Home, Inst, Kernel, Param, Source, TensorMapData, VarData};
use super::ops::{Cooperative, Effect, Op, Partition, ShuffleMode, Special};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, CopyHints, Literal, Map, Span, UnOp};

/// An operation, its operands and the type of its result.
type Computed = (Op, Vec<Val>, DType);

/// Registers of arrays that were read in a block.
#[derive(Debug, Default)]
struct Held {
    values: FxHashMap<(Var, u32), Val>,
    repeats: bool,
}

/// Blocks that were left for a while.
#[derive(Debug)]
pub struct Inside {
    blocks: Vec<Block>,
    computed: Vec<FxHashMap<Computed, Val>>,
    held: Vec<Held>,
}

/// Appends instructions to a kernel, and computes equal things once.
///
/// Integer arithmetic on constants is done here, so a lowering may compute
/// addresses without thinking about which parts are known.
#[derive(Debug)]
pub struct Builder {
    kernel: Kernel,
    blocks: Vec<Block>,
    /// What is computed in scope, by block depth.
    computed: Vec<FxHashMap<Computed, Val>>,
    /// What registers of arrays hold, by block depth; with a loop's block
    /// nothing of the blocks around it is known, as the loop may set it later.
    held: Vec<Held>,
    known: FxHashMap<Val, i64>,
    /// Where the next instructions come from.
    pub span: Span,
    /// What the copy says about caches that the next accesses to global memory are a part of.
    pub hints: CopyHints,
}

impl Builder {
    /// An empty kernel, of warps of [the usual size](Kernel::USUAL_LANES).
    pub fn new(name: impl Into<String>, threads: u32) -> Builder {
        let kernel = Kernel {
            name: name.into(),
            threads,
            lanes: Kernel::USUAL_LANES,
            grid: 1,
            persistent: false,
            cluster: 1,
            fast_math: false,
            remarks: Vec::new(),
            params: Vec::new(),
            bufs: Map::new(),
            pipelined: BTreeSet::new(),
            constants: BTreeSet::new(),
            maps: Map::new(),
            vars: Map::new(),
            vals: Map::new(),
            body: Block::default(),
        };
        Builder {
            kernel,
            blocks: vec![Block::default()],
            computed: vec![FxHashMap::default()],
            held: vec![Held::default()],
            known: FxHashMap::default(),
            span: Span::default(),
            hints: CopyHints::default(),
        }
    }

    /// The kernel so far; instructions under construction excepted.
    pub fn kernel(&mut self) -> &mut Kernel {
        &mut self.kernel
    }

    /// The type of a value.
    pub fn ty(&self, val: Val) -> DType {
        self.kernel.vals[val]
    }

    /// The whole kernel.
    pub fn finish(mut self) -> Kernel {
        self.kernel.body = self.blocks.pop().unwrap_or_default();
        self.kernel
    }

    /// A buffer.
    pub fn buf(&mut self, data: BufData) -> Buf {
        self.kernel.bufs.push(data)
    }

    /// Shared memory for so many elements, aligned for the widest access.
    pub fn shared(&mut self, name: impl Into<String>, elem: DType, len: u32) -> Buf {
        self.buf(BufData { name: name.into(), elem, len, home: Home::Shared { start: None, align: 16 } })
    }

    /// An array of registers.
    pub fn var(&mut self, name: impl Into<String>, elem: DType, len: u32) -> Var {
        self.kernel.vars.push(VarData { name: name.into(), elem, len, matrix: None })
    }

    /// So many cooperative matrices.
    pub fn matrices(&mut self, name: impl Into<String>, elem: DType, matrix: Cooperative, len: u32) -> Var {
        self.kernel.vars.push(VarData { name: name.into(), elem, len, matrix: Some(matrix) })
    }

    /// The value that the host passes for `source`.
    pub fn param(&mut self, source: Source, ty: DType) -> Val {
        if let Some(param) = self.kernel.params.iter().find(|param| param.source == source) {
            return param.value;
        }
        let value = self.kernel.vals.push(ty);
        self.kernel.params.push(Param { source, value });
        value
    }

    /// An instruction without results.
    pub fn effect(&mut self, op: Op, args: &[Val]) {
        self.inst(op, args.to_vec(), Vec::new(), Vec::new());
    }

    /// An instruction with one result. A pure one that is in scope already is
    /// not made again.
    pub fn value(&mut self, op: Op, args: &[Val], ty: DType) -> Val {
        let pure = op.effect() == Effect::Pure;
        let key = (op, args.to_vec(), ty);
        if pure && let Some(&val) = self.computed.iter().rev().find_map(|scope| scope.get(&key)) {
            return val;
        }
        let val = self.kernel.vals.push(ty);
        self.inst(key.0.clone(), args.to_vec(), vec![val], Vec::new());
        if pure {
            self.computed.last_mut().expect("a scope for each block").insert(key, val);
        }
        val
    }

    /// An instruction with any number of results of one type.
    pub fn values(&mut self, op: Op, args: &[Val], ty: DType, count: usize) -> Vec<Val> {
        let results: Vec<Val> = (0..count).map(|_| self.kernel.vals.push(ty)).collect();
        self.inst(op, args.to_vec(), results.clone(), Vec::new());
        results
    }

    fn inst(&mut self, op: Op, args: Vec<Val>, results: Vec<Val>, blocks: Vec<Block>) {
        match op {
            Op::Set { var, at } => self.held.iter_mut().for_each(|scope| {
                scope.values.remove(&(var, at));
            }),
            // Accumulators change until their products have been waited for.
            Op::Wgmma { .. } | Op::WgmmaWait { .. } => self.held.iter_mut().for_each(|scope| scope.values.clear()),
            _ => {}
        }
        let span = self.span;
        let hints = if self.kernel.takes_hints(&op) { self.hints } else { CopyHints::default() };
        let block = self.blocks.last_mut().expect("a builder has an open block");
        block.insts.push(Inst { op, args, results, blocks, hints, span });
    }

    /// A literal.
    pub fn constant(&mut self, value: Literal, ty: DType) -> Val {
        let val = self.value(Op::Const { value }, &[], ty);
        if let (Literal::Int(x), true) = (value, ty.is_int())
            && let Ok(x) = i64::try_from(x)
        {
            self.known.insert(val, x);
        }
        val
    }

    /// An integer of a type.
    pub fn int(&mut self, value: i64, ty: DType) -> Val {
        self.constant(Literal::Int(value.into()), ty)
    }

    /// The integer that a value is known to be.
    pub fn known(&self, val: Val) -> Option<i64> {
        self.known.get(&val).copied()
    }

    /// A register of the machine.
    pub fn special(&mut self, what: Special) -> Val {
        let ty = match what {
            Special::Thread | Special::Warpgroup | Special::Worker | Special::Workers | Special::Rank => DType::I32,
            Special::Block(_) => DType::Index,
        };
        self.value(Op::Special { what }, &[], ty)
    }

    /// A function of one operand and its type.
    pub fn un(&mut self, op: UnOp, x: Val) -> Val {
        let ty = self.ty(x);
        self.value(Op::Un { op }, &[x], ty)
    }

    /// A function of two operands of one type. Sums and products of constants
    /// are computed; neutral operands vanish.
    pub fn bin(&mut self, op: BinOp, x: Val, y: Val) -> Val {
        let ty = self.ty(x);
        if matches!(ty, DType::I32 | DType::Index) {
            match (op, self.known(x), self.known(y)) {
                (BinOp::Add, Some(a), Some(b)) => return self.int(a.wrapping_add(b), ty),
                (BinOp::Sub, Some(a), Some(b)) => return self.int(a.wrapping_sub(b), ty),
                (BinOp::Mul, Some(a), Some(b)) => return self.int(a.wrapping_mul(b), ty),
                (BinOp::Add, _, Some(0)) | (BinOp::Sub, _, Some(0)) | (BinOp::Mul | BinOp::Div, _, Some(1)) => {
                    return x;
                }
                (BinOp::Add, Some(0), _) | (BinOp::Mul, Some(1), _) => return y,
                (BinOp::Mul, _, Some(0)) | (BinOp::Mul, Some(0), _) | (BinOp::Rem, _, Some(1)) => {
                    return self.int(0, ty);
                }
                _ => {}
            }
        }
        self.value(Op::Bin { op }, &[x, y], ty)
    }

    /// Sum.
    pub fn add(&mut self, x: Val, y: Val) -> Val {
        self.bin(BinOp::Add, x, y)
    }

    /// Sum with a constant.
    pub fn add_int(&mut self, x: Val, y: i64) -> Val {
        let y = self.int(y, self.ty(x));
        self.bin(BinOp::Add, x, y)
    }

    /// Product.
    pub fn mul(&mut self, x: Val, y: Val) -> Val {
        self.bin(BinOp::Mul, x, y)
    }

    /// Product with a constant.
    pub fn mul_int(&mut self, x: Val, y: i64) -> Val {
        let y = self.int(y, self.ty(x));
        self.bin(BinOp::Mul, x, y)
    }

    /// Quotient of a value that is not negative and a positive constant.
    pub fn div_int(&mut self, x: Val, y: i64) -> Val {
        self.divide(x, y, BinOp::Div)
    }

    /// Remainder of [`Builder::div_int`].
    pub fn rem_int(&mut self, x: Val, y: i64) -> Val {
        self.divide(x, y, BinOp::Rem)
    }

    /// No assembler turns division by a power of two into shifts when it
    /// cannot see that the dividend is not negative.
    fn divide(&mut self, x: Val, y: i64, op: BinOp) -> Val {
        let ty = self.ty(x);
        if let Some(a) = self.known(x) {
            return self.int(if op == BinOp::Div { a / y } else { a % y }, ty);
        }
        match (op, y.count_ones()) {
            (_, 1) if y == 1 => {
                if op == BinOp::Div {
                    x
                } else {
                    self.int(0, ty)
                }
            }
            (BinOp::Div, 1) => {
                let amount = self.int(y.trailing_zeros().into(), ty);
                self.bin(BinOp::Shr, x, amount)
            }
            (_, 1) => {
                let mask = self.int(y - 1, ty);
                self.bin(BinOp::And, x, mask)
            }
            _ => {
                let y = self.int(y, ty);
                self.bin(op, x, y)
            }
        }
    }

    /// A comparison.
    pub fn cmp(&mut self, op: CmpOp, x: Val, y: Val) -> Val {
        self.value(Op::Cmp { op }, &[x, y], DType::Bool)
    }

    /// Whether a value is below a constant.
    pub fn below(&mut self, x: Val, limit: i64) -> Val {
        let limit = self.int(limit, self.ty(x));
        self.cmp(CmpOp::Lt, x, limit)
    }

    /// Both conditions, where a missing one holds.
    pub fn and(&mut self, x: Option<Val>, y: Option<Val>) -> Option<Val> {
        match (x, y) {
            (Some(x), Some(y)) => Some(self.bin(BinOp::And, x, y)),
            (x, y) => x.or(y),
        }
    }

    /// `x` if the condition holds, else `y`.
    pub fn select(&mut self, condition: Val, x: Val, y: Val) -> Val {
        let ty = self.ty(x);
        self.value(Op::Select {}, &[condition, x, y], ty)
    }

    /// Conversion; nothing when the type is the same.
    pub fn cast(&mut self, x: Val, ty: DType) -> Val {
        if self.ty(x) == ty {
            return x;
        }
        if let (Some(value), DType::I32 | DType::Index) = (self.known(x), ty) {
            return self.int(value, ty);
        }
        self.value(Op::Cast { round: None }, &[x], ty)
    }

    /// A register of an array; the same value until it is set.
    pub fn get(&mut self, var: Var, at: u32) -> Val {
        let repeats = self.held.iter().rposition(|scope| scope.repeats).unwrap_or(0);
        let held = self.held[repeats..].iter().rev().find_map(|scope| scope.values.get(&(var, at)));
        if let Some(&val) = held {
            return val;
        }
        let ty = self.kernel.vars[var].elem;
        let val = self.value(Op::Get { var, at }, &[], ty);
        self.held.last_mut().expect("a scope for each block").values.insert((var, at), val);
        val
    }

    /// Sets a register of an array.
    pub fn set(&mut self, var: Var, at: u32, value: Val) {
        self.effect(Op::Set { var, at }, &[value]);
    }

    /// Up to so many values of 32 bits that registers were set to last, in the
    /// open block.
    pub fn last_set(&self, count: usize) -> Vec<Val> {
        let insts = self.blocks.last().map_or(&[][..], |block| &block.insts);
        let set = |inst: &Inst| match inst.op {
            Op::Set { .. } if self.kernel.vals[inst.args[0]].bits() == 32 => Some(inst.args[0]),
            _ => None,
        };
        insts.iter().rev().filter_map(set).take(count).collect()
    }

    /// The operand of another lane.
    pub fn shuffle(&mut self, mode: ShuffleMode, lane: u32, x: Val) -> Val {
        let ty = self.ty(x);
        self.value(Op::Shuffle { mode, lane, width: self.kernel.warp() }, &[x], ty)
    }

    /// The operand of the lane that each lane names.
    pub fn shuffle_at(&mut self, lane: Val, x: Val) -> Val {
        let ty = self.ty(x);
        self.value(Op::ShuffleAt {}, &[x, lane], ty)
    }

    /// Opens a block; what follows goes there. A loop's block takes a counter.
    pub fn open(&mut self, counter: Option<DType>) -> Option<Val> {
        let counter = counter.map(|ty| self.kernel.vals.push(ty));
        self.blocks.push(Block { args: counter.into_iter().collect(), insts: Vec::new() });
        self.computed.push(FxHashMap::default());
        self.held.push(Held { values: FxHashMap::default(), repeats: counter.is_some() });
        counter
    }

    /// Closes the block opened last.
    pub fn close(&mut self) -> Block {
        self.computed.pop();
        self.held.pop();
        self.blocks.pop().expect("a block was opened")
    }

    /// How many blocks are open.
    pub fn depth(&self) -> usize {
        self.blocks.len()
    }

    /// Goes back to where so many blocks were open: what follows stands in front
    /// of what is being made inside.
    pub fn leave(&mut self, depth: usize) -> Inside {
        Inside {
            blocks: self.blocks.split_off(depth),
            computed: self.computed.split_off(depth),
            held: self.held.split_off(depth),
        }
    }

    /// Goes on inside.
    pub fn reenter(&mut self, left: Inside) {
        self.blocks.extend(left.blocks);
        self.computed.extend(left.computed);
        self.held.extend(left.held);
    }

    /// A loop over `lo, lo + step, … < hi`.
    pub fn repeat(&mut self, lo: Val, hi: Val, step: Val, body: Block) {
        self.inst(Op::For {}, vec![lo, hi, step], Vec::new(), vec![body]);
    }

    /// Programs of partitions, one for each.
    pub fn warp_specialize(&mut self, partitions: Vec<Partition>, blocks: Vec<Block>) {
        self.inst(Op::WarpSpecialize { partitions }, Vec::new(), Vec::new(), blocks);
    }

    /// A way to copy boxes of a tensor; the same one for equal boxes.
    pub fn map(&mut self, data: TensorMapData) -> TensorMap {
        let found = self.kernel.maps.iter().find(|(_, known)| **known == data).map(|(map, _)| map);
        found.unwrap_or_else(|| self.kernel.maps.push(data))
    }

    /// A branch.
    pub fn branch(&mut self, condition: Val, then: Block, otherwise: Block) {
        self.inst(Op::If {}, vec![condition], Vec::new(), vec![then, otherwise]);
    }
}

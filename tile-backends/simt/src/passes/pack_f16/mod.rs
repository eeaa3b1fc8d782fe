//! Arithmetic on two 16-bit floats in one register.
//!
//! ```text
//! %4 = cast %2 : f32            %8 = pack %0, %1
//! %5 = cast %3 : f32            %9 = pack %2, %3
//! %6 = bin.mul %4, %x           %10 = bin_packed.mul.bf16 %8, %9
//! %7 = cast %6 : bf16     ──►   %11, %12 = unpack %10
//! …the same for its neighbour   store @0, %i, %11, %12
//! store @0, %i, %7, %13
//! ```
//!
//! Machines add, multiply and compare pairs of `f16` or `bf16` as fast as one. Values that are
//! stored side by side, or packed for a matrix instruction, are computed together where both
//! are the same function of their operands.
//!
//! What is computed in `f32` and rounded belongs to them where the narrow arithmetic gives the
//! same bits ([`expr`]), and so do whole numbers cut out of codes, which are floats already
//! once the right bits are set above them ([`word`]): four-bit weights are unpacked, scaled and
//! rounded in two and a half instructions an element.
//!
//! The pass adds instructions in front of the store or the packing; those that
//! nothing uses any more fall to `dce`.

mod defs;
mod expr;
mod word;

use crate::ir::{Block, Inst, Kernel, Op, Val};
use defs::Defs;
use expr::Expr;
use rustc_hash::FxHashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CopyHints, Literal, Map, Span};
use word::Word;

/// Computes neighbours together.
pub(super) fn run(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    let defs = Defs::of(&body, &kernel.vals);
    let mut pairs = Pairs {
        vals: &mut kernel.vals,
        defs,
        made: vec![FxHashMap::default()],
        out: Vec::new(),
        span: Span::default(),
    };
    pairs.block(&mut body);
    kernel.body = body;
}

/// Pure operations with the types of their results.
type Made = FxHashMap<(Op, Vec<Val>, DType), Val>;

struct Pairs<'k> {
    vals: &'k mut Map<Val, DType>,
    defs: Defs,
    /// What has been made, by block depth.
    made: Vec<Made>,
    /// The block so far.
    out: Vec<Inst>,
    span: Span,
}

impl Pairs<'_> {
    fn block(&mut self, block: &mut Block) {
        let outer = std::mem::take(&mut self.out);
        self.made.push(FxHashMap::default());
        for mut inst in std::mem::take(&mut block.insts) {
            self.span = inst.span;
            match inst.op {
                Op::Store { guarded, .. } => {
                    let first = inst.args.len().min(1 + usize::from(guarded));
                    for neighbours in inst.args[first..].chunks_exact_mut(2) {
                        if let Some(word) = self.together([neighbours[0], neighbours[1]]) {
                            let ty = self.vals[neighbours[0]];
                            neighbours.copy_from_slice(&self.parts(word, ty));
                        }
                    }
                }
                Op::Pack {} => {
                    if let [low, high] = inst.args[..]
                        && let Some(word) = self.together([low, high])
                    {
                        (inst.op, inst.args) = (Op::Bits {}, vec![word]);
                    }
                }
                _ => {}
            }
            inst.blocks.iter_mut().for_each(|block| self.block(block));
            self.out.push(inst);
        }
        self.made.pop();
        block.insts = std::mem::replace(&mut self.out, outer);
    }

    /// Two values in a word, where there is something to compute for both.
    fn together(&mut self, [low, high]: [Val; 2]) -> Option<Val> {
        let ty = self.vals[low];
        if !matches!(ty, DType::F16 | DType::BF16) {
            return None;
        }
        let both = [low, high].map(|val| self.defs.expr(val, ty));
        (expr::steps(&both[0], &both[1])? > 0).then(|| self.expr(&both[0], &both[1], ty))
    }

    /// Two expressions of one form.
    fn expr(&mut self, low: &Expr, high: &Expr, ty: DType) -> Val {
        match (low, high) {
            (&Expr::Const(low), &Expr::Const(high)) => self.word_of((low | high << 16) as u32),
            (&Expr::Leaf(low), &Expr::Leaf(high)) => self.value(Op::Pack {}, &[low, high], DType::U32),
            (&Expr::Whole(low), &Expr::Whole(high)) => self.whole([low, high], 0, ty),
            (Expr::Bin(op, low), Expr::Bin(_, high)) => {
                if let Some(val) = self.shifted(*op, [low, high], ty) {
                    return val;
                }
                let args = [0, 1].map(|i| self.expr(&low[i], &high[i], ty));
                self.value(Op::BinPacked { op: *op, elem: ty }, &args, DType::U32)
            }
            (Expr::Fma(low), Expr::Fma(high)) => {
                let args = [0, 1, 2].map(|i| self.expr(&low[i], &high[i], ty));
                self.value(Op::FmaPacked { elem: ty }, &args, DType::U32)
            }
            _ => unreachable!("expressions of one form"),
        }
    }

    /// A whole number and a constant that is added or taken away: what makes a
    /// float of the number does that, too.
    fn shifted(&mut self, op: BinOp, [low, high]: [&[Expr; 2]; 2], ty: DType) -> Option<Val> {
        let ([Expr::Whole(a), Expr::Const(c)], [Expr::Whole(b), Expr::Const(d)]) = (low, high) else { return None };
        let by = expr::whole_number(ty, *c).filter(|_| c == d)?;
        let by = match op {
            BinOp::Add => by,
            BinOp::Sub => -by,
            _ => return None,
        };
        word::offset(ty, by).is_some().then(|| self.whole([*a, *b], by, ty))
    }

    /// Whole numbers as floats, with a constant added.
    fn whole(&mut self, numbers: [Val; 2], by: i64, ty: DType) -> Val {
        let word = self.defs.word(numbers);
        let (bits, offset) = (word::magic(ty), word::offset(ty, by).expect("asked before"));
        let magic = match word {
            Word::And(of, mask) => {
                let of = self.word(&of);
                let (mask, bits) = (self.word_of(mask), self.word_of(bits));
                // (of & mask) | bits
                self.value(Op::Logic { table: 0xea }, &[of, mask, bits], DType::U32)
            }
            word => {
                let of = self.word(&word);
                let bits = self.word_of(bits);
                self.value(Op::Bin { op: BinOp::Or }, &[of, bits], DType::U32)
            }
        };
        let offset = self.word_of(offset);
        self.value(Op::BinPacked { op: BinOp::Sub, elem: ty }, &[magic, offset], DType::U32)
    }

    fn word(&mut self, word: &Word) -> Val {
        match word {
            Word::Const(bits) => self.word_of(*bits),
            Word::Packed(bytes) => {
                let zero = self.value(Op::Const { value: Literal::Int(0) }, &[], DType::U8);
                let mut bytes = bytes.clone();
                bytes.resize(4, zero);
                self.value(Op::Pack {}, &bytes, DType::U32)
            }
            Word::Bytes(of, select) => {
                let (of, zero) = (self.word(of), self.word_of(0));
                self.value(Op::Bytes { select: *select }, &[of, zero], DType::U32)
            }
            Word::Whole(val) => *val,
            Word::ShiftBy(of, by) => {
                let (of, by) = (self.word(of), self.word_of(*by));
                self.value(Op::Bin { op: BinOp::Shr }, &[of, by], DType::U32)
            }
            Word::Halves(numbers) => {
                let halves = numbers.map(|val| self.value(Op::Cast { round: None }, &[val], DType::U16));
                self.value(Op::Pack {}, &halves, DType::U32)
            }
            Word::Shift(of, by) => {
                let of = self.word(of);
                self.value(Op::Bin { op: BinOp::Shr }, &[of, *by], DType::U32)
            }
            Word::And(of, mask) => {
                let (of, mask) = (self.word(of), self.word_of(*mask));
                self.value(Op::Bin { op: BinOp::And }, &[of, mask], DType::U32)
            }
        }
    }

    fn word_of(&mut self, bits: u32) -> Val {
        self.value(Op::Const { value: Literal::Int(bits.into()) }, &[], DType::U32)
    }

    /// The two values in a word.
    fn parts(&mut self, word: Val, ty: DType) -> [Val; 2] {
        let parts = [(); 2].map(|()| self.vals.push(ty));
        self.push(Op::Unpack {}, &[word], parts.to_vec());
        parts
    }

    /// The value of a pure operation, made once in scope.
    fn value(&mut self, op: Op, args: &[Val], ty: DType) -> Val {
        let key = (op, args.to_vec(), ty);
        if let Some(&val) = self.made.iter().rev().find_map(|scope| scope.get(&key)) {
            return val;
        }
        let val = self.vals.push(ty);
        self.push(key.0.clone(), args, vec![val]);
        self.made.last_mut().expect("a scope for each block").insert(key, val);
        val
    }

    fn push(&mut self, op: Op, args: &[Val], results: Vec<Val>) {
        self.out.push(Inst {
            op,
            args: args.to_vec(),
            results,
            blocks: Vec::new(),
            hints: CopyHints::default(),
            span: self.span,
        });
    }
}

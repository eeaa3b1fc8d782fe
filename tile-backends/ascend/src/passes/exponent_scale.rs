//! Folds the scale of an exponent into its factors, to save vector instructions.
//!
//! The hardware has only the natural exponential, so a power of two is the exponential of a
//! product, and the exponents of attention are themselves linear combinations:
//!
//! ```text
//! t0 = mul s, %scale                  %0 = mul %scale, 0.69
//! t1 = add t0, top                    t0 = mul s, %0
//! t2 = mul t1, 0.69          ──►      t3 = mul top, 0.69
//! t3 = exp t2                         t1 = add t0, t3
//!                                     t3 = exp t1
//! ```
//!
//! This changes rounding. So it applies
//!
//! - in `fast_math` kernels alone, where a power may be off by far more;
//! - if no multiplication of as many elements takes the place of the one that is saved: the
//!   factors are scaled tiles and operands with fewer elements;
//! - to temporaries: tiles that anything else reads stay what they are.

use super::rewrite::Out;
use crate::ir::{BinaryOp, Block, Op, Operand, Program, ScalarOp, Tile, TileData, UnaryOp, Val, ValData};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Literal};

/// The number of writes and reads of each tile.
type Uses = HashMap<Tile, (u32, u32)>;

/// Scalar products available in a block, by factors and the bits of the known one.
type Products = HashMap<(Vec<Val>, u64), Val>;

pub(crate) fn run(program: &mut Program) {
    let mut uses = Uses::new();
    program.walk(&mut |inst| {
        inst.op.written().into_iter().flatten().for_each(|tile| uses.entry(tile).or_default().0 += 1);
        inst.op.read(program).into_iter().for_each(|tile| uses.entry(tile).or_default().1 += 1);
    });
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, program, &uses);
    program.body = body;
}

fn block(block_: &mut Block, program: &mut Program, uses: &Uses) {
    for inst in &mut block_.insts {
        inst.op.blocks_mut().into_iter().for_each(|inner| block(inner, program, uses));
    }
    let mut products = Products::new();
    let mut at = 0;
    while at < block_.insts.len() {
        if let Some((sum, factor)) = (Exponent { block: block_, at, program, uses }).found() {
            let mut insts = Vec::new();
            let mut out = Out { program, insts: &mut insts, span: block_.insts[at].span };
            let exponent = emit(&sum, factor, &mut products, &mut out);
            if let Op::Unary { src, .. } = &mut block_.insts[at].op {
                *src = exponent;
            }
            let new = insts.len();
            block_.insts.splice(at..at, insts);
            at += new;
        }
        at += 1;
    }
}

/// An exponent as a scaled expression.
enum Term {
    /// A tile times scalars.
    Product(Tile, Vec<Val>),
    /// A sum or difference, as large as a tile.
    Sum(BinaryOp, Tile, Box<Term>, Box<Term>),
}

impl Term {
    fn times(self, factor: Val) -> Term {
        match self {
            Term::Product(tile, mut factors) => {
                factors.push(factor);
                Term::Product(tile, factors)
            }
            Term::Sum(op, like, a, b) => Term::Sum(op, like, Box::new(a.times(factor)), Box::new(b.times(factor))),
        }
    }
}

/// The exponent of the instruction at `at`.
struct Exponent<'a> {
    block: &'a Block,
    at: usize,
    program: &'a Program,
    uses: &'a Uses,
}

impl Exponent<'_> {
    /// The expression that the exponent is a multiple of, and the scalar.
    fn found(&self) -> Option<(Term, Val)> {
        let Op::Unary { op: UnaryOp::Exp, src, .. } = self.block.insts[self.at].op else { return None };
        let product = self.definition(self.at, src)?;
        match self.block.insts[product].op {
            Op::Binary { op: BinaryOp::Mul, a, b: Operand::Scalar(factor), .. }
                if self.program.tiles[src].elem == DType::F32 =>
            {
                Some((self.term(product, a)?, factor))
            }
            _ => None,
        }
    }

    /// A tile that is read at `at` as an expression, if scaling it takes no more instructions
    /// than it has multiplications.
    fn term(&self, at: usize, tile: Tile) -> Option<Term> {
        let number = self.definition(at, tile)?;
        match self.block.insts[number].op {
            Op::Binary { op: BinaryOp::Mul, a, b: Operand::Scalar(own), .. } => {
                let inner = self.term(number, a).or_else(|| self.leaf(number, a));
                Some(inner?.times(own))
            }
            Op::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub), dst, a, b: Operand::Tile(b) } => {
                let elements = |tile: Tile| self.program.tiles[tile].elements();
                let part = |tile: Tile| {
                    let small = || self.leaf(number, tile).filter(|_| elements(tile) < elements(dst));
                    self.term(number, tile).or_else(small)
                };
                Some(Term::Sum(op, dst, Box::new(part(a)?), Box::new(part(b)?)))
            }
            _ => None,
        }
    }

    /// A tile that holds the same at the exponent as at `at`.
    fn leaf(&self, at: usize, tile: Tile) -> Option<Term> {
        let mut written = false;
        for inst in &self.block.insts[at..self.at] {
            let mut look = |op: &Op| written |= op.written().contains(&Some(tile));
            look(&inst.op);
            inst.op.blocks().into_iter().for_each(|block| block.walk(&mut |inst| look(&inst.op)));
        }
        (!written).then(|| Term::Product(tile, Vec::new()))
    }

    /// The definition of a tile that is read once, in the same block in front of `at`.
    fn definition(&self, at: usize, tile: Tile) -> Option<usize> {
        let once = self.uses.get(&tile) == Some(&(1, 1));
        once.then(|| (0..at).rev().find(|&number| self.block.insts[number].op.written()[0] == Some(tile)))?
    }
}

/// Emits an expression times a scalar.
fn emit(term: &Term, factor: Val, products: &mut Products, out: &mut Out<'_>) -> Tile {
    let like = |tile: Tile, out: &mut Out<'_>| {
        let data = out.program.tiles[tile].clone();
        out.program.tiles.push(TileData { name: None, ..data })
    };
    match term {
        Term::Product(tile, factors) => {
            let factor = product(factors.iter().copied().chain([factor]), products, out);
            let dst = like(*tile, out);
            out.push(Op::Binary { op: BinaryOp::Mul, dst, a: *tile, b: Operand::Scalar(factor) });
            dst
        }
        Term::Sum(op, all, a, b) => {
            let (a, b) = (emit(a, factor, products, out), emit(b, factor, products, out));
            let dst = like(*all, out);
            out.push(Op::Binary { op: *op, dst, a, b: Operand::Tile(b) });
            dst
        }
    }
}

/// The product of scalars, with the known ones folded.
fn product(factors: impl Iterator<Item = Val>, products: &mut Products, out: &mut Out<'_>) -> Val {
    let (mut known, mut others) = (1.0, Vec::new());
    for val in factors {
        match out.program.vals[val].constant {
            Some(Literal::Float(x)) => known *= x,
            Some(Literal::Int(x)) => known *= x as f64,
            _ => others.push(val),
        }
    }
    let key = (others, known.to_bits());
    if let Some(&product) = products.get(&key) {
        return product;
    }
    let constant = Some(Literal::Float(known));
    let known = out.program.vals.push(ValData { name: None, elem: DType::F32, constant });
    let times = |a: Val, &b: &Val| out.scalar(ScalarOp::Bin(BinOp::Mul), &[b, a], DType::F32, None);
    let product = key.0.iter().fold(known, times);
    products.insert(key, product);
    product
}

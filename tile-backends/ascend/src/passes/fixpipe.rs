//! Fixpipe epilogue: moves ReLU, scaling and conversion of accumulators into their store.
//!
//! ```text
//! t0 = move acc
//! t1 = max t0, 0.0                          store.relu c at %o […] <- acc
//! t2 = cast t1 rn                    ──►
//! store c at %o […] <- t2
//! ```
//!
//! Between L0C and global memory the cube's core has a unit, the fixpipe, that applies ReLU and
//! conversions, and multiplies integers by one number before that. Vector units would need the
//! accumulators transferred, on most chips through global memory; a kernel with no other vector
//! work needs no vector units at all.
//!
//! A store is rewritten if all that lies between it and a move out of L0C is, in any order that
//! computes the same:
//!
//! - `relu`, or the maximum with zero. It commutes with conversions, which keep zero and the
//!   order of numbers, and with positive factors.
//! - A conversion of `f32` to nearest even.
//! - For accumulators of `i32`: their conversion to `f32` and a factor that is a power of two.
//!   The hardware multiplies by a number of 10 bits of mantissa, in `f32`, and rounds to `f16`,
//!   as is documented; by a power of two the product is exact, so intermediate rounding does not
//!   matter. Other factors stay with the vector units.
//!
//! Accumulators that vector units also need for something else are moved to them, and stored
//! from there. Conversions to integers stay with the vector units: how the fixpipe rounds them is
//! documented nowhere.

use super::dead_stores;
use crate::ir::{BinaryOp, Block, Fixpipe, Level, Op, Operand, Program, Subview, Tile, TransferHalf, UnaryOp, Val};
use std::collections::HashSet;
use tile_core::elem::DType;
use tile_core::ir::Literal;
use tile_core::num::Round;

/// The table of fixpipe epilogues in `docs/ascend.md`.
pub const FIXPIPES: [[&str; 3]; 5] = [
    ["As they are, and `f32` to `f16` or `bf16`", "Yes.", "Yes."],
    [
        "ReLU of accumulators of `f32`",
        "Yes with compilers from 1.2.0 on for the second generation; vector units with older ones, and on the third.",
        "Yes.",
    ],
    ["ReLU of accumulators of `i32` that are stored as `i32`", "Vector units.", "Vector units."],
    [
        "Accumulators of `i32` converted to `f32`, optionally scaled by a constant power of two, stored as `f16`; ReLU of that",
        "Vector units.",
        "Yes.",
    ],
    ["All else: other factors, factors that are launch arguments, 8-bit integers", "Vector units.", "Vector units."],
];

/// Rewrites stores of accumulators for each epilogue that the emitter takes, given the
/// accumulator type, the tensor type and the epilogue.
pub(crate) fn run(program: &mut Program, takes: &dyn Fn(DType, DType, Fixpipe) -> bool) {
    let mut kept = HashSet::new();
    loop {
        let mut rewritten = program.clone();
        let mut sources = HashSet::new();
        let mut body = std::mem::take(&mut rewritten.body);
        block(&mut body, program, &mut |found, to| {
            let of = program.tiles[found.sums].elem;
            let rewrites = !kept.contains(&found.sums) && takes(of, to, found.fixpipe);
            if rewrites {
                sources.insert(found.sums);
            }
            rewrites
        });
        rewritten.body = body;
        if sources.is_empty() {
            return;
        }
        // Accumulators that are moved all the same are not stored a second time from L0C.
        dead_stores::run(&mut rewritten);
        let before = kept.len();
        rewritten.walk(&mut |inst| {
            if let Op::Move { src, .. } = inst.op
                && sources.contains(&src)
            {
                kept.insert(src);
            }
        });
        if kept.len() == before {
            *program = rewritten;
            return;
        }
    }
}

/// An accumulator, and the epilogue of a store of it.
struct Found {
    sums: Tile,
    fixpipe: Fixpipe,
}

fn block(block_: &mut Block, program: &Program, wanted: &mut dyn FnMut(&Found, DType) -> bool) {
    for at in 0..block_.insts.len() {
        let found = find(block_, at, program);
        let Op::Store { subview, src, fixpipe, .. } = &mut block_.insts[at].op else {
            for inner in block_.insts[at].op.blocks_mut() {
                block(inner, program, wanted);
            }
            continue;
        };
        if let Some(found) = found
            && wanted(&found, program.tensors[subview.tensor].elem)
        {
            (*src, *fixpipe) = (found.sums, found.fixpipe);
        }
    }
}

/// The accumulator and epilogue of the store at `at`, if it is one.
fn find(block: &Block, at: usize, program: &Program) -> Option<Found> {
    let Op::Store { subview, src, atomic: None, .. } = &block.insts[at].op else { return None };
    if program.tiles[*src].level != Level::Ub || !leaves_rows(subview, program) {
        return None;
    }
    let shape = &program.tiles[*src].shape;
    let (mut tile, mut relu, mut factor, mut integers) = (*src, false, None, false);
    let mut written = HashSet::new();
    for inst in block.insts[..at].iter().rev() {
        let op = &inst.op;
        if op.written()[0] != Some(tile) {
            let by_op = writes(op);
            if by_op.contains(&tile) {
                return None;
            }
            written.extend(by_op);
            continue;
        }
        let elem = program.tiles[tile].elem;
        tile = match *op {
            Op::Move { src, half: TransferHalf::Both, .. } => {
                // If the kernel keeps the accumulator in the vector memory, its tile in L0C is an
                // unnamed one.
                let data = &program.tiles[src];
                let there = data.level == Level::L0C && data.name.is_some() && !written.contains(&src);
                let scaled = integers || factor.is_none();
                let scale = integers.then(|| factor.unwrap_or(0));
                return (there && scaled).then_some(Found { sums: src, fixpipe: Fixpipe { relu, scale } });
            }
            Op::Copy { src, .. } => src,
            Op::Unary { op: UnaryOp::Relu, src, .. } => {
                relu = true;
                src
            }
            Op::Binary { op: BinaryOp::Max, a, b, .. } => {
                relu = true;
                match b {
                    _ if is_zero(b, program) => a,
                    Operand::Tile(b) if is_zero(Operand::Tile(a), program) => b,
                    _ => return None,
                }
            }
            Op::Binary { op: BinaryOp::Mul, a, b: Operand::Scalar(b), .. }
                if elem == DType::F32 && factor.is_none() =>
            {
                factor = Some(exponent(b, program)?);
                a
            }
            Op::Cast { src, round: Some(Round::NearestEven), .. } => {
                match (program.tiles[src].elem, elem) {
                    (DType::F32, DType::F16 | DType::BF16) => {}
                    (DType::I32, DType::F32) => integers = true,
                    _ => return None,
                }
                src
            }
            _ => return None,
        };
        if program.tiles[tile].shape != *shape {
            return None;
        }
    }
    None
}

/// The tiles that an operation writes, inner blocks included.
fn writes(op: &Op) -> HashSet<Tile> {
    let mut written: HashSet<Tile> = op.written().into_iter().flatten().collect();
    for inner in op.blocks() {
        inner.walk(&mut |inst| written.extend(inst.op.written().into_iter().flatten()));
    }
    written
}

/// Whether a subview covers rows from their start, as stores from L0C require.
fn leaves_rows(subview: &Subview, program: &Program) -> bool {
    let [_, columns] = &subview.axes[..] else { return false };
    program.int(columns.stride) == Some(1) && program.int(columns.first) == Some(0)
}

/// Whether an operand is zero everywhere.
fn is_zero(operand: Operand, program: &Program) -> bool {
    match operand {
        Operand::Scalar(val) => number(val, program).is_some_and(|x| x.to_bits() == 0),
        Operand::Tile(tile) => {
            let (mut filled, mut otherwise) = (false, false);
            program.walk(&mut |inst| {
                if !inst.op.written().contains(&Some(tile)) {
                    return;
                }
                match inst.op {
                    Op::Fill { value, .. } if is_zero(Operand::Scalar(value), program) => filled = true,
                    _ => otherwise = true,
                }
            });
            filled && !otherwise
        }
    }
}

/// The value of a numeric constant.
fn number(val: Val, program: &Program) -> Option<f64> {
    match program.vals[val].constant? {
        Literal::Int(x) => Some(x as f64),
        Literal::Float(x) => Some(x),
        Literal::Bool(_) => None,
    }
}

/// The exponent of a constant of `f32` that is a normal power of two.
fn exponent(val: Val, program: &Program) -> Option<i32> {
    let bits = (number(val, program)? as f32).to_bits();
    let (exponent, mantissa) = ((bits >> 23) as i32, bits & 0x7f_ffff);
    (mantissa == 0 && (1..255).contains(&exponent)).then_some(exponent - 127)
}

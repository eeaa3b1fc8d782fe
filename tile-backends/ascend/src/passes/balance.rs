//! Load balancing: assigns blocks to cores in alternating directions where their costs differ.
//!
//! A core takes every n-th block. Under a causal mask the last of n blocks has more work than
//! the first in every round, so every second round is mirrored:
//!
//! ```text
//! for block in core..m step n {        for number in core..m step n {
//!   …                            ──►     block = mirrored number in odd rounds
//! }                                      …
//!                                      }
//! ```
//!
//! The last round, which may lack blocks, is not mirrored. The pass applies where a loop's
//! bounds depend on the block.

use super::rewrite::Out;
use crate::ir::{Block, Op, Program, ScalarOp, Val};
use std::collections::HashSet;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp};

/// Mirrors every second round of blocks, where their costs differ.
pub(crate) fn run(program: &mut Program) {
    let mut body = std::mem::take(&mut program.body);
    for inst in &mut body.insts {
        if let Op::For { counter, hi, step, body: blocks, .. } = &mut inst.op
            && is_uneven(blocks, *counter)
        {
            let mut insts = Vec::new();
            let mut out = Out { program: &mut *program, insts: &mut insts, span: inst.span };
            let block = mirrored(*counter, *hi, *step, &mut out);
            let name = out.program.vals[*counter].name.replace("number".to_owned());
            out.program.vals[block].name = name;
            blocks.insts.iter_mut().for_each(|inst| rename(&mut inst.op, *counter, block));
            blocks.insts.splice(0..0, insts);
        }
    }
    program.body = body;
}

/// Whether the trip count of an inner loop depends on a value.
fn is_uneven(block: &Block, value: Val) -> bool {
    let (mut derived, mut vars) = (HashSet::from([value]), HashSet::new());
    let mut found = false;
    block.walk(&mut |inst| match &inst.op {
        Op::Scalar { dst, args, .. } if args.iter().any(|arg| derived.contains(arg)) => {
            derived.insert(*dst);
        }
        Op::Set { var, value, .. } if derived.contains(value) => {
            vars.insert(*var);
        }
        Op::Get { dst, var } if vars.contains(var) => {
            derived.insert(*dst);
        }
        Op::For { lo, hi, .. } => found |= derived.contains(lo) || derived.contains(hi),
        _ => {}
    });
    found
}

/// The mirror image of a block number within its round, for odd and complete rounds.
fn mirrored(number: Val, all: Val, cores: Val, out: &mut Out<'_>) -> Val {
    let (zero, one, two) = (out.int(0), out.int(1), out.int(2));
    let round = out.bin(BinOp::Div, number, cores);
    let first = out.bin(BinOp::Mul, round, cores);
    let place = out.bin(BinOp::Sub, number, first);
    let next = out.bin(BinOp::Add, first, cores);
    let last = out.bin(BinOp::Sub, next, one);
    let other = out.bin(BinOp::Sub, last, place);
    let half = out.bin(BinOp::Rem, round, two);
    let odd = out.scalar(ScalarOp::Cmp(CmpOp::Ne), &[half, zero], DType::Bool, None);
    let whole = out.scalar(ScalarOp::Cmp(CmpOp::Le), &[next, all], DType::Bool, None);
    let turned = out.scalar(ScalarOp::Bin(BinOp::And), &[odd, whole], DType::Bool, None);
    out.scalar(ScalarOp::Select, &[turned, other, number], DType::Index, None)
}

fn rename(op: &mut Op, from: Val, to: Val) {
    op.scalars_mut().into_iter().filter(|val| **val == from).for_each(|val| *val = to);
    for block in op.blocks_mut() {
        block.insts.iter_mut().for_each(|inst| rename(&mut inst.op, from, to));
    }
}

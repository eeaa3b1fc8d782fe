//! Loops in which cube and vector units work for each other, skewed.
//!
//! Where a product's operand is computed from the result of another product, as in
//! attention, each kind of core would wait for the other twice an iteration. So an
//! iteration is cut in two stages, of which the second runs as many turns later as
//! the loop has stages in the kernel (`pipelined!`), here one:
//!
//! ```text
//! for y in 0..n {                     for y in 0..n + 1 {
//!   s = q · k[y]       cube             if y < n {
//!   p = softmax(s)     vectors            s = q · k[y]; p = softmax(s)
//!   t = p · v[y]       cube      ──►    }
//!   o = o + t          vectors          if y - 1 >= 0 {
//! }                                       t = p' · v[y - 1]; o = o + t
//!                                       }
//!                                     }
//! ```
//!
//! The cube then makes the scores of one iteration while the vectors are at those
//! of the one before. [`stages`] says which statements are of the second stage:
//! those that need a second visit on their kind of core. A tile that a statement of
//! the first stage makes for one of the second is copied from turn to turn, a loaded
//! one is loaded again, and one that goes to the other kind of core waits in the
//! workspace. What goes to the vectors, through them and back takes longer than the
//! cube has between two products, so two turns are better than one. With
//! `stages = 1` a kernel says that a loop is not to be skewed. With `order` and `stage`
//! it says which statements are of the first stage and how many turns there are between
//! the two, if any.

mod rotate;
mod stages;

pub(crate) use rotate::lag;

use crate::ir::live::{Cells, live_after, live_in};
use crate::ir::{Block, Op, Program};

/// The program with its loops skewed.
pub(crate) fn skew(program: &Program) -> Program {
    let mut program = program.clone();
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, &mut program, &Cells::new());
    program.body = body;
    program
}

fn block(block_: &mut Block, program: &mut Program, behind: &Cells) {
    let after = live_after(program, block_, behind);
    let mut insts = Vec::new();
    for (mut inst, live) in std::mem::take(&mut block_.insts).into_iter().zip(after) {
        match &mut inst.op {
            Op::For { counter, stages, body, .. } => {
                let again: Cells = live_in(program, body, &live).union(&live).copied().collect();
                block(body, program, &again);
                let plan = program.plans.get(counter).cloned();
                let serial = *stages == 1 || plan.as_ref().is_some_and(|plan| plan.turns == 0);
                let found = if serial { None } else { stages::of(program, body, &again, *stages, plan.as_ref()) };
                match found {
                    Some(stages) => rotate::rotate(program, inst, &stages, &mut insts),
                    None => insts.push(inst),
                }
            }
            Op::If { then, otherwise, .. } => {
                block(then, program, &live);
                block(otherwise, program, &live);
                insts.push(inst);
            }
            _ => insts.push(inst),
        }
    }
    block_.insts = insts;
}

//! Software pipelining of loops in which cube and vector units depend on each other.
//!
//! If an operand of one GEMM is computed from the result of another, as in attention, each kind
//! of core would wait for the other twice an iteration. So an iteration is cut into two stages.
//! The second runs as many iterations later as the loop has stages in the kernel (`pipelined!`),
//! here one:
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
//! The cube then computes the scores of one iteration while the vector units work on those of the
//! one before.
//!
//! - [`stages`] assigns statements to stages: the second has those that need a second visit to
//!   their kind of core.
//! - A tile that the first stage computes for the second is copied from iteration to iteration; a
//!   loaded one is loaded again; one that goes to the other kind of core waits in the workspace.
//! - The round trip to the vector units and back takes longer than the cube has between two
//!   GEMMs, so a distance of two is better than one.
//! - With `stages = 1` a kernel says that a loop is not to be pipelined. With `order` and `stage`
//!   it says which statements are of the first stage and the distance between the two, if any.

mod rotate;
mod stages;

pub(crate) use stages::stage_distance;

use crate::ir::live::{Cells, live_after, live_in};
use crate::ir::{Block, Op, Program};

/// Pipelines the loops of a program.
pub(crate) fn run(program: &mut Program) {
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, program, &Cells::new());
    program.body = body;
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
                let serial = *stages == 1 || plan.as_ref().is_some_and(|plan| plan.distance == 0);
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

//! Trims where something is missing, and nothing elsewhere.
//!
//! ```text
//! t1 = trim t0 to [%m, 64] else 0.0      t1 = copy t0
//!                                   ──►  %0 = cmp.lt %m, 64
//!                                        if %0 { t1 = trim t1 to [%m, 64] else 0.0 }
//! ```
//!
//! What makes `t0` then makes `t1` at once, if that is all it is for.

use super::copy_elision;
use super::rewrite::{Out, rewrite};
use crate::ir::{Block, Inst, Op, Program, ScalarOp, Val};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp};

/// The program with its trims under conditions.
pub(crate) fn trim_edges(program: &Program) -> Program {
    let mut program = program.clone();
    rewrite(&mut program, &mut |op, out| match op {
        Op::Trim { dst, src, ends, value } => {
            out.push(Op::Copy { dst, src });
            let shape = out.program.tiles[dst].shape.clone();
            if let Some(condition) = missing(&shape, &ends, out) {
                let trim = Inst { op: Op::Trim { dst, src: dst, ends, value }, span: out.span };
                let (then, otherwise) = (Block { insts: vec![trim] }, Block::default());
                out.push(Op::If { condition, then, otherwise });
            }
        }
        op => out.push(op),
    });
    copy_elision::run(&mut program);
    program
}

/// Whether an axis ends before its extent; nothing if none can.
fn missing(shape: &[u32], ends: &[Val], out: &mut Out<'_>) -> Option<Val> {
    let mut condition = None;
    for (&end, &extent) in ends.iter().zip(shape) {
        if out.program.int(end) == Some(extent.into()) {
            continue;
        }
        let extent = out.int(extent.into());
        let ends = out.scalar(ScalarOp::Cmp(CmpOp::Lt), &[end, extent], DType::Bool, None);
        condition = Some(match condition {
            Some(other) => out.scalar(ScalarOp::Bin(BinOp::Or), &[other, ends], DType::Bool, None),
            None => ends,
        });
    }
    condition
}

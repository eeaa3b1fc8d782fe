//! Guards tail padding by a condition: full tiles skip it.
//!
//! ```text
//! t1 = pad_tail t0 to [%m, 64] else 0.0      t1 = copy t0
//!                                       ──►  %0 = cmp.lt %m, 64
//!                                            if %0 { t1 = pad_tail t1 to [%m, 64] else 0.0 }
//! ```
//!
//! If the padding is the only use of `t0`, its definition then writes `t1` directly.

use super::copy_elision;
use super::rewrite::{Out, rewrite};
use crate::ir::{Block, Inst, Op, Program, ScalarOp, Val};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp};

/// Puts each tail padding under the condition that something is missing.
pub(crate) fn run(program: &mut Program) {
    rewrite(program, &mut |op, out| match op {
        Op::PadTail { dst, src, ends, value } => {
            out.push(Op::Copy { dst, src });
            let shape = out.program.tiles[dst].shape.clone();
            if let Some(condition) = missing(&shape, &ends, out) {
                let trim = Inst { op: Op::PadTail { dst, src: dst, ends, value }, span: out.span };
                let (then, otherwise) = (Block { insts: vec![trim] }, Block::default());
                out.push(Op::If { condition, then, otherwise });
            }
        }
        op => out.push(op),
    });
    copy_elision::run(program);
}

/// The condition that some axis ends before its extent; `None` if none can.
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

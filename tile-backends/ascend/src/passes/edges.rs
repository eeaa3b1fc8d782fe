//! Trims where something is missing, and nothing elsewhere.
//!
//! ```text
//! t1 = trim t0 to [%m, 64] else 0.0      t1 = copy t0
//!                                   ──►  %0 = cmp.lt %m, 64
//!                                        if %0 { t1 = trim t1 to [%m, 64] else 0.0 }
//! ```
//!
//! What makes `t0` then makes `t1` at once, if that is all it is for.

use super::forward;
use crate::ir::{Block, Inst, Op, Program, ScalarOp, Val, ValData};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Literal, Span};

/// The program with its trims under conditions.
pub(crate) fn trim_edges(program: &Program) -> Program {
    let mut program = program.clone();
    let mut body = std::mem::take(&mut program.body);
    block(&mut body, &mut program);
    program.body = body;
    forward::run(&mut program);
    program
}

fn block(block_: &mut Block, program: &mut Program) {
    let mut insts = Vec::new();
    for mut inst in std::mem::take(&mut block_.insts) {
        for inner in inst.op.blocks_mut() {
            block(inner, program);
        }
        match inst.op {
            Op::Trim { dst, src, ends, value } => {
                let span = inst.span;
                insts.push(Inst { op: Op::Copy { dst, src }, span });
                if let Some(condition) = missing(program, &program.tiles[dst].shape.clone(), &ends, span, &mut insts) {
                    let trim = Inst { op: Op::Trim { dst, src: dst, ends, value }, span };
                    let (then, otherwise) = (Block { insts: vec![trim] }, Block::default());
                    insts.push(Inst { op: Op::If { condition, then, otherwise }, span });
                }
            }
            op => insts.push(Inst { op, span: inst.span }),
        }
    }
    block_.insts = insts;
}

/// Whether an axis ends before its extent; nothing if none can.
fn missing(program: &mut Program, shape: &[u32], ends: &[Val], span: Span, out: &mut Vec<Inst>) -> Option<Val> {
    let mut scalar = |program: &mut Program, op, args| {
        let dst = program.vals.push(ValData { name: None, elem: DType::Bool, constant: None });
        out.push(Inst { op: Op::Scalar { dst, op, args }, span });
        dst
    };
    let mut condition = None;
    for (&end, &extent) in ends.iter().zip(shape) {
        if program.int(end) == Some(extent.into()) {
            continue;
        }
        let constant = Some(Literal::Int(extent.into()));
        let extent = program.vals.push(ValData { name: None, elem: DType::Index, constant });
        let ends = scalar(program, ScalarOp::Cmp(CmpOp::Lt), vec![end, extent]);
        condition = Some(match condition {
            Some(other) => scalar(program, ScalarOp::Bin(BinOp::Or), vec![other, ends]),
            None => ends,
        });
    }
    condition
}

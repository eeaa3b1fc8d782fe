//! A helper of passes: replaces operations by sequences of others.

use crate::ir::{Inst, Op, Program, ScalarOp, Val, ValData};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Literal, Span};

/// Replaces every operation by what `replace` emits for it, inner ones first.
pub(super) fn rewrite(program: &mut Program, replace: &mut dyn FnMut(Op, &mut Out<'_>)) {
    let mut body = std::mem::take(&mut program.body);
    block(&mut body.insts, program, replace);
    program.body = body;
}

fn block(insts: &mut Vec<Inst>, program: &mut Program, replace: &mut dyn FnMut(Op, &mut Out<'_>)) {
    let mut new = Vec::new();
    for mut inst in std::mem::take(insts) {
        for inner in inst.op.blocks_mut() {
            block(&mut inner.insts, program, replace);
        }
        replace(inst.op, &mut Out { program, insts: &mut new, span: inst.span });
    }
    *insts = new;
}

/// The sink of a replacement's operations.
pub(super) struct Out<'a> {
    pub(super) program: &'a mut Program,
    pub(super) insts: &'a mut Vec<Inst>,
    /// The source position of the replaced operation.
    pub(super) span: Span,
}

impl Out<'_> {
    pub(super) fn push(&mut self, op: Op) {
        self.insts.push(Inst { op, span: self.span });
    }

    pub(super) fn int(&mut self, value: i64) -> Val {
        let constant = Some(Literal::Int(value.into()));
        self.program.vals.push(ValData { name: None, elem: DType::Index, constant })
    }

    pub(super) fn scalar(&mut self, op: ScalarOp, args: &[Val], elem: DType, name: Option<&str>) -> Val {
        let name = name.map(str::to_owned);
        let dst = self.program.vals.push(ValData { name, elem, constant: None });
        self.push(Op::Scalar { dst, op, args: args.to_vec() });
        dst
    }

    pub(super) fn bin(&mut self, op: BinOp, a: Val, b: Val) -> Val {
        self.scalar(ScalarOp::Bin(op), &[a, b], DType::Index, None)
    }
}

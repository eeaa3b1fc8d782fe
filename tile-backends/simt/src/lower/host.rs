//! What is known of the integers that the host computes.

use super::Lower;
use super::control::most;
use super::lin::Range;
use tile_core::ir::{BinOp, Literal, Op, Value};

impl Lower<'_> {
    /// What an index of the prologue can be: extents of tensors lie below what
    /// the launch facts say, and sums, products and quotients of such follow.
    pub(super) fn host_range(&self, value: Value) -> Range {
        let func = self.func;
        let Some(inst) = func.def(value) else { return Range::ALL };
        match &inst.op {
            Op::Const { value: Literal::Int(x) } => i64::try_from(*x).map_or(Range::ALL, Range::only),
            Op::Dim { dim } => dim.as_int().map_or(Range::ALL, Range::only),
            Op::Extent { .. } => Range { lo: 0, hi: most(self.facts.tensor(func, inst.args[0])) },
            Op::Bin { op } => {
                let (x, y) = (self.host_range(inst.args[0]), self.host_range(inst.args[1]));
                match op {
                    BinOp::Add => x.add(y),
                    BinOp::Sub => x.sub(y),
                    BinOp::Mul => x.mul(y),
                    BinOp::Div if x.lo >= 0 && y.lo >= 1 => Some(Range { lo: x.lo / y.hi, hi: x.hi / y.lo }),
                    BinOp::Min => Some(Range { lo: x.lo.min(y.lo), hi: x.hi.min(y.hi) }),
                    BinOp::Max => Some(Range { lo: x.lo.max(y.lo), hi: x.hi.max(y.hi) }),
                    _ => None,
                }
                .unwrap_or(Range::ALL)
            }
            _ => Range::ALL,
        }
    }
}

//! Operations on whole tiles.

use super::{Resolved, Resolver, malformed, undefined};
use crate::elem::DType;
use crate::interp::program::{Action, AxisStep, Gemm, GemmSp, number};
use crate::interp::scalar::Cast;
use crate::ir::{AtomicOp, Inst, Op, Order, Space, Value};

impl Resolver<'_> {
    /// An operation on tiles.
    pub(super) fn tile(&mut self, inst: &Inst) -> Resolved<Action> {
        Ok(match (&inst.op, inst.args.as_slice()) {
            (Op::Copy { asynchronous, .. }, &[src, dst]) => {
                let (from, to) = (self.source(src)?, self.destination(dst)?);
                let cast = Cast::new(self.dtype(src)?, self.dtype(dst)?, None);
                match asynchronous {
                    false => Action::Copy { src: from, dst: to, cast },
                    true => Action::Begin { src: from, dst: to, cast },
                }
            }
            (Op::CopyWait {}, &[dst]) => Action::Complete { dst: self.destination(dst)? },
            (Op::Fill {}, &[dst, value]) => Action::Fill { dst: self.destination(dst)?, value: number(value) },
            (Op::Gather {}, &[src, rows, dst]) => {
                self.same_elem(src, dst)?;
                Action::Gather {
                    src: self.source(src)?,
                    rows: self.source(rows)?,
                    rows_type: self.dtype(rows)?,
                    dst: self.destination(dst)?,
                }
            }
            (Op::Scatter {}, &[src, rows, dst]) => {
                self.same_elem(src, dst)?;
                Action::Scatter {
                    src: self.source(src)?,
                    rows: self.source(rows)?,
                    rows_type: self.dtype(rows)?,
                    dst: self.destination(dst)?,
                }
            }
            (Op::Gemm { accumulate, .. }, &[a, b, acc]) => Action::Gemm(self.gemm([a, b, acc], *accumulate)?),
            (Op::GemmSp {}, &[a, meta, b, acc]) => {
                if self.dtype(meta)? != DType::U8 {
                    return Err(format!("places of {}", self.dtype(meta)?));
                }
                Action::GemmSp(GemmSp { dense: self.gemm([a, b, acc], true)?, meta: self.source(meta)? })
            }
            (Op::Reduce { op, axis, accumulate }, &[src, dst]) => {
                let row = op.row();
                if *accumulate && row.into.is_none() {
                    return Err(format!("`{}` cannot be combined with an older result", op.name()));
                }
                if !row.class.admits(self.dtype(src)?.kind()) {
                    return Err(undefined(self.dtype(src)?));
                }
                Action::Reduce(self.axis_step(*op, src, dst, *axis, *accumulate)?)
            }
            (Op::Scan { op, axis, reverse }, &[src, dst]) => {
                if self.dtype(src)? == DType::Bool {
                    return Err(undefined(DType::Bool));
                }
                Action::Scan(self.axis_step(*op, src, dst, *axis, *reverse)?)
            }
            (Op::AtomicTile { op, order }, &[src, dst]) => {
                self.ordered |= self.mem(dst)?.space == Space::Global && *order != Order::Relaxed;
                self.same_elem(src, dst)?;
                if *op == AtomicOp::Cas {
                    return Err("`cas` takes one element at a time".to_owned());
                }
                let update = self.update(*op, dst)?;
                Action::AtomicTile { src: self.source(src)?, dst: self.destination(dst)?, update, order: *order }
            }
            _ => return Err(malformed(inst)),
        })
    }

    /// The operands `a`, `b` and `acc` of a GEMM.
    fn gemm(&self, [a, b, acc]: [Value; 3], accumulate: bool) -> Resolved<Gemm> {
        let (a_type, b_type, acc_type) = (self.dtype(a)?, self.dtype(b)?, self.dtype(acc)?);
        if a_type.is_float() != b_type.is_float() || acc_type != a_type.acc() || acc_type != b_type.acc() {
            return Err(format!("operands {a_type} and {b_type}, accumulator {acc_type}"));
        }
        let (a, b, acc) = (self.source(a)?, self.source(b)?, self.destination(acc)?);
        Ok(Gemm { a, b, acc, a_type, b_type, acc_type, accumulate })
    }

    fn axis_step<O>(&self, op: O, src: Value, dst: Value, axis: u32, flag: bool) -> Resolved<AxisStep<O>> {
        let (src_type, dst_type) = (self.dtype(src)?, self.dtype(dst)?);
        let axis = self.axis(src, axis)?;
        Ok(AxisStep { op, src: self.source(src)?, dst: self.destination(dst)?, src_type, dst_type, axis, flag })
    }
}

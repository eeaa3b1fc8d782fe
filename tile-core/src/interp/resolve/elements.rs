//! Elements of memory: loads, stores, atomics and searches.

use super::{Resolved, Resolver, malformed};
use crate::interp::program::{Action, Aggregated, number};
use crate::interp::scalar::{self};
use crate::ir::{Aggregate, AtomicOp, BinOp, CmpOp, Inst, Op, Order, Space};

impl Resolver<'_> {
    /// An access to single elements.
    pub(super) fn element(&mut self, inst: &Inst) -> Resolved<Action> {
        Ok(match (&inst.op, inst.args.as_slice()) {
            (Op::Load {}, &[memory, ref index @ ..]) => {
                Action::Load { dst: self.result(inst)?.0, of: self.source(memory)?, index: self.index(memory, index)? }
            }
            (Op::Aggregate { op, axis }, _) => self.aggregate(inst, *op, *axis)?,
            (Op::Store { unordered }, &[value, memory, ref index @ ..]) => Action::Store {
                value: number(value),
                of: self.destination(memory)?,
                index: self.index(memory, index)?,
                unordered: *unordered,
            },
            (Op::Atomic { op, order }, &[memory, ref rest @ ..]) => {
                let operands = if *op == AtomicOp::Cas { 2 } else { 1 };
                let mem = self.mem(memory)?;
                let (rank, global) = (mem.rank(), mem.space == Space::Global);
                self.ordered |= global && *order != Order::Relaxed;
                if rest.len() != rank + operands {
                    return Err(malformed(inst));
                }
                Action::Atomic {
                    dst: inst.result.map(number),
                    of: self.destination(memory)?,
                    index: self.index(memory, &rest[..rank])?,
                    update: self.update(*op, memory)?,
                    order: *order,
                    x: number(rest[rank]),
                    y: number(rest[rank + operands - 1]),
                }
            }
            _ => return Err(malformed(inst)),
        })
    }

    /// Indices, the end, and an interval for `first` and `last`.
    fn aggregate(&self, inst: &Inst, what: Aggregate, axis: u32) -> Resolved<Action> {
        let [memory, operands @ ..] = &inst.args[..] else { return Err("no operands".to_owned()) };
        let memory = *memory;
        let dtype = self.dtype(memory)?;
        let rank = self.mem(memory)?.rank();
        let combined = |op: BinOp, start: u64| {
            let f = scalar::bin(op, dtype).ok_or_else(|| format!("not defined for {dtype}"))?;
            Ok::<_, String>(Aggregated::Combined { f, start })
        };
        let found = |last: bool, inside: bool| match operands.get(rank + 1..) {
            Some(&[lo, hi]) => {
                let le = scalar::cmp(CmpOp::Le, dtype);
                Ok(Aggregated::Found { le, lo: number(lo), hi: number(hi), last, inside })
            }
            _ => Err(format!("{} operands", operands.len())),
        };
        let what = match what {
            Aggregate::Min => combined(BinOp::Min, scalar::highest(dtype))?,
            Aggregate::Max => combined(BinOp::Max, scalar::lowest(dtype))?,
            Aggregate::First => found(false, true)?,
            Aggregate::Last => found(true, true)?,
            Aggregate::Outside => found(false, false)?,
        };
        let (Some(index), Some(&to)) = (operands.get(..rank), operands.get(rank)) else {
            return Err(format!("{} operands for {rank} axes", operands.len()));
        };
        Ok(Action::Aggregate {
            dst: number(inst.result.ok_or("has no result")?),
            of: self.source(memory)?,
            index: self.index(memory, index)?,
            axis: self.axis(memory, axis)?,
            to: number(to),
            what,
        })
    }
}

//! Control flow, and what a kernel checks and prints.

use super::{Resolved, Resolver, malformed};
use crate::interp::program::{Action, Block, Shown, number};
use crate::ir::{Inst, Op, Value};

impl Resolver<'_> {
    /// Control flow.
    pub(super) fn control(&mut self, inst: &Inst) -> Resolved<Action> {
        Ok(match (&inst.op, inst.args.as_slice()) {
            (Op::For { .. }, &[lo, hi, step]) => {
                let &[region] = inst.regions.as_slice() else { return Err(malformed(inst)) };
                let [counter] = self.arguments(region)[..] else { return Err(malformed(inst)) };
                let (lo, hi, step) = (number(lo), number(hi), number(step));
                Action::For { lo, hi, step, counter, body: self.block(region)? }
            }
            (Op::If {}, &[condition]) => {
                let (then, otherwise) = match inst.regions[..] {
                    [then, otherwise] => (self.block(then)?, self.block(otherwise)?),
                    [then] => (self.block(then)?, Block::default()),
                    _ => return Err(malformed(inst)),
                };
                if inst.result.is_some() && (then.result.is_none() || otherwise.result.is_none()) {
                    return Err("a region yields nothing".to_owned());
                }
                Action::If { condition: number(condition), then, otherwise, dst: inst.result.map(number) }
            }
            (Op::Parallel {}, extents) => {
                let &[region] = inst.regions.as_slice() else { return Err(malformed(inst)) };
                let indices = self.arguments(region);
                if indices.len() != extents.len() {
                    return Err(malformed(inst));
                }
                let outer = std::mem::replace(&mut self.parallel, true);
                let body = self.block(region)?;
                self.parallel = outer;
                Action::Parallel { extents: extents.iter().map(|&v| number(v)).collect(), indices, body }
            }
            (Op::Call { callee }, _) => {
                return Err(format!("the call of `{}` is not linked", self.func.callees[*callee].path));
            }
            _ => return Err(malformed(inst)),
        })
    }

    /// What a kernel checks or prints.
    pub(super) fn check(&self, inst: &Inst) -> Resolved<Action> {
        Ok(match (&inst.op, inst.args.as_slice()) {
            (Op::Require { message }, &[condition, ref args @ ..]) => {
                Action::Require { condition: number(condition), format: message.clone(), shown: self.shown(args)? }
            }
            (Op::Expect { axis }, &[memory, extent]) => Action::Expect {
                of: self.source(memory)?,
                axis: self.axis(memory, *axis)?,
                extent: number(extent),
                argument: self.func.values[memory].name.clone().unwrap_or_else(|| memory.to_string()),
            },
            (Op::Print { format }, args) => Action::Print { format: format.clone(), shown: self.shown(args)? },
            (Op::Assert { format, fault }, &[condition, ref args @ ..]) => {
                let (condition, shown) = (number(condition), self.shown(args)?);
                Action::Assert { condition, format: format.clone(), shown, fault: *fault }
            }
            _ => return Err(malformed(inst)),
        })
    }

    fn shown(&self, values: &[Value]) -> Resolved<Vec<Shown>> {
        values.iter().map(|&v| Ok((number(v), self.dtype(v)?))).collect()
    }
}

//! Threads: the region that is written for one, and where they meet; and signals of ranks.

use super::{Resolved, Resolver, malformed};
use crate::interp::program::{Action, Threads, Word, number};
use crate::ir::{Inst, Op};

impl Resolver<'_> {
    /// A signal to a rank, or a wait for one.
    pub(super) fn signal(&self, inst: &Inst) -> Resolved<Action> {
        let &[of, rank, index, value] = inst.args.as_slice() else { return Err(malformed(inst)) };
        let word = Word { of: self.source(of)?, rank: number(rank), index: number(index) };
        Ok(match inst.op {
            Op::Signal { op } => Action::Signal { word, op, value: number(value) },
            _ => Action::Wait { word, least: number(value) },
        })
    }

    /// A `threads`, or an operation in one.
    pub(super) fn threads(&mut self, inst: &Inst) -> Resolved<Action> {
        Ok(match (&inst.op, inst.args.as_slice()) {
            (Op::Threads {}, &[count]) => {
                let &[region] = inst.regions.as_slice() else { return Err(malformed(inst)) };
                let [index] = self.arguments(region)[..] else { return Err(malformed(inst)) };
                let first = self.storages.len();
                let outer = std::mem::replace(&mut self.parallel, true);
                let body = self.block(region)?;
                self.parallel = outer;
                let (mut regs, mut views, mut groups) = (vec![index], Vec::new(), false);
                self.func.walk(region, &mut |_, inst| {
                    groups |= matches!(inst.op, Op::Barrier {}) && !inst.args.is_empty();
                    let counters = inst.regions.iter().flat_map(|&inner| self.func.regions[inner].args.iter());
                    for &value in inst.result.iter().chain(counters) {
                        let own = if self.func.ty(value).mem().is_some() { &mut views } else { &mut regs };
                        own.push(number(value));
                    }
                });
                let storages = first..self.storages.len();
                Action::Threads(Threads { count: number(count), index, body, regs, views, storages, groups })
            }
            (Op::Barrier {}, group) => Action::Barrier { group: !group.is_empty() },
            (Op::Member {}, &[thread, first, end]) => {
                let [thread, first, end] = [thread, first, end].map(number);
                Action::Member { dst: self.result(inst)?.0, thread, first, end }
            }
            (Op::Shuffle {}, &[value, lane]) => {
                Action::Shuffle { dst: self.result(inst)?.0, value: number(value), lane: number(lane) }
            }
            (Op::Ballot {}, &[condition]) => Action::Ballot { dst: self.result(inst)?.0, condition: number(condition) },
            (Op::Lanes {}, []) => Action::Lanes { dst: self.result(inst)?.0 },
            _ => return Err(malformed(inst)),
        })
    }
}

//! Loop-invariant code motion, out of loops and branches.
//!
//! Before:
//! ```text
//! parallel %0 (%1 i: index) {
//!   %2 = bin.mul %3, %4 : index
//!   %5 = bin.add %2, %1 : index
//!   …
//! }
//! ```
//! After:
//! ```text
//! %2 = bin.mul %3, %4 : index
//! parallel %0 (%1 i: index) {
//!   %5 = bin.add %2, %1 : index
//!   …
//! }
//! ```
//!
//! Pure operations and views move: no operation traps, so computing one that
//! would not have been reached is harmless. Inner regions come first, so that
//! an operation leaves as many as it can. Out of a branch only cheap things
//! move, since a branch may be there to skip the others.
//!
//! A branch that then only chooses between two values is a `select`, which later passes and lowerings
//! take for arithmetic: the bound of a loop by such a choice is known in front of it.

use super::rewrite::is_movable;
use crate::ir::{Func, InstId, Op, RegionId};

/// Runs the pass.
pub(super) fn run(func: &mut Func) {
    let depth = vec![0; func.values.len()];
    let mut licm = Licm { func, depth };
    for region in [licm.func.host, licm.func.body] {
        licm.region(region, 0, None);
    }
}

struct Licm<'f> {
    func: &'f mut Func,
    /// For each value, how deep the region is that defines it. The regions
    /// around an instruction are a chain, so the depth names one of them.
    depth: Vec<usize>,
}

impl Licm<'_> {
    /// Returns the instructions that leave the region.
    fn region(&mut self, id: RegionId, depth: usize, owner: Option<InstId>) -> Vec<InstId> {
        for i in 0..self.func.regions[id].args.len() {
            let arg = self.func.regions[id].args[i];
            self.depth[arg.index()] = depth;
        }
        let (mut stay, mut leave) = (Vec::new(), Vec::new());
        for inst in std::mem::take(&mut self.func.regions[id].insts) {
            let mut arrivals = Vec::new();
            for inner in self.func.insts[inst].regions.clone() {
                arrivals.extend(self.region(inner, depth + 1, Some(inst)));
            }
            self.choose(inst);
            for inst in arrivals.into_iter().chain([inst]) {
                let leaves = owner.is_some_and(|owner| self.leaves(inst, depth, owner));
                if let Some(result) = self.func.insts[inst].result {
                    self.depth[result.index()] = if leaves { depth - 1 } else { depth };
                }
                if leaves { &mut leave } else { &mut stay }.push(inst);
            }
        }
        self.func.regions[id].insts = stay;
        leave
    }

    /// Makes a branch whose sides give a value and do nothing else a `select`.
    fn choose(&mut self, id: InstId) {
        let inst = &self.func.insts[id];
        let (Op::If {}, Some(_), &[then, otherwise]) = (&inst.op, inst.result, &inst.regions[..]) else { return };
        let [then, otherwise] = [then, otherwise].map(|side| &self.func.regions[side]);
        let (Some(x), Some(y), true) =
            (then.result, otherwise.result, then.insts.is_empty() && otherwise.insts.is_empty())
        else {
            return;
        };
        let inst = &mut self.func.insts[id];
        inst.op = Op::Select {};
        inst.args.extend([x, y]);
        inst.regions.clear();
    }

    fn leaves(&self, id: InstId, depth: usize, owner: InstId) -> bool {
        let inst = &self.func.insts[id];
        is_movable(&inst.op)
            && inst.args.iter().all(|arg| self.depth[arg.index()] < depth)
            && (!matches!(self.func.insts[owner].op, Op::If {}) || is_cheap(&inst.op))
    }
}

/// Whether the operation costs about as much as a branch.
pub(super) fn is_cheap(op: &Op) -> bool {
    match op {
        Op::Un { .. } | Op::Fma {} | Op::Asm { .. } => false,
        Op::Bin { op } => op.row().cost.is_light(),
        _ => true,
    }
}

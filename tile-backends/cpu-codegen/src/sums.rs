//! Sums of products that go straight to an output.
//!
//! ```text
//! clear(acc)
//! for ko in 0..n { …; gemm(a, b, acc) }
//! copy(acc, c.at(…))
//! ```
//!
//! Where nothing else touches `acc`, the first product has zeros to add to
//! without anybody writing them, and the last one can write to `c` instead of
//! `acc`. Neither the zeros nor the copy then pass through memory. The part of
//! `c` has to be known in front of the loop.

use crate::facts::Facts;
use crate::fresh::is_packed;
use crate::panels::Panel;
use crate::sharing::SharingMap;
use std::collections::BTreeMap;
use tile_core::ir::{Effect, Func, FuncKind, Inst, InstId, Literal, Op, RegionId, Value};

/// A loop that ends in an output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    /// Clears the sum, in front of the loop.
    pub(crate) clear: InstId,
    pub(crate) gemm: InstId,
    /// Copies the sum, behind the loop.
    pub(crate) copy: InstId,
    /// What stands between loop and copy and says where the copy goes.
    pub(crate) place: Vec<InstId>,
}

/// The loops of a function, by instruction.
pub(crate) fn find(facts: &Facts<'_>, sharing: &SharingMap, panels: &BTreeMap<Value, Panel>) -> BTreeMap<InstId, Sum> {
    let func = facts.func;
    let mut found = BTreeMap::new();
    if func.kind == FuncKind::Kernel {
        let finder = Finder { facts, sharing, panels };
        finder.region(func.body, &mut found);
    }
    found
}

struct Finder<'a, 'f> {
    facts: &'a Facts<'f>,
    sharing: &'a SharingMap,
    panels: &'a BTreeMap<Value, Panel>,
}

impl Finder<'_, '_> {
    fn region(&self, region: RegionId, found: &mut BTreeMap<InstId, Sum>) {
        let func = self.facts.func;
        let insts = &func.regions[region].insts;
        for (at, &id) in insts.iter().enumerate() {
            if let Some(sum) = self.sum(&insts[..at], id, &insts[at + 1..]) {
                found.insert(id, sum);
            }
            for &inner in &func.insts[id].regions {
                self.region(inner, found);
            }
        }
    }

    /// The sum of a loop with these instructions before and behind it.
    fn sum(&self, before: &[InstId], id: InstId, behind: &[InstId]) -> Option<Sum> {
        let func = self.facts.func;
        let inst = &func.insts[id];
        let Op::For { .. } = inst.op else { return None };
        let step = self.facts.affine(inst.args[2]);
        if step.as_constant().and_then(|step| step.as_int()) != Some(1) {
            return None;
        }
        // Nothing but computations stands between loop and copy.
        let is_quiet = |id: &InstId| matches!(func.insts[*id].op.effect(), Effect::Pure | Effect::Alloc);
        let quiet = behind.iter().take_while(|id| is_quiet(id)).count();
        let &copy = behind.get(quiet)?;
        let ([acc, out], Op::Copy {}) = (func.insts[copy].args.as_slice(), &func.insts[copy].op) else { return None };
        if !matches!(func.def(*acc)?.op, Op::Alloc {}) || [acc, out].iter().any(|&&x| rank(func, x) != 2) {
            return None;
        }
        let is_sum = |gemm: &Inst| matches!(gemm.op, Op::Gemm { accumulate: true }) && gemm.args[2] == *acc;
        let body = inst.regions[0];
        let &gemm = func.regions[body].insts.iter().find(|&&id| is_sum(&func.insts[id]))?;
        let is_clear = |clear: &Inst| matches!(clear.op, Op::Fill {}) && clear.args[0] == *acc;
        let &clear = before.iter().find(|&&id| is_clear(&func.insts[id]))?;
        let root = func.root(*out);
        let sum = Sum { clear, gemm, copy, place: self.facts.place(&behind[..quiet], *out)? };
        let good = is_zero(func, func.insts[clear].args[1])
            && is_packed(func, &func.insts[gemm], self.panels)
            && !self.sharing.is_racing(root)
            && self.users(func.body, *acc).iter().all(|user| [clear, gemm, copy].contains(user))
            && self.users(body, root).is_empty()
            && self.users(body, *acc).len() == 1;
        good.then_some(sum)
    }

    /// What uses the memory of `root` in a region, other than to name parts.
    fn users(&self, region: RegionId, root: Value) -> Vec<InstId> {
        let func = self.facts.func;
        let mut users = Vec::new();
        func.walk(region, &mut |id, inst| {
            let uses = |&&arg: &&Value| func.ty(arg).mem().is_some() && func.root(arg) == root;
            if inst.op.effect() != Effect::Alloc {
                users.extend(inst.args.iter().filter(uses).map(|_| id));
            }
        });
        users
    }
}

fn rank(func: &Func, memory: Value) -> usize {
    func.ty(memory).mem().map_or(0, |mem| mem.rank())
}

fn is_zero(func: &Func, value: Value) -> bool {
    match func.def(value) {
        Some(Inst { op: Op::Const { value }, .. }) => match value {
            Literal::Int(x) => *x == 0,
            Literal::Float(x) => x.to_bits() == 0,
            _ => false,
        },
        Some(Inst { op: Op::Cast { .. }, args, .. }) => is_zero(func, args[0]),
        _ => false,
    }
}

#[cfg(test)]
mod tests;

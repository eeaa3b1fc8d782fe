//! Accumulator forwarding: stores the result of a GEMM loop straight to the output.
//!
//! ```text
//! clear(acc)
//! for ko in 0..n { …; gemm(a, b, acc) }
//! copy(acc, c.at(…))
//! ```
//!
//! Where nothing else uses `acc`, the first GEMM starts from zeros that are never written, and
//! the last one stores to `c` instead of `acc`. Neither the zeros nor the copy pass through
//! memory. The region of `c` has to be known in front of the loop. A vector loop between the
//! GEMM loop and the copy becomes an epilogue (`epilogue`).
//!
//! The GEMM may be in a nest of loops, such as those over the taps of a convolution, if the bounds of inner
//! loops do not depend on outer ones: the first step is then that of all loops, and so is the last.

use crate::epilogue::{self, Epilogue, users};
use crate::facts::Facts;
use crate::fused_packing::is_packed;
use crate::panels::Panel;
use crate::write_ownership::WriteOwnership;
use std::collections::BTreeMap;
use tile_core::ir::{Effect, Func, FuncKind, Inst, InstId, Literal, Op, RegionId, Value};

/// A GEMM loop whose accumulators go to an output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AccumulatorLoop {
    /// Zeroes the accumulators, in front of the loop.
    pub(crate) clear: InstId,
    pub(crate) gemm: InstId,
    /// The loops around the GEMM inside of the outermost one, from the outside.
    pub(crate) inner: Vec<InstId>,
    /// How the accumulators reach the output.
    pub(crate) end: End,
    /// Instructions between the loop and its end that compute the address of the output region.
    pub(crate) place: Vec<InstId>,
}

/// How the accumulators reach their output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// By a copy.
    Copy(InstId),
    /// Through a fused epilogue.
    Epilogue(Epilogue),
}

impl AccumulatorLoop {
    /// The fused epilogue, if there is one.
    pub(crate) fn epilogue(&self) -> Option<&Epilogue> {
        match &self.end {
            End::Copy(_) => None,
            End::Epilogue(epilogue) => Some(epilogue),
        }
    }

    /// Instructions that are not emitted in place, because the GEMM performs them.
    pub(crate) fn done(&self) -> Vec<InstId> {
        let mut done = vec![self.clear];
        match &self.end {
            End::Copy(copy) => done.push(*copy),
            End::Epilogue(epilogue) => done.extend(epilogue.done()),
        }
        done
    }
}

/// Finds the qualifying loops of a function, by instruction.
pub(crate) fn find(
    facts: &Facts<'_>,
    ownership: &WriteOwnership,
    panels: &BTreeMap<Value, Panel>,
) -> BTreeMap<InstId, AccumulatorLoop> {
    let func = facts.func;
    let mut found = BTreeMap::new();
    if func.kind == FuncKind::Kernel {
        let finder = Finder { facts, ownership, panels };
        finder.region(func.body, &mut found);
    }
    let epilogues = found.values_mut().filter_map(|acc_loop| match &mut acc_loop.end {
        End::Copy(_) => None,
        End::Epilogue(epilogue) => Some(epilogue),
    });
    for (number, epilogue) in epilogues.enumerate() {
        epilogue.number = number;
    }
    found
}

struct Finder<'a, 'f> {
    facts: &'a Facts<'f>,
    ownership: &'a WriteOwnership,
    panels: &'a BTreeMap<Value, Panel>,
}

impl Finder<'_, '_> {
    fn region(&self, region: RegionId, found: &mut BTreeMap<InstId, AccumulatorLoop>) {
        let func = self.facts.func;
        let insts = &func.regions[region].insts;
        for (at, &id) in insts.iter().enumerate() {
            if let Some(acc_loop) = self.acc_loop(&insts[..at], id, &insts[at + 1..]) {
                found.insert(id, acc_loop);
            }
            for &inner in &func.insts[id].regions {
                self.region(inner, found);
            }
        }
    }

    /// The plan of a loop with these instructions before and behind it.
    fn acc_loop(&self, before: &[InstId], id: InstId, behind: &[InstId]) -> Option<AccumulatorLoop> {
        let func = self.facts.func;
        let body = func.insts[id].regions.first().copied()?;
        let (mut inner, mut innermost) = (Vec::new(), id);
        loop {
            self.is_unit_loop(innermost).then_some(())?;
            let region = func.insts[innermost].regions[0];
            let insts = &func.regions[region].insts;
            let is_product = |id: &&InstId| matches!(func.insts[**id].op, Op::Gemm { accumulate: true, .. });
            let mut products = insts.iter().filter(is_product).peekable();
            if products.peek().is_some() {
                return products.find_map(|&gemm| self.accumulator_of(gemm, before, body, &inner, behind));
            }
            let mut loops = insts.iter().copied().filter(|&id| matches!(func.insts[id].op, Op::For { .. }));
            let (Some(next), None) = (loops.next(), loops.next()) else { return None };
            func.insts[next].args[..2].iter().all(|&bound| self.is_invariant(bound, body)).then_some(())?;
            inner.push(next);
            innermost = next;
        }
    }

    /// Whether an instruction is a loop in steps of one.
    fn is_unit_loop(&self, id: InstId) -> bool {
        let inst = &self.facts.func.insts[id];
        let step = || self.facts.affine(inst.args[2]).as_constant().and_then(|step| step.as_int());
        matches!(inst.op, Op::For { .. }) && step() == Some(1)
    }

    /// Whether a scalar is the same in all iterations of a loop: it is made outside, or computed from what is.
    fn is_invariant(&self, value: Value, body: RegionId) -> bool {
        let computed = || {
            let made = self.facts.func.def(value);
            made.is_some_and(|made| {
                made.op.effect() == Effect::Pure && made.args.iter().all(|&arg| self.is_invariant(arg, body))
            })
        };
        !self.facts.is_made_in(value, body) || computed()
    }

    /// The plan of a GEMM in the body of the outermost loop, inside of these inner ones.
    fn accumulator_of(
        &self,
        gemm: InstId,
        before: &[InstId],
        body: RegionId,
        inner: &[InstId],
        behind: &[InstId],
    ) -> Option<AccumulatorLoop> {
        let func = self.facts.func;
        let acc = func.insts[gemm].args[2];
        if !matches!(func.def(acc)?.op, Op::Alloc {}) || rank(func, acc) != 2 {
            return None;
        }
        let is_clear = |clear: &Inst| matches!(clear.op, Op::Fill {}) && clear.args[0] == acc;
        let &clear = before.iter().find(|&&id| is_clear(&func.insts[id]))?;
        let good = is_zero(func, func.insts[clear].args[1])
            && is_packed(func, &func.insts[gemm], self.panels)
            && users(func, body, acc).len() == 1;
        if !good {
            return None;
        }
        let copied = || self.copied(acc, [clear, gemm], body, behind);
        let mapped = || {
            let Finder { facts, ownership, panels } = *self;
            let finder = epilogue::Finder { facts, ownership, panels, mainloop_body: body, acc, makers: [clear, gemm] };
            finder.find(behind).map(|(epilogue, place)| (End::Epilogue(epilogue), place))
        };
        let (end, place) = copied().or_else(mapped)?;
        Some(AccumulatorLoop { clear, gemm, inner: inner.to_vec(), end, place })
    }

    /// A copy of the accumulators, and the instructions that compute its destination.
    fn copied(&self, acc: Value, makers: [InstId; 2], body: RegionId, behind: &[InstId]) -> Option<(End, Vec<InstId>)> {
        let func = self.facts.func;
        // Nothing but computations stands between loop and copy.
        let (between, copy) = self.facts.next(behind)?;
        let ([from, out], Op::Copy { .. }) = (func.insts[copy].args.as_slice(), &func.insts[copy].op) else {
            return None;
        };
        let root = func.root(*out);
        let good = *from == acc
            && rank(func, *out) == 2
            && !self.ownership.is_racing(root)
            && users(func, func.body, acc).iter().all(|user| makers.contains(user) || *user == copy)
            && users(func, body, root).is_empty();
        good.then_some(())?;
        Some((End::Copy(copy), self.facts.place(between, *out)?))
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

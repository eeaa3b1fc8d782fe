//! Dead-code elimination: removes instructions, loops and storage that nothing uses.
//!
//! Before:
//! ```text
//! %0 = alloc : shared<f32, [16]>
//! %1 = const 0.0 : f32
//! fill %0, %1
//! %2 = load %3, %4 : f32
//! if %5 {
//! }
//! ```
//! After: nothing.
//!
//! Computations, views and loads go when their result is not used; loops and
//! branches when nothing inside has an effect; storage when nothing reads it,
//! with the writes to it. Tensors and workspaces count as read.

use crate::ir::{Effect, Func, Inst, InstId, Op, RegionId, Space, Value};

/// Runs the pass.
pub(super) fn run(func: &mut Func) {
    // A write that goes may leave its source unread; each round removes at
    // least one instruction, the last one none.
    loop {
        let mut dce = Dce { read: read_storage(func), used: vec![false; func.values.len()], removed: false, func };
        for i in 0..dce.func.grid.len() {
            dce.mark(dce.func.grid[i]);
        }
        dce.region(dce.func.body, true);
        dce.region(dce.func.host, false);
        if !dce.removed {
            return;
        }
    }
}

struct Dce<'f> {
    func: &'f mut Func,
    /// For each value that is storage, whether something reads it.
    read: Vec<bool>,
    used: Vec<bool>,
    removed: bool,
}

/// The operand that an operation writes, and whether it reads it, too.
fn destination(op: &Op) -> Option<(usize, bool)> {
    match op {
        Op::Store { .. } => Some((1, false)),
        Op::Copy { .. } => Some((1, false)),
        Op::CopyWait {} => Some((0, true)),
        Op::Fill {} => Some((0, false)),
        Op::Gather {} => Some((2, false)),
        Op::Scatter {} => Some((2, false)),
        Op::Gemm { accumulate, .. } => Some((2, *accumulate)),
        Op::GemmSp {} => Some((3, true)),
        Op::Reduce { accumulate, .. } => Some((1, *accumulate)),
        Op::Scan { .. } => Some((1, false)),
        Op::Atomic { .. } => Some((0, true)),
        Op::AtomicTile { .. } => Some((1, true)),
        _ => None,
    }
}

/// What an instruction that accumulates reads is read only if the storage is
/// read elsewhere, so it does not count itself.
fn read_storage(func: &Func) -> Vec<bool> {
    let mut read = vec![false; func.values.len()];
    func.walk(func.body, &mut |_, inst| {
        if inst.op.is_view() {
            return;
        }
        let written = destination(&inst.op).filter(|_| inst.result.is_none()).map(|(i, _)| i);
        for (i, &arg) in inst.args.iter().enumerate() {
            if Some(i) != written && func.ty(arg).mem().is_some() {
                read[func.root(arg).index()] = true;
            }
        }
    });
    read
}

impl Dce<'_> {
    fn mark(&mut self, value: Value) {
        self.used[value.index()] = true;
    }

    /// Whether the instruction matters whoever uses its result. Regions have
    /// been cleaned.
    fn matters(&self, inst: &Inst) -> bool {
        match inst.op.effect() {
            Effect::Pure | Effect::Alloc | Effect::Read => false,
            Effect::Observe | Effect::Meet | Effect::Order => true,
            Effect::Control if inst.regions.is_empty() => true,
            Effect::Control => inst
                .regions
                .iter()
                .any(|&id| self.func.regions[id].insts.iter().any(|&inner| self.matters(&self.func.insts[inner]))),
            Effect::Write => destination(&inst.op).is_none_or(|(i, _)| {
                let root = self.func.root(inst.args[i]);
                let owned = matches!(self.func.def(root).map(|def| &def.op), Some(Op::Alloc {}))
                    && self.func.ty(root).mem().is_some_and(|mem| mem.space != Space::Global);
                !owned || self.read[root.index()]
            }),
        }
    }

    fn region(&mut self, id: RegionId, yields: bool) {
        if let (Some(result), true) = (self.func.regions[id].result, yields) {
            self.mark(result);
        }
        if !yields {
            self.func.regions[id].result = None;
        }
        let mut stay: Vec<InstId> = Vec::new();
        for inst in std::mem::take(&mut self.func.regions[id].insts).into_iter().rev() {
            let used = self.func.insts[inst].result.is_some_and(|result| self.used[result.index()]);
            for inner in self.func.insts[inst].regions.clone() {
                self.region(inner, used);
            }
            if !used && !self.matters(&self.func.insts[inst]) {
                self.removed = true;
                continue;
            }
            let inst_data = &mut self.func.insts[inst];
            if !used && !inst_data.regions.is_empty() {
                inst_data.result = None;
            }
            if let [_, other] = *inst_data.regions
                && !used
                && self.func.regions[other].insts.is_empty()
            {
                self.func.insts[inst].regions.pop();
            }
            let inst_data = &self.func.insts[inst];
            for arg in inst_data.args.clone() {
                self.mark(arg);
            }
            stay.push(inst);
        }
        stay.reverse();
        self.func.regions[id].insts = stay;
    }
}

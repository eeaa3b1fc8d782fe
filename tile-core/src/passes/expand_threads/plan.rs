//! Where threads meet, and what they keep in between.

use crate::ir::{Effect, Func, InstId, Op, RegionId, Value};
use std::collections::{HashMap, HashSet};

/// A part of a region, in order.
#[derive(Debug)]
pub(super) enum Part {
    /// Steps that each thread takes on its own.
    Phase(Vec<InstId>),
    /// Parts that the threads of each warp take together.
    Warps(Vec<Part>),
    /// A shuffle or a ballot.
    Exchange(InstId),
    /// A loop in which threads meet.
    Loop(InstId, Vec<Part>),
    /// A branch in which threads meet.
    Branch(InstId, Vec<Vec<Part>>),
    /// What the threads of a group do, in the branch of its members.
    Group(InstId, Vec<Part>),
}

/// The parts of a `threads`, and the values that threads keep.
pub(super) struct Plan {
    pub(super) parts: Vec<Part>,
    /// Values with an element for each thread.
    pub(super) kept: HashSet<Value>,
}

pub(super) fn plan(func: &Func, region: RegionId) -> Plan {
    let mut planner = Planner { func, phases: 0, made: HashMap::new(), used: Vec::new() };
    let parts = planner.block(region);
    let mut kept = HashSet::new();
    // What is used elsewhere than where it is made, through what is computed again.
    for (value, phase) in std::mem::take(&mut planner.used) {
        planner.keep(value, phase, &mut kept);
    }
    Plan { parts, kept }
}

/// Whether threads meet in an instruction, all of the block or of a group if `barrier`.
fn meets(func: &Func, id: InstId, barrier: bool) -> bool {
    let mut found = false;
    let mut look = |op: &Op| found |= if barrier { matches!(op, Op::Barrier {}) } else { op.effect() == Effect::Meet };
    look(&func.insts[id].op);
    func.walk_inst(&func.insts[id], &mut |inst| look(&inst.op));
    found
}

/// The region of a group's members, if it is one's branch.
fn members(func: &Func, id: InstId) -> Option<RegionId> {
    let branch = &func.insts[id];
    let is_group = || func.def(branch.args[0]).is_some_and(|condition| matches!(condition.op, Op::Member {}));
    (matches!(branch.op, Op::If {}) && is_group()).then(|| branch.regions[0])
}

struct Planner<'f> {
    func: &'f Func,
    phases: usize,
    /// The phase in which a value is made.
    made: HashMap<Value, usize>,
    /// What a phase uses.
    used: Vec<(Value, usize)>,
}

impl Planner<'_> {
    /// The parts of a region of the block, or of a group, between whose barriers warps go their own way.
    fn block(&mut self, region: RegionId) -> Vec<Part> {
        let (func, mut parts, mut between) = (self.func, Vec::new(), Vec::new());
        for &id in &func.regions[region].insts {
            if !meets(func, id, true) {
                between.push(id);
                continue;
            }
            self.between(std::mem::take(&mut between), &mut parts);
            if let Some(members) = members(func, id) {
                let inner = self.block(members);
                parts.push(Part::Group(id, inner));
            } else if !matches!(func.insts[id].op, Op::Barrier {}) {
                let part = self.control(id, &mut |planner, region| planner.block(region));
                parts.push(part);
            }
        }
        self.between(between, &mut parts);
        self.result(region);
        parts
    }

    /// What stands between two barriers.
    fn between(&mut self, insts: Vec<InstId>, parts: &mut Vec<Part>) {
        if insts.iter().any(|&id| meets(self.func, id, false)) {
            let inner = self.warp(insts);
            parts.push(Part::Warps(inner));
        } else {
            self.phase(insts, parts);
        }
    }

    fn warp(&mut self, insts: Vec<InstId>) -> Vec<Part> {
        let (func, mut parts, mut alone) = (self.func, Vec::new(), Vec::new());
        for id in insts {
            if !meets(func, id, false) {
                alone.push(id);
                continue;
            }
            self.phase(std::mem::take(&mut alone), &mut parts);
            if func.insts[id].op.effect() == Effect::Meet {
                self.exchange(id);
                parts.push(Part::Exchange(id));
                continue;
            }
            let part = self.control(id, &mut |planner, region| {
                let inner = planner.warp(planner.func.regions[region].insts.clone());
                planner.result(region);
                inner
            });
            parts.push(part);
        }
        self.phase(alone, &mut parts);
        parts
    }

    fn control(&mut self, id: InstId, inner: &mut dyn FnMut(&mut Self, RegionId) -> Vec<Part>) -> Part {
        let inst = &self.func.insts[id];
        let phase = self.next();
        self.used.extend(inst.args.iter().map(|&arg| (arg, phase)));
        let regions: Vec<Vec<Part>> = inst.regions.iter().map(|&region| inner(self, region)).collect();
        if let Some(result) = inst.result {
            let phase = self.next();
            self.made.insert(result, phase);
        }
        match inst.op {
            Op::For { .. } => Part::Loop(id, regions.into_iter().next().unwrap_or_default()),
            _ => Part::Branch(id, regions),
        }
    }

    /// What a branch gives is kept by a phase at its end.
    fn result(&mut self, region: RegionId) {
        if let Some(result) = self.func.regions[region].result {
            let phase = self.next();
            self.used.push((result, phase));
        }
    }

    fn exchange(&mut self, id: InstId) {
        let phase = self.next();
        let inst = &self.func.insts[id];
        self.used.extend(inst.args.iter().map(|&arg| (arg, phase)));
        let phase = self.next();
        self.made.extend(inst.result.map(|result| (result, phase)));
    }

    fn next(&mut self) -> usize {
        self.phases += 1;
        self.phases
    }

    fn phase(&mut self, insts: Vec<InstId>, parts: &mut Vec<Part>) {
        if insts.is_empty() {
            return;
        }
        let phase = self.next();
        for &id in &insts {
            self.inst(id, phase);
        }
        parts.push(Part::Phase(insts));
    }

    fn inst(&mut self, id: InstId, phase: usize) {
        let func = self.func;
        let inst = &func.insts[id];
        if !again(&inst.op) {
            self.used.extend(inst.args.iter().map(|&arg| (arg, phase)));
            self.made.extend(inst.result.map(|result| (result, phase)));
        }
        for &region in &inst.regions {
            self.used.extend(func.regions[region].result.map(|value| (value, phase)));
            func.regions[region].insts.iter().for_each(|&inner| self.inst(inner, phase));
        }
    }

    fn keep(&self, value: Value, phase: usize, kept: &mut HashSet<Value>) {
        let Some(inst) = self.func.def(value) else { return };
        match self.made.get(&value) {
            Some(made) if *made != phase => _ = kept.insert(value),
            Some(_) => {}
            None if again(&inst.op) => inst.args.iter().for_each(|&arg| self.keep(arg, phase, kept)),
            None => {}
        }
    }
}

/// Whether an operation is done again where its result is used.
pub(super) fn again(op: &Op) -> bool {
    op.effect() == Effect::Pure || op.is_view()
}

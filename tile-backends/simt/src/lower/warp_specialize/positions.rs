//! Where instructions are, and what a producer can know and copy there.

use super::peers::is_awaited;
use crate::facts::LaunchFacts;
use crate::lower::pipeline::fills;
use crate::lower::shapes::extents;
use crate::lower::uses::{touches, touches_within};
use rustc_hash::FxHashMap;
use tile_core::ir::{Axis, Effect, Func, Inst, InstId, LoopKind, Op, RegionId, Space, Value, ValueDef};
use tile_core::pipeline::is_planned;

/// Whether an instruction is about a tile's shape alone: gives it another, or
/// asks for it.
pub(super) fn is_of_shape(inst: &Inst) -> bool {
    matches!(inst.op, Op::Permute { .. } | Op::Reshape {} | Op::Extent { .. })
}

/// Whether all uses of a tile are in statements of a region after the copy to
/// it. Making a view is no use.
pub(super) fn used_after(func: &Func, region: RegionId, copy: InstId, tile: Value) -> bool {
    let uses = |inst: &Inst| touches(func, inst, tile) && !is_of_shape(inst);
    let count = |region: RegionId| {
        let mut count = 0;
        func.walk(region, &mut |_, inst| count += usize::from(uses(inst)));
        count
    };
    let after = func.regions[region].insts.iter().skip_while(|&&id| id != copy);
    let inside: usize = after
        .map(|&id| {
            let inst = &func.insts[id];
            usize::from(uses(inst)) + inst.regions.iter().map(|&region| count(region)).sum::<usize>()
        })
        .sum();
    inside == count(func.body)
}

/// The first and the last statement of a region that use a tile.
pub(super) fn uses(func: &Func, region: RegionId, copy: InstId, tile: Value) -> (InstId, InstId) {
    let (mut first, mut last) = (None, copy);
    // A view that is made is no use.
    let touches = |id: InstId| {
        let inst = &func.insts[id];
        !is_of_shape(inst) && touches_within(func, inst, tile)
    };
    for &id in func.regions[region].insts.iter().filter(|&&id| id != copy) {
        if touches(id) {
            first = first.or(Some(id));
            last = id;
        }
    }
    (first.unwrap_or(copy), last)
}

pub(super) fn reaches(func: &Func, from: Value, to: Value) -> bool {
    from == to || func.def(from).is_some_and(|inst| inst.args.iter().any(|&arg| reaches(func, arg, to)))
}

/// Whether a value is computed from another without memory in between: what a tensor holds may
/// be the same for neighbours.
pub(super) fn reaches_by_arithmetic(func: &Func, from: Value, to: Value) -> bool {
    let computed = |inst: &Inst| !matches!(inst.op, Op::Load {});
    let reaches = |inst: &Inst| inst.args.iter().any(|&arg| reaches_by_arithmetic(func, arg, to));
    from == to || func.def(from).is_some_and(|inst| computed(inst) && reaches(inst))
}

/// Visits the instructions of a region and of those inside, with their region.
fn walk_ids(func: &Func, region: RegionId, visit: &mut dyn FnMut(RegionId, InstId)) {
    for &id in &func.regions[region].insts {
        visit(region, id);
        for &inner in &func.insts[id].regions {
            walk_ids(func, inner, visit);
        }
    }
}

/// Where instructions are.
pub(super) struct Positions {
    /// The region of each instruction of the body.
    pub(super) of: FxHashMap<InstId, RegionId>,
    /// The instruction that holds a region.
    pub(super) holder: FxHashMap<RegionId, InstId>,
    pub(super) order: FxHashMap<InstId, usize>,
}

impl Positions {
    pub(super) fn new(func: &Func) -> Positions {
        let mut positions =
            Positions { of: FxHashMap::default(), holder: FxHashMap::default(), order: FxHashMap::default() };
        walk_ids(func, func.body, &mut |region, id| {
            positions.order.insert(id, positions.order.len());
            positions.of.insert(id, region);
            positions.holder.extend(func.insts[id].regions.iter().map(|&inner| (inner, id)));
        });
        positions
    }

    /// Whether an instruction is in a loop.
    pub(super) fn is_looped(&self, func: &Func, id: InstId) -> bool {
        let holders = std::iter::successors(Some(id), |id| self.holder.get(&self.of[id]).copied());
        holders.skip(1).any(|id| matches!(func.insts[id].op, Op::For { .. }))
    }

    /// Whether the user gives the order or the stages of a loop, by its body.
    pub(super) fn is_planned(&self, func: &Func, region: RegionId) -> bool {
        self.holder.get(&region).is_some_and(|&id| is_planned(&func.insts[id]))
    }

    /// Stages of a pipeline whose copies are in a region.
    pub(super) fn stages(&self, func: &Func, region: RegionId) -> u32 {
        match self.holder.get(&region).map(|&id| &func.insts[id].op) {
            Some(Op::For { kind: LoopKind::Pipelined { stages, .. } }) => {
                stages.as_int().and_then(|stages| u32::try_from(stages).ok()).unwrap_or(1).clamp(1, 16)
            }
            _ => 1,
        }
    }

    /// Whether a producer can make a copy.
    pub(super) fn is_tma_copy(&self, func: &Func, facts: &LaunchFacts, id: InstId, region: RegionId) -> bool {
        let inst = &func.insts[id];
        let (src, dst) = (inst.args[0], inst.args[1]);
        let tensor = func.root(src);
        let (Some(from), Some(to)) = (func.ty(src).mem(), func.ty(dst).mem()) else { return false };
        (func.is_input(src) || is_awaited(func, self, id))
            && facts.tensor(func, tensor).is_some_and(|facts| facts.bulk)
            && from.elem == to.elem
            && to.space == Space::Shared
            && func.root(dst) == dst
            && !fills(func, src)
            && is_box(func, src, extents(func, dst))
            && used_after(func, region, id, dst)
            && self.is_known(func, src)
            && self.is_reached(func, region)
    }

    /// Whether the producer knows when a region is executed.
    pub(super) fn is_reached(&self, func: &Func, mut region: RegionId) -> bool {
        while let Some(&id) = self.holder.get(&region) {
            let inst = &func.insts[id];
            let control = matches!(inst.op, Op::For { .. } | Op::If {});
            if !control || !inst.args.iter().all(|&arg| self.is_known(func, arg)) {
                return false;
            }
            region = self.of[&id];
        }
        true
    }

    /// Whether a value follows from what the host passes, the places of blocks
    /// and iterations, and tensors that nobody writes.
    pub(super) fn is_known(&self, func: &Func, value: Value) -> bool {
        let ValueDef::Inst(id) = func.values[value].def else { return true };
        if !self.of.contains_key(&id) {
            return true;
        }
        let inst = &func.insts[id];
        let known = match inst.op {
            Op::Load {} | Op::Aggregate { .. } => func.is_input(inst.args[0]),
            Op::Alloc {} => false,
            ref op => matches!(op.effect(), Effect::Pure | Effect::Alloc) && inst.regions.is_empty(),
        };
        known && inst.args.iter().all(|&arg| self.is_known(func, arg))
    }
}

/// Whether a view is a box of a tensor that has the bounds of the tensor alone,
/// with as many elements on its last two axes as the tile and one on the
/// others.
fn is_box(func: &Func, src: Value, tile: Option<Vec<u32>>) -> bool {
    let whole = tile.is_some() && extents(func, src) == tile;
    let (mut memory, mut inner) = (src, false);
    while let Some(inst) = func.def(memory) {
        let Op::Region { axes, filled: false } = &inst.op else { return false };
        // Inside, only what ends where the tensor does has its bounds.
        let open = |axis: &Axis| matches!(axis, Axis::Drop) || matches!(axis, Axis::Keep(e) if e.dim().is_none());
        if inner && !axes.iter().all(open) || !inner && !matches!(axes.last(), Some(Axis::Keep(_))) {
            return false;
        }
        inner = true;
        memory = inst.args[0];
    }
    whole && inner
}

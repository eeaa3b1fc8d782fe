//! Analysis results about a function that the planners and the emitter share.

use crate::tile_elision;
use std::collections::BTreeMap;
use std::ops::Deref;
use tile_core::analysis::Values;
use tile_core::ir::{Effect, Func, InstId, Op, Space, Value};

/// Analysis results about values, recomputed from the function.
#[derive(Debug)]
pub(crate) struct Facts<'f> {
    values: Values<'f>,
    /// Elided tiles, by the view that is copied into them; see `tile_elision`.
    pub(crate) elided: BTreeMap<Value, Value>,
}

impl<'f> Deref for Facts<'f> {
    type Target = Values<'f>;

    fn deref(&self) -> &Values<'f> {
        &self.values
    }
}

impl<'f> Facts<'f> {
    pub(crate) fn new(func: &'f Func) -> Facts<'f> {
        let values = Values::new(func);
        let elided = tile_elision::find(&values);
        Facts { values, elided }
    }

    /// The instructions behind one in its region.
    pub(crate) fn behind(&self, id: InstId) -> &'f [InstId] {
        let insts: &[InstId] = self.home(id).map_or(&[], |home| &self.func.regions[home].insts);
        let at = insts.iter().position(|&other| other == id);
        at.map_or(&[], |at| &insts[at + 1..])
    }

    /// The first of some instructions that has an effect, and those in front of it.
    pub(crate) fn next<'i>(&self, insts: &'i [InstId]) -> Option<(&'i [InstId], InstId)> {
        let quiet = |id: InstId| matches!(self.func.insts[id].op.effect(), Effect::Pure | Effect::Alloc);
        let at = insts.iter().position(|&id| !quiet(id))?;
        Some((&insts[..at], insts[at]))
    }

    /// The contiguous axis of a view: always contiguous in a tile, and in a tensor if its last
    /// stride is 1.
    pub(crate) fn unit_axis(&self, memory: Value) -> Option<usize> {
        let rank = self.func.ty(memory).mem()?.rank();
        let Some(inst) = self.func.def(memory) else { return rank.checked_sub(1) };
        match &inst.op {
            Op::Permute { axes } => {
                let unit = self.unit_axis(inst.args[0])?;
                axes.iter().position(|&axis| axis as usize == unit)
            }
            Op::Region { axes, .. } => {
                let unit = self.unit_axis(inst.args[0])?;
                let kept = |axis: &tile_core::ir::Axis| matches!(axis, tile_core::ir::Axis::Keep(_));
                kept(&axes[unit]).then(|| axes[..unit].iter().filter(|axis| kept(axis)).count())
            }
            Op::Bitcast {} => self.unit_axis(inst.args[0]),
            _ => rank.checked_sub(1),
        }
    }

    /// Whether every index below the extents of the view's type exists: it is
    /// a tile, or a view of a whole tile.
    pub(crate) fn is_whole_tile(&self, memory: Value) -> bool {
        let Some(ty) = self.func.ty(memory).mem() else { return false };
        if ty.space == Space::Global {
            return false;
        }
        match self.func.def(memory) {
            None => true,
            Some(inst) => match inst.op {
                Op::Alloc {} => !self.elided.contains_key(&memory),
                Op::Permute { .. } | Op::Reshape {} | Op::Bitcast {} => self.is_whole_tile(inst.args[0]),
                _ => false,
            },
        }
    }

    /// The fill value of reads outside of the view, if there is one.
    pub(crate) fn fill(&self, memory: Value) -> Option<Value> {
        let inst = self.func.def(memory)?;
        match &inst.op {
            Op::Region { filled: true, .. } => inst.args.last().copied(),
            Op::Alloc {} => self.fill(*self.elided.get(&memory)?),
            op if op.is_view() => self.fill(inst.args[0]),
            _ => None,
        }
    }

    /// Which of the instructions `between` compute the address of a view; `None` if it depends on
    /// an allocation among them.
    pub(crate) fn place(&self, between: &[InstId], view: Value) -> Option<Vec<InstId>> {
        let func = self.func;
        let mut wanted = vec![view];
        let mut place = Vec::new();
        for &id in between.iter().rev() {
            let inst = &func.insts[id];
            if inst.result.is_some_and(|value| wanted.contains(&value)) {
                if matches!(inst.op, Op::Alloc {}) {
                    return None;
                }
                place.push(id);
                wanted.extend(&inst.args);
            }
        }
        place.reverse();
        Some(place)
    }
}

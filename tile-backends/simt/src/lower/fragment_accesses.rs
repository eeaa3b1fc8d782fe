//! Accesses to fragments in a `parallel!`: which index of the loop each axis follows.

use super::shapes::extents;
use super::uses::{is_fragment, is_zero};
use tile_core::ir::{Axis, Func, Inst, Op, RegionId, Value, ValueDef};

/// How an axis of a fragment is indexed in a `parallel!`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AxisUse {
    /// By this parallel index.
    Arg(usize),
    /// By zero, its only index.
    Only,
    /// In another way.
    Other,
}

/// An access to a fragment in a `parallel!`.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub(super) root: Value,
    pub(super) axes: Vec<AxisUse>,
    pub(super) written: bool,
}

/// Every access to a fragment in a `parallel!`.
pub(super) fn accesses(func: &Func, parallel: &Inst) -> Vec<Access> {
    let region = parallel.regions[0];
    let mut found: Vec<Access> = Vec::new();
    func.walk(region, &mut |_, inst| {
        let (memory, indices, written) = match &inst.op {
            Op::Load {} => (inst.args[0], &inst.args[1..], false),
            Op::Store { .. } => (inst.args[1], &inst.args[2..], true),
            Op::Atomic { .. } => {
                let rank = func.ty(inst.args[0]).mem().map_or(0, |mem| mem.rank());
                (inst.args[0], &inst.args[1..=rank], true)
            }
            _ => return,
        };
        let root = func.root(memory);
        if is_fragment(func, root) {
            let uses = indices.iter().map(|&index| index_use(func, region, index)).collect();
            found.push(Access { root, axes: trace(func, memory, uses), written });
        }
    });
    found
}

pub(super) fn index_use(func: &Func, region: RegionId, index: Value) -> AxisUse {
    match func.values[index].def {
        ValueDef::Arg(of, i) if of == region => AxisUse::Arg(i as usize),
        _ if is_zero(func, index) => AxisUse::Only,
        _ => AxisUse::Other,
    }
}

/// Uses of a view's axes as uses of the axes of what it is a view of.
pub(super) fn trace(func: &Func, memory: Value, mut uses: Vec<AxisUse>) -> Vec<AxisUse> {
    let Some(inst) = func.def(memory) else { return uses };
    match &inst.op {
        Op::Region { axes, .. } => {
            let mut inner = uses.into_iter();
            let offsets = &inst.args[1..];
            let outer = axes.iter().zip(offsets).map(|(axis, &offset)| match axis {
                Axis::Drop if is_zero(func, offset) => AxisUse::Only,
                Axis::Drop => AxisUse::Other,
                Axis::Keep(_) => {
                    let axis = inner.next().unwrap_or(AxisUse::Other);
                    if is_zero(func, offset) { axis } else { AxisUse::Other }
                }
            });
            trace(func, inst.args[0], outer.collect())
        }
        Op::Permute { axes } => {
            let mut outer = vec![AxisUse::Other; uses.len()];
            for (&axis, axis_use) in axes.iter().zip(uses) {
                outer[axis as usize] = axis_use;
            }
            trace(func, inst.args[0], outer)
        }
        Op::Reshape {} => {
            let same = extents(func, memory) == extents(func, inst.args[0]);
            let rank = func.ty(inst.args[0]).mem().map_or(0, |mem| mem.rank());
            if !same {
                uses = vec![AxisUse::Other; rank];
            }
            trace(func, inst.args[0], uses)
        }
        Op::Bitcast {} => trace(func, inst.args[0], uses),
        _ => {
            // Zero is the place of an axis without other indices only.
            let extents = extents(func, memory).unwrap_or_default();
            for (axis, extent) in uses.iter_mut().zip(extents) {
                if *axis == AxisUse::Only && extent != 1 {
                    *axis = AxisUse::Other;
                }
            }
            uses
        }
    }
}

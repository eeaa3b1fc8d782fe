//! Partitions blocks among cores so that each atomic's elements belong to one core.
//!
//! It serves atomics whose old value is used. A chip of the first generation has none between
//! its cores: stores combine with memory, and return nothing. No atomicity is needed where each
//! element is used by one core. So blocks are assigned by the grid indices that name the
//! elements, and a core runs all blocks of its elements, one after the other:
//!
//! ```text
//! old = arrived[by, bx] += 1                 for (by, bx) of this core {
//! in each block (by, bx, z)           ──►      for z { … read, add, write … }
//!                                            }
//! ```
//!
//! Program order is then an order of the atomics, and whatever they publish was written by the
//! same core. The cost: blocks that differ in the other indices alone no longer run
//! concurrently. A split-K kernel has no more blocks in flight than it has results, which the
//! performance model shows.
//!
//! Workspaces of one core can then stay on chip ([`promotion`](super::promotion)).
//!
//! The partition is valid if nothing else touches the tensor, and each of its atomics names the
//! whole tensor's element by those indices themselves. Others are refused.

use super::access::Steps;
use super::promotion::Promoted;
use super::view::Root;
use super::{Code, Item, Lower, Lowered};
use crate::ir::{Fixpipe, Op as Npu, Val};
use tile_core::ir::{AtomicOp, Func, Inst, Op, Value};

/// Whether the result of an instruction is used.
fn is_used(func: &Func, inst: &Inst) -> bool {
    let Some(result) = inst.result else { return false };
    let mut used = func.regions.iter().any(|(_, region)| region.result == Some(result));
    func.walk(func.body, &mut |_, other| used |= other.args.contains(&result));
    used
}

/// The grid axes by which blocks are partitioned; `None` if there is no need, and an error if no
/// core can own the elements of an atomic.
pub(super) fn partition_axes(func: &Func) -> Result<Option<Vec<usize>>, &'static str> {
    let grid = &func.regions[func.body].args;
    let mut axes: Option<Vec<usize>> = None;
    let mut roots: Vec<Value> = Vec::new();
    each_of_block(func, func.body, &mut |inst| {
        if !is_used(func, inst) {
            return;
        }
        let rank = func.ty(inst.args[0]).mem().map_or(0, |ty| ty.rank());
        let whole = func.root(inst.args[0]) == inst.args[0];
        let indices = if whole { &inst.args[1..=rank] } else { &[] };
        let named = |axis: &usize| indices.contains(&grid[*axis]);
        axes = Some(match axes.take() {
            Some(axes) => axes.into_iter().filter(named).collect(),
            None => (0..grid.len()).filter(named).collect(),
        });
        roots.push(func.root(inst.args[0]));
    });
    let Some(axes) = axes else { return Ok(None) };
    let mut shared = axes.is_empty();
    func.walk(func.body, &mut |_, inst| {
        let touches = inst.args.iter().any(|&arg| func.ty(arg).mem().is_some() && roots.contains(&func.root(arg)));
        let owned = matches!(inst.op, Op::Atomic { .. }) && is_used(func, inst);
        shared |= touches && !owned && !matches!(inst.op, Op::Extent { .. });
    });
    if shared {
        return Err("blocks of several cores use the elements of an atomic whose old value they go on with; \
                    its indices are those of the grid, and nothing else touches its tensor");
    }
    Ok(Some(axes))
}

/// Visits the atomics of a region outside of `parallel!`.
fn each_of_block(func: &Func, region: tile_core::ir::RegionId, see: &mut dyn FnMut(&Inst)) {
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        match inst.op {
            Op::Atomic { .. } => see(inst),
            Op::Parallel {} => {}
            _ => inst.regions.iter().for_each(|&inner| each_of_block(func, inner, see)),
        }
    }
}

impl Lower<'_> {
    /// Lowers an atomic of the block.
    pub(super) fn block_atomic(&mut self, inst: &Inst, op: AtomicOp) -> Lowered<()> {
        let view = self.view(inst.args[0])?;
        let rank = view.axes.len();
        let (Root::Tensor(_, root), Some(&operand)) = (view.root, inst.args.get(rank + 1)) else {
            return self.error(Code::Atomic, "an atomic on a tile outside of `parallel!`; a tile is the block's own");
        };
        let index = inst.args[1..=rank].iter().map(|&arg| self.scalar(arg)).collect::<Lowered<Vec<Val>>>()?;
        let origin = self.root_index(&view, &index);
        let steps = [Steps { on: vec![(origin.len() - 1, 1)], extent: 1, limit: None }];
        let subview = self.subview(view.root, &origin, &steps)?;
        let value = self.scalar(operand)?;
        if let (Some(Promoted::Var(var)), Some(combine)) = (self.promoted.get(&root).copied(), op.combines()) {
            let extents = self.shape(root, origin.len())?.0;
            let old = self.promoted_atomic(var, &origin, &extents, combine, value);
            if let Some(result) = inst.result {
                self.named(result, old);
                self.items.insert(result, Item::Scalar(old));
            }
            return Ok(());
        }
        let tile = self.b.tile(view.elem, &[1]);
        if !is_used(self.func, inst) {
            self.has_atomic(op, view.elem)?;
            self.b.push(Npu::Fill { dst: tile, value });
            self.b.push(Npu::Store { subview, src: tile, atomic: Some(op), fixpipe: Fixpipe::default() });
            return Ok(());
        }
        let Some(combine) = op.combines() else {
            return self.error(Code::Atomic, format!("{} of an element of a tensor", op.name()));
        };
        let zero = self.zero(view.elem);
        self.b.push(Npu::Load { dst: tile, subview: subview.clone(), pad: Some(zero) });
        let old = self.b.val(view.elem, None);
        let first = self.b.int(0);
        self.b.push(Npu::Peek { dst: old, src: tile, at: vec![first] });
        let value = self.b.bin(combine, old, value);
        let next = self.b.tile(view.elem, &[1]);
        self.b.push(Npu::Fill { dst: next, value });
        self.b.push(Npu::store(subview, next));
        if let Some(result) = inst.result {
            self.named(result, old);
            self.items.insert(result, Item::Scalar(old));
        }
        Ok(())
    }
}

//! Tails: rows of a tile that end in one value, and the loops and reductions that need not take every element of it.
//!
//! ```text
//! copy(x.at((i, span(0, 512))).or(f32::NEG_INFINITY), &mut t);
//! parallel!((BM, 512), |i, j| { t[[i, j]] = (t[[i, j]] - top[i]).exp(); });
//! reduce_sum(&t, &mut sum, 1);
//! ```
//!
//! A copy of a view that ends within the tile fills the rest of each row with one value. A vector loop that makes
//! each element of a row from the elements beside it, and from what is the same along the row, makes one value of
//! them again. So it computes one of them and fills the rest. A reduction omits a tail that is its neutral element.

use crate::facts::Facts;
use crate::panels::Panel;
use crate::parallel::{Access, Nest, RowKind};
use crate::reduction_fusion::FusedReduction;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::ir::{Dim, Effect, Inst, InstId, Op, RegionId, Space, Type, Value};

/// The view behind whose end, on its last axis, each row of a tile has one value.
type Ends = BTreeMap<Value, Value>;

/// Finds the vector loops and reductions of tiles with a tail, and the view whose end it begins at.
pub(crate) fn find(
    facts: &Facts<'_>,
    nests: &BTreeMap<InstId, Nest>,
    panels: &BTreeMap<Value, Panel>,
    fused: &BTreeMap<InstId, FusedReduction>,
) -> BTreeMap<InstId, Value> {
    let mut finder = Finder { facts, nests, panels, fused, found: BTreeMap::new() };
    finder.region(facts.func.body, Ends::new());
    finder.found
}

struct Finder<'a, 'f> {
    facts: &'a Facts<'f>,
    nests: &'a BTreeMap<InstId, Nest>,
    panels: &'a BTreeMap<Value, Panel>,
    fused: &'a BTreeMap<InstId, FusedReduction>,
    found: BTreeMap<InstId, Value>,
}

impl Finder<'_, '_> {
    fn region(&mut self, region: RegionId, mut ends: Ends) {
        let func = self.facts.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            let made = match inst.op {
                Op::Copy { .. } => self.copied(inst).into_iter().collect(),
                Op::Parallel {} => self.computed(id, inst, &ends),
                _ => Vec::new(),
            };
            if let Op::Reduce { op, axis, .. } = inst.op
                && let Some(&view) = ends.get(&inst.args[0])
                && self.last_axis(inst.args[0]) == Some(axis as usize)
                && !op.row().place
            {
                self.found.insert(id, view);
            }
            for root in self.written(inst) {
                ends.remove(&root);
            }
            if !matches!(inst.op, Op::Parallel {}) {
                for &inner in &inst.regions {
                    self.region(inner, ends.clone());
                }
            }
            ends.extend(made);
        }
    }

    /// Storage that an instruction may write, by itself or in its regions.
    fn written(&self, inst: &Inst) -> BTreeSet<Value> {
        let func = self.facts.func;
        let mut written = BTreeSet::new();
        let mut add = |inst: &Inst| {
            let args = match inst.op {
                Op::Copy { .. } | Op::Reduce { .. } => &inst.args[1..],
                _ => &inst.args[..],
            };
            if !matches!(inst.op.effect(), Effect::Pure | Effect::Read | Effect::Alloc) {
                let memory = args.iter().filter(|&&arg| func.ty(arg).mem().is_some());
                written.extend(memory.map(|&arg| func.root(arg)));
            }
        };
        add(inst);
        for &region in &inst.regions {
            func.walk(region, &mut |_, inst| add(inst));
        }
        written
    }

    /// The tile that a copy of a view makes, whose rows end as those of the view do.
    fn copied(&self, inst: &Inst) -> Option<(Value, Value)> {
        let func = self.facts.func;
        let &[view, tile] = &inst.args[..] else { return None };
        let whole = |tile: Value| matches!(func.def(tile).map(|inst| &inst.op), Some(Op::Alloc {}));
        let (from, to) = (func.ty(view).mem()?, func.ty(tile).mem()?);
        let good = from.space == Space::Global
            && whole(tile)
            && from.rank() == to.rank()
            && to.rank() > 0
            && !self.panels.contains_key(&tile)
            && !self.facts.elided.contains_key(&tile);
        good.then_some((tile, view))
    }

    /// The tiles that a vector loop makes of tiles with one tail, and this tail; notes the loop.
    fn computed(&mut self, id: InstId, inst: &Inst, ends: &Ends) -> Vec<(Value, Value)> {
        match self.tail(id, inst, ends) {
            Some((view, tiles)) => {
                self.found.insert(id, view);
                tiles.into_iter().map(|tile| (tile, view)).collect()
            }
            None => Vec::new(),
        }
    }

    /// The end of all rows that a vector loop reads, and the tiles that it makes, if it makes them of elements beside
    /// each other and nothing else that changes along a row.
    fn tail(&self, id: InstId, inst: &Inst, ends: &Ends) -> Option<(Value, Vec<Value>)> {
        let (func, nest, body) = (self.facts.func, &self.nests[&id], inst.regions[0]);
        // A fused reduction does not keep the row.
        if !nest.words.is_empty() || self.fused.contains_key(&id) {
            return None;
        }
        let mut views = BTreeSet::new();
        let mut tiles = Vec::new();
        // Numbers that move along the row, which may be nothing but indices of rows.
        let mut moving = BTreeSet::from([nest.index]);
        for &inner in &func.regions[body].insts {
            let inst = &func.insts[inner];
            let row = match nest.accesses.get(&inner) {
                Some(Access::Row(row)) => Some(&nest.rows[*row]),
                _ => None,
            };
            if let Some(row) = row {
                let along = row.kind == RowKind::Slice
                    && row.inside
                    && self.last_axis(row.memory) == Some(row.axis)
                    && self.facts.affine(row.index[row.axis]).without(nest.index).as_constant()
                        == Some(&Dim::default());
                match inst.op {
                    Op::Load {} if along => views.insert(*ends.get(&row.memory)?),
                    Op::Store { .. } if along => {
                        nest.makes(self.facts, id, row.memory)?;
                        tiles.push(row.memory);
                        true
                    }
                    _ => return None,
                };
                continue;
            }
            if inst.result.is_some_and(|result| nest.hoisted.contains(&result)) {
                continue;
            }
            if inst.op.effect() != Effect::Pure || !inst.regions.is_empty() {
                return None;
            }
            if inst.args.iter().any(|arg| moving.contains(arg)) {
                let index = inst.result.filter(|&result| *func.ty(result) == Type::INDEX)?;
                moving.insert(index);
            }
        }
        let &view = views.first().filter(|_| views.len() == 1)?;
        (!tiles.is_empty()).then_some((view, tiles))
    }

    /// The last axis of a tile.
    fn last_axis(&self, tile: Value) -> Option<usize> {
        self.facts.func.ty(tile).mem()?.rank().checked_sub(1)
    }
}

//! Epilogue fusion: elementwise loops that a GEMM applies to its accumulators.
//!
//! ```text
//! for ko in 0..n { …; gemm(a, b, acc) }
//! parallel!((BM, BN), |i, j| { t[[i, j]] = f(acc[[i, j]], bias[j], …); });
//! copy(&t, c.at_mut(…))
//! ```
//!
//! A loop qualifies if it computes each element of a tile from the accumulator at the same
//! index and from values that do not change meanwhile. It may then run on any part of the
//! accumulators as soon as that part is final.
//!
//! No tile is written if the loop stores to the output, or if the tile is copied to an output
//! and nothing else reads it (`acc` itself may be that tile). The GEMM runs the loop for each
//! register tile of its last step of K.

use crate::facts::Facts;
use crate::panels::Panel;
use crate::write_ownership::WriteOwnership;
use std::collections::BTreeMap;
use tile_core::ir::{Dim, Effect, Extent, Func, Inst, InstId, Op, RegionId, Space, Value, ValueDef};

/// A fused epilogue: a loop between a GEMM and an output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Epilogue {
    /// Its number in the kernel.
    pub(crate) number: usize,
    /// The `parallel`.
    pub(crate) nest: InstId,
    /// Its only store.
    pub(crate) store: InstId,
    /// Where its results go.
    pub(crate) to: To,
}

/// Where the results of an epilogue go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum To {
    /// To a tile that is copied to an output. `own` is the tile's allocation, unless the tile is
    /// the accumulators themselves.
    Copied { copy: InstId, own: Option<InstId> },
    /// To an output, from these indices on.
    Stored,
}

impl Epilogue {
    /// The instructions that the GEMM performs.
    pub(crate) fn done(&self) -> Vec<InstId> {
        match self.to {
            To::Copied { copy, own } => [self.nest, copy].into_iter().chain(own).collect(),
            To::Stored => vec![self.nest],
        }
    }

    /// Whether an allocation is no longer needed.
    pub(crate) fn is_needless(&self, alloc: InstId) -> bool {
        matches!(self.to, To::Copied { own, .. } if own == Some(alloc))
    }
}

/// The context in which an epilogue is looked for.
pub(crate) struct Finder<'a, 'f> {
    pub(crate) facts: &'a Facts<'f>,
    pub(crate) ownership: &'a WriteOwnership,
    pub(crate) panels: &'a BTreeMap<Value, Panel>,
    /// The body of the mainloop.
    pub(crate) mainloop_body: RegionId,
    pub(crate) acc: Value,
    /// The instructions that zero the accumulators and add to them.
    pub(crate) makers: [InstId; 2],
}

impl Finder<'_, '_> {
    /// The epilogue that the instructions `behind` a mainloop begin with, and the instructions to
    /// move in front of the mainloop.
    pub(crate) fn find(&self, behind: &[InstId]) -> Option<(Epilogue, Vec<InstId>)> {
        let func = self.facts.func;
        let between = behind.iter().take_while(|&&id| self.comes_first(id)).count();
        let &nest = behind.get(between)?;
        let inst = &func.insts[nest];
        let Op::Parallel {} = inst.op else { return None };
        let store = self.store(inst)?;
        let tile = func.insts[store].args[1];
        let mut first: Vec<InstId> = behind[..between].to_vec();
        let to = if func.ty(tile).mem()?.space == Space::Global {
            // The loop writes its own element alone.
            self.is_output(func.root(tile), inst).then_some(())?;
            To::Stored
        } else {
            let (between, copy) = self.facts.next(&behind[between + 1..])?;
            let ([from, out], Op::Copy { .. }) = (&func.insts[copy].args[..], &func.insts[copy].op) else {
                return None;
            };
            let good = *from == tile
                && func.ty(*out).mem()?.rank() == 2
                && func.ty(*out).mem()?.space == Space::Global
                && self.is_output(func.root(*out), inst);
            good.then_some(())?;
            first.extend(self.facts.place(between, *out)?);
            let own = if tile == self.acc { None } else { Some(self.alloc(tile)?) };
            To::Copied { copy, own }
        };
        // Nothing else uses the memory of the accumulators, and of the tile if it is another.
        let loads = self.loads(inst.regions[0])?;
        let mine = |user: &InstId| {
            *user == store || loads.contains(user) || matches!(to, To::Copied { copy, .. } if copy == *user)
        };
        let tile_is_mine = tile == self.acc
            || func.ty(tile).mem()?.space == Space::Global
            || users(func, func.body, tile).iter().all(mine);
        let known = |id: &InstId| mine(id) || self.makers.contains(id);
        let sum_is_mine = users(func, func.body, self.acc).iter().all(known);
        if !tile_is_mine || !sum_is_mine {
            return None;
        }
        // Elided memory is not allocated.
        if let To::Copied { own: Some(own), .. } = to {
            first.retain(|&id| id != own);
        }
        if first.iter().any(|&id| matches!(func.insts[id].op, Op::Alloc {})) {
            return None;
        }
        Some((Epilogue { number: 0, nest, store, to }, first))
    }

    /// Whether an instruction between mainloop and epilogue can move in front of the mainloop: it
    /// computes, or copies a part of an input to a tile that the mainloop does not use.
    fn comes_first(&self, id: InstId) -> bool {
        let func = self.facts.func;
        let inst = &func.insts[id];
        match (&inst.op, inst.op.effect()) {
            (_, Effect::Pure | Effect::Alloc) => true,
            (Op::Load {}, _) => func.is_input(inst.args[0]),
            (Op::Copy { .. }, _) => {
                let to = func.root(inst.args[1]);
                func.is_input(inst.args[0])
                    && matches!(func.def(to), Some(Inst { op: Op::Alloc {}, .. }))
                    && func.ty(to).mem().is_some_and(|mem| mem.space != Space::Global)
                    && to != self.acc
                    && users(func, self.mainloop_body, to).is_empty()
                    && !self.panels.contains_key(&to)
            }
            _ => false,
        }
    }

    /// The only store of a side-effect-free loop over the accumulators, which stores the element
    /// with the loop's indices.
    fn store(&self, inst: &Inst) -> Option<InstId> {
        let func = self.facts.func;
        let body = inst.regions[0];
        let shape = &func.ty(self.acc).mem()?.shape;
        let whole = inst.args.len() == 2
            && inst.args.iter().zip(shape).all(
                |(&extent, of)| matches!(of, Extent::Static(of) if self.facts.affine(extent).as_constant() == Some(of)),
            );
        if !whole {
            return None;
        }
        let of = |id: &InstId| matches!(func.insts[*id].op, Op::Store { .. });
        let mut stores = func.regions[body].insts.iter().copied().filter(of);
        let (store, None) = (stores.next()?, stores.next()) else { return None };
        let (mut only, mut calls) = (true, false);
        func.walk(body, &mut |id, inst| {
            only &= match (&inst.op, inst.op.effect()) {
                (_, Effect::Pure) | (Op::Load {} | Op::If {}, _) => true,
                (Op::Store { .. }, _) => id == store,
                (Op::Alloc {}, _) => false,
                (_, Effect::Alloc) => true,
                (Op::Call { .. }, _) => {
                    calls = true;
                    inst.result.is_some() && inst.args.iter().all(|&arg| func.ty(arg).mem().is_none())
                }
                _ => false,
            };
        });
        // The GEMM uses the scratch memory that a callee would need.
        let mut free = true;
        func.walk(self.mainloop_body, &mut |_, inst| free &= !matches!(inst.op, Op::Alloc {}));
        // Nothing reads what the loop has stored.
        let last = func.regions[body].insts.iter().skip_while(|&&id| id != store).skip(1);
        let quiet = last.clone().all(|&id| func.insts[id].op.effect() == Effect::Pure);
        let (tile, index) = (func.insts[store].args[1], &func.insts[store].args[2..]);
        let there = match func.ty(tile).mem()?.space {
            Space::Global => self.is_place(body, tile, index),
            Space::Local => false,
            _ => {
                func.ty(tile).mem()?.shape == *shape
                    && matches!(func.def(tile), Some(Inst { op: Op::Alloc {}, .. }))
                    && !self.panels.contains_key(&tile)
                    && !self.facts.elided.contains_key(&tile)
                    && self.is_element(body, index)
            }
        };
        (only && quiet && there && (free || !calls)).then_some(store)
    }

    /// Whether these are the indices of a loop.
    fn is_element(&self, body: RegionId, index: &[Value]) -> bool {
        let counters = &self.facts.func.regions[body].args;
        index.len() == counters.len()
            && index.iter().zip(counters).all(|(&index, &counter)| self.facts.canonical(index) == counter)
    }

    /// Whether an output's last two indices move with the loop's, by one, and the
    /// others not at all.
    fn is_place(&self, body: RegionId, out: Value, index: &[Value]) -> bool {
        let func = self.facts.func;
        let counters = &func.regions[body].args;
        let is_param = matches!(func.values[out].def, ValueDef::Param(_));
        let Some(leading) = index.len().checked_sub(2) else { return false };
        is_param
            && index.iter().enumerate().all(|(axis, &index)| {
                let form = self.facts.affine(index);
                let moves = |number: usize| {
                    let by = if leading + number == axis { Dim::int(1) } else { Dim::default() };
                    form.coefficient(counters[number]) == by
                };
                let rest = form.without(counters[0]).without(counters[1]);
                moves(0) && moves(1) && !rest.terms.keys().any(|&leaf| self.facts.is_made_in(leaf, body))
            })
    }

    /// The loads of the accumulators and of memory that does not change between the start of the
    /// mainloop and the end of the epilogue; `None` if there are others.
    fn loads(&self, body: RegionId) -> Option<Vec<InstId>> {
        let func = self.facts.func;
        let (mut loads, mut good) = (Vec::new(), true);
        func.walk(body, &mut |id, inst| {
            let Op::Load {} = inst.op else { return };
            let root = func.root(inst.args[0]);
            good &= if root == self.acc {
                loads.push(id);
                inst.args[0] == self.acc && self.is_element(body, &inst.args[1..])
            } else {
                let is_tile = func.ty(root).mem().is_some_and(|mem| mem.space != Space::Global);
                func.is_input(root) || is_tile && users(func, self.mainloop_body, root).is_empty()
            };
        });
        good.then_some(loads)
    }

    /// Whether memory is an output that no two blocks write and that the mainloop does not use.
    fn is_output(&self, root: Value, nest: &Inst) -> bool {
        let func = self.facts.func;
        let mut loaded = false;
        func.walk(nest.regions[0], &mut |_, inst| {
            loaded |= matches!(inst.op, Op::Load {}) && func.root(inst.args[0]) == root;
        });
        !self.ownership.is_racing(root) && !loaded && users(func, self.mainloop_body, root).is_empty()
    }

    /// The instruction that makes a tile.
    fn alloc(&self, tile: Value) -> Option<InstId> {
        match self.facts.func.values[tile].def {
            ValueDef::Inst(id) => Some(id),
            ValueDef::Param(_) | ValueDef::Arg(..) => None,
        }
    }
}

/// The instructions of a region that access the memory of `root`, views excepted.
pub(crate) fn users(func: &Func, region: RegionId, root: Value) -> Vec<InstId> {
    let mut users = Vec::new();
    func.walk(region, &mut |id, inst| {
        let uses = |&&arg: &&Value| func.ty(arg).mem().is_some() && func.root(arg) == root;
        if inst.op.effect() != Effect::Alloc {
            users.extend(inst.args.iter().filter(uses).map(|_| id));
        }
    });
    users
}

#[cfg(test)]
mod tests;

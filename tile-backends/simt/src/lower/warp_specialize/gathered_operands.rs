//! Which operands the threads of the producer gather.
//!
//! ```text
//! parallel i { y[i] = …; x[i] = … }       producer, before the loop: its rows' y and x
//! for k {
//!   parallel i, j {                        producer, a warpgroup:
//!     a[i, j] = t[y[i] + r(k), …, j]  ──►    copies 16 bytes at a time, zeros outside
//!   }                                      consumers:
//!   gemm a, b → acc                          wait full[stage]; multiply
//! }
//! ```
//!
//! A statement is such a gather if all it does is to move elements of a tensor
//! that nobody writes to a whole shared tile, each to its own place, or zero where
//! a condition fails; and if the producer can compute for itself from where. To
//! that end it repeats what makes fragments of indices: statements that see only
//! what a producer knows, before the gather, alone to write what they write.

use super::operand::{format, has_one_writer};
use super::positions::{Positions, used_after};
use crate::facts::LaunchFacts;
use crate::lower::fragment_accesses::accesses;
use crate::lower::pipeline::fills;
use crate::lower::shapes::extents;
use crate::lower::uses::{constant, is_fragment, is_zero};
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::ir::{Effect, Func, Inst, InstId, Op, RegionId, Space, Value, ValueDef};

/// What addresses and strides of a tensor are multiples of, if it is gathered.
const ALIGNED: u8 = 16;

/// The gathers of all pipelines.
#[derive(Clone, Debug, Default)]
pub(super) struct Gathers {
    /// The statements that each needs.
    needs: FxHashMap<InstId, Vec<InstId>>,
    /// The statements that make fragments of indices.
    statements: FxHashSet<InstId>,
    /// These fragments.
    fragments: FxHashSet<Value>,
}

impl Gathers {
    pub(super) fn is_empty(&self) -> bool {
        self.needs.is_empty()
    }

    pub(super) fn has(&self, copy: InstId) -> bool {
        self.needs.contains_key(&copy)
    }

    /// Whether the producer repeats a statement.
    pub(super) fn repeats(&self, statement: InstId) -> bool {
        self.statements.contains(&statement)
    }

    /// The fragments that it makes.
    pub(super) fn fragments(&self) -> &FxHashSet<Value> {
        &self.fragments
    }

    pub(super) fn add(&mut self, func: &Func, copy: InstId, needs: Vec<InstId>) {
        for &id in &needs {
            func.walk_inst(&func.insts[id], &mut |inst| {
                let memory = inst.args.iter().copied().filter(|&arg| func.ty(arg).mem().is_some());
                let fragments = memory.map(|arg| func.root(arg)).filter(|&root| is_fragment(func, root));
                self.fragments.extend(fragments);
            });
        }
        self.statements.extend(&needs);
        self.needs.insert(copy, needs);
    }

    /// What a gather's places depend on.
    pub(super) fn sources(&self, func: &Func, copy: InstId) -> Vec<Value> {
        let mut found = Vec::new();
        for &id in self.needs[&copy].iter().chain([&copy]) {
            func.walk_inst(&func.insts[id], &mut |inst| found.extend(&inst.args));
        }
        found
    }
}

/// The tile that a copy of a pipeline fills.
pub(super) fn tile_of(func: &Func, copy: InstId) -> Value {
    let inst = &func.insts[copy];
    let stored =
        || inst.regions.iter().flat_map(|&region| &func.regions[region].insts).find_map(|&id| func.insts[id].written());
    let memory = inst.written().or_else(stored).expect("copies of pipelines write a tile");
    func.root(memory)
}

/// The parts of a `parallel!` that moves elements.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) load: InstId,
    pub(super) store: InstId,
    /// What holds, or fails, where the element is stored and not zero.
    pub(super) condition: Option<(Value, bool)>,
}

impl Move {
    pub(super) fn of(func: &Func, parallel: &Inst) -> Option<Move> {
        let Op::Parallel {} = parallel.op else { return None };
        let region = &func.regions[parallel.regions[0]];
        let stores = || region.insts.iter().copied().filter(|&id| matches!(func.insts[id].op, Op::Store { .. }));
        let (store, 1) = (stores().next()?, stores().count()) else { return None };
        let own = |value: Value| match func.values[value].def {
            ValueDef::Inst(id) if region.insts.contains(&id) => Some(id),
            _ => None,
        };
        let is_load = |id: &InstId| matches!(func.insts[*id].op, Op::Load {});
        let stored = func.insts[store].args[0];
        let made = own(stored)?;
        let (load, condition) = match &func.insts[made] {
            inst if matches!(inst.op, Op::Select {}) => {
                let [condition, x, y] = inst.args[..] else { return None };
                match (own(x).filter(is_load), own(y).filter(is_load)) {
                    (Some(load), _) if is_zero(func, y) => (load, Some((condition, true))),
                    (_, Some(load)) if is_zero(func, x) => (load, Some((condition, false))),
                    _ => return None,
                }
            }
            _ => (Some(made).filter(is_load)?, None),
        };
        // Nothing but the store depends on the element.
        let element = func.insts[load].result?;
        let uses = region.insts.iter().flat_map(|&id| &func.insts[id].args).filter(|&&arg| arg == element).count();
        let chosen = condition.is_none()
            || region.insts.iter().flat_map(|&id| &func.insts[id].args).filter(|&&arg| arg == stored).count() == 1;
        (uses == 1 && chosen).then_some(Move { load, store, condition })
    }
}

/// Whether a `parallel!` accesses a tile at its own indices.
fn is_in_order(func: &Func, region: RegionId, indices: &[Value]) -> bool {
    indices == func.regions[region].args.as_slice()
}

impl Positions {
    /// The statements that the producer repeats to make a gather; nothing if the
    /// statement is none that it can make.
    pub(super) fn gathered(
        &self,
        func: &Func,
        facts: &LaunchFacts,
        id: InstId,
        region: RegionId,
    ) -> Option<Vec<InstId>> {
        let inst = &func.insts[id];
        let mut needs = Vec::new();
        let (source, tile) = match inst.op {
            Op::Gather {} => {
                let [source, rows, tile] = inst.args[..] else { return None };
                let named = self.names_rows(func, id, rows, &mut needs) && self.is_known(func, source);
                (source, Some(tile).filter(|_| named)?)
            }
            _ => {
                let moved = Move::of(func, inst)?;
                let (load, store) = (&func.insts[moved.load], &func.insts[moved.store]);
                let tile = store.args[1];
                let extents = extents(func, tile)?;
                let all =
                    inst.args.iter().map(|&extent| constant(func, extent)).eq(extents.iter().map(|&e| Some(e.into())));
                let own = is_in_order(func, inst.regions[0], &store.args[2..]);
                let computed = self.computes(func, id, inst, &mut needs, &|id, _| id == moved.store);
                (load.args[0], Some(tile).filter(|_| all && own && computed)?)
            }
        };
        let (from, to) = (func.ty(source).mem()?, func.ty(tile).mem()?);
        let known = facts.tensor(func, source)?;
        let format = format(func, tile)?;
        let fits = func.is_input(source)
            && known.unit
            && known.align >= ALIGNED
            && known.stride_align >= ALIGNED
            && from.elem == to.elem
            && to.space == Space::Shared
            && func.root(tile) == tile
            && extents(func, tile)?.len() == 2
            && format.swizzle.is_some()
            && !format.tf32
            && !fills(func, source)
            && used_after(func, region, id, tile)
            && self.is_reached(func, region);
        fits.then_some(needs)
    }

    /// Whether a producer can compute what a statement of its own does, but for
    /// what `stores` allows.
    fn computes(
        &self,
        func: &Func,
        gather: InstId,
        parallel: &Inst,
        needs: &mut Vec<InstId>,
        stores: &dyn Fn(InstId, &Inst) -> bool,
    ) -> bool {
        let region = &func.regions[parallel.regions[0]];
        let inside = |value: Value| match func.values[value].def {
            ValueDef::Inst(id) => region.insts.contains(&id),
            _ => true,
        };
        // Registers are accessed at indices of the statement.
        accesses(func, parallel).iter().all(|access| access.select().is_some())
            && parallel.args.iter().all(|&arg| self.is_known(func, arg))
            && region.insts.iter().all(|&id| {
                let inst = &func.insts[id];
                let known = |&arg: &Value| inside(arg) || self.is_known(func, arg);
                match inst.op {
                    Op::Store { .. } => stores(id, inst) && known(&inst.args[0]) && inst.args[2..].iter().all(known),
                    Op::Load {} => {
                        let memory = inst.args[0];
                        let readable = match is_fragment(func, memory) {
                            true => self.makes_again(func, gather, memory, needs),
                            false => func.is_input(memory) && known(&memory),
                        };
                        readable && inst.args[1..].iter().all(known)
                    }
                    Op::Alloc {} => false,
                    ref op => {
                        matches!(op.effect(), Effect::Pure | Effect::Alloc)
                            && inst.regions.is_empty()
                            && inst.args.iter().all(known)
                    }
                }
            })
    }

    /// Whether a producer knows the numbers of rows.
    fn names_rows(&self, func: &Func, gather: InstId, rows: Value, needs: &mut Vec<InstId>) -> bool {
        match is_fragment(func, rows) {
            true => self.makes_again(func, gather, rows, needs),
            false => func.is_input(rows) && self.is_known(func, rows),
        }
    }

    /// Whether a producer can make a fragment that a gather reads; adds the
    /// statements that do.
    fn makes_again(&self, func: &Func, gather: InstId, fragment: Value, needs: &mut Vec<InstId>) -> bool {
        if func.root(fragment) != fragment || !has_one_writer(func, fragment) {
            return false;
        }
        let writes = |id: &&InstId| func.insts[**id].written().is_some_and(|memory| func.root(memory) == fragment);
        let Some(&writer) = self.of.keys().find(writes) else { return false };
        let holder = self.holder.get(&self.of[&writer]).copied();
        let statement = holder.filter(|&id| matches!(func.insts[id].op, Op::Parallel {})).unwrap_or(writer);
        if needs.contains(&statement) {
            return true;
        }
        let inst = &func.insts[statement];
        let before =
            self.order[&statement] < self.order[&gather] && self.is_around(self.of[&statement], self.of[&gather]);
        let made = match inst.op {
            Op::Copy { .. } => {
                let [source, target] = inst.args[..] else { return false };
                target == fragment && func.is_input(source) && !fills(func, source) && self.is_known(func, source)
            }
            Op::Parallel {} => self.computes(func, gather, inst, needs, &|_, store| {
                let target = store.args[1];
                is_fragment(func, target)
                    && func.root(target) == target
                    && is_in_order(func, inst.regions[0], &store.args[2..])
            }),
            _ => false,
        };
        if before && made {
            needs.push(statement);
        }
        before && made
    }

    /// Whether a region is another or around it.
    fn is_around(&self, outer: RegionId, mut region: RegionId) -> bool {
        while region != outer {
            let Some(holder) = self.holder.get(&region) else { return false };
            region = self.of[holder];
        }
        true
    }
}

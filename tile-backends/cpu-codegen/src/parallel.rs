//! Vectorisation plan of a `parallel`: a loop nest with a vector loop inside.
//!
//! The last parallel index is the vector index. Everything in the body that does not depend
//! on it is hoisted in front of the vector loop. The rest becomes a function over *rows*, one
//! for each element access whose index on one axis is the vector index times a positive
//! constant plus an invariant. LLVM vectorises that function: it sees slices that do not alias
//! and a body without side exits.
//!
//! An access can be a row if nothing else in the body conflicts with it. If the storage is
//! written, any two accesses to it must have the same index, and then share one row, or must
//! never overlap while the vector index runs. Other accesses go through the view element by
//! element, each with its own bounds check unless range analysis proves it redundant.

use crate::facts::Facts;
use crate::views::{is_reinterpreted, is_within};
use crate::words;
use crate::write_ownership::WriteOwnership;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::analysis::Affine;
use tile_core::analysis::is_name;
use tile_core::ir::{AtomicOp, Dim, Effect, Extent, Func, Inst, InstId, Op, RegionId, Space, Value};

/// How an element access is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// Through row number `.0`.
    Row(usize),
    /// Through the view, unchecked: the element exists.
    Inside,
    /// Through the view, checked.
    Checked,
    /// Through the view, checked and atomic.
    Relaxed,
}

/// The elements that an access touches as the vector index runs.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) memory: Value,
    /// The index at each axis, of the first access at it.
    pub(crate) index: Vec<Value>,
    /// The axis that the vector index moves along.
    pub(crate) axis: usize,
    /// By how much.
    pub(crate) step: i64,
    pub(crate) written: bool,
    pub(crate) kind: RowKind,
    /// Whether all elements are known to exist.
    pub(crate) inside: bool,
}

/// What is known of a row's layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RowKind {
    /// Contiguous, always in tiles and if the last stride is 1 in tensors.
    Slice,
    /// At a constant stride.
    Strided,
    /// Other blocks may access the elements.
    Relaxed,
}

/// A `parallel` as a loop nest.
#[derive(Debug)]
pub(crate) struct Nest {
    /// The vector index.
    pub(crate) index: Value,
    pub(crate) rows: Vec<Row>,
    /// Element accesses by instruction; those of private arrays are not here.
    pub(crate) accesses: BTreeMap<InstId, Access>,
    /// Values computed before the vector loop.
    pub(crate) hoisted: BTreeSet<Value>,
    /// Words of four bytes, and the number of the row of the first.
    pub(crate) words: BTreeMap<Value, usize>,
    /// Loads from a table so small that it fits registers.
    pub(crate) tables: BTreeSet<InstId>,
    /// Whether it is memory-bound.
    pub(crate) light: bool,
}

impl Nest {
    /// The one store with which the loop `id` computes all of a tile by rows. Other uses of the
    /// tile are not checked.
    pub(crate) fn makes(&self, facts: &Facts<'_>, id: InstId, tile: Value) -> Option<InstId> {
        let func = facts.func;
        let ty = func.ty(tile).mem()?;
        let is_tile = matches!(func.def(tile)?.op, Op::Alloc {}) && ty.space != Space::Local;
        let inst = &func.insts[id];
        let whole = is_tile
            && ty.rank() > 0
            && inst.args.len() == ty.rank()
            && inst.args.iter().zip(&ty.shape).all(
                |(&extent, of)| matches!(of, Extent::Static(of) if facts.affine(extent).as_constant() == Some(of)),
            );
        let body = inst.regions[0];
        let mut stores = Vec::new();
        func.walk(body, &mut |id, inst| {
            if matches!(inst.op, Op::Store { .. }) && func.root(inst.args[1]) == tile {
                stores.push(id);
            }
        });
        let &[store] = &stores[..] else { return None };
        let by_rows = matches!(self.accesses.get(&store), Some(Access::Row(_)))
            && func.insts[store].args[1] == tile
            && func.regions[body].insts.contains(&store)
            && (func.insts[store].args[2..].iter())
                .zip(&func.regions[body].args)
                .all(|(&at, &index)| facts.canonical(at) == index);
        (whole && by_rows).then_some(store)
    }
}

/// Plans one `parallel`.
pub(crate) fn plan(facts: &Facts<'_>, ownership: &WriteOwnership, inst: &Inst) -> Nest {
    plan_but(facts, ownership, inst, None)
}

/// Plans a fused epilogue, whose only store, with the loop's indices, aliases nothing else: it
/// goes to the last of its rows.
pub(crate) fn plan_epilogue(facts: &Facts<'_>, ownership: &WriteOwnership, inst: &Inst, store: InstId) -> Nest {
    let mut nest = plan_but(facts, ownership, inst, Some(store));
    let index = facts.func.regions[inst.regions[0]].args.clone();
    nest.accesses.insert(store, Access::Row(nest.rows.len()));
    nest.rows.push(Row {
        memory: facts.func.insts[store].args[1],
        axis: index.len() - 1,
        index,
        step: 1,
        written: true,
        kind: RowKind::Slice,
        inside: true,
    });
    nest
}

fn plan_but(facts: &Facts<'_>, ownership: &WriteOwnership, inst: &Inst, apart: Option<InstId>) -> Nest {
    let body = inst.regions[0];
    let index = *facts.func.regions[body].args.last().expect("the verifier requires parallel indices");
    let mut planner = Planner {
        facts,
        ownership,
        body,
        apart,
        index,
        extent: facts.affine(*inst.args.last().expect("the verifier requires parallel extents")),
        stored: BTreeSet::new(),
        varying: BTreeSet::from([index]),
        accesses: Vec::new(),
        hoisted: BTreeSet::new(),
    };
    planner.find_stores(body);
    planner.visit(body);
    let (rows, accesses) = planner.rows();
    let tables = planner.tables(&accesses);
    let words = words::find(facts, body, &rows, &accesses);
    let mut light = true;
    facts.func.walk(body, &mut |_, inst| light &= is_light(&inst.op));
    Nest { index, rows, accesses, hoisted: planner.hoisted, words, tables, light }
}

/// Whether an operation is cheap beside a memory access.
fn is_light(op: &Op) -> bool {
    match op {
        Op::Call { .. } => false,
        Op::Un { op } => !op.row().cost.is_heavy(),
        Op::Bin { op } => !op.row().cost.is_heavy(),
        _ => true,
    }
}

/// The length of memory that is small enough to be a table in registers.
pub(crate) fn table_length(func: &Func, memory: Value) -> Option<i64> {
    match func.ty(memory).mem()?.shape.as_slice() {
        [Extent::Static(extent)] => extent.as_int().filter(|length| [2, 4, 8, 16].contains(length)),
        _ => None,
    }
}

/// An element access to shared storage.
struct Found {
    id: InstId,
    memory: Value,
    index: Vec<Value>,
    write: bool,
    /// Whether it can be a row at all.
    plain: bool,
}

struct Planner<'a, 'f> {
    facts: &'a Facts<'f>,
    ownership: &'a WriteOwnership,
    body: RegionId,
    /// A store that aliases no other access.
    apart: Option<InstId>,
    index: Value,
    /// How many values the vector index has.
    extent: Affine,
    /// Storage that the body writes.
    stored: BTreeSet<Value>,
    /// Values that may differ between iterations of the vector loop.
    varying: BTreeSet<Value>,
    accesses: Vec<Found>,
    hoisted: BTreeSet<Value>,
}

impl Planner<'_, '_> {
    fn find_stores(&mut self, region: RegionId) {
        let func = self.facts.func;
        func.walk(region, &mut |id, inst| match inst.op {
            Op::Store { .. } if self.apart == Some(id) => {}
            Op::Store { .. } => {
                self.stored.insert(func.root(inst.args[1]));
            }
            Op::Atomic { .. } => {
                self.stored.insert(func.root(inst.args[0]));
            }
            _ => {}
        });
    }

    fn visit(&mut self, region: RegionId) {
        let func = self.facts.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match &inst.op {
                Op::Load {} => self.access(id, inst.args[0], &inst.args[1..], false, true),
                Op::Store { .. } if self.apart == Some(id) => {}
                Op::Store { .. } => self.access(id, inst.args[1], &inst.args[2..], true, true),
                Op::Atomic { op, .. } => {
                    let rank = func.ty(inst.args[0]).mem().map_or(0, |m| m.rank());
                    let plain = *op != AtomicOp::Cas && !self.ownership.is_racing(func.root(inst.args[0]));
                    self.access(id, inst.args[0], &inst.args[1..1 + rank], true, plain);
                }
                _ => {}
            }
            if let Some(result) = inst.result {
                let varies = inst.args.iter().any(|arg| self.varying.contains(arg));
                let hoistable = match inst.op.effect() {
                    Effect::Read => !self.stored.contains(&func.root(inst.args[0])) && !self.is_private(inst.args[0]),
                    Effect::Pure | Effect::Alloc => is_name(inst),
                    Effect::Write | Effect::Control | Effect::Observe | Effect::Meet | Effect::Order => false,
                };
                if varies || !hoistable {
                    self.varying.insert(result);
                } else {
                    self.hoisted.insert(result);
                }
            }
            for &inner in &inst.regions {
                self.varying.extend(&func.regions[inner].args);
                self.visit(inner);
            }
        }
    }

    /// Whether the storage is made in the body.
    fn is_private(&self, memory: Value) -> bool {
        self.facts.is_made_in(self.facts.func.root(memory), self.body)
    }

    fn access(&mut self, id: InstId, memory: Value, index: &[Value], write: bool, plain: bool) {
        // A variable of the block is a plain Rust variable.
        let is_variable = self.facts.func.ty(memory).mem().is_none_or(|m| m.rank() == 0 && m.space == Space::Local);
        if !is_variable && !self.is_private(memory) {
            self.accesses.push(Found { id, memory, index: index.to_vec(), write, plain });
        }
    }

    /// The row an access runs along, if it does.
    fn row(&self, access: &Found) -> Option<Row> {
        if self.varying.contains(&access.memory) || !access.plain {
            return None;
        }
        let mut along = None;
        for (axis, &value) in access.index.iter().enumerate() {
            let form = self.facts.affine(value);
            let step = form.coefficient(self.index);
            if step != Dim::default() {
                let step = step.as_int().filter(|&step| step > 0)?;
                if along.replace((axis, step)).is_some() {
                    return None;
                }
            }
            if form.without(self.index).terms.keys().any(|leaf| self.varies(*leaf)) {
                return None;
            }
        }
        let (axis, step) = along?;
        let kind = if self.ownership.is_racing(self.facts.func.root(access.memory)) {
            RowKind::Relaxed
        } else if step == 1
            && self.facts.unit_axis(access.memory) == Some(axis)
            && !is_reinterpreted(self.facts.func, access.memory)
        {
            RowKind::Slice
        } else {
            RowKind::Strided
        };
        let inside = kind != RowKind::Relaxed && self.is_inside(access);
        Some(Row {
            memory: access.memory,
            index: access.index.clone(),
            axis,
            step,
            written: access.write,
            kind,
            inside,
        })
    }

    /// Whether a leaf of an affine form may differ between iterations. The
    /// leaf may be a value computed the same way elsewhere.
    fn varies(&self, leaf: Value) -> bool {
        self.varying.contains(&leaf) || self.varying.iter().any(|&value| self.facts.canonical(value) == leaf)
    }

    /// Whether ranges prove that the accessed elements exist.
    fn is_inside(&self, access: &Found) -> bool {
        self.facts.is_whole_tile(access.memory) && is_within(self.facts, access.memory, &access.index)
    }

    /// Decides how every access is made, and the rows that some of them take.
    fn rows(&self) -> (Vec<Row>, BTreeMap<InstId, Access>) {
        let mut rows: Vec<(Row, Vec<Affine>)> = Vec::new();
        let mut ways = BTreeMap::new();
        for access in &self.accesses {
            let root = self.facts.func.root(access.memory);
            let way = match self.row(access).filter(|_| self.can_share(root, access)) {
                Some(row) => {
                    let forms = self.forms(access);
                    let same = rows.iter().position(|(other, other_forms)| {
                        self.facts.canonical(other.memory) == self.facts.canonical(row.memory) && *other_forms == forms
                    });
                    match same {
                        Some(number) => {
                            rows[number].0.written |= access.write;
                            Access::Row(number)
                        }
                        None => {
                            rows.push((row, forms));
                            Access::Row(rows.len() - 1)
                        }
                    }
                }
                None if self.ownership.is_racing(root) => Access::Relaxed,
                None if self.is_inside(access) => Access::Inside,
                None => Access::Checked,
            };
            ways.insert(access.id, way);
        }
        (rows.into_iter().map(|(row, _)| row).collect(), ways)
    }

    /// The loads from small loop-invariant tables.
    fn tables(&self, ways: &BTreeMap<InstId, Access>) -> BTreeSet<InstId> {
        let is_table = |access: &&Found| {
            let length = table_length(self.facts.func, access.memory);
            let varies = access.index.iter().any(|&index| self.varies(self.facts.canonical(index)));
            length.is_some()
                && varies
                && ways.get(&access.id) == Some(&Access::Inside)
                && !self.varying.contains(&access.memory)
                && !self.stored.contains(&self.facts.func.root(access.memory))
        };
        self.accesses.iter().filter(is_table).map(|access| access.id).collect()
    }

    fn forms(&self, access: &Found) -> Vec<Affine> {
        access.index.iter().map(|&index| self.facts.affine(index)).collect()
    }

    /// Whether no other access to the storage forbids a slice.
    fn can_share(&self, root: Value, access: &Found) -> bool {
        if !self.stored.contains(&root) {
            return true;
        }
        let forms = self.forms(access);
        self.accesses.iter().filter(|other| self.facts.func.root(other.memory) == root).all(|other| {
            let others = self.forms(other);
            other.plain
                && self.facts.canonical(other.memory) == self.facts.canonical(access.memory)
                && (others == forms || self.never_meet(&forms, &others))
        })
    }

    /// Whether two accesses touch no common element in all of a vector loop:
    /// on some axis they stay on different sides of a distance.
    fn never_meet(&self, a: &[Affine], b: &[Affine]) -> bool {
        a.iter().zip(b).any(|(a, b)| {
            let difference = a.add(&b.scale(&Dim::int(-1)));
            let Some(distance) = difference.as_constant() else { return false };
            let step = a.coefficient(self.index);
            let reach = if step == Dim::default() {
                Dim::default()
            } else {
                let Some(extent) = self.extent.as_constant().filter(|_| step.never_negative()) else { return false };
                step.mul(&extent.sub(&Dim::int(1)))
            };
            // distance > reach, or -distance > reach.
            [distance.clone(), distance.mul(&Dim::int(-1))]
                .iter()
                .any(|distance| distance.sub(&reach).sub(&Dim::int(1)).never_negative())
        })
    }
}

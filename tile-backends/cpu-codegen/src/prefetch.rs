//! Prefetch: what the next block, or the next iteration of a serial loop, copies.
//!
//! A block reads, computes and stores in sequence, so memory idles while it computes.
//! What the thread's next block copies is known where the copied region moves by a
//! fixed distance with the fastest grid index. The same holds for the next iteration
//! of a loop; after the last iteration comes the next block. A vector loop that reads
//! rows of an input, and does little else, copies them as a `copy` does.
//!
//! Who issues the prefetches:
//!
//! * a vector loop over as many elements, or the copy to an output, at the pace of its
//!   own work;
//! * of several loops, the last compute-bound one, because it leaves the most memory
//!   bandwidth unused;
//! * never a loop that reads an input itself: it streams all the time, and the hardware
//!   prefetcher follows its rows.
//!
//! Kernels with a GEMM use `prefetch_pipelined` instead.

use crate::facts::Facts;
use crate::parallel::{Nest, Row, RowKind};
use crate::prefetch_pipelined::{distance, movement};
use crate::write_ownership::WriteOwnership;
use std::collections::BTreeMap;
use tile_core::ir::{Dim, Extent, Func, FuncKind, Inst, InstId, LoopKind, Op, RegionId, Value};

/// What is copied from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A view.
    View(Value),
    /// The window of `memory` that a vector loop reads: from `index` on, with the loop's `indices` zero.
    Window { memory: Value, index: Vec<Value>, extents: Vec<Dim>, indices: Vec<Value> },
}

impl Source {
    /// The tensor, or a view of it.
    pub(crate) fn memory(&self) -> Value {
        match self {
            Source::View(memory) | Source::Window { memory, .. } => *memory,
        }
    }
}

/// A source that is copied from next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moved {
    /// What is copied now.
    pub(crate) source: Source,
    /// The distance to the next one, on each axis.
    pub(crate) by: Vec<Dim>,
    /// In a loop, the distances at the end of the loop.
    pub(crate) at_end: Option<LoopEnd>,
}

/// At the end of a loop the next copy is that of the next block: its distance from this block's
/// first iteration (`block`), and the distance that one step of the counter has moved
/// (`counter`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LoopEnd {
    pub(crate) region: RegionId,
    pub(crate) block: Vec<Dim>,
    pub(crate) counter: Vec<Dim>,
}

/// Whether a function has a GEMM, or is no kernel.
fn multiplies(func: &Func) -> bool {
    let mut multiplies = func.kind != FuncKind::Kernel;
    func.walk(func.body, &mut |_, inst| multiplies |= matches!(inst.op, Op::Gemm { .. } | Op::GemmSp {}));
    multiplies
}

/// The prefetches that a loop or a copy issues.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prefetch {
    pub(crate) sources: Vec<Moved>,
    /// The elements that it processes, which set the pace.
    pub(crate) elements: Dim,
}

/// Finds the prefetches, by the loop or copy that issues them.
pub(crate) fn find(
    facts: &Facts<'_>,
    ownership: &WriteOwnership,
    nests: &BTreeMap<InstId, Nest>,
    fastest: usize,
) -> BTreeMap<InstId, Prefetch> {
    let func = facts.func;
    let mut found = BTreeMap::new();
    let Some(&block) = func.regions[func.body].args.get(fastest).filter(|_| !multiplies(func)) else { return found };
    let finder = Finder { facts, ownership, nests, block };
    finder.region(func.body, None, &mut found);
    for &id in &func.regions[func.body].insts {
        let inst = &func.insts[id];
        if let Op::For { kind: LoopKind::Serial } = inst.op {
            finder.region(inst.regions[0], Some(inst), &mut found);
        }
    }
    found
}

struct Finder<'a, 'f> {
    facts: &'a Facts<'f>,
    ownership: &'a WriteOwnership,
    nests: &'a BTreeMap<InstId, Nest>,
    block: Value,
}

impl Finder<'_, '_> {
    fn region(&self, region: RegionId, inside: Option<&Inst>, found: &mut BTreeMap<InstId, Prefetch>) {
        let func = self.facts.func;
        let insts = &func.regions[region].insts;
        for (at, &id) in insts.iter().enumerate() {
            let inst = &func.insts[id];
            let (sources, elements, streams) = match inst.op {
                Op::Copy { .. } => {
                    let elided = self.facts.elided.contains_key(&inst.args[1]);
                    (vec![Source::View(inst.args[0])], elements(func, inst.args[1]), elided)
                }
                Op::Parallel {} if self.nests[&id].light => (self.windows(id), self.extent(&inst.args), true),
                _ => continue,
            };
            let Some(elements) = elements else { continue };
            for source in sources {
                let Some(moved) = self.moved(region, inside, source) else { continue };
                let Some(site) = self.site(&insts[at + 1..], &elements, streams) else { continue };
                let prefetch = || Prefetch { sources: Vec::new(), elements: elements.clone() };
                found.entry(site).or_insert_with(prefetch).sources.push(moved);
            }
        }
    }

    /// The windows of inputs that a vector loop reads by contiguous rows.
    fn windows(&self, id: InstId) -> Vec<Source> {
        let inst = &self.facts.func.insts[id];
        let rows = self.nests[&id].rows.iter().filter(|row| row.kind == RowKind::Slice && !row.written);
        rows.filter_map(|row| self.window(inst, row)).collect()
    }

    /// The window that a row covers while all indices of the loop run; `None` where an axis of it does not follow
    /// one index.
    fn window(&self, inst: &Inst, row: &Row) -> Option<Source> {
        let indices = &self.facts.func.regions[inst.regions[0]].args;
        let mut left: Vec<Value> = indices.clone();
        let mut extents = Vec::new();
        for &at in &row.index {
            let form = self.facts.affine(at);
            let moves: Vec<usize> =
                (0..indices.len()).filter(|&i| form.coefficient(indices[i]) != Dim::default()).collect();
            extents.push(match moves[..] {
                [] => Dim::int(1),
                [i] if form.coefficient(indices[i]) == Dim::int(1) => {
                    left.retain(|&index| index != indices[i]);
                    self.facts.affine(inst.args[i]).as_constant()?.clone()
                }
                _ => return None,
            });
        }
        let whole = left.is_empty();
        whole.then(|| Source::Window {
            memory: row.memory,
            index: row.index.clone(),
            extents,
            indices: indices.clone(),
        })
    }

    /// How a source moves on; `None` where it does not.
    fn moved(&self, region: RegionId, inside: Option<&Inst>, source: Source) -> Option<Moved> {
        let func = self.facts.func;
        if !func.is_input(source.memory()) {
            return None;
        }
        let still = |by: &[Dim]| by.iter().all(|by| *by == Dim::default());
        let block = (self.movement(func.body, self.block, &source))
            .or_else(|| inside.and_then(|_| self.movement(region, self.block, &source)))?;
        let Some(inside) = inside else {
            return (!still(&block)).then_some(Moved { source, by: block, at_end: None });
        };
        let step = self.facts.affine(inside.args[2]).as_constant().cloned()?;
        let counter = self.movement(region, func.regions[region].args[0], &source)?;
        let by = counter.iter().map(|by| by.mul(&step)).collect();
        (!still(&counter)).then_some(Moved { source, by, at_end: Some(LoopEnd { region, block, counter }) })
    }

    /// How far a source moves on each of its axes when a counter of `body` grows by 1.
    fn movement(&self, body: RegionId, counter: Value, source: &Source) -> Option<Vec<Dim>> {
        match source {
            Source::View(view) => Some(movement(self.facts, body, counter, *view)?.0),
            Source::Window { memory, index, indices, .. } => {
                if self.facts.is_made_in(*memory, body) {
                    return None;
                }
                index.iter().map(|&at| distance(self.facts, body, counter, at, indices)).collect()
            }
        }
    }

    /// The loop or copy behind a copy that issues the prefetch: one that processes as many
    /// elements. If what copies `streams` from memory all the time, only a compute-bound one.
    fn site(&self, behind: &[InstId], wanted: &Dim, streams: bool) -> Option<InstId> {
        let func = self.facts.func;
        let nest = |heavy: bool| {
            behind.iter().rev().copied().find(|&id| {
                let Op::Parallel {} = func.insts[id].op else { return false };
                heavy != self.nests[&id].light && self.extent(&func.insts[id].args).as_ref() == Some(wanted)
            })
        };
        if let Some(heavy) = nest(true) {
            return Some(heavy);
        }
        if streams {
            return None;
        }
        nest(false).or_else(|| {
            behind.iter().rev().copied().find(|&id| {
                let inst = &func.insts[id];
                matches!(inst.op, Op::Copy { .. })
                    && self.ownership.is_result(self.facts.func, inst.args[1])
                    && elements(func, inst.args[0]).as_ref() == Some(wanted)
            })
        })
    }

    /// The product of extents that are constants.
    fn extent(&self, extents: &[Value]) -> Option<Dim> {
        extents
            .iter()
            .try_fold(Dim::int(1), |product, &extent| Some(product.mul(self.facts.affine(extent).as_constant()?)))
    }
}

/// How many elements memory has, if that is a constant.
fn elements(func: &Func, memory: Value) -> Option<Dim> {
    let shape = &func.ty(memory).mem()?.shape;
    shape.iter().try_fold(Dim::int(1), |product, extent| Some(product.mul(Extent::dim(extent)?)))
}

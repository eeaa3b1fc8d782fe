//! Prefetch: what the next block, or the next iteration of a serial loop, copies.
//!
//! A block reads, computes and stores in sequence, so memory idles while it computes.
//! What the thread's next block copies is known where the copied region moves by a
//! fixed distance with the fastest grid index. The same holds for the next iteration
//! of a loop; after the last iteration comes the next block.
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
use crate::parallel::Nest;
use crate::prefetch_pipelined::movement;
use crate::write_ownership::WriteOwnership;
use std::collections::BTreeMap;
use tile_core::ir::{Dim, Extent, Func, FuncKind, Inst, InstId, LoopKind, Op, RegionId, Value};

/// A view that is copied from next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moved {
    /// The view that is copied now.
    pub(crate) view: Value,
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
    pub(crate) views: Vec<Moved>,
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
            let Op::Copy { .. } = inst.op else { continue };
            let Some(elements) = elements(func, inst.args[1]) else { continue };
            let Some(moved) = self.moved(region, inside, inst.args[0]) else { continue };
            let elided = self.facts.elided.contains_key(&inst.args[1]);
            let Some(site) = self.site(&insts[at + 1..], &elements, elided) else { continue };
            found.entry(site).or_insert_with(|| Prefetch { views: Vec::new(), elements }).views.push(moved);
        }
    }

    /// How the view of a copy moves on; `None` where it does not.
    fn moved(&self, region: RegionId, inside: Option<&Inst>, view: Value) -> Option<Moved> {
        let func = self.facts.func;
        if !func.is_input(view) {
            return None;
        }
        let still = |by: &[Dim]| by.iter().all(|by| *by == Dim::default());
        let (block, _) = movement(self.facts, func.body, self.block, view)
            .or_else(|| inside.and_then(|_| movement(self.facts, region, self.block, view)))?;
        let Some(inside) = inside else {
            return (!still(&block)).then_some(Moved { view, by: block, at_end: None });
        };
        let step = self.facts.affine(inside.args[2]).as_constant().cloned()?;
        let (counter, _) = movement(self.facts, region, func.regions[region].args[0], view)?;
        let by = counter.iter().map(|by| by.mul(&step)).collect();
        (!still(&counter)).then_some(Moved { view, by, at_end: Some(LoopEnd { region, block, counter }) })
    }

    /// The loop or copy behind a copy that issues the prefetch: one that processes as many
    /// elements.
    fn site(&self, behind: &[InstId], wanted: &Dim, elided: bool) -> Option<InstId> {
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
        // The loop streams from memory all the time.
        if elided {
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

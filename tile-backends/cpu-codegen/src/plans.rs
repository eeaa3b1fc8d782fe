//! Plans: the decisions of all planners for one function, made before text is written.

use crate::accumulators::{self, AccumulatorLoop};
use crate::block_order::{self, Squares};
use crate::dequantise::{self, U4Operand};
use crate::facts::Facts;
use crate::fused_copy_out::{self, FusedCopyOut};
use crate::fused_packing;
use crate::panels::{self, Panel, Side};
use crate::parallel::{self, Nest};
use crate::prefetch::{self, Prefetch};
use crate::prefetch_pipelined::{self, NextRead};
use crate::reduction_fusion::{self, FusedReduction};
use crate::shared_packing::{self, Shared};
use crate::tails;
use crate::write_ownership::{self, WriteOwnership};
use std::collections::BTreeMap;
use tile_core::ir::{Func, FuncKind, InstId, Op, Value};

/// The decisions of all planners for one function.
#[derive(Debug)]
pub(crate) struct Plans<'f> {
    pub(crate) facts: Facts<'f>,
    pub(crate) ownership: WriteOwnership,
    /// Vector loops.
    pub(crate) nests: BTreeMap<InstId, Nest>,
    /// Packed tiles.
    pub(crate) panels: BTreeMap<Value, Panel>,
    /// Prefetches that a `gemm` or a copy in a pipelined loop issues.
    pub(crate) pipelined: BTreeMap<InstId, Vec<NextRead>>,
    /// Packed copies that blocks may share.
    pub(crate) shared: BTreeMap<InstId, Shared>,
    /// Copies into packed tiles that a `gemm` performs.
    pub(crate) fused_packing: BTreeMap<InstId, Value>,
    /// GEMMs with a packed 4-bit operand B.
    pub(crate) u4: BTreeMap<InstId, U4Operand>,
    /// GEMM loops whose accumulators go straight to an output.
    pub(crate) accumulator_loops: BTreeMap<InstId, AccumulatorLoop>,
    /// Fused reductions, by loop.
    pub(crate) fused_reductions: BTreeMap<InstId, FusedReduction>,
    /// Fused copies to an output, by loop.
    pub(crate) copy_out: BTreeMap<InstId, FusedCopyOut>,
    /// The views at whose end the rows of loops and reductions have a tail.
    pub(crate) tails: BTreeMap<InstId, Value>,
    /// Prefetches that loops and copies issue.
    pub(crate) prefetch: BTreeMap<InstId, Prefetch>,
    /// Whether blocks are run in squares.
    pub(crate) squares: Option<Squares>,
}

impl<'f> Plans<'f> {
    pub(crate) fn new(func: &'f Func) -> Plans<'f> {
        let mut facts = Facts::new(func);
        // The memory of a device function is its caller's tiles.
        let ownership = match func.kind {
            FuncKind::Kernel => write_ownership::classify(&facts),
            FuncKind::Device => WriteOwnership::default(),
        };
        let mut panels = panels::find(&facts, &ownership);
        let u4 = dequantise::find(&facts, &panels);
        let mut fused_packing = fused_packing::find(&facts, &panels);
        for u4 in u4.values() {
            facts.elided.remove(&u4.bytes);
            panels.insert(u4.bytes, U4Operand::PANEL);
            fused_packing.insert(u4.copy, u4.bytes);
        }
        let mut nests = nests(&facts, &ownership);
        let pipelined = prefetch_pipelined::find(&facts);
        let shared = shared_packing::find(&facts, &panels);
        let accumulator_loops = accumulators::find(&facts, &ownership, &panels);
        map(&facts, &ownership, &accumulator_loops, &mut nests);
        let fused_reductions = reduction_fusion::find(&facts, &nests, &panels);
        let mut copy_out = fused_copy_out::find(&facts, &ownership, &nests, &panels);
        for epilogue in accumulator_loops.values().filter_map(AccumulatorLoop::epilogue) {
            copy_out.remove(&epilogue.nest);
        }
        let tails = tails::find(&facts, &nests, &panels, &fused_reductions);
        let squares = block_order::find(&facts, &ownership);
        let last = func.regions[func.body].args.len().saturating_sub(1);
        let fastest = if squares.is_some() { last - 1 } else { last };
        let prefetch = prefetch::find(&facts, &ownership, &nests, fastest);
        Plans {
            facts,
            ownership,
            nests,
            panels,
            pipelined,
            shared,
            fused_packing,
            u4,
            accumulator_loops,
            fused_reductions,
            copy_out,
            tails,
            prefetch,
            squares,
        }
    }

    /// The plans for blocks that run serially. Allocations and packing decisions stay as they
    /// are: one prologue serves both, and blocks that run alone at first share their packed
    /// operands with those that then run concurrently.
    pub(crate) fn alone(&self) -> Plans<'f> {
        let (mut facts, ownership) = (Facts::new(self.facts.func), WriteOwnership::alone());
        facts.elided.clone_from(&self.facts.elided);
        let mut nests = nests(&facts, &ownership);
        map(&facts, &ownership, &self.accumulator_loops, &mut nests);
        let (panels, pipelined, shared) = (self.panels.clone(), self.pipelined.clone(), self.shared.clone());
        let (fused_packing, u4, accumulator_loops) =
            (self.fused_packing.clone(), self.u4.clone(), self.accumulator_loops.clone());
        let (copy_out, prefetch, squares) = (self.copy_out.clone(), self.prefetch.clone(), self.squares.clone());
        let (fused_reductions, tails) = (self.fused_reductions.clone(), self.tails.clone());
        Plans {
            facts,
            ownership,
            nests,
            panels,
            pipelined,
            shared,
            fused_packing,
            u4,
            accumulator_loops,
            fused_reductions,
            copy_out,
            tails,
            prefetch,
            squares,
        }
    }

    /// Whether a copy into a packed tile omits the rows and columns beyond the edge of its
    /// source, which the `gemm` that performs it does not need.
    pub(crate) fn trimmed(&self, copy: InstId) -> [bool; 2] {
        let func = self.facts.func;
        let Some(&tile) = self.fused_packing.get(&copy) else { return [false; 2] };
        // The offset of the second half of K depends on the full extent.
        let of_u4 =
            |(&gemm, u4): (&InstId, &U4Operand)| u4.bytes == tile || func.root(func.insts[gemm].args[0]) == tile;
        if self.u4.iter().any(of_u4) {
            return [false; 2];
        }
        let reads =
            |acc_loop: &AccumulatorLoop| func.insts[acc_loop.gemm].args[..2].iter().any(|&arg| func.root(arg) == tile);
        if self.accumulator_loops.values().any(reads) {
            return [true; 2];
        }
        match self.panels[&tile].side {
            Side::A => [false, true],
            Side::B => [true, false],
        }
    }
}

/// Plans the loops of epilogues, whose stores alias nothing that they read.
fn map(
    facts: &Facts<'_>,
    ownership: &WriteOwnership,
    accumulator_loops: &BTreeMap<InstId, AccumulatorLoop>,
    nests: &mut BTreeMap<InstId, Nest>,
) {
    for epilogue in accumulator_loops.values().filter_map(AccumulatorLoop::epilogue) {
        let inst = &facts.func.insts[epilogue.nest];
        nests.insert(epilogue.nest, parallel::plan_epilogue(facts, ownership, inst, epilogue.store));
    }
}

fn nests(facts: &Facts<'_>, ownership: &WriteOwnership) -> BTreeMap<InstId, Nest> {
    let mut nests = BTreeMap::new();
    facts.func.walk(facts.func.body, &mut |id, inst| {
        if let Op::Parallel {} = inst.op {
            nests.insert(id, parallel::plan(facts, ownership, inst));
        }
    });
    nests
}

//! Everything decided about a function before its text is written.

use crate::accumulators::{self, Sum};
use crate::block_order::{self, Squares};
use crate::dequantise::{self, Codes};
use crate::facts::Facts;
use crate::fused_copy_out::{self, Leaving};
use crate::fused_packing;
use crate::panels::{self, Panel, Side};
use crate::parallel::{self, Nest};
use crate::prefetch::{self, Coming};
use crate::prefetch_pipelined::{self, Next};
use crate::reduction_fusion::{self, Folding};
use crate::shared_packing::{self, Shared};
use crate::write_ownership::{self, SharingMap};
use std::collections::BTreeMap;
use tile_core::ir::{Func, FuncKind, InstId, Op, Value};

/// The decisions.
#[derive(Debug)]
pub(crate) struct Plans<'f> {
    pub(crate) facts: Facts<'f>,
    pub(crate) sharing: SharingMap,
    /// Vector loops.
    pub(crate) nests: BTreeMap<InstId, Nest>,
    /// Packed tiles.
    pub(crate) panels: BTreeMap<Value, Panel>,
    /// What to bring near during a `gemm`.
    pub(crate) ahead: BTreeMap<InstId, Vec<Next>>,
    /// Packed copies that blocks may share.
    pub(crate) shared: BTreeMap<InstId, Shared>,
    /// Copies into packed tiles that are left to a `gemm`.
    pub(crate) fresh: BTreeMap<InstId, Value>,
    /// Products whose right operands are codes.
    pub(crate) codes: BTreeMap<InstId, Codes>,
    /// Loops whose sum goes straight to an output.
    pub(crate) sums: BTreeMap<InstId, Sum>,
    /// Tiles that are reduced while a loop makes them.
    pub(crate) folding: BTreeMap<InstId, Folding>,
    /// Tiles that leave for an output while a loop makes them.
    pub(crate) leaving: BTreeMap<InstId, Leaving>,
    /// What loops and copies ask for meanwhile.
    pub(crate) coming: BTreeMap<InstId, Coming>,
    /// Whether blocks are run in squares.
    pub(crate) squares: Option<Squares>,
}

impl<'f> Plans<'f> {
    pub(crate) fn new(func: &'f Func) -> Plans<'f> {
        let mut facts = Facts::new(func);
        // The memory of a device function is its caller's tiles.
        let sharing = match func.kind {
            FuncKind::Kernel => write_ownership::classify(&facts),
            FuncKind::Device => SharingMap::default(),
        };
        let mut panels = panels::find(&facts, &sharing);
        let codes = dequantise::find(&facts, &panels);
        let mut fresh = fused_packing::find(&facts, &panels);
        for codes in codes.values() {
            facts.direct.remove(&codes.bytes);
            panels.insert(codes.bytes, Codes::PANEL);
            fresh.insert(codes.copy, codes.bytes);
        }
        let mut nests = nests(&facts, &sharing);
        let ahead = prefetch_pipelined::find(&facts);
        let shared = shared_packing::find(&facts, &panels);
        let sums = accumulators::find(&facts, &sharing, &panels);
        map(&facts, &sharing, &sums, &mut nests);
        let folding = reduction_fusion::find(&facts, &nests, &panels);
        let mut leaving = fused_copy_out::find(&facts, &sharing, &nests, &panels);
        for mapping in sums.values().filter_map(Sum::mapping) {
            leaving.remove(&mapping.nest);
        }
        let squares = block_order::find(&facts, &sharing);
        let last = func.regions[func.body].args.len().saturating_sub(1);
        let fastest = if squares.is_some() { last - 1 } else { last };
        let coming = prefetch::find(&facts, &sharing, &nests, fastest);
        Plans { facts, sharing, nests, panels, ahead, shared, fresh, codes, sums, folding, leaving, coming, squares }
    }

    /// The same for blocks that run one after the other. What takes memory
    /// stays as it is, so that one prologue serves both, and so does what decides
    /// how operands are packed: blocks that run alone at first leave theirs to
    /// those that then run together.
    pub(crate) fn alone(&self) -> Plans<'f> {
        let (mut facts, sharing) = (Facts::new(self.facts.func), SharingMap::alone());
        facts.direct.clone_from(&self.facts.direct);
        let mut nests = nests(&facts, &sharing);
        map(&facts, &sharing, &self.sums, &mut nests);
        let (panels, ahead, shared) = (self.panels.clone(), self.ahead.clone(), self.shared.clone());
        let (fresh, codes, sums) = (self.fresh.clone(), self.codes.clone(), self.sums.clone());
        let (leaving, coming, squares) = (self.leaving.clone(), self.coming.clone(), self.squares.clone());
        let folding = self.folding.clone();
        Plans { facts, sharing, nests, panels, ahead, shared, fresh, codes, sums, folding, leaving, coming, squares }
    }

    /// Whether a copy into a packed tile leaves out rows and columns beyond the
    /// edge of what it copies: those that the `gemm` to which it is left has no
    /// use for.
    pub(crate) fn trimmed(&self, copy: InstId) -> [bool; 2] {
        let func = self.facts.func;
        let Some(&tile) = self.fresh.get(&copy) else { return [false; 2] };
        // Codes of the second half of K are told from the others by how many these are.
        let of_codes =
            |(&gemm, codes): (&InstId, &Codes)| codes.bytes == tile || func.root(func.insts[gemm].args[0]) == tile;
        if self.codes.iter().any(of_codes) {
            return [false; 2];
        }
        let reads = |sum: &Sum| func.insts[sum.gemm].args[..2].iter().any(|&arg| func.root(arg) == tile);
        if self.sums.values().any(reads) {
            return [true; 2];
        }
        match self.panels[&tile].side {
            Side::A => [false, true],
            Side::B => [true, false],
        }
    }
}

/// Plans the loops that sums go through, which store to nothing that they read.
fn map(facts: &Facts<'_>, sharing: &SharingMap, sums: &BTreeMap<InstId, Sum>, nests: &mut BTreeMap<InstId, Nest>) {
    for mapping in sums.values().filter_map(Sum::mapping) {
        let inst = &facts.func.insts[mapping.nest];
        nests.insert(mapping.nest, parallel::plan_mapped(facts, sharing, inst, mapping.store));
    }
}

fn nests(facts: &Facts<'_>, sharing: &SharingMap) -> BTreeMap<InstId, Nest> {
    let mut nests = BTreeMap::new();
    facts.func.walk(facts.func.body, &mut |id, inst| {
        if let Op::Parallel {} = inst.op {
            nests.insert(id, parallel::plan(facts, sharing, inst));
        }
    });
    nests
}

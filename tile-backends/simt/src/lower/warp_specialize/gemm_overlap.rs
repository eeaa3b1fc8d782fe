//! Loops with two products, of which the second needs what is computed from the
//! first: attention, and what is like it.
//!
//! ```text
//! for k {                                  for k {
//!   gemm q, k_s → s                          begin q, k_s → s
//!   p = f(s)                       ──►       unless k is the first:
//!   o = g(o)                                   begin o += p, v_s of the iteration before
//!   gemm p, v_s → o                          wait for s
//! }                                          p' = f(s)
//!                                            wait for o
//!                                            p = p', o = g(o)
//!                                          }
//!                                          begin o += p, v_s; wait for o
//! ```
//!
//! The second product of an iteration is begun in the next one, behind the first
//! product there, and runs while the threads compute with the result of that
//! (Shah et al., FlashAttention-3, arXiv 2407.08608, section 3.2). It is waited
//! for where its sum or its left operand are touched next. All is done when an
//! iteration ends, because no assembler lets registers be read in a loop around
//! whose end others are worked on.
//!
//! Warpgroups that begin products alternately (section 3.1 there) were tried and were
//! slower: left alone, they fall into step by themselves.

use super::super::{Item, Lower, Lowered};
use super::loops::of_rising_loops;
use super::loops::{has_effect, is_load};
use super::operand::multiplied_by;
use super::specialization::GemmOverlap;
use super::specialization::Pipeline;
use crate::ir::{Buf, Op, Val};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::products_within;
use crate::lower::lin::Lin;
use crate::lower::uses::touches_within;
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Effect, Func, Inst, InstId, Op as Tile, RegionId, Space, Value};

/// What is known while such a loop is lowered.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Overlapping {
    overlap: GemmOverlap,
    /// Whether the iteration is not the first.
    later: bool,
    /// Whether the second product is waited for in this iteration.
    awaited: bool,
}

/// The loops whose products overlap, by their bodies.
pub(super) fn gemm_overlaps(
    func: &Func,
    gemms: &FxHashSet<InstId>,
    copies: &FxHashSet<InstId>,
    pipelines: &[Pipeline],
) -> FxHashMap<RegionId, GemmOverlap> {
    of_rising_loops(func, |inst| overlap_of(func, inst.regions[0], gemms, copies, pipelines))
}

fn overlap_of(
    func: &Func,
    body: RegionId,
    gemms: &FxHashSet<InstId>,
    copies: &FxHashSet<InstId>,
    pipelines: &[Pipeline],
) -> Option<GemmOverlap> {
    let insts = &func.regions[body].insts;
    let all = products_within(func, body);
    let inside: Vec<InstId> = insts.iter().copied().filter(|id| gemms.contains(id)).collect();
    let [first, second] = inside[..] else { return None };
    let (sets, adds) = (&func.insts[first], &func.insts[second]);
    let (Tile::Gemm { accumulate: false, .. }, Tile::Gemm { accumulate: true, .. }) = (&sets.op, &adds.op) else {
        return None;
    };
    let (s, o) = (sets.args[2], adds.args[2]);
    let shared = |value: Value| func.ty(value).mem().is_some_and(|mem| mem.space == Space::Shared);
    let position = |id: InstId| insts.iter().position(|&other| other == id);
    let (from, to) = (position(first)?, position(second)?);
    let uses = |id: &InstId, memory: Value| touches_within(func, &func.insts[*id], memory);
    // The first product is the first to touch its sum, the second is the last
    // statement and does not touch that. What is read in front is not what the second
    // product of the iteration before takes or gives.
    let reads = |id: &InstId| {
        let own = [s, o, func.root(adds.args[0])];
        func.insts[*id].op.effect() == Effect::Read && own.iter().all(|&memory| !uses(id, memory))
    };
    let free = |id: &InstId| !uses(id, s) && !has_effect(func, *id) || reads(id);
    let before = insts[..from].iter().all(|id| copies.contains(id) || free(id));
    let after = insts[to + 1..].iter().all(|id| copies.contains(id) || !has_effect(func, *id));
    let apart = s != o && func.root(adds.args[0]) != s && func.root(adds.args[1]) != s;
    // A pipeline of the consumers' own would be another loop.
    let alone = insts.iter().all(|&id| copies.contains(&id) || !is_load(func, id));
    // Tiles that only one of the products uses, or threads alone.
    let threads = |pipeline: &Pipeline| {
        [pipeline.first, pipeline.last].iter().all(|&id| id != first && id != second)
            && pipeline
                .copies
                .iter()
                .all(|&copy| multiplied_by(func, super::gathered_operands::tile_of(func, copy)).is_empty())
    };
    let own = pipelines.iter().filter(|pipeline| pipeline.region == body).all(|pipeline| {
        pipeline.first == pipeline.last && (pipeline.first == first || pipeline.first == second) || threads(pipeline)
    });
    let fits =
        all == 2 && shared(sets.args[0]) && before && after && apart && alone && own && !wgmma::gathers(func, sets);
    fits.then_some(GemmOverlap { first, second })
}

impl Lower<'_> {
    /// A loop whose products overlap; `None` if this is none.
    pub(in crate::lower) fn gemm_overlap(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let overlap = *self.specialized.roles.gemm_overlaps.get(&inst.regions[0])?;
        Some(self.overlap_loop(inst, overlap))
    }

    fn overlap_loop(&mut self, inst: &Inst, overlap: GemmOverlap) -> Lowered<()> {
        let [lo, hi, step] = self.bounds(inst)?;
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let outer = self.specialized.overlapping;
        self.b.open(None);
        let result = self.overlap_iterations(inst, overlap, [lo, hi, step]);
        self.specialized.overlapping = outer;
        let then = self.b.close();
        self.b.open(None);
        self.release_first_operands(inst, overlap);
        let otherwise = self.b.close();
        self.b.branch(runs, then, otherwise);
        let given_back = self.first_operands(inst, overlap).into_iter().map(|(number, _)| number);
        self.specialized.released.extend(given_back);
        result
    }

    fn overlap_iterations(&mut self, inst: &Inst, overlap: GemmOverlap, [lo, hi, step]: [Lin; 3]) -> Lowered<()> {
        let outer = self.specialized.overlapping;
        // The first iteration has no second product behind it. It is written
        // out: products begun under a condition would all wait for each other.
        self.overlap_iteration(inst, overlap, lo.clone(), false)?;
        self.loop_over(&lo.add(&step), &hi, &step, |lower, counter| {
            lower.overlap_iteration(inst, overlap, counter, true)
        })?;
        self.specialized.overlapping = outer;
        self.begin_second(overlap)?;
        self.release_first_operands(inst, overlap);
        self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        self.release_tiles(overlap.second);
        Ok(())
    }

    /// The pipelines of tiles from outside a loop that its first product alone multiplies, and that
    /// nothing behind it uses: queries.
    fn first_operands(&self, inst: &Inst, overlap: GemmOverlap) -> Vec<(usize, Pipeline)> {
        let func = self.func;
        let body = inst.regions[0];
        let alone = |copy: &InstId| {
            let tile = super::gathered_operands::tile_of(func, *copy);
            func.regions[body].insts.iter().all(|&id| {
                id == overlap.first
                    || super::positions::is_of_shape(&func.insts[id])
                    || !touches_within(func, &func.insts[id], tile)
            })
        };
        self.pipelines_where(|pipeline| {
            let last = &func.insts[pipeline.last];
            std::ptr::eq(last, inst) && !pipeline.read && pipeline.pieces == 1 && pipeline.copies.iter().all(alone)
        })
    }

    /// Gives back the stages of such tiles beside the last product, which does not read them: the producer
    /// brings those of the next tile of the grid meanwhile.
    fn release_first_operands(&mut self, inst: &Inst, overlap: GemmOverlap) {
        for (number, pipeline) in self.first_operands(inst, overlap) {
            let stage = self.stage_now(number, pipeline.stages);
            self.release(number, stage);
        }
    }

    fn overlap_iteration(&mut self, inst: &Inst, overlap: GemmOverlap, counter: Lin, later: bool) -> Lowered<()> {
        let region = inst.regions[0];
        self.items.insert(self.func.regions[region].args[0], Item::Int(counter));
        self.specialized.overlapping = Some(Overlapping { overlap, later, awaited: false });
        self.block(region)?;
        self.await_second();
        Ok(())
    }

    /// Does what such a loop does in a statement's place; false if the
    /// statement stays as it is.
    pub(in crate::lower) fn overlapped(&mut self, id: InstId) -> Lowered<bool> {
        let Some(overlapping) = self.specialized.overlapping else { return Ok(false) };
        let overlap = overlapping.overlap;
        if id == overlap.first {
            self.begin_both(overlap, overlapping.later)?;
            return Ok(true);
        }
        if id == overlap.second {
            return Ok(true);
        }
        let second = &self.func.insts[overlap.second];
        let [p, o] = [second.args[0], second.args[2]].map(|value| self.func.root(value));
        let inst = &self.func.insts[id];
        if touches_within(self.func, inst, p) || touches_within(self.func, inst, o) {
            self.await_second();
        }
        Ok(false)
    }

    fn begin_both(&mut self, overlap: GemmOverlap, later: bool) -> Lowered<()> {
        self.await_tiles(overlap.first)?;
        self.begin(overlap.first)?;
        if later {
            self.begin_second(overlap)?;
        }
        self.b.effect(Op::WgmmaWait { pending: u32::from(later) }, &[]);
        self.release_tiles(overlap.first);
        Ok(())
    }

    fn begin_second(&mut self, overlap: GemmOverlap) -> Lowered<()> {
        self.await_tiles(overlap.second)?;
        self.begin(overlap.second)
    }

    /// A word of shared memory that nobody reads.
    pub(super) fn anchor_word(&mut self) -> Buf {
        *self.specialized.anchor.get_or_insert_with(|| self.b.shared("anchor", DType::U32, 1))
    }

    /// Keeps a wait behind what is computed before it.
    pub(super) fn anchor(&mut self) {
        let words = self.b.last_set(2);
        if !words.is_empty() {
            let buf = self.anchor_word();
            let zero = self.b.int(0, DType::I32);
            let args: Vec<Val> = [zero].into_iter().chain(words).collect();
            self.b.effect(Op::Anchor { buf }, &args);
        }
    }

    /// Waits for the second product of the iteration before.
    fn await_second(&mut self) {
        let Some(overlapping) = self.specialized.overlapping.filter(|overlapping| !overlapping.awaited) else { return };
        if overlapping.later {
            self.anchor();
            self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            self.release_tiles(overlapping.overlap.second);
        }
        self.specialized.overlapping = Some(Overlapping { awaited: true, ..overlapping });
    }
}

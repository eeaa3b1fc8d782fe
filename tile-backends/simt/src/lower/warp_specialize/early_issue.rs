//! Loops of several products, of which the first needs nothing that the threads
//! make: the gradients of attention, which begin with scores.
//!
//! ```text
//! for k {                                  begin q[0], k_s → s; wait
//!   gemm k_s, q[k] → s                     for k {
//!   p = f(s)                                 p = f(s)
//!   …                              ──►       …
//!   gemm p, q[k] → o                         begin p, q[k] → o
//!   copy t → out                             begin k_s, q[min(k + 1, end − 1)] → s
//! }                                          copy t → out
//!                                            wait for all
//!                                          }
//! ```
//!
//! Between the last product of an iteration and the first of the next one are what threads
//! write out and a wait for tiles, while which tensor cores would have nothing to do: so the
//! first product is begun behind the last one of the iteration before. All is done when an
//! iteration ends, because no assembler lets registers be read in a loop around whose end
//! others are worked on.
//!
//! Nor does it let products be begun under a condition, without which they all wait for each
//! other: the last iteration multiplies its own tile again, and nobody looks at the sum.
//! Writing that iteration out instead doubled the program, and the time it took to assemble.
//!
//! The sum of the first product takes registers all the time then, and the loop's
//! tiles two stages each: the producer brings those of an iteration one after the
//! other, so one that waits for a stage of this iteration would hold up the first
//! product of the next one.

use super::super::uses::{touches_within, uses};
use super::super::{Item, Lower, Lowered};
use super::GROUP;
use super::gathered_operands::tile_of;
use super::loops::{factors, most_held};
use super::loops::{has_effect, is_load};
use super::loops::{of_rising_loops, steps_by_one};
use super::register_pressure::held_with;
use super::specialization::EarlyIssue;
use super::specialization::{Pipeline, WarpSpecialization};
use crate::ir::{Op, Val};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::products_within;
use crate::lower::lin::Lin;
use rustc_hash::FxHashMap;
use tile_core::ir::{CmpOp, Func, Inst, InstId, Op as Tile, RegionId, Value};

/// An iteration of such a loop.
#[derive(Clone, Debug)]
pub(super) struct Iteration {
    early: EarlyIssue,
    /// Whether another follows.
    more: Val,
    /// The pipelines of the first product's tiles, and the stages that have them now.
    pipelines: Vec<(usize, Pipeline, Val)>,
}

/// The loops whose first product is begun an iteration ahead, by their bodies.
pub(super) fn early_issues(func: &Func, roles: &WarpSpecialization) -> FxHashMap<RegionId, EarlyIssue> {
    of_rising_loops(func, |inst| early_issue_of(func, inst, roles))
}

fn early_issue_of(func: &Func, inst: &Inst, roles: &WarpSpecialization) -> Option<EarlyIssue> {
    let body = inst.regions[0];
    let insts = &func.regions[body].insts;
    let by_one = steps_by_one(func, inst);
    let all = products_within(func, body);
    let gemms: Vec<InstId> = insts.iter().copied().filter(|id| roles.gemms.contains(id)).collect();
    let [first, _, .., last] = gemms[..] else { return None };
    let sets = &func.insts[first];
    let Tile::Gemm { accumulate: false, .. } = sets.op else { return None };
    let position = |id: InstId| insts.iter().position(|&other| other == id);
    let (from, to) = (position(first)?, position(last)?);
    let before = insts[..from].iter().all(|&id| roles.copies.contains(&id) || !has_effect(func, id));
    let brought = factors(func, first).iter().all(|&tile| roles.has_tile(tile));
    // Views are there before the loop, or are made when tiles have arrived.
    let arrives = |tile: Value| {
        let mut pipelines = roles.pipelines.iter().filter(|pipeline| pipeline.first == first);
        pipelines.any(|pipeline| pipeline.copies.iter().any(|&copy| tile_of(func, copy) == tile))
    };
    let seen = sets.args[..2].iter().all(|&view| {
        let made_here = |id: &InstId| func.insts[*id].result == Some(view);
        arrives(func.root(view)) || !insts.iter().any(made_here)
    });
    // A pipeline of the consumers' own would be another loop.
    let alone = insts.iter().all(|id| roles.copies.contains(id) || !is_load(func, *id));
    let sum = sets.args[2];
    let done = insts[to + 1..].iter().all(|&id| !touches_within(func, &func.insts[id], sum));
    let own = uses(func, body, sum) == uses(func, func.body, sum);
    // The producer brings the tiles of an iteration one after the other: none of them may wait
    // for what is given back after the first product of the next.
    let own_pipelines = || roles.pipelines.iter().filter(|pipeline| pipeline.region == body);
    let deep = own_pipelines().all(|pipeline| pipeline.stages >= 2);
    let whole = own_pipelines().filter(|pipeline| pipeline.first == first).all(|pipeline| {
        let used = pipeline.last != first && position(pipeline.last).is_some_and(|last| last <= to);
        used && pipeline.copies.iter().all(|&copy| !roles.tiles[&tile_of(func, copy)].is_short())
    });
    // Operands in registers are there until products are waited for.
    let operands: Vec<Value> = gemms.iter().flat_map(|&id| factors(func, id)).collect();
    let held = held_with(func, &roles.gemms, &[sum], &operands);
    let fits = held <= u64::from(roles.groups * GROUP) * most_held(roles.groups);
    let shared = !wgmma::gathers(func, sets) && !roles.alternates() && roles.gemm_warpgroups() == roles.groups;
    let holds = by_one && all == gemms.len() && before && brought && seen && alone && done && own && deep && whole;
    (holds && fits && shared).then_some(EarlyIssue { first, last })
}

impl Lower<'_> {
    /// A loop whose first product is begun an iteration ahead; `None` if this is
    /// none.
    pub(in crate::lower) fn early_issue(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let early = *self.specialized.roles.early_issues.get(&inst.regions[0])?;
        Some(self.early_issue_loop(inst, early))
    }

    fn early_issue_loop(&mut self, inst: &Inst, early: EarlyIssue) -> Lowered<()> {
        let [lo, hi, _] = self.bounds(inst)?;
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let last = hi.add_int(-1);
        self.guarded(Some(runs), &mut |lower| {
            lower.await_tiles(early.first)?;
            lower.begin(early.first)?;
            lower.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            lower.loop_over(&lo, &hi, &Lin::int(1), |lower, counter| {
                let (now, last) = lower.known.pair(&mut lower.b, &counter, &last);
                let more = lower.b.cmp(CmpOp::Lt, now, last);
                lower.behind(inst, early, more, counter)
            })
        })
    }

    /// An iteration whose first product is done.
    fn behind(&mut self, inst: &Inst, early: EarlyIssue, more: Val, counter: Lin) -> Lowered<()> {
        let region = &self.func.regions[inst.regions[0]];
        self.items.insert(region.args[0], Item::Int(counter));
        let pipelines = self.show_present(early.first)?;
        self.specialized.early_issue = Some(Iteration { early, more, pipelines });
        let done = self.each_statement(self.behind_branches(&region.insts, early).into_iter());
        self.specialized.early_issue = None;
        done
    }

    /// The statements of a body but its first product, others begun behind the
    /// branches that follow them. The assembler puts what threads compute between
    /// the instructions of a product that is begun there, but nothing from behind a
    /// branch: a mask that few iterations need cost gradients of attention 5 % there.
    fn behind_branches(&self, insts: &[InstId], early: EarlyIssue) -> Vec<InstId> {
        let func = self.func;
        let mut order: Vec<InstId> = insts.iter().copied().filter(|&id| id != early.first).collect();
        for at in (0..order.len()).rev() {
            let product = &func.insts[order[at]];
            if !self.specialized.roles.gemms.contains(&order[at]) {
                continue;
            }
            let branches = |id: InstId| matches!(func.insts[id].op, Tile::If {});
            let passes =
                |&id: &InstId| (branches(id) || !has_effect(func, id)) && !self.meets(product, id, &func.insts[id]);
            let passed = order[at + 1..].iter().copied().take_while(passes);
            if let Some(branch) = passed.enumerate().filter(|&(_, id)| branches(id)).map(|(place, _)| place).last() {
                order[at..=at + 1 + branch].rotate_left(1);
            }
        }
        order
    }

    /// Begins the first product of the next iteration behind the last one of
    /// this.
    pub(in crate::lower) fn issue_early(&mut self, id: InstId) -> Lowered<()> {
        let now = self.specialized.early_issue.as_ref().filter(|iteration| iteration.early.last == id).cloned();
        let Some(Iteration { early, more, pipelines }) = now else { return Ok(()) };
        self.show_next(&pipelines, more)?;
        self.multiply(early.first)?;
        self.release_last();
        Ok(())
    }
}

//! Loops whose product is added to a sum by the threads: 8-bit floats, whose
//! products tensor cores add with fewer bits than `f32` has, and operands with
//! scales along k.
//!
//! ```text
//! for k {                             for k, k + 1, k + 2, k + 3 {
//!   r = f(k)                            r = f(k);      begin a, b → p
//!   gemm_set a, b → p         ──►       r' = f(k + 1); begin a, b of k + 1 → p'
//!   sum = g(sum, p, r)                  wait for p;  sum = g(sum, p, r)
//! }                                     r = f(k + 2);  begin a, b of k + 2 → p
//!                                       wait for p'; sum = g(sum, p', r')
//!                                       …
//!                                     }
//!                                     what is left of a round: two iterations, one
//! ```
//!
//! One of two products runs while the threads add the other. All is done when a round ends,
//! because no assembler lets registers be read in a loop around whose end others are worked on
//! ([`overlap`](super::gemm_overlap)). Of two warpgroups one is half a round ahead, so that
//! products of one run while the other ends a round.
//!
//! What an iteration makes before its product it makes in registers of its own, so that loads
//! of scales are in flight before anything is waited for. A sum that is cleared and added to is
//! as good as one that is overwritten.

use super::super::{Item, Items, Lower, Lowered};
use super::GROUP;
use super::loops::most_held;
use super::loops::{has_effect, is_load};
use super::loops::{of_rising_loops, steps_by_one};
use super::mainloop::cleared;
use super::register_pressure::words;
use super::specialization::TwoLevel;
use super::specialization::WarpSpecialization;
use crate::ir::{Op, Special, Val};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::products_within;
use crate::lower::lin::{Lin, Range};
use crate::lower::uses::{is_fragment, touches, touches_within, uses};
use crate::lower::view::{Root, View};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func, Inst, InstId, Op as Tile, RegionId, Value};

/// The most words of sums and their spare copies that threads take.
const MOST: u64 = 192;

/// Iterations of a round, a power of two.
const ROUND: i64 = 4;

/// Words that fragments of single rows or columns may take besides.
const SMALL: u64 = 8;

/// An iteration whose product is in flight.
struct Begun {
    /// What is in scope of the iteration.
    items: Items,
    /// By pipeline, the stages that the product reads.
    stages: Vec<(usize, Val)>,
}

/// The loops of which two iterations are begun at once, by their bodies.
pub(super) fn two_levels(func: &Func, roles: &WarpSpecialization) -> FxHashMap<RegionId, TwoLevel> {
    of_rising_loops(func, |inst| two_level_of(func, inst, roles))
}

fn two_level_of(func: &Func, inst: &Inst, roles: &WarpSpecialization) -> Option<TwoLevel> {
    let body = inst.regions[0];
    let insts = &func.regions[body].insts;
    let gemms = products_within(func, body);
    let simple = steps_by_one(func, inst) && gemms == 1;
    let at = insts.iter().position(|id| roles.gemms.contains(id)).filter(|_| simple)?;
    let product = insts[at];
    let gemm = &func.insts[product];
    let Tile::Gemm { accumulate, .. } = gemm.op else { return None };
    let part = gemm.args[2];
    // Two stages are in use at once, unless what comes before a product is done
    // with them.
    let (before, after) = (&insts[..at], &insts[at + 1..]);
    let double = roles.pipelines.iter().filter(|pipeline| pipeline.region == body).all(|pipeline| {
        insts[..=at].contains(&pipeline.first)
            && (before.contains(&pipeline.last) || pipeline.last == product && pipeline.stages >= 2)
    });
    let by_copies = gemm.args[..2].iter().all(|&operand| roles.has_tile(func.root(operand)));
    let clear = if accumulate { Some(cleared(func, &insts[..at], part)?) } else { None };
    if !double || !by_copies || wgmma::gathers(func, gemm) {
        return None;
    }
    let statement = |id: &InstId| !roles.copies.contains(id) && Some(*id) != clear;
    let before: Vec<InstId> = before.iter().copied().filter(statement).collect();
    let after: Vec<InstId> = after.iter().copied().filter(statement).collect();
    let mut own = vec![part];
    for &id in &before {
        let inst = &func.insts[id];
        for root in memory(func, inst) {
            if !func.is_input(root) && !roles.has_tile(root) && !own.contains(&root) {
                own.push(root);
            }
        }
        let quiet = matches!(inst.op, Tile::Copy { .. } | Tile::Fill {} | Tile::Load {}) || !has_effect(func, id);
        if !quiet || is_load(func, id) || touches_within(func, inst, part) {
            return None;
        }
    }
    let mine = |&fragment: &Value| {
        let first = before.iter().chain([&product]).find(|id| touches(func, &func.insts[**id], fragment));
        let alone = uses(func, body, fragment) == uses(func, func.body, fragment);
        is_fragment(func, fragment)
            && alone
            && first.is_some_and(|&id| id == product && fragment == part || sets(func, id, fragment))
    };
    // The sum is in registers, and adding to it makes no loops.
    let adds = after.iter().all(|&id| {
        let inst = &func.insts[id];
        matches!(inst.op, Tile::Parallel {} | Tile::Copy { .. } | Tile::Fill {} | Tile::Load {}) && !is_load(func, id)
            || !has_effect(func, id)
    });
    let reads = after.iter().any(|id| touches_within(func, &func.insts[*id], part));
    let twice = roles.held + own.iter().map(|&fragment| words(func, fragment)).sum::<u64>();
    let fit = twice <= u64::from(roles.groups * GROUP) * (most_held(roles.groups).min(MOST) + SMALL);
    (adds && reads && fit && own.iter().all(mine)).then_some(TwoLevel { product, clear, own })
}

/// The memory that a statement touches.
fn memory(func: &Func, inst: &Inst) -> Vec<Value> {
    let operands = inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some());
    operands.map(|&arg| func.root(arg)).collect()
}

/// Whether a statement overwrites all of a fragment.
fn sets(func: &Func, id: InstId, fragment: Value) -> bool {
    let inst = &func.insts[id];
    match inst.op {
        Tile::Copy { .. } => inst.args[1] == fragment && func.root(inst.args[0]) != fragment,
        Tile::Fill {} => inst.args[0] == fragment,
        _ => false,
    }
}

impl Lower<'_> {
    /// A loop of which two iterations are begun at once; `None` if this is none.
    pub(in crate::lower) fn two_level(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let two_level = self.specialized.roles.two_levels.get(&inst.regions[0])?.clone();
        Some(self.two_level_loop(inst, &two_level))
    }

    fn two_level_loop(&mut self, inst: &Inst, two_level: &TwoLevel) -> Lowered<()> {
        let [lo, hi, _] = self.bounds(inst)?;
        let last = hi.add_int(-1);
        let spares = two_level.own.iter().map(|&own| self.spare(own)).collect::<Lowered<Vec<View>>>()?;
        let lo = self.stagger(inst, two_level, &spares, lo, &last)?;
        self.loop_over(&lo, &hi.add_int(1 - ROUND), &Lin::int(ROUND), |lower, counter| {
            lower.round(inst, two_level, &spares, &counter, ROUND)
        })?;
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let mut left = hi.sub(&lo);
        let mut parts = ROUND;
        while parts > 1 {
            // Less than a round is left, then less than half of one.
            left = self.known.bin(&mut self.b, BinOp::Rem, &left, &Lin::int(parts));
            parts /= 2;
            let (count, least) = self.known.pair(&mut self.b, &left, &Lin::int(parts));
            let more = self.b.cmp(CmpOp::Ge, count, least);
            let more = self.b.and(Some(more), Some(runs));
            let from = hi.sub(&left);
            self.guarded(more, &mut |lower| lower.round(inst, two_level, &spares, &from, parts))?;
        }
        Ok(())
    }

    /// So many iterations: of two products that are in flight one is waited for,
    /// added, and the next one but one begun.
    fn round(&mut self, inst: &Inst, two_level: &TwoLevel, spares: &[View], from: &Lin, count: i64) -> Lowered<()> {
        let fragments = [&[], spares];
        let mut begun = VecDeque::new();
        let begin = |lower: &mut Self, number: i64| {
            let own = fragments[number as usize % 2];
            lower.begin_iteration(inst, two_level, from.add_int(number), own)
        };
        for number in 0..count.min(2) {
            begun.push_back(begin(self, number)?);
        }
        for number in 0..count {
            let iteration = begun.pop_front().expect("it was begun two iterations before");
            // The assembler would wait before the threads add.
            if number + 1 == count && count > 1 {
                self.anchor();
            }
            self.end_iteration(inst, two_level, iteration, u32::from(number + 1 < count))?;
            if number + 2 < count {
                begun.push_back(begin(self, number + 2)?);
            }
        }
        Ok(())
    }

    /// Every second warpgroup makes half a round by itself first; where the others
    /// begin. Warpgroups that began in step would stay so: tensor cores serve all
    /// of them alike, and would wait while all of them add.
    fn stagger(&mut self, inst: &Inst, two_level: &TwoLevel, spares: &[View], lo: Lin, last: &Lin) -> Lowered<Lin> {
        if self.specialized.roles.groups < 2 {
            return Ok(lo);
        }
        let group = self.b.special(Special::Warpgroup);
        let [zero, one] = [0, 1].map(|number| self.b.int(number, DType::I32));
        let second = self.b.bin(BinOp::And, group, one);
        let second = self.b.cmp(CmpOp::Ne, second, zero);
        let (first, last) = self.known.pair(&mut self.b, &lo, last);
        let runs = self.b.cmp(CmpOp::Lt, first, last);
        let staggered = self.b.and(Some(second), Some(runs));
        self.guarded(staggered, &mut |lower| lower.round(inst, two_level, spares, &lo, ROUND / 2))?;
        let half = self.b.int(ROUND / 2, DType::I32);
        let made = staggered.map_or(zero, |staggered| self.b.select(staggered, half, zero));
        self.known.state(made, Range { lo: 0, hi: ROUND / 2 }, ROUND / 2);
        Ok(lo.add(&Lin::val(made)))
    }

    /// Another fragment like one.
    fn spare(&mut self, fragment: Value) -> Lowered<View> {
        let Some(Item::View(View { root: Root::Fragment(number), .. })) = self.items.get(&fragment) else {
            return self.error("a fragment is no registers");
        };
        let held = self.fragments[*number].clone();
        Ok(self.fragment("spare".to_owned(), held.elem, held.layout, held.extents))
    }

    /// An iteration up to its product, with other fragments for its own.
    fn begin_iteration(&mut self, inst: &Inst, two_level: &TwoLevel, counter: Lin, spares: &[View]) -> Lowered<Begun> {
        let func = self.func;
        let outer = self.items.clone();
        let region = &func.regions[inst.regions[0]];
        self.items.insert(region.args[0], Item::Int(counter));
        for (&own, spare) in two_level.own.iter().zip(spares) {
            self.items.insert(own, Item::View(spare.clone()));
        }
        let product = two_level.product;
        self.each_statement(region.insts.iter().copied().take_while(|&id| id != product))?;
        self.await_tiles(product)?;
        self.begin(product)?;
        let mut stages = Vec::new();
        for (number, pipeline) in self.pipelines_where(|pipeline| pipeline.last == product) {
            stages.push((number, self.stage_now(number, pipeline.stages)));
            self.advance(number, pipeline.stages);
        }
        Ok(Begun { items: std::mem::replace(&mut self.items, outer), stages })
    }

    /// The rest of an iteration; so many products may run on.
    fn end_iteration(&mut self, inst: &Inst, two_level: &TwoLevel, begun: Begun, pending: u32) -> Lowered<()> {
        let func = self.func;
        self.b.effect(Op::WgmmaWait { pending }, &[]);
        if begun.stages.iter().any(|&(pipeline, _)| self.specialized.roles.pipelines[pipeline].read) {
            self.b.effect(Op::WarpBarrier {}, &[]);
        }
        begun.stages.iter().for_each(|&(pipeline, stage)| self.release(pipeline, stage));
        let outer = std::mem::replace(&mut self.items, begun.items);
        let insts = &func.regions[inst.regions[0]].insts;
        let product = two_level.product;
        self.each_statement(insts.iter().copied().skip_while(|&id| id != product).skip(1))?;
        self.items = outer;
        Ok(())
    }
}

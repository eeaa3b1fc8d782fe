//! Warpgroup ping-pong: loops of two products in which warpgroups alternate.
//!
//! ```text
//! for k {                            iteration   one warpgroup       the other one
//!   gemm q, k_s → s                  k           s = q · k_s
//!   p = f(s); m = g(s)       ──►                 p, m = f(s), g(s)   o += p · v_s   of k - 1
//!   o = h(o, m)                                  o += p · v_s        s = q · k_s    of k + 1
//!   gemm p, v_s → o                  k + 1       …                   p, m = f(s), g(s)
//! }
//! ```
//!
//! Where rows are few and the sum `o` is wide, warpgroups share it by columns, and each needs
//! all of `p`, which goes through shared memory. If they shared the scores `s` as well, all
//! would wait for each other four times an iteration, nothing would be multiplied while they
//! compute, and instructions of few columns read their left operand too often.
//!
//! So each makes the scores of every other iteration alone, and hands `p` and a few numbers for
//! each row to the other: while one computes, the other multiplies (the "seesaw" of FlashMLA,
//! DeepSeek 2025, in the order of the program).
//!
//! What is handed over has one place and two barriers, as a pipeline's stage: `full`, at
//! which the warps arrive that have written it, and `empty`, at which all arrive
//! whose products are done with it. Who reads the numbers holds the same registers
//! then as if it had computed them, so a loop ends with what all know.
//!
//! The second warpgroup begins its scores before it adds to the sum what it got,
//! and computes while that is added. The first adds before it begins: with both in
//! the same order, tiles of the next iterations would be given back late.
//!
//! Nothing is in flight when an iteration ends: no assembler lets registers be
//! read in a loop around whose end others are worked on.

mod plan;

use super::super::{Item, Lane, Lower, Lowered};
use super::GROUP;
use super::specialization::Pipeline;
use super::specialization::WarpgroupPingpong;
use crate::ir::{Block, Buf, BufData, Home, Op, Special, Val, Var};
use crate::lower::lin::{Lin, Range};
use crate::lower::shapes::extents;
use crate::lower::view::{Root, View};
use plan::WARPGROUPS;
pub(super) use plan::{divide_pipelines, warpgroup_pingpongs};
use rustc_hash::FxHashSet;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Inst, InstId, RegionId, Value};

/// Where what is handed over lies, and its barriers.
#[derive(Clone, Debug)]
pub(super) struct Handover {
    full: Buf,
    empty: Buf,
    /// By fragment.
    places: Vec<(Value, View)>,
    /// The parity of the present iteration.
    phase: Var,
}

/// An iteration as one warpgroup sees it.
#[derive(Clone, Copy, Debug)]
struct Iteration {
    /// Whether another one's iteration is in front of it in the loop.
    later: bool,
    /// Whether its scores are begun before that one's product is added.
    early: bool,
}

impl Lower<'_> {
    /// Memory and barriers of all loops with ping-pong.
    pub(super) fn handover_memory(&mut self) -> Lowered<()> {
        let func = self.func;
        let mut warpgroup_pingpongs: Vec<(RegionId, WarpgroupPingpong)> = self
            .specialized
            .roles
            .warpgroup_pingpongs
            .iter()
            .map(|(&region, pingpong)| (region, pingpong.clone()))
            .collect();
        warpgroup_pingpongs.sort_by_key(|(region, _)| *region);
        for (number, (region, pingpong)) in warpgroup_pingpongs.into_iter().enumerate() {
            let mut barrier = |name: &str| {
                let home = Home::Shared { start: None, align: 8 };
                self.b.buf(BufData { name: format!("{name}_{number}"), elem: DType::U64, len: 1, home })
            };
            let (full, empty) = (barrier("handed"), barrier("taken"));
            let mut places = Vec::new();
            for fragment in pingpong.handed {
                let (Some(elem), Some(extents)) = (func.ty(fragment).elem().dtype(), extents(func, fragment)) else {
                    return self.error("a fragment's type and extents are not known");
                };
                let buf = self.b.shared("handed", elem, extents.iter().product());
                self.b.kernel().pipelined.insert(buf);
                places.push((fragment, View::whole(Root::Memory(buf), elem, View::row_major(&extents).into_iter())));
            }
            let phase = self.b.var("handed", DType::I32, 1);
            self.specialized.handovers.insert(region, Handover { full, empty, places, phase });
        }
        Ok(())
    }

    /// By one thread: begins the barriers of all loops with ping-pong.
    pub(super) fn init_handovers(&mut self) {
        let warps = self.threads() / self.target.warp;
        let zero = self.b.int(0, DType::I32);
        for handover in self.handovers() {
            self.b.effect(Op::MbarrierInit { buf: handover.full, count: warps / WARPGROUPS }, &[zero]);
            self.b.effect(Op::MbarrierInit { buf: handover.empty, count: warps }, &[zero]);
        }
    }

    /// The first iteration of a kernel is the first to be handed over.
    pub(super) fn begin_handovers(&mut self) {
        let zero = self.b.int(0, DType::I32);
        for handover in self.handovers() {
            self.b.set(handover.phase, 0, zero);
        }
    }

    fn handovers(&self) -> Vec<Handover> {
        let mut handovers: Vec<(&RegionId, &Handover)> = self.specialized.handovers.iter().collect();
        handovers.sort_by_key(|(region, _)| **region);
        handovers.into_iter().map(|(_, handover)| handover.clone()).collect()
    }

    /// Warps that give back the stages of a pipeline.
    pub(super) fn emptiers(&self, pipeline: &Pipeline) -> u32 {
        if self.specialized.roles.is_intra_block_split_k(pipeline.region) {
            return GROUP / self.target.warp;
        }
        let pingpong = self.specialized.roles.warpgroup_pingpongs.get(&pipeline.region);
        let warpgroups = if pipeline.pieces > 1 || pingpong.is_some_and(|pingpong| pingpong.is_own(pipeline)) {
            WARPGROUPS
        } else {
            1
        };
        self.threads() / self.target.warp / warpgroups
    }

    /// The barriers at which a warpgroup gives back a stage: those of the pieces that
    /// it has in common with nobody.
    pub(super) fn released(&mut self, number: usize, stage: Val) -> Vec<Val> {
        let pipeline = self.specialized.roles.pipelines[number].clone();
        if pipeline.pieces == 1 {
            return vec![stage];
        }
        self.shares(&pipeline).into_iter().map(|piece| self.piece_of(&pipeline, stage, &piece)).collect()
    }

    /// The pieces of a pipeline that a warpgroup's part of the second product reads.
    fn shares(&mut self, pipeline: &Pipeline) -> Vec<Lin> {
        let group = self.b.special(Special::Warpgroup);
        self.known.state(group, Range::below(WARPGROUPS.into()), 1);
        let own = pipeline.pieces / WARPGROUPS;
        let first = Lin::val(group).scale(own.into());
        (0..own).map(|piece| first.add_int(piece.into())).collect()
    }

    /// A loop with ping-pong; `None` if this is none.
    pub(in crate::lower) fn warpgroup_pingpong(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let pingpong = self.specialized.roles.warpgroup_pingpongs.get(&inst.regions[0])?.clone();
        Some(self.pingpong_loop(inst, &pingpong))
    }

    fn pingpong_loop(&mut self, inst: &Inst, pingpong: &WarpgroupPingpong) -> Lowered<()> {
        let held = |fragment: &Value| self.layouts.get(fragment).is_some_and(|layout| layout.is_repeated(GROUP));
        if !pingpong.fragments.iter().all(held) {
            return self.error("warpgroups in ping-pong share a fragment");
        }
        let group = self.b.special(Special::Warpgroup);
        self.known.state(group, Range::below(WARPGROUPS.into()), 1);
        let first = self.is_zero(&Lin::val(group));
        let before = self.items.clone();
        let mut sides = Vec::new();
        for warpgroup in 0..WARPGROUPS {
            self.b.open(None);
            let result = self.run_warpgroup(inst, pingpong, warpgroup);
            sides.push(self.b.close());
            self.items.clone_from(&before);
            result?;
        }
        if let Some(buf) = sides.iter().find_map(|block| self.meeting(block)) {
            let name = self.b.kernel().bufs[buf].name.clone();
            return self.error(format!("warpgroups in ping-pong meet in `{name}`"));
        }
        let follows = sides.pop().unwrap_or_default();
        let leads = sides.pop().unwrap_or_default();
        self.b.branch(first, leads, follows);
        Ok(())
    }

    /// Shared memory for which all warpgroups would have to wait for each other.
    fn meeting(&mut self, block: &Block) -> Option<Buf> {
        let pipelines = self.specialized.tiles.values().filter_map(|view| match view.root {
            Root::Memory(buf) => Some(buf),
            Root::Fragment(_) | Root::Variable(_) => None,
        });
        let pipelines: FxHashSet<Buf> = pipelines.collect();
        let kernel = self.b.kernel();
        block
            .insts
            .iter()
            .find_map(|inst| {
                let touched = match inst.op {
                    Op::Load { buf, .. } | Op::Store { buf, .. } | Op::Atomic { buf, .. } => Some(buf),
                    Op::LoadMatrix { buf, .. } | Op::StoreMatrix { buf, .. } => Some(buf),
                    _ => None,
                };
                let ordered = |buf: &Buf| kernel.pipelined.contains(buf) || pipelines.contains(buf);
                touched.filter(|buf| kernel.bufs[*buf].is_shared() && !ordered(buf))
            })
            .or_else(|| block.insts.iter().flat_map(|inst| &inst.blocks).find_map(|block| self.meeting(block)))
    }

    /// All that one warpgroup does.
    fn run_warpgroup(&mut self, inst: &Inst, pingpong: &WarpgroupPingpong, warpgroup: u32) -> Lowered<()> {
        let [lo, hi, _] = self.bounds(inst)?;
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let deep = self.through(inst, pingpong).iter().all(|(_, pipeline)| pipeline.stages > 1);
        if warpgroup == 0 {
            // Written out, because products begun under a condition would all wait
            // for each other.
            self.guarded(Some(runs), &mut |lower| {
                lower.pingpong_iteration(inst, pingpong, lo.clone(), Iteration { later: false, early: false })
            })?;
        }
        let iteration = Iteration { later: true, early: deep && warpgroup > 0 };
        let from = lo.add_int(if warpgroup == 0 { WARPGROUPS.into() } else { warpgroup.into() });
        self.loop_over(&from, &hi, &Lin::int(WARPGROUPS.into()), |lower, counter| {
            lower.pingpong_iteration(inst, pingpong, counter, iteration)
        })?;
        // The last iteration may be another one's.
        let count = self.known.register(&mut self.b, &hi.sub(&lo), DType::I32);
        let one = self.b.int(1, DType::I32);
        let odd = self.b.bin(BinOp::And, count, one);
        let mine = self.b.int(warpgroup.into(), DType::I32);
        let others = self.b.cmp(CmpOp::Eq, odd, mine);
        let others = self.b.and(Some(runs), Some(others));
        self.guarded(others, &mut |lower| {
            lower.skip_own(inst, pingpong);
            lower.take(inst, pingpong, hi.add_int(-1), true)?;
            lower.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            lower.end_second(inst, pingpong);
            Ok(())
        })
    }

    fn handover(&self, inst: &Inst) -> Handover {
        self.specialized.handovers[&inst.regions[0]].clone()
    }

    /// The pipelines whose tiles the scores are made of and all multiply after.
    fn through(&self, inst: &Inst, pingpong: &WarpgroupPingpong) -> Vec<(usize, Pipeline)> {
        self.pipelines_where(|pipeline| {
            pipeline.region == inst.regions[0]
                && !pingpong.is_common(pipeline.first)
                && pingpong.is_common(pipeline.last)
        })
    }

    /// Leaves out the tiles that another one uses alone.
    fn skip_own(&mut self, inst: &Inst, pingpong: &WarpgroupPingpong) {
        for (number, pipeline) in
            self.pipelines_where(|pipeline| pipeline.region == inst.regions[0] && pingpong.is_own(pipeline))
        {
            self.advance(number, pipeline.stages);
        }
    }

    fn pingpong_iteration(
        &mut self,
        inst: &Inst,
        pingpong: &WarpgroupPingpong,
        counter: Lin,
        iteration: Iteration,
    ) -> Lowered<()> {
        let handover = self.handover(inst);
        let before = counter.add_int(-1);
        if iteration.later {
            self.skip_own(inst, pingpong);
        }
        if iteration.later && !iteration.early {
            // Before the tiles of this iteration are waited for: those of the next
            // one can only come when these are given back.
            self.take(inst, pingpong, before.clone(), true)?;
            self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            self.end_second(inst, pingpong);
        }
        self.count(inst, counter.clone());
        self.begin_scores(pingpong, iteration.early)?;
        if iteration.early {
            self.take(inst, pingpong, before, true)?;
        }
        self.count(inst, counter.clone());
        self.b.effect(Op::WgmmaWait { pending: u32::from(iteration.early) }, &[]);
        for &id in &pingpong.firsts {
            self.release_tiles(id);
        }
        self.compute(inst, |id| !pingpong.firsts.contains(&id) && !pingpong.is_common(id) && !pingpong.hands(id))?;
        if iteration.early {
            self.anchor();
            self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            self.end_second(inst, pingpong);
        }
        let phase = self.b.get(handover.phase, 0);
        let (zero, one) = (self.b.int(0, DType::I32), self.b.int(1, DType::I32));
        // Of a new barrier the round before counts as over.
        let parity = self.b.bin(BinOp::Xor, phase, one);
        self.b.effect(Op::MbarrierWait { buf: handover.empty }, &[zero, parity]);
        self.compute(inst, |id| pingpong.hands(id))?;
        for (fragment, place) in &handover.places {
            let held = self.view(&Lane::default(), *fragment)?;
            self.copy_views(&held, place)?;
        }
        self.b.effect(Op::ProxyFence {}, &[]);
        self.arrive(handover.full, zero);
        self.take(inst, pingpong, counter, false)?;
        self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        self.end_second(inst, pingpong);
        Ok(())
    }

    /// Which iteration statements are of.
    fn count(&mut self, inst: &Inst, counter: Lin) {
        let arg = self.func.regions[inst.regions[0]].args[0];
        self.items.insert(arg, Item::Int(counter));
    }

    /// Some of the loop's statements, and what they need.
    fn compute(&mut self, inst: &Inst, which: impl Fn(InstId) -> bool) -> Lowered<()> {
        let func = self.func;
        let elsewhere = |id: InstId| plan::acts(func, id) && !which(id);
        self.statements(inst.regions[0], &elsewhere)
    }

    /// Begins the first products, those of the iteration after the
    /// current one if they are `early`.
    fn begin_scores(&mut self, pingpong: &WarpgroupPingpong, early: bool) -> Lowered<()> {
        for &id in &pingpong.firsts {
            let mut parts = None;
            for (number, pipeline) in self.pipelines_where(|pipeline| pipeline.first == id) {
                let (stage, phase) = match early && pingpong.is_common(pipeline.last) {
                    true => self.state_after(number, pipeline.stages),
                    false => (self.stage_now(number, pipeline.stages), self.phase_now(number)),
                };
                if pipeline.pieces > 1 {
                    self.show_tiles(&pipeline, stage)?;
                    parts = Some((number, pipeline, stage, phase));
                } else {
                    self.await_stage(number, &pipeline, stage, phase)?;
                }
            }
            let Some((number, pipeline, stage, phase)) = parts else {
                self.begin(id)?;
                continue;
            };
            let full = self.specialized.barriers[number].full;
            for piece in 0..pipeline.pieces {
                let at = self.piece_of(&pipeline, stage, &Lin::int(piece.into()));
                self.b.effect(Op::MbarrierWait { buf: full }, &[at, phase]);
                self.begin_part(id, piece, pipeline.pieces)?;
            }
        }
        Ok(())
    }

    /// Takes what was handed over in an iteration and begins to add it, after all
    /// that is done to the sum before. What `others` have made is not known yet.
    fn take(&mut self, inst: &Inst, pingpong: &WarpgroupPingpong, counter: Lin, others: bool) -> Lowered<()> {
        let handover = self.handover(inst);
        let zero = self.b.int(0, DType::I32);
        let phase = self.b.get(handover.phase, 0);
        self.b.effect(Op::MbarrierWait { buf: handover.full }, &[zero, phase]);
        if others {
            for (fragment, place) in &handover.places {
                let held = self.view(&Lane::default(), *fragment)?;
                self.copy_views(place, &held)?;
            }
        }
        self.count(inst, counter);
        self.compute(inst, |id| pingpong.common.contains(&id))?;
        for (number, pipeline) in self.through(inst, pingpong) {
            let stage = self.stage_now(number, pipeline.stages);
            let phase = self.phase_now(number);
            if pipeline.pieces == 1 {
                self.await_stage(number, &pipeline, stage, phase)?;
                continue;
            }
            self.show_tiles(&pipeline, stage)?;
            let full = self.specialized.barriers[number].full;
            for piece in self.shares(&pipeline) {
                let at = self.piece_of(&pipeline, stage, &piece);
                self.b.effect(Op::MbarrierWait { buf: full }, &[at, phase]);
            }
        }
        self.await_tiles(pingpong.second)?;
        self.begin(pingpong.second)
    }

    /// Gives back what a product was the last to use.
    fn end_second(&mut self, inst: &Inst, pingpong: &WarpgroupPingpong) {
        let handover = self.handover(inst);
        self.release_tiles(pingpong.second);
        let (zero, one) = (self.b.int(0, DType::I32), self.b.int(1, DType::I32));
        self.arrive(handover.empty, zero);
        let phase = self.b.get(handover.phase, 0);
        let flipped = self.b.bin(BinOp::Xor, phase, one);
        self.b.set(handover.phase, 0, flipped);
    }

    /// One lane arrives for its warp.
    fn arrive(&mut self, barrier: Buf, index: Val) {
        self.b.effect(Op::WarpBarrier {}, &[]);
        let lane = self.b.value(Op::Elect {}, &[], DType::Bool);
        self.b.open(None);
        self.b.effect(Op::MbarrierArrive { buf: barrier, remote: false }, &[index]);
        let arrive = self.b.close();
        self.b.branch(lane, arrive, Block::default());
    }
}

//! Loops of two products in which warpgroups take turns.
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
//! What is handed over has one place and two barriers, as a ring's slot: `full`, at
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
use super::plan::Ring;
use crate::ir::{Block, Buf, BufData, Home, Op, Special, Val, Var};
use crate::lower::infer::extents;
use crate::lower::lin::{Lin, Range};
use crate::lower::view::{Root, View};
use plan::RUNNERS;
pub(super) use plan::{Relay, divide_rings, relays};
use std::collections::HashSet;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Inst, InstId, RegionId, Value};

/// Where what is handed over lies, and its barriers.
#[derive(Clone, Debug)]
pub(super) struct Handing {
    full: Buf,
    empty: Buf,
    /// By fragment.
    places: Vec<(Value, View)>,
    /// The parity of the present iteration.
    phase: Var,
}

/// An iteration as one warpgroup sees it.
#[derive(Clone, Copy, Debug)]
struct Leg {
    /// Whether another one's iteration is in front of it in the loop.
    later: bool,
    /// Whether its scores are begun before that one's product is added.
    early: bool,
}

impl Lower<'_> {
    /// Memory and barriers of all relays.
    pub(super) fn relay_memory(&mut self) -> Lowered<()> {
        let func = self.func;
        let mut relays: Vec<(RegionId, Relay)> =
            self.specialized.roles.relays.iter().map(|(&region, relay)| (region, relay.clone())).collect();
        relays.sort_by_key(|(region, _)| *region);
        for (number, (region, relay)) in relays.into_iter().enumerate() {
            let mut barrier = |name: &str| {
                let home = Home::Shared { start: None, align: 8 };
                self.b.buf(BufData { name: format!("{name}_{number}"), elem: DType::U64, len: 1, home })
            };
            let (full, empty) = (barrier("handed"), barrier("taken"));
            let mut places = Vec::new();
            for fragment in relay.handed {
                let (Some(elem), Some(extents)) = (func.ty(fragment).elem().dtype(), extents(func, fragment)) else {
                    return self.error("a fragment's type and extents are not known");
                };
                let buf = self.b.shared("handed", elem, extents.iter().product());
                self.b.kernel().pipelined.insert(buf);
                places.push((fragment, View::whole(Root::Memory(buf), elem, View::row_major(&extents).into_iter())));
            }
            let phase = self.b.var("handed", DType::I32, 1);
            self.specialized.handings.insert(region, Handing { full, empty, places, phase });
        }
        Ok(())
    }

    /// By one thread: begins the barriers of all relays.
    pub(super) fn init_relays(&mut self) {
        let warps = self.threads() / self.target.warp;
        let zero = self.b.int(0, DType::I32);
        for handing in self.handings() {
            self.b.effect(Op::MbarrierInit { buf: handing.full, count: warps / RUNNERS }, &[zero]);
            self.b.effect(Op::MbarrierInit { buf: handing.empty, count: warps }, &[zero]);
        }
    }

    /// The first iteration of a kernel is the first to be handed over.
    pub(super) fn begin_relays(&mut self) {
        let zero = self.b.int(0, DType::I32);
        for handing in self.handings() {
            self.b.set(handing.phase, 0, zero);
        }
    }

    fn handings(&self) -> Vec<Handing> {
        let mut handings: Vec<(&RegionId, &Handing)> = self.specialized.handings.iter().collect();
        handings.sort_by_key(|(region, _)| **region);
        handings.into_iter().map(|(_, handing)| handing.clone()).collect()
    }

    /// Warps that give back the slots of a ring.
    pub(super) fn emptiers(&self, ring: &Ring) -> u32 {
        if self.specialized.roles.alternates(ring.region) {
            return GROUP / self.target.warp;
        }
        let relay = self.specialized.roles.relays.get(&ring.region);
        let runners = if ring.pieces > 1 || relay.is_some_and(|relay| relay.is_own(ring)) { RUNNERS } else { 1 };
        self.threads() / self.target.warp / runners
    }

    /// The barriers at which a warpgroup gives back a slot: those of the pieces that
    /// it has in common with nobody.
    pub(super) fn released(&mut self, number: usize, slot: Val) -> Vec<Val> {
        let ring = self.specialized.roles.rings[number].clone();
        if ring.pieces == 1 {
            return vec![slot];
        }
        self.shares(&ring).into_iter().map(|piece| self.piece_of(&ring, slot, &piece)).collect()
    }

    /// The pieces of a ring that a warpgroup's part of the second product reads.
    fn shares(&mut self, ring: &Ring) -> Vec<Lin> {
        let group = self.b.special(Special::Warpgroup);
        self.known.state(group, Range::below(RUNNERS.into()), 1);
        let own = ring.pieces / RUNNERS;
        let first = Lin::val(group).scale(own.into());
        (0..own).map(|piece| first.add_int(piece.into())).collect()
    }

    /// A loop that is a relay; `None` if this one is not.
    pub(in crate::lower) fn relay(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let relay = self.specialized.roles.relays.get(&inst.regions[0])?.clone();
        Some(self.relay_loop(inst, &relay))
    }

    fn relay_loop(&mut self, inst: &Inst, relay: &Relay) -> Lowered<()> {
        let held = |fragment: &Value| self.layouts.get(fragment).is_some_and(|layout| layout.is_repeated(GROUP));
        if !relay.fragments.iter().all(held) {
            return self.error("warpgroups that take turns share a fragment");
        }
        let group = self.b.special(Special::Warpgroup);
        self.known.state(group, Range::below(RUNNERS.into()), 1);
        let first = self.is_zero(&Lin::val(group));
        let before = self.items.clone();
        let mut sides = Vec::new();
        for runner in 0..RUNNERS {
            self.b.open(None);
            let result = self.run_relay(inst, relay, runner);
            sides.push(self.b.close());
            self.items.clone_from(&before);
            result?;
        }
        if let Some(buf) = sides.iter().find_map(|block| self.meeting(block)) {
            let name = self.b.kernel().bufs[buf].name.clone();
            return self.error(format!("warpgroups that take turns meet in `{name}`"));
        }
        let follows = sides.pop().unwrap_or_default();
        let leads = sides.pop().unwrap_or_default();
        self.b.branch(first, leads, follows);
        Ok(())
    }

    /// Shared memory for which all warpgroups would have to wait for each other.
    fn meeting(&mut self, block: &Block) -> Option<Buf> {
        let rings = self.specialized.tiles.values().filter_map(|view| match view.root {
            Root::Memory(buf) => Some(buf),
            Root::Fragment(_) | Root::Variable(_) => None,
        });
        let rings: HashSet<Buf> = rings.collect();
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
                let ordered = |buf: &Buf| kernel.pipelined.contains(buf) || rings.contains(buf);
                touched.filter(|buf| kernel.bufs[*buf].is_shared() && !ordered(buf))
            })
            .or_else(|| block.insts.iter().flat_map(|inst| &inst.blocks).find_map(|block| self.meeting(block)))
    }

    /// All that one warpgroup does.
    fn run_relay(&mut self, inst: &Inst, relay: &Relay, runner: u32) -> Lowered<()> {
        let [lo, hi, _] = self.bounds(inst)?;
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let deep = self.through(inst, relay).iter().all(|(_, ring)| ring.stages > 1);
        if runner == 0 {
            // Written out, because products begun under a condition would all wait
            // for each other.
            self.guarded(Some(runs), &mut |lower| {
                lower.leg(inst, relay, lo.clone(), Leg { later: false, early: false })
            })?;
        }
        let leg = Leg { later: true, early: deep && runner > 0 };
        let from = lo.add_int(if runner == 0 { RUNNERS.into() } else { runner.into() });
        self.loop_over(&from, &hi, &Lin::int(RUNNERS.into()), |lower, counter| lower.leg(inst, relay, counter, leg))?;
        // The last iteration may be another one's.
        let count = self.known.register(&mut self.b, &hi.sub(&lo), DType::I32);
        let one = self.b.int(1, DType::I32);
        let odd = self.b.bin(BinOp::And, count, one);
        let mine = self.b.int(runner.into(), DType::I32);
        let others = self.b.cmp(CmpOp::Eq, odd, mine);
        let others = self.b.and(Some(runs), Some(others));
        self.guarded(others, &mut |lower| {
            lower.skip_own(inst, relay);
            lower.take(inst, relay, hi.add_int(-1), true)?;
            lower.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            lower.end_second(inst, relay);
            Ok(())
        })
    }

    fn handing(&self, inst: &Inst) -> Handing {
        self.specialized.handings[&inst.regions[0]].clone()
    }

    /// The rings whose tiles the scores are made of and all multiply after.
    fn through(&self, inst: &Inst, relay: &Relay) -> Vec<(usize, Ring)> {
        self.rings_where(|ring| {
            ring.region == inst.regions[0] && !relay.is_common(ring.first) && relay.is_common(ring.last)
        })
    }

    /// Leaves out the tiles that another one uses alone.
    fn skip_own(&mut self, inst: &Inst, relay: &Relay) {
        for (number, ring) in self.rings_where(|ring| ring.region == inst.regions[0] && relay.is_own(ring)) {
            self.next_turn(number, ring.stages);
        }
    }

    fn leg(&mut self, inst: &Inst, relay: &Relay, counter: Lin, leg: Leg) -> Lowered<()> {
        let handing = self.handing(inst);
        let before = counter.add_int(-1);
        if leg.later {
            self.skip_own(inst, relay);
        }
        if leg.later && !leg.early {
            // Before the tiles of this iteration are waited for: those of the next
            // one can only come when these are given back.
            self.take(inst, relay, before.clone(), true)?;
            self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            self.end_second(inst, relay);
        }
        self.count(inst, counter.clone());
        self.begin_scores(relay, leg.early)?;
        if leg.early {
            self.take(inst, relay, before, true)?;
        }
        self.count(inst, counter.clone());
        self.b.effect(Op::WgmmaWait { pending: u32::from(leg.early) }, &[]);
        for &id in &relay.firsts {
            self.release_tiles(id);
        }
        self.compute(inst, |id| !relay.firsts.contains(&id) && !relay.is_common(id) && !relay.hands(id))?;
        if leg.early {
            self.anchor();
            self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            self.end_second(inst, relay);
        }
        let phase = self.b.get(handing.phase, 0);
        let (zero, one) = (self.b.int(0, DType::I32), self.b.int(1, DType::I32));
        // Of a new barrier the round before counts as over.
        let parity = self.b.bin(BinOp::Xor, phase, one);
        self.b.effect(Op::MbarrierWait { buf: handing.empty }, &[zero, parity]);
        self.compute(inst, |id| relay.hands(id))?;
        for (fragment, place) in &handing.places {
            let held = self.view(&Lane::default(), *fragment)?;
            self.copy_views(&held, place)?;
        }
        self.b.effect(Op::ProxyFence {}, &[]);
        self.arrive(handing.full, zero);
        self.take(inst, relay, counter, false)?;
        self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        self.end_second(inst, relay);
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

    /// Begins the first products, those of the iteration after the one whose turn
    /// it is if they are `ahead`.
    fn begin_scores(&mut self, relay: &Relay, ahead: bool) -> Lowered<()> {
        for &id in &relay.firsts {
            let mut parts = None;
            for (number, ring) in self.rings_where(|ring| ring.first == id) {
                let (slot, phase) = match ahead && relay.is_common(ring.last) {
                    true => self.turn_after(number, ring.stages),
                    false => (self.slot_now(number, ring.stages), self.phase_now(number)),
                };
                if ring.pieces > 1 {
                    self.show_ring(&ring, slot)?;
                    parts = Some((number, ring, slot, phase));
                } else {
                    self.await_ring(number, &ring, slot, phase)?;
                }
            }
            let Some((number, ring, slot, phase)) = parts else {
                self.begin(id)?;
                continue;
            };
            let full = self.specialized.slots[number].full;
            for piece in 0..ring.pieces {
                let at = self.piece_of(&ring, slot, &Lin::int(piece.into()));
                self.b.effect(Op::MbarrierWait { buf: full }, &[at, phase]);
                self.begin_part(id, piece, ring.pieces)?;
            }
        }
        Ok(())
    }

    /// Takes what was handed over in an iteration and begins to add it, after all
    /// that is done to the sum before. What `others` have made is not known yet.
    fn take(&mut self, inst: &Inst, relay: &Relay, counter: Lin, others: bool) -> Lowered<()> {
        let handing = self.handing(inst);
        let zero = self.b.int(0, DType::I32);
        let phase = self.b.get(handing.phase, 0);
        self.b.effect(Op::MbarrierWait { buf: handing.full }, &[zero, phase]);
        if others {
            for (fragment, place) in &handing.places {
                let held = self.view(&Lane::default(), *fragment)?;
                self.copy_views(place, &held)?;
            }
        }
        self.count(inst, counter);
        self.compute(inst, |id| relay.common.contains(&id))?;
        for (number, ring) in self.through(inst, relay) {
            let slot = self.slot_now(number, ring.stages);
            let phase = self.phase_now(number);
            if ring.pieces == 1 {
                self.await_ring(number, &ring, slot, phase)?;
                continue;
            }
            self.show_ring(&ring, slot)?;
            let full = self.specialized.slots[number].full;
            for piece in self.shares(&ring) {
                let at = self.piece_of(&ring, slot, &piece);
                self.b.effect(Op::MbarrierWait { buf: full }, &[at, phase]);
            }
        }
        self.await_tiles(relay.second)?;
        self.begin(relay.second)
    }

    /// Gives back what a product was the last to use.
    fn end_second(&mut self, inst: &Inst, relay: &Relay) {
        let handing = self.handing(inst);
        self.release_tiles(relay.second);
        let (zero, one) = (self.b.int(0, DType::I32), self.b.int(1, DType::I32));
        self.arrive(handing.empty, zero);
        let phase = self.b.get(handing.phase, 0);
        let flipped = self.b.bin(BinOp::Xor, phase, one);
        self.b.set(handing.phase, 0, flipped);
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

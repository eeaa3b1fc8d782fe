//! The consumers: the kernel without the producer's copies.

use super::super::{Item, Lane, Lower, Lowered};
use super::gathered_operands::tile_of;
use super::plan::Ring;
use crate::ir::{Block, Buf, Op, Val};
use crate::lower::lin::Range;
use crate::lower::view::View;
use tile_core::elem::DType;
use tile_core::ir::{InstId, Op as Tile, Value};

impl Lower<'_> {
    /// The program of the consumers, or of one of those that take turns.
    pub(super) fn consumer(&mut self, told: Option<Buf>, number: u32) -> Lowered<()> {
        // What the threads of one have for themselves, those of the other do not.
        self.specialized.staging.clear();
        self.specialized.anchor = None;
        self.privates.clear();
        self.first_thread = number * self.threads();
        if let Some(told) = told {
            self.begin_turns(told, number);
        }
        self.begin_flips();
        self.begin_parts();
        let result = self.each_tile(&mut |lower| lower.consume_tile());
        result.and_then(|()| self.drain_writes())?;
        self.end_parts();
        self.specialized.order = None;
        self.first_thread = 0;
        Ok(())
    }

    /// Whether a copy is to be a TMA store.
    pub(in crate::lower) fn is_write(&self, id: InstId) -> bool {
        self.specialized.roles.writes.contains(&id)
    }

    /// Whether a statement is the producer's.
    pub(in crate::lower) fn is_produced(&self, id: InstId) -> bool {
        self.specialized.roles.copies.contains(&id)
    }

    /// Some of the rings, with their numbers.
    pub(super) fn rings_where(&self, which: impl Fn(&Ring) -> bool) -> Vec<(usize, Ring)> {
        let rings = self.specialized.roles.rings.iter().enumerate();
        rings.filter(|(_, ring)| which(ring)).map(|(number, ring)| (number, ring.clone())).collect()
    }

    /// Waits for the tiles that a statement is the first to use.
    pub(in crate::lower) fn await_tiles(&mut self, id: InstId) -> Lowered<()> {
        for (number, ring) in self.rings_where(|ring| ring.first == id) {
            let slot = self.slot_now(number, ring.stages);
            let phase = self.phase_now(number);
            self.await_ring(number, &ring, slot, phase)?;
        }
        Ok(())
    }

    /// Waits for the tiles of a slot, which views show then.
    pub(super) fn await_ring(&mut self, number: usize, ring: &Ring, slot: Val, phase: Val) -> Lowered<()> {
        self.await_full(number, ring, slot, phase)?;
        self.show_ring(ring, slot)
    }

    /// Waits for the tiles of a slot.
    pub(super) fn await_full(&mut self, number: usize, ring: &Ring, slot: Val, phase: Val) -> Lowered<()> {
        let full = self.specialized.slots[number].full;
        self.b.effect(Op::MbarrierWait { buf: full }, &[slot, phase]);
        if self.gathers_in(ring) {
            // Threads' copies are not made the way that products read.
            self.b.effect(Op::ProxyFence {}, &[]);
        }
        Ok(())
    }

    /// Lets the views of a ring's tiles show a slot.
    pub(super) fn show_ring(&mut self, ring: &Ring, slot: Val) -> Lowered<()> {
        for &copy in &ring.copies {
            let tile = tile_of(self.func, copy);
            let view = self.show_slot(tile, slot, ring.stages)?;
            if self.specialized.roles.tiles[&tile].is_short() {
                let src = self.view(&Lane::default(), self.func.insts[copy].args[0])?;
                let base = view.base.add(&self.brought_shift(&view, &src)?);
                self.items.insert(tile, Item::View(View { base, ..view }));
            }
            self.turn_views(tile)?;
        }
        Ok(())
    }

    /// The rings whose tiles a statement is the first to use, and their present slots,
    /// which have arrived and which views show then.
    pub(super) fn show_present(&mut self, id: InstId) -> Lowered<Vec<(usize, Ring, Val)>> {
        let mut shown = Vec::new();
        for (number, ring) in self.rings_where(|ring| ring.first == id) {
            let slot = self.slot_now(number, ring.stages);
            self.show_ring(&ring, slot)?;
            shown.push((number, ring, slot));
        }
        Ok(shown)
    }

    /// If there are `more` iterations, waits for the slots whose turn it is by now, and
    /// lets views show them; otherwise they show the slots of before.
    pub(super) fn show_next(&mut self, before: &[(usize, Ring, Val)], more: Val) -> Lowered<()> {
        for (number, ring, present) in before {
            let (next, phase) = (self.slot_now(*number, ring.stages), self.phase_now(*number));
            self.guarded(Some(more), &mut |lower| lower.await_full(*number, ring, next, phase))?;
            let slot = self.b.select(more, next, *present);
            self.known.state(slot, Range::below(ring.stages.into()), 1);
            self.show_ring(ring, slot)?;
        }
        Ok(())
    }

    /// Makes the views of a tile again that stand outside of where its slots
    /// are known.
    pub(super) fn turn_views(&mut self, tile: Value) -> Lowered<()> {
        let func = self.func;
        let mut views = Vec::new();
        func.walk(func.body, &mut |id, inst| {
            if let Tile::Permute { .. } | Tile::Reshape {} = inst.op
                && func.root(inst.args[0]) == tile
            {
                views.push(id);
            }
        });
        for id in views {
            let inst = &func.insts[id];
            if let (Some(result), Some(item)) = (inst.result, self.pure(&Lane::default(), inst)?) {
                self.items.insert(result, item);
            }
        }
        Ok(())
    }

    /// Gives back the slots of tiles that a statement was the last to use.
    pub(in crate::lower) fn release_tiles(&mut self, id: InstId) {
        for (number, ring) in self.rings_where(|ring| ring.last == id) {
            let slot = self.slot_now(number, ring.stages);
            if ring.read {
                self.b.effect(Op::WarpBarrier {}, &[]);
            }
            match self
                .specialized
                .streaming
                .filter(|streaming| streaming.product == id && ring.stages >= streaming.deep)
            {
                None => self.release_after(number, slot),
                Some(streaming) => {
                    self.b.open(None);
                    self.release_before(number);
                    let release = self.b.close();
                    self.b.branch(streaming.later, release, Block::default());
                    self.b.set(self.specialized.turns[number].before, 0, slot);
                }
            }
            // Those who pass a turn by take the same step.
            if !self.specialized.roles.alternates(ring.region) {
                self.next_turn(number, ring.stages);
            }
        }
    }

    /// Gives back the slot of the iteration before.
    pub(super) fn release_before(&mut self, ring: usize) {
        let slot = self.b.get(self.specialized.turns[ring].before, 0);
        self.release(ring, slot);
    }

    pub(super) fn release(&mut self, ring: usize, slot: Val) {
        let places = self.released(ring, slot);
        let lane = self.b.value(Op::Elect {}, &[], DType::Bool);
        self.b.open(None);
        for place in places {
            self.arrive_at_empty(ring, place);
        }
        let arrive = self.b.close();
        self.b.branch(lane, arrive, Block::default());
    }
}

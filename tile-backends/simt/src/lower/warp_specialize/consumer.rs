//! The consumers: the kernel without the producer's copies.

use super::super::{Item, Lane, Lower, Lowered};
use super::gathered_operands::tile_of;
use super::specialization::Pipeline;
use crate::ir::{Block, Buf, Op, Val};
use crate::lower::lin::Range;
use crate::lower::view::View;
use tile_core::elem::DType;
use tile_core::ir::{InstId, Op as Tile, Value};

impl Lower<'_> {
    /// The program of the consumers, or of one of those that take tiles alternately.
    pub(super) fn consumer(&mut self, order: Option<Buf>, number: u32) -> Lowered<()> {
        // What the threads of one have for themselves, those of the other do not.
        self.specialized.staging.clear();
        self.specialized.anchor = None;
        self.privates.clear();
        self.first_thread = number * self.threads();
        if let Some(order) = order {
            self.begin_order(order, number);
        }
        self.begin_double_buffers();
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

    /// Some of the pipelines, with their numbers.
    pub(super) fn pipelines_where(&self, which: impl Fn(&Pipeline) -> bool) -> Vec<(usize, Pipeline)> {
        let pipelines = self.specialized.roles.pipelines.iter().enumerate();
        pipelines.filter(|(_, pipeline)| which(pipeline)).map(|(number, pipeline)| (number, pipeline.clone())).collect()
    }

    /// Waits for the tiles that a statement is the first to use.
    pub(in crate::lower) fn await_tiles(&mut self, id: InstId) -> Lowered<()> {
        for (number, pipeline) in self.pipelines_where(|pipeline| pipeline.first == id) {
            let stage = self.stage_now(number, pipeline.stages);
            let phase = self.phase_now(number);
            self.await_stage(number, &pipeline, stage, phase)?;
        }
        Ok(())
    }

    /// Waits for the tiles of a stage, which views show then.
    pub(super) fn await_stage(&mut self, number: usize, pipeline: &Pipeline, stage: Val, phase: Val) -> Lowered<()> {
        self.await_full(number, pipeline, stage, phase)?;
        self.show_tiles(pipeline, stage)
    }

    /// Waits for the tiles of a stage.
    pub(super) fn await_full(&mut self, number: usize, pipeline: &Pipeline, stage: Val, phase: Val) -> Lowered<()> {
        let full = self.specialized.barriers[number].full;
        self.b.effect(Op::MbarrierWait { buf: full }, &[stage, phase]);
        if self.gathers_in(pipeline) {
            // Threads' copies are not made the way that products read.
            self.b.effect(Op::ProxyFence {}, &[]);
        }
        Ok(())
    }

    /// Lets the views of a pipeline's tiles show a stage.
    pub(super) fn show_tiles(&mut self, pipeline: &Pipeline, stage: Val) -> Lowered<()> {
        for &copy in &pipeline.copies {
            let tile = tile_of(self.func, copy);
            let view = self.show_stage(tile, stage, pipeline.stages)?;
            if self.specialized.roles.tiles[&tile].is_short() {
                let src = self.view(&Lane::default(), self.func.insts[copy].args[0])?;
                let base = view.base.add(&self.brought_shift(&view, &src)?);
                self.items.insert(tile, Item::View(View { base, ..view }));
            }
            self.update_views(tile)?;
        }
        Ok(())
    }

    /// The pipelines whose tiles a statement is the first to use, and their present stages,
    /// which have arrived and which views show then.
    pub(super) fn show_present(&mut self, id: InstId) -> Lowered<Vec<(usize, Pipeline, Val)>> {
        let mut shown = Vec::new();
        for (number, pipeline) in self.pipelines_where(|pipeline| pipeline.first == id) {
            let stage = self.stage_now(number, pipeline.stages);
            self.show_tiles(&pipeline, stage)?;
            shown.push((number, pipeline, stage));
        }
        Ok(shown)
    }

    /// If there are `more` iterations, waits for the stages that are current by now, and
    /// lets views show them; otherwise they show the stages of before.
    pub(super) fn show_next(&mut self, before: &[(usize, Pipeline, Val)], more: Val) -> Lowered<()> {
        for (number, pipeline, present) in before {
            let (next, phase) = (self.stage_now(*number, pipeline.stages), self.phase_now(*number));
            self.guarded(Some(more), &mut |lower| lower.await_full(*number, pipeline, next, phase))?;
            let stage = self.b.select(more, next, *present);
            self.known.state(stage, Range::below(pipeline.stages.into()), 1);
            self.show_tiles(pipeline, stage)?;
        }
        Ok(())
    }

    /// Makes the views of a tile again that stand outside of where its stages
    /// are known.
    pub(super) fn update_views(&mut self, tile: Value) -> Lowered<()> {
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

    /// Gives back the stages of tiles that a statement was the last to use.
    pub(in crate::lower) fn release_tiles(&mut self, id: InstId) {
        for (number, pipeline) in self.pipelines_where(|pipeline| pipeline.last == id) {
            let stage = self.stage_now(number, pipeline.stages);
            if pipeline.read {
                self.b.effect(Op::WarpBarrier {}, &[]);
            }
            if self.specialized.released.remove(&number) {
                self.advance(number, pipeline.stages);
                continue;
            }
            match self
                .specialized
                .mainloop
                .filter(|mainloop| mainloop.product == id && pipeline.stages >= mainloop.deep)
            {
                None => self.release_after(number, stage),
                Some(mainloop) => {
                    self.b.open(None);
                    self.release_before(number);
                    let release = self.b.close();
                    self.b.branch(mainloop.later, release, Block::default());
                    self.b.set(self.specialized.states[number].before, 0, stage);
                }
            }
            // Those who leave out an iteration take the same step.
            if !self.specialized.roles.is_intra_block_split_k(pipeline.region) {
                self.advance(number, pipeline.stages);
            }
        }
    }

    /// Gives back the stage of the iteration before.
    pub(super) fn release_before(&mut self, pipeline: usize) {
        let stage = self.b.get(self.specialized.states[pipeline].before, 0);
        self.release(pipeline, stage);
    }

    pub(super) fn release(&mut self, pipeline: usize, stage: Val) {
        let places = self.released(pipeline, stage);
        let lane = self.b.value(Op::Elect {}, &[], DType::Bool);
        self.b.open(None);
        for place in places {
            self.arrive_at_empty(pipeline, place);
        }
        let arrive = self.b.close();
        self.b.branch(lane, arrive, Block::default());
    }
}

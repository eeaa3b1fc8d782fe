//! Threads of the producer that gather operands ([`gather`](super::gathered_operands)).
//!
//! The producer is a whole warpgroup then: its threads wait for the stage, start
//! copies of 16 bytes each to where the instructions want them, and arrive at the
//! stage's barrier when theirs have landed. One lane starts the boxes of the same
//! stage.
//! What does not move with the loop around is computed once
//! ([`hoist`](super::producer_hoist), [`digits`](super::strength_reduce)).

use super::super::{Item, Lane, Lower, Lowered};
use super::GROUP;
use super::gathered_operands::{Move, tile_of};
use super::specialization::Pipeline;
use crate::ir::{Op, Val};
use crate::layout::{Fragment, Mode};
use crate::lower::fragment_accesses::accesses;
use crate::lower::infer::propagate;
use crate::lower::lin::{Lin, gcd};
use crate::lower::shapes::{extents, free_layout};
use crate::lower::view::{Root, View};
use rustc_hash::FxHashMap;
use tile_core::elem::DType;
use tile_core::ir::{InstId, Op as Tile, Value};

/// Bytes of a copy.
const CHUNK: u32 = 16;

/// The least bytes of a row that neighbouring threads copy together: what memory
/// hands out at a time.
const SECTOR: u32 = 32;

/// Rows of a thread, each of which has registers of its own.
const ROWS: u32 = 8;

impl<'f> Lower<'f> {
    /// How many arrivals fill a stage.
    pub(super) fn fillers(&self, pipeline: &Pipeline) -> u32 {
        let boxes = pipeline.copies.iter().any(|&copy| !self.specialized.roles.gathers.has(copy));
        u32::from(boxes) + if self.gathers_in(pipeline) { GROUP } else { 0 }
    }

    pub(super) fn gathers_in(&self, pipeline: &Pipeline) -> bool {
        pipeline.copies.iter().any(|&copy| self.specialized.roles.gathers.has(copy))
    }

    /// A producer of which all threads go through the body.
    pub(super) fn wide_producer(&mut self) -> Lowered<()> {
        let layouts = self.gather_layouts()?;
        let consumers = std::mem::replace(&mut self.threads, GROUP);
        self.first_thread = consumers;
        let layouts = std::mem::replace(&mut self.layouts, layouts);
        // What depends on the thread alone is computed once.
        for copy in self.all_gathers() {
            let layout = self.fetch_layout(copy)?;
            self.base(&layout);
        }
        self.leader();
        let result = self.each_tile(&mut |lower| lower.produce_tile());
        let result = result.and_then(|()| self.await_cluster());
        self.threads = consumers;
        self.first_thread = 0;
        self.layouts = layouts;
        result
    }

    fn all_gathers(&self) -> Vec<InstId> {
        let roles = &self.specialized.roles;
        roles
            .pipelines
            .iter()
            .flat_map(|pipeline| &pipeline.copies)
            .copied()
            .filter(|&copy| roles.gathers.has(copy))
            .collect()
    }

    /// Whether the thread is of the producer's first warp.
    fn leader(&mut self) -> Val {
        let thread = self.thread();
        self.warp_below(thread, self.target.warp)
    }

    /// Does something in one thread of the producer.
    pub(super) fn by_leader(&mut self, body: &mut dyn FnMut(&mut Lower<'f>) -> Lowered<()>) -> Lowered<()> {
        if !self.specialized.roles.is_wide() {
            // That is the only thread here.
            return body(self);
        }
        let warp = self.leader();
        self.in_a_lane(warp, body)
    }

    /// Which thread copies what of a gather's tile.
    fn fetch_layout(&self, copy: InstId) -> Lowered<Fragment> {
        let tile = tile_of(self.func, copy);
        let (Some(extents), Some(elem)) = (extents(self.func, tile), self.func.ty(tile).elem().dtype()) else {
            return self.error("a tile's type and extents are not known");
        };
        Ok(fetch_layout(&extents, elem.bytes() as u32))
    }

    /// The layouts of the fragments that the producer makes again.
    fn gather_layouts(&self) -> Lowered<FxHashMap<Value, Fragment>> {
        let func = self.func;
        let fragments: FxHashMap<Value, Vec<u32>> = self
            .specialized
            .roles
            .gathers
            .fragments()
            .iter()
            .filter_map(|&fragment| Some((fragment, extents(func, fragment)?)))
            .collect();
        let mut layouts = FxHashMap::default();
        for copy in self.all_gathers() {
            let (inst, layout) = (&func.insts[copy], self.fetch_layout(copy)?);
            if let Tile::Gather {} = inst.op {
                layouts.entry(inst.args[1]).or_insert_with(|| layout.select(&[Some(0)]));
                continue;
            }
            for access in accesses(func, inst) {
                if let Some(select) = access.select() {
                    layouts.entry(access.root).or_insert_with(|| layout.select(&select));
                }
            }
        }
        propagate(func, &fragments, &mut layouts);
        for (fragment, extents) in fragments {
            layouts.entry(fragment).or_insert_with(|| free_layout(&extents, GROUP, 4));
        }
        Ok(layouts)
    }

    /// Whether the producer makes a fragment, or sets it, as the consumers do.
    pub(super) fn is_repeated(&self, id: InstId) -> bool {
        let gathers = &self.specialized.roles.gathers;
        let inst = &self.func.insts[id];
        let makes = || {
            matches!(inst.op, Tile::Alloc {}) && inst.result.is_some_and(|value| gathers.fragments().contains(&value))
        };
        gathers.repeats(id) || makes()
    }

    pub(super) fn repeat_statement(&mut self, id: InstId) -> Lowered<()> {
        let func = self.func;
        let inst = &func.insts[id];
        match inst.op {
            Tile::Alloc {} => return self.alloc(inst),
            Tile::Parallel {} => self.parallel(inst)?,
            _ => self.copy(id)?,
        }
        self.note_inside(inst);
        Ok(())
    }

    /// Starts the copies of a gather.
    pub(super) fn fetch(&mut self, id: InstId, dst: &View) -> Lowered<()> {
        let layout = self.fetch_layout(id)?;
        let Some(extents) = dst.extents() else { return self.error("a gathered tile's extents are not known") };
        let ends: Vec<Lin> = extents.iter().map(|&extent| Lin::int(extent.into())).collect();
        let vector = CHUNK / dst.elem.bytes() as u32;
        let once = self.first_replica(&layout);
        self.guarded(once, &mut |lower| {
            lower.sweep(&layout, &ends, vector, false, &mut |lower, run| lower.fetch_run(id, dst, run))
        })
    }

    /// Copies a run of neighbours.
    fn fetch_run(&mut self, id: InstId, dst: &View, run: &[Vec<Lin>]) -> Lowered<()> {
        let (src, indices, condition) = match self.func.insts[id].op {
            Tile::Gather {} => self.named_rows(id, run)?,
            _ => self.moved(id, run)?,
        };
        let (Root::Memory(from), Root::Memory(to)) = (src.root, dst.root) else {
            return self.error("a gather of registers");
        };
        let mut places = Vec::with_capacity(run.len());
        for index in &indices {
            places.push(self.fetched_place(&src, index)?);
        }
        if self.run(from, &places) != run.len() {
            return self.error("a gather's runs are not known to be aligned");
        }
        let target = self.stage_place(dst, &run[0])?;
        let mut guard = condition;
        // What holds in all iterations, or in none, is a bit.
        let mut always = None;
        for (x, end) in places[0].bounds().to_vec() {
            if self.are_outer(&x) && self.are_outer(&end) {
                always = self.in_front(|lower| {
                    let inside = lower.inside(&x, &end);
                    lower.b.and(always, inside)
                });
                continue;
            }
            let inside = self.moving_inside(&x, &end);
            guard = self.b.and(inside, guard);
        }
        if let Some(holds) = always {
            let holds = self.bit(holds);
            guard = self.b.and(Some(holds), guard);
        }
        let (from_index, src_offset) = self.place_register(from, places[0].index());
        let (to_index, dst_offset) = self.place_register(to, &target);
        let guarded = guard.is_some();
        let op = Op::CopyAsync { src: from, src_offset, dst: to, dst_offset, bytes: CHUNK, guarded };
        let args: Vec<Val> = guard.into_iter().chain([from_index, to_index]).collect();
        self.b.effect(op, &args);
        Ok(())
    }

    /// Where the elements of a run are in the rows that a gather names.
    fn named_rows(&mut self, id: InstId, run: &[Vec<Lin>]) -> Lowered<(View, Vec<Vec<Lin>>, Option<Val>)> {
        let lane = Lane::default();
        let [src, rows] = [0, 1].map(|i| self.view(&lane, self.func.insts[id].args[i]));
        let (src, rows) = (src?, rows?);
        let outer =
            self.is_still(&rows, self.func.insts[id].args[1]) && run[0][..1].iter().all(|index| self.are_outer(index));
        let name = |lower: &mut Lower<'f>| -> Lowered<Lin> {
            let row = lower.load(&rows, &[run[0][..1].to_vec()])?[0];
            let from = lower.b.ty(row);
            let row = lower.b.cast(row, DType::Index);
            lower.known.state(row, super::super::scalar::integers(from), 1);
            Ok(Lin::val(row))
        };
        let row = if outer { self.in_front(name)? } else { name(self)? };
        let indices = run.iter().map(|index| [std::slice::from_ref(&row), &index[1..]].concat()).collect();
        Ok((src, indices, None))
    }

    /// Where the elements of a run are that a `parallel!` moves, and whether they
    /// are wanted.
    fn moved(&mut self, id: InstId, run: &[Vec<Lin>]) -> Lowered<(View, Vec<Vec<Lin>>, Option<Val>)> {
        let func = self.func;
        let inst = &func.insts[id];
        let Some(moved) = Move::of(func, inst) else { return self.error("a gather does more than to move elements") };
        let region = &func.regions[inst.regions[0]];
        let lane = |index: &Vec<Lin>| Lane {
            items: region.args.iter().copied().zip(index.iter().cloned().map(Item::Int)).collect(),
        };
        let mut lanes: Vec<Lane> = run.iter().map(lane).collect();
        let chosen = func.insts[moved.store].args[0];
        for &inner in &region.insts {
            let step = &func.insts[inner];
            if inner == moved.load || inner == moved.store || step.result == Some(chosen) {
                continue;
            }
            if self.is_step_still(step, &lanes) {
                self.in_front(|lower| lower.step(step, &mut lanes))?;
            } else {
                self.step(step, &mut lanes)?;
            }
        }
        let load = &func.insts[moved.load];
        let src = self.view(&lanes[0], load.args[0])?;
        if lanes.iter().any(|lane| lane.items.contains_key(&load.args[0])) {
            return self.error("a gather's tensor is another for each element");
        }
        let mut indices = Vec::with_capacity(run.len());
        for lane in &lanes {
            indices.push(load.args[1..].iter().map(|&i| self.index(lane, i)).collect::<Lowered<Vec<Lin>>>()?);
        }
        let mut condition = None;
        if let Some((value, wanted)) = moved.condition {
            let first = self.scalar(&lanes[0], value)?;
            for lane in &lanes {
                if self.scalar(lane, value)? != first {
                    return self.error("a gather's condition is another for each element");
                }
            }
            condition = Some(if wanted { first } else { self.b.un(tile_core::ir::UnOp::Not, first) });
        }
        Ok((src, indices, condition))
    }

    /// Where an element of a stage is: its place in the stage is computed once.
    fn stage_place(&mut self, dst: &View, index: &[Lin]) -> Lowered<Lin> {
        let Some(format) = self.format_of(dst) else { return self.error("a gathered tile lies in rows") };
        let number = dst.axes.iter().zip(index).fold(Lin::default(), |sum, (axis, index)| match axis.stride.as_int() {
            Some(stride) => sum.add(&index.scale(stride)),
            None => sum,
        });
        if !self.are_outer(&number) {
            return self.error("a gathered tile's threads are not known in front of the loop");
        }
        let place = self.in_front(|lower| {
            let place = lower.formatted_index(format, &Lin::default(), &number);
            let sum = lower.known.register(&mut lower.b, &place.terms(), DType::I32);
            if place.as_int().is_some() { place } else { Lin::val(sum).add_int(place.constant) }
        });
        Ok(dst.base.add(&place))
    }
}

/// Which of the producer's threads copies what: neighbours the chunks of a row, so
/// many that no thread has many rows.
fn fetch_layout(extents: &[u32], width: u32) -> Fragment {
    let vector = CHUNK / width;
    if let &[rows, columns] = extents {
        let chunks = columns / vector;
        let mut across = gcd(chunks.into(), GROUP.into()) as u32;
        while rows / (GROUP / across) > ROWS && across * CHUNK > SECTOR {
            across /= 2;
        }
        let down = GROUP / across;
        if columns.is_multiple_of(vector) && chunks.is_multiple_of(across) && rows.is_multiple_of(down) {
            let threads = vec![Mode::along(1, across, vector), Mode::along(0, down, 1)];
            let registers = vec![
                Mode::along(1, vector, 1),
                Mode::along(1, chunks / across, across * vector),
                Mode::along(0, rows / down, down),
            ];
            return Fragment::new(2, threads, registers);
        }
    }
    free_layout(extents, GROUP, width)
}

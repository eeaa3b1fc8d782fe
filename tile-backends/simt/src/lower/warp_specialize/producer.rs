//! The producer: one lane of one warp starts all TMA copies.
//!
//! A lane of a second warp starts those of constants where they need not wait for the launch in front
//! ([`early_loads`](super::early_loads)).
//!
//! Where threads of the producer gather, too ([`fetch`](super::producer_gather)), all of
//! them walk through the body.

use super::super::{Item, Lane, Lower, Lowered};
use super::ALIGNED;
use super::gathered_operands::tile_of;
use super::operand::{Format, piece};
use super::specialization::Part;
use super::specialization::Pipeline;
use crate::ir::{Buf, Op, ShuffleMode, TensorMapData, Val};
use crate::lower::lin::Lin;
use crate::lower::view::{Root, View};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Inst, InstId, Op as Tile, RegionId};

impl<'f> Lower<'f> {
    pub(super) fn producer(&mut self) -> Lowered<()> {
        if self.specialized.roles.is_wide() {
            return self.wide_producer();
        }
        let thread = self.b.special(crate::ir::Special::Thread);
        let consumers = self.threads() * self.specialized.roles.consumers;
        if self.specialized.roles.pipelines.iter().any(|pipeline| pipeline.early) {
            self.early_producer(thread, consumers)?;
        }
        let warp = self.warp_below(thread, consumers + self.target.warp);
        self.in_a_lane(warp, &mut |lower| {
            lower.each_tile(&mut |lower| lower.produce_tile())?;
            lower.await_cluster()
        })
    }

    /// Whether the first thread of a thread's warp has a number below another.
    pub(super) fn warp_below(&mut self, thread: Val, end: u32) -> Val {
        // From a shuffle, the assembler knows that all lanes agree.
        let first = self.b.shuffle(ShuffleMode::Index, 0, thread);
        self.b.below(first, end.into())
    }

    /// Does something in one lane of the warp for which a condition holds.
    pub(super) fn in_a_lane(&mut self, warp: Val, body: &mut dyn FnMut(&mut Lower<'f>) -> Lowered<()>) -> Lowered<()> {
        self.guarded(Some(warp), &mut |lower| {
            let lane = lower.b.value(Op::Elect {}, &[], DType::Bool);
            lower.guarded(Some(lane), body)
        })
    }

    /// The copies of a region, and what they need.
    pub(super) fn produce(&mut self, region: RegionId) -> Lowered<()> {
        self.produce_some(region, &|_| true)
    }

    /// The same for some of the statements.
    pub(super) fn produce_some(&mut self, region: RegionId, which: &dyn Fn(InstId) -> bool) -> Lowered<()> {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            self.at_statement(inst);
            self.forget_found(id);
            let brings = self.pipeline_of(id).is_some() || self.holds_copies(inst);
            if brings && !(which(id) && self.fills_some(id)) {
                continue;
            }
            if let Some(pipeline) = self.pipeline_of(id) {
                self.produce_copy(pipeline, id)?;
            } else if self.specialized.roles.waits.contains(&id) {
                self.wait_alone(inst)?;
            } else if self.is_repeated(id) {
                self.repeat_statement(id)?;
            } else if self.holds_copies(inst) {
                self.produce_inside(inst)?;
            } else if let (Some(result), Some(item)) = (inst.result, self.known_item(inst)?) {
                self.items.insert(result, item);
            }
            self.forget_found(id);
        }
        Ok(())
    }

    /// What a value is here; nothing when it takes more than the producer has.
    fn known_item(&mut self, inst: &Inst) -> Lowered<Option<Item>> {
        let func = self.func;
        let lane = Lane::default();
        let available = inst.args.iter().all(|&arg| self.items.contains_key(&arg));
        match &inst.op {
            _ if !available => Ok(None),
            Tile::Load {} if func.is_input(inst.args[0]) => {
                let view = self.view(&lane, inst.args[0])?;
                let index = inst.args[1..].iter().map(|&i| self.index(&lane, i)).collect::<Lowered<Vec<Lin>>>()?;
                let val = self.load(&view, &[index])?[0];
                Ok(Some(self.made(val)))
            }
            Tile::Aggregate { op, axis } => self.aggregate(inst, *op, *axis as usize).map(Some),
            Tile::Alloc {} | Tile::Load {} => Ok(None),
            _ if !inst.regions.is_empty() => Ok(None),
            // A digit of a loop's counter.
            Tile::Bin { op: BinOp::Div | BinOp::Rem } if self.is_digit(inst) => Ok(None),
            _ => self.pure(&lane, inst),
        }
    }

    pub(super) fn pipeline_of(&self, copy: InstId) -> Option<usize> {
        self.specialized.roles.pipelines.iter().position(|pipeline| pipeline.copies.contains(&copy))
    }

    pub(super) fn holds_copies(&self, inst: &Inst) -> bool {
        fn inside(lower: &Lower<'_>, region: RegionId) -> bool {
            lower.func.regions[region].insts.iter().any(|&id| {
                lower.specialized.roles.copies.contains(&id)
                    || lower.func.insts[id].regions.iter().any(|&inner| inside(lower, inner))
            })
        }
        inst.regions.iter().any(|&region| inside(self, region))
    }

    fn produce_inside(&mut self, inst: &Inst) -> Lowered<()> {
        if !matches!(inst.op, Tile::If {}) {
            return self.produce_loop(inst);
        }
        let condition = self.scalar(&Lane::default(), inst.args[0])?;
        self.choose(inst, condition, &mut |lower, region| {
            lower.produce(region)?;
            Ok(None)
        })?;
        Ok(())
    }

    /// One of a pipeline's copies: the first waits for the stage, the last ends the
    /// stage.
    fn produce_copy(&mut self, number: usize, id: InstId) -> Lowered<()> {
        let pipeline = self.specialized.roles.pipelines[number].clone();
        let barriers = self.specialized.barriers[number].clone();
        let stage = self.stage_now(number, pipeline.stages);
        if pipeline.pieces > 1 {
            return self.produce_pieces(number, id, stage);
        }
        if pipeline.copies.first() == Some(&id) {
            let phase = self.phase_now(number);
            let one = self.b.int(1, DType::I32);
            // Of a new barrier the round before counts as over.
            let parity = self.b.bin(BinOp::Xor, phase, one);
            self.b.effect(Op::MbarrierWait { buf: barriers.empty }, &[stage, parity]);
            let bytes = self.transaction_bytes(&pipeline);
            if bytes > 0 {
                self.by_leader(&mut |lower| {
                    lower.b.effect(Op::MbarrierExpect { buf: barriers.full, bytes }, &[stage]);
                    Ok(())
                })?;
            }
        }
        let dst = self.show_stage(tile_of(self.func, id), stage, pipeline.stages)?;
        if self.specialized.roles.gathers.has(id) {
            self.fetch(id, &dst)?;
        } else if let Some(im2col) = self.specialized.roles.im2cols.get(&id).cloned() {
            self.by_leader(&mut |lower| lower.load_im2col(&im2col, &dst, stage, barriers.full))?;
        } else {
            let src = self.view(&Lane::default(), self.func.insts[id].args[0])?;
            let part = self.specialized.roles.shared.get(&id).copied();
            self.by_leader(&mut |lower| lower.load_tma_tiles(&src, &dst, (stage, barriers.full), [0, 1], part))?;
        }
        if pipeline.copies.last() == Some(&id) {
            if self.gathers_in(&pipeline) {
                self.b.effect(Op::CopyArrive { buf: barriers.full }, &[stage]);
            }
            self.advance(number, pipeline.stages);
        }
        Ok(())
    }

    /// The one copy of a pipeline whose stages have several pieces: each waits for who
    /// used it last.
    fn produce_pieces(&mut self, number: usize, id: InstId, stage: Val) -> Lowered<()> {
        let pipeline = self.specialized.roles.pipelines[number].clone();
        let barriers = self.specialized.barriers[number].clone();
        let phase = self.phase_now(number);
        let one = self.b.int(1, DType::I32);
        let parity = self.b.bin(BinOp::Xor, phase, one);
        let dst = self.show_stage(tile_of(self.func, id), stage, pipeline.stages)?;
        let src = self.view(&Lane::default(), self.func.insts[id].args[0])?;
        let bytes = self.transaction_bytes(&pipeline) / pipeline.pieces;
        for piece in 0..pipeline.pieces {
            let at = self.piece_of(&pipeline, stage, &Lin::int(piece.into()));
            self.b.effect(Op::MbarrierWait { buf: barriers.empty }, &[at, parity]);
            self.by_leader(&mut |lower| {
                lower.b.effect(Op::MbarrierExpect { buf: barriers.full, bytes }, &[at]);
                lower.load_tma_tiles(&src, &dst, (at, barriers.full), [piece, pipeline.pieces], None)
            })?;
        }
        self.advance(number, pipeline.stages);
        Ok(())
    }

    /// Bytes of the pipeline's boxes.
    fn transaction_bytes(&self, pipeline: &Pipeline) -> u32 {
        let boxes = pipeline.copies.iter().filter(|copy| !self.specialized.roles.gathers.has(**copy));
        let bufs = boxes.map(|copy| match self.specialized.tiles[&tile_of(self.func, *copy)].root {
            Root::Memory(buf) => buf,
            Root::Fragment(_) | Root::Variable(_) => unreachable!("pipelines are memory"),
        });
        bufs.map(|buf| self.specialized.formats[&buf].bytes()).sum()
    }

    /// Starts the copies of a tile: one for each run of columns as wide as the
    /// swizzle's rows, or one for as many of the tile's outermost indices as a box
    /// has, where it is not permuted. One of so many parts of a permuted tile's
    /// columns, or the part that the block brings to all of its cluster.
    fn load_tma_tiles(
        &mut self,
        src: &View,
        dst: &View,
        (signal, full): (Val, Buf),
        [part, parts]: [u32; 2],
        shared: Option<Part>,
    ) -> Lowered<()> {
        let (Root::Memory(tensor), Root::Memory(buf)) = (src.root, dst.root) else {
            return self.error("a TMA copy of registers");
        };
        let Some(mut tile) = dst.extents() else { return self.error("the extents of a tile are not known") };
        let format = self.specialized.formats[&buf];
        let homes = self.box_axes(src, dst, &format, tile.len())?;
        let last = tile.len() - 1;
        let begin = shared.map(|part| self.own_part(part, &mut tile));
        // What of each axis is in one box, and where the boxes begin.
        let mut boxed = tile.clone();
        let outermost = if format.swizzle.is_some() { last - 1 } else { 0 };
        boxed[outermost] = piece(tile[outermost]);
        if format.swizzle.is_some() {
            boxed[last] = format.panel();
        } else if format.is_short() {
            boxed[last] = format.stride;
        }
        let rank = src.axes.len() + src.dropped.len();
        let mut extents = vec![1; rank];
        homes.iter().zip(&boxed).for_each(|((home, _), &extent)| extents[*home] = extent);
        let mut corner = src.coordinates(&vec![Lin::default(); tile.len()], rank);
        let shift = self.brought_shift(dst, src)?;
        corner[homes[last].0] = corner[homes[last].0].sub(&shift);
        let mut start = dst.base.clone();
        if let Some(begin) = begin {
            for (axis, by) in [last - 1, last].into_iter().zip(&begin) {
                corner[homes[axis].0] = corner[homes[axis].0].add(by);
            }
            // Panels follow each other, and rows in a panel.
            let [rows, columns] = begin;
            start = start.add(&rows.scale(format.panel().into())).add(&columns.scale(format.rows.into()));
        }
        let map = self.b.map(TensorMapData {
            buf: tensor,
            extents,
            swizzle: format.swizzle,
            tf32: format.tf32,
            window: None,
        });
        let index = self.known.register(&mut self.b, &start, DType::I32);
        let multicast = if shared.is_some() { self.everyone() } else { 0 };
        let below: u32 = boxed[outermost + 1..].iter().product();
        let columns = tile[last] / parts;
        let lefts = match format.swizzle {
            Some(_) => (columns * part..columns * (part + 1)).step_by(boxed[last] as usize),
            None => (0..1).step_by(1),
        };
        for left in lefts {
            for top in (0..tile[outermost]).step_by(boxed[outermost] as usize) {
                let mut at = corner.clone();
                for (axis, by) in [(outermost, top), (last, left)] {
                    let home = homes[axis].0;
                    at[home] = at[home].add_int(by.into());
                }
                let coordinates: Vec<Val> =
                    at.iter().map(|lin| self.known.register(&mut self.b, lin, DType::I32)).collect();
                let offset = i64::from(left * format.rows + top * below);
                let op = Op::TmaLoad { map, dst: buf, offset, signal: full, multicast };
                let args: Vec<Val> = [index, signal].into_iter().chain(coordinates).collect();
                self.b.effect(op, &args);
            }
        }
        Ok(())
    }

    /// For each axis of a tile, the axis of the tensor that a box has there, and where it begins.
    fn box_axes(&mut self, src: &View, dst: &View, format: &Format, rank: usize) -> Lowered<Vec<(usize, Lin)>> {
        let homes: Option<Vec<(usize, Lin)>> = src.axes.iter().map(|axis| axis.home.clone()).collect();
        let Some(homes) = homes.filter(|homes| homes.len() == rank) else {
            return self.error("a box of a regrouped tensor");
        };
        let start = self.known.divisor(&homes[rank - 1].1) * dst.elem.bytes() as i64;
        if !format.is_short() && start % ALIGNED != 0 {
            return self.error("a box may begin inside of 16 bytes of a row");
        }
        Ok(homes)
    }

    /// Makes a tile the part of it that the block brings; where that begins, in rows and columns.
    fn own_part(&mut self, part: Part, tile: &mut [u32]) -> [Lin; 2] {
        let (rank, first) = (self.rank(), tile.len() - 2);
        let mut begin = [Lin::default(), Lin::default()];
        for (i, extent) in part.extents([tile[first], tile[first + 1]]).into_iter().enumerate() {
            let whole = std::mem::replace(&mut tile[first + i], extent);
            begin[i] = if whole == extent { Lin::default() } else { rank.scale(extent.into()) };
        }
        begin
    }
}

//! `pipelined!`: copies of later iterations in flight.
//!
//! ```text
//! for k in lo..hi {               issue 0; issue 1                  (stages − 1 of them)
//!   copy a[k] → t         ──►     for k in lo..hi {
//!   use t                           wait until iteration k has landed; barrier
//! }                                 issue k + 2 into the stage that iteration k − 1 used
//!                                   use stage k mod 3
//!                                 }
//! ```
//!
//! A copy is issued early when that cannot be seen: it goes from a tensor that
//! the kernel does not write to a whole shared tile which the loop uses after
//! it and nothing else uses at all, and its addresses follow from the loop's
//! counter and what stands outside of the loop. The tile then has a stage for
//! each stage. Everything else of the loop stays where it is, so the result is
//! that of the serial loop.
//!
//! The barrier at the head of an iteration serves twice: every thread sees what
//! the others copied, and no thread reads the stage any more that the next copy
//! overwrites. It is placed here, not by the pass `barriers`, which does not look
//! at stages.

use super::arrange::plans;
use super::copy_elision::is_in_place;
use super::error::LowerError;
use super::infer::Layouts;
use super::lin::{Lin, Range};
use super::pipeline_plan::{Early, Pipelines};
use super::prefetch;
use super::target::Target;
use super::tiles::padded_bytes;
use super::user_schedule;
use super::uses::touches;
use super::view::{Root, View};
use super::warp_specialize::WarpSpecialization;
use super::{Item, Lane, Lower, Lowered};
use crate::ir::{Op as Thread, Val, Var};
use rustc_hash::FxHashSet;
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Func, Inst, InstId, LoopKind, Op, RegionId, Space, Value, ValueDef};
use tile_core::pipeline::is_planned;

/// Decides for every pipelined loop of a function with such fragments.
///
/// # Errors
/// When the order and stages that the user gives cannot be followed.
pub(super) fn plan(
    func: &Func,
    target: &Target,
    roles: &WarpSpecialization,
    layouts: &Layouts,
) -> Result<Pipelines, LowerError> {
    let mut pipelines = Pipelines { in_registers: !target.copy_async, ..Pipelines::default() };
    let ahead = !pipelines.in_registers || prefetch::is_worth(func, target);
    for plan in plans(func)? {
        let mut candidates =
            if ahead { early_copies(func, target, plan.region, pipelines.in_registers) } else { Vec::new() };
        if pipelines.in_registers {
            prefetch::retain_held(func, target, layouts, &mut candidates);
        }
        user_schedule::decide(func, target, roles, &candidates, &plan, &mut pipelines);
    }
    if !ahead {
        fit(func, target, roles, &mut pipelines);
        return Ok(pipelines);
    }
    let mut loops = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        if let Op::For { kind: LoopKind::Pipelined { stages, .. } } = &inst.op
            && let Some(stages) = stages.as_int().and_then(|stages| u32::try_from(stages).ok())
            && stages > 1
            && !is_planned(inst)
        {
            loops.push((inst.regions[0], stages));
        }
    });
    for (region, stages) in loops {
        let mut copies: Vec<InstId> = early_copies(func, target, region, pipelines.in_registers);
        copies.retain(|copy| !roles.copies.contains(copy));
        let stages = match pipelines.in_registers {
            true => {
                prefetch::retain_held(func, target, layouts, &mut copies);
                prefetch::STAGES
            }
            false => stages,
        };
        if !copies.is_empty() {
            pipelines.early.insert(region, Early { copies, stages, stated: false });
        }
    }
    fit(func, target, roles, &mut pipelines);
    Ok(pipelines)
}

/// Takes stages away until all tiles fit, but not those that the user gives.
fn fit(func: &Func, target: &Target, roles: &WarpSpecialization, pipelines: &mut Pipelines) {
    loop {
        pipelines.stages = pipelines.stated_stages();
        for early in pipelines.early.values() {
            for &copy in &early.copies {
                pipelines.stages.insert(func.insts[copy].args[1], early.stages);
            }
        }
        let mut bytes = 0_u64;
        func.walk(func.body, &mut |_, inst| {
            if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result)
                && func.ty(result).mem().is_some_and(|mem| mem.space == Space::Shared)
                && !roles.has_tile(result)
            {
                let stages = pipelines.stages.get(&result).copied().unwrap_or(1).max(roles.stages(result));
                bytes += padded_bytes(func, target, result) * u64::from(stages);
            }
        });
        // Something is left for what the lowering itself exchanges.
        let room = (u64::from(target.max_shared) * 15 / 16).saturating_sub(roles.bytes(func));
        // Of equal ones the last.
        let free = pipelines.early.values_mut().filter(|early| !early.stated);
        let deepest = free.max_by_key(|early| early.stages);
        match deepest {
            Some(early) if bytes > room && early.stages > 1 => early.stages -= 1,
            _ => break,
        }
    }
    // Registers need no second stage.
    pipelines.early.retain(|_, early| early.stages > 1 || pipelines.in_registers);
    pipelines.stages.retain(|_, stages| *stages > 1);
}

/// The copies of a loop's body that may be issued early. Those that go through
/// registers may convert elements, and fill what is read outside.
fn early_copies(func: &Func, target: &Target, region: RegionId, in_registers: bool) -> Vec<InstId> {
    let insts = &func.regions[region].insts;
    let inside: FxHashSet<Value> = insts.iter().filter_map(|&id| func.insts[id].result).collect();
    let candidate = |id: InstId| {
        let inst = &func.insts[id];
        let Op::Copy { .. } = inst.op else { return false };
        let (src, dst) = (inst.args[0], inst.args[1]);
        let (from, to) = (func.ty(src).mem(), func.ty(dst).mem());
        let (Some(from), Some(to)) = (from, to) else { return false };
        func.is_input(src)
            && (from.elem == to.elem || in_registers)
            && to.space == Space::Shared
            && func.root(dst) == dst
            && !is_in_place(func, target, dst)
            && !inside.contains(&dst)
            && (!fills(func, src) || in_registers)
            && used_after_only(func, region, id, dst)
            && follows(func, region, src)
    };
    insts.iter().copied().filter(|&id| candidate(id)).collect()
}

/// Whether reads outside give anything but zero.
pub(super) fn fills(func: &Func, mut memory: Value) -> bool {
    while let Some(inst) = func.def(memory) {
        match inst.op {
            Op::Region { filled: true, .. } => return true,
            ref op if op.is_view() => memory = inst.args[0],
            _ => return false,
        }
    }
    false
}

/// Whether a tile is used in a loop alone, there after the copy, and read only.
fn used_after_only(func: &Func, region: RegionId, copy: InstId, tile: Value) -> bool {
    let touches = |inst: &Inst| touches(func, inst, tile);
    let (mut everywhere, mut here, mut ok) = (0, 0, true);
    func.walk(func.body, &mut |_, inst| everywhere += usize::from(touches(inst)));
    everywhere -= views_before(func, region, tile).len();
    let mut seen = false;
    for &id in &func.regions[region].insts {
        if id == copy {
            seen = true;
        }
        let mut visit = |inst: &Inst| {
            here += usize::from(touches(inst));
            let view = inst.op.is_view();
            let writes = inst.written().is_some_and(|memory| func.root(memory) == tile);
            ok &= !writes && (seen || !touches(inst) || view);
        };
        if id != copy {
            func.walk_inst(&func.insts[id], &mut visit);
        } else {
            here += 1;
        }
    }
    ok && here == everywhere
}

/// The views of a tile that are made in front of a loop, in order. Inside, they are
/// made anew of each stage.
fn views_before(func: &Func, region: RegionId, tile: Value) -> Vec<InstId> {
    let (mut inside, mut views) = (FxHashSet::default(), Vec::new());
    func.walk(region, &mut |id, _| {
        inside.insert(id);
    });
    func.walk(func.body, &mut |id, inst| {
        if !inside.contains(&id) && inst.op.is_view() && func.root(inst.args[0]) == tile {
            views.push(id);
        }
    });
    views
}

/// Whether a value follows from the counter of a loop, what stands outside of
/// it, and tensors that the kernel does not write.
fn follows(func: &Func, region: RegionId, value: Value) -> bool {
    let inst = match func.values[value].def {
        ValueDef::Param(_) | ValueDef::Arg(..) => return true,
        ValueDef::Inst(id) if !func.regions[region].insts.contains(&id) => return !is_variable(func, value),
        ValueDef::Inst(id) => &func.insts[id],
    };
    let pure = match inst.op {
        Op::Load {} => func.is_input(inst.args[0]),
        ref op => {
            matches!(op.effect(), tile_core::ir::Effect::Pure | tile_core::ir::Effect::Alloc) && inst.regions.is_empty()
        }
    };
    pure && !matches!(inst.op, Op::Alloc {}) && inst.args.iter().all(|&arg| follows(func, region, arg))
}

fn is_variable(func: &Func, value: Value) -> bool {
    func.ty(value).mem().is_some_and(|mem| mem.space == Space::Local)
}

impl Lower<'_> {
    /// A loop with copies that are issued early.
    pub(super) fn pipelined(&mut self, inst: &Inst, early: &Early) -> Lowered<()> {
        let region = inst.regions[0];
        if self.pipelines.in_registers {
            return self.prefetched(inst, early);
        }
        if let Some(done) = self.rotate(inst, early) {
            return done;
        }
        let [lo, hi, step] = self.bounds(inst)?;
        let ahead = i64::from(early.stages - 1);
        self.b.effect(Thread::Barrier {}, &[]);
        for stage in 0..ahead {
            let at = lo.add(&step.scale(stage));
            self.issue(region, early, &at, &hi, &Lin::int(stage))?;
        }
        let stage = self.b.var("stage", DType::I32, 1);
        let zero = self.b.int(0, DType::I32);
        self.b.set(stage, 0, zero);
        let result = self.loop_over(&lo, &hi, &step, |lower, counter| {
            lower.b.effect(Thread::CopyWait { pending: early.stages - 2 }, &[]);
            lower.publish_copies(early);
            lower.b.effect(Thread::Barrier {}, &[]);
            let here = lower.stage_ahead(stage, early.stages, 0);
            let free = lower.stage_ahead(stage, early.stages, early.stages - 1);
            lower.issue(region, early, &counter.add(&step.scale(ahead)), &hi, &free)?;
            let whole = lower.enter_stage(region, early, &here)?;
            lower.items.insert(lower.func.regions[region].args[0], Item::Int(counter));
            let result = lower.pipelined_body(region, early);
            lower.items.extend(whole);
            let next = lower.stage_ahead(stage, early.stages, 1);
            let next = lower.known.register(&mut lower.b, &next, DType::I32);
            lower.b.set(stage, 0, next);
            result
        });
        self.b.effect(Thread::CopyWait { pending: 0 }, &[]);
        self.b.effect(Thread::Barrier {}, &[]);
        result
    }

    /// Lets `wgmma` see what has landed.
    fn publish_copies(&mut self, early: &Early) {
        let tiles = early.copies.iter().map(|&copy| self.func.insts[copy].args[1]);
        if tiles.into_iter().any(|tile| self.specialized.roles.made.contains_key(&tile)) {
            self.b.effect(Thread::ProxyFence {}, &[]);
        }
    }

    /// The stage so many iterations from now.
    pub(super) fn stage_ahead(&mut self, stage: Var, stages: u32, ahead: u32) -> Lin {
        let at = self.b.get(stage, 0);
        self.known.state(at, Range::below(stages.into()), 1);
        if ahead == 0 {
            return Lin::val(at);
        }
        let sum = self.b.add_int(at, ahead.into());
        let wrapped = self.b.add_int(at, i64::from(ahead) - i64::from(stages));
        let fits = self.b.below(sum, stages.into());
        let next = self.b.select(fits, sum, wrapped);
        self.known.state(next, Range::below(stages.into()), 1);
        Lin::val(next)
    }

    /// Lets views of the tiles show one stage; gives what they showed.
    pub(super) fn enter_stage(&mut self, region: RegionId, early: &Early, stage: &Lin) -> Lowered<Vec<(Value, Item)>> {
        let tiles = early.copies.iter().map(|&copy| (self.func.insts[copy].args[1], stage.clone()));
        self.enter_stages(region, &tiles.collect::<Vec<_>>())
    }

    /// Lets views of tiles show a stage of each; gives what they showed.
    pub(super) fn enter_stages(&mut self, region: RegionId, tiles: &[(Value, Lin)]) -> Lowered<Vec<(Value, Item)>> {
        let mut before = Vec::new();
        for (tile, stage) in tiles {
            let tile = *tile;
            let whole = self.view(&Lane::default(), tile)?;
            before.push((tile, Item::View(whole.clone())));
            let shown = self.stage_view(whole, stage, self.pipelines.stages[&tile])?;
            self.items.insert(tile, Item::View(shown));
            for id in views_before(self.func, region, tile) {
                let inst = &self.func.insts[id];
                let (Some(view), Some(item)) = (inst.result, self.pure(&Lane::default(), inst)?) else {
                    return self.error("a view of a tile is not made of the tile alone");
                };
                before.extend(self.items.insert(view, item).map(|item| (view, item)));
            }
        }
        Ok(before)
    }

    /// Everything of an iteration but the copies issued early.
    fn pipelined_body(&mut self, region: RegionId, early: &Early) -> Lowered<()> {
        self.statements(region, &|id| early.copies.contains(&id))
    }

    /// Begins the copies of an iteration, if there is such an iteration.
    pub(super) fn issue(&mut self, region: RegionId, early: &Early, at: &Lin, hi: &Lin, stage: &Lin) -> Lowered<()> {
        let result = self.begin_copies(region, early, at, hi, stage);
        self.b.effect(Thread::CopyCommit {}, &[]);
        result
    }

    /// Whether there is an iteration.
    pub(in crate::lower) fn exists(&mut self, at: &Lin, hi: &Lin) -> Val {
        let (x, end) = self.known.pair(&mut self.b, at, hi);
        self.b.cmp(CmpOp::Lt, x, end)
    }

    /// The same, in a group that is still open.
    pub(super) fn begin_copies(
        &mut self,
        region: RegionId,
        early: &Early,
        at: &Lin,
        hi: &Lin,
        stage: &Lin,
    ) -> Lowered<()> {
        let exists = self.exists(at, hi);
        let before = self.active;
        self.active = self.b.and(before, Some(exists));
        let result = self.issue_all(region, early, at, stage);
        self.active = before;
        result
    }

    fn issue_all(&mut self, region: RegionId, early: &Early, at: &Lin, stage: &Lin) -> Lowered<()> {
        self.each_early(region, early, at, &mut |lower, copy, src| {
            let tile = lower.func.insts[copy].args[1];
            let whole = lower.view(&Lane::default(), tile)?;
            let dst = lower.stage_view(whole, stage, lower.pipelines.stages[&tile])?;
            lower.copy_async(src, &dst).map(drop)
        })
    }

    /// Visits the early copies of an iteration, each with what it copies.
    pub(super) fn each_early(
        &mut self,
        region: RegionId,
        early: &Early,
        at: &Lin,
        visit: &mut dyn FnMut(&mut Self, InstId, &View) -> Lowered<()>,
    ) -> Lowered<()> {
        let func = self.func;
        let mut lanes = [Lane::default()];
        lanes[0].items.insert(func.regions[region].args[0], Item::Int(at.clone()));
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            self.at_statement(inst);
            if early.copies.contains(&id) {
                let src = self.view(&lanes[0], inst.args[0])?;
                visit(self, id, &src)?;
            } else if inst.result.is_some_and(|result| self.wanted(early, region, result)) {
                self.step(inst, &mut lanes)?;
            }
        }
        Ok(())
    }

    /// Whether an early copy's addresses follow from a value.
    fn wanted(&self, early: &Early, region: RegionId, value: Value) -> bool {
        fn reaches(func: &Func, region: RegionId, from: Value, to: Value) -> bool {
            if from == to {
                return true;
            }
            match func.values[from].def {
                ValueDef::Inst(id) if func.regions[region].insts.contains(&id) => {
                    func.insts[id].args.iter().any(|&arg| reaches(func, region, arg, to))
                }
                _ => false,
            }
        }
        early.copies.iter().any(|&copy| reaches(self.func, region, self.func.insts[copy].args[0], value))
    }

    /// Begins a copy from a tensor to a shared tile. Runs that are too narrow
    /// or not aligned for it are copied at once; gives whether there are none.
    pub(super) fn copy_async(&mut self, src: &View, dst: &View) -> Lowered<bool> {
        let rank = src.axes.len().min(dst.axes.len());
        let (src, dst) = (src.clone().with_rank(rank), dst.clone().with_rank(rank));
        let Some(extents) = dst.extents() else { return self.error("a pipelined tile's extents are not known") };
        if extents.contains(&0) {
            return Ok(true);
        }
        let width = dst.elem.bytes();
        let threads = self.threads();
        let layout = super::shapes::free_layout(&extents, threads, width as u32);
        let ends: Vec<Lin> = extents.iter().map(|&extent| Lin::int(extent.into())).collect();
        let vector = self.vector(&layout, &extents, width);
        // Of the threads that would copy the same elements, one does.
        let once = self.first_replica(&layout);
        let mut all = true;
        self.guarded(once, &mut |lower| {
            lower.sweep(&layout, &ends, vector, false, &mut |lower, run| {
                all &= lower.copy_run(&src, &dst, run)?;
                Ok(())
            })
        })?;
        Ok(all)
    }

    fn copy_run(&mut self, src: &View, dst: &View, run: &[Vec<Lin>]) -> Lowered<bool> {
        let (Root::Memory(from), Root::Memory(to)) = (src.root, dst.root) else {
            return self.error("an asynchronous copy of registers");
        };
        let width = src.elem.bytes();
        let (mut done, mut all) = (0, true);
        while done < run.len() {
            let rest = &run[done..];
            let (places, targets) = (self.all_places(src, rest), self.all_places(dst, rest));
            let count = self.run(from, &places).min(self.run(to, &targets));
            if matches!(count * width, 4 | 8 | 16) {
                let guard: Option<Val> = self.guard(&places[0]);
                let (from_index, src_offset) = self.place_register(from, places[0].index());
                let (to_index, dst_offset) = self.place_register(to, targets[0].index());
                let bytes = (count * width) as u32;
                let guarded = guard.is_some();
                let op = Thread::CopyAsync { src: from, src_offset, dst: to, dst_offset, bytes, guarded };
                let args: Vec<Val> = guard.into_iter().chain([from_index, to_index]).collect();
                self.b.effect(op, &args);
            } else {
                all = false;
                let values = self.load(src, &rest[..count])?;
                let before = self.active.take();
                self.store(dst, &rest[..count], &values)?;
                self.active = before;
            }
            done += count;
        }
        Ok(all)
    }
}

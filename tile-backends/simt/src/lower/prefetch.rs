//! `pipelined!` where no copy runs by itself: the next iteration's tiles are on
//! their way in registers.
//!
//! ```text
//! for k in lo..hi {               load lo; store it to stage 0
//!   copy a[k] → t         ──►     for k in lo..hi {
//!   use t                           barrier
//! }                                 load k + 1, or k again if it is the last
//!                                   use stage s
//!                                   store what was loaded to stage 1 − s
//!                                   s = 1 − s
//!                                 }
//!                                 barrier
//! ```
//!
//! A load takes its time while the tile in front of it is used, because nothing
//! looks at what it gives before the iteration's end. With two stages one barrier
//! serves twice: every thread sees what the others stored, and no thread reads the
//! stage any more that is stored to next. Who takes stages alternately places it
//! ([`Kernel::pipelined`](crate::ir::Kernel::pipelined)). Where memory has room for one stage
//! alone, there are two, in front of the use and behind it, which the pass `barriers`
//! places.
//!
//! Loads of an iteration that does not exist are those of the last one again, which
//! costs a tile's traffic and no condition: behind a branch, registers of both its
//! ways would be joined, and they are as many as the tile's. A loop that has no
//! iteration loads nothing.
//!
//! Which copies are made so follows from [`pipeline`](super::pipeline), whose rules
//! hold, but that elements may be converted on the way and reads outside may give
//! anything: registers hold what was loaded, and the store rounds it. Besides, each
//! thread must have the same number of elements, and what a loop has on its way has
//! to fit in the target's registers beside all fragments; a loop in which that does
//! not hold stays serial, and so does one of one stage.
//!
//! Loops of a function with cooperative matrices stay serial, too, but where a target
//! says otherwise ([`Target::cooperative_ahead`]). On the one device where that was
//! tried (an H200 through Vulkan), loops that copy element by element were between a
//! third and three times as fast with loads ahead, by their tiles and threads, and the
//! fastest of all was a serial one; loops that copy words were as fast or faster.

use super::gemm::cooperative::has_matrices;
use super::infer::Layouts;
use super::lin::{Lin, Range, gcd};
use super::pipeline_plan::Early;
use super::shapes::{extents, free_layout};
use super::target::Target;
use super::transposed_shared::{ROWS, blocks, is_transposed};
use super::view::Root;
use super::{Item, Lane, Lower, Lowered};
use crate::ir::{Op as Thread, Val};
use crate::layout::Fragment;
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Func, Inst, InstId, RegionId};

/// Stages of a tile: the one in use, and the one that is stored to.
pub(super) const STAGES: u32 = 2;

/// Whether loops of a function are to load ahead.
pub(super) fn is_worth(func: &Func, target: &Target) -> bool {
    target.cooperative_ahead || !has_matrices(func, target)
}

/// Leaves none of a loop's copies if threads cannot hold all of them.
pub(super) fn retain_held(func: &Func, target: &Target, layouts: &Layouts, copies: &mut Vec<InstId>) {
    let fragments = layouts.fragments.iter().map(|(&fragment, layout)| {
        let wide = func.ty(fragment).elem().dtype().is_some_and(|ty| ty.bits() > 32);
        layout.registers() * if wide { 2 } else { 1 }
    });
    let on_way = copies.iter().map(|&copy| words_held(func, target, layouts.threads, &func.insts[copy]));
    let words = on_way.chain(fragments.map(Some)).try_fold(0_u32, |sum, words| sum.checked_add(words?));
    if words.is_none_or(|words| words > target.max_registers) {
        copies.clear();
    }
}

/// The words of a thread that hold a copy's elements, if all threads have as many.
fn words_held(func: &Func, target: &Target, threads: u32, copy: &Inst) -> Option<u32> {
    let extents = extents(func, copy.args[1])?;
    let types = [0, 1].map(|i| func.ty(copy.args[i]).elem().dtype());
    let [Some(from), Some(to)] = types else { return None };
    let layout = match is_transposed(func, target, copy.args[1]) {
        true => blocks([extents[0], extents[1]], threads).0,
        false => spread(&extents, threads, from, to)?,
    };
    Some(layout.registers() * from.bits().div_ceil(32))
}

/// How a tile's elements are divided among threads, if that is even.
fn spread(extents: &[u32], threads: u32, from: DType, to: DType) -> Option<Fragment> {
    if extents.is_empty() || extents.contains(&0) {
        return None;
    }
    let layout = free_layout(extents, threads, from.bytes().min(to.bytes()) as u32);
    let even = extents.iter().enumerate().all(|(axis, &extent)| layout.extent(axis) == extent);
    even.then_some(layout)
}

/// A tile on its way.
pub(super) struct Held {
    copy: InstId,
    layout: Fragment,
    vector: u32,
    /// Whether the tile lies transposed, and is stored in blocks.
    transposed: bool,
    /// What a thread holds, in runs.
    runs: Vec<Vec<Val>>,
}

impl Lower<'_> {
    /// A loop whose copies are loaded an iteration ahead.
    pub(super) fn prefetched(&mut self, inst: &Inst, early: &Early) -> Lowered<()> {
        let region = inst.regions[0];
        let [lo, hi, step] = self.bounds(inst)?;
        let double = early.stages > 1;
        let meet = if double { Thread::Barrier {} } else { Thread::Phase {} };
        self.b.effect(meet.clone(), &[]);
        let (x, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, x, end);
        self.guarded(Some(runs), &mut |lower| {
            let held = lower.load_ahead(region, early, &lo)?;
            lower.store_ahead(early, &held, &Lin::int(0))
        })?;
        let stage = double.then(|| self.b.var("stage", DType::I32, 1));
        if let Some(stage) = stage {
            let zero = self.b.int(0, DType::I32);
            self.b.set(stage, 0, zero);
        }
        let result = self.loop_over(&lo, &hi, &step, |lower, counter| {
            lower.b.effect(meet.clone(), &[]);
            let next = lower.next_or_same(&counter, &step, &hi);
            let held = lower.load_ahead(region, early, &next)?;
            let stages = stage.map(|stage| [0, 1].map(|ahead| lower.stage_ahead(stage, STAGES, ahead)));
            let whole = match &stages {
                Some([here, _]) => lower.enter_stage(region, early, here)?,
                None => Vec::new(),
            };
            lower.items.insert(lower.func.regions[region].args[0], Item::Int(counter));
            let around = std::mem::replace(&mut lower.prefetching, true);
            lower.statements(region, &|id| early.copies.contains(&id))?;
            lower.prefetching = around;
            lower.items.extend(whole);
            lower.phase();
            match (stage, stages) {
                (Some(stage), Some([_, free])) => {
                    lower.store_ahead(early, &held, &free)?;
                    let free = lower.known.register(&mut lower.b, &free, DType::I32);
                    lower.b.set(stage, 0, free);
                    Ok(())
                }
                _ => lower.store_ahead(early, &held, &Lin::int(0)),
            }
        });
        if double {
            self.b.effect(Thread::Barrier {}, &[]);
        }
        result
    }

    /// The counter of the next iteration; of this one, if it is the last.
    pub(super) fn next_or_same(&mut self, counter: &Lin, step: &Lin, hi: &Lin) -> Lin {
        let next = counter.add(step);
        let exists = self.exists(&next, hi);
        let (next, same) = self.known.pair(&mut self.b, &next, counter);
        let at = self.b.select(exists, next, same);
        let range = self.known.range(counter);
        let last = self.known.range(hi).hi.saturating_sub(1).max(range.lo);
        let divisor = gcd(self.known.divisor(counter), self.known.divisor(step));
        self.known.state(at, Range { lo: range.lo, hi: last }, divisor.max(1));
        Lin::val(at)
    }

    /// Loads the tiles of an iteration.
    pub(super) fn load_ahead(&mut self, region: RegionId, early: &Early, at: &Lin) -> Lowered<Vec<Held>> {
        let mut held = Vec::new();
        self.each_early(region, early, at, &mut |lower, copy, src| {
            let dst = lower.func.insts[copy].args[1];
            let types = lower.func.ty(dst).elem().dtype().zip(extents(lower.func, dst));
            let Some((to, extents)) = types else { return lower.error("a pipelined tile's extents are not known") };
            let transposed = is_transposed(lower.func, lower.target, dst);
            let (layout, vector) = match extents[..] {
                [m, k] if transposed => {
                    let (layout, run) = blocks([m, k], lower.threads());
                    (layout, run * ROWS)
                }
                _ => {
                    let Some(layout) = spread(&extents, lower.threads(), src.elem, to) else {
                        return lower.error("a pipelined tile is not divided evenly");
                    };
                    let vector = lower.vector(&layout, &extents, src.elem.bytes().min(to.bytes()));
                    (layout, vector)
                }
            };
            let src = src.clone().with_rank(extents.len());
            let mut runs = Vec::new();
            lower.sweep(&layout, &ends(&extents), vector, false, &mut |lower, run| {
                runs.push(if transposed { lower.load_block(&src, run)? } else { lower.load(&src, run)? });
                Ok(())
            })?;
            held.push(Held { copy, layout, vector, transposed, runs });
            Ok(())
        })?;
        Ok(held)
    }

    /// Stores tiles that were loaded to a stage.
    pub(super) fn store_ahead(&mut self, early: &Early, held: &[Held], stage: &Lin) -> Lowered<()> {
        for Held { copy, layout, vector, transposed, runs } in held {
            let tile = self.func.insts[*copy].args[1];
            let mut dst = self.view(&Lane::default(), tile)?;
            if early.stages > 1 {
                if let Root::Memory(buf) = dst.root {
                    self.b.kernel().pipelined.insert(buf);
                }
                dst = self.stage_view(dst, stage, self.pipelines.stages[&tile])?;
            }
            let Some(extents) = dst.extents() else { return self.error("a pipelined tile's extents are not known") };
            let mut runs = runs.iter();
            self.sweep(layout, &ends(&extents), *vector, false, &mut |lower, run| {
                let values = runs.next().into_iter().flatten();
                let values: Vec<Val> = values.map(|&value| lower.b.cast(value, dst.elem)).collect();
                if *transposed { lower.store_block(&dst, run, &values) } else { lower.store(&dst, run, &values) }
            })?;
        }
        Ok(())
    }
}

/// The ends of a tile's axes.
fn ends(extents: &[u32]) -> Vec<Lin> {
    extents.iter().map(|&extent| Lin::int(extent.into())).collect()
}

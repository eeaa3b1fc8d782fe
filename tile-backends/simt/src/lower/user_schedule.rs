//! Loops whose `order` and `stage` the user gives.
//!
//! ```text
//! order = [2, 0, 1], stage = [0, 2, 1]       (ahead of the last stage by 2, 0, 1)
//! for k in lo..hi {              begin a 0; begin a 1, u 0
//!   copy a[k] → s         ──►    for k in lo..hi {
//!   g(u)                           wait until what this time reads has landed; barrier
//!   u = f(s)                       g(u) of k
//! }                                u = f(s) of k + 1, if there is such an iteration
//!                                  begin the copy of k + 2 → s, likewise
//!                                }
//! ```
//!
//! Each statement is made as in the serial loop, but for the iteration that it works
//! on: its counter and the stages of tiles are those of that iteration
//! ([`tile_core::pipeline`] says which tiles have several, and that no statements
//! change places that meet). In front of the loop there is, for each iteration that
//! something is ahead, what is so far ahead.
//!
//! Copies that may run by themselves, by the rules of [`pipeline`](super::pipeline), do
//! until the first statement that reads them, if that is of a later stage; where none
//! runs by itself they are loaded at their place, and stored when everything of that
//! time is done ([`prefetch`](super::prefetch)). What else is ahead is done by the
//! threads, at its place, and the pass `barriers` puts barriers around it.
//!
//! Where copies are ahead alone, all as far and in front of the rest, the loop is one
//! of those modules' own with that many stages.

use super::lin::Lin;
use super::pipeline_plan::{Early, How, Pipelines, Planned, Step};
use super::target::Target;
use super::uses::touches_within;
use super::warp_specialize::WarpSpecialization;
use super::{Item, Lane, Lower, Lowered, prefetch};
use crate::ir::{Op as Thread, Var};
use std::collections::{BTreeMap, BTreeSet};
use tile_core::elem::DType;
use tile_core::ir::{Func, Inst, InstId, Op, RegionId, Space, Value};
use tile_core::pipeline::{Plan, Statement, brought, only_copies_are_ahead, with_needed};

/// Decides for a loop with a plan and the copies that could be issued early, of which
/// the producer makes those that are in roles.
pub(super) fn decide(
    func: &Func,
    target: &Target,
    roles: &WarpSpecialization,
    candidates: &[InstId],
    plan: &Plan,
    all: &mut Pipelines,
) {
    let own = |statement: &&Statement| !statement.insts.iter().all(|id| roles.copies.contains(id));
    let mut statements: Vec<&Statement> = plan.in_places();
    statements.retain(own);
    let ahead = statements.iter().map(|statement| statement.depth).max().unwrap_or(0);
    if ahead == 0 {
        return;
    }
    let mut buffers = plan.buffers.clone();
    let (mut steps, mut leads): (Vec<Step>, Vec<u32>) = (Vec::new(), Vec::new());
    for statement in &statements {
        let mut how = How::Threads;
        if let Some(tile) = brought(func, &statement.insts)
            && candidates.contains(&statement.insts[0])
            && let Some([first, last]) = readers(func, plan, statement, tile)
            && first < statement.depth
        {
            how = if target.copy_async { How::Flies } else { How::Held };
            leads.push(statement.depth - first);
            buffers.insert(tile, statement.depth - last + 1);
        }
        match steps.last_mut() {
            Some(step) if step.depth == statement.depth && step.how == How::Threads && how == How::Threads => {
                step.insts.extend(&statement.insts);
            }
            _ => steps.push(Step { insts: statement.insts.clone(), depth: statement.depth, how, gives: Vec::new() }),
        }
    }
    for step in &mut steps {
        step.gives = given(func, plan, &step.insts);
    }
    let early: Vec<&Step> = steps.iter().filter(|step| step.depth > 0).collect();
    let first = steps.iter().position(|step| step.depth == 0).unwrap_or(0);
    let alike = early.iter().all(|step| step.how != How::Threads && step.depth == ahead);
    if only_copies_are_ahead(func, plan) && alike && first == early.len() {
        let copies = early.iter().flat_map(|step| step.insts.clone()).collect();
        let stages = if target.copy_async { ahead + 1 } else { prefetch::STAGES };
        all.early.insert(plan.region, Early { copies, stages, stated: true });
        return;
    }
    let flies = steps.iter().any(|step| step.how == How::Flies);
    let pending = leads.iter().min().filter(|_| flies).map(|lead| lead - 1);
    all.planned.insert(plan.region, Planned { steps, stages: buffers, pending, ahead });
}

/// What these instructions compute that others of the loop use.
fn given(func: &Func, plan: &Plan, insts: &[InstId]) -> Vec<Value> {
    let others = || func.regions[plan.region].insts.iter().filter(|id| !insts.contains(id));
    let uses = |id: InstId, value: Value| {
        let mut found = false;
        func.walk_inst(&func.insts[id], &mut |inst| {
            let given = inst.regions.iter().any(|&inner| func.regions[inner].result == Some(value));
            found |= given || inst.args.contains(&value);
        });
        found
    };
    let values = insts.iter().filter_map(|&id| func.insts[id].result);
    values.filter(|&value| others().any(|&id| uses(id, value))).collect()
}

/// How far ahead the first and the last are that use the tile of a copy.
fn readers(func: &Func, plan: &Plan, copy: &Statement, tile: Value) -> Option<[u32; 2]> {
    let uses = |statement: &&Statement| {
        statement.number != copy.number && statement.insts.iter().any(|&id| touches_within(func, &func.insts[id], tile))
    };
    let depths = || plan.statements.iter().filter(uses).map(|statement| statement.depth);
    Some([depths().max()?, depths().min()?])
}

/// An iteration that something works on.
struct When {
    counter: Lin,
    /// Whether there may be no such iteration.
    guarded: bool,
    /// By the number of a tile's stages.
    stages: BTreeMap<u32, Lin>,
}

impl Lower<'_> {
    /// A loop with a plan.
    pub(super) fn planned(&mut self, inst: &Inst, planned: &Planned) -> Lowered<()> {
        let func = self.func;
        let region = inst.regions[0];
        let [lo, hi, step] = self.bounds(inst)?;
        for &id in &func.regions[region].insts {
            if let Op::Alloc {} = func.insts[id].op {
                self.alloc(&func.insts[id])?;
            }
        }
        let sizes: BTreeSet<u32> = planned.stages.values().copied().collect();
        self.b.effect(Thread::Barrier {}, &[]);
        for before in (1..=planned.ahead).rev() {
            self.begin_time(planned);
            self.time(
                region,
                planned,
                &hi,
                &mut |_, depth| {
                    let number = depth.checked_sub(before)?;
                    let stages = sizes.iter().map(|&size| (size, Lin::int((number % size).into()))).collect();
                    Some(When { counter: lo.add(&step.scale(number.into())), guarded: true, stages })
                },
                None,
            )?;
        }
        let vars: BTreeMap<u32, Var> = sizes.iter().map(|&size| (size, self.b.var("stage", DType::I32, 1))).collect();
        for &var in vars.values() {
            let first = self.b.int(0, DType::I32);
            self.b.set(var, 0, first);
        }
        let result = self.loop_over(&lo, &hi, &step, |lower, counter| {
            lower.begin_time(planned);
            let when = &mut |lower: &mut Self, depth: u32| {
                let stages =
                    vars.iter().map(|(&size, &var)| (size, lower.stage_ahead(var, size, depth % size))).collect();
                Some(When { counter: counter.add(&step.scale(depth.into())), guarded: depth > 0, stages })
            };
            lower.time(region, planned, &hi, when, Some(&counter))?;
            for (&size, &var) in &vars {
                let next = lower.stage_ahead(var, size, 1);
                let next = lower.known.register(&mut lower.b, &next, DType::I32);
                lower.b.set(var, 0, next);
            }
            Ok(())
        });
        if planned.pending.is_some() {
            self.b.effect(Thread::CopyWait { pending: 0 }, &[]);
        }
        self.b.effect(Thread::Barrier {}, &[]);
        result
    }

    /// Everything that this time reads has landed, and nobody reads any more what it
    /// writes.
    fn begin_time(&mut self, planned: &Planned) {
        if let Some(pending) = planned.pending {
            self.b.effect(Thread::CopyWait { pending }, &[]);
        }
        if planned.steps.iter().any(|step| step.how != How::Threads) {
            self.b.effect(Thread::Barrier {}, &[]);
        }
    }

    /// What is done at a time; `when` says on which iteration by how far ahead it is.
    /// In the loop, an iteration that there is.
    fn time(
        &mut self,
        region: RegionId,
        planned: &Planned,
        hi: &Lin,
        when: &mut dyn FnMut(&mut Self, u32) -> Option<When>,
        here: Option<&Lin>,
    ) -> Lowered<()> {
        let (mut held, mut carried) = (Vec::new(), BTreeMap::new());
        for step in &planned.steps {
            let Some(when) = when(self, step.depth) else { continue };
            let one = || Early { copies: step.insts.clone(), stages: most_stages(planned), stated: true };
            let stage = |lower: &Self| {
                let tile = lower.func.insts[step.insts[0]].args[1];
                when.stages.get(&planned.stages[&tile]).cloned().unwrap_or_default()
            };
            match step.how {
                How::Flies => {
                    let stage = stage(self);
                    self.begin_copies(region, &one(), &when.counter, hi, &stage)?;
                }
                How::Held => {
                    let (early, stage) = (one(), stage(self));
                    match here {
                        // Of an iteration that there is not, another one's again.
                        Some(here) => {
                            let further = when.counter.sub(here);
                            let at = self.next_or_same(here, &further, hi);
                            held.push((self.load_ahead(region, &early, &at)?, early, stage));
                        }
                        None => {
                            let exists = self.exists(&when.counter, hi);
                            self.guarded(Some(exists), &mut |lower| {
                                let held = lower.load_ahead(region, &early, &when.counter)?;
                                lower.store_ahead(&early, &held, &stage)
                            })?;
                        }
                    }
                }
                How::Threads => self.done_by_threads((region, planned, step), &when, hi, &mut carried)?,
            }
        }
        if !held.is_empty() {
            self.phase();
        }
        for (held, early, stage) in &held {
            self.store_ahead(early, held, stage)?;
        }
        if planned.pending.is_some() {
            self.b.effect(Thread::CopyCommit {}, &[]);
        }
        Ok(())
    }

    /// A step of all threads. What it computes under a condition for others is
    /// `carried` to them in registers.
    fn done_by_threads(
        &mut self,
        (region, planned, step): (RegionId, &Planned, &Step),
        when: &When,
        hi: &Lin,
        carried: &mut BTreeMap<Value, Var>,
    ) -> Lowered<()> {
        let func = self.func;
        // What meets in tensors is known of the serial order alone.
        let outside = |inst: &Inst| {
            inst.args
                .iter()
                .any(|&arg| func.ty(arg).mem().is_some_and(|mem| mem.space == Space::Global) && !func.is_input(arg))
        };
        let mut meets = false;
        for &id in &step.insts {
            func.walk_inst(&func.insts[id], &mut |inst| meets |= outside(inst));
        }
        if meets {
            self.b.effect(Thread::Barrier {}, &[]);
        }
        let exists = when.guarded.then(|| self.exists(&when.counter, hi));
        let around = self.prefetching;
        self.prefetching |= planned.steps.iter().any(|step| step.how == How::Held);
        let done = self.guarded(exists, &mut |lower| {
            lower.items.insert(func.regions[region].args[0], Item::Int(when.counter.clone()));
            let stages: Vec<(Value, Lin)> =
                planned.stages.iter().map(|(&tile, size)| (tile, when.stages[size].clone())).collect();
            let whole = lower.enter_stages(region, &stages)?;
            for (&value, &var) in carried.iter().filter(|_| when.guarded) {
                let held = lower.b.get(var, 0);
                let item = lower.made(held);
                lower.items.insert(value, item);
            }
            let done = lower.each_statement(with_needed(func, region, &step.insts).into_iter());
            for &value in step.gives.iter().filter(|_| when.guarded) {
                let held = lower.scalar(&Lane::default(), value)?;
                let var = lower.b.var("carried", lower.b.ty(held), 1);
                lower.b.set(var, 0, held);
                carried.insert(value, var);
            }
            lower.items.extend(whole);
            done
        });
        self.prefetching = around;
        done
    }
}

/// Copies of one tile have as many stages as it has; what matters is that they are
/// several.
fn most_stages(planned: &Planned) -> u32 {
    planned.stages.values().copied().max().unwrap_or(1)
}

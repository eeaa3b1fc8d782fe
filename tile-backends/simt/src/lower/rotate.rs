//! Pipelined loops that only multiply, with the barrier inside of the product.
//!
//! ```text
//! wait; barrier               ──►   operands of step 0 are in registers
//! issue copies                      for each step but the last: read the next; multiply
//! for each step of k                wait; barrier; issue copies
//!   read operands                   read step 0 of the next iteration
//!   multiply                        multiply the last step
//! ```
//!
//! Where a warp multiplies what it has just read, all warps of a block read after
//! the barrier, and none multiplies meanwhile. Here operands are in registers a
//! step ahead, over the barrier, too: behind it the last step is left to
//! multiply while the next iteration's first operands are read (as the pipelined
//! main loop of CUTLASS for Ampere does).
//!
//! When a thread passes the barrier it has read all of its stage, as far as the
//! others can see: a matrix load has read when its registers are used, and the
//! barrier comes after the reading of the last step in program order, which
//! keeps it before. So the stage of the same iteration is free behind the barrier,
//! and one more copy is in flight than in the loop of `pipeline`.

use super::gemm::mma::{Rotated, Step};
use super::lin::Lin;
use super::pipeline_plan::Early;
use super::view::View;
use super::{Item, Lane, Lower, Lowered};
use crate::ir::{Op as Thread, Val, Var};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Effect, Inst, InstId, Op, RegionId};

/// The registers that carry the operands of a step over the loop's end.
struct Carried {
    var: Var,
    left: Vec<u32>,
    right: Vec<u32>,
}

impl Carried {
    fn keep(&self, lower: &mut Lower<'_>, step: &Step) {
        let words = step.left.iter().chain(&step.right).flatten();
        (0..).zip(words).for_each(|(at, &word)| lower.b.set(self.var, at, word));
    }

    fn kept(&self, lower: &mut Lower<'_>) -> Step {
        let mut at = 0;
        let mut operand = |&count: &u32| -> Vec<Val> {
            at += count;
            (at - count..at).map(|at| lower.b.get(self.var, at)).collect()
        };
        let left = self.left.iter().map(&mut operand).collect();
        Step { left, right: self.right.iter().map(&mut operand).collect() }
    }
}

/// What a loop is made of that is lowered so.
struct Rotation<'l> {
    region: RegionId,
    early: &'l Early,
    /// Its product.
    id: InstId,
    product: &'l Rotated,
    carried: Carried,
}

impl Lower<'_> {
    /// A pipelined loop whose body is copies issued early and one product that
    /// they feed; nothing for other loops.
    pub(super) fn rotate(&mut self, inst: &Inst, early: &Early) -> Option<Lowered<()>> {
        let region = inst.regions[0];
        let id = self.only_product(region, early)?;
        let product = self.rotated(id)?;
        Some(self.rotate_product(inst, early, id, &product))
    }

    /// The product of such a loop.
    fn only_product(&self, region: RegionId, early: &Early) -> Option<InstId> {
        let func = self.func;
        let mut product = None;
        for &id in func.regions[region].insts.iter().filter(|id| !early.copies.contains(id)) {
            let inst = &func.insts[id];
            match inst.op {
                Op::Gemm { .. } if product.is_none() => product = Some(id),
                _ if inst.op.effect() == Effect::Pure || inst.op.is_view() => {}
                _ => return None,
            }
        }
        let tiles: Vec<_> = early.copies.iter().map(|&copy| func.insts[copy].args[1]).collect();
        product.filter(|&id| func.insts[id].args[..2].iter().all(|&operand| tiles.contains(&func.root(operand))))
    }

    fn rotate_product(&mut self, inst: &Inst, early: &Early, id: InstId, product: &Rotated) -> Lowered<()> {
        let region = inst.regions[0];
        let [lo, hi, step] = self.bounds(inst)?;
        let stages = early.stages;
        let [left, right] = product.words();
        let count = left.iter().chain(&right).sum();
        let carried = Carried { var: self.b.var("operands", product.word(), count), left, right };
        let rotation = Rotation { region, early, id, product, carried };
        self.b.effect(Thread::Barrier {}, &[]);
        for stage in 0..stages {
            let at = lo.add(&step.scale(stage.into()));
            self.issue(region, early, &at, &hi, &Lin::int(stage.into()))?;
        }
        let first = Lin::int(0);
        self.b.effect(Thread::CopyWait { pending: stages - 1 }, &[]);
        self.b.effect(Thread::Barrier {}, &[]);
        self.read_first(&rotation, [&lo, &hi, &first])?;
        let stage = self.b.var("stage", DType::I32, 1);
        let zero = self.b.int(0, DType::I32);
        self.b.set(stage, 0, zero);
        let result = self.loop_over(&lo, &hi, &step, |lower, counter| {
            let here = lower.stage_ahead(stage, stages, 0);
            let next = lower.stage_ahead(stage, stages, 1);
            let [a, b] = lower.operands(&rotation, [&counter, &here])?;
            let mut operands = rotation.carried.kept(lower);
            for step in 1..product.steps {
                let ahead = lower.step_operands([&a, &b], product, step)?;
                lower.multiply_step(&operands, product)?;
                operands = ahead;
            }
            lower.b.effect(Thread::CopyWait { pending: stages - 2 }, &[]);
            lower.b.effect(Thread::Barrier {}, &[]);
            let after = counter.add(&step);
            lower.read_first(&rotation, [&after, &hi, &next])?;
            lower.issue(region, early, &counter.add(&step.scale(stages.into())), &hi, &here)?;
            lower.multiply_step(&operands, product)?;
            let next = lower.known.register(&mut lower.b, &next, DType::I32);
            lower.b.set(stage, 0, next);
            Ok(())
        });
        self.b.effect(Thread::CopyWait { pending: 0 }, &[]);
        self.b.effect(Thread::Barrier {}, &[]);
        result
    }

    /// Reads the first operands of an iteration, if there is such an iteration.
    fn read_first(&mut self, rotation: &Rotation<'_>, [at, hi, stage]: [&Lin; 3]) -> Lowered<()> {
        let (x, end) = self.known.pair(&mut self.b, at, hi);
        let exists = self.b.cmp(CmpOp::Lt, x, end);
        self.guarded(Some(exists), &mut |lower| {
            let [a, b] = lower.operands(rotation, [at, stage])?;
            let operands = lower.step_operands([&a, &b], rotation.product, 0)?;
            rotation.carried.keep(lower, &operands);
            Ok(())
        })
    }

    /// The operands of an iteration's product, in a stage.
    fn operands(&mut self, rotation: &Rotation<'_>, [at, stage]: [&Lin; 2]) -> Lowered<[View; 2]> {
        let &Rotation { region, early, id, .. } = rotation;
        let whole = self.enter_stage(region, early, stage)?;
        self.items.insert(self.func.regions[region].args[0], Item::Int(at.clone()));
        self.statements(region, &|other| other == id || early.copies.contains(&other))?;
        let [a, b] = [0, 1].map(|i| self.view(&Lane::default(), self.func.insts[id].args[i]));
        self.items.extend(whole);
        Ok([a?.with_rank(2), b?.with_rank(2)])
    }
}

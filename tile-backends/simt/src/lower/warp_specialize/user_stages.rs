//! The producer's copies where the user gives their stages.
//!
//! ```text
//! stage = [0, 1, 3]                 bring a[0]
//! for k {                           for k {
//!   copy a[k] → s          ──►        bring a[k + 1], if there is such an iteration
//!   copy b[k] → t                     bring b[k]
//!   gemm s, t, acc                  }
//! }
//! ```
//!
//! Pipelines have as many stages as their copies are ahead of their use, and one more. The
//! producer waits for a stage of one pipeline after the other: of a copy that is further ahead it
//! begins those of later iterations first, or the other pipelines would hold it up.

use super::super::{Item, Lower, Lowered};
use crate::lower::arrange::{plan_of, plans};
use crate::lower::lin::Lin;
use rustc_hash::FxHashMap;
use tile_core::ir::{Func, Inst, InstId, Value};

/// The stages of what the producer brings in loops with a plan of the user; nothing
/// where such a loop has something else ahead, or copies that threads make.
pub(super) fn stated(func: &Func, copies: &FxHashMap<Value, InstId>) -> Option<FxHashMap<InstId, u32>> {
    let mut found = FxHashMap::default();
    for plan in plans(func).ok()? {
        for statement in &plan.statements {
            match statement.insts[..] {
                [id] if copies.values().any(|&copy| copy == id) => drop(found.insert(id, statement.depth + 1)),
                _ if statement.depth > 0 => return None,
                _ => {}
            }
        }
    }
    Some(found)
}

/// A statement that holds copies of the producer's.
struct Step {
    insts: Vec<InstId>,
    /// How many iterations it is ahead of the last of them.
    ahead: u32,
}

impl Lower<'_> {
    /// A loop of the producer in which some copies are further ahead than others;
    /// `None` for other loops.
    pub(super) fn produce_planned(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let func = self.func;
        let plan = plan_of(func, inst.regions[0])?;
        let brings = |id: &InstId| self.is_produced(*id) || self.holds_copies(&func.insts[*id]);
        let mut statements = plan.in_places();
        statements.retain(|statement| statement.insts.iter().any(brings));
        let least = statements.iter().map(|statement| statement.depth).min()?;
        let steps: Vec<Step> = statements
            .iter()
            .map(|statement| Step { insts: statement.insts.clone(), ahead: statement.depth - least })
            .collect();
        let most = steps.iter().map(|step| step.ahead).max().filter(|&most| most > 0)?;
        Some(self.produce_ahead(inst, &steps, most))
    }

    fn produce_ahead(&mut self, inst: &Inst, steps: &[Step], most: u32) -> Lowered<()> {
        let [lo, hi, step] = self.bounds(inst)?;
        for before in (1..=most).rev() {
            for one in steps {
                if let Some(number) = one.ahead.checked_sub(before) {
                    self.produce_step(inst, one, &lo.add(&step.scale(number.into())), Some(&hi))?;
                }
            }
        }
        self.loop_over(&lo, &hi, &step, |lower, counter| {
            for one in steps {
                let at = counter.add(&step.scale(one.ahead.into()));
                lower.produce_step(inst, one, &at, Some(&hi).filter(|_| one.ahead > 0))?;
            }
            Ok(())
        })
    }

    /// A statement's copies of an iteration, which has to be below an end, or is.
    fn produce_step(&mut self, inst: &Inst, step: &Step, at: &Lin, end: Option<&Lin>) -> Lowered<()> {
        let region = inst.regions[0];
        let exists = end.map(|end| self.exists(at, end));
        self.guarded(exists, &mut |lower| {
            lower.items.insert(lower.func.regions[region].args[0], Item::Int(at.clone()));
            lower.produce_some(region, &|id| step.insts.contains(&id))
        })
    }
}

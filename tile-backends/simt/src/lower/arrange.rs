//! The user's order of a loop's statements, as far as the serial loop can have it.
//!
//! ```text
//! order = [2, 0, 1], stage = [0, 0, 1]      copy b[k] → t
//! copy a[k] → s                             copy a[k] → s
//! copy b[k] → t                      ──►    gemm s, t, acc
//! gemm s, t, acc
//! ```
//!
//! Where copies from tensors are all that is ahead of other statements, the loop may
//! be written in the user's order, with those copies in front, and means the same:
//! whoever lowers it as it stands then follows the order, and all that is left to do is
//! to bring tiles as far ahead as stages say ([`planned`](super::planned)).
//!
//! A plan that would change what the kernel means is refused before anything else is
//! tried.

use super::error::LowerError;
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashSet;
use tile_core::ir::{Func, InstId, Op, RegionId, Value, ValueDef};
use tile_core::pipeline::{Plan, Statement, brought, is_computed, plan};

/// The plans of a function's loops that have one.
pub(super) fn plans(func: &Func) -> Result<Vec<Plan>, LowerError> {
    let (mut found, mut failed) = (Vec::new(), None);
    func.walk(func.body, &mut |_, inst| match plan(func, inst) {
        Ok(plan) => found.extend(plan),
        Err(error) => failed = failed.take().or(Some(error)),
    });
    match failed {
        Some(error) => Err(LowerError::Unsupported { span: error.span, reason: error.to_string() }),
        None => Ok(found),
    }
}

/// The plan of the loop with a body, if it has one that can be followed.
pub(super) fn plan_of(func: &Func, body: RegionId) -> Option<Plan> {
    let mut found = None;
    func.walk(func.body, &mut |_, inst| {
        if inst.regions.first() == Some(&body) {
            found = plan(func, inst).ok().flatten();
        }
    });
    found
}

/// Whether copies are all that is ahead of a loop's other statements.
pub(super) fn only_copies_are_ahead(func: &Func, plan: &Plan) -> bool {
    plan.statements.iter().all(|statement| statement.depth == 0 || brought(func, &statement.insts).is_some())
}

/// Whether that holds of all loops of a function.
pub(super) fn copies_alone_are_ahead(func: &Func) -> Result<bool, LowerError> {
    Ok(plans(func)?.iter().all(|plan| only_copies_are_ahead(func, plan)))
}

/// The function in the user's order.
pub(super) fn arranged(func: &Func) -> Result<Cow<'_, Func>, LowerError> {
    let plans = plans(func)?;
    if plans.is_empty() {
        return Ok(Cow::Borrowed(func));
    }
    let mut func = func.clone();
    for plan in plans.iter().filter(|plan| only_copies_are_ahead(&func, plan)).collect::<Vec<_>>() {
        arrange(&mut func, plan);
    }
    Ok(Cow::Owned(func))
}

fn arrange(func: &mut Func, plan: &Plan) {
    let mut statements: Vec<&Statement> = plan.statements.iter().collect();
    statements.sort_by_key(|statement| (Reverse(statement.depth), statement.place));
    let insts = &func.regions[plan.region].insts;
    let mut order: Vec<InstId> =
        insts.iter().copied().filter(|&id| matches!(func.insts[id].op, Op::Alloc {})).collect();
    let insts: Vec<InstId> = statements.iter().flat_map(|statement| statement.insts.clone()).collect();
    order.extend(with_needed(func, plan.region, &insts));
    func.regions[plan.region].insts = order;
}

/// Instructions of a body, each behind what it needs that has no place of its own.
pub(super) fn with_needed(func: &Func, body: RegionId, insts: &[InstId]) -> Vec<InstId> {
    let mut order: Vec<InstId> = Vec::new();
    for id in insts {
        let needed = needed(func, body, std::slice::from_ref(id));
        let missing: Vec<InstId> = needed.into_iter().filter(|id| !order.contains(id)).collect();
        order.extend(missing);
        order.push(*id);
    }
    order
}

/// What has no place of its own and is needed by instructions of a body, in the order
/// of the body.
fn needed(func: &Func, body: RegionId, insts: &[InstId]) -> Vec<InstId> {
    let mut open: Vec<Value> = Vec::new();
    for &id in insts {
        func.walk_inst(&func.insts[id], &mut |inst| {
            open.extend(&inst.args);
            open.extend(inst.regions.iter().filter_map(|&inner| func.regions[inner].result));
        });
    }
    let mut found = HashSet::new();
    while let Some(value) = open.pop() {
        if let ValueDef::Inst(id) = func.values[value].def
            && is_computed(func, &func.insts[id])
            && found.insert(id)
        {
            open.extend(&func.insts[id].args);
        }
    }
    func.regions[body].insts.iter().copied().filter(|id| found.contains(id)).collect()
}

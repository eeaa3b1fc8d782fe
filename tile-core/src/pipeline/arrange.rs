//! Reorders a pipelined loop's statements as its schedule says, where the serial loop
//! can run them so.

use super::{Plan, PlanError, Statement, brought, is_computed, plan};
use crate::ir::{Func, InstId, Op, RegionId, Value, ValueDef};
use std::cmp::Reverse;
use std::collections::HashSet;

/// The plans of a function's loops that have one, by the loops.
///
/// # Errors
/// The first plan's that would change what the kernel means.
pub fn plans(func: &Func) -> Result<Vec<(InstId, Plan)>, PlanError> {
    let (mut found, mut failed) = (Vec::new(), None);
    func.walk(func.body, &mut |id, inst| match plan(func, inst) {
        Ok(plan) => found.extend(plan.map(|plan| (id, plan))),
        Err(error) => failed = failed.take().or(Some(error)),
    });
    failed.map_or(Ok(found), Err)
}

/// Whether only copies run ahead of a loop's other statements.
pub fn only_copies_are_ahead(func: &Func, plan: &Plan) -> bool {
    plan.statements.iter().all(|statement| statement.depth == 0 || brought(func, &statement.insts).is_some())
}

/// Brings the statements of an iteration into the order in which a plan has them: those
/// of earlier stages first. The loop means the same.
pub fn arrange(func: &mut Func, plan: &Plan) {
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
pub fn with_needed(func: &Func, body: RegionId, insts: &[InstId]) -> Vec<InstId> {
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

//! From a plan to its [`Decisions`].

use super::Plan;
use super::decisions::{CopyKind, Decisions, Loop, Pipeline, Schedule, StagedCopy};
use crate::lower::outline::engines;
use crate::lower::warp_specialize::GROUP;
use crate::lower::{stated_gemms, stated_layouts};
use tile_core::ir::schedule::StatementHints;
use tile_core::ir::{Func, InstId, Op, Value};

/// The decisions of a plan.
pub(super) fn decisions(plan: &Plan) -> Decisions {
    let Plan { func, target, roles, layouts, pipelines, .. } = plan;
    let specialised = roles.groups > 0;
    let kind = if pipelines.in_registers { CopyKind::Registers } else { CopyKind::CpAsync };
    let own = pipelines.early.values().map(|early| Pipeline {
        stages: early.stages,
        stated: early.stated,
        early: false,
        pieces: 1,
        copies: early.copies.iter().map(|&copy| staged(func, copy, func.insts[copy].args[1], kind)).collect(),
    });
    let (mut loops, mut hints) = (Vec::new(), Vec::new());
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Copy { hints: stated, .. }, &[from, to]) = (&inst.op, &inst.args[..])
            && !stated.is_empty()
        {
            hints.push((inst.span, [name(func, from), name(func, to)], *stated));
        }
        if let (Op::For { .. }, Some(&body)) = (&inst.op, inst.regions.first()) {
            let mut schedule = roles.schedules(body);
            schedule.extend(pipelines.planned.contains_key(&body).then_some(Schedule::UserStages));
            loops.push(Loop { span: inst.span, schedule });
        }
    });
    Decisions {
        kernel: func.name.clone(),
        threads: layouts.threads,
        consumers: roles.consumers.max(1),
        producer: if specialised { GROUP } else { 0 },
        blocks: specialised.then(|| roles.sketch(func).blocks),
        scheduler: roles.scheduler(func, target),
        pipelines: roles.pipelines(func).into_iter().chain(own).collect(),
        loops,
        gemms: engines(func, target, &roles.gemms),
        stated_gemms: stated_gemms::gemms(func, target, roles, layouts.threads),
        stores: roles.stores(func),
        hints,
        asynchronous: plan.asynchronous.to_vec(),
        layouts: stated_layouts::tiles(func)
            .into_iter()
            .map(|(tile, layout, span)| (span, name(func, tile), layout, stated_layouts::holds(func, target, tile)))
            .collect(),
        bytes: roles.bytes(func),
    }
}

/// A copy to a stage of a tile.
pub(in crate::lower) fn staged(func: &Func, copy: InstId, tile: Value, kind: CopyKind) -> StagedCopy {
    StagedCopy { span: func.insts[copy].span, tile: name(func, tile), kind, multicast: false }
}

/// The user's name of a value, or its number.
pub(in crate::lower) fn name(func: &Func, value: Value) -> String {
    func.values[func.root(value)].name.clone().unwrap_or_else(|| value.to_string())
}

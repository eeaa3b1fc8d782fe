//! Schedule check: `order` and `stage` of a pipelined loop keep the meaning of the
//! serial loop.
//!
//! Two cases are checked when an instance is made: what called functions do to memory,
//! and the mapping of instructions to statements where positions are not known (in an
//! editor).

use super::Checked;
use crate::diag::Code;
use tile_core::ir::{Effect, Inst, InstId, LoopKind, Op};
use tile_core::pipeline::{self, Cause, Why};

pub(super) fn check(checked: &Checked<'_>) {
    let func = checked.func;
    func.walk(func.body, &mut |id, inst| {
        let mut calls = false;
        inst.regions.iter().for_each(|&region| func.walk(region, &mut |_, inst| calls |= is_call(inst)));
        let (Err(error), false) = (pipeline::plan(func, inst), calls) else { return };
        let Op::For { kind: LoopKind::Pipelined { at, .. } } = &inst.op else { return };
        // Where a statement does something first.
        let loc = |number: usize| {
            let does = |id: InstId| !matches!(func.insts[id].op.effect(), Effect::Pure | Effect::Alloc);
            let of = |id: InstId| pipeline::statement_at(at, func.insts[id].span) == Some(number);
            let first = func.regions[inst.regions[0]].insts.iter().find(|&&id| does(id) && of(id));
            checked.loc(first.copied().unwrap_or(id))
        };
        let why = match &error.cause {
            Cause::Broken { why, .. } => *why,
            _ => None,
        };
        let help = match why {
            Some(Why::Registers) => "registers hold it for one iteration at a time; shared memory may for several",
            Some(Why::Kept) => "it gets several buffers if each iteration sets it as a whole first",
            Some(Why::Inside) => "it gets several buffers if it is made in front of the loop",
            _ => "give this a later place or stage",
        };
        match error.cause {
            Cause::Broken { first, then, later, name: Some(name), .. } => {
                let message = match later {
                    false => format!("this runs before statement {first}, and both use `{name}`"),
                    true => format!("this runs for the next iteration before statement {first}, and both use `{name}`"),
                };
                checked.errors.report(Code::Arguments, loc(then), message, help);
            }
            Cause::Broken { first, then, .. } => {
                let message = format!("this runs before statement {first}, which others see first");
                checked.errors.report(Code::Arguments, loc(then), message, help);
            }
            Cause::Value { maker, user, .. } => {
                let message = format!("this runs before statement {maker}, which computes a value for it");
                let help = "give both the same stage, and this one the later place";
                checked.errors.report(Code::Arguments, loc(user), message, help);
            }
            _ => {}
        }
    });
}

fn is_call(inst: &Inst) -> bool {
    matches!(inst.op, Op::Call { .. })
}

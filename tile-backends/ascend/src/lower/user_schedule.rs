//! User schedules: loops whose `order` and `stage` the kernel gives.
//!
//! The statements of an iteration are put in the user's order, those of earlier stages first
//! (`tile_core::pipeline`, which refuses schedules that would change results). The loop gets one
//! stage more than the first stage is ahead of the last, which is what copies from tensors need.
//! Which other statements run ahead is a [`PipelinePlan`]. What emitters do with both is in
//! [`PLANS`].

use super::{Code, Lower, LowerError};
use crate::chip::Chip;
use crate::ir::{PipelinePlan, Val};
use std::borrow::Cow;
use std::collections::HashMap;
use tile_core::ir::{Dim, Func, LoopKind, Op, RegionId};
use tile_core::passes::{Natives, expand};
use tile_core::pipeline::{self, PlanError, arrange, brought};

/// The table of user schedules in `docs/ascend.md`.
pub const PLANS: [[&str; 3]; 5] = [
    [
        "`order`",
        "The order of an iteration's statements in the text; the vendor's compiler may change it.",
        "Followed by the cube's core. The vector core's instructions are rescheduled within their dependences.",
    ],
    [
        "`stage`: copies from tensors that nobody writes are ahead",
        "How many iterations' copies are in flight is the vendor's compiler's choice.",
        "Followed: copies have one buffer more than the iterations that they are ahead; three at most, and fewer where they do not fit.",
    ],
    ["`stage`: nothing else is ahead", "One iteration at a time goes from one kind of core to the other.", "Followed."],
    [
        "`stage`: other statements are ahead of the rest, all by as many iterations, three at most",
        "The vendor's compiler's choice.",
        "Software pipelining, if the loop neither initialises nor carries an accumulator between the two stages, and what crosses lies in vector memory or goes to the other kind of core; otherwise nothing else is ahead.",
    ],
    [
        "`stage`: other statements are ahead otherwise",
        "One iteration at a time goes from one kind of core to the other.",
        "Nothing but copies is ahead.",
    ],
];

/// The user's pipelines, by the bodies of their loops.
pub(super) type Plans = HashMap<RegionId, PipelinePlan>;

/// Replaces derived operations, and reorders the function's statements as the user says; returns the
/// pipelines of its loops.
pub(super) fn apply_user_schedules(func: &Func, chip: Chip) -> Result<(Cow<'_, Func>, Plans), LowerError> {
    let refused = |error: PlanError| LowerError { chip, code: Code::Plan, span: error.span, reason: error.to_string() };
    let (mut func, mut plans) = (expand(func, &Natives { remainder: true, ..Natives::default() }), Plans::new());
    let found = pipeline::plans(&func).map_err(refused)?;
    for (id, of) in found {
        let Op::For { kind: LoopKind::Pipelined { at, .. } } = &func.insts[id].op else { continue };
        plans.insert(of.region, plan(&func, &of, at));
        let ahead = of.statements.iter().map(|statement| statement.depth).max().unwrap_or(0);
        let func = func.to_mut();
        arrange(func, &of);
        if let Op::For { kind: LoopKind::Pipelined { stages, order, stage, at } } = &mut func.insts[id].op {
            *stages = Dim::int(i64::from(ahead) + 1);
            order.clear();
            stage.clear();
            at.clear();
        }
    }
    Ok((func, plans))
}

fn plan(func: &Func, of: &pipeline::Plan, at: &[tile_core::ir::Span]) -> PipelinePlan {
    let others: Vec<_> = of.statements.iter().filter(|one| brought(func, &one.insts).is_none()).collect();
    let distance = others.iter().map(|one| one.depth).max().unwrap_or(0);
    let alike = others.iter().all(|one| one.depth == 0 || one.depth == distance);
    let ahead = |number: usize| others.iter().any(|one| one.number == number && one.depth > 0);
    let places = |late: bool| others.iter().filter(move |one| (one.depth == 0) == late).map(|one| one.place);
    PipelinePlan {
        begins: at.to_vec(),
        first_stage: (0..at.len()).map(ahead).collect(),
        distance: if alike { distance } else { 0 },
        second_first: places(true).max() < places(false).min(),
    }
}

impl Lower<'_> {
    /// Records the user's pipeline of a loop, if its body has one.
    pub(super) fn follow(&mut self, body: RegionId, counter: Val) {
        if let Some(plan) = self.plans.get(&body) {
            self.b.program.plans.insert(counter, plan.clone());
        }
    }
}

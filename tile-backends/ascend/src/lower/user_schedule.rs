//! Loops whose `order` and `stage` the user gives.
//!
//! The statements of an iteration come in the user's order, those of earlier stages first
//! (`tile_core::pipeline`, which refuses plans that would show), and the loop has as many
//! stages as the first is ahead of the last, and one, which is what copies from tensors
//! need. Which other statements are ahead is a [`Plan`]. What emitters make of both is in
//! [`PLANS`].

use super::{Code, Lower, LowerError};
use crate::chip::Chip;
use crate::ir::{Plan, Val};
use std::borrow::Cow;
use std::collections::HashMap;
use tile_core::ir::{Dim, Func, LoopKind, Op, RegionId};
use tile_core::pipeline::{self, PlanError, arrange, brought};

/// What `docs/ascend.md` says of plans.
pub const PLANS: [[&str; 3]; 5] = [
    [
        "`order`",
        "The order of an iteration's statements in the text; the vendor's compiler may change it.",
        "Followed by the cube's core. Of a list of vector instructions, those that do not wait for each other are in \
         the compiler's order.",
    ],
    [
        "`stage`: copies from tensors that nobody writes are ahead",
        "How many iterations' copies are under way is the vendor's compiler's choice.",
        "Followed: copies have as many slots as they are ahead, and one; three at most, and fewer where they do not \
         fit.",
    ],
    ["`stage`: nothing else is ahead", "One iteration at a time goes from one kind of core to the other.", "Followed."],
    [
        "`stage`: other statements are ahead of the rest, all by as many iterations, three at most",
        "The vendor's compiler's choice.",
        "Followed, if no sums of products begin in the loop or go on from one iteration to the next between the two, \
         and what the first ones make for the others is in the vector memory or goes to the other kind of core; \
         otherwise nothing else is ahead.",
    ],
    [
        "`stage`: other statements are ahead otherwise",
        "One iteration at a time goes from one kind of core to the other.",
        "Nothing but copies is ahead.",
    ],
];

/// Plans by the bodies of their loops.
pub(super) type Plans = HashMap<RegionId, Plan>;

/// The function with statements in the user's order, and the plans of its loops.
pub(super) fn arranged(func: &Func, chip: Chip) -> Result<(Cow<'_, Func>, Plans), LowerError> {
    let refused = |error: PlanError| LowerError { chip, code: Code::Plan, span: error.span, reason: error.to_string() };
    let found = pipeline::plans(func).map_err(refused)?;
    let (mut func, mut plans) = (Cow::Borrowed(func), Plans::new());
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

fn plan(func: &Func, of: &pipeline::Plan, at: &[tile_core::ir::Span]) -> Plan {
    let others: Vec<_> = of.statements.iter().filter(|one| brought(func, &one.insts).is_none()).collect();
    let turns = others.iter().map(|one| one.depth).max().unwrap_or(0);
    let alike = others.iter().all(|one| one.depth == 0 || one.depth == turns);
    let ahead = |number: usize| others.iter().any(|one| one.number == number && one.depth > 0);
    let places = |late: bool| others.iter().filter(move |one| (one.depth == 0) == late).map(|one| one.place);
    Plan {
        begins: at.to_vec(),
        ahead: (0..at.len()).map(ahead).collect(),
        turns: if alike { turns } else { 0 },
        late_first: places(true).max() < places(false).min(),
    }
}

impl Lower<'_> {
    /// A loop over a body has its plan from here on.
    pub(super) fn follow(&mut self, body: RegionId, counter: Val) {
        if let Some(plan) = self.plans.get(&body) {
            self.b.program.plans.insert(counter, plan.clone());
        }
    }
}

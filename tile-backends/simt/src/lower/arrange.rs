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
//! to bring tiles as far ahead as stages say ([`planned`](super::user_schedule)).
//!
//! A plan that would change what the kernel means is refused before anything else is
//! tried.

use super::error::LowerError;
use std::borrow::Cow;
use tile_core::ir::{Func, RegionId};
use tile_core::pipeline::{self, Plan, PlanError, arrange, only_copies_are_ahead, plan};

/// The plans of a function's loops that have one.
pub(super) fn plans(func: &Func) -> Result<Vec<Plan>, LowerError> {
    let refused = |error: PlanError| LowerError::Unsupported { span: error.span, reason: error.to_string() };
    let found = pipeline::plans(func).map_err(refused)?;
    Ok(found.into_iter().map(|(_, plan)| plan).collect())
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

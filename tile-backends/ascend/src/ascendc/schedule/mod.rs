//! The order of statements on the vector core.
//!
//! A vector instruction that needs what the one before it computes waits until the
//! pipe has run empty (`PipeBarrier<PIPE_V>`), some dozens of cycles. Instructions that
//! have nothing to do with each other follow without a pause, but a kernel computes one
//! thing after the other. So the statements of a list are ordered anew:
//!
//! ```text
//! old = top      | m = pairs s              a = halves s          | old = top, m = pairs s, r = o · f
//! m = pairs m    |                   ──►    m = pairs m           | x = x · c
//! m = top, m     |                          m = top, m            | o = r + t
//! x = x · c      | o = o · f | o = o + t    (a bar is a barrier)
//! ```
//!
//! - [`dependences`]: two statements keep their order where they touch the same bytes and one
//!   writes, where one assigns a variable that the other names, where both are of one
//!   pipe other than that of vectors, and where both set or wait for flags among cores.
//!   Outside of the stages of a skewed loop nothing goes past such a flag.
//! - [`list_schedule`]: list scheduling. An instruction that needs no barrier comes first, then
//!   a wait for another core, then what begins behind a new barrier: of several what has
//!   most behind it, by the model's times.
//! - [`predicate`]: the stages of a skewed loop (`passes/software_pipeline`) run under a condition each.
//!   They become one list of statements with conditions of their own, which are
//!   joined again where neighbours have the same.
//! - [`deferred`]: what an iteration computes for the next one alone is computed there, under
//!   the condition of the iteration before, and once behind the loop.
//!
//! Tiles have their places by then, so that what shares bytes is in order, and scratch
//! memory is taken in turns ([`scratch`](super::scratch)).

mod deferred;
mod dependences;
mod list_schedule;
mod predicate;

use super::code::Node;
use super::model::Rates;
use deferred::Late;
pub(super) use dependences::empties;
use predicate::Part;
pub(super) use predicate::joined;

/// Orders statements, and those inside of them.
pub(super) fn schedule(nodes: Vec<Node>, rates: &Rates) -> Vec<Node> {
    let parts = nodes.into_iter().map(Part::from).flat_map(|part| expanded(part, rates)).collect();
    list_schedule::ordered(parts, rates, false)
}

/// A statement with those inside of it ordered, and what comes around a loop.
fn expanded(part: Part, rates: &Rates) -> Vec<Part> {
    let Part { guard, node } = part;
    let alone = guard.is_none();
    let again = |node: Node| Part { guard: guard.clone(), node };
    match node {
        Node::For { id, head, body, turns, trips } => {
            let mut inner = predicate::flat(body);
            let late = if alone { deferred::take(&mut inner, rates) } else { Late::default() };
            let inner = inner.into_iter().flat_map(|part| expanded(part, rates)).collect();
            let mut body = list_schedule::ordered(inner, rates, true);
            body.extend(late.behind);
            let around = Node::For { id, head, body, turns, trips };
            late.before.into_iter().chain([around]).chain(late.once).map(again).collect()
        }
        Node::If { condition, when, then, otherwise } => {
            let (then, otherwise) = (schedule(then, rates), schedule(otherwise, rates));
            vec![again(Node::If { condition, when, then, otherwise })]
        }
        other => vec![again(other)],
    }
}

#[cfg(test)]
mod tests;

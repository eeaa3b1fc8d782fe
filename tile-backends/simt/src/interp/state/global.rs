//! Global memory that notices what the threads of a block do in no order.
//!
//! Blocks are in no order, so nothing is said of what different ones do to an
//! element. Within a block, an element that one thread writes and another reads,
//! or that statements in a row write, needs a barrier in between, as in shared
//! memory. Iterations of one statement may write one element, and then one of
//! the values wins.

use super::clocks::{Clocks, Stamp, View};
use rustc_hash::FxHashMap;
use tile_core::ir::Span;

/// The last accesses of an element by a block, of those that others may not
/// know to be past.
#[derive(Default)]
struct Trace {
    write: Stamp,
    /// The statement that wrote.
    statement: Span,
    reads: Vec<Stamp>,
    updates: Vec<Stamp>,
}

/// A way to access an element.
#[derive(Clone, Copy)]
pub(in crate::interp) enum Access {
    Read,
    /// Whether what was there was the same.
    Write {
        same: bool,
    },
    Update,
}

/// Accesses of tensors and workspaces that are written.
#[derive(Default)]
pub(in crate::interp) struct Traces(FxHashMap<(usize, usize, usize), Trace>);

impl Traces {
    /// Notes an access of the element at a byte of a global buffer by a thread of
    /// the block `rank`, after the check that it comes in order.
    pub(in crate::interp) fn note(
        &mut self,
        clocks: &Clocks,
        place: (usize, usize, usize),
        (now, statement): (Stamp, Span),
        access: Access,
    ) -> Result<(), String> {
        let view = clocks.view(now.actor);
        let trace = self.0.entry(place).or_default();
        let (_, _, at) = place;
        let unknown = |all: &[Stamp]| all.iter().find(|&&stamp| !view.knows(stamp)).copied();
        let written = Some(trace.write).filter(|&write| !view.knows(write));
        let before = match access {
            Access::Read => written.or_else(|| unknown(&trace.updates)),
            Access::Update => written.or_else(|| unknown(&trace.reads)),
            Access::Write { same } => written
                .filter(|_| !same && trace.statement != statement)
                .or_else(|| unknown(&trace.updates))
                .or_else(|| unknown(&trace.reads)),
        };
        if let Some(before) = before {
            let (thread, other) = (clocks.name(now.actor), clocks.name(before.actor));
            return Err(format!("{thread} and {other} access byte {at} of global memory in no order"));
        }
        match access {
            Access::Read => renew(&mut trace.reads, view, now),
            Access::Update => renew(&mut trace.updates, view, now),
            Access::Write { .. } => *trace = Trace { write: now, statement, ..Trace::default() },
        }
        Ok(())
    }
}

/// Replaces what is past by an access.
fn renew(all: &mut Vec<Stamp>, view: View<'_>, now: Stamp) {
    all.retain(|&stamp| stamp.actor != now.actor && !view.knows(stamp));
    all.push(now);
}

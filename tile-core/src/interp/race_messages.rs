//! Messages of races of iterations, threads and blocks: who they are, and at which element.

use super::machine::Machine;
use super::memory::unravel;
use super::program::Slot;
use crate::ir::{Span, Value};
use crate::launch::LaunchError;

impl Machine<'_> {
    pub(super) fn iterations_race(&self, of: Slot, other: i64, now: i64, span: Span) -> LaunchError {
        let tuple = |iteration| {
            let mut index = vec![0; self.parallel.len()];
            unravel(iteration, &self.parallel, &mut index);
            format!("{index:?}")
        };
        let reason = if other == now {
            format!("iteration {} and others touch one element of {}", tuple(now), self.name(of))
        } else {
            format!("iterations {} and {} touch one element of {}", tuple(other), tuple(now), self.name(of))
        };
        self.fault(span, format!("race: {reason}"))
    }

    pub(super) fn threads_race(&self, (of, cell): (Slot, i64), other: u64, now: u64, span: Span) -> LaunchError {
        let (element, name) = (self.element(of, cell), self.name(of));
        let who = match other == now {
            true => format!("thread {now} and others"),
            false => format!("threads {other} and {now}"),
        };
        self.fault(span, format!("race: {who} access element {element:?} of {name} with no barrier between them"))
    }

    pub(super) fn blocks_race(&self, of: Slot, cell: i64, other: u64, span: Span) -> LaunchError {
        let (other, element, name) = (self.block_at(other as i64), self.element(of, cell), self.name(of));
        let who = match other == self.block {
            true => format!("block {other:?} and others"),
            false => format!("blocks {other:?} and {:?}", self.block),
        };
        let stated = match &self.func.disjoint {
            Some(reason) => format!(", but blocks are stated to be disjoint: {reason}"),
            None => String::new(),
        };
        self.fault(span, format!("race: {who} access element {element:?} of {name} in no order{stated}"))
    }

    /// An index of the tensor or workspace at which the cell is.
    pub(super) fn element(&self, of: Slot, cell: i64) -> Vec<i64> {
        let whole = &self.views[self.func.root(Value::new(of)).index()].axes;
        let mut axes: Vec<usize> = (0..whole.len()).filter(|&axis| whole[axis].stride > 0).collect();
        axes.sort_by_key(|&axis| std::cmp::Reverse(whole[axis].stride));
        let (mut index, mut rest) = (vec![0; whole.len()], cell);
        for axis in axes {
            index[axis] = (rest / whole[axis].stride).min(whole[axis].extent - 1);
            rest -= index[axis] * whole[axis].stride;
        }
        index
    }
}

//! Aggregates of the elements of a tensor along an axis, one by one.

use super::machine::Machine;
use super::program::{Aggregated, Reg, Slot};
use super::shadow::Touch;
use crate::ir::Span;
use crate::launch::LaunchError;

impl Machine<'_> {
    /// The encoding of what is asked of the elements from `index` on, along an axis and in front of
    /// the index that a register has. Elements outside the tensor are left out.
    pub(super) fn aggregate(
        &mut self,
        of: Slot,
        index: &[Reg],
        (axis, to): (usize, Reg),
        what: Aggregated,
        span: Span,
    ) -> Result<u64, LaunchError> {
        let mut at: Vec<i64> = index.iter().map(|&reg| self.int(reg)).collect();
        let (from, to) = (at[axis], self.int(to));
        let mut result = match what {
            Aggregated::Combined { start, .. } => start,
            Aggregated::Found { last, .. } => (if last { from } else { to }) as u64,
        };
        for i in from.max(0)..to.min(self.views[of].axes[axis].extent) {
            self.spend(1, span)?;
            at[axis] = i;
            let Some(cell) = self.views[of].cell(at.iter().copied()) else { break };
            self.touch(of, cell, Touch::Load, span)?;
            let storage = self.views[of].storage;
            let Some(x) = self.storages[storage].get(cell) else { return Err(self.unwritten(of, &at, span)) };
            match what {
                Aggregated::Combined { f, .. } => result = f(result, x),
                Aggregated::Found { le, lo, hi, last, inside } => {
                    let found = (le(self.regs[lo], x) != 0 && le(x, self.regs[hi]) != 0) == inside;
                    match (found, last) {
                        (true, false) => return Ok(i as u64),
                        (true, true) => result = (i + 1) as u64,
                        (false, _) => {}
                    }
                }
            }
        }
        Ok(result)
    }
}

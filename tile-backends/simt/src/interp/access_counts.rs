//! Counts the accesses of shared memory that an instruction makes, warp by warp.

use super::Outcome;
use super::fiber::{Fiber, Mask};
use super::machine::Machine;
use crate::ir::{Buf, Inst};

impl<'k> Fiber<'k> {
    /// Counts accesses of so many elements from these indices on, where the
    /// mask is set.
    pub(super) fn count_access(
        &self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        index: impl Fn(usize) -> i64,
        count: usize,
    ) -> Outcome {
        let data = &self.kernel.bufs[buf];
        if !data.is_shared() {
            return Ok(());
        }
        let warp = self.kernel.lanes as usize;
        for first in (0..self.threads).step_by(warp) {
            let lane = |t: usize| mask[t].then(|| machine.shared_at(buf, index(t), count)).transpose();
            let lanes = (first..self.threads.min(first + warp)).map(lane).collect::<Outcome<Vec<_>>>()?;
            if lanes.iter().any(Option::is_some) {
                machine.traffic.note(inst, &lanes, count * data.elem.bytes());
            }
        }
        Ok(())
    }

    /// Counts an access of so many matrices by each warp that is on: lane `i`
    /// gives the row of 16 bytes that begins at `index`.
    pub(super) fn count_matrices(
        &self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        warps: &[usize],
        buf: Buf,
        index: &[i64],
        matrices: usize,
    ) -> Outcome {
        let per = Self::per(self.kernel.bufs[buf].elem, 16);
        for &first in warps {
            let row = |t: usize| machine.shared_at(buf, index[t], per).map(Some);
            let rows = (first..first + 8 * matrices).map(row).collect::<Outcome<Vec<_>>>()?;
            machine.traffic.note(inst, &rows, 16);
        }
        Ok(())
    }
}

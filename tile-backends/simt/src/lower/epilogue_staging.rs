//! Sums that go to memory in wide stores.
//!
//! ```text
//! copy %acc, %c        ──►      staging = cast %acc      (a row's end at a time)
//!                               barrier
//!                               %c = staging             (16 bytes at a time, whole rows)
//! ```
//!
//! A thread holds two neighbours of a row of a product, the next two are its
//! neighbour's: stored as they lie, each instruction writes sixteen bytes of eight
//! rows, half of what memory takes at a time. When a kernel has done its
//! pipelined loops their stages are free, and a tile on the same bytes gathers the
//! rows.

use super::shapes::Rows;
use super::tiles::{padded_bytes, tile_bytes};
use super::view::{Root, View};
use super::{Lower, Lowered};
use tile_core::ir::InstId;

/// Bytes of a wide store, and of a row that is worth it.
const WIDE: u64 = 16;
const ROW: u64 = 64;

impl Lower<'_> {
    /// Copies a fragment to a tensor by way of shared memory; `false` where that
    /// is of no use, or takes room that the kernel does not have already.
    pub(super) fn copy_staged(&mut self, id: InstId, src: &View, dst: &View) -> Lowered<bool> {
        let (Root::Fragment(number), Root::Memory(to)) = (src.root, dst.root) else { return Ok(false) };
        let (Some(extents), dst) = (src.extents(), &dst.clone().with_rank(2)) else { return Ok(false) };
        let &[_, columns] = &extents[..] else { return Ok(false) };
        let known = dst.axes.iter().map(|axis| axis.extent.as_int());
        let equal = known.zip(&extents).all(|(known, &extent)| known.is_none_or(|known| known == i64::from(extent)));
        let width = dst.elem.bytes() as u64;
        let layout = &self.fragments[number].layout;
        let held = u64::from(self.vector(layout, &extents, dst.elem.bytes())) * width;
        let last = self.func.regions[self.func.body].insts.contains(&id);
        let whole = src.is_in_place() && self.fragments[number].extents == extents && !self.fragments[number].spilled;
        let rows = u64::from(columns) * width >= ROW && self.takes_wide(dst);
        let wanted = tile_bytes(&extents, dst.elem, Rows::Matrices);
        let stages = self.pipelines.stages.iter();
        let free: u64 = stages.map(|(&tile, &n)| padded_bytes(self.func, self.target, tile) * u64::from(n)).sum();
        let shared = self.b.kernel().bufs[to].is_shared();
        if held >= WIDE
            || !equal
            || !last
            || !whole
            || !rows
            || wanted > free
            || shared
            || self.specialized.roles.groups > 0
        {
            return Ok(false);
        }
        let staging = self.shared_tile("staging", dst.elem, &extents, Rows::Matrices);
        self.copy_views(src, &staging)?;
        self.copy_views(&staging, dst)?;
        Ok(true)
    }

    /// Whether rows of a tensor begin where a wide store may.
    pub(super) fn takes_wide(&mut self, dst: &View) -> bool {
        let width = dst.elem.bytes() as i64;
        let Some((last, outer)) = dst.axes.split_last() else { return false };
        let starts = outer.iter().map(|axis| self.known.divisor(&axis.stride)).chain([self.known.divisor(&dst.base)]);
        last.stride.as_int() == Some(1) && starts.into_iter().all(|divisor| divisor * width % WIDE as i64 == 0)
    }
}

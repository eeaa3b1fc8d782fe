//! Prefetch of the panels of B that come next, when few rows of A are multiplied by it.

use super::locality;
use super::plan::{Plan, Source};
use crate::prefetch::{LINE, prefetch};
use crate::view::View;

/// Up to this many rows a GEMM is bound by reading B from memory, whatever the height of a panel.
const FEW: usize = 28;

/// The panels of B that are prefetched a few panels ahead, when few rows are multiplied by a B in
/// place or packed a panel at a time.
///
/// Few rows do not take long enough to prefetch the next tile as a whole, and tiles whose rows
/// are a power of two apart evict each other; a few panels do not.
pub(super) struct PanelPrefetch<'a> {
    view: &'a View<u8, 2>,
    /// Columns of a panel, and bytes of an element.
    width: usize,
    elem: usize,
    /// The next row, its first column and the bytes from there.
    at: [i64; 2],
    bytes: usize,
    /// Rows left.
    left: usize,
}

/// Prefetch distance in panels.
const DISTANCE: usize = 4;

impl<'a> PanelPrefetch<'a> {
    /// Where rows are so far apart that the hardware prefetcher does not find the next one.
    pub(super) fn of(plan: &Plan, src: &'a Source, m: usize) -> Option<PanelPrefetch<'a>> {
        let view = &src.view;
        let far = view.stride[1] == src.elem as i64 && view.stride[0] >= locality::PAGE as i64 && view.is_whole();
        // With less than a line of each row, most lines would be prefetched several times.
        let lines = plan.kernel.panel_cols() * src.elem >= LINE;
        (far && lines && m <= FEW).then_some(PanelPrefetch {
            view,
            width: plan.kernel.panel_cols(),
            elem: src.elem,
            at: [0; 2],
            bytes: 0,
            left: 0,
        })
    }

    /// Panel `j` is next.
    pub(super) fn next(&mut self, j: usize, cols: usize) {
        let [k, n] = self.view.extent;
        let column = (j + DISTANCE * self.width) as i64;
        // After the last panel come the next steps of K, below.
        self.at = if column < n { [0, column] } else { [k, column - n] };
        (self.bytes, self.left) = (cols * self.elem, k as usize);
    }

    /// Prefetches that many rows.
    pub(super) fn issue(&mut self, rows: usize) {
        let rows = rows.min(self.left);
        for _ in 0..rows {
            let start = self.view.at(self.at).cast_const();
            for offset in (0..self.bytes).step_by(LINE) {
                prefetch(start.wrapping_add(offset));
            }
            self.at[0] += 1;
        }
        self.left -= rows;
    }
}

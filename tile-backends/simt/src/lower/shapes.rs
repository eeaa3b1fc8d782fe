//! Extents of memory, layouts of runs, and how rows of shared tiles follow each other.

use crate::layout::Fragment;
use tile_core::ir::{Func, Value};

/// The extents of memory, where all are known.
pub(super) fn extents(func: &Func, value: Value) -> Option<Vec<u32>> {
    let shape = &func.ty(value).mem()?.shape;
    shape.iter().map(|extent| u32::try_from(extent.dim()?.as_int()?).ok()).collect()
}

/// Runs as wide as an access, unless threads would idle.
pub(super) fn free_layout(extents: &[u32], threads: u32, width: u32) -> Fragment {
    runs_layout(extents, threads, (16 / width).max(1))
}

/// Runs of so many elements, unless threads would idle.
pub(super) fn runs_layout(extents: &[u32], threads: u32, mut vector: u32) -> Fragment {
    let total: u32 = extents.iter().product();
    let last = extents.last().copied().unwrap_or(1);
    while vector > 1 && (!last.is_multiple_of(vector) || total / vector < threads) {
        vector /= 2;
    }
    Fragment::blocked(extents, threads, vector)
}

/// How rows of a tile follow each other in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rows {
    /// Without anything between them.
    Packed,
    /// So that columns of rows of 64 bytes and more do not fall on few banks.
    Spread,
    /// So that eight rows of 16 bytes, a matrix of `load_matrix`, do not, however
    /// short rows are.
    Matrices,
    /// 16 bytes apart.
    Padded,
}

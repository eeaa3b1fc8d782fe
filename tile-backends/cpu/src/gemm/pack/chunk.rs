//! Chunks: parts of a row or column that fit in a register.

/// A chunk of a row or column, with the part of it that exists.
#[derive(Clone, Copy)]
pub(super) struct Chunk {
    /// Address of element 0.
    pub(super) at: *const u8,
    /// Bytes between elements.
    pub(super) step: i64,
    /// Elements that exist.
    pub(super) lo: usize,
    pub(super) hi: usize,
    /// Elements inside the view's extent; those outside `lo..hi` are filled.
    pub(super) extent: usize,
}

/// The elements of a chunk, adjacent.
#[repr(align(64))]
pub(super) struct Adjacent(pub(super) [u8; 64]);

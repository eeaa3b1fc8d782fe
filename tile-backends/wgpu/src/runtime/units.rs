//! The units of buffers.

/// Bytes of the widest element of an array, of which buffers have whole ones.
pub(super) const VECTOR: u64 = 16;

/// Bytes of which copies and bindings have whole ones.
pub(super) const WORD: u64 = 4;

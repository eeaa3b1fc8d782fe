//! What invocations branch on around barriers, where nothing shows that it is the same
//! for all.
//!
//! Compilers refuse a barrier under a condition, or in a loop whose bounds, they cannot
//! see to be the same for all invocations of a workgroup. Of memory that anything writes
//! they see nothing: neither of a tensor nor of workgroup memory, whatever barriers
//! stand around. Such a value is stored by the first invocation and read by all with
//! `workgroupUniformLoad`, which has barriers of its own around it and whose result is
//! the same by definition.

use tile_simt::ir::{Eye, Kernel, Uniformity};

/// What is agreed on.
pub(super) struct UniformBroadcasts {
    pub(super) seen: Uniformity,
    pub(super) used: bool,
}

impl UniformBroadcasts {
    pub(super) fn of(kernel: &Kernel) -> UniformBroadcasts {
        UniformBroadcasts { seen: Uniformity::of(kernel, Eye::Strict), used: false }
    }

    /// Bytes of workgroup memory, which variables take in sixteens.
    pub(super) fn bytes(&self) -> u32 {
        if self.used { 16 } else { 0 }
    }

    /// What stands in front of the functions.
    pub(super) fn declaration(&self) -> &'static str {
        if self.used { "var<workgroup> agreed: vec2<u32>;\n" } else { "" }
    }
}

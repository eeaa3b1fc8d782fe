//! What a compiler has to say of a program that is right and slow.

use std::fmt;

/// Something of a kernel that a device does in a slow way, because its tiles,
/// types or extents leave no faster one. No error: results are the same.
///
/// Devices that compile at the first launch keep them
/// ([`Device::remarks`](super::Device::remarks)).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The kernel's name.
    pub kernel: String,
    /// What is slow, and why.
    pub text: String,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel `{}`: {}", self.kernel, self.text)
    }
}

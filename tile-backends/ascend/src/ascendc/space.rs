//! The memories of an AI core, and tensors, as far as dependences are concerned.

/// A memory, as far as dependences are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Space {
    Ub,
    L1,
    L0a,
    L0b,
    L0c,
    /// A tensor, by its index.
    Global(u32),
}

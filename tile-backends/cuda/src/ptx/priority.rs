//! How long lines of a cache that loads bring should stay.

/// When lines leave the cache, other than in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// After all others.
    Last,
    /// Before all others.
    First,
}

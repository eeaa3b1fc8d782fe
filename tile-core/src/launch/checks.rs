//! Checks of the checked modes of devices: which mistakes compiled code looks for at run time.

/// Which elements a kernel may not access outside of a tensor or tile: by `t[[i, j]]`, or by an
/// atomic.
///
/// The language gives such accesses a meaning: reads are zero, or the stated fill, and writes are
/// dropped. Kernels count on it where a tile hangs over an edge. Operations on whole tiles, and
/// reads by a view with a stated fill (`x.at(…).or(value)`), are never looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Bounds {
    /// None are looked for.
    #[default]
    Unchecked,
    /// Those at an index that was read from memory, or computed from one without an index of
    /// `parallel!`: rows of a table, labels, pages. Nothing hangs over an edge there.
    FromMemory,
    /// All. Of shapes that the kernel's tiles divide, each is a mistake unless the kernel means
    /// zeros, as convolutions that pad do.
    All,
}

/// What compiled code looks for besides computing; a finding is a
/// [`LaunchError::Fault`](crate::launch::LaunchError::Fault). Nothing by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Checks {
    /// Accesses outside of a tensor or tile.
    pub bounds: Bounds,
    /// Accesses of one element that nothing orders, one of them writing: by threads of a block
    /// between two barriers of `threads!`, and by blocks of a kernel that states them to be
    /// `disjoint`. Blocks of other kernels are proved not to meet. The interpreter looks for races
    /// in any case, and for those where atomics make an order.
    pub races: bool,
}

impl Checks {
    /// Nothing.
    pub const NONE: Checks = Checks { bounds: Bounds::Unchecked, races: false };
    /// What is a mistake in nearly every kernel: [`Bounds::FromMemory`] and races.
    pub const USUAL: Checks = Checks { bounds: Bounds::FromMemory, races: true };
    /// Everything, also what a kernel may do on purpose.
    pub const ALL: Checks = Checks { bounds: Bounds::All, races: true };

    /// What one of two looks for.
    #[must_use]
    pub fn or(self, other: Checks) -> Checks {
        Checks { bounds: self.bounds.max(other.bounds), races: self.races || other.races }
    }

    /// Whether there is something to look for.
    pub fn any(self) -> bool {
        self != Checks::NONE
    }
}

/// As a word of a key.
impl From<Checks> for u64 {
    fn from(checks: Checks) -> u64 {
        checks.bounds as u64 | u64::from(checks.races) << 8
    }
}

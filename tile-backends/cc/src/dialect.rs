//! What a dialect of C++ is: data that the writer looks up.

use tile_simt::lower::Target;

/// A dialect of C++ for one kind of device.
///
/// A vendor's crate makes one of its own: a table, and a library in its language. The functions that
/// the writer calls, and what each must do, are told by the library of CUDA C++ (`src/cuda/*.h`, and
/// [`common`](crate::common), which is C++ for any vendor): one that a library leaves out has the operations
/// that need it refused.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// As in `--target`, such as `cuda-c:sm_80`.
    pub name: &'static str,
    /// What the lowering may use on these devices.
    pub target: fn() -> Target,
    /// What every text begins with: what the compiler must be told, and the names of integers.
    pub head: &'static str,
    /// The library, in the order in which its parts may refer to each other. A part begins with a
    /// line `//@ NAME…`, which is not printed.
    pub library: &'static [&'static str],
    /// What stands in front of the name of an entry.
    pub entry: &'static str,
    /// The attribute that bounds launches, with `{threads}`; behind `entry`.
    pub bounds: &'static str,
    /// The same for blocks that are alone on a multiprocessor.
    pub bounds_alone: &'static str,
    /// The qualifier of pointers to what nothing else writes.
    pub restrict: &'static str,
    /// The declaration of the shared memory of a block, by the name `shared_memory`.
    pub shared: &'static str,
    /// The number of a thread in its block.
    pub thread: &'static str,
    /// The number of a block on the grid's last axis, the one before, and the first of three.
    pub block: [&'static str; 3],
    /// Blocks on the grid's last axis.
    pub blocks: &'static str,
    /// Words that names of a kernel may not be, besides those of C++ and of the library.
    pub reserved: &'static [&'static str],
}

//! A processor in the place of a GPU, for tests of a dialect without a device.
//!
//! Clang compiles a text for the host behind a header of the dialect's, which says what the words of its
//! language and the builtins of its compiler are in terms of [`FIBERS`].

/// A header of C++: threads of a block as fibers, barriers and exchange of values among lanes, matrix instructions by
/// where their elements lie, and the run of a grid (`stand_in_run`). `STAND_IN_LANES` is how many lanes a wave has. For
/// POSIX systems, and one run at a time.
pub const FIBERS: &str = include_str!("stand_in/fibers.h");

/// A header of C++ behind which a library stands in the place of a vendor's runtime (`tile_cc::runtime`): memory of the
/// process, streams and events that are checked, and launches of libraries that are made of texts behind [`FIBERS`].
pub const RUNTIME: &str = include_str!("stand_in/runtime.h");

//! `cargo tile`: a cargo subcommand for crates with kernels of `tile-kernel`.
//!
//! ```sh
//! cargo tile new my-kernels                     # a crate with a kernel, a test, a bench and CI
//! cargo tile new --python my-kernels            # the same as a Python package, which maturin builds
//! cargo tile list                               # the kernels of this crate
//! cargo tile emit matmul --target sm_90a        # the PTX of one
//! cargo tile check --json                       # what the macros and rustc say of it, as data
//! cargo tile check --target sm_90a              # what is slow in them, without a device
//! cargo tile bench-task DIR                     # a solution against a task's module of PyTorch
//! cargo tile launch -n 2 -- target/release/train # a program as two ranks
//! ```
//!
//! A [`Project`] is the user's crate, as `cargo metadata` describes it. A [`Driver`] is a small
//! program under the project's `target/cargo-tile`, which is linked with the crate's library and
//! with `tile-cli`, where the commands are; cargo builds it with the features that a command needs.
//! [`fn@scaffold`] makes a new crate.
//!
//! A crate of a vendor's adds targets and devices where the user's manifest names it; the driver
//! calls its `register()` before the command:
//!
//! ```toml
//! [package.metadata.tile]
//! register = ["tile_maca"]
//! ```
//!
//! The program exits with 0 where a command succeeds, 1 where what it was asked for fails, 2 where
//! it does not understand what that is, and 101 where the crate does not compile.

mod bench_task;
mod diagnostics;
mod driver;
mod group;
mod launcher;
mod project;
mod scaffold;
mod subcommand;

pub use driver::Driver;
pub use project::{Project, Select};
pub use scaffold::{Scaffold, scaffold};
pub use subcommand::run;

use std::fmt;

/// Why `cargo tile` fails, and the status of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// What went wrong, for people.
    pub message: String,
    /// The status that the program exits with.
    pub code: u8,
}

impl Error {
    /// Of arguments or crates that ask for nothing that there is.
    pub(crate) fn usage(message: impl Into<String>) -> Error {
        Error { message: message.into(), code: 2 }
    }

    /// Of what was tried and did not succeed.
    pub(crate) fn failed(message: impl Into<String>) -> Error {
        Error { message: message.into(), code: 1 }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

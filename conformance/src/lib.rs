//! The conformance suite of tile-kernel: every kernel of the library, and the edges of the language,
//! on any device, against references in `f64`.
//!
//! A crate with a backend of its own runs it on its device:
//!
//! ```
//! use tile_conformance::{Expect, run};
//! use tile_kernel::prelude::Interpreter;
//!
//! let expect = Expect { filters: vec!["normalisation::softmax".to_owned()], ..Expect::default() };
//! let report = run(&Interpreter::default(), &expect);
//! assert!(report.is_right(), "{report}");
//! ```
//!
//! - A [`Case`] is a function that makes random inputs, computes references, and calls
//!   [`check`](trait.Session.html#method.check) for each launch. [`cases()`] lists them.
//! - A [`Session`] decides what a check does. [`run`] launches on one device and fills a
//!   [`Report`]; other sessions compile, or launch on several devices.
//! - Inputs are new with each seed, shapes are ragged, and outputs are poisoned before the launch,
//!   so that an element that is not written shows.

mod cases;
mod device;
mod expect;
mod report;
mod run;
mod seed;
mod session;
mod unwind;

pub use cases::{Case, cases, find};
pub use device::Recorder;
pub use expect::{Expect, Refusal};
pub use report::{Outcome, Report, Row};
pub use run::run;
pub use seed::test_seed;
pub use session::{Check, Expected, Session};
pub use unwind::unwinding;

/// Kernels of cases that other tests launch as well.
pub mod kernels {
    pub use crate::cases::warpgroups::two_level_nt;
}

/// Whether one of the filters, if there are any, is a part of the name.
pub fn chooses(filters: &[String], name: &str) -> bool {
    filters.is_empty() || filters.iter().any(|part| name.contains(part.as_str()))
}

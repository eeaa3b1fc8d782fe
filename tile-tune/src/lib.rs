//! Tuning: searches the `tune` list of a kernel and schedules of its instances, keeps the answers and
//! ships them.
//!
//! A kernel of `tile-kernel` states values for its tile extents,
//! `tune(BM = [64, 128], …, where BM * BN <= 8192)`, and an instance made by `default()` or
//! `….fitted()` leaves the choice open.
//!
//! - A [`Tuner`] measures the candidates for one launch and reports the fastest.
//! - A [`Journal`] keeps what was measured, so that a search goes on after its process has ended.
//! - A [`Cache`] keeps answers in the user's cache folder, and what devices do at most
//!   ([`Cache::roofs`]).
//! - A [`Table`] holds those of an architecture, for a crate to embed ([`tables!`]).
//! - A [`Tuned`] device gives launches these answers: parameters that an instance states stay; else
//!   the cache answers, then the tables, then the device, on CUDA by its cost model.
//!
//! Nothing is measured unless a program asks for it ([`Tuning::Search`], [`Tuner::tune`]). A crate
//! that does not depend on this one has none of it.
//!
//! # Features
//! - `progress`: a bar of a search on the terminal ([`Tuner::progress`]).

mod ahead;
mod cache;
mod caches;
mod compiled;
mod error;
mod journal;
mod key;
mod outputs;
mod plan;
mod progress;
mod roofs;
mod search;
mod space;
mod table;
mod trial;
mod tuned;
mod tuner;

pub use cache::{Cache, Entry, Found, Lock, VARIABLE};
pub use caches::Caches;
pub use compiled::Compiled;
pub use error::TuneError;
pub use journal::Journal;
pub use key::{KernelKey, Key, numbers};
pub use outputs::Outputs;
pub use plan::Choice;
pub use roofs::least_time;
pub use search::kept_for_plans;
pub use space::{Point, Space};
pub use table::{Row, Rows, Table};
#[doc(hidden)]
pub use tile_core::launch::Kernel as __Kernel;
pub use trial::{Outcome, Trial};
pub use tuned::{Answers, Tuned, Tuning};
pub use tuner::{Report, Search, Stopped, Tuner};

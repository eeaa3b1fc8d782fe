//! A library in NCCL's place.
//!
//! It exports the functions that `tile-dist` uses of NCCL, keeps their rules, and takes
//! notes, so that worlds of CUDA devices are tested on machines without a GPU.
//!
//! # What it does
//! - *Communicators* come into being when all ranks have asked for the same number, and
//!   answer `ncclInProgress` until then. Only those that do not block are made.
//! - *Calls* are noted with their addresses, numbers and stream, answer `ncclInProgress`,
//!   and are queued after [`Nccl::delay`] further looks.
//! - *Faults* are calls that NCCL forbids: on a communicator that has ended, is not there
//!   yet, or still has something in progress; a group that ends without a beginning.
//! - *Errors* can be asked for: a call that fails, one that fails later, one that never ends.
//!
//! # What it proves, and what only devices show
//! It proves the order and arguments of calls, and what becomes of each error. It moves no
//! data: `tile-dist/examples/two_gpus.rs` checks values on devices.

mod exports;
mod state;

pub use state::{Call, Nccl};

//! Collectives among ranks, on tensors of this project's devices.
//!
//! A *rank* is one of several workers that run the same program on parts of the data. A
//! [`World`] is all of them, seen from one: ranks are threads of a process
//! ([`World::threads`]), or processes that a launcher such as `cargo tile launch` or
//! `torchrun` started ([`World::from_env`]).
//!
//! What carries collectives is a [`Transport`]; a program may bring its own.
//!
//! Collectives take tensors and views as launches do. What cannot be is a [`DistError`] on
//! every rank, never a hang.

mod call;
mod error;
mod group;
mod host;
pub mod model;
#[cfg(feature = "cuda")]
mod nccl;
mod place;
mod transport;
mod world;

pub use call::{Call, Kind, Reduce, ReduceOp, Signature};
pub use error::DistError;
pub use group::Group;
pub use place::{Place, TIMEOUT};
pub use transport::{Message, Transport};
pub use world::World;

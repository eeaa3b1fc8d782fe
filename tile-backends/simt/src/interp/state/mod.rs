//! What the state of a cluster consists of: data types that know nothing of the machine.
//!
//! [`Machine`](super::machine::Machine) and [`Fiber`](super::fiber::Fiber) are built on them;
//! what instructions do to them is in the modules of `interp`, by family.

pub(super) mod banks;
pub(super) mod block;
pub(super) mod clocks;
pub(super) mod copies;
pub(super) mod cross_block;
pub(super) mod global;
pub(super) mod mbarrier;
pub(super) mod meeting;
pub(super) mod products;
pub(super) mod shared;
pub(super) mod stores;
pub(super) mod tensor;

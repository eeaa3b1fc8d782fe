//! The block scheduler: runs the blocks of a launch on threads.
//!
//! * [`arena`] is the memory of a thread's tiles, kept from launch to launch.
//! * [`pool`] says where a launch's threads come from: [`crew`], threads of a device that linger
//!   between launches, or, inside a pool of rayon, [`workers`] of that pool. [`seat`] is the state
//!   of a thread of a crew, [`linger`] how long it spins.
//! * [`affinity`] keeps workers off the launching thread's CPU.
//! * [`panels`] is the memory of packed operands that blocks share.
//! * [`block_time`] remembers how long blocks of a kernel take.
//! * [`balance`] orders blocks of different cost for load balance.
//! * [`block_log`] keeps when each block of a launch ran, where that is asked for.
//! * [`schedule`] combines these.
//! * [`side_by_side`] is for launches whose blocks wait for each other.

mod affinity;
mod arena;
mod balance;
mod block_log;
mod block_time;
mod crew;
mod linger;
mod panels;
mod pool;
mod schedule;
mod seat;
mod side_by_side;
mod workers;

pub(crate) use arena::Zeroed;
pub(crate) use block_log::BlockLog;
pub(crate) use linger::default_linger;
pub(crate) use panels::{RetainedMemory, SharedPanels};
pub(crate) use pool::Pool;
pub(crate) use schedule::Launch;
pub(crate) use side_by_side::MOST_BLOCKS;

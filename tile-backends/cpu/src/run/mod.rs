//! Running the blocks of a launch.
//!
//! * [`arena`] is the memory of a thread's tiles, kept from launch to launch.
//! * [`team`] lets threads of a pool join a launch that is under way.
//! * [`place`] keeps helpers off the launching thread's processor.
//! * [`panels`] is the memory of packed operands that blocks share.
//! * [`rate`] remembers how long blocks of a kernel take.
//! * [`order`] is in which order threads take blocks that cost differently.
//! * [`schedule`] puts these together.

mod affinity;
mod arena;
mod balance;
mod block_time;
mod panels;
mod schedule;
mod workers;

pub(crate) use arena::Zeroed;
pub(crate) use panels::{RetainedMemory, SharedPanels};
pub(crate) use schedule::{Launch, Pool};

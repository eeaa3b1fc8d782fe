//! A library in the place of NVIDIA's driver.
//!
//! It exports the functions of `libcuda` that `tile-cuda` and the part of
//! `cudarc` under it call, keeps their rules, and takes notes, so that the
//! host's side of a launch is tested on machines without a GPU.
//!
//! # What it does
//! - *Memory of the device* is memory of the process, full of noise at first;
//!   an allocation is never given out twice, so that whoever uses a freed one is
//!   found.
//! - *Streams* run as late as they may: work is queued, and done when something
//!   waits for it, this stream alone and what it waits for by events. What
//!   relies on an order that was never asked for meets the wrong one.
//! - *Allocations, frees, copies* take place in their stream's order, too. A
//!   launch whose pointers, those in tensor maps among them, do not point into
//!   live memory when it comes to run is an illegal access, after which every
//!   call fails, as with the driver.
//! - *Modules* are read as far as calls need: entries, what they take, their
//!   threads, the version and architecture they state. A launch must fit its
//!   entry; one of a module that was unloaded is a fault.
//! - *Capture into graphs* has the driver's rules: what would wait, what may
//!   synchronise behind the scenes, and dependences on work outside end the
//!   capture with the driver's errors. Graphs can be launched many times.
//! - *Kernels* do nothing, unless a test says what an entry does to memory
//!   ([`Turn::on_launch`]); tests run the thread interpreter there.
//! - *Errors* can be asked for ([`Turn::fail`]).
//!
//! # What it proves, and what only a device shows
//! It proves what a launch passes (function, grid, threads, shared memory, attributes, each
//! parameter's bytes, each tensor map's fields), in which order calls are made, that memory,
//! modules, streams and events are used and given back in order, and what becomes of each
//! error. It says nothing of PTX: no instruction is assembled or run.
//!
//! Its rules are those of the documentation as read by the same people who wrote the caller, so
//! a rule that both got wrong goes unseen; limits that the documentation leaves to the device
//! (registers, how much a grid may hold, what the assembler accepts) and all times are a
//! device's to show: `tests/gpu` and `benches/h200` do.
//!
//! # How tests get at it
//! The crate is a `cdylib`, which carries the name that the driver is looked
//! for under, and an `rlib`, which tests link: [`Driver::open`] opens the one
//! and gives the other a reference into it. Both come out of one compilation,
//! so they agree on every type. A program that is to find it without being told
//! has its folder in `LD_LIBRARY_PATH`, as `libcuda.so.1`.

mod capture;
mod device;
mod driver;
mod exports;
mod launch;
mod memory;
mod module;
mod state;
mod stream;

pub use cudarc::driver::sys::CUresult;
pub use driver::{Driver, Turn};
pub use launch::{Attribute, Launch};
pub use memory::{Map, Memory, Window};

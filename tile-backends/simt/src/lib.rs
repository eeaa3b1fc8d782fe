//! The middle end of GPU backends: from tiles to the program of a thread.
//!
//! Targets with threads (PTX, WGSL, C-like languages) share most of a
//! compiler: which thread holds which element of a tile, which thread moves
//! which bytes, where a barrier stands, how shared memory is packed. That part
//! is here, and a target keeps what is its own: instructions, their text, and
//! how to start them.
//!
//! ```text
//! tile IR ── layout ── lower ──► thread IR ── passes ──► a target's text
//! ```
//!
//! [`ir`] is the program of one thread. [`layout`] says who holds what.
//! [`lower`] turns an instance of a kernel into a thread program for a
//! machine described by [`lower::Target`], for the launches that [`facts`]
//! describe. [`entry`] is what a launch passes to a program. [`message`] brings what kernels say to the host, [`timeline`] when they waited.

pub mod entry;
pub mod facts;
pub mod interp;
pub mod ir;
pub mod layout;
pub mod lower;
pub mod message;
pub mod model;
pub mod passes;
pub mod timeline;

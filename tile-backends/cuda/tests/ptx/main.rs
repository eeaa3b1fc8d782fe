//! Tests of PTX as text: it matches goldens, assembles, and computes what the interpreter does.

#[path = "../common/mod.rs"]
mod common;

mod assemble;
mod async_copies;
mod golden;
mod golden_sm90;
mod golden_threads;
mod golden_user;
mod machine;
mod memory;
mod semantics;

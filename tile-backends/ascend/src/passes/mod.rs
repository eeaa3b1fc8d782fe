//! Passes over NPU IR that both emitters want.

mod argument;
mod balance;
mod dce;
mod divide;
mod edges;
mod expand;
mod exponent;
mod fixpipe;
mod flags;
mod forward;
mod inplace;
mod join;
mod lines;
pub mod memory;
mod reshape;
mod rewrite;
mod skew;
mod trim;
mod unread;

pub(crate) use argument::{Scope, argument};
pub(crate) use balance::balance;
pub(crate) use divide::divide;
pub(crate) use edges::trim_edges;
pub use expand::expand;
pub use fixpipe::FIXPIPES;
pub(crate) use fixpipe::fixpipe;
pub use flags::split_flags;
pub(crate) use inplace::inplace;
pub(crate) use join::join;
pub(crate) use lines::lines;
pub(crate) use skew::lag;
pub(crate) use skew::skew;
pub(crate) use unread::unread;

use crate::ir::Program;

/// Runs them.
pub fn run(program: &mut Program) {
    dce::run(program);
    trim::run(program);
    reshape::run(program);
    dce::run(program);
    exponent::run(program);
    dce::run(program);
    forward::run(program);
    dce::run(program);
}

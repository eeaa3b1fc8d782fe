//! Passes over NPU IR that both emitters want.

mod arg_reductions;
mod balance;
mod copy_elision;
mod core_barriers;
mod dce;
mod dead_stores;
mod expand_trims;
mod exponent_scale;
mod fixpipe;
mod inplace;
pub mod peak_memory;
mod redundant_trims;
mod reshape;
mod rewrite;
mod row_reductions;
mod scalar_loops;
mod software_pipeline;
mod subblock_split;
mod tail_guards;

pub(crate) use arg_reductions::{Scope, argument};
pub(crate) use balance::balance;
pub(crate) use core_barriers::join;
pub(crate) use dead_stores::unread;
pub use expand_trims::expand;
pub use fixpipe::FIXPIPES;
pub(crate) use fixpipe::fixpipe;
pub(crate) use inplace::inplace;
pub(crate) use row_reductions::lines;
pub use scalar_loops::split_flags;
pub(crate) use software_pipeline::lag;
pub(crate) use software_pipeline::skew;
pub(crate) use subblock_split::divide;
pub(crate) use tail_guards::trim_edges;

use crate::ir::Program;

/// Runs them.
pub fn run(program: &mut Program) {
    dce::run(program);
    redundant_trims::run(program);
    reshape::run(program);
    dce::run(program);
    exponent_scale::run(program);
    dce::run(program);
    copy_elision::run(program);
    dce::run(program);
}

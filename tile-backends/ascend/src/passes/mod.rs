//! Passes over NPU IR that both emitters want.

mod arg_reductions;
mod balance;
mod copy_elision;
mod core_barriers;
mod dce;
mod dead_stores;
mod expand_padding;
mod exponent_scale;
mod fixpipe;
mod guard_padding;
mod inplace;
pub mod peak_memory;
mod redundant_padding;
mod reshape;
mod rewrite;
mod row_reductions;
mod scalar_loops;
mod software_pipeline;
mod subblock_split;

pub(crate) use arg_reductions::{Scope, arg_reductions};
pub(crate) use balance::balance;
pub(crate) use core_barriers::core_barriers;
pub(crate) use dead_stores::dead_stores;
pub use expand_padding::expand_padding;
pub use fixpipe::FIXPIPES;
pub(crate) use fixpipe::fixpipe;
pub(crate) use guard_padding::guard_padding;
pub(crate) use inplace::inplace;
pub(crate) use row_reductions::row_reductions;
pub use scalar_loops::scalar_loops;
pub(crate) use software_pipeline::software_pipeline;
pub(crate) use software_pipeline::stage_distance;
pub(crate) use subblock_split::subblock_split;

use crate::ir::Program;

/// Canonicalises a program after lowering.
pub fn run(program: &mut Program) {
    dce::run(program);
    redundant_padding::run(program);
    reshape::run(program);
    dce::run(program);
    exponent_scale::run(program);
    dce::run(program);
    copy_elision::run(program);
    dce::run(program);
}

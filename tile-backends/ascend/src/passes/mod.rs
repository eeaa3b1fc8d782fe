//! Passes over NPU IR that both emitters want.

mod dce;
mod expand;
mod flags;
mod forward;
pub mod memory;
mod reshape;
mod trim;

pub use expand::expand;
pub use flags::split_flags;

use crate::ir::Program;

/// Runs them.
pub fn run(program: &mut Program) {
    dce::run(program);
    trim::run(program);
    reshape::run(program);
    dce::run(program);
    forward::run(program);
    dce::run(program);
}

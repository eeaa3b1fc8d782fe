//! The CPU, whose text rustc compiles.

use crate::page::{Target, Variant};
use tile_core::ir::Func;
use tile_core::launch::LaunchError;

pub(crate) const CPU: Target = Target {
    folder: "cpu",
    title: "CPU",
    about: "One text of Rust serves AVX-512, AVX2, the baseline of x86-64, NEON and everything else; the level is chosen at \
            run time.",
    limits: Vec::new,
    variants: &[Variant { name: "every level", compile: native }],
};

/// Writes the text that rustc compiles: there is nothing that it does not take.
fn native(func: &Func) -> Result<(), LaunchError> {
    assert!(!tile_cpu_codegen::emit(func).items.is_empty(), "a kernel has a text");
    Ok(())
}

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

/// Writes the text that rustc compiles. There is nothing that it does not take but memory of other
/// ranks, for which the device has an error of its own.
fn native(func: &Func) -> Result<(), LaunchError> {
    if func.has_ranks() {
        return Err(LaunchError::Unsupported {
            kernel: func.name.clone(),
            target: "cpu".to_owned(),
            reason: "cpu-ranks: it takes memory of other ranks, which this device has not".to_owned(),
        });
    }
    assert!(!tile_cpu_codegen::emit(func).items.is_empty(), "a kernel has a text");
    Ok(())
}

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

/// Writes the text that rustc compiles. There is nothing that it does not take but some operations on
/// memory of ranks, which the text names and the device refuses.
fn native(func: &Func) -> Result<(), LaunchError> {
    let items = tile_cpu_codegen::emit(func).items;
    assert!(!items.is_empty(), "a kernel has a text");
    if items.contains("refused: Some(") {
        return Err(LaunchError::Unsupported {
            kernel: func.name.clone(),
            target: "cpu".to_owned(),
            reason: "cpu-ranks: an operation on memory of ranks that takes tiles alone there".to_owned(),
        });
    }
    Ok(())
}

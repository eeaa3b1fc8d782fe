//! The writer: one kernel of thread IR as C++.
//!
//! `helpers` calls functions of the library, `types` and `spell` name types and write literals, `scalar`, `cast` and
//! `integer` are the operations on values; `emitter` walks the kernel, and `memory`, `atomic`, `warp`,
//! `cooperative` and `message` are its operations that do more than compute.

mod atomic;
mod cast;
mod cooperative;
mod emitted;
mod emitter;
mod helpers;
mod integer;
mod memory;
pub(crate) mod message;
mod names;
#[cfg(test)]
mod on_host;
mod scalar;
mod spell;
mod types;
mod warp;

pub use emitted::{EmitError, Emitted};

use crate::dialect::Dialect;
use tile_core::ir::Value;
use tile_simt::ir::Kernel;

/// The C++ of a kernel.
///
/// # Errors
/// When the kernel breaks a rule of thread IR, or holds an operation that the dialect lacks.
pub fn emit(kernel: &Kernel, dialect: &Dialect) -> Result<Emitted, EmitError> {
    emit_named(kernel, dialect, &|_| None)
}

/// The same with the names that values of the tile function have.
///
/// # Errors
/// As [`emit`].
pub fn emit_named(
    kernel: &Kernel,
    dialect: &Dialect,
    name: &dyn Fn(Value) -> Option<String>,
) -> Result<Emitted, EmitError> {
    tile_simt::ir::verify(kernel)
        .map_err(|errors| EmitError::Malformed(tile_simt::ir::print_errors(kernel, &errors)))?;
    let lanes = (dialect.target)().warp;
    if kernel.lanes != lanes {
        let what = format!("warps of {} lanes, but of {lanes}", kernel.lanes);
        return Err(EmitError::Unsupported { dialect: dialect.name, what });
    }
    emitter::emit(kernel, dialect, name)
}

#[cfg(test)]
mod tests {
    use super::emit;
    use crate::cuda::SM_80;
    use tile_simt::ir::Builder;

    #[test]
    fn warps_of_other_sizes_are_refused() {
        let mut b = Builder::new("wide", 64);
        b.kernel().lanes = 64;
        let error = emit(&b.finish(), &SM_80).expect_err("warps have 32 lanes").to_string();
        assert_eq!(error, "cuda-c:sm_80 has no warps of 64 lanes, but of 32");
    }
}

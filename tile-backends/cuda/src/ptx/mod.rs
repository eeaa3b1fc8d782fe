//! PTX from thread IR.
//!
//! [`emit`] writes one kernel as a PTX module that the driver, or `ptxas`,
//! assembles. Thread IR is already close to the machine, so this is instruction
//! selection alone: each operation becomes the instructions that give exactly
//! the meaning `docs/language.md` has for it, and what an architecture or the
//! language lacks is made of what it has. Nothing here schedules or allocates
//! registers; the assembler does both well. What it does not do is done here:
//! division by constants, addresses as one base and constants
//! (`divide`, `address`).
//!
//! # How the entry is called
//! The parameters of the entry, in order:
//! 1. `.u64` for each buffer in global memory, in the order of
//!    [`Kernel::bufs`]: the address of element 0;
//! 2. one for each of [`Kernel::params`], of the value's own width (`bool` is
//!    a byte, 0 or 1; `index` is 64 bits), naturally aligned;
//! 3. 128 bytes at a multiple of 64 for each of [`Kernel::maps`]: a tensor map
//!    (`CUtensorMap`) of what [`Emitted::maps`] says;
//! 4. when [`Emitted::sites`] is not empty, `.u64`: the address of the message
//!    buffer, see [`message`].
//!
//! The grid's last axis is `x`: with one axis a launch has the extents
//! `(n0, 1, 1)`, with two `(n1, n0, 1)`, with three `(n2, n1, n0)`, where `n0`
//! is the slowest. A kernel with [`Emitted::persistent`] wants any number of
//! blocks in `x` alone, one with a cluster a multiple of it. A block has [`Emitted::threads`] threads in `x` and
//! [`Emitted::shared_bytes`] bytes of dynamic shared memory.
//!
//! # Layout of this module
//! `asm` writes lines, `repr` says how a value sits in registers. `int`,
//! `divide`, `float`, `narrow`, `cast` and `math` are the scalar operations, as
//! functions from operands to operands. `emitter` walks the kernel; `address`,
//! `memory`, `cache_policy`, `atomic`, `warp`, `tma`, `wgmma`, `sync`, `warpgroups`, `control` and
//! `print` are its operations that do more than compute.

mod address;
mod addresses;
mod arch;
mod asm;
mod atomic;
mod bytes;
mod cache_policy;
mod cast;
mod control;
mod divide;
mod emitted;
mod emitter;
mod float;
mod function;
mod int;
mod math;
mod memory;
pub mod message;
mod module;
mod narrow;
mod packed_f16;
mod print;
mod priority;
mod repr;
mod scalar;
mod special;
mod sync;
mod target_asm;
pub mod timeline;
mod tma;
mod warp;
mod warpgroups;
mod wgmma;
mod words;

pub use arch::{Arch, Version, target};
pub use emitted::{EmitError, Emitted, MapParam};
pub use priority::Priority;

use tile_simt::ir::{Buf, Kernel};

/// The PTX of a kernel.
///
/// # Errors
/// When the kernel breaks a rule of thread IR, holds an operation that no type
/// or architecture has, or has shared memory that was not planned.
pub fn emit(kernel: &Kernel, arch: Arch) -> Result<Emitted, EmitError> {
    emit_with(kernel, arch, &[])
}

/// The same, where loads of some tensors have another priority in L2
/// than the usual one.
///
/// # Errors
/// As [`emit`].
pub fn emit_with(kernel: &Kernel, arch: Arch, priorities: &[(Buf, Priority)]) -> Result<Emitted, EmitError> {
    tile_simt::ir::verify(kernel)
        .map_err(|errors| EmitError::Malformed(tile_simt::ir::print_errors(kernel, &errors)))?;
    if kernel.lanes != arch::LANES {
        return Err(EmitError::Unsupported { arch, what: format!("warps of {} lanes", kernel.lanes) });
    }
    emitter::emit(kernel, arch, priorities)
}

#[cfg(test)]
mod tests {
    use super::{Arch, emit};
    use tile_simt::ir::Builder;

    #[test]
    fn warps_of_other_sizes_are_refused() {
        let mut b = Builder::new("wide", 64);
        b.kernel().lanes = 64;
        let error = emit(&b.finish(), Arch::Sm80).expect_err("warps have 32 lanes").to_string();
        assert_eq!(error, "sm_80 has no warps of 64 lanes");
    }
}

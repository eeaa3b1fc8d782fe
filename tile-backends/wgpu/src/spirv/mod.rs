//! SPIR-V for Vulkan, of kernels that have more to say than WGSL can.
//!
//! Vulkan's cooperative matrices are those that a device reports: of bytes, with
//! sums of 32 bits, and of extents that differ. WGSL, as naga knows it, has square
//! ones of floats. Everything else that a kernel does, WGSL says as well. So there is
//! one writer of kernels, and a module with such matrices goes on from there:
//!
//! ```text
//! thread IR ── wgsl, with stand-ins ──► naga ──► SPIR-V ── matrices, memory model ──► words
//! ```
//!
//! [`wgsl`](crate::wgsl) writes a module in which a structure stands for each type of
//! matrices and a function for each of their instructions
//! ([`cooperative_stand_in`](crate::wgsl::cooperative_stand_in)). naga checks it and writes it as SPIR-V.
//! Then the structures become types of matrices and calls become instructions
//! (`matrices`), and accesses that others see are said to be such (`memory_model`):
//! matrices come with the memory model of Vulkan, in which others see nothing else.
//!
//! # What it needs
//! Vulkan 1.3, so that modules of version 1.6 and packed products of bytes are known,
//! and a device that takes modules as they are: nothing of wgpu looks at them. Bytes
//! need no memory of bytes: they lie in words, and a matrix is read from an array of
//! anything.
//!
//! # Which kernels
//! [`Spirv`](crate::wgsl::Spirv) of a class says so before anything is made:
//! kernels with cooperative matrices where a device reports them, and no others, for
//! which WGSL is as good. A kernel that cannot be written is an error, not another
//! program.

mod matrices;
mod memory_model;
mod module;
mod translate;

use crate::wgsl::{EmitError, Emitted};
use module::Module;
use rspirv::binary::{Assemble, Disassemble};

/// The words of a kernel's module.
///
/// # Errors
/// When naga does not take the text, which is a defect of its writer, and when the
/// kernel has matrices that no module can have together.
pub fn assemble(emitted: &Emitted) -> Result<Vec<u32>, EmitError> {
    let words = translate::words(&emitted.text)?;
    let Some(stand_ins) = &emitted.stand_ins else { return Ok(words) };
    let mut module = Module::new(&words)?;
    matrices::replace(&mut module, stand_ins)?;
    memory_model::change(&mut module)?;
    Ok(module.finish().assemble())
}

/// The words as text, in the form of SPIR-V's tools.
///
/// # Errors
/// When they are no module.
pub fn disassembly(words: &[u32]) -> Result<String, EmitError> {
    let mut text = module::load(words)?.disassemble();
    text.push('\n');
    Ok(text)
}

//! GEMM and GEMV with weights in the blocks of GGUF: q8_0, q4_k and q6_k, read as they stand in a file.
//!
//! C = A·Wᵀ with W of `[n, k]`. A row of W is a row of bytes: the weights are a tensor `u8` of
//! `[n, k / ELEMENTS * BYTES]`, which may be a view of a memory-mapped file. Nothing is repacked.
//!
//! | format | elements | bytes of a block, in order | element |
//! |---|---|---|---|
//! | q8_0 | 32 | `d` (2), 32 codes `i8` | d·q |
//! | q4_k | 256 | `d` (2), `dmin` (2), scales and minima (12), codes (128) | d·scale·q − dmin·min |
//! | q6_k | 256 | low bits (128), high bits (64), scales `i8` (16), `d` (2) | d·scale·(q − 32) |
//!
//! `d` and `dmin` are `f16`, the low byte first. The formats are those of `ggml-quants.c` of ggml.
//!
//! - q4_k: eight groups of 32 elements have a scale and a minimum of six bits each. Byte j of 32·c to
//!   32·c + 31 has the code of element 64·c + j in its low nibble, and that of 64·c + 32 + j in the high one.
//! - q6_k: sixteen groups of 16 elements have a scale each. Halves of 128 elements stand one behind the
//!   other. Element 32·t + j of a half has its low bits in byte 32·(t % 2) + j, in the low nibble for t below 2,
//!   and its high bits in bits 2·t and 2·t + 1 of byte j.
//!
//! Two forms: `matmul_*` and `gemv_*` multiply activations as they are by dequantised weights, and `*_dynamic`
//! activations of 8 bits by codes, in integer arithmetic, as ggml does.
//!
//! [`quantize_rows()`](fn@crate::dynamic::quantize_rows) brings activations to 8 bits, in groups of a block. An element
//! changes by at most 1/254 of the largest magnitude in its group, and so an element of C by at most the sum over groups
//! of that times the sum of |W| in the group. Weights are exact: a code times its scale is a whole number.

mod dynamic;
mod gemv;
mod gemv_dynamic;
mod matmul;

pub use dynamic::*;
pub use gemv::*;
pub use gemv_dynamic::*;
pub use matmul::*;

use tile_kernel::prelude::*;

/// Elements of a block of q8_0.
pub const Q8_0_ELEMENTS: usize = 32;
/// Bytes of a block of q8_0.
pub const Q8_0_BYTES: usize = 34;
/// Elements of a block of q4_k and of q6_k.
pub const K_ELEMENTS: usize = 256;
/// Bytes of a block of q4_k.
pub const Q4_K_BYTES: usize = 144;
/// Bytes of a block of q6_k.
pub const Q6_K_BYTES: usize = 210;

/// The value of an `f16` that stands in two bytes.
#[tile_fn]
pub fn float_of_bytes(low: u8, high: u8) -> f32 {
    cast::<f32>(f16::from_bits(cast::<u16>(low) | cast::<u16>(high) << 8))
}

/// (q − 32)·scale of an element of q6_k, of four low and two high bits: 14 bits.
#[tile_fn]
pub fn q6_k_code(low: u8, high: u8, scale: i16) -> i16 {
    (cast::<i16>(low | high << 4) - 32) * scale
}

//! Parts of a library that are C++ for any vendor.
//!
//! A dialect's library lists those that it takes between its own parts, in this order: a part refers
//! to what stands in front of it. Of what a part calls and does not have itself, its documentation
//! tells.

/// Types of narrow floats, vectors, loads and stores of neighbours, packing. Calls nothing.
pub const TYPES: &str = include_str!("common/types.h");
/// Integer arithmetic that wraps, and shifts. Calls `count_ones_u32` and the like, which are the
/// vendor's.
pub const INTEGERS: &str = include_str!("common/integers.h");
/// Bits of integers, by Clang's builtins.
pub const BITS: &str = include_str!("common/bits.h");
/// Roundings of `f64` to `f32` that are not to nearest, by arithmetic, for processors that have none.
/// Calls `mul_f64`, which the vendor's compiler must not fuse with a sum.
pub const ROUNDINGS: &str = include_str!("common/roundings.h");
/// Arithmetic on floats in the terms of `min_f32`, `mul_f32` and the like, which are the vendor's.
pub const FLOATS: &str = include_str!("common/floats.h");
/// Elementary functions in the terms of `expf`, `fast_exp2` and the like.
pub const MATH: &str = include_str!("common/math.h");
/// Conversions by arithmetic that any processor has, and Clang's `_Float16`.
pub const SOFTWARE: &str = include_str!("common/software.h");
/// Conversions in the terms of others.
pub const CONVERSIONS: &str = include_str!("common/conversions.h");
/// Conversions of 8-bit floats by arithmetic.
pub const FLOAT8: &str = include_str!("common/float8.h");
/// FMAs of `bf16` by arithmetic. Calls [`SOFTWARE`] and [`ROUNDINGS`].
pub const BFLOATS: &str = include_str!("common/bfloats.h");
/// Shuffles of values of any width in the terms of `shuffle_word_xor`, `shuffle_word_up`,
/// `shuffle_word_down` and `shuffle_word_idx`.
pub const THREADS: &str = include_str!("common/threads.h");
/// Fragments of matrix instructions by how lanes divide lines of 16, their loads and stores. A vendor's part says
/// which fragments `matrix_left`, `matrix_right` and `matrix_sum` of a type and shape are, and calls its instructions
/// in `matrix_multiply_16x16x16_f16_f32` and the like. Calls `lane_index`.
pub const MATRICES: &str = include_str!("common/matrices.h");
/// Atomics without an instruction, in the terms of `atomic_cas_u32` and the like.
pub const ATOMICS: &str = include_str!("common/atomics.h");

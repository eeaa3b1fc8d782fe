//! Tests of the thread IR, its passes, its interpreter and the lowering from tile IR.
//!
//! One program, so that the crate is linked once.

mod alternatives;
mod async_copies;
mod bounds;
mod checks;
mod cluster_split_k;
mod common;
mod computed_operands;
mod cooperative;
mod dependent_launch;
mod early_loads;
mod epilogue_forms;
mod epilogue_vectors;
mod filetests;
mod gemm;
mod grid;
mod index_comparisons;
mod k_tails;
mod memory_bound;
mod multicast;
mod mutations;
mod operand_tiles;
mod order;
mod overrides;
mod pack_f16;
mod pipelines;
mod producer_scales;
mod random;
mod sparse;
mod stated_gemms;
mod stated_layouts;
mod stream_k;
mod threads;
mod tma;
mod transposed_shared;
mod user_schedule;
mod warp_specialize;
mod warp_specialized_gemm;
mod wgmma;

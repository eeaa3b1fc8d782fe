//! Tests of bank conflicts in shared memory.
//!
//! Tiles that warp matrix instructions read have layouts without conflicts, unless they have three
//! axes. Elsewhere the number of conflicts is listed, so that it does not grow.

use tile_cuda::ptx::Arch;
use tile_simt::interp::{Report, SharedAccess};

/// Wavefronts for each that a layout without conflicts needs, of the instruction
/// that has most, by kernel, on Ampere and on Hopper; 1 in those that are not listed.
const MOST: &[(&str, [u64; 2])] = &[
    // On Ampere, the weights are stored in the layout of accumulators.
    ("attention_backward_fused", [8, 2]),
    ("attention_backward_kv", [8, 2]),
    ("attention_backward_q", [8, 2]),
    // Maxima of rows that all warps share.
    ("attention_of_transposes", [1, 4]),
    ("block_sparse_attention", [2, 2]),
    ("block_sparse_matmul", [2, 2]),
    ("bytes_nt", [1, 2]),
    // Parts of the results of columns lie as far apart as there are banks.
    ("columns", [4, 4]),
    // Sums of columns, as `columns`.
    ("combine_splits", [2, 2]),
    ("conv2d", [2, 2]),
    // On Ampere, the weights are converted from the layout of accumulators to that of operands.
    ("flash_attention", [8, 2]),
    ("flash_attention_varlen", [2, 2]),
    ("flash_decoding", [2, 2]),
    // Exchanges of 8 bytes through shared memory.
    ("exchanged_by", [2, 2]),
    // 8-bit floats without matrix instructions for them.
    ("floats_nt", [8, 2]),
    // Groups lie as far apart as there are banks, or twice that.
    ("gemv_int4", [2, 2]),
    // Bytes of blocks stand as they do in a file, and are read one by one.
    ("gemv_q4_k_dynamic", [4, 4]),
    ("gemv_q6_k", [2, 2]),
    ("gemv_q6_k_dynamic", [4, 4]),
    ("gemv_q8_0", [2, 2]),
    ("gemv_q8_0_dynamic", [4, 4]),
    ("hadamard", [4, 4]),
    ("in_bands_of_three", [2, 1]),
    ("in_clusters", [2, 1]),
    ("in_own_blocks", [2, 1]),
    ("in_own_clusters", [2, 1]),
    ("in_own_parts", [2, 1]),
    ("in_turn", [2, 1]),
    ("kept", [2, 1]),
    // Sums of columns, as `columns`.
    ("layer_norm_backward", [2, 2]),
    ("linear", [2, 2]),
    ("linear_attention", [2, 2]),
    ("linear_gelu", [2, 2]),
    ("linear_residual", [2, 2]),
    ("mamba2_chunk_scan", [2, 2]),
    ("mamba2_chunk_state", [2, 2]),
    ("matmul", [2, 2]),
    // 8-bit floats without matrix instructions for them.
    ("matmul_block_scaled", [4, 2]),
    ("matmul_e5m2_e4m3", [2, 2]),
    ("matmul_in_order", [2, 2]),
    ("matmul_int4", [8, 8]),
    ("matmul_int4_dynamic", [4, 4]),
    ("matmul_int4_split_k", [8, 8]),
    // Where no operand is taken from registers, places of codes follow the order of words.
    ("matmul_int4_words", [16, 16]),
    ("matmul_int8", [4, 4]),
    ("matmul_int8_dynamic", [4, 4]),
    // 8-bit floats without matrix instructions for them.
    ("matmul_nt", [8, 2]),
    ("matmul_nt_tf32", [2, 2]),
    ("matmul_q4_k", [8, 8]),
    ("matmul_q4_k_dynamic", [8, 8]),
    ("matmul_q6_k", [8, 8]),
    ("matmul_q6_k_dynamic", [8, 8]),
    ("matmul_q8_0", [8, 8]),
    ("matmul_q8_0_dynamic", [2, 2]),
    ("matmul_relu", [2, 2]),
    // The residual tile is copied as it lies in the tensor.
    ("matmul_residual", [8, 8]),
    ("matmul_scaled", [2, 2]),
    // Elements that are put in their places, without instructions for them.
    ("matmul_sparse24", [8, 8]),
    ("matmul_split_k", [2, 2]),
    ("matmul_table4", [8, 8]),
    ("matmul_tf32", [2, 2]),
    // Rows that are not aligned, copied early element by element.
    ("matmul_tn", [4, 4]),
    ("matmul_tt", [4, 4]),
    ("matmul_u8_i8", [2, 2]),
    ("mla_decode", [2, 2]),
    ("moe_matmul", [2, 2]),
    ("quantize_rows", [8, 8]),
    ("rms_norm_backward", [2, 2]),
    // The kernel's own rotation on rows that are padded.
    ("rotated_transpose", [2, 2]),
    // Transposed by the kernel without a rotation.
    ("staged_product", [4, 4]),
    // Arrays of threads.
    ("thread_arrays", [4, 4]),
    ("top_k", [4, 4]),
    ("transpose", [4, 4]),
    // A tile that is stored transposed.
    ("turned", [2, 2]),
    // As `floats_nt`.
    ("two_level_nt", [8, 2]),
    // As `flash_attention`.
    ("documents", [8, 2]),
    ("masked", [8, 2]),
    ("windowed", [8, 2]),
];

/// Checks what a launch showed.
#[track_caller]
pub(crate) fn check(kernel: &str, arch: Arch, report: &Report) {
    for access in &report.shared {
        let most = most(kernel, arch, access);
        assert!(
            access.wavefronts <= most * access.least,
            "{kernel} for {arch}: {access}; expected at most {most} for each"
        );
    }
}

fn most(kernel: &str, arch: Arch, access: &SharedAccess) -> u64 {
    let on = usize::from(arch == Arch::Sm90a);
    let listed = || MOST.iter().find(|(name, _)| *name == kernel).map_or(1, |(_, most)| most[on]);
    match (access.op, &*access.buf) {
        // Tiles of three axes are not swizzled: the two halves of groups of codes.
        ("load_matrix", "w_s") => listed(),
        ("load_matrix" | "store_matrix", _) => 1,
        // Pairs of 4-byte accumulators: two rows of 32 bytes that lie on the same chunks in
        // the swizzle of TMA stores.
        ("store", "staging") => 1 + u64::from(access.bytes == 8),
        _ => listed(),
    }
}

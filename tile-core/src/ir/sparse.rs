//! The metadata format of 2:4 structured sparsity, in which operands keep two of each
//! four elements along k ([`gemm_sp`](crate::lang::gemm_sp)).

/// Places along k for each element that is kept.
pub const KEPT: i64 = 2;

/// Places along k that a byte of places covers.
pub const PER_BYTE: i64 = 8;

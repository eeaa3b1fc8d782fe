//! GEMM with 2:4 structured sparsity: of each four adjacent elements of A along k, two are zero
//! and not stored.
//!
//! Tensor cores multiply such matrices at twice the rate from Ampere on (Mishra et al., arXiv
//! 2104.08378). A is stored as the nonzero elements, half as many, and metadata: a nibble for each
//! group of four that gives the positions of the two.
//!
//! - [`compress`] makes both from a dense matrix.
//! - [`expand`] goes back.
//! - [`prune`] zeroes the two smallest of each four, so that any matrix can be compressed.

mod compress;

pub use compress::{CompressError, compress, expand, prune};

use tile_kernel::prelude::*;

/// C = A·Bᵀ with A in 2:4 compressed form.
///
/// - `kept`: `[m, k / 2]`, the nonzero elements of A; `places`: `[m, k / 8]`, `u8`, the metadata,
///   as [`compress`] makes them.
/// - `b`: `[n, k]`; `c`: `[m, n]`. k is a multiple of 8.
///
/// The schedule is that of [`matmul`](fn@crate::matmul::matmul): a four-stage pipeline, with
/// `gemm_sp` (sparse MMA) in place of `gemm`.
#[tile_kernel(
    default(T = bf16, O = bf16, BM = 128, BN = 128, BK = 64),
    tune(BM = [128, 256, 64], BN = [128, 256, 64], BK = [64, 128, 32])
)]
pub fn matmul_sparse24<T: Num, O: Num, const BM: usize, const BN: usize, const BK: usize>(
    kept: &Tensor<T, 2>,
    places: &Tensor<u8, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) {
    dims!(b = [n, k], kept = [m, k / 2], places = [m, k / 8], c = [m, n]);
    require!(k % 8 == 0, "a byte covers eight places along k");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK / 2]);
    let mut places_s = shared::<u8>([BM, BK / 8]);
    let mut b_s = shared::<T>([BN, BK]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(kept.at([by * BM, ko * (BK / 2)]), &mut a_s);
        copy(places.at([by * BM, ko * (BK / 8)]), &mut places_s);
        copy(b.at([bx * BN, ko * BK]), &mut b_s);
        gemm_sp(&a_s, &places_s, b_s.t(), &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

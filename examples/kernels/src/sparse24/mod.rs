//! Products with a matrix of which two of each four neighbours along k are
//! zero, as tensor cores from Ampere on multiply at twice the rate (Mishra et
//! al., arXiv 2104.08378).
//!
//! A is stored as the elements that are kept, half as many, and a nibble for
//! each four that says where they belong: [`compress`] makes both of a dense
//! matrix, [`expand`] goes back, and [`prune`] makes a matrix that can be
//! compressed of any.

mod compress;

pub use compress::{CompressError, compress, expand, prune};

use tile_kernel::prelude::*;

/// C = A·Bᵀ, where `kept` holds two of each four elements of a row of A and
/// `places` where they belong.
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

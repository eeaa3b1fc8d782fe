//! What kernels of ranks give, on the ranks of the test program that has this module.

pub(crate) mod attention;
pub(crate) mod experts;
pub(crate) mod gemm;
pub(crate) mod reduce;
pub(crate) mod stages;

use tile_kernel::prelude::*;

/// Small whole numbers, of which sums and products are exact.
fn value(rank: usize, round: usize, i: usize) -> f32 {
    ((rank * 7 + round * 3 + i * 5) % 11) as f32 - 5.0
}

/// Numbers between −1 and 1, of which sums are rounded.
fn fraction(rank: usize, round: usize, i: usize) -> f32 {
    let mixed = ((rank << 40) ^ (round << 32) ^ i) as u64;
    let mixed = (mixed ^ 0x51ed_270b).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as f32 / (1 << 23) as f32 - 1.0
}

/// The bits of a tensor's elements.
fn bits<T: Element, const R: usize>(tensor: &Tensor<T, R>) -> Vec<u64> {
    tensor.to_vec().into_iter().map(|x| x.to_f64().to_bits()).collect()
}

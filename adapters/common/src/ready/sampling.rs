//! The next token from logits.

use super::{Floats, Ready, of_dtype};
use tile_kernel::prelude::*;
use tile_kernels::sampling;

/// Top-p sampling; the kernel of that name.
pub fn sample_top_p(dtype: Floats) -> Ready {
    of_dtype!(dtype, T => Ready::new(sampling::sample_top_p::<T, 1024>()))
}

/// The `count` largest elements of each row, and −∞ in the place of others.
pub fn keep_largest(dtype: Floats) -> Ready {
    of_dtype!(dtype, T => Ready::new(kept::<T, 1024>()))
}

/// Numbers in the order of the floats whose bits they are made of.
#[tile_fn]
fn ordered<const BN: usize>(v: &Tile<f32, 1>, keys: &mut Tile<u32, 1>) {
    dims!(v = [BN], keys = [BN]);
    let bits = v.bitcast::<u32>();
    parallel!(BN, |j| {
        let negative = bits[j] >= 2_147_483_648_u32;
        keys[j] = select(negative, 4_294_967_295_u32 - bits[j], bits[j] | 2_147_483_648_u32);
    });
}

/// The `count` largest elements of each row and those equal to the least of them; −∞ for others.
///
/// `x`, `out`: `[m, n]`, without NaN. The least element that is kept is found by bisection of its 32
/// bits, which needs no sort and is exact.
#[tile_kernel(default(T = f32, BN = 1024))]
fn kept<T: Float, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>, count: usize) {
    dims!(x = [m, n], out = [m, n]);
    let [row] = blocks([m]);
    let mut v = fragment::<f32>([BN]);
    let mut keys = fragment::<u32>([BN]);
    let mut flags = fragment::<i32>([BN]);
    let mut part = fragment::<i32>([1]);
    let mut least: u32 = 0;
    for step in 0..32 {
        let candidate = least + (2_147_483_648_u32 >> cast::<u32>(step));
        let mut seen: i32 = 0;
        for b in 0..n.div_ceil(BN) {
            copy(x.at([row, b * BN]).or(T::NEG_INFINITY), &mut v);
            ordered::<BN>(&v, &mut keys);
            parallel!(BN, |j| {
                flags[j] = cast::<i32>(b * BN + j < n && keys[j] >= candidate);
            });
            reduce_sum(&flags, &mut part, 0);
            seen += part[0];
        }
        if cast::<usize>(seen) >= count {
            least = candidate;
        }
    }
    for b in 0..n.div_ceil(BN) {
        copy(x.at([row, b * BN]).or(T::NEG_INFINITY), &mut v);
        ordered::<BN>(&v, &mut keys);
        parallel!(BN, |j| {
            v[j] = select(keys[j] >= least, v[j], f32::NEG_INFINITY);
        });
        copy(&v, out.at_mut([row, b * BN]));
    }
}

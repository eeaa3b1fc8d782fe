//! Rotary position embedding (RoPE) of queries or keys.

use tile_kernel::prelude::*;

/// Rotates the pairs (j, j + HALF) of each head by the angles of the token's position (Su et al.,
/// arXiv 2104.09864, in the half-split order of GPT-NeoX).
///
/// `x`, `out`: `[tokens, heads, 2·HALF]`; `position`: `[tokens]`, `i32`; `cos`, `sin`:
/// `[positions, HALF]`, `f32`. A block handles `BH` heads of one token.
#[tile_kernel(default(T = f32, BH = 8, HALF = 64))]
pub fn rope<T: Float, const BH: usize, const HALF: usize>(
    x: &Tensor<T, 3>,
    position: &Tensor<i32, 1>,
    cos: &Tensor<f32, 2>,
    sin: &Tensor<f32, 2>,
    out: &mut Tensor<T, 3>,
) {
    dims!(x = [tokens, heads, 2 * HALF], position = [tokens], out = [tokens, heads, 2 * HALF]);
    dims!(cos = [positions, HALF], sin = [positions, HALF]);
    let [t, b] = blocks([tokens, heads.div_ceil(BH)]);
    let at = cast::<usize>(position[t]);
    parallel!((BH, HALF), |i, j| {
        let u = cast::<f32>(x[[t, b * BH + i, j]]);
        let v = cast::<f32>(x[[t, b * BH + i, HALF + j]]);
        out[[t, b * BH + i, j]] = cast::<T>(u * cos[[at, j]] - v * sin[[at, j]]);
        out[[t, b * BH + i, HALF + j]] = cast::<T>(v * cos[[at, j]] + u * sin[[at, j]]);
    });
}

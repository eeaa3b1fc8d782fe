//! The Hadamard transform of rows.

use tile_kernel::prelude::*;

/// out = scale·H·x for each row x, with H the Hadamard matrix of order R·C in
/// its natural order, `R` and `C` powers of two.
///
/// H_RC is the Kronecker product of H_R and H_C, so with a row taken as an
/// `R`×`C` matrix X it is H_R·X·H_C: two small matrix products (Agarwal et
/// al., arXiv 2412.08832). `x`, `out` are `[rows, R, C]`.
#[tile_kernel(default(T = f32, ROWS = 8, R = 64, C = 64))]
pub fn hadamard<T: Float, const ROWS: usize, const R: usize, const C: usize>(
    x: &Tensor<T, 3>,
    out: &mut Tensor<T, 3>,
    scale: f32,
) {
    dims!(x = [rows, R, C], out = [rows, R, C]);
    let [b] = blocks([rows.div_ceil(ROWS)]);
    let mut left = shared::<T>([R, R]);
    let mut right = shared::<T>([C, C]);
    let mut x_s = shared::<T>([R, C]);
    let mut half = fragment::<T::Acc>([R, C]);
    let mut half_s = shared::<T>([R, C]);
    let mut y = fragment::<T::Acc>([R, C]);
    parallel!((R, R), |i, j| {
        left[[i, j]] = select(cast::<u32>(i & j).count_ones() % 2 == 0, 1.0, -1.0);
    });
    parallel!((C, C), |i, j| {
        right[[i, j]] = select(cast::<u32>(i & j).count_ones() % 2 == 0, 1.0, -1.0);
    });
    pipelined!(b * ROWS..rows.min(b * ROWS + ROWS), stages = 2, |row| {
        copy(x.at([row, 0, 0]), &mut x_s);
        gemm_set(&x_s, &right, &mut half);
        copy(&half, &mut half_s);
        gemm_set(&left, &half_s, &mut y);
        parallel!((R, C), |i, j| {
            y[[i, j]] *= cast::<T::Acc>(scale);
        });
        copy(&y, out.at_mut([row, 0, 0]));
    });
}

//! The Walsh–Hadamard transform of the rows of a matrix, in registers.

use tile_kernel::prelude::*;

/// out = scale·H·x for each row x, with H the Hadamard matrix of order R·C in natural order; `R`
/// and `C` are powers of two.
///
/// `x`, `out`: `[rows, R, C]`: a row as an `R`×`C` matrix X. H of order R·C is the Kronecker
/// product of H_R and H_C, so the transform of the row is H_R·X·H_C: a transform of all columns at
/// once, and after a transposition another one. A block transforms one row.
#[tile_kernel(default(T = f32, R = 64, C = 64))]
pub fn hadamard<T: Float, const R: usize, const C: usize>(x: &Tensor<T, 3>, out: &mut Tensor<T, 3>, scale: f32) {
    dims!(x = [rows, R, C], out = [rows, R, C]);
    let [row] = blocks([rows]);
    let mut t = fragment::<T::Acc>([R, C]);
    let mut u = fragment::<T::Acc>([C, R]);
    copy(x.at([row, 0, 0]), &mut t);
    transform_columns::<T::Acc, R, C>(&mut t);
    parallel!((R, C), |i, j| {
        t[[i, j]] *= cast::<T::Acc>(scale);
    });
    copy(t.t(), &mut u);
    transform_columns::<T::Acc, C, R>(&mut u);
    copy(u.t(), out.at_mut([row, 0, 0]));
}

/// In-place transform of all columns, x ← H·x, in log₂ R identical steps (Pease, JACM 1968).
///
/// A step makes the sums of adjacent rows the upper half and their differences the lower half.
/// This rotates the binary digits of a row's number by one position, so after log₂ R steps every
/// digit was the last one once and is back in its position.
#[tile_fn]
fn transform_columns<T: Float, const R: usize, const C: usize>(x: &mut Tile<T, 2>) {
    dims!(x = [R, C]);
    let mut y = fragment::<T>([R, C]);
    let steps = cast::<usize>(cast::<u32>(R - 1).count_ones());
    for _ in 0..steps / 2 {
        parallel!((R / 2, C), |i, j| {
            y[[i, j]] = x[[2 * i, j]] + x[[2 * i + 1, j]];
            y[[R / 2 + i, j]] = x[[2 * i, j]] - x[[2 * i + 1, j]];
        });
        parallel!((R / 2, C), |i, j| {
            x[[i, j]] = y[[2 * i, j]] + y[[2 * i + 1, j]];
            x[[R / 2 + i, j]] = y[[2 * i, j]] - y[[2 * i + 1, j]];
        });
    }
    if steps % 2 == 1 {
        copy(x, &mut y);
        parallel!((R / 2, C), |i, j| {
            x[[i, j]] = y[[2 * i, j]] + y[[2 * i + 1, j]];
            x[[R / 2 + i, j]] = y[[2 * i, j]] - y[[2 * i + 1, j]];
        });
    }
}

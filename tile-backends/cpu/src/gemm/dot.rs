//! Products of few rows with an operand that lies along K, as weights
//! `[out, in]` do.
//!
//! Packing such an operand transposes it, which is worth its time only where
//! many rows of A share the result. A few rows are multiplied from where both
//! operands are: lanes are steps of K, each accumulator belongs to one element
//! of C, and its lanes are added up at the end. Every row of B is then read
//! once and in order, which is what memory does best.

use super::drive::{Plan, Source, Target, through_copy};
use super::tile::{Call, Start, TileFn, Vector};

/// A vector whose lanes can be added up.
pub(super) trait Sum: Vector {
    /// The sum of the lanes, in a fixed order.
    ///
    /// # Safety
    /// As for [`Vector`].
    unsafe fn sum(self) -> Self::Elem;
    /// `x + y`.
    fn plus(x: Self::Elem, y: Self::Elem) -> Self::Elem;
}

/// Rows and columns of the largest tile.
const ROWS: usize = 4;
const COLS: usize = 4;

/// The tiles of a vector type.
pub(super) struct Dots {
    /// Columns at once: as many as leave registers for the operands.
    pub(super) cols: usize,
    /// Tile functions by `[rows - 1][columns - 1]`.
    pub(super) tiles: [[TileFn; COLS]; ROWS],
}

/// The tile: `call.b` is the first of `J` columns that lie along K, `b_step`
/// bytes apart, and the other fields are as for A in place.
///
/// # Safety
/// The pointers of `call` are valid for the ranges that it describes, and the
/// CPU has the features of `V`'s level.
#[inline(always)]
pub(super) unsafe fn tile<V: Sum, const H: usize, const J: usize>(call: &Call) {
    // SAFETY: by this function's contract; what the last step lacks is zero.
    unsafe {
        let mut acc = [[V::zero(); J]; H];
        let (mut a, mut b) = (call.a.cast::<V::Unit>(), call.b.cast::<V::Unit>());
        let mut left = call.steps;
        while left >= V::LANES {
            step::<V, H, J>(&mut acc, a, call.a_row, b, call.b_step);
            a = a.wrapping_add(V::LANES);
            b = b.wrapping_add(V::LANES);
            left -= V::LANES;
        }
        if left > 0 {
            let mut last = [[Block::ZERO; 2]; 4];
            let bytes = left * size_of::<V::Unit>();
            for (i, [row, _]) in last.iter_mut().enumerate().take(H) {
                std::ptr::copy_nonoverlapping(a.cast::<u8>().wrapping_add(i * call.a_row), row.0.as_mut_ptr(), bytes);
            }
            for (j, [_, column]) in last.iter_mut().enumerate().take(J) {
                let from = b.cast::<u8>().wrapping_add(j * call.b_step);
                std::ptr::copy_nonoverlapping(from, column.0.as_mut_ptr(), bytes);
            }
            // From a pointer to all of it, since each goes on to the other rows.
            let all = (&raw const last).cast::<Block>();
            let (a, b) = (all.cast(), all.add(1).cast());
            step::<V, H, J>(&mut acc, a, size_of::<[Block; 2]>(), b, size_of::<[Block; 2]>());
        }
        for (i, row) in acc.into_iter().enumerate() {
            let c = call.c.offset(i as isize * call.c_step).cast::<V::Elem>();
            for (j, sum) in row.into_iter().enumerate() {
                let sum = sum.sum();
                c.add(j).write_unaligned(match call.start {
                    // Lanes start from zeros, so no sum is −0.
                    Start::Nothing | Start::Zeros => sum,
                    Start::Tile(start, step) => {
                        let start = start.offset(i as isize * step).cast::<V::Elem>();
                        V::plus(start.add(j).read_unaligned(), sum)
                    }
                });
            }
        }
    }
}

/// The units of a vector.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Block([u8; 64]);

impl Block {
    const ZERO: Block = Block([0; 64]);
}

/// One vector of K.
#[inline(always)]
unsafe fn step<V: Sum, const H: usize, const J: usize>(
    acc: &mut [[V; J]; H],
    a: *const V::Unit,
    a_row: usize,
    b: *const V::Unit,
    b_column: usize,
) {
    // SAFETY: the caller passes H rows and J columns of LANES units.
    unsafe {
        let columns: [V::Operand; J] = {
            let first = V::load_units(b);
            let mut columns = [first; J];
            let mut j = 1;
            while j < J {
                columns[j] = V::load_units(b.wrapping_byte_add(j * b_column));
                j += 1;
            }
            columns
        };
        let mut i = 0;
        while i < H {
            let row = V::load_units(a.wrapping_byte_add(i * a_row));
            let mut j = 0;
            while j < J {
                acc[i][j] = acc[i][j].mul_add(row, columns[j]);
                j += 1;
            }
            i += 1;
        }
    }
}

/// Whether B can and should be multiplied with `m` rows of A in place.
pub(super) fn suits(plan: &Plan, src: &Source, m: usize) -> bool {
    let kernel = &plan.kernel;
    plan.dots.is_some()
        && m <= super::drive::REPAYS_PACKING * kernel.rows
        && src.gather.is_none()
        && src.view.stride[0] == src.elem as i64
        && src.view.stride[1] >= 0
        && (src.view.extent[0] as usize).is_multiple_of(kernel.group)
        && src.view.is_whole()
}

/// `C (+)= A·B` with both in place: A from its first element on, with rows
/// `a_row` bytes apart.
///
/// # Safety
/// As for [`multiply`](super::drive::multiply), where `suits` has said so.
pub(super) unsafe fn multiply(plan: &Plan, dots: &Dots, a: *const u8, a_row: usize, src: &Source, to: &Target) {
    let c = &to.c;
    let [m, n] = c.extent.map(|e| e as usize);
    let steps = plan.kernel.groups(src.view.extent[0] as usize);
    for j in (0..n).step_by(dots.cols) {
        let cols = dots.cols.min(n - j);
        for i in (0..m).step_by(ROWS) {
            let rows = ROWS.min(m - i);
            let at = [i as i64, j as i64];
            let call = Call {
                a: a.wrapping_add(i * a_row),
                a_row,
                a_step: 0,
                b: src.view.at([0, j as i64]),
                b_step: src.view.stride[1] as usize,
                steps,
                bias: std::ptr::null(),
                c: c.at(at),
                c_step: c.stride[0] as isize,
                cols,
                start: to.start_at(at),
            };
            let tile = dots.tiles[rows - 1][cols - 1];
            // SAFETY: by this function's contract; the tile lies in C.
            unsafe {
                if c.stride[1] == plan.kernel.elem as i64 {
                    tile(&call);
                } else {
                    through_copy(tile, &call, rows, plan.kernel.elem, c.stride[1]);
                }
            }
        }
    }
}

//! Dot-product micro-kernels: few rows of A and a column-major B, such as weights `[out, in]`.
//!
//! Packing such a B transposes it, which pays only where many rows of A share the result. A few
//! rows are multiplied with both operands in place: lanes are steps of K, each vector
//! accumulator belongs to one element of C, and its lanes are added up at the end. Every column
//! of B is then read once and sequentially.
//!
//! Where the instruction wants other signs than the bytes have, B is offset by 128 as it is
//! read; the sum of each row of A says how much to subtract from its results.

use super::kernel_table::{Call, Dots, FEW_ROWS, InitialAcc};
use super::micro_kernel::Vector;
use super::plan::{Plan, REPAYS_PACKING, Source, Target};
use super::prefetch::PrefetchList;

/// A vector whose lanes can be added up.
pub(super) trait LaneSum: Vector {
    /// The horizontal sum of each vector, in a fixed order.
    ///
    /// # Safety
    /// As for [`Vector`].
    unsafe fn lane_sums<const J: usize>(all: [Self; J]) -> [Self::Elem; J];
    /// `x + y`.
    fn plus(x: Self::Elem, y: Self::Elem) -> Self::Elem;
    /// Units of B in the other signedness, offset by 128. Other vectors than those
    /// of bytes have nothing to flip.
    ///
    /// # Safety
    /// As for [`Vector`].
    #[inline(always)]
    unsafe fn flip(units: Self::Operand) -> Self::Operand {
        units
    }
    /// `self - other`, for vectors of byte products.
    ///
    /// # Safety
    /// As for [`Vector`].
    #[inline(always)]
    unsafe fn less(self, _other: Self) -> Self {
        self
    }
}

/// Rows and columns of the largest tile.
const ROWS: usize = FEW_ROWS;

/// Bytes of B that are multiplied by all rows of A before the next ones: they stay in any L1.
const NEAR: usize = 16 << 10;

/// Columns between prefetches.
const COLUMNS: usize = 32;

/// `H` rows by `call.cols` columns, `J` at a time: `call.b` is the first column,
/// which lies along K, `b_step` bytes from the next, and the other fields are as
/// for A in place.
///
/// # Safety
/// The pointers of `call` are valid for the ranges that it describes, and the
/// CPU has the features of `V`'s level.
#[inline(always)]
pub(super) unsafe fn line<V: LaneSum, const H: usize, const J: usize, const FLIP: bool>(call: &Call) {
    let mut j = 0;
    // SAFETY: by this function's contract.
    unsafe {
        while j + J <= call.cols {
            tile::<V, H, J, FLIP>(call, j);
            j += J;
        }
        while j < call.cols {
            tile::<V, H, 1, FLIP>(call, j);
            j += 1;
        }
    }
}

/// The accumulators of a tile, and those of the rows of A with the offset of B.
struct DotAccumulators<V, const H: usize, const J: usize> {
    acc: [[V; J]; H],
    offset: [V; H],
}

/// `H` rows by `J` columns from column `first`.
#[inline(always)]
unsafe fn tile<V: LaneSum, const H: usize, const J: usize, const FLIP: bool>(call: &Call, first: usize) {
    // SAFETY: by the caller's contract; what the last step lacks is zero.
    unsafe {
        let mut sums = DotAccumulators { acc: [[V::zero(); J]; H], offset: [V::zero(); H] };
        let (mut a, mut b) = (call.a.cast::<V::Unit>(), call.b.wrapping_add(first * call.b_step).cast::<V::Unit>());
        let mut left = call.steps;
        while left >= V::LANES {
            step::<V, H, J, FLIP>(&mut sums, a, call.a_row, b, call.b_step);
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
            step::<V, H, J, FLIP>(&mut sums, a, size_of::<[Block; 2]>(), b, size_of::<[Block; 2]>());
        }
        for (i, row) in sums.acc.into_iter().enumerate() {
            let c = call.c.offset(i as isize * call.c_step).cast::<V::Elem>().add(first);
            let mut row = row;
            let mut j = 0;
            while FLIP && j < J {
                row[j] = row[j].less(sums.offset[i]);
                j += 1;
            }
            for (j, sum) in V::lane_sums(row).into_iter().enumerate() {
                c.add(j).write_unaligned(match call.start {
                    // Lanes start from +0, so no result is −0.
                    InitialAcc::Nothing | InitialAcc::Zeros => sum,
                    InitialAcc::Tile(start, step) => {
                        let start = start.offset(i as isize * step).cast::<V::Elem>().add(first);
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
unsafe fn step<V: LaneSum, const H: usize, const J: usize, const FLIP: bool>(
    sums: &mut DotAccumulators<V, H, J>,
    a: *const V::Unit,
    a_row: usize,
    b: *const V::Unit,
    b_column: usize,
) {
    // SAFETY: the caller passes H rows and J columns of LANES units.
    unsafe {
        let column = |j: usize| {
            let units = V::load_units(b.wrapping_byte_add(j * b_column));
            if FLIP { V::flip(units) } else { units }
        };
        let columns: [V::Operand; J] = {
            let mut columns = [column(0); J];
            let mut j = 1;
            while j < J {
                columns[j] = column(j);
                j += 1;
            }
            columns
        };
        let zeros = [0_u8; 64];
        let mut i = 0;
        while i < H {
            let row = V::load_units(a.wrapping_byte_add(i * a_row));
            let mut j = 0;
            while j < J {
                sums.acc[i][j] = sums.acc[i][j].mul_add(row, columns[j]);
                j += 1;
            }
            if FLIP {
                sums.offset[i] = sums.offset[i].mul_add(row, V::flip(V::load_units(zeros.as_ptr().cast())));
            }
            i += 1;
        }
    }
}

/// Vectors of K for each row, from two rows on, below which packing B costs less
/// than the horizontal sums.
const LENGTH: usize = 8;

/// Whether B can and should be multiplied with `m` rows of A in place.
pub(super) fn suits(plan: &Plan, src: &Source, m: usize) -> bool {
    let kernel = &plan.kernel;
    let k = src.view.extent[0] as usize;
    plan.dots.is_some()
        && src.view.stride[0] == src.elem as i64
        && src.view.stride[1] >= 0
        && m <= REPAYS_PACKING * kernel.rows
        // No division, which would cost small GEMMs time.
        && (m <= 1 || kernel.groups(k) >= LENGTH * m * kernel.lanes)
        && src.gather.is_none()
        && k & (kernel.group - 1) == 0
        && src.view.is_whole()
}

/// `C (+)= A·B` with both in place: A from its first element on, with rows
/// `a_row` bytes apart.
///
/// # Safety
/// As for [`multiply`](super::macro_kernel::multiply), where `suits` has said so.
pub(super) unsafe fn multiply(
    plan: &Plan,
    dots: &Dots,
    (a, a_row): (*const u8, usize),
    src: &Source,
    to: &Target,
    prefetch: &mut PrefetchList,
) {
    let c = &to.c;
    let [m, n] = c.extent.map(|e| e as usize);
    let k = src.view.extent[0] as usize;
    let lines = if plan.dots_flip { &dots.flipped } else { &dots.plain };
    let width = match c.stride[1] == plan.kernel.elem as i64 {
        true => (NEAR / (k * src.elem).max(1)).clamp(ROWS, COLUMNS),
        // Columns of C that are not adjacent are computed one by one.
        false => 1,
    };
    let lines_ahead = prefetch.lines().div_ceil((n.div_ceil(width) * m.div_ceil(ROWS)).max(1));
    for j in (0..n).step_by(width) {
        for i in (0..m).step_by(ROWS) {
            let at = [i as i64, j as i64];
            let call = Call {
                a: a.wrapping_add(i * a_row),
                a_row,
                a_step: 0,
                b: src.view.at([0, j as i64]),
                b_step: src.view.stride[1] as usize,
                steps: plan.kernel.groups(k),
                rows: ROWS.min(m - i),
                bias: std::ptr::null(),
                c: c.at(at),
                c_step: c.stride[0] as isize,
                cols: width.min(n - j),
                start: to.start_at(at),
            };
            prefetch.issue(lines_ahead);
            // SAFETY: by this function's contract; the lines lie in C.
            unsafe { lines[ROWS.min(m - i) - 1](&call) }
        }
    }
}

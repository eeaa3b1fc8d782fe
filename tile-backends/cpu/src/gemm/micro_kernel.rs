//! The micro-kernel: computes one register tile of C, generic over a vector type.
//!
//! A tile of `H` rows (MR) by `NV` vectors (NR) of C stays in registers while the loop runs
//! over K. Each step loads `NV` vectors from the B panel and, for each row, broadcasts one unit
//! of A. Every level instantiates this body inside functions that carry its target features, so
//! the vector operations inline to single instructions.
//!
//! A *unit* is what panels hold for one row or column at one step: an element, or a group of a
//! few steps of K for instructions that take several. Units of A come from a panel, in which
//! those of a step are adjacent, or from the rows in place, each a fixed distance from the next
//! (`a_operand`).
//!
//! One or two rows do not have enough independent accumulators to hide the latency of an
//! addition, so their K loop is split over several sets of accumulators, added pairwise at the
//! end. The split depends on `H` alone.

use super::a_operand::{ARows, Packed, Strided};
use super::kernel_table::{Call, InitialAcc, group_width};
use crate::prefetch::{LINE, prefetch};

/// Vector operations of one operand scheme at one level.
///
/// # Safety
/// Every operation requires that the CPU has the features of the level that
/// the type belongs to, and loads and stores follow the rules of pointers:
/// the elements (or units) they cover lie inside one allocation.
pub(super) trait Vector: Copy {
    /// One step of K for one row of A or one column of B, as panels hold it.
    type Unit: Copy;
    /// An element of C.
    type Elem: Copy;
    /// A vector of units.
    type Operand: Copy;
    /// Elements of C in a vector.
    const LANES: usize;
    /// Whether loading a part of the units costs what loading all of them does.
    const MASKS: bool = false;
    unsafe fn zero() -> Self;
    unsafe fn splat(x: Self::Elem) -> Self;
    unsafe fn load_units(p: *const Self::Unit) -> Self::Operand;
    /// The first `n < LANES` units; the others are zero.
    #[inline(always)]
    unsafe fn load_units_part(p: *const Self::Unit, n: usize) -> Self::Operand {
        #[repr(align(64))]
        struct Units([u8; 64]);
        let mut units = Units([0; 64]);
        // SAFETY: the units exist, and a vector has no more than 64 bytes.
        unsafe {
            std::ptr::copy_nonoverlapping(p.cast::<u8>(), units.0.as_mut_ptr(), n * size_of::<Self::Unit>());
            Self::load_units(units.0.as_ptr().cast())
        }
    }
    unsafe fn splat_unit(p: *const Self::Unit) -> Self::Operand;
    /// `self + a·b`, summed over the group that a unit holds.
    unsafe fn mul_add(self, a: Self::Operand, b: Self::Operand) -> Self;
    unsafe fn add(self, other: Self) -> Self;
    unsafe fn load(p: *const Self::Elem) -> Self;
    unsafe fn store(self, p: *mut Self::Elem);
    /// The first `n < LANES` elements; the others are zero.
    unsafe fn load_part(p: *const Self::Elem, n: usize) -> Self;
    /// Only the first `n < LANES` elements.
    unsafe fn store_part(self, p: *mut Self::Elem, n: usize);
}

/// Runs `$body` with `$i` bound to each constant in `0..$n`, `$n <= 14` for
/// rows and `$n <= 2` for columns, unrolled in the source so that arrays
/// indexed by it become registers.
#[cfg(not(debug_assertions))]
macro_rules! unroll {
    (rows $n:expr, $i:ident => $body:block) => {
        unroll!(@ $n, $i, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13)
    };
    (cols $n:expr, $i:ident => $body:block) => {
        unroll!(@ $n, $i, $body, 0 1)
    };
    (@ $n:expr, $i:ident, $body:block, $($k:literal)*) => {
        $(if $k < $n { let $i: usize = $k; $body })*
    };
}

/// The same as a loop: without optimisation arrays are in memory anyway, and the bodies, with
/// everything inlined into them, would be most of a binary.
#[cfg(debug_assertions)]
macro_rules! unroll {
    ($axis:ident $n:expr, $i:ident => $body:block) => {{
        let mut next: usize = 0;
        while next < $n {
            let $i: usize = next;
            next += 1;
            $body
        }
    }};
}

pub(super) use unroll;

/// Prefetch distance in B, in bytes: enough to hide the latency of memory, and more than a page,
/// at whose end hardware prefetchers stop.
const PREFETCH_DISTANCE: usize = 4 << 10;

/// Prefetches the group of B that comes [`PREFETCH_DISTANCE`] bytes later.
#[inline(always)]
pub(super) fn prefetch_group<V: Vector, const NV: usize>(b: *const u8) {
    let mut line = 0;
    while line < NV * V::LANES * size_of::<V::Unit>() {
        prefetch(b.wrapping_add(PREFETCH_DISTANCE + line));
        line += LINE;
    }
}

/// One group of K, added to `acc`. Of the last vector of B, the first `tail` units
/// exist if `PART`.
#[inline(always)]
unsafe fn step<V: Vector, A: ARows<V::Unit>, const H: usize, const NV: usize, const PART: bool>(
    acc: &mut [[V; NV]; H],
    a: A,
    b: *const V::Unit,
    tail: usize,
) {
    // SAFETY: the caller passes H units of A and NV vectors of units of B.
    unsafe {
        let last = b.add((NV - 1) * V::LANES);
        let mut columns = [if PART { V::load_units_part(last, tail) } else { V::load_units(last) }; NV];
        if NV == 2 {
            columns[0] = V::load_units(b);
        }
        unroll!(rows H, i => {
            let row = V::splat_unit(a.unit(i));
            acc[i][0] = acc[i][0].mul_add(row, columns[0]);
            if NV == 2 {
                acc[i][1] = acc[i][1].mul_add(row, columns[1]);
            }
        });
    }
}

/// The micro-kernel: `C (+)= bias + A·B` on an `H` by `NV * LANES` tile.
///
/// # Safety
/// The pointers of `call` are valid for the ranges that it describes, with A
/// in a panel, and the CPU has the features of `V`'s level.
#[inline(always)]
pub(super) unsafe fn tile<V: Vector, const H: usize, const NV: usize>(call: &Call) {
    let a = Packed::new(call.a.cast::<V::Unit>(), group_width(H));
    // SAFETY: by this function's contract.
    unsafe { tile_of::<V, _, H, NV, false, false>(call, a) }
}

/// The same for a B that comes from memory, which it prefetches.
///
/// # Safety
/// As for [`tile`].
#[inline(always)]
pub(super) unsafe fn tile_prefetching_b<V: Vector, const H: usize, const NV: usize>(call: &Call) {
    let a = Packed::new(call.a.cast::<V::Unit>(), group_width(H));
    // SAFETY: by this function's contract.
    unsafe { tile_of::<V, _, H, NV, true, false>(call, a) }
}

/// The same with A in place. B may then be, too, with rows that are no whole vectors.
///
/// # Safety
/// As for [`tile`], with A in place.
#[inline(always)]
pub(super) unsafe fn tile_in_place<V: Vector, const H: usize, const NV: usize>(call: &Call) {
    let a = Strided::new(call.a.cast::<V::Unit>(), &call.a_row, H);
    // SAFETY: by this function's contract.
    unsafe {
        if V::MASKS && call.cols < NV * V::LANES {
            tile_of::<V, _, H, NV, false, true>(call, a)
        } else {
            tile_of::<V, _, H, NV, false, false>(call, a)
        }
    }
}

#[inline(always)]
unsafe fn tile_of<V, A, const H: usize, const NV: usize, const PREFETCH_B: bool, const PART: bool>(
    call: &Call,
    mut a: A,
) where
    V: Vector,
    A: ARows<V::Unit>,
{
    const { assert!(H >= 1 && H <= 14 && (NV == 1 || NV == 2)) };
    // SAFETY: by the callers' contract.
    unsafe {
        let mut b = call.b;
        let tail = call.cols - (NV - 1) * V::LANES;
        let mut acc = [[V::zero(); NV]; H];
        if !call.bias.is_null() {
            let bias = call.bias.cast::<V::Elem>();
            unroll!(rows H, i => { acc[i] = [V::splat(*bias.add(i)); NV]; });
        }
        let mut left = call.steps;
        if H <= 2 {
            let mut more = [[[V::zero(); NV]; H]; 3];
            while left >= 4 {
                if PREFETCH_B {
                    prefetch_group::<V, NV>(b);
                    prefetch_group::<V, NV>(b.wrapping_add(call.b_step));
                    prefetch_group::<V, NV>(b.wrapping_add(2 * call.b_step));
                    prefetch_group::<V, NV>(b.wrapping_add(3 * call.b_step));
                }
                step::<V, A, H, NV, PART>(&mut acc, a, b.cast(), tail);
                step::<V, A, H, NV, PART>(&mut more[0], a.after(1), b.add(call.b_step).cast(), tail);
                step::<V, A, H, NV, PART>(&mut more[1], a.after(2), b.add(2 * call.b_step).cast(), tail);
                step::<V, A, H, NV, PART>(&mut more[2], a.after(3), b.add(3 * call.b_step).cast(), tail);
                a = a.after(4);
                b = b.wrapping_add(4 * call.b_step);
                left -= 4;
            }
            unroll!(rows H, i => {
                unroll!(cols NV, j => {
                    acc[i][j] = acc[i][j].add(more[0][i][j]).add(more[1][i][j].add(more[2][i][j]));
                });
            });
        }
        // Unrolled by two: a CPU that starts two FMAs in a cycle is bound by instruction fetch,
        // loop overhead included.
        while H > 2 && !PREFETCH_B && left >= 2 {
            step::<V, A, H, NV, PART>(&mut acc, a, b.cast(), tail);
            step::<V, A, H, NV, PART>(&mut acc, a.after(1), b.wrapping_add(call.b_step).cast(), tail);
            a = a.after(2);
            b = b.wrapping_add(2 * call.b_step);
            left -= 2;
        }
        while left > 0 {
            if PREFETCH_B {
                prefetch_group::<V, NV>(b);
            }
            step::<V, A, H, NV, PART>(&mut acc, a, b.cast(), tail);
            a = a.after(1);
            // The last step may leave the memory of a B in place.
            b = b.wrapping_add(call.b_step);
            left -= 1;
        }
        match call.start {
            InitialAcc::Nothing => {}
            InitialAcc::Zeros => {
                unroll!(rows H, i => { unroll!(cols NV, j => { acc[i][j] = V::zero().add(acc[i][j]); }); });
            }
            InitialAcc::Tile(start, step) => add_tile::<V, H, NV>(&mut acc, start, step, call.cols),
        }
        store::<V, H, NV>(call, &acc);
    }
}

/// Adds `acc` to the tile at `start`.
#[inline(always)]
pub(super) unsafe fn add_tile<V: Vector, const H: usize, const NV: usize>(
    acc: &mut [[V; NV]; H],
    start: *const u8,
    step: isize,
    cols: usize,
) {
    let tail = cols - (NV - 1) * V::LANES;
    // SAFETY: the tile has H rows of `cols` elements; partial operations touch
    // only those that exist.
    unsafe {
        if tail == V::LANES {
            unroll!(rows H, i => {
                let row = start.offset(i as isize * step).cast::<V::Elem>();
                unroll!(cols NV, j => { acc[i][j] = V::load(row.add(j * V::LANES)).add(acc[i][j]); });
            });
        } else {
            unroll!(rows H, i => {
                let row = start.offset(i as isize * step).cast::<V::Elem>();
                if NV == 2 {
                    acc[i][0] = V::load(row).add(acc[i][0]);
                }
                acc[i][NV - 1] = V::load_part(row.add((NV - 1) * V::LANES), tail).add(acc[i][NV - 1]);
            });
        }
    }
}

/// Writes the tile to C.
#[inline(always)]
pub(super) unsafe fn store<V: Vector, const H: usize, const NV: usize>(call: &Call, acc: &[[V; NV]; H]) {
    let tail = call.cols - (NV - 1) * V::LANES;
    // SAFETY: C has H rows of `cols` elements; partial operations touch only
    // those that exist.
    unsafe {
        if tail == V::LANES {
            unroll!(rows H, i => {
                let row = call.c.offset(i as isize * call.c_step).cast::<V::Elem>();
                unroll!(cols NV, j => { acc[i][j].store(row.add(j * V::LANES)); });
            });
        } else {
            unroll!(rows H, i => {
                let row = call.c.offset(i as isize * call.c_step).cast::<V::Elem>();
                if NV == 2 {
                    acc[i][0].store(row);
                }
                acc[i][NV - 1].store_part(row.add((NV - 1) * V::LANES), tail);
            });
        }
    }
}

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

/// The arguments of a micro-kernel.
#[derive(Clone, Copy)]
pub(super) struct Call {
    /// Panel of `H` rows: `steps` groups of `group_width(H)` units. In place,
    /// the first of `H` rows of `steps` units.
    pub(super) a: *const u8,
    /// In place, bytes from one row of A to the next.
    pub(super) a_row: usize,
    /// For `gemv`, bytes from one unit of a row of A to the next.
    pub(super) a_step: usize,
    /// `steps` groups of at least `NV * LANES` units; with A in place and vectors
    /// that mask, of at least `cols`.
    pub(super) b: *const u8,
    /// Bytes from one group of B to the next.
    pub(super) b_step: usize,
    /// Groups to sum over.
    pub(super) steps: usize,
    /// `H` values of C's type to start the rows from, or null for zeros.
    pub(super) bias: *const u8,
    /// First element of the tile of C, rows contiguous.
    pub(super) c: *mut u8,
    /// Bytes from one row of C to the next.
    pub(super) c_step: isize,
    /// Columns of C that exist, in `(NV - 1) * LANES + 1 ..= NV * LANES`.
    pub(super) cols: usize,
    /// What to add to the result.
    pub(super) start: InitialAcc,
}

/// What is added to the result of a micro-kernel.
#[derive(Clone, Copy)]
pub(super) enum InitialAcc {
    /// Nothing.
    Nothing,
    /// Zeros.
    Zeros,
    /// A tile like that of C, its first element and the bytes from one row to
    /// the next. It may be the tile of C itself.
    Tile(*const u8, isize),
}

/// A micro-kernel of fixed height and width.
pub(super) type MicroKernelFn = unsafe fn(&Call);

/// Runs `$body` with `$i` bound to each constant in `0..$n`, `$n <= 14` for
/// rows and `$n <= 2` for columns, unrolled in the source so that arrays
/// indexed by it become registers.
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

pub(super) use unroll;

/// Units from one group of a panel of `rows` rows to the next: padded to a
/// power of two, so that packing stores whole registers.
pub(super) const fn group_width(rows: usize) -> usize {
    match rows {
        0..=2 => rows,
        3..=4 => 4,
        5..=8 => 8,
        _ => 16,
    }
}

/// Rows of the tallest tile whose A is read in place. Every second one takes a
/// register for addresses ([`Strided`]), of which a machine has few, and rows that are
/// a multiple of 4 KiB apart compete for one set of the L1 cache, which has eight
/// ways or twelve.
pub(super) const IN_PLACE_ROWS: usize = 8;

/// A height that tiles in place have.
pub(super) const fn in_place_height(rows: usize) -> usize {
    if rows < IN_PLACE_ROWS { rows } else { IN_PLACE_ROWS }
}

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

/// Declares a module whose `KERNEL` holds the micro-kernels of a vector type for every height,
/// compiled with the given target features.
macro_rules! kernel {
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt) => {
        kernel! { @ $(#[$features])* $name, $vector, group $group, rows $rows, None, None, None, {} }
    };
    // The same with micro-kernels for few rows of A: dot products for a column-major B,
    // so many columns at once, and GEMV-like ones.
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt, dots $cols:literal) => {
        kernel! {
            @ $(#[$features])* $name, $vector, group $group, rows $rows, Some(&DOTS), Some(&GEMV), None, {
                $(#[$features])*
                unsafe fn dots<const H: usize>(call: &crate::gemm::micro_kernel::Call) {
                    // SAFETY: the caller's contract is that of `dot::line`.
                    unsafe { crate::gemm::dot::line::<$vector, H, $cols, false>(call) }
                }
                $(#[$features])*
                unsafe fn gemv<const H: usize>(call: &crate::gemm::micro_kernel::Call) {
                    // SAFETY: the caller's contract is that of `gemv::gemv`.
                    unsafe { crate::gemm::gemv::gemv::<$vector, crate::gemm::gemv::Units, H>(call) }
                }
                static GEMV: crate::gemm::gemv::GemvFns = [gemv::<1>, gemv::<2>, gemv::<3>, gemv::<4>];
                const LINES: crate::gemm::dot::Lines = [dots::<1>, dots::<2>, dots::<3>, dots::<4>];
                // No scheme of this vector flips.
                static DOTS: crate::gemm::dot::Dots = crate::gemm::dot::Dots { plain: LINES, flipped: LINES };
            }
        }
    };
    // With dot products of bytes in every signedness, and nothing more.
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt, bytes $cols:literal) => {
        kernel! { $(#[$features])* $name, $vector, group $group, rows $rows, bytes $cols, None, {} }
    };
    // The same with micro-kernels for a packed 4-bit B.
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows [$($h:literal)*], u4 $cols:literal) => {
        kernel! {
            $(#[$features])* $name, $vector, group $group, rows [$($h)*], bytes $cols, Some(&U4), {
                use crate::gemm::dequantise;
                $(#[$features])*
                unsafe fn u4<const H: usize, const NV: usize, const PREFETCH_B: bool>(call: &crate::gemm::micro_kernel::Call) {
                    // SAFETY: the caller's contract is that of `dequantise::tile`.
                    unsafe { dequantise::tile::<$vector, H, NV, PREFETCH_B>(call) }
                }
                $(#[$features])*
                unsafe fn u4_in_place<const H: usize, const NV: usize, const PREFETCH_B: bool>(
                    call: &crate::gemm::micro_kernel::Call,
                ) {
                    // SAFETY: the caller's contract is that of `dequantise::tile_in_place`.
                    unsafe { dequantise::tile_in_place::<$vector, H, NV, PREFETCH_B>(call) }
                }
                $(#[$features])*
                unsafe fn u4_line<const H: usize, const IN_PLACE: bool>(call: &crate::gemm::micro_kernel::Call) {
                    // SAFETY: the caller's contract is that of `dequantise::line`.
                    unsafe { dequantise::line::<$vector, H, IN_PLACE>(call) }
                }
                static U4: dequantise::Tiles = dequantise::Tiles {
                    lines: [
                        [u4_line::<1, false>, u4_line::<2, false>, u4_line::<3, false>, u4_line::<4, false>],
                        [u4_line::<1, true>, u4_line::<2, true>, u4_line::<3, true>, u4_line::<4, true>],
                    ],
                    packed: [
                        &[$([u4::<$h, 1, false>, u4::<$h, 2, false>],)*],
                        &[$([u4::<$h, 1, true>, u4::<$h, 2, true>],)*],
                    ],
                    in_place: [
                        &[$([
                            u4_in_place::<{ in_place_height($h) }, 1, false>,
                            u4_in_place::<{ in_place_height($h) }, 2, false>,
                        ],)*],
                        &[$([
                            u4_in_place::<{ in_place_height($h) }, 1, true>,
                            u4_in_place::<{ in_place_height($h) }, 2, true>,
                        ],)*],
                    ],
                };
            }
        }
    };
    (
        $(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt, bytes $cols:literal,
        $u4:expr, { $($more:item)* }
    ) => {
        kernel! {
            @ $(#[$features])* $name, $vector, group $group, rows $rows, Some(&DOTS), None, $u4, {
                $($more)*
                $(#[$features])*
                unsafe fn dots<const H: usize, const FLIP: bool>(call: &crate::gemm::micro_kernel::Call) {
                    // SAFETY: the caller's contract is that of `dot::line`.
                    unsafe { crate::gemm::dot::line::<$vector, H, $cols, FLIP>(call) }
                }
                static DOTS: crate::gemm::dot::Dots = crate::gemm::dot::Dots {
                    plain: [dots::<1, false>, dots::<2, false>, dots::<3, false>, dots::<4, false>],
                    flipped: [dots::<1, true>, dots::<2, true>, dots::<3, true>, dots::<4, true>],
                };
            }
        }
    };
    (
        @ $(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows [$($h:literal)*], $dots:expr,
        $gemv_fns:expr, $u4:expr, { $($more:item)* }
    ) => {
        pub(in crate::gemm) mod $name {
            use super::*;
            use crate::gemm::micro_kernel::in_place_height;
            $(#[$features])*
            unsafe fn run<const H: usize, const NV: usize>(call: &crate::gemm::micro_kernel::Call) {
                // SAFETY: the caller's contract is that of `tile`.
                unsafe { crate::gemm::micro_kernel::tile::<$vector, H, NV>(call) }
            }
            $(#[$features])*
            unsafe fn run_in_place<const H: usize, const NV: usize>(call: &crate::gemm::micro_kernel::Call) {
                // SAFETY: the caller's contract is that of `tile_in_place`.
                unsafe { crate::gemm::micro_kernel::tile_in_place::<$vector, H, NV>(call) }
            }
            $(#[$features])*
            unsafe fn prefetching_b<const H: usize>(call: &crate::gemm::micro_kernel::Call) {
                // SAFETY: the caller's contract is that of `tile_prefetching_b`.
                unsafe { crate::gemm::micro_kernel::tile_prefetching_b::<$vector, H, 2>(call) }
            }
            $($more)*
            // Statics, so that the tiles are compiled in this crate.
            static TILES: &[[crate::gemm::micro_kernel::MicroKernelFn; 2]] = &[$([run::<$h, 1>, run::<$h, 2>],)*];
            static IN_PLACE: &[[crate::gemm::micro_kernel::MicroKernelFn; 2]] =
                &[$([run_in_place::<{ in_place_height($h) }, 1>, run_in_place::<{ in_place_height($h) }, 2>],)*];
            static NARROW: [crate::gemm::micro_kernel::MicroKernelFn; crate::gemm::micro_kernel::IN_PLACE_ROWS] = [
                run_in_place::<1, 1>, run_in_place::<2, 1>, run_in_place::<3, 1>, run_in_place::<4, 1>,
                run_in_place::<5, 1>, run_in_place::<6, 1>, run_in_place::<7, 1>, run_in_place::<8, 1>,
            ];
            static PREFETCH_B: &[crate::gemm::micro_kernel::MicroKernelFn] = &[$(prefetching_b::<$h>,)*];
            const U4_TILES: Option<&crate::gemm::dequantise::Tiles> = $u4;
            pub(in crate::gemm) const KERNEL: crate::gemm::micro_kernel::MicroKernel = crate::gemm::micro_kernel::MicroKernel {
                tiles: &TILES,
                in_place: &IN_PLACE,
                narrow: &NARROW,
                prefetching_b: &PREFETCH_B,
                dots: $dots,
                gemv_fns: $gemv_fns,
                u4: U4_TILES,
                shape: SHAPE,
            };
            pub(in crate::gemm) const SHAPE: crate::gemm::micro_kernel::Shape = crate::gemm::micro_kernel::Shape {
                u4: U4_TILES.is_some(),
                rows: [$($h),*].len(),
                lanes: <$vector as crate::gemm::micro_kernel::Vector>::LANES,
                masks: <$vector as crate::gemm::micro_kernel::Vector>::MASKS,
                group: $group,
                unit: size_of::<<$vector as crate::gemm::micro_kernel::Vector>::Unit>(),
                elem: size_of::<<$vector as crate::gemm::micro_kernel::Vector>::Elem>(),
            };
        }
    };
}
pub(super) use kernel;

/// The micro-kernels of one operand scheme at one level, and their panel format.
#[derive(Clone, Copy)]
pub(super) struct MicroKernel {
    /// Micro-kernels by `[height - 1][vectors - 1]`.
    pub(super) tiles: &'static &'static [[MicroKernelFn; 2]],
    /// The same for an A that is read in place, up to [`IN_PLACE_ROWS`].
    pub(super) in_place: &'static &'static [[MicroKernelFn; 2]],
    /// Those of one vector, of every height up to [`IN_PLACE_ROWS`]: their accumulators fit the
    /// registers of every machine.
    pub(super) narrow: &'static [MicroKernelFn; IN_PLACE_ROWS],
    /// Micro-kernels of two vectors by `[height - 1]`, for a packed A and a B that comes from
    /// memory.
    pub(super) prefetching_b: &'static &'static [MicroKernelFn],
    /// Dot-product micro-kernels for operands that are both contiguous along K, if there are any.
    pub(super) dots: Option<&'static crate::gemm::dot::Dots>,
    /// GEMV-like micro-kernels for few rows and a row-major B, if there are any.
    pub(super) gemv_fns: Option<&'static crate::gemm::gemv::GemvFns>,
    /// Micro-kernels for a packed 4-bit B, if there are any.
    pub(super) u4: Option<&'static crate::gemm::dequantise::Tiles>,
    /// The extents of the tiles, and the format of the panels.
    pub(super) shape: Shape,
}

impl std::ops::Deref for MicroKernel {
    type Target = Shape;
    #[inline(always)]
    fn deref(&self) -> &Shape {
        &self.shape
    }
}

/// The extents of the register tiles of one operand scheme at one level, and the
/// panel format that they read. Apart from [`MicroKernel`], because whoever computes sizes
/// from it must not link the micro-kernels of every scheme.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Whether there are micro-kernels for a packed 4-bit B.
    pub(super) u4: bool,
    /// Rows of the tallest register tile (MR).
    pub(super) rows: usize,
    /// Columns of C in a vector, a power of two.
    pub(super) lanes: usize,
    /// Whether tiles with A in place read no more of B than exists.
    pub(super) masks: bool,
    /// Steps of K in a unit, a power of two.
    pub(super) group: usize,
    /// Bytes of a unit.
    pub(super) unit: usize,
    /// Bytes of an element of C.
    pub(super) elem: usize,
}

/// `m` rows divided into as few parts as there are of at most `most`.
#[inline(always)]
const fn even_height(m: usize, most: usize) -> usize {
    // Divisions cost small GEMMs time, except those by a constant.
    if m <= most {
        return if m == 0 { 1 } else { m };
    }
    if m <= 2 * most {
        return m.div_ceil(2);
    }
    if m <= 3 * most {
        return m.div_ceil(3);
    }
    m.div_ceil(m.div_ceil(most))
}

/// `n / d` rounded up, for a power of two `d`.
#[inline(always)]
const fn parts(n: usize, d: usize) -> usize {
    (n + d - 1) >> d.trailing_zeros()
}

impl Shape {
    /// Groups that hold `k` steps.
    #[inline(always)]
    pub(super) const fn groups(&self, k: usize) -> usize {
        parts(k, self.group)
    }

    /// The height of the row panels of `m` rows: as tall as fits, and such
    /// that the last panel is not left much shorter than the others.
    #[inline(always)]
    pub(super) const fn panel_rows(&self, m: usize) -> usize {
        even_height(m, self.rows)
    }

    /// The same for rows that are read in place.
    #[inline(always)]
    pub(super) const fn in_place_rows(&self, m: usize) -> usize {
        even_height(m, in_place_height(self.rows))
    }

    /// Columns of a full column panel (NR).
    #[inline(always)]
    pub(super) const fn panel_cols(&self) -> usize {
        2 * self.lanes
    }

    /// Column panels of `n` columns.
    #[inline(always)]
    pub(super) const fn col_panels(&self, n: usize) -> usize {
        parts(n, self.panel_cols())
    }

    /// Columns rounded up to whole vectors.
    #[inline(always)]
    pub(super) const fn padded(&self, cols: usize) -> usize {
        parts(cols, self.lanes) * self.lanes
    }
}

//! The micro-kernel on AMX tile registers: 32 by 32 elements of C in four registers.
//!
//! Tile registers 0 to 3 are the accumulators, 4 and 5 hold 32 rows of A, 6 and 7 hold 32 columns
//! of B. A step is 64 bytes of K: four loads and four multiplications. A multiplication takes 16
//! cycles and a load 8, so the loads hide behind the multiplications where they hit the caches.
//!
//! Panels of B are those of the AVX-512 schemes: a register holds 16 groups, a row each. A
//! register of A holds 16 rows of A, which may be rows in place; packed, 16 or 32 of them are
//! adjacent for each step (`Shape::row_granule`).
//!
//! Where elements are split into two parts (`scheme`), a step has as many rows of A for the first
//! part as for the second, which meet the same registers of B: six loads, eight multiplications.
//!
//! The last step of B is copied to a block with zeros, since K may end within it. Elements of C
//! that do not exist pass through such a block, too. 4-bit codes are unpacked to a block for each
//! step: that takes half the cycles of the four multiplications.

use super::kernel_table::{Call, IN_PLACE_ROWS, InitialAcc, MicroKernel, MicroKernelFn, Shape, U4Tiles};
use crate::amx::{
    BF16, Hardware, Model, ROW_BYTES, ROWS, SIGNED_SIGNED, SIGNED_UNSIGNED, TileOps, UNSIGNED_SIGNED,
    UNSIGNED_UNSIGNED, Unit, unit,
};
use crate::prefetch::{LINE, prefetch};
use std::arch::x86_64::*;
use std::mem::MaybeUninit;

/// Bytes of an element of C: f32 or i32.
const ELEM: usize = 4;

/// Rows of the tallest panel: two registers.
const MOST_ROWS: usize = 2 * ROWS;

/// Prefetch distance in a B from memory, in bytes.
const PREFETCH_DISTANCE: usize = 4 << 10;

/// Rows of A: the first, the bytes between rows, and those from one step to the next.
#[derive(Clone, Copy)]
struct ARows {
    first: *const u8,
    step: isize,
    block: usize,
}

/// `N` registers side by side in memory of their own, which is written before it is read.
#[repr(align(64))]
struct Rows<const N: usize>(MaybeUninit<[[u8; ROW_BYTES]; 2 * ROWS]>);

impl<const N: usize> Rows<N> {
    const STEP: usize = N * ROW_BYTES;

    #[inline(always)]
    fn new() -> Rows<N> {
        Rows(MaybeUninit::uninit())
    }

    /// The address of a row.
    #[inline(always)]
    fn row(&mut self, row: usize) -> *mut u8 {
        self.0.as_mut_ptr().cast::<u8>().wrapping_add(row * Self::STEP)
    }
}

/// Which element of C a register begins with, and how many rows and columns of it exist.
#[derive(Clone, Copy)]
struct Part {
    at: [usize; 2],
    extent: [usize; 2],
}

impl Part {
    fn of(call: &Call, i: usize, j: usize) -> Part {
        let at = [i * ROWS, j * ROWS];
        Part { at, extent: [(call.rows - at[0]).min(ROWS), (call.cols - at[1]).min(ROWS)] }
    }

    fn is_whole(self) -> bool {
        self.extent == [ROWS, ROWS]
    }

    /// The address of its row `r` in memory with rows `step` bytes apart.
    fn row(self, first: *const u8, step: isize, r: usize) -> *const u8 {
        first.wrapping_offset((self.at[0] + r) as isize * step).wrapping_add(self.at[1] * ELEM)
    }
}

/// Sets accumulator `T` to what the call adds to.
#[inline(always)]
unsafe fn start<O: TileOps, const T: usize>(ops: &mut O, call: &Call, part: Part) {
    // SAFETY: the caller's contract is that of `tile`; only rows and columns that exist are read.
    unsafe {
        match call.start {
            InitialAcc::Nothing | InitialAcc::Zeros => ops.zero::<T>(),
            InitialAcc::Tile(first, step) if part.is_whole() => ops.load::<T>(part.row(first, step, 0), step),
            InitialAcc::Tile(first, step) => {
                let mut block = Rows::<1>::new();
                std::ptr::write_bytes(block.row(0), 0, ROWS * ROW_BYTES);
                for r in 0..part.extent[0] {
                    std::ptr::copy_nonoverlapping(part.row(first, step, r), block.row(r), part.extent[1] * ELEM);
                }
                ops.load::<T>(block.row(0), ROW_BYTES as isize);
            }
        }
    }
}

/// Stores accumulator `T`.
#[inline(always)]
unsafe fn finish<O: TileOps, const T: usize>(ops: &mut O, call: &Call, part: Part) {
    // SAFETY: as for `start`.
    unsafe {
        if part.is_whole() {
            return ops.store::<T>(part.row(call.c, call.c_step, 0).cast_mut(), call.c_step);
        }
        let mut block = Rows::<1>::new();
        ops.store::<T>(block.row(0), ROW_BYTES as isize);
        for r in 0..part.extent[0] {
            let row = part.row(call.c, call.c_step, r).cast_mut();
            std::ptr::copy_nonoverlapping(block.row(r), row, part.extent[1] * ELEM);
        }
    }
}

/// The steps of B.
trait BSteps {
    /// How many there are.
    fn count(&self) -> usize;
    /// The rows of a step, one for each group, and the bytes between them.
    ///
    /// # Safety
    /// `step < self.count()`, the panel can be read, and the CPU has AVX-512.
    unsafe fn step(&mut self, step: usize) -> (*const u8, isize);
}

/// A panel of units as they are.
struct Units<const N: usize> {
    panel: *const u8,
    group_step: usize,
    groups: usize,
    last: Rows<N>,
}

impl<const N: usize> BSteps for Units<N> {
    #[inline(always)]
    fn count(&self) -> usize {
        self.groups.div_ceil(ROWS)
    }
    #[inline(always)]
    unsafe fn step(&mut self, step: usize) -> (*const u8, isize) {
        let rows = self.panel.wrapping_add(step * ROWS * self.group_step);
        let left = self.groups - step * ROWS;
        if left >= ROWS {
            return (rows, self.group_step as isize);
        }
        for g in 0..ROWS {
            let (from, to) = (rows.wrapping_add(g * self.group_step), self.last.row(g));
            // SAFETY: groups that exist, and the rows have room.
            unsafe {
                match g < left {
                    true => std::ptr::copy_nonoverlapping(from, to, Rows::<N>::STEP),
                    false => std::ptr::write_bytes(to, 0, Rows::<N>::STEP),
                }
            }
        }
        (self.last.row(0), Rows::<N>::STEP as isize)
    }
}

/// A panel of 4-bit codes: the groups of the first half of K are in the low halves of bytes, those
/// of the second in the high ones (see `dequantise`). Steps alternate between two blocks.
struct Codes<const N: usize> {
    panel: *const u8,
    group_step: usize,
    /// Groups of bytes, half as many as of codes.
    groups: usize,
    unpacked: [Rows<N>; 2],
}

impl<const N: usize> BSteps for Codes<N> {
    #[inline(always)]
    fn count(&self) -> usize {
        (2 * self.groups).div_ceil(ROWS)
    }
    #[inline(always)]
    unsafe fn step(&mut self, step: usize) -> (*const u8, isize) {
        let rows = &mut self.unpacked[step % 2];
        for g in 0..ROWS {
            let group = step * ROWS + g;
            let (at, shift) = match group.checked_sub(self.groups) {
                None => (group, 0),
                Some(high) => (high, 4),
            };
            for j in 0..N {
                let from = self.panel.wrapping_add(at * self.group_step + j * ROW_BYTES);
                // SAFETY: a group that exists is read, and the rows have room; the CPU has AVX-512.
                unsafe {
                    let bytes = if at < self.groups { _mm512_loadu_si512(from.cast()) } else { _mm512_setzero_si512() };
                    let bytes = _mm512_srl_epi16(bytes, _mm_cvtsi32_si128(shift));
                    let codes = _mm512_and_si512(bytes, _mm512_set1_epi8(15));
                    _mm512_storeu_si512(rows.row(g).add(j * ROW_BYTES).cast(), codes);
                }
            }
        }
        (rows.row(0), Rows::<N>::STEP as isize)
    }
}

/// One step of K: `M` registers of rows by `N` of columns, for each part of A.
#[inline(always)]
unsafe fn step<O: TileOps, const KIND: u8, const PARTS: usize, const M: usize, const N: usize>(
    ops: &mut O,
    a: ARows,
    b: *const u8,
    b_step: isize,
) {
    // SAFETY: the caller's contract is that of `tile`.
    unsafe {
        ops.load::<6>(b, b_step);
        for part in 0..PARTS {
            let first = a.first.wrapping_add(part * (a.block / PARTS));
            ops.load::<4>(first, a.step);
            ops.multiply::<KIND, 0, 4, 6>();
            if M == 2 {
                ops.load::<5>(first.wrapping_offset(ROWS as isize * a.step), a.step);
                ops.multiply::<KIND, 2, 5, 6>();
            }
            if N == 2 {
                if part == 0 {
                    ops.load::<7>(b.wrapping_add(ROW_BYTES), b_step);
                }
                ops.multiply::<KIND, 1, 4, 7>();
                if M == 2 {
                    ops.multiply::<KIND, 3, 5, 7>();
                }
            }
        }
    }
}

/// `M` registers of rows by `N` of columns, by the instructions of `O`.
#[inline(always)]
unsafe fn tile<
    O: TileOps,
    B: BSteps,
    const KIND: u8,
    const PARTS: usize,
    const M: usize,
    const N: usize,
    const PREFETCH_B: bool,
>(
    ops: &mut O,
    call: &Call,
    mut a: ARows,
    mut b: B,
) {
    // SAFETY: by the callers' contract.
    unsafe {
        start::<O, 0>(ops, call, Part::of(call, 0, 0));
        if N == 2 {
            start::<O, 1>(ops, call, Part::of(call, 0, 1));
        }
        if M == 2 {
            start::<O, 2>(ops, call, Part::of(call, 1, 0));
        }
        if M == 2 && N == 2 {
            start::<O, 3>(ops, call, Part::of(call, 1, 1));
        }
        for s in 0..b.count() {
            let (rows, row_step) = b.step(s);
            if PREFETCH_B {
                let mut line = 0;
                while line < ROWS * N * ROW_BYTES {
                    prefetch(rows.wrapping_add(PREFETCH_DISTANCE + line));
                    line += LINE;
                }
            }
            step::<O, KIND, PARTS, M, N>(ops, a, rows, row_step);
            a.first = a.first.wrapping_add(a.block);
        }
        finish::<O, 0>(ops, call, Part::of(call, 0, 0));
        if N == 2 {
            finish::<O, 1>(ops, call, Part::of(call, 0, 1));
        }
        if M == 2 {
            finish::<O, 2>(ops, call, Part::of(call, 1, 0));
        }
        if M == 2 && N == 2 {
            finish::<O, 3>(ops, call, Part::of(call, 1, 1));
        }
    }
}

/// The micro-kernel for up to 32 rows and `N` registers of columns.
///
/// # Safety
/// As for the micro-kernels of vectors, in a configured session of AMX. In place, rows of A are
/// whole registers and K is whole steps; packed, missing rows and steps are zeros.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma,f16c")]
unsafe fn run<const KIND: u8, const PARTS: usize, const N: usize, const IN_PLACE: bool, const PREFETCH_B: bool>(
    call: &Call,
) {
    let b = Units { panel: call.b, group_step: call.b_step, groups: call.steps, last: Rows::<N>::new() };
    // SAFETY: by this function's contract.
    unsafe { run_on::<_, KIND, PARTS, N, IN_PLACE, PREFETCH_B>(call, b) }
}

/// The same for 4-bit codes, which are multiplied as bytes.
///
/// # Safety
/// As for [`run`]; the steps of `call` are those of half of K.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma,f16c")]
unsafe fn run_codes<const KIND: u8, const N: usize, const IN_PLACE: bool>(call: &Call) {
    let unpacked = [Rows::<N>::new(), Rows::<N>::new()];
    let b = Codes { panel: call.b, group_step: call.b_step, groups: call.steps, unpacked };
    // SAFETY: by this function's contract.
    unsafe { run_on::<_, KIND, 1, N, IN_PLACE, false>(call, b) }
}

#[inline(always)]
unsafe fn run_on<
    B: BSteps,
    const KIND: u8,
    const PARTS: usize,
    const N: usize,
    const IN_PLACE: bool,
    const PREFETCH_B: bool,
>(
    call: &Call,
    b: B,
) {
    let a = match IN_PLACE {
        true => ARows { first: call.a, step: call.a_row as isize, block: ROW_BYTES },
        false => {
            let block = call.rows.next_multiple_of(ROWS) * PARTS * ROW_BYTES;
            ARows { first: call.a, step: ROW_BYTES as isize, block }
        }
    };
    // SAFETY: by this function's contract.
    unsafe {
        match (unit(), call.rows > ROWS) {
            (Unit::Model, true) => tile::<_, _, KIND, PARTS, 2, N, PREFETCH_B>(&mut Model::new(), call, a, b),
            (Unit::Model, false) => tile::<_, _, KIND, PARTS, 1, N, PREFETCH_B>(&mut Model::new(), call, a, b),
            (_, true) => tile::<_, _, KIND, PARTS, 2, N, PREFETCH_B>(&mut Hardware, call, a, b),
            (_, false) => tile::<_, _, KIND, PARTS, 1, N, PREFETCH_B>(&mut Hardware, call, a, b),
        }
    }
}

/// Declares a module with the micro-kernels of an instruction.
macro_rules! kernel {
    ($name:ident, $kind:ident, group $group:literal, parts $parts:literal, dots $dots:expr, codes $codes:expr) => {
        pub(in crate::gemm) mod $name {
            use super::*;
            // Statics, so that the tiles are compiled in this crate.
            static TILES: &[[MicroKernelFn; 2]] =
                &[[run::<$kind, $parts, 1, false, false> as MicroKernelFn, run::<$kind, $parts, 2, false, false>];
                    MOST_ROWS];
            static IN_PLACE: &[[MicroKernelFn; 2]] =
                &[[run::<$kind, $parts, 1, true, false> as MicroKernelFn, run::<$kind, $parts, 2, true, false>];
                    MOST_ROWS];
            static NARROW: [MicroKernelFn; IN_PLACE_ROWS] = [run::<$kind, $parts, 1, true, false>; IN_PLACE_ROWS];
            static PREFETCH_B: &[MicroKernelFn] = &[run::<$kind, $parts, 2, false, true> as MicroKernelFn; MOST_ROWS];
            const U4_TILES: Option<&U4Tiles> = $codes;
            pub(in crate::gemm) const KERNEL: MicroKernel = MicroKernel {
                tiles: &TILES,
                in_place: &IN_PLACE,
                narrow: &NARROW,
                prefetching_b: &PREFETCH_B,
                dots: $dots,
                gemv_fns: None,
                u4: U4_TILES,
                shape: SHAPE,
            };
            pub(in crate::gemm) const SHAPE: Shape = Shape {
                u4: U4_TILES.is_some(),
                rows: MOST_ROWS,
                row_granule: ROWS,
                row_units: ROWS,
                row_parts: $parts,
                lanes: ROWS,
                masks: false,
                group: $group,
                unit: ELEM,
                elem: ELEM,
            };
        }
    };
}
kernel!(bf16, BF16, group 2, parts 1, dots None, codes None);
kernel!(f16, BF16, group 1, parts 2, dots None, codes None);
kernel!(i8_i8, SIGNED_SIGNED, group 4, parts 1, dots super::super::avx512::i8_quads::KERNEL.dots, codes None);
kernel!(i8_u8, SIGNED_UNSIGNED, group 4, parts 1, dots None, codes Some(&CODES));
kernel!(u8_i8, UNSIGNED_SIGNED, group 4, parts 1, dots None, codes None);
kernel!(u8_u8, UNSIGNED_UNSIGNED, group 4, parts 1, dots super::super::avx512::u8_quads::KERNEL.dots, codes None);

/// The micro-kernels for 4-bit codes. Few rows are not multiplied by AMX.
static CODES: U4Tiles = U4Tiles {
    packed: [&[[run_codes::<SIGNED_UNSIGNED, 1, false>, run_codes::<SIGNED_UNSIGNED, 2, false>]; MOST_ROWS]; 2],
    in_place: [&[[run_codes::<SIGNED_UNSIGNED, 1, true>, run_codes::<SIGNED_UNSIGNED, 2, true>]; MOST_ROWS]; 2],
    lines: None,
};

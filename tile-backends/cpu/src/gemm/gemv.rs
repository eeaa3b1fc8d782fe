//! GEMV-like micro-kernels: one to four rows of A and a row-major B.
//!
//! Such a GEMM is bound by reading B. A panel of columns would read a line or two of every row,
//! and rows that are a power of two apart evict each other. So a few steps of K are taken at a
//! time: their rows of B are read sequentially from end to end, and all of C, which is small,
//! is read and written once for them.

use super::kernel_table::{Call, FEW_ROWS, GemvFns, InitialAcc, MicroKernelFn, group_width};
use super::micro_kernel::Vector;
use super::plan::{Plan, RowOperand, Source, Target};
use crate::prefetch::prefetch;

/// The elements of B's rows, and how they are loaded as units.
pub(super) trait Elements<V: Vector> {
    type Elem: Copy;
    /// Units of as many elements as a vector has lanes.
    ///
    /// # Safety
    /// As for [`Vector::load_units`].
    unsafe fn load(p: *const Self::Elem) -> V::Operand;
    /// The same of the first `n`; the others are zero.
    ///
    /// # Safety
    /// As for [`Vector::load_units_part`].
    unsafe fn load_part(p: *const Self::Elem, n: usize) -> V::Operand;
}

/// Units as they are.
pub(super) struct Units;

impl<V: Vector> Elements<V> for Units {
    type Elem = V::Unit;
    #[inline(always)]
    unsafe fn load(p: *const V::Unit) -> V::Operand {
        // SAFETY: the caller's promise.
        unsafe { V::load_units(p) }
    }
    #[inline(always)]
    unsafe fn load_part(p: *const V::Unit, n: usize) -> V::Operand {
        // SAFETY: the caller's promise.
        unsafe { V::load_units_part(p, n) }
    }
}

/// Prefetch distance in columns.
const AHEAD: usize = 256;

/// Steps of K at a time for so many rows: their units of A are in registers.
const fn steps(rows: usize) -> usize {
    if rows <= 2 { 8 } else { 4 }
}

/// `H` rows by all columns: `call.a_row` bytes from one row of A to the next,
/// `call.a_step` from one step to the next, and `call.cols` columns.
///
/// # Safety
/// The pointers of `call` are valid for the ranges that it describes, and the
/// CPU has the features of `V`'s level. There is at least one step.
#[inline(always)]
pub(super) unsafe fn gemv<V: Vector, B: Elements<V>, const H: usize>(call: &Call) {
    const { assert!(H >= 1 && H <= FEW_ROWS) };
    let (mut a, mut b, mut left, mut start) = (call.a, call.b, call.steps, call.start);
    let most = steps(H);
    // SAFETY: by this function's contract.
    unsafe {
        while left > 0 {
            let now = Call { a, b, steps: left, start, ..*call };
            if left >= most {
                if H <= 2 {
                    some::<V, B, H, 8>(&now)
                } else {
                    some::<V, B, H, 4>(&now)
                }
                left -= most;
                (a, b) = (a.wrapping_add(most * call.a_step), b.wrapping_add(most * call.b_step));
            } else {
                some::<V, B, H, 1>(&now);
                left -= 1;
                (a, b) = (a.wrapping_add(call.a_step), b.wrapping_add(call.b_step));
            }
            start = InitialAcc::Tile(call.c.cast_const(), call.c_step);
        }
    }
}

/// `K` steps.
#[inline(always)]
unsafe fn some<V: Vector, B: Elements<V>, const H: usize, const K: usize>(call: &Call) {
    // SAFETY: by the caller's contract.
    unsafe {
        let zero = V::zero();
        let mut units = [[V::splat_unit(call.a.cast()); H]; K];
        let mut s = 0;
        while s < K {
            let mut i = 0;
            while i < H {
                units[s][i] = V::splat_unit(call.a.wrapping_add(s * call.a_step + i * call.a_row).cast());
                i += 1;
            }
            s += 1;
        }
        let mut j = 0;
        while j < call.cols {
            let cols = if call.cols - j < V::LANES { call.cols - j } else { V::LANES };
            let mut acc = [zero; H];
            let mut s = 0;
            while s < K {
                let at = call.b.wrapping_add(s * call.b_step).cast::<B::Elem>().wrapping_add(j);
                if K > 1 {
                    // The hardware prefetcher stops at the end of a page. After the end of a row
                    // come the rows of the next steps.
                    let (near, far) = (at.wrapping_add(AHEAD), call.b.wrapping_add((s + K) * call.b_step));
                    let next = far.cast::<B::Elem>().wrapping_add((j + AHEAD).wrapping_sub(call.cols));
                    prefetch(if j + AHEAD < call.cols { near } else { next }.cast());
                }
                let row = if cols == V::LANES { B::load(at) } else { B::load_part(at, cols) };
                let mut i = 0;
                while i < H {
                    acc[i] = acc[i].mul_add(units[s][i], row);
                    i += 1;
                }
                s += 1;
            }
            let mut i = 0;
            while i < H {
                let start = match call.start {
                    InitialAcc::Nothing | InitialAcc::Zeros => acc[i],
                    InitialAcc::Tile(start, step) => {
                        let at = start.offset(i as isize * step).cast::<V::Elem>().add(j);
                        let old = if cols == V::LANES { V::load(at) } else { V::load_part(at, cols) };
                        old.add(acc[i])
                    }
                };
                let at = call.c.offset(i as isize * call.c_step).cast::<V::Elem>().add(j);
                if cols == V::LANES {
                    start.store(at)
                } else {
                    start.store_part(at, cols)
                }
                i += 1;
            }
            j += V::LANES;
        }
    }
}

/// Whether these micro-kernels can and should multiply `m` rows by an unpacked B.
pub(super) fn suits(plan: &Plan, src: &Source, to: &Target, m: usize) -> bool {
    plan.gemv_fns.is_some()
        && plan.bias_bytes == 0
        && m <= FEW_ROWS
        && src.view.extent[0] > 0
        && src.gather.is_none()
        && src.view.stride[1] == src.elem as i64
        && src.view.stride[0] >= 0
        && src.view.is_whole()
        && to.c.stride[1] == plan.kernel.elem as i64
}

/// `C (+)= A·B`.
///
/// # Safety
/// As for [`multiply`](super::macro_kernel::multiply), where `suits` has said so.
pub(super) unsafe fn multiply(plan: &Plan, gemv_fns: &GemvFns, a: RowOperand, src: &Source, to: &Target) {
    let [m, n] = to.c.extent.map(|e| e as usize);
    if m == 0 || n == 0 {
        return;
    }
    let b_step = src.view.stride[0] as usize;
    let call = Call {
        a: std::ptr::null(),
        a_row: 0,
        a_step: 0,
        b: src.view.ptr,
        b_step,
        steps: src.view.extent[0] as usize,
        rows: m,
        bias: std::ptr::null(),
        c: to.c.ptr,
        c_step: to.c.stride[0] as isize,
        cols: n,
        start: to.start,
    };
    let unit = plan.kernel.unit;
    // SAFETY: by this function's contract; no panel has fewer rows than these.
    unsafe {
        if plan.gemv_rows != GemvRows::Units {
            return widen_a(&call, plan.gemv_rows, a, gemv_fns[m - 1]);
        }
        let (a, a_row, a_step) = match a {
            RowOperand::Packed(panel) => (panel, unit, group_width(m) * unit),
            RowOperand::InPlace(first, row) => (first, row, unit),
        };
        gemv_fns[m - 1](&Call { a, a_row, a_step, ..call })
    }
}

/// Steps of A that are widened at a time, whole ones of every micro-kernel.
const WIDENED: usize = 256;

/// How micro-kernels find A, which they take as elements of C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GemvRows {
    /// Its units are such elements.
    Units,
    /// Its units are pairs of `bf16`.
    Bf16Pairs,
    /// It is packed for tile registers, each element split into two `bf16`.
    SplitF16,
}

/// Bytes of a unit of `bf16`, and of its half.
const PAIR: usize = 4;
const HALF: usize = PAIR / 2;

impl GemvRows {
    /// An element of one of `rows` rows, at a step.
    ///
    /// # Safety
    /// There is such an element, and it is not a unit.
    #[inline(always)]
    unsafe fn widened(self, a: RowOperand, rows: usize, row: usize, step: usize) -> f32 {
        // SAFETY: an address inside of A, by this function's contract.
        let value = |at: *const u8| unsafe { f32::from_bits(u32::from(at.cast::<u16>().read_unaligned()) << 16) };
        match (self, a) {
            (GemvRows::SplitF16, RowOperand::Packed(panel)) => {
                let part = |part: usize| {
                    let line = (step / ROW_UNITS * 2 + part) * ROW_UNITS + row;
                    value(panel.wrapping_add((line * ROW_UNITS + step % ROW_UNITS) * PAIR))
                };
                part(0) + part(1)
            }
            (_, RowOperand::Packed(panel)) => {
                value(panel.wrapping_add((step / 2 * group_width(rows) + row) * PAIR + step % 2 * HALF))
            }
            (_, RowOperand::InPlace(first, row_step)) => value(first.wrapping_add(row * row_step + step * HALF)),
        }
    }
}

/// Units of a row of a tile register, and its rows.
const ROW_UNITS: usize = 16;

/// Multiplies by an A that is widened to `f32` first.
///
/// # Safety
/// As for [`multiply`]; A has `call.steps` steps.
unsafe fn widen_a(call: &Call, rows: GemvRows, a: RowOperand, run: MicroKernelFn) {
    let mut widened = [[0.0_f32; WIDENED]; FEW_ROWS];
    let mut start = call.start;
    for from in (0..call.steps).step_by(WIDENED) {
        let steps = WIDENED.min(call.steps - from);
        for (row, widened) in widened.iter_mut().enumerate().take(call.rows) {
            for (step, wide) in widened.iter_mut().enumerate().take(steps) {
                // SAFETY: an element that exists.
                *wide = unsafe { rows.widened(a, call.rows, row, from + step) };
            }
        }
        let now = Call {
            a: widened.as_ptr().cast(),
            a_row: size_of_val(&widened[0]),
            a_step: size_of::<f32>(),
            b: call.b.wrapping_add(from * call.b_step),
            steps,
            start,
            ..*call
        };
        // SAFETY: by this function's contract.
        unsafe { run(&now) };
        start = InitialAcc::Tile(call.c.cast_const(), call.c_step);
    }
}

//! Micro-kernel for a packed 4-bit operand B, which it unpacks in registers.
//!
//! Two 4-bit values share a byte: the low nibble belongs to the first half of K, the high
//! nibble to the second half. The bytes are packed as those of any operand B with half the K,
//! so a unit has four values of each half for a column. The register tile unpacks both halves
//! and multiplies them by the corresponding units of A, half a row apart. B is read at half a
//! byte a value, and no tile of bytes is made.
//!
//! Accumulators are sums of raw 4-bit values: applying group scales and zero points, of which
//! there is one for many steps of K, is left to the kernel.

use super::a_operand::{ARows, Packed, Strided};
use super::kernel_table::{Call, FEW_ROWS, InitialAcc, U4Lines, group_width};
use super::micro_kernel::{Vector, add_tile, prefetch_group, store, unroll};
use super::plan::{Plan, RowOperand, Target};
use super::prefetch::PrefetchList;

/// A vector whose units of B are bytes, which hold two 4-bit values each.
pub(super) trait U4Vector: Vector {
    /// The low four bits of each byte.
    ///
    /// # Safety
    /// As for [`Vector`].
    unsafe fn low(units: Self::Operand) -> Self::Operand;
    /// The high four bits of each byte.
    ///
    /// # Safety
    /// As for [`Vector`].
    unsafe fn high(units: Self::Operand) -> Self::Operand;
}

/// `C (+)= A·B` on an `H` by `NV * LANES` tile; `call.steps` are groups of bytes.
/// If `PREFETCH_B`, the next groups are prefetched.
///
/// # Safety
/// The pointers of `call` are valid for the ranges that it describes, with A in
/// a panel of twice as many steps, and the CPU has the features of `V`'s level.
#[inline(always)]
pub(super) unsafe fn tile<V: U4Vector, const H: usize, const NV: usize, const PREFETCH_B: bool>(call: &Call) {
    // SAFETY: by this function's contract.
    unsafe { tile_of::<V, _, H, NV, PREFETCH_B>(call, Packed::new(call.a.cast::<V::Unit>(), group_width(H))) }
}

/// The same with A in place.
///
/// # Safety
/// As for [`tile`], with A in place.
#[inline(always)]
pub(super) unsafe fn tile_in_place<V: U4Vector, const H: usize, const NV: usize, const PREFETCH_B: bool>(call: &Call) {
    // SAFETY: by this function's contract.
    unsafe { tile_of::<V, _, H, NV, PREFETCH_B>(call, Strided::new(call.a.cast::<V::Unit>(), &call.a_row, H)) }
}

/// `H` rows by all columns, panels of which follow one another, from a B that comes
/// from memory. `call.b_step` does not count.
///
/// # Safety
/// As for [`tile`], or with A in place if `IN_PLACE`.
#[inline(always)]
pub(super) unsafe fn line<V: U4Vector, const H: usize, const IN_PLACE: bool>(call: &Call) {
    let (vector, panel) = (V::LANES * size_of::<V::Unit>(), 2 * V::LANES);
    let mut j = 0;
    while j < call.cols {
        let cols = if call.cols - j < panel { call.cols - j } else { panel };
        let vectors = if cols > V::LANES { 2 } else { 1 };
        let c = j * size_of::<V::Elem>();
        let now = Call {
            b: call.b.wrapping_add(j * call.steps * size_of::<V::Unit>()),
            b_step: vectors * vector,
            c: call.c.wrapping_add(c),
            cols,
            start: match call.start {
                InitialAcc::Tile(start, step) => InitialAcc::Tile(start.wrapping_add(c), step),
                other => other,
            },
            ..*call
        };
        // SAFETY: by this function's contract.
        unsafe {
            match (IN_PLACE, vectors) {
                (false, 2) => tile::<V, H, 2, true>(&now),
                (false, _) => tile::<V, H, 1, true>(&now),
                (true, 2) => tile_in_place::<V, H, 2, true>(&now),
                (true, _) => tile_in_place::<V, H, 1, true>(&now),
            }
        }
        j += panel;
    }
}

#[inline(always)]
unsafe fn tile_of<V, A, const H: usize, const NV: usize, const PREFETCH_B: bool>(call: &Call, mut a: A)
where
    V: U4Vector,
    A: ARows<V::Unit>,
{
    const { assert!(H >= 1 && H <= 14 && (NV == 1 || NV == 2)) };
    // SAFETY: by the callers' contract.
    unsafe {
        let mut b = call.b;
        let mut acc = [[V::zero(); NV]; H];
        // Few rows have too few accumulators to hide the latency of an addition.
        let mut more = [[V::zero(); NV]; H];
        for _ in 0..call.steps {
            if PREFETCH_B {
                prefetch_group::<V, NV>(b);
            }
            // One half after the other, to limit register pressure.
            let (mut low, mut high) = ([V::load_units(b.cast()); NV], [V::load_units(b.cast()); NV]);
            unroll!(cols NV, j => { low[j] = V::low(V::load_units(b.cast::<V::Unit>().add(j * V::LANES))); });
            unroll!(rows H, i => {
                let row = V::splat_unit(a.unit(i));
                unroll!(cols NV, j => { acc[i][j] = acc[i][j].mul_add(row, low[j]); });
            });
            let second = a.after(call.steps);
            unroll!(cols NV, j => { high[j] = V::high(V::load_units(b.cast::<V::Unit>().add(j * V::LANES))); });
            unroll!(rows H, i => {
                let row = V::splat_unit(second.unit(i));
                let sums = if H <= 2 { &mut more[i] } else { &mut acc[i] };
                unroll!(cols NV, j => { sums[j] = sums[j].mul_add(row, high[j]); });
            });
            a = a.after(1);
            b = b.wrapping_add(call.b_step);
        }
        if H <= 2 {
            unroll!(rows H, i => { unroll!(cols NV, j => { acc[i][j] = acc[i][j].add(more[i][j]); }); });
        }
        if let InitialAcc::Tile(start, step) = call.start {
            add_tile::<V, H, NV>(&mut acc, start, step, call.cols);
        }
        store::<V, H, NV>(call, &acc);
    }
}

/// Whether a GEMM with a packed 4-bit B should use [`U4Lines`].
pub(super) fn suits(plan: &Plan, to: &Target) -> bool {
    (1..=FEW_ROWS as i64).contains(&to.c.extent[0]) && to.c.stride[1] == plan.kernel.elem as i64
}

/// `C (+)= A·B`, whose panels start at `b`.
///
/// # Safety
/// As for [`multiply`](super::macro_kernel::multiply), where `suits` has said so.
pub(super) unsafe fn multiply(
    plan: &Plan,
    lines: &U4Lines,
    a: RowOperand,
    b: *const u8,
    to: &Target,
    k: usize,
    prefetch: &mut PrefetchList,
) {
    let [m, n] = to.c.extent.map(|e| e as usize);
    let (a, a_row, lines) = match a {
        RowOperand::Packed(panel) => (panel, 0, &lines[0]),
        RowOperand::InPlace(first, row) => (first, row, &lines[1]),
    };
    let call = Call {
        a,
        a_row,
        a_step: 0,
        b,
        b_step: 0,
        steps: plan.kernel.groups(k / 2),
        rows: m,
        bias: std::ptr::null(),
        c: to.c.ptr,
        c_step: to.c.stride[0] as isize,
        cols: n,
        start: to.start,
    };
    prefetch.issue(usize::MAX);
    // SAFETY: by this function's contract.
    unsafe { lines[m - 1](&call) }
}

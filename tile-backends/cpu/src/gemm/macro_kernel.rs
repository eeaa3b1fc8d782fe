//! The macro-kernel: the loops over column panels of B and row panels of A around the
//! micro-kernel.
//!
//! Column panels of B are the outer loop, row panels of A the inner one: one column panel (K by
//! two vectors) stays in L1 while all of A, packed, is read from L2. Nothing here is generic:
//! element types have become sizes, strides in bytes and function pointers, so the code is
//! compiled once, in this crate, however many kernels use it.
//!
//! A column panel is used in one iteration of the outer loop. If B is not packed yet, the panel
//! is packed right before its use, into a buffer that stays in L1 or to its place among the
//! others. With too few rows of A to amortise packing, it is read in place.
//!
//! Rows of A whose elements are units can be read in place (`locality` says when that is fast).

use super::dequantise;
use super::dot;
use super::epilogue::{AccumulatorTile, Epilogue};
use super::gemv;
use super::kernel_table::{Call, FEW_ROWS, IN_PLACE_ROWS, InitialAcc, MicroKernelFn};
use super::locality;
use super::pack::Panel;
use super::panel_prefetch::PanelPrefetch;
use super::plan::{ColumnOperand, Plan, REPAYS_PACKING, RowOperand, Source, Target};
use super::prefetch::PrefetchList;
use crate::view::View;
use std::mem::MaybeUninit;

/// The widest group of a row panel.
const MAX_PADDED: usize = 32;

/// Room for one register tile of any kernel.
const TILE_BYTES: usize = 32 * 2 * 64;

/// Packs A (`M` by `K`) into row panels.
///
/// # Safety
/// The elements of `src` that exist can be read, `dst` has room for the
/// panels, and the CPU has the features of the plan's level.
pub(super) unsafe fn pack_rows(plan: &Plan, src: &Source, dst: *mut u8) {
    let [m, k] = src.view.extent.map(|e| e as usize);
    let height = plan.kernel.panel_rows(m);
    let mut dst = dst;
    for first in (0..m).step_by(height) {
        let rows = height.min(m - first);
        // Rows of the next panel may fill up this one's padding.
        let view = src.view.window([first as i64, 0], [(m - first).min(MAX_PADDED) as i64, k as i64]);
        // SAFETY: by this function's contract; the panels follow one another.
        unsafe {
            let units = dst.add(plan.bias_bytes);
            (*plan.pack_a)(&Panel {
                src: view,
                gather: src.gather,
                width: plan.kernel.row_panel_width(rows),
                dst: units,
                bias: dst.cast(),
            });
            dst = dst.add(plan.row_panel_bytes(rows, k));
        }
    }
}

/// Packs one panel of `cols` columns of B (`K` by `N`) from column `first`.
unsafe fn pack_column_panel(plan: &Plan, src: &Source, first: usize, cols: usize, dst: *mut u8) {
    let k = src.view.extent[0];
    let view = src.view.window([0, first as i64], [k, cols as i64]).permute([1, 0]);
    let width = plan.kernel.padded(cols);
    // SAFETY: the caller's contract is that of `pack_columns`.
    unsafe { (*plan.pack_b)(&Panel { src: view, gather: src.gather, width, dst, bias: std::ptr::null_mut() }) }
}

/// Packs B (`K` by `N`) into column panels.
///
/// # Safety
/// As for [`pack_rows`].
pub(super) unsafe fn pack_columns(plan: &Plan, src: &Source, dst: *mut u8) {
    let [k, n] = src.view.extent.map(|e| e as usize);
    let width = plan.kernel.panel_cols();
    for first in (0..n).step_by(width) {
        // SAFETY: by this function's contract; the panels follow one another.
        unsafe {
            let panel = dst.add(first * plan.kernel.groups(k) * plan.kernel.unit);
            pack_column_panel(plan, src, first, width.min(n - first), panel);
        }
    }
}

/// `C (+)= A·B`.
///
/// # Safety
/// `a` was packed with this plan from `M` by `k`, or is that in place; `b` is
/// `k` by `N`; every index of C (`M` by `N`) exists; and the CPU has the
/// features of the plan's level.
pub(super) unsafe fn multiply(
    plan: &Plan,
    a: RowOperand,
    b: ColumnOperand,
    to: &Target,
    k: usize,
    prefetch: &mut PrefetchList,
) {
    // SAFETY: all have this function's contract. A plan with tile registers is that of a session.
    unsafe {
        if plan.tile_registers {
            super::tile_registers::configure();
        }
        if multiply_one_tile(plan, a, &b, to, prefetch) {
            return;
        }
        match multiply_few_rows(plan, a, &b, to, k, prefetch) {
            true => run_tile(plan, to),
            false => multiply_panels(plan, a, b, to, k, prefetch),
        }
    }
}

/// Multiplies if C is one register tile, and returns whether it is.
///
/// # Safety
/// As for [`multiply`].
#[inline(always)]
unsafe fn multiply_one_tile(
    plan: &Plan,
    a: RowOperand,
    b: &ColumnOperand,
    to: &Target,
    prefetch: &mut PrefetchList,
) -> bool {
    let (RowOperand::InPlace(first, row), ColumnOperand::Unpacked { src, .. }) = (a, b) else { return false };
    if !is_one_tile(plan, &a, src, to) {
        return false;
    }
    prefetch.issue(usize::MAX);
    let kernel = &plan.kernel;
    let [m, n] = to.c.extent.map(|e| e as usize);
    let call = Call {
        a: first,
        a_row: row,
        a_step: 0,
        b: src.view.ptr,
        b_step: src.view.stride[0] as usize,
        steps: kernel.groups(src.view.extent[0] as usize),
        rows: m,
        bias: std::ptr::null(),
        c: to.c.ptr,
        c_step: to.c.stride[0] as isize,
        cols: n,
        start: to.start,
    };
    let tile = if n <= kernel.lanes { kernel.narrow[m - 1] } else { kernel.in_place[m - 1][1] };
    // SAFETY: by this function's contract; the tile is C.
    unsafe {
        match to.epilogue {
            None => tile(&call),
            Some(epilogue) => to_epilogue(tile, &call, [0, 0], m, epilogue),
        }
    }
    true
}

/// Multiplies with micro-kernels for few rows of A if they suit, without the epilogue, and
/// returns whether they do.
///
/// # Safety
/// As for [`multiply`].
#[inline(always)]
unsafe fn multiply_few_rows(
    plan: &Plan,
    a: RowOperand,
    b: &ColumnOperand,
    to: &Target,
    k: usize,
    prefetch: &mut PrefetchList,
) -> bool {
    let m = to.c.extent[0] as usize;
    if let (RowOperand::InPlace(a, row), ColumnOperand::Unpacked { src, .. }, Some(dots)) = (a, b, plan.dots)
        && dot::suits(plan, src, m)
    {
        // SAFETY: by this function's contract.
        unsafe { dot::multiply(plan, dots, (a, row), src, to, prefetch) };
        return true;
    }
    if let (ColumnOperand::Unpacked { src, .. }, Some(gemv_fns)) = (b, plan.gemv_fns)
        && gemv::suits(plan, src, to, m)
    {
        // SAFETY: by this function's contract.
        unsafe { gemv::multiply(plan, gemv_fns, a, src, to) };
        return true;
    }
    if let (ColumnOperand::U4(panels), Some(tiles)) = (b, plan.kernel.u4)
        && let Some(lines) = &tiles.lines
        && dequantise::suits(plan, to)
    {
        // SAFETY: by this function's contract.
        unsafe { dequantise::multiply(plan, lines, a, *panels, to, k, prefetch) };
        return true;
    }
    false
}

/// Multiplies panel by panel.
///
/// # Safety
/// As for [`multiply`].
#[inline(always)]
unsafe fn multiply_panels(
    plan: &Plan,
    a: RowOperand,
    b: ColumnOperand,
    to: &Target,
    k: usize,
    prefetch: &mut PrefetchList,
) {
    let (c, kernel) = (&to.c, &plan.kernel);
    let [m, n] = c.extent.map(|e| e as usize);
    let u4 = match b {
        ColumnOperand::U4(_) => kernel.u4,
        _ => None,
    };
    // With few rows the GEMM is bound by reading B.
    let prefetch_b =
        matches!((a, &b), (RowOperand::Packed(_), ColumnOperand::Packed(_))) && m <= REPAYS_PACKING * kernel.rows;
    let (height, tiles, first_tiles) = match (a, u4) {
        (RowOperand::Packed(_), None) => (kernel.panel_rows(m), *kernel.tiles, *kernel.tiles),
        (RowOperand::InPlace(..), None) => (kernel.in_place_rows(m), *kernel.in_place, *kernel.in_place),
        (RowOperand::Packed(_), Some(u4)) => (kernel.panel_rows(m), u4.packed[0], u4.packed[1]),
        (RowOperand::InPlace(..), Some(u4)) => (kernel.in_place_rows(m), u4.in_place[0], u4.in_place[1]),
    };
    let width = kernel.panel_cols();
    let steps = kernel.groups(if u4.is_some() { k / 2 } else { k });
    let mut window = match &b {
        ColumnOperand::Unpacked { src, .. } => PanelPrefetch::of(plan, src, m),
        _ => None,
    };
    let lines = match prefetch.lines() {
        0 => 0,
        _ if window.is_some() => 0,
        // Small GEMMs take no longer than a division.
        lines if m <= height && n <= width => lines,
        lines => lines.div_ceil((m.div_ceil(height) * kernel.col_panels(n)).max(1)),
    };
    let mut j = 0;
    while j < n {
        let cols = width.min(n - j);
        if let Some(window) = &mut window {
            window.next(j, cols);
        }
        // SAFETY: by this function's contract.
        let (panel, b_step) = unsafe { column_panel(plan, &a, &b, m, [j, cols], steps) };
        let mut packed = a;
        let mut i = 0;
        while i < m {
            let rows = height.min(m - i);
            let (at, row, bias) = match packed {
                RowOperand::Packed(panel) => {
                    let bias = if plan.bias_bytes == 0 { std::ptr::null() } else { panel };
                    let next = panel.wrapping_add(plan.row_panel_bytes(rows, k));
                    packed = RowOperand::Packed(next);
                    (panel.wrapping_add(plan.bias_bytes), 0, bias)
                }
                RowOperand::InPlace(first, row) => (first.wrapping_add(i * row), row, std::ptr::null()),
            };
            let call = Call {
                a: at,
                a_row: row,
                a_step: 0,
                b: panel,
                b_step,
                steps,
                rows,
                bias,
                c: c.at([i as i64, j as i64]),
                c_step: c.stride[0] as isize,
                cols,
                start: to.start_at([i as i64, j as i64]),
            };
            prefetch.issue(lines);
            if let Some(window) = &mut window {
                window.issue(k.div_ceil(m.div_ceil(height)));
            }
            let vectors = if cols > kernel.lanes { 2 } else { 1 };
            // The following rows find the panel in cache.
            let tile = match (prefetch_b, i, vectors) {
                (true, 0, 2) => kernel.prefetching_b[rows - 1],
                (_, 0, _) => first_tiles[rows - 1][vectors - 1],
                _ => tiles[rows - 1][vectors - 1],
            };
            // SAFETY: by this function's contract; the tile lies in C.
            unsafe {
                match to.epilogue {
                    Some(epilogue) => to_epilogue(tile, &call, [i as i64, j as i64], rows, epilogue),
                    None if c.stride[1] == kernel.elem as i64 => tile(&call),
                    None => through_copy(tile, &call, rows, kernel.elem, c.stride[1]),
                }
            }
            i += height;
        }
        j += width;
    }
}

/// The panel of `cols` columns of B from column `j`, packed first if need be, and the bytes from
/// one group of it to the next.
///
/// # Safety
/// As for [`multiply`]; `steps` are the groups of a column.
#[inline(always)]
unsafe fn column_panel(
    plan: &Plan,
    a: &RowOperand,
    b: &ColumnOperand,
    m: usize,
    [j, cols]: [usize; 2],
    steps: usize,
) -> (*const u8, usize) {
    let kernel = &plan.kernel;
    let packed_step = kernel.padded(cols) * kernel.unit;
    match *b {
        // SAFETY: panels follow one another.
        ColumnOperand::Packed(b) | ColumnOperand::U4(b) => unsafe { (b.add(j * steps * kernel.unit), packed_step) },
        ColumnOperand::FusedPack { src, dst } => {
            // SAFETY: by this function's contract, and as above.
            unsafe {
                let panel = dst.add(j * steps * kernel.unit);
                pack_column_panel(plan, &src, j, cols, panel);
                (panel.cast_const(), packed_step)
            }
        }
        ColumnOperand::Unpacked { src, .. } if columns_in_place(plan, a, &src, m, cols) => {
            (src.view.at([0, j as i64]).cast_const(), src.view.stride[0] as usize)
        }
        ColumnOperand::Unpacked { src, scratch } => {
            // SAFETY: by this function's contract; `scratch` has room for
            // one panel.
            unsafe { pack_column_panel(plan, &src, j, cols, scratch) };
            (scratch.cast_const(), packed_step)
        }
    }
}

/// Whether C is one register tile and both operands can be read in place: small GEMMs take less
/// time than the general checks of [`multiply`].
fn is_one_tile(plan: &Plan, a: &RowOperand, src: &Source, to: &Target) -> bool {
    let [m, n] = to.c.extent.map(|e| e as usize);
    let step = src.view.stride[0];
    m > FEW_ROWS
        && (m == plan.kernel.in_place_rows(m) || m <= IN_PLACE_ROWS && n <= plan.kernel.lanes)
        && n > 0
        && n <= plan.kernel.panel_cols()
        && src.elem as i64 != step
        && step < locality::PAGE as i64
        && to.c.stride[1] == plan.kernel.elem as i64
        && columns_in_place(plan, a, src, m, n)
}

/// Whether A can and should be read unpacked.
pub(super) fn in_place(plan: &Plan, src: &Source, n: usize) -> bool {
    let view = &src.view;
    let [m, k] = view.extent.map(|e| e as usize);
    plan.a_is_units
        && plan.kernel.fits_in_place(m, k)
        && is_rows_of_units(plan, src)
        && locality::stays_near(m, k * src.elem, view.stride[0] as usize, plan.kernel.col_panels(n))
}

/// Whether A and B can and should both be read in place.
pub(super) fn both_in_place(plan: &Plan, a: &Source, b: &Source) -> bool {
    is_rows_of_units(plan, a) && dot::suits(plan, b, a.view.extent[0] as usize)
}

/// Whether rows of A are units, apart from bias values in front of them.
fn is_rows_of_units(plan: &Plan, src: &Source) -> bool {
    src.gather.is_none()
        && src.view.stride[1] == src.elem as i64
        && src.view.stride[0] >= 0
        && (src.view.extent[1] as usize) & (plan.kernel.group - 1) == 0
        && src.view.is_whole()
}

/// Whether a panel of `cols` columns of B can and should be read unpacked.
fn columns_in_place(plan: &Plan, a: &RowOperand, src: &Source, m: usize, cols: usize) -> bool {
    // Lines of rows a page apart evict each other before they are read again.
    let once = m <= plan.kernel.rows;
    let step = src.view.stride[0];
    let near = || locality::stays_nearest(src.view.extent[0] as usize, cols * src.elem, step as usize);
    plan.b_is_units
        && step >= 0
        && (once || m <= REPAYS_PACKING * plan.kernel.rows && step < locality::PAGE as i64 || near())
        && (cols == plan.kernel.padded(cols) || plan.kernel.masks && matches!(a, RowOperand::InPlace(..)))
        && src.gather.is_none()
        && src.view.stride[1] == plan.kernel.unit as i64
        && src.view.is_whole()
}

/// Runs the micro-kernel and applies the epilogue to its `rows` by `call.cols` accumulators, the
/// first of which has the index `at`.
unsafe fn to_epilogue(tile: MicroKernelFn, call: &Call, at: [i64; 2], rows: usize, epilogue: &Epilogue) {
    /// Bytes of a row: two vectors of any level.
    const STEP: usize = 2 * 64;
    #[repr(align(64))]
    struct Tile(MaybeUninit<[u8; TILE_BYTES]>);
    let mut acc = Tile(MaybeUninit::uninit());
    let ptr = acc.0.as_mut_ptr().cast::<u8>();
    // SAFETY: the caller's promise; the tile's memory has room for it, and is written
    // before it is read.
    unsafe {
        tile(&Call { c: ptr, c_step: STEP as isize, ..*call });
        epilogue.run(&AccumulatorTile { ptr, step: STEP as i64, at, extent: [rows as i64, call.cols as i64] });
    }
}

/// Applies the epilogue to a result that is in C as a whole: so few rows are in L1.
unsafe fn run_tile(plan: &Plan, to: &Target) {
    if let Some(epilogue) = to.epilogue {
        let View { ptr, extent, stride, .. } = to.c;
        let acc = AccumulatorTile { ptr, step: stride[0], at: [0, 0], extent };
        // SAFETY: the caller's promise.
        unsafe { epilogue.run_tile(&acc, plan.kernel.elem, plan.kernel.panel_cols() as i64) };
    }
}

/// Runs a tile on a copy of C whose rows are contiguous. It adds to C itself or to nothing.
pub(super) unsafe fn through_copy(tile: MicroKernelFn, call: &Call, rows: usize, elem: usize, col_step: i64) {
    #[repr(align(64))]
    struct Tile([u8; TILE_BYTES]);
    let mut copy = Tile([0; TILE_BYTES]);
    let copy = copy.0.as_mut_ptr();
    let row_bytes = call.cols * elem;
    let at = |i: usize, j: usize| {
        let c = call.c.wrapping_offset(i as isize * call.c_step + j as isize * col_step as isize);
        (c, copy.wrapping_add(i * row_bytes + j * elem))
    };
    // SAFETY: every element of C exists, and the copy has room for a tile.
    unsafe {
        if let InitialAcc::Tile(..) = call.start {
            for i in 0..rows {
                for j in 0..call.cols {
                    let (c, copy) = at(i, j);
                    std::ptr::copy_nonoverlapping(c.cast_const(), copy, elem);
                }
            }
        }
        let start = match call.start {
            InitialAcc::Tile(..) => InitialAcc::Tile(copy, row_bytes as isize),
            other => other,
        };
        tile(&Call { c: copy, c_step: row_bytes as isize, start, ..*call });
        for i in 0..rows {
            for j in 0..call.cols {
                let (c, copy) = at(i, j);
                std::ptr::copy_nonoverlapping(copy.cast_const(), c, elem);
            }
        }
    }
}

//! Packing of A for tile registers: rows of 16 units, 16 or 32 rows for each step.
//!
//! ```text
//! panel[s][p][x] = part p of the 16 units of src[x, s·16·G .. (s + 1)·16·G]
//! ```
//!
//! There is one part, or two where the scheme splits elements.
//!
//! Elements that are adjacent along K are copied. Where those of the outer axis are adjacent, a
//! block of 16 by 16 units is interleaved as for a panel of B and transposed in registers. Rows
//! and steps that do not exist are zeros, as multiplications read them.

use super::chunk::Chunk;
use super::encode::Encode;
use super::panel::part;
use super::{Panel, Units};

/// Units of a row of a register, and rows.
const SIDE: usize = 16;

/// Steps that are copied for a row before the next row: enough of a row to be fetched ahead.
const STEPS: usize = 8;

/// An encoding of A for tile registers.
///
/// # Safety
/// As for [`Encode`].
pub(super) trait EncodeTiles<V: Units>: Encode<V> {
    /// Parts that a unit is split into: one, or two.
    const PARTS: usize = 1;
    /// These parts; all the same where there is one.
    unsafe fn parts(units: V) -> [V; 2] {
        [units; 2]
    }
}

/// Packs one panel, `panel.width` rows wide.
///
/// # Safety
/// As for [`pack_panel`](super::panel::pack_panel), with registers of 16 units.
#[inline(always)]
pub(super) unsafe fn pack_tiles<V: Units, E: EncodeTiles<V>>(panel: &Panel) {
    const { assert!(V::LANES == SIDE) };
    let [outer, k] = panel.src.stride.map(i64::unsigned_abs);
    let across = match panel.gather {
        None => panel.src.stride[1] != E::SIZE as i64,
        Some(_) => outer < k,
    };
    // SAFETY: by this function's contract.
    unsafe { if across { pack_across::<V, E>(panel) } else { pack_along::<V, E>(panel) } }
}

/// Stores the parts of the units of a step of a row.
///
/// # Safety
/// The panel has room for them.
#[inline(always)]
unsafe fn store<V: Units, E: EncodeTiles<V>>(panel: &Panel, units: V, step: usize, row: usize) {
    // SAFETY: by this function's contract.
    unsafe {
        let [first, second] = E::parts(units);
        let at = panel.dst.add((step * E::PARTS * panel.width + row) * SIDE * V::BYTES);
        first.store(at);
        if E::PARTS == 2 {
            second.store(at.add(panel.width * SIDE * V::BYTES));
        }
    }
}

/// Copies rows.
#[inline(always)]
unsafe fn pack_along<V: Units, E: EncodeTiles<V>>(panel: &Panel) {
    let src = &panel.src;
    let [x, k] = src.extent.map(|e| e as usize);
    let n = SIDE * E::GROUP;
    let steps = k.div_ceil(n);
    for from in (0..steps).step_by(STEPS) {
        for r in 0..panel.width {
            let exists = r < x && r as i64 >= src.lo[0] && (r as i64) < src.hi[0];
            for s in from..steps.min(from + STEPS) {
                let first = s * n;
                let extent = if r < x { (k - first).min(n) } else { 0 };
                let (lo, hi) = if exists { part(src.lo[1], src.hi[1], first, extent) } else { (0, 0) };
                // SAFETY: chunks hold what exists of the source; the panel has room for its rows.
                unsafe {
                    let at = src.at([r as i64, first as i64]).cast_const();
                    let units = match panel.gather.is_none() && hi - lo == n {
                        true => V::load(at, n * E::SIZE),
                        false => panel.load(Chunk { at, step: src.stride[1], lo, hi, extent }, E::SIZE, n),
                    };
                    store::<V, E>(panel, E::along(units), s, r);
                }
            }
        }
    }
}

/// Interleaves and transposes blocks.
#[inline(always)]
unsafe fn pack_across<V: Units, E: EncodeTiles<V>>(panel: &Panel) {
    let src = &panel.src;
    let [x, k] = src.extent.map(|e| e as usize);
    let n = SIDE * E::GROUP;
    for s in 0..k.div_ceil(n) {
        for first in (0..panel.width).step_by(SIDE) {
            let extent = x.saturating_sub(first).min(SIDE);
            let (lo, hi) = part(src.lo[0], src.hi[0], first, extent);
            // SAFETY: as in `pack_along`.
            unsafe {
                let mut block = [V::zero(); SIDE];
                for (g, units) in block.iter_mut().enumerate() {
                    let mut rows = [V::zero(); 4];
                    for (q, row) in rows.iter_mut().enumerate().take(E::GROUP) {
                        let index = s * n + g * E::GROUP + q;
                        let (lo, hi) =
                            if index as i64 >= src.lo[1] && (index as i64) < src.hi[1] { (lo, hi) } else { (0, 0) };
                        if index < k {
                            let at = src.at([first as i64, index as i64]).cast_const();
                            let chunk = Chunk { at, step: src.stride[0], lo, hi, extent };
                            *row = panel.load(chunk, E::SIZE, SIDE);
                        }
                    }
                    *units = E::across(rows);
                }
                V::transpose(&mut block);
                for (r, units) in block.iter().enumerate() {
                    store::<V, E>(panel, *units, s, first + r);
                }
            }
        }
    }
}

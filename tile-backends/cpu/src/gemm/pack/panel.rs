//! The packing loops of one panel, generic over registers and encoding.

use super::chunk::{Adjacent, Chunk};
use super::encode::Encode;
use super::{Panel, Units};
use crate::view::View;

impl Panel {
    /// Loads a chunk of at most `n` elements of `size` bytes.
    #[inline(always)]
    pub(super) unsafe fn load<V: Units>(&self, chunk: Chunk, size: usize, n: usize) -> V {
        // SAFETY: only elements that exist are read, through `load_part` or
        // `gather`.
        unsafe {
            match self.gather {
                None => V::load_part(chunk.at, V::part(n * size, chunk.lo * size, chunk.hi * size)),
                Some(gather) => {
                    let mut all = Adjacent([0; 64]);
                    gather.chunk(&chunk, &mut all, size);
                    V::load_part(all.0.as_ptr(), V::part(n * size, 0, chunk.extent * size))
                }
            }
        }
    }
}

/// `lo..hi` limited to the `n` indices from `start`, relative to `start`.
#[inline(always)]
pub(super) fn part(lo: i64, hi: i64, start: usize, n: usize) -> (usize, usize) {
    let (start, n) = (start as i64, n as i64);
    let first = (lo - start).clamp(0, n);
    (first as usize, (hi - start).clamp(first, n) as usize)
}

/// Packs one panel.
///
/// Whole registers are stored even where a group is narrower: the surplus
/// falls on the start of the next group, which is written later, and after the
/// last group on slack that the caller provides. Groups wider than a register
/// are a whole number of registers.
///
/// # Safety
/// The elements of `panel.src` that exist can be read, `panel.dst` has room
/// for the panel and a register of slack, and the CPU has the features of
/// `V`'s level.
#[inline(always)]
pub(super) unsafe fn pack_panel<V: Units, E: Encode<V>>(panel: &Panel) {
    debug_assert!(panel.width <= V::LANES || panel.width.is_multiple_of(V::LANES));
    let src = &panel.src;
    let size = E::SIZE as i64;
    // SAFETY: by this function's contract.
    unsafe {
        if panel.width == 1 && panel.gather.is_none() && src.stride[1] == size {
            pack_row::<V, E>(panel);
        } else if panel.gather.is_none() && src.stride[1] != size
            || panel.gather.is_some() && src.stride[0].unsigned_abs() < src.stride[1].unsigned_abs()
        {
            pack_across::<V, E>(panel);
        } else {
            pack_along::<V, E>(panel);
        }
        if E::SUM != 0 {
            sum_rows::<V, E>(panel);
        }
    }
}

/// Packs a single row, whose units are adjacent as they are.
#[inline(always)]
unsafe fn pack_row<V: Units, E: Encode<V>>(panel: &Panel) {
    let src = &panel.src;
    let k = src.extent[1] as usize;
    let groups = k.div_ceil(E::GROUP);
    let n = V::LANES * E::GROUP;
    let exists = src.lo[0] == 0 && src.hi[0] > 0;
    for g in (0..groups).step_by(V::LANES) {
        let first = g * E::GROUP;
        let (lo, hi) = if exists { part(src.lo[1], src.hi[1], first, n) } else { (0, 0) };
        // SAFETY: only what exists is read; the surplus of the last store
        // falls on slack.
        unsafe {
            let raw = V::load_part(src.at([0, first as i64]), V::part(n * E::SIZE, lo * E::SIZE, hi * E::SIZE));
            E::along(raw).store(panel.dst.add(g * V::BYTES));
        }
    }
}

/// Runs `$body` with `$i` bound to each constant in `0..$n`, `$n <= 16`,
/// unrolled in the source so that arrays indexed by it become registers.
macro_rules! unroll {
    ($n:expr, $i:ident => $body:block) => {
        unroll!(@ $n, $i, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    };
    (@ $n:expr, $i:ident, $body:block, $($k:literal)*) => {
        $(if $k < $n { let $i: usize = $k; $body })*
    };
}

/// Packs from chunks along K, transposing.
#[inline(always)]
unsafe fn pack_along<V: Units, E: Encode<V>>(panel: &Panel) {
    let src = &panel.src;
    let [x, k] = src.extent.map(|e| e as usize);
    let groups = k.div_ceil(E::GROUP);
    let n = V::LANES * E::GROUP;
    let mut g = 0;
    let mut next =
        if panel.gather.is_none() { steps_to_alignment(src, E::SIZE, n * E::SIZE, V::LANES) } else { V::LANES };
    while g < groups {
        let steps = next.min(groups - g);
        let start = g * E::GROUP;
        let extent = (k - start).min(steps * E::GROUP);
        let (lo, hi) = part(src.lo[1], src.hi[1], start, extent);
        let part = V::part(n * E::SIZE, lo * E::SIZE, hi * E::SIZE);
        for first in (0..panel.width).step_by(V::LANES) {
            let at = src.at([first as i64, start as i64]).cast_const();
            let rows = x.saturating_sub(first).min(V::LANES);
            let exist = src.lo[0] <= first as i64 && (first + rows) as i64 <= src.hi[0];
            // SAFETY: chunks hold what exists of the source; the panel has
            // room by this function's contract.
            unsafe {
                let mut out = panel.dst.add((g * panel.width + first) * V::BYTES);
                if panel.gather.is_none() && exist && rows > 0 {
                    let block =
                        Block { at, row_step: src.stride[0] as isize, rows, out, group_step: panel.width * V::BYTES };
                    if (lo, hi) == (0, n) {
                        block.pack_whole::<V, E>();
                    } else {
                        block.pack_part::<V, E>(part, steps);
                    }
                    continue;
                }
                let mut block = [V::zero(); 16];
                for (r, row) in block.iter_mut().enumerate().take(rows) {
                    let index = (first + r) as i64;
                    let (lo, hi) = if index >= src.lo[0] && index < src.hi[0] { (lo, hi) } else { (0, 0) };
                    let at = at.wrapping_offset(r as isize * src.stride[0] as isize);
                    let chunk = Chunk { at, step: src.stride[1], lo, hi, extent };
                    *row = E::along(panel.load::<V>(chunk, E::SIZE, n));
                }
                V::transpose(&mut block);
                for row in &block[..steps] {
                    row.store(out);
                    out = out.wrapping_add(panel.width * V::BYTES);
                }
            }
        }
        g += steps;
        next = V::LANES;
    }
}

/// How many of `lanes` groups to pack first so that the chunks after them, of
/// `chunk` bytes, are aligned in every row. Chunks that straddle cache lines
/// cost twice, and more where rows a power of two apart compete for a set; the
/// short first chunk costs as much as a whole one, so K has to be long.
#[inline(always)]
fn steps_to_alignment(src: &View<u8, 2>, size: usize, chunk: usize, lanes: usize) -> usize {
    let past = src.at([0, 0]).addr() % chunk;
    let unit = chunk / lanes;
    let long = src.extent[1] as usize * size > 4 * chunk;
    let same = (src.stride[0] as usize).is_multiple_of(chunk);
    if long && same && past.is_multiple_of(unit) { (chunk - past) / unit } else { lanes }
}

/// `LANES` chunks that exist on the outer axis, to be transposed. The bodies
/// below index registers by constants only, so that none goes to memory.
struct Block {
    at: *const u8,
    row_step: isize,
    /// Rows there are, at least 1. The last one stands in for any others.
    rows: usize,
    out: *mut u8,
    group_step: usize,
}

#[allow(unused_assignments, reason = "the last step of an unrolled walk moves past the end")]
impl Block {
    /// Packs chunks that exist wholly.
    #[inline(always)]
    unsafe fn pack_whole<V: Units, E: Encode<V>>(self) {
        let Block { mut at, row_step, rows, mut out, group_step } = self;
        // SAFETY: the caller passes rows that exist and room for LANES groups.
        unsafe {
            let mut block = [V::zero(); 16];
            unroll!(V::LANES, r => {
                block[r] = E::along(V::load(at, V::LANES * E::GROUP * E::SIZE));
                at = if r + 1 < rows { at.wrapping_offset(row_step) } else { at };
            });
            V::transpose(&mut block);
            unroll!(V::LANES, t => {
                block[t].store(out);
                out = out.wrapping_add(group_step);
            });
        }
    }

    /// Packs the part of chunks that exists, into `steps` groups.
    #[inline(always)]
    unsafe fn pack_part<V: Units, E: Encode<V>>(self, part: V::Part, steps: usize) {
        let Block { mut at, row_step, rows, mut out, group_step } = self;
        // SAFETY: as above, for `part` and `steps`.
        unsafe {
            let mut block = [V::zero(); 16];
            unroll!(V::LANES, r => {
                block[r] = E::along(V::load_part(at, part));
                at = if r + 1 < rows { at.wrapping_offset(row_step) } else { at };
            });
            V::transpose(&mut block);
            unroll!(V::LANES, t => {
                if t < steps {
                    block[t].store(out);
                    out = out.wrapping_add(group_step);
                }
            });
        }
    }
}

/// Packs from chunks along the outer axis, interleaving those of a group.
#[inline(always)]
unsafe fn pack_across<V: Units, E: Encode<V>>(panel: &Panel) {
    let src = &panel.src;
    let [x, k] = src.extent.map(|e| e as usize);
    let groups = k.div_ceil(E::GROUP);
    let whole_groups = if panel.gather.is_none() && src.is_whole() { k / E::GROUP } else { 0 };
    let whole = x.min(panel.width) / V::LANES * V::LANES;
    let tail = V::part(V::LANES * E::SIZE, 0, (x - whole).min(V::LANES) * E::SIZE);
    let step = src.stride[1] as isize;
    let mut at = src.ptr.cast_const();
    let mut out = panel.dst;
    for _ in 0..whole_groups {
        // SAFETY: every element exists, and the panel has room.
        unsafe {
            for first in (0..whole).step_by(V::LANES) {
                let mut rows = [V::zero(); 4];
                for (q, row) in rows.iter_mut().enumerate().take(E::GROUP) {
                    *row = V::load(at.offset(q as isize * step).add(first * E::SIZE), V::LANES * E::SIZE);
                }
                E::across(rows).store(out.add(first * V::BYTES));
            }
            if whole < panel.width {
                let mut rows = [V::zero(); 4];
                for (q, row) in rows.iter_mut().enumerate().take(E::GROUP) {
                    *row = V::load_part(at.offset(q as isize * step).add(whole * E::SIZE), tail);
                }
                E::across(rows).store(out.add(whole * V::BYTES));
            }
        }
        at = at.wrapping_offset(E::GROUP as isize * step);
        out = out.wrapping_add(panel.width * V::BYTES);
    }
    for g in whole_groups..groups {
        for first in (0..panel.width).step_by(V::LANES) {
            let extent = x.saturating_sub(first).min(V::LANES);
            let (lo, hi) = part(src.lo[0], src.hi[0], first, extent);
            // SAFETY: as in `pack_along`.
            unsafe {
                let mut rows = [V::zero(); 4];
                for (q, row) in rows.iter_mut().enumerate().take(E::GROUP) {
                    let index = (g * E::GROUP + q) as i64;
                    let (lo, hi) = if index >= src.lo[1] && index < src.hi[1] { (lo, hi) } else { (0, 0) };
                    if (index as usize) < k {
                        let at = src.at([first as i64, index]).cast_const();
                        let chunk = Chunk { at, step: src.stride[0], lo, hi, extent };
                        *row = panel.load::<V>(chunk, E::SIZE, V::LANES);
                    }
                }
                E::across(rows).store(panel.dst.add((g * panel.width + first) * V::BYTES));
            }
        }
    }
}

/// Writes `E::SUM` times the sum over K of each row of a packed panel.
#[inline(always)]
unsafe fn sum_rows<V: Units, E: Encode<V>>(panel: &Panel) {
    let groups = (panel.src.extent[1] as usize).div_ceil(E::GROUP);
    let mut first = 0;
    while first < panel.width {
        let lanes = (panel.width - first).min(V::LANES);
        // SAFETY: the panel has been written, and `bias` has room for a value
        // for each of its rows.
        unsafe {
            let mut sum = V::zero();
            for g in 0..groups {
                let p = panel.dst.add((g * panel.width + first) * V::BYTES);
                sum = E::add_sums(sum, V::load_part(p, V::part(V::LANES * V::BYTES, 0, lanes * V::BYTES)));
            }
            let bias = panel.bias.add(first);
            sum.store_part(bias.cast(), lanes);
            for i in 0..lanes {
                *bias.add(i) = (*bias.add(i)).wrapping_mul(E::SUM);
            }
        }
        first += V::LANES;
    }
}

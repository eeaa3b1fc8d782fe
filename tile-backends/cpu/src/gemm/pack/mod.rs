//! Packing: from a strided view to panels of units.
//!
//! Both operands pack the same way. A panel is a run of `width` outer indices
//! (rows of A or columns of B); for each group of K it holds one unit of each
//! outer index, so that the micro-kernel reads it front to back:
//!
//! ```text
//! panel[g][x] = unit(src[x, g·G], …, src[x, g·G + G − 1])
//! ```
//!
//! Two memory orders are fast. When neighbours along K are adjacent, a block
//! of outer indices is loaded as vectors of units along K and transposed in
//! registers; when neighbours along the outer axis are adjacent, the `G` rows
//! of a group are loaded and interleaved. Whatever else a source asks for —
//! other strides, another element type, a fill value — happens in [`Gather`],
//! which brings one chunk into adjacent elements first.
//!
//! Indices that do not exist read as the fill value, and the steps that pad K
//! to a whole group as zero.

#[cfg(all(target_arch = "x86_64", not(miri)))]
mod avx2;
#[cfg(all(target_arch = "x86_64", not(miri)))]
mod avx512;
mod encode;
mod gather;
mod portable;

use super::scheme::Scheme;
use crate::level::LevelId;
use crate::view::View;
use encode::Encode;
use gather::Adjacent;
pub(super) use gather::Gather;
use tile_core::elem::DType;

/// One panel to pack.
#[derive(Clone, Copy)]
pub(super) struct Panel {
    /// The outer axis and K. Strides are in bytes. The outer extent may exceed
    /// `width`; what lies beyond it may be read but is not packed.
    pub(super) src: View<u8, 2>,
    /// How to bring elements that cannot be loaded as they are.
    pub(super) gather: Option<Gather>,
    /// Units from one group to the next. Those past the outer extent
    /// have any value, which no element of C depends on.
    pub(super) width: usize,
    /// Where the units go.
    pub(super) dst: *mut u8,
    /// Where the values that rows start from go, for encodings with sums.
    pub(super) bias: *mut i32,
}

/// Packs a panel in one encoding at one level.
pub(super) type PackFn = unsafe fn(&Panel);

/// Registers of units, as packing sees them.
///
/// # Safety
/// Every operation requires the features of the level that the type belongs
/// to.
trait Units: Copy {
    /// Units in a register.
    const LANES: usize;
    /// Bytes of a unit.
    const BYTES: usize;
    unsafe fn zero() -> Self;
    /// A choice of bytes for [`Units::load_part`].
    type Part: Copy;
    /// Bytes `lo..hi` of the first `len`.
    fn part(len: usize, lo: usize, hi: usize) -> Self::Part;
    /// The chosen bytes at `p`, zeros elsewhere. No other byte is touched.
    unsafe fn load_part(p: *const u8, part: Self::Part) -> Self;
    /// The first `len` bytes at `p`, zeros after them.
    unsafe fn load(p: *const u8, len: usize) -> Self;
    /// The first `n` units.
    unsafe fn store_part(self, p: *mut u8, n: usize);
    /// All units.
    unsafe fn store(self, p: *mut u8);
    /// Transposes the leading `LANES` registers.
    unsafe fn transpose(block: &mut [Self; 16]);
}

/// A chunk of a row or column, with the part of it that exists.
#[derive(Clone, Copy)]
struct Chunk {
    /// Address of element 0.
    at: *const u8,
    /// Bytes between elements.
    step: i64,
    /// Elements that exist.
    lo: usize,
    hi: usize,
    /// Elements inside the view's extent; those outside `lo..hi` are filled.
    extent: usize,
}

impl Panel {
    /// Loads a chunk of at most `n` elements of `size` bytes.
    #[inline(always)]
    unsafe fn load<V: Units>(&self, chunk: Chunk, size: usize, n: usize) -> V {
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
fn part(lo: i64, hi: i64, start: usize, n: usize) -> (usize, usize) {
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
unsafe fn pack_panel<V: Units, E: Encode<V>>(panel: &Panel) {
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

/// How an element type becomes the units of a scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    Copy64,
    Copy32,
    Copy16,
    F16,
    Bf16,
    E4m3,
    E5m2,
    Pairs,
    PairsOfI8,
    PairsOfU8,
    Quads,
    /// Offset by 128, which exchanges signed and unsigned.
    FlippedQuads,
    /// With row sums times −128, against a flipped B.
    SignedSummedQuads,
    /// With row sums times 128, against a flipped B.
    UnsignedSummedQuads,
}

/// Which operand a panel belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    A,
    B,
}

/// The function that packs elements of `dtype` for `side` of `scheme`.
#[inline(always)]
pub(super) fn packer(level: LevelId, scheme: Scheme, side: Side, dtype: DType) -> PackFn {
    let encoding = match (scheme, dtype) {
        (Scheme::F64, DType::F64) | (Scheme::I64, DType::I64 | DType::U64) => Encoding::Copy64,
        (Scheme::F32, DType::F32) | (Scheme::I32, DType::I32 | DType::U32) => Encoding::Copy32,
        (Scheme::I16, DType::I16 | DType::U16) => Encoding::Copy16,
        (Scheme::F32, DType::F16) => Encoding::F16,
        (Scheme::F32, DType::BF16) => Encoding::Bf16,
        (Scheme::F32, DType::E4M3) => Encoding::E4m3,
        (Scheme::F32, DType::E5M2) => Encoding::E5m2,
        (Scheme::Bf16Pairs, DType::BF16) => Encoding::Pairs,
        (Scheme::I16Pairs, DType::I8) => Encoding::PairsOfI8,
        (Scheme::I16Pairs, DType::U8) => Encoding::PairsOfU8,
        (Scheme::I8Quads { .. }, DType::I8 | DType::U8) => match (scheme.flips_b(), side, dtype) {
            (false, _, _) => Encoding::Quads,
            (true, Side::B, _) => Encoding::FlippedQuads,
            (true, Side::A, DType::I8) => Encoding::SignedSummedQuads,
            (true, Side::A, _) => Encoding::UnsignedSummedQuads,
        },
        _ => unreachable!("a scheme is chosen for the element types that it packs"),
    };
    match level {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        LevelId::Avx512 => avx512::packer(encoding),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        LevelId::Avx2 => avx2::packer(encoding),
        _ => portable::packer(encoding),
    }
}

/// Declares `packer`, from encodings to the pack functions of a level whose
/// registers of 64-, 32- and 16-bit units are given.
macro_rules! packers {
    ($(#[$features:meta])* $v64:ty, $v32:ty, $v16:ty) => {
        $(#[$features])*
        unsafe fn run<V: super::Units, E: super::encode::Encode<V>>(panel: &super::Panel) {
            // SAFETY: the caller's contract is that of `pack_panel`.
            unsafe { super::pack_panel::<V, E>(panel) }
        }

        #[inline(always)]
        pub(super) fn packer(encoding: super::Encoding) -> super::PackFn {
            use super::encode::*;
            use super::{Encoding, PackFn};
            // Statics, so that the functions are compiled in this crate.
            static COPY64: PackFn = run::<$v64, Same<8>>;
            static COPY32: PackFn = run::<$v32, Same<4>>;
            static COPY16: PackFn = run::<$v16, Same<2>>;
            static F16: PackFn = run::<$v32, FromF16>;
            static BF16: PackFn = run::<$v32, FromBf16>;
            static E4M3: PackFn = run::<$v32, FromE4m3>;
            static E5M2: PackFn = run::<$v32, FromE5m2>;
            static PAIRS: PackFn = run::<$v32, Pairs>;
            static PAIRS_OF_I8: PackFn = run::<$v32, WidePairs<true>>;
            static PAIRS_OF_U8: PackFn = run::<$v32, WidePairs<false>>;
            static QUADS: PackFn = run::<$v32, Quads<0, 0>>;
            static FLIPPED: PackFn = run::<$v32, Quads<0x8080_8080, 0>>;
            static SUMMED_I8: PackFn = run::<$v32, Quads<0, -128>>;
            static SUMMED_U8: PackFn = run::<$v32, Quads<0, 128>>;
            match encoding {
                Encoding::Copy64 => COPY64,
                Encoding::Copy32 => COPY32,
                Encoding::Copy16 => COPY16,
                Encoding::F16 => F16,
                Encoding::Bf16 => BF16,
                Encoding::E4m3 => E4M3,
                Encoding::E5m2 => E5M2,
                Encoding::Pairs => PAIRS,
                Encoding::PairsOfI8 => PAIRS_OF_I8,
                Encoding::PairsOfU8 => PAIRS_OF_U8,
                Encoding::Quads => QUADS,
                Encoding::FlippedQuads => FLIPPED,
                Encoding::SignedSummedQuads => SUMMED_I8,
                Encoding::UnsignedSummedQuads => SUMMED_U8,
            }
        }
    };
}
use packers;

//! GEMM on tiles, in the structure of BLIS: packed panels and a register-tile micro-kernel.
//!
//! `C[M, N] (+)= A[M, K] · B[K, N]`, where each operand is a [`View`] with any strides; a
//! transposed operand is a view with its strides exchanged. Operands are packed into panels
//! that the micro-kernel reads sequentially, and a register tile of C (MR × NR) stays in
//! registers for all of K.
//!
//! The kernel's tile sizes are the cache blocks (MC, NC, KC), so this module has only the two
//! inner loops of BLIS's five.
//!
//! * `scheme` chooses the panel format and the instruction for a combination of element types.
//! * `micro_kernel` is the micro-kernel, over the vectors of `avx512`, `avx2`, `neon` and
//!   `portable`; `amx` is that of tile registers.
//! * `macro_kernel` loops over panels; `locality` says when an operand can stay unpacked.
//! * `dot` is a micro-kernel for few rows and a B that is contiguous along K (column-major).
//! * `gemv` is one for up to four rows and a B that is contiguous along N (row-major).
//! * `dequantise` is the micro-kernel for a packed 4-bit B.
//! * `epilogue` calls a kernel's fused epilogue on register tiles.
//! * `pack` packs views into panels, converting where the scheme asks for it.
//! * `prefetch` prefetches the operands of the next GEMM.
//!
//! An operand can be packed apart from the multiplication, by [`pack_a`] and [`pack_b`]: a copy
//! into a tile that only gemm reads packs straight from the tensor. The format of a panel
//! depends on the level and on all three element types, so these functions take them all.
//!
//! # Results
//!
//! Integers are exact, wrapping in the accumulator type. For floats, each element of C is a sum
//! over K in ascending order, in the accumulator type, with one rounding for each step where
//! the level has FMA and two where it has not; when accumulating, the old value of C is added
//! last. Exceptions:
//!
//! * Panels of one or two rows have four accumulators, one for every fourth step, added as `(s0
//!   + s1) + (s2 + s3)`.
//! * A few rows with a column-major B have an accumulator for each lane of a vector, added in
//!   an order that the vector type fixes.
//! * Up to four rows with a row-major B: partial sums of eight steps each (four steps from
//!   three rows on, single steps at the end), added in ascending order.
//! * `bf16` and 8-bit floats with `vdpbf16ps` add products in pairs, and subnormal inputs and
//!   results are zero.
//! * AMX starts from the old value of C, to which each step of 32 adds the sum of its products of
//!   even steps and that of odd ones; subnormals are zero. An `f16` is two `bf16` (`scheme`): each
//!   step of 16 adds four sums, of the products of two parts each.
//!
//! The order is a function of shapes, strides, types, level and CPU features: equal calls give
//! equal bits.

mod a_operand;
#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
mod amx;
#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
mod avx2;
#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
mod avx512;
#[cfg_attr(
    not(all(target_arch = "x86_64", not(miri), feature = "avx512")),
    expect(dead_code, reason = "no other level has instructions for codes")
)]
mod dequantise;
mod dot;
pub(crate) mod epilogue;
mod gemv;
mod instantiate;
mod kernel_table;
mod locality;
mod macro_kernel;
mod micro_kernel;
#[cfg(all(target_arch = "aarch64", not(miri)))]
mod neon;
mod pack;
mod panel_prefetch;
mod plan;
mod portable;
mod prefetch;
mod scheme;
mod steps;
#[cfg(test)]
mod tests;
pub(crate) mod tile_registers;

pub use epilogue::{AccumulatorTile, Epilogue};
pub use prefetch::{PacedPrefetch, PrefetchList, PrefetchRows};
pub use steps::gemm_steps;

use crate::level::Level;
use crate::scalar::CpuElem;
use crate::view::View;
use kernel_table::InitialAcc;
use pack::{Gather, Side};
use plan::{ColumnOperand, Plan, RowOperand, Source, Target};
use scheme::{Choice, Scheme};
use std::marker::PhantomData;

#[inline(always)]
const fn choice<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>() -> Choice {
    Choice::new(L::ID, A::DTYPE, B::DTYPE, C::DTYPE)
}

/// The plans of a GEMM, as constants: computing one for each small GEMM would take as long as the
/// GEMM.
struct Plans<L, A, B, C>(PhantomData<(L, A, B, C)>);

impl<L: Level, A: CpuElem, B: CpuElem, C: CpuElem> Plans<L, A, B, C> {
    const CHOICE: Choice = choice::<L, A, B, C>();
    const BASE: Plan = plan_of::<L, A, B>(Self::CHOICE.base);
    const BEST: Plan = plan_of::<L, A, B>(Self::CHOICE.best());
    const AMX: Option<Plan> = match Self::CHOICE.amx() {
        Some(scheme) => Some(plan_of::<L, A, B>(scheme)),
        None => None,
    };
}

/// The plan of this thread for `m` rows of A.
#[inline(always)]
fn plan<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(m: i64) -> &'static Plan {
    if let Some(amx) = const { &Plans::<L, A, B, C>::AMX }
        && Plans::<L, A, B, C>::CHOICE.uses_amx(m as usize)
    {
        return amx;
    }
    if Plans::<L, A, B, C>::CHOICE.has_best() { &Plans::<L, A, B, C>::BEST } else { &Plans::<L, A, B, C>::BASE }
}

const fn plan_of<L: Level, A: CpuElem, B: CpuElem>(scheme: Scheme) -> Plan {
    let kernel = scheme::kernel(L::ID, scheme);
    let shape = kernel.shape;
    let b_is_units = shape.group == 1 && shape.unit == size_of::<B>();
    Plan {
        kernel,
        bias_bytes: scheme.bias_bytes(),
        a_is_units: scheme.bias_bytes() == 0 && shape.unit == shape.group * size_of::<A>(),
        pack_a: pack::packer(L::ID, scheme, Side::A, A::DTYPE),
        pack_b: pack::packer(L::ID, scheme, Side::B, B::DTYPE),
        b_is_units,
        gemv_rows: scheme.gemv_rows(),
        dots_flip: scheme.dots_flip(),
        tile_registers: scheme.is_amx(),
        gemv_fns: if b_is_units { kernel.gemv_fns } else { scheme::narrow_gemv(L::ID, scheme, B::DTYPE) },
        dots: match kernel.dots {
            Some(dots) if shape.unit == shape.group * size_of::<A>() && size_of::<A>() == size_of::<B>() => Some(dots),
            _ => None,
        },
    }
}

/// Whether all bits of an element are zero.
#[inline(always)]
pub fn is_zero<T: CpuElem>(x: T) -> bool {
    let mut bytes = [0_u8; 8];
    // SAFETY: an element has at most 8 bytes, none of them padding.
    unsafe { bytes.as_mut_ptr().cast::<T>().write_unaligned(x) };
    bytes == [0; 8]
}

/// A view of `S`, to be packed as elements of `T`.
#[inline(always)]
fn source<L: Level, S: CpuElem, T: CpuElem>(view: View<S, 2>, fill: T) -> Source {
    let as_it_is =
        S::DTYPE == T::DTYPE && (view.stride[0] == 1 || view.stride[1] == 1) && (is_zero(fill) || view.is_whole());
    let gather = if as_it_is { None } else { Some(Gather::new::<L, S, T>(fill)) };
    Source { view: bytes(view), gather, elem: size_of::<S>() }
}

/// The same view with strides in bytes.
#[inline(always)]
fn bytes<T>(view: View<T, 2>) -> View<u8, 2> {
    View {
        ptr: view.ptr.cast(),
        extent: view.extent,
        stride: view.stride.map(|s| s * size_of::<T>() as i64),
        lo: view.lo,
        hi: view.hi,
    }
}

/// Bytes of the panels of an `m` by `k` operand A.
#[inline(always)]
pub const fn packed_a_bytes<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(m: usize, k: usize) -> usize {
    choice::<L, A, B, C>().row_bytes(L::ID, m, k)
}

/// Bytes of the panels of a `k` by `n` operand B.
#[inline(always)]
pub const fn packed_b_bytes<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(n: usize, k: usize) -> usize {
    choice::<L, A, B, C>().col_bytes(L::ID, n, k)
}

/// Bytes of the panels of [`Right::U4`], `k` bytes by `n`, with no room for what
/// other machines make of such an operand: GEMMs prefetch what lies behind them.
#[inline(always)]
pub const fn packed_u4_bytes<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(n: usize, k: usize) -> usize {
    choice::<L, A, B, C>().u4_bytes(L::ID, n, k)
}

/// Bytes of scratch memory that multiplying `m` by `k` and `k` by `n` needs,
/// whichever of the operands are packed already.
pub const fn gemm_scratch_bytes<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(m: usize, n: usize, k: usize) -> usize {
    let here = scratch_bytes::<L, A, B, C>(m, k);
    // Narrow GEMMs are computed transposed.
    let transposed = scratch_bytes::<L, B, A, C>(n, k);
    if here > transposed { here } else { transposed }
}

const fn scratch_bytes<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(m: usize, k: usize) -> usize {
    packed_a_bytes::<L, A, B, C>(m, k) + choice::<L, A, B, C>().panel_bytes(L::ID, k)
}

/// Packs operand A (`M` by `K`) for multiplication with a B of element type
/// `B` into `C`. Elements of `src` are rounded to `A` first; those that do not
/// exist read as `fill`.
///
/// # Safety
/// The elements of `src` that exist can be read, `dst` is aligned to 64 bytes
/// and has room for [`packed_a_bytes`], and the CPU has the features of `L`.
#[inline(always)]
pub unsafe fn pack_a<L: Level, S: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(src: View<S, 2>, fill: A, dst: *mut u8) {
    // SAFETY: by this function's contract.
    unsafe { macro_kernel::pack_rows(plan::<L, A, B, C>(src.extent[0]), &source::<L, S, A>(src, fill), dst) }
}

/// Packs operand B (`K` by `N`) for multiplication with an A of element type
/// `A` into `C`. Elements of `src` are rounded to `B` first; those that do not
/// exist read as `fill`.
///
/// # Safety
/// As for [`pack_a`], with room for [`packed_b_bytes`].
#[inline(always)]
pub unsafe fn pack_b<L: Level, S: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(src: View<S, 2>, fill: B, dst: *mut u8) {
    // SAFETY: by this function's contract.
    unsafe { macro_kernel::pack_columns(plan::<L, A, B, C>(i64::MAX), &source::<L, S, B>(src, fill), dst) }
}

/// `C = A·B`, or `C += A·B` when `accumulate`. Every index of the views exists.
///
/// # Safety
/// The views can be read and `c` written, `c` overlaps neither operand,
/// `scratch` is aligned to 64 bytes and has room for [`gemm_scratch_bytes`],
/// and the CPU has the features of `L`.
#[inline(always)]
pub unsafe fn gemm<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: View<A, 2>,
    b: View<B, 2>,
    c: View<C, 2>,
    accumulate: bool,
    scratch: *mut u8,
) {
    let [m, n] = c.extent;
    let lanes = plan::<L, A, B, C>(m).kernel.lanes as i64;
    let columns_contiguous = c.stride[0] == 1 && c.stride[1] != 1;
    let narrow = n * 4 <= lanes && m >= lanes;
    // SAFETY: by this function's contract.
    unsafe {
        if columns_contiguous && m >= n || narrow {
            gemm_rows::<L, B, A, C>(b.permute([1, 0]), a.permute([1, 0]), c.permute([1, 0]), accumulate, scratch);
        } else {
            gemm_rows::<L, A, B, C>(a, b, c, accumulate, scratch);
        }
    }
}

/// [`gemm`] without the choice of computing the transpose.
#[inline(always)]
unsafe fn gemm_rows<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: View<A, 2>,
    b: View<B, 2>,
    c: View<C, 2>,
    accumulate: bool,
    scratch: *mut u8,
) {
    // SAFETY: the caller's contract is that of `gemm`.
    unsafe {
        pack_a::<L, A, A, B, C>(a, A::default(), scratch);
        gemm_packed_a::<L, A, B, C>(
            scratch,
            b,
            c,
            accumulate,
            scratch.add(packed_a_bytes::<L, A, B, C>(a.extent[0] as usize, a.extent[1] as usize)),
        );
    }
}

/// Operand A of [`multiply`].
#[derive(Clone, Copy, Debug)]
pub enum Left<A> {
    /// Packed by [`pack_a`].
    Packed(*const u8),
    /// In place: [`reads_in_place`] or [`reads_both_in_place`] has said so.
    InPlace(View<A, 2>),
}

/// Operand B of [`multiply`].
#[derive(Clone, Copy, Debug)]
pub enum Right<S, B> {
    /// Packed by [`pack_b`].
    Packed(*const u8),
    /// To be packed by the GEMM, as [`pack_b`] would with these arguments.
    FusedPack(View<S, 2>, B, *mut u8),
    /// To be read in place, or packed a panel at a time into the same memory.
    Unpacked(View<S, 2>, B, *mut u8),
    /// 4-bit values, two in a byte, of which [`pack_b`] has packed the bytes.
    U4(*const u8),
}

/// What [`multiply`] adds to.
#[derive(Clone, Copy, Debug)]
pub enum Accumulator<C> {
    /// Nothing: C is overwritten.
    Nothing,
    /// Zeros.
    Zeros,
    /// A tile of the extents of C, with contiguous rows; or C itself.
    Of(View<C, 2>),
}

/// Whether operand A, whose elements that do not exist read as `fill`, should be read in place
/// instead of packed, for a GEMM of `n` columns.
#[inline(always)]
pub fn reads_in_place<L: Level, S: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    src: View<S, 2>,
    fill: A,
    n: usize,
) -> bool {
    S::DTYPE == A::DTYPE && macro_kernel::in_place(plan::<L, A, B, C>(src.extent[0]), &source::<L, S, A>(src, fill), n)
}

/// Whether both operands of a GEMM should be read in place.
#[inline(always)]
pub fn reads_both_in_place<L: Level, S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    (a, fill_a): (View<S, 2>, A),
    (b, fill_b): (View<R, 2>, B),
) -> bool {
    let plan = plan::<L, A, B, C>(a.extent[0]);
    S::DTYPE == A::DTYPE
        && macro_kernel::both_in_place(plan, &source::<L, S, A>(a, fill_a), &source::<L, R, B>(b, fill_b))
}

/// Whether the GEMM should store to the rows of `c` directly, not through a tile, with A in place
/// or not.
#[inline(always)]
pub fn stores_directly<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(c: View<C, 2>, in_place: bool) -> bool {
    let kernel = plan::<L, A, B, C>(c.extent[0]).kernel;
    let m = c.extent[0] as usize;
    let rows = if in_place { kernel.in_place_rows(m) } else { kernel.panel_rows(m) };
    locality::fit_together(rows, bytes(c).stride[0] as usize)
}

/// Whether [`Right::U4`] is supported, with `k` values in a column.
#[inline(always)]
pub fn supports_u4<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(k: usize) -> bool {
    // Whatever the number of rows.
    let plan = plan::<L, A, B, C>(i64::MAX);
    plan.kernel.u4.is_some() && plan.bias_bytes == 0 && k.is_multiple_of(2 * plan.kernel.group)
}

/// `C = acc + A·B`. `k` is the common extent of the operands. Issues `prefetch` meanwhile.
///
/// # Safety
/// Operands were packed by [`pack_a`] and [`pack_b`] with the same `L`, `A`,
/// `B`, `C` and the extents of `c` and `k`, or can be as those demand;
/// otherwise as for [`gemm`].
#[inline(always)]
pub unsafe fn multiply<L: Level, S: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: Left<A>,
    b: Right<S, B>,
    sum: Accumulator<C>,
    c: View<C, 2>,
    k: usize,
    prefetch: PrefetchList,
) {
    // SAFETY: by this function's contract.
    unsafe { multiply_to::<L, S, A, B, C>(a, b, sum, c, k, None, prefetch) }
}

/// [`multiply`], but the results that `epilogue` takes, if there is one, need not be in C
/// afterwards.
///
/// # Safety
/// As for [`multiply`] and [`Epilogue::run`]. With an `epilogue`, rows of C are contiguous.
#[inline(always)]
pub(crate) unsafe fn multiply_to<L: Level, S: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: Left<A>,
    b: Right<S, B>,
    sum: Accumulator<C>,
    c: View<C, 2>,
    k: usize,
    epilogue: Option<&Epilogue>,
    mut prefetch: PrefetchList,
) {
    let a = match a {
        Left::Packed(panels) => RowOperand::Packed(panels),
        Left::InPlace(view) => {
            RowOperand::InPlace(view.ptr.cast_const().cast(), view.stride[0] as usize * size_of::<A>())
        }
    };
    let b = match b {
        Right::Packed(panels) => ColumnOperand::Packed(panels),
        Right::FusedPack(src, fill, dst) => ColumnOperand::FusedPack { src: source::<L, S, B>(src, fill), dst },
        Right::Unpacked(src, fill, scratch) => ColumnOperand::Unpacked { src: source::<L, S, B>(src, fill), scratch },
        Right::U4(panels) => ColumnOperand::U4(panels),
    };
    let start = initial_acc(sum);
    // SAFETY: by this function's contract.
    unsafe {
        macro_kernel::multiply(
            plan::<L, A, B, C>(c.extent[0]),
            a,
            b,
            &Target { c: bytes(c), start, epilogue },
            k,
            &mut prefetch,
        )
    }
}

/// What `C (+)= A·B` adds to.
#[inline(always)]
pub(crate) fn accumulator<C>(c: View<C, 2>, accumulate: bool) -> Accumulator<C> {
    if accumulate { Accumulator::Of(c) } else { Accumulator::Nothing }
}

/// What the micro-kernel adds to.
#[inline(always)]
fn initial_acc<C>(sum: Accumulator<C>) -> InitialAcc {
    match sum {
        Accumulator::Nothing => InitialAcc::Nothing,
        Accumulator::Zeros => InitialAcc::Zeros,
        Accumulator::Of(tile) => InitialAcc::Tile(tile.ptr.cast_const().cast(), bytes(tile).stride[0] as isize),
    }
}

/// [`gemm`] with A packed.
///
/// # Safety
/// As for [`multiply`] and [`gemm`].
#[inline(always)]
pub unsafe fn gemm_packed_a<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: *const u8,
    b: View<B, 2>,
    c: View<C, 2>,
    accumulate: bool,
    scratch: *mut u8,
) {
    let columns = ColumnOperand::Unpacked { src: source::<L, B, B>(b, B::default()), scratch };
    let start = initial_acc(accumulator(c, accumulate));
    // SAFETY: by this function's contract.
    unsafe {
        macro_kernel::multiply(
            plan::<L, A, B, C>(c.extent[0]),
            RowOperand::Packed(a),
            columns,
            &Target { c: bytes(c), start, epilogue: None },
            b.extent[0] as usize,
            &mut PrefetchList::new([]),
        )
    }
}

/// [`gemm`] with B packed.
///
/// # Safety
/// As for [`multiply`] and [`gemm`].
#[inline(always)]
pub unsafe fn gemm_packed_b<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(
    a: View<A, 2>,
    b: *const u8,
    c: View<C, 2>,
    accumulate: bool,
    scratch: *mut u8,
) {
    // SAFETY: by this function's contract.
    unsafe {
        let left = left::<L, A, B, C>(a, c.extent[1], scratch);
        let (sum, k) = (accumulator(c, accumulate), a.extent[1] as usize);
        multiply::<L, B, A, B, C>(left, Right::Packed(b), sum, c, k, PrefetchList::new([]));
    }
}

/// Operand A of a GEMM of `n` columns, in place or packed to `scratch`.
///
/// # Safety
/// As for [`pack_a`].
#[inline(always)]
unsafe fn left<L: Level, A: CpuElem, B: CpuElem, C: CpuElem>(a: View<A, 2>, n: i64, scratch: *mut u8) -> Left<A> {
    if reads_in_place::<L, A, A, B, C>(a, A::default(), n as usize) {
        return Left::InPlace(a);
    }
    // SAFETY: by this function's contract.
    unsafe { pack_a::<L, A, A, B, C>(a, A::default(), scratch) };
    Left::Packed(scratch)
}

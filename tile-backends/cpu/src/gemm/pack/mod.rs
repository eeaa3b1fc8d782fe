//! Packing: from a strided view to panels of units.
//!
//! Both operands pack the same way. A panel is a run of `width` outer indices (rows of A or
//! columns of B); for each group of K it holds one unit of each outer index, so that the
//! micro-kernel reads it sequentially:
//!
//! ```text
//! panel[g][x] = unit(src[x, g·G], …, src[x, g·G + G − 1])
//! ```
//!
//! Two memory orders are fast. When elements along K are adjacent, a block of outer indices is
//! loaded as vectors of units along K and transposed in registers. When elements along the
//! outer axis are adjacent, the `G` rows of a group are loaded and interleaved. Every other
//! source (other strides, another element type, a fill value) goes through [`Gather`], which
//! makes one chunk contiguous first.
//!
//! Indices that do not exist read as the fill value, and the steps that pad K to a whole group
//! as zero.

#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
mod avx2;
#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
mod avx512;
mod chunk;
mod encode;
mod gather;
mod panel;
mod portable;
#[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
mod tiles;

use super::scheme::Scheme;
use crate::level::LevelId;
use crate::view::View;
pub(super) use gather::Gather;
use tile_core::elem::DType;

/// One panel to pack.
#[derive(Clone, Copy)]
pub(super) struct Panel {
    /// The outer axis and K. Strides are in bytes. The outer extent may exceed
    /// `width`; what lies beyond it may be read but is not packed.
    pub(super) src: View<u8, 2>,
    /// How to load elements that cannot be loaded as vectors.
    pub(super) gather: Option<Gather>,
    /// Units from one group to the next. Those past the outer extent
    /// have any value, which no element of C depends on.
    pub(super) width: usize,
    /// Where the units go.
    pub(super) dst: *mut u8,
    /// Where the initial values of rows go, for encodings with row sums.
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
pub(super) const fn packer(level: LevelId, scheme: Scheme, side: Side, dtype: DType) -> &'static PackFn {
    #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
    match (scheme, side, dtype) {
        (Scheme::AmxBf16, Side::A, DType::BF16) => return &avx512::TILES_OF_PAIRS,
        (Scheme::AmxBf16, Side::A, DType::E4M3) => return &avx512::TILES_OF_E4M3,
        (Scheme::AmxBf16, Side::A, DType::E5M2) => return &avx512::TILES_OF_E5M2,
        (Scheme::AmxF16, Side::A, _) => return &avx512::TILES_OF_F16,
        (Scheme::AmxF16, Side::B, _) => return &avx512::SPLIT_F16,
        (Scheme::AmxI8 { .. }, Side::A, _) => return &avx512::TILES_OF_QUADS,
        (Scheme::Bf16Pairs | Scheme::AmxBf16, _, DType::E4M3) => return &avx512::PAIRS_OF_E4M3,
        (Scheme::Bf16Pairs | Scheme::AmxBf16, _, DType::E5M2) => return &avx512::PAIRS_OF_E5M2,
        _ => {}
    }
    let encoding = match (scheme, dtype) {
        (Scheme::F64, DType::F64) | (Scheme::I64, DType::I64 | DType::U64) => Encoding::Copy64,
        (Scheme::F32, DType::F32) | (Scheme::I32, DType::I32 | DType::U32) => Encoding::Copy32,
        (Scheme::I16, DType::I16 | DType::U16) => Encoding::Copy16,
        (Scheme::F32, DType::F16) => Encoding::F16,
        (Scheme::F32, DType::BF16) => Encoding::Bf16,
        (Scheme::F32, DType::E4M3) => Encoding::E4m3,
        (Scheme::F32, DType::E5M2) => Encoding::E5m2,
        (Scheme::Bf16Pairs | Scheme::AmxBf16, DType::BF16) => Encoding::Pairs,
        (Scheme::I16Pairs, DType::I8) => Encoding::PairsOfI8,
        (Scheme::I16Pairs, DType::U8) => Encoding::PairsOfU8,
        (Scheme::AmxI8 { .. }, DType::I8 | DType::U8) => Encoding::Quads,
        (Scheme::I8Quads { .. }, DType::I8 | DType::U8) => match (scheme.flips_b(), side, dtype) {
            (false, _, _) => Encoding::Quads,
            (true, Side::B, _) => Encoding::FlippedQuads,
            (true, Side::A, DType::I8) => Encoding::SignedSummedQuads,
            (true, Side::A, _) => Encoding::UnsignedSummedQuads,
        },
        _ => panic!("a scheme is chosen for the element types that it packs"),
    };
    match level {
        #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
        LevelId::Avx512 => avx512::packer(encoding),
        #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
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
            unsafe { super::panel::pack_panel::<V, E>(panel) }
        }

        pub(super) const fn packer(encoding: super::Encoding) -> &'static super::PackFn {
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
                Encoding::Copy64 => &COPY64,
                Encoding::Copy32 => &COPY32,
                Encoding::Copy16 => &COPY16,
                Encoding::F16 => &F16,
                Encoding::Bf16 => &BF16,
                Encoding::E4m3 => &E4M3,
                Encoding::E5m2 => &E5M2,
                Encoding::Pairs => &PAIRS,
                Encoding::PairsOfI8 => &PAIRS_OF_I8,
                Encoding::PairsOfU8 => &PAIRS_OF_U8,
                Encoding::Quads => &QUADS,
                Encoding::FlippedQuads => &FLIPPED,
                Encoding::SignedSummedQuads => &SUMMED_I8,
                Encoding::UnsignedSummedQuads => &SUMMED_U8,
            }
        }
    };
}
use packers;

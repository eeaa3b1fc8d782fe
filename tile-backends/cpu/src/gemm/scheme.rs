//! Operand schemes: the panel format and the instruction for a pair of element types.
//!
//! A scheme fixes the type that panels hold, how many steps of K one panel unit groups, and the
//! instruction that multiplies. Element types narrower than the accumulator are widened while
//! they are packed, unless the CPU has an instruction that takes them as they are:
//!
//! | elements | panels | FMA |
//! |---|---|---|
//! | `f64` | `f64` | FMA |
//! | `f32`, mixtures | `f32` | FMA |
//! | `f16` × `f16` | `f16` split into two `bf16`, else `f32` | `tdpbf16ps`, else FMA |
//! | `bf16` × `bf16`, 8-bit floats × 8-bit floats, `bf16` × 8-bit floats | pairs of `bf16`, else `f32` | `tdpbf16ps`, `vdpbf16ps`, else FMA |
//! | 8-bit integers | quadruples of bytes, else pairs of `i16` | `tdpbssd` and its kin, `vpdpbusd`, else `pmaddwd` |
//! | wider integers | themselves | wrapping multiply and add |
//!
//! Packing and multiplication ask the same function for the scheme, with the level and all
//! three element types, so that they cannot disagree. The schemes of AMX are for threads in a
//! session of it ([`crate::amx`]) and for more than a few rows, unless the panels of B differ.
//!
//! 8-bit floats are `bf16` exactly. An `f16` x is the sum of two (`bf16`), h and l, so that a
//! product is four of theirs, each of which `f32` holds:
//!
//! ```text
//! unit of B       (h, l)
//! units of A      (h, h)   (l, l)      two for each step of K
//! ```
//!
//! Both have the sign of x, and neither is zero where x is not: h is the `bf16` below the one
//! that truncation gives. Infinities and NaN are both. Otherwise an infinity times a part that is
//! zero, or less another infinity, would be NaN.

use super::gemv::GemvRows;
use super::kernel_table::{FEW_ROWS, GemvFns, MicroKernel, Shape};
use crate::level::LevelId;
use tile_core::elem::DType;

/// See the module's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scheme {
    F64,
    F32,
    Bf16Pairs,
    /// `vpdpbusd` multiplies unsigned by signed bytes. A keeps its bytes; B
    /// gets the other signedness, by an offset of 128 where it has A's.
    I8Quads {
        a_signed: bool,
        b_signed: bool,
    },
    I16Pairs,
    I64,
    I32,
    I16,
    /// Panels of B are those of `Bf16Pairs`.
    AmxBf16,
    /// Panels of B are its own.
    AmxF16,
    /// Panels of B are those of `I8Quads` that flip nothing.
    AmxI8 {
        a_signed: bool,
        b_signed: bool,
    },
}

/// A scheme that needs a CPU feature above its level, found at run time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Feature {
    Avx512Bf16,
    Avx512Vnni,
    AvxVnni,
}

impl Feature {
    /// Whether this CPU has it. The standard library caches the answer.
    #[inline(always)]
    fn detected(self) -> bool {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        {
            match self {
                Feature::Avx512Bf16 => is_x86_feature_detected!("avx512bf16"),
                Feature::Avx512Vnni => is_x86_feature_detected!("avx512vnni"),
                Feature::AvxVnni => is_x86_feature_detected!("avxvnni"),
            }
        }
        #[cfg(not(all(target_arch = "x86_64", not(miri))))]
        {
            false
        }
    }
}

/// The schemes for a combination of types at a level.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// What the level alone can do.
    pub(super) base: Scheme,
    /// What is better when the CPU has the feature.
    better: Option<(Feature, Scheme)>,
    /// What is best in a session of AMX.
    amx: Option<Scheme>,
}

impl Choice {
    /// The schemes that multiply `a` by `b` into `c` at `level`.
    #[inline(always)]
    pub(super) const fn new(level: LevelId, a: DType, b: DType, c: DType) -> Choice {
        let (base, better) = match (a, b, c) {
            (DType::F64, DType::F64, DType::F64) => (Scheme::F64, None),
            // The dot products and GEMVs of a `bf16` B take A of that type.
            (DType::BF16, DType::BF16 | DType::E4M3 | DType::E5M2, DType::F32)
            | (DType::E4M3 | DType::E5M2, DType::E4M3 | DType::E5M2, DType::F32) => match level {
                LevelId::Avx512 | LevelId::Amx => (Scheme::F32, Some((Feature::Avx512Bf16, Scheme::Bf16Pairs))),
                LevelId::Avx2 | LevelId::Baseline => (Scheme::F32, None),
            },
            (
                DType::F32 | DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2,
                DType::F32 | DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2,
                DType::F32,
            ) => (Scheme::F32, None),
            (DType::I8 | DType::U8, DType::I8 | DType::U8, DType::I32) => {
                let quads = Scheme::I8Quads { a_signed: matches!(a, DType::I8), b_signed: matches!(b, DType::I8) };
                let better = match level {
                    LevelId::Avx512 | LevelId::Amx => Some((Feature::Avx512Vnni, quads)),
                    LevelId::Avx2 => Some((Feature::AvxVnni, quads)),
                    LevelId::Baseline => None,
                };
                (Scheme::I16Pairs, better)
            }
            (DType::I64, DType::I64, DType::I64) | (DType::U64, DType::U64, DType::U64) => (Scheme::I64, None),
            (DType::I32, DType::I32, DType::I32) | (DType::U32, DType::U32, DType::U32) => (Scheme::I32, None),
            (DType::I16, DType::I16, DType::I16) | (DType::U16, DType::U16, DType::U16) => (Scheme::I16, None),
            _ => panic!("the verifier admits gemm only from a pair of element types to their accumulator"),
        };
        // A level without code is the baseline's, and nothing runs it.
        let better = if level.is_compiled() { better } else { None };
        let amx = match (better, a, b) {
            (Some((Feature::Avx512Bf16, Scheme::Bf16Pairs)), ..) => Some(Scheme::AmxBf16),
            (Some((Feature::Avx512Vnni, Scheme::I8Quads { a_signed, b_signed })), ..) => {
                Some(Scheme::AmxI8 { a_signed, b_signed })
            }
            (None, DType::F16, DType::F16) if has_amx(level) => Some(Scheme::AmxF16),
            _ => None,
        };
        Choice { base, better, amx }
    }

    /// The scheme that a thread uses in a session of AMX, if there is one.
    pub(super) const fn amx(self) -> Option<Scheme> {
        self.amx
    }

    /// Whether this thread uses the scheme of AMX for `m` rows of A.
    #[inline(always)]
    pub(super) fn uses_amx(self, m: usize) -> bool {
        const fn differs(choice: Choice) -> bool {
            let flips = matches!(choice.better, Some((_, scheme)) if scheme.flips_b());
            flips || matches!(choice.amx, Some(Scheme::AmxF16))
        }
        self.amx.is_some() && (m > FEW_ROWS || differs(self)) && super::tile_registers::are_active()
    }

    /// The scheme in use on a machine with every feature.
    pub(super) const fn best(self) -> Scheme {
        match self.better {
            Some((_, scheme)) => scheme,
            None => self.base,
        }
    }

    /// Whether this machine has what the best scheme needs.
    #[inline(always)]
    pub(super) fn has_best(self) -> bool {
        self.better.is_none_or(|(feature, _)| feature.detected())
    }

    /// Bytes of the packed row operand, whichever scheme is in use.
    #[inline(always)]
    pub(super) const fn row_bytes(self, level: LevelId, m: usize, k: usize) -> usize {
        let mut bytes = row_bytes(level, self.base, m, k);
        if let Some((_, scheme)) = self.better {
            bytes = max(bytes, row_bytes(level, scheme, m, k));
        }
        if let Some(scheme) = self.amx {
            bytes = max(bytes, row_bytes(level, scheme, m, k));
        }
        bytes
    }

    /// Bytes of the packed column operand, whichever scheme is in use. That of AMX has panels of
    /// the size of the better one's, or of the base's.
    #[inline(always)]
    pub(super) const fn col_bytes(self, level: LevelId, n: usize, k: usize) -> usize {
        let base = col_bytes(level, self.base, n, k);
        match self.better {
            Some((_, scheme)) => max(base, col_bytes(level, scheme, n, k)),
            None => base,
        }
    }
}

impl Choice {
    /// Bytes of a packed 4-bit column operand, `k` bytes to a column; none if no micro-kernel
    /// supports it.
    pub(super) const fn u4_bytes(self, level: LevelId, n: usize, k: usize) -> usize {
        if shape(level, self.best()).u4 { col_bytes(level, self.best(), n, k) } else { 0 }
    }

    /// Bytes of the widest column panel, whichever scheme is in use.
    pub(super) const fn panel_bytes(self, level: LevelId, k: usize) -> usize {
        let base = col_bytes(level, self.base, shape(level, self.base).panel_cols(), k);
        match self.better {
            Some((_, scheme)) => max(base, col_bytes(level, scheme, shape(level, scheme).panel_cols(), k)),
            None => base,
        }
    }
}

const fn max(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}

/// Enough for any operand of at most these extents: fewer rows may be divided
/// into panels that are padded more.
#[inline(always)]
const fn row_bytes(level: LevelId, scheme: Scheme, m: usize, k: usize) -> usize {
    let shape = shape(level, scheme);
    let panels = m.div_ceil(shape.rows);
    let bytes = shape.row_panel_bytes(if m < shape.rows { m } else { shape.rows }, k);
    round_up(panels * (bytes + scheme.bias_bytes()) + SLACK)
}

#[inline(always)]
const fn col_bytes(level: LevelId, scheme: Scheme, n: usize, k: usize) -> usize {
    let shape = shape(level, scheme);
    round_up(n.next_multiple_of(shape.lanes) * shape.groups(k) * shape.unit)
}

/// Packing stores whole registers, past the end of the last row panel.
const SLACK: usize = 64;

/// Regions of scratch memory start on cache lines.
const fn round_up(bytes: usize) -> usize {
    bytes.next_multiple_of(64)
}

impl Scheme {
    /// Bytes in front of each row panel for the values its rows start from.
    pub(super) const fn bias_bytes(self) -> usize {
        if self.flips_b() { 64 } else { 0 }
    }

    /// Whether the bytes of B are offset by 128, which each row then corrects
    /// by its own sum.
    pub(super) const fn flips_b(self) -> bool {
        match self {
            Scheme::I8Quads { a_signed, b_signed } => a_signed == b_signed,
            _ => false,
        }
    }

    /// How GEMV-like micro-kernels find A, which they take as elements of C.
    pub(super) const fn gemv_rows(self) -> GemvRows {
        match self {
            Scheme::Bf16Pairs => GemvRows::Bf16Pairs,
            Scheme::AmxF16 => GemvRows::SplitF16,
            _ => GemvRows::Units,
        }
    }

    /// Whether dot-product micro-kernels have to offset the bytes of B, in place.
    pub(super) const fn dots_flip(self) -> bool {
        match self {
            Scheme::AmxI8 { a_signed, b_signed } => a_signed == b_signed,
            _ => self.flips_b(),
        }
    }

    /// Whether the micro-kernels use tile registers.
    pub(super) const fn is_amx(self) -> bool {
        matches!(self, Scheme::AmxBf16 | Scheme::AmxF16 | Scheme::AmxI8 { .. })
    }
}

/// Whether code of a level runs in sessions of AMX.
const fn has_amx(level: LevelId) -> bool {
    matches!(level, LevelId::Avx512 | LevelId::Amx) && level.is_compiled()
}

/// GEMV-like micro-kernels for a B whose elements are narrower than units. They are bound by
/// memory with vectors of any width, so AVX-512 takes those of AVX2.
pub(super) const fn narrow_gemv(level: LevelId, scheme: Scheme, b: DType) -> Option<&'static GemvFns> {
    match (level, scheme, b) {
        #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
        (LevelId::Avx2 | LevelId::Avx512, Scheme::F32 | Scheme::AmxF16, DType::F16) => Some(&super::avx2::F16_GEMV),
        #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
        (LevelId::Avx2 | LevelId::Avx512, Scheme::F32 | Scheme::Bf16Pairs, DType::BF16) => {
            Some(&super::avx2::BF16_GEMV)
        }
        _ => None,
    }
}

/// A function from a level and a scheme to a constant of the scheme's module.
macro_rules! of_scheme {
    ($(#[$doc:meta])* $name:ident: $constant:ident, $ty:ty) => {
        $(#[$doc])*
        #[inline(always)]
        pub(super) const fn $name(level: LevelId, scheme: Scheme) -> $ty {
        match level {
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
            LevelId::Avx512 => {
                use super::avx512::*;
                match scheme {
                    Scheme::F64 => f64::$constant,
                    Scheme::F32 => f32::$constant,
                    Scheme::Bf16Pairs => bf16_pairs::$constant,
                    Scheme::I8Quads { a_signed: true, .. } => i8_quads::$constant,
                    Scheme::I8Quads { a_signed: false, .. } => u8_quads::$constant,
                    Scheme::I16Pairs => i16_pairs::$constant,
                    Scheme::I64 => i64::$constant,
                    Scheme::I32 => i32::$constant,
                    Scheme::I16 => i16::$constant,
                    Scheme::AmxBf16 => super::amx::bf16::$constant,
                    Scheme::AmxF16 => super::amx::f16::$constant,
                    Scheme::AmxI8 { a_signed: true, b_signed: true } => super::amx::i8_i8::$constant,
                    Scheme::AmxI8 { a_signed: true, .. } => super::amx::i8_u8::$constant,
                    Scheme::AmxI8 { b_signed: true, .. } => super::amx::u8_i8::$constant,
                    Scheme::AmxI8 { .. } => super::amx::u8_u8::$constant,
                }
            }
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
            LevelId::Avx2 => {
                use super::avx2::*;
                match scheme {
                    Scheme::F64 => f64::$constant,
                    Scheme::F32 => f32::$constant,
                    Scheme::Bf16Pairs | Scheme::AmxBf16 | Scheme::AmxF16 | Scheme::AmxI8 { .. } => {
                        panic!("offered at AVX-512 alone")
                    }
                    Scheme::I8Quads { a_signed: true, .. } => i8_quads::$constant,
                    Scheme::I8Quads { a_signed: false, .. } => u8_quads::$constant,
                    Scheme::I16Pairs => i16_pairs::$constant,
                    Scheme::I64 => i64::$constant,
                    Scheme::I32 => i32::$constant,
                    Scheme::I16 => i16::$constant,
                }
            }
            _ => {
                use super::portable::*;
                match scheme {
                    #[cfg(all(target_arch = "aarch64", not(miri)))]
                    Scheme::F64 => super::neon::f64::$constant,
                    #[cfg(all(target_arch = "aarch64", not(miri)))]
                    Scheme::F32 => super::neon::f32::$constant,
                    #[cfg(not(all(target_arch = "aarch64", not(miri))))]
                    Scheme::F64 => f64::$constant,
                    #[cfg(not(all(target_arch = "aarch64", not(miri))))]
                    Scheme::F32 => f32::$constant,
                    Scheme::I16Pairs => i16_pairs::$constant,
                    Scheme::Bf16Pairs
                    | Scheme::I8Quads { .. }
                    | Scheme::AmxBf16
                    | Scheme::AmxF16
                    | Scheme::AmxI8 { .. } => panic!("offered above the baseline alone"),
                    Scheme::I64 => i64::$constant,
                    Scheme::I32 => i32::$constant,
                    Scheme::I16 => i16::$constant,
                }
            }
        }
        }
    };
}
of_scheme! {
    /// The micro-kernel of a scheme at a level, for constant evaluation alone: a call at run
    /// time would link the code of every scheme.
    kernel: KERNEL, MicroKernel
}
of_scheme! {
    /// The extents and the panel format of the micro-kernel of a scheme at a level.
    shape: SHAPE, Shape
}

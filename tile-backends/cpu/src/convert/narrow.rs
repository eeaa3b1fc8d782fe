//! Encoding and decoding of the floats narrower than `f32`.
//!
//! The code is straight-line integer code that LLVM vectorises at every level.
//!
//! Both directions treat subnormals by one addition. Let `2^k` be such that the last mantissa
//! bit of an `f32` near `2^k` weighs as much as the narrow format's smallest subnormal. In
//! `2^k + a` the hardware's rounding then leaves the number of such units in the low mantissa
//! bits. No step produces or consumes an `f32` subnormal, so the code is fast on CPUs that are
//! slow with those, and correct under flush-to-zero.

use tile_core::num::{F8E4M3, F8E5M2, Round, bf16, f16};

/// A format narrower than `f32`, as 32-bit codes with the narrow encoding in
/// their low bits.
pub trait Narrow: Copy {
    /// The position of the sign bit.
    const SIGN: u32;
    /// The code of the largest finite magnitude.
    const MAX: u32;
    /// Whether finite values too large become `MAX` when rounded outwards.
    const SATURATES: bool;
    /// The code of `self`.
    fn code(self) -> u32;
    /// The value of a code.
    fn of_code(code: u32) -> Self;
    /// The exact value of a code.
    fn decode(code: u32) -> f32;
    /// The code of `x` rounded to nearest even.
    fn encode(x: f32) -> u32;

    /// The code of `x` rounded by `round`.
    ///
    /// Codes of one sign are ordered as their magnitudes, so directed rounding
    /// is rounding to nearest followed by a step of at most one.
    #[inline(always)]
    fn encode_round(x: f32, round: Round) -> u32 {
        let code = Self::encode(x);
        let sign = code & (1 << Self::SIGN);
        let magnitude = code ^ sign;
        let away = match round {
            Round::NearestEven => return code,
            Round::TowardZero => false,
            Round::Up => sign == 0,
            Round::Down => sign != 0,
        };
        let (nearest, exact) = (Self::decode(magnitude), x.abs());
        // A saturated value stays below the exact one and must not step on.
        let full = Self::SATURATES && magnitude == Self::MAX;
        let up = u32::from(away && nearest < exact && !full);
        // The magnitude of an infinity below is that of an overflow. E4M3 has
        // none, so nothing there decodes above a finite `exact` it came from.
        let down = u32::from(!away && nearest > exact);
        sign | (magnitude + up - down)
    }
}

/// Generic over the mantissa width `M`, exponent bias `B` and sign position,
/// with `UNIT` the power of two whose last mantissa bit weighs one subnormal.
#[inline(always)]
fn decode_small<const M: u32, const B: u32>(magnitude: u32, infinity: u32, nan: u32) -> f32 {
    let unit = subnormal_unit::<M, B>();
    let subnormal = f32::from_bits(magnitude | unit) - f32::from_bits(unit);
    let scaled = magnitude << (23 - M);
    let normal = f32::from_bits(scaled + ((127 - B) << 23));
    let finite = if magnitude < 1 << M { subnormal } else { normal };
    let special = f32::from_bits(if magnitude >= nan { 0x7fc0_0000 } else { 0x7f80_0000 });
    if magnitude >= infinity { special } else { finite }
}

/// Bits of the power of two whose last mantissa bit weighs 2^(1 - B - M).
const fn subnormal_unit<const M: u32, const B: u32>() -> u32 {
    (127 + 1 + 23 - B - M) << 23
}

/// Rounds `magnitude`, which must not exceed the first value that overflows,
/// to nearest even.
#[inline(always)]
fn encode_small<const M: u32, const B: u32>(magnitude: f32) -> u32 {
    let unit = subnormal_unit::<M, B>();
    let subnormal = (magnitude + f32::from_bits(unit)).to_bits().wrapping_sub(unit);
    let bits = magnitude.to_bits();
    let shift = 23 - M;
    let odd = (bits >> shift) & 1;
    let normal = ((bits + (1 << (shift - 1)) - 1 + odd) >> shift).wrapping_sub((127 - B) << M);
    if bits < (127 + 1 - B) << 23 { subnormal } else { normal }
}

const INFINITY: u32 = 0x7f80_0000;

macro_rules! narrow {
    ($ty:ident, $word:ident, mantissa $m:literal, bias $b:literal, infinity $inf:expr, nan $nan:literal,
     max $max:literal, limit $limit:literal, saturates $saturates:literal) => {
        impl Narrow for $ty {
            const SIGN: u32 = $word::BITS - 1;
            const MAX: u32 = $max;
            const SATURATES: bool = $saturates;
            #[inline(always)]
            fn code(self) -> u32 {
                u32::from(self.to_bits())
            }
            #[inline(always)]
            fn of_code(code: u32) -> Self {
                $ty::from_bits(code as $word)
            }
            #[inline(always)]
            fn decode(code: u32) -> f32 {
                let magnitude = code & ((1 << Self::SIGN) - 1);
                let sign = (code >> Self::SIGN) << 31;
                let first_special: u32 = $inf;
                // IEEE formats have an infinity and NaN above it.
                let first_nan = if first_special == $nan { $nan } else { first_special + 1 };
                let value = decode_small::<$m, $b>(magnitude, first_special, first_nan);
                f32::from_bits(value.to_bits() | sign)
            }
            #[inline(always)]
            fn encode(x: f32) -> u32 {
                let bits = x.to_bits();
                let sign = (bits >> 31) << Self::SIGN;
                let magnitude = bits & 0x7fff_ffff;
                let a = f32::from_bits(magnitude);
                let code = encode_small::<$m, $b>(if a < $limit { a } else { $limit });
                let code = if $inf != $nan && magnitude == INFINITY { $inf } else { code };
                sign | if magnitude > INFINITY { $nan } else { code }
            }
        }
    };
}
narrow! { f16, u16, mantissa 10, bias 15, infinity 0x7c00, nan 0x7e00, max 0x7bff, limit 65536.0, saturates false }
narrow! { F8E4M3, u8, mantissa 3, bias 7, infinity 0x7f, nan 0x7f, max 0x7e, limit 448.0, saturates true }
narrow! { F8E5M2, u8, mantissa 2, bias 15, infinity 0x7c, nan 0x7e, max 0x7b, limit 57344.0, saturates true }

/// bfloat16 is the upper half of an `f32`.
impl Narrow for bf16 {
    const SIGN: u32 = 15;
    const MAX: u32 = 0x7f7f;
    const SATURATES: bool = false;
    #[inline(always)]
    fn code(self) -> u32 {
        u32::from(self.to_bits())
    }
    #[inline(always)]
    fn of_code(code: u32) -> Self {
        bf16::from_bits(code as u16)
    }
    #[inline(always)]
    fn decode(code: u32) -> f32 {
        f32::from_bits(code << 16)
    }
    #[inline(always)]
    fn encode(x: f32) -> u32 {
        let bits = x.to_bits();
        let rounded = bits.wrapping_add(0x7fff + ((bits >> 16) & 1)) >> 16;
        let nan = ((bits >> 16) & 0x8000) | 0x7fc0;
        if bits & 0x7fff_ffff > INFINITY { nan } else { rounded }
    }
}

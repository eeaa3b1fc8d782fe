//! Single roundings from types wider than `f32` to types narrower than it.
//!
//! Rounding twice, first to `f32` and then to a narrower format, is wrong when the first
//! rounding lands on a tie of the second. Rounding *to odd* first is right: an inexact value
//! becomes the adjacent value whose last bit is set, which lies on the same side as the exact
//! value of every narrow value and of every tie between them.

use tile_core::num::Round;

/// `x` rounded to odd.
#[inline(always)]
pub(crate) fn f32_to_odd(x: f64) -> f32 {
    let nearest = x as f32;
    let widened = f64::from(nearest);
    let past = u32::from(widened.abs() > x.abs());
    let inexact = u32::from(widened != x);
    f32::from_bits((nearest.to_bits() - past) | inexact)
}

/// `x` rounded by `round`.
#[inline(always)]
pub(crate) fn f32_from_f64(x: f64, round: Round) -> f32 {
    let nearest = x as f32;
    let away = match round {
        Round::NearestEven => return nearest,
        Round::TowardZero => false,
        Round::Up => !x.is_sign_negative(),
        Round::Down => x.is_sign_negative(),
    };
    let (a, exact) = (f64::from(nearest).abs(), x.abs());
    let up = u32::from(away && a < exact);
    let down = u32::from(!away && a > exact);
    f32::from_bits(nearest.to_bits() + up - down)
}

/// `x` with bits that no format of at most 24 significant bits can see folded
/// into a sticky bit, so that it is exact in `f64`.
#[inline(always)]
pub(crate) fn sticky(x: u64) -> u64 {
    let folded = (x & !0xffff) | (u64::from(x & 0xffff != 0) << 16);
    if x >> 48 == 0 { x } else { folded }
}

/// A whole number of a stated magnitude, for the second rounding by `round`:
/// as it is or with a sticky bit for formats of at most 24 significant bits,
/// and rounded already for `f64` itself.
#[inline(always)]
pub(crate) fn whole(magnitude: u64, negative: bool, round: Round, double: bool) -> f64 {
    let value = if double { double_from_whole(magnitude, negative, round) } else { sticky(magnitude) as f64 };
    if negative { -value } else { value }
}

#[inline(always)]
fn double_from_whole(magnitude: u64, negative: bool, round: Round) -> f64 {
    let nearest = magnitude as f64;
    let away = match round {
        Round::NearestEven => return nearest,
        Round::TowardZero => false,
        Round::Up => !negative,
        Round::Down => negative,
    };
    // 2^64 among them.
    let (found, exact) = (nearest as u128, u128::from(magnitude));
    let up = u64::from(away && found < exact);
    let down = u64::from(!away && found > exact);
    f64::from_bits(nearest.to_bits() + up - down)
}

/// `a * b + c` rounded to odd in `f64`, for operands of at most 24 significant
/// bits and `f32` range: the product is exact, and Knuth's two-sum recovers
/// what the sum lost.
#[inline(always)]
pub(crate) fn fma_to_odd(a: f32, b: f32, c: f32) -> f64 {
    let product = f64::from(a) * f64::from(b);
    let c = f64::from(c);
    let sum = product + c;
    let part = sum - product;
    let lost = (product - (sum - part)) + (c - part);
    let bits = sum.to_bits();
    let outward = (lost > 0.0) == (sum > 0.0);
    let odd = if outward { bits.wrapping_add(1) } else { bits.wrapping_sub(1) };
    // An infinite or NaN sum has a NaN `lost`, which compares as false.
    let inexact = lost.abs() > 0.0;
    f64::from_bits(if inexact && bits & 1 == 0 { odd } else { bits })
}

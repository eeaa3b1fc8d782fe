//! `sin` and `cos`: x = n·π/2 + r with |r| ≤ π/4, then one of two
//! polynomials by the parity of n.
//!
//! The reduction cancels nearly all of x, so `f32` has no digits left for r
//! when x is large. In `f64`, with those digits of 2/π that matter for x
//! ([`quarters`]), every angle is reduced alike and the result is within 1 ulp.
//!
//! The fast form reduces in `f32`. Its absolute error is 1e-6 for
//! |x| ≤ 2^13 and grows with x beyond.

use super::ROUND;
use super::range_reduction::quarters;
use crate::level::Level;
use crate::math::{horner, mul_add_f32};

/// Sine of an angle in radians.
#[inline(always)]
pub fn sin<L: Level, const FAST: bool>(x: f32) -> f32 {
    if FAST { fast::<L>(x, 0) } else { accurate::<L>(x, 0) }
}

/// Cosine of an angle in radians.
#[inline(always)]
pub fn cos<L: Level, const FAST: bool>(x: f32) -> f32 {
    if FAST { fast::<L>(x, 1) } else { accurate::<L>(x, 1) }
}

/// sin(x + quarters·π/2).
#[inline(always)]
fn accurate<L: Level>(x: f32, prefetch: u64) -> f32 {
    const ROUND: f64 = 6_755_399_441_055_744.0;
    let (whole, rest) = quarters(x);
    let rounded = (whole + rest) + ROUND;
    let n = rounded - ROUND;
    // The difference is exact.
    let r = ((whole - n) + rest) * std::f64::consts::FRAC_PI_2;
    let z = r * r;
    // A product, so that the sine of -0 is -0.
    let sine = r
        * horner!(mul_add_f64, L, z;
        1.0, -0.166_666_666_416_265_24, 0.008_333_329_385_889_463, -0.000_198_393_348_360_966_32, 2.718_311_493_989_822e-6);
    let cosine = horner!(mul_add_f64, L, z;
        1.0, -0.499_999_997_251_031, 0.041_666_623_323_739_06, -0.001_388_676_377_460_993, 2.439_044_879_627_741_7e-5);
    let quadrant = rounded.to_bits().wrapping_add(prefetch);
    let y = if quadrant & 1 == 0 { sine } else { cosine };
    f64::from_bits(y.to_bits() ^ ((quadrant & 2) << 62)) as f32
}

/// sin(x + quarters·π/2).
#[inline(always)]
fn fast<L: Level>(x: f32, quarters: u32) -> f32 {
    const PIO2_1: f32 = 1.570_312_5;
    const PIO2_2: f32 = 4.837_512_969_970_703e-4;
    const PIO2_3: f32 = 7.549_789_954_891_5e-8;
    let rounded = mul_add_f32::<L>(x, std::f32::consts::FRAC_2_PI, ROUND);
    let n = rounded - ROUND;
    let r = mul_add_f32::<L>(n, -PIO2_1, x);
    let r = mul_add_f32::<L>(n, -PIO2_2, r);
    let r = mul_add_f32::<L>(n, -PIO2_3, r);
    let z = r * r;
    let sine = r * horner!(mul_add_f32, L, z; 1.0, -1.666_666_5e-1, 8.332_161e-3, -1.951_529_6e-4);
    let cosine = horner!(mul_add_f32, L, z; 1.0, -0.5, 4.166_664_6e-2, -1.388_731_6e-3, 2.443_315_7e-5);
    let quadrant = rounded.to_bits().wrapping_add(quarters);
    let y = if quadrant & 1 == 0 { sine } else { cosine };
    f32::from_bits(y.to_bits() ^ ((quadrant & 2) << 30))
}

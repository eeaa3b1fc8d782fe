//! `sin` and `cos`: x = n·π/2 + r with |r| ≤ π/4, then one of two
//! polynomials by the parity of n.
//!
//! The reduction cancels nearly all of x, so `f32` has no digits left for r
//! when x is large. In `f64` with π/2 in three parts, the first two of 22
//! bits, all cancelling steps are exact for |x| ≤ 2^31 and the result is
//! within 1 ulp there. Beyond, the quotient has too few digits: the result is
//! some number in [−1, 1].
//!
//! The fast form reduces in `f32`. Its absolute error is 1e-6 for
//! |x| ≤ 2^13 and grows with x beyond.

use super::ROUND;
use crate::level::Level;
use crate::math::{horner, mul_add_f32, mul_add_f64};

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
fn accurate<L: Level>(x: f32, quarters: u64) -> f32 {
    const ROUND: f64 = 6_755_399_441_055_744.0;
    // 22 bits, the next 22 bits, the rest.
    const PIO2_1: f64 = PARTS.0;
    const PIO2_2: f64 = PARTS.1;
    const PIO2_3: f64 = PARTS.2;
    let x = f64::from(x);
    let rounded = x * std::f64::consts::FRAC_2_PI + ROUND;
    let n = rounded - ROUND;
    // Exact with or without fusing, so the same at every level.
    let r = (x - n * PIO2_1) - n * PIO2_2;
    let r = r - n * PIO2_3;
    let z = r * r;
    let sine = horner!(mul_add_f64, L, z;
        -0.166_666_666_416_265_24, 0.008_333_329_385_889_463, -0.000_198_393_348_360_966_32, 2.718_311_493_989_822e-6);
    let sine = mul_add_f64::<L>(z * r, sine, r);
    let cosine = horner!(mul_add_f64, L, z;
        1.0, -0.499_999_997_251_031, 0.041_666_623_323_739_06, -0.001_388_676_377_460_993, 2.439_044_879_627_741_7e-5);
    let quadrant = rounded.to_bits().wrapping_add(quarters);
    let y = if quadrant & 1 == 0 { sine } else { cosine };
    let y = f64::from_bits(y.to_bits() ^ ((quadrant & 2) << 62)) as f32;
    // Only quotients out of the exact range leave the interval.
    let y = if y > 1.0 { 1.0 } else { y };
    if y < -1.0 { -1.0 } else { y }
}

/// π/2 split after 22 and 44 bits.
const PARTS: (f64, f64, f64) = {
    let all = std::f64::consts::FRAC_PI_2;
    let first = f64::from_bits(all.to_bits() & !((1 << 31) - 1));
    let rest = all - first;
    let second = f64::from_bits(rest.to_bits() & !((1 << 31) - 1));
    // π/2 - FRAC_PI_2 = 6.123…e-17.
    (first, second, (rest - second) + 6.123_233_995_736_766e-17)
};

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
    let sine = horner!(mul_add_f32, L, z; -1.666_666_5e-1, 8.332_161e-3, -1.951_529_6e-4);
    let sine = mul_add_f32::<L>(z * r, sine, r);
    let cosine = horner!(mul_add_f32, L, z; 1.0, -0.5, 4.166_664_6e-2, -1.388_731_6e-3, 2.443_315_7e-5);
    let quadrant = rounded.to_bits().wrapping_add(quarters);
    let y = if quadrant & 1 == 0 { sine } else { cosine };
    f32::from_bits(y.to_bits() ^ ((quadrant & 2) << 30))
}

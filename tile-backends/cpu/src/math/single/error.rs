//! The error function: an odd polynomial near 0, elsewhere 1 − e^q(x) with a
//! polynomial q. The coefficients are those N. Juffa published for `erff`.

use super::exp;
use crate::level::Level;
use crate::math::{horner, mul_add_f32};

/// Error function.
#[inline(always)]
pub fn erf<L: Level, const FAST: bool>(x: f32) -> f32 {
    let a = x.abs();
    // The result rounds to 1 from 3.92 on.
    let t = if a > 4.0 { 4.0 } else { a };
    let s = t * t;
    let q = mul_add_f32::<L>(-1.728_534_7e-5, t, 3.831_971_3e-4);
    let u = mul_add_f32::<L>(-3.883_964_4e-3, t, 2.425_462_2e-2);
    let q = mul_add_f32::<L>(q, s, u);
    let q = mul_add_f32::<L>(q, t, -1.067_777_8e-1);
    let q = mul_add_f32::<L>(q, t, -6.348_467e-1);
    let q = mul_add_f32::<L>(q, t, -1.287_175_1e-1);
    let q = mul_add_f32::<L>(q, t, -t);
    let large = (1.0 - exp::<L, FAST>(q)).copysign(x);
    let p = horner!(mul_add_f32, L, s;
        1.283_791_7e-1, -3.761_253_4e-1, 1.128_199_3e-1, -2.676_813_5e-2, 4.991_194e-3, -5.967_617e-4);
    let small = mul_add_f32::<L>(p, x, x);
    if a > 0.927_734_4 { large } else { small }
}

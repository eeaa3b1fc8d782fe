//! Elementary functions as straight-line, vectorisable code.
//!
//! Every function is one expression tree without branches, table look-ups or calls, so that a
//! loop over it vectorises. `f32` functions stay in `f32` where that reaches the promised 2 ulp
//! and pass through `f64` where it does not (`sin`, `cos`, `powf`). `f64` functions with no
//! branch-free form of that accuracy call `libm` lane by lane.
//!
//! With `FAST` the functions that have a cheaper form use it: fewer polynomial terms, subnormal
//! results flushed to zero, a smaller domain. `docs/math.md` has the errors of both, measured
//! by the tests below.

#![allow(clippy::excessive_precision, reason = "constants are written to the digits of their derivation")]

pub mod double;
pub mod round;
pub mod single;

use crate::level::Level;

/// `a * b + c`, in one instruction and one rounding where the level has it.
macro_rules! mul_add {
    ($name:ident $ty:ident) => {
        #[inline(always)]
        pub(crate) fn $name<L: Level>(a: $ty, b: $ty, c: $ty) -> $ty {
            if L::FMA { a.mul_add(b, c) } else { a * b + c }
        }
    };
}
mul_add!(mul_add_f32 f32);
mul_add!(mul_add_f64 f64);

/// The polynomial with the given coefficients, constant term first, by
/// Horner's rule.
macro_rules! horner {
    ($fma:ident, $level:ident, $x:expr; $last:expr) => { $last };
    ($fma:ident, $level:ident, $x:expr; $first:expr, $($rest:expr),+) => {
        $crate::math::$fma::<$level>(horner!($fma, $level, $x; $($rest),+), $x, $first)
    };
}
pub(crate) use horner;

#[cfg(test)]
mod tests;

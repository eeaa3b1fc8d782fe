//! `f64` functions. `FAST` changes nothing here.
//!
//! Exponentials and logarithms are straight-line; the logarithms follow
//! FreeBSD's msun (`e_log.c`, `e_log2.c`, `e_log10.c`, as in musl), made
//! branch-free. The others call `libm` and do not vectorise.

#![allow(clippy::extra_unused_type_parameters, reason = "all elementary functions have one signature")]

mod exponential;
mod logarithm;

pub use exponential::{exp, exp2, sigmoid};
pub use logarithm::{ln, log2, log10};

use crate::level::Level;

macro_rules! scalar {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<L: Level, const FAST: bool>(x: f64) -> f64 {
            libm::$name(x)
        }
    )*};
}
scalar! {
    /// Sine of an angle in radians.
    sin
    /// Cosine of an angle in radians.
    cos
    /// Hyperbolic tangent.
    tanh
    /// Error function.
    erf
}

/// `x` to the power `y`.
#[inline(always)]
pub fn powf<L: Level, const FAST: bool>(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

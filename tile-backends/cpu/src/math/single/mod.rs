//! `f32` functions.

mod error;
mod exponential;
mod hyperbolic;
mod logarithm;
mod power;
mod range_reduction;
mod trigonometric;

pub use error::erf;
pub use exponential::{exp, exp2};
pub use hyperbolic::{sigmoid, tanh};
pub use logarithm::{ln, log2, log10};
pub use power::powf;
pub use trigonometric::{cos, sin};

/// Adding this to a float below 2^22 in magnitude rounds it to an integer,
/// which is then in the low mantissa bits.
pub(crate) const ROUND: f32 = 12_582_912.0;

//! Numbers: the Rust type of each [`DType`](crate::elem::DType), their traits, and the
//! exact rounding of the narrow ones.
//!
//! [`Element`] ⊃ [`Num`] ⊃ {[`Float`], [`Int`]} are the bounds a kernel may put
//! on its type parameters. They are sealed: the set of element types is the
//! closed list in [`crate::elem`], because each backend must know them all.

pub mod codec;
mod f8;
mod odd;
mod round;
mod traits;

pub use f8::{F8E4M3, F8E5M2};
pub use half::{bf16, f16};
pub(crate) use odd::add_to_odd;
pub use round::Round;
pub use traits::{Element, Extremes, Float, Int, Num};

//! Verification of tile kernels: a kernel against a reference in `f64`, on every device that is
//! present, over drawn extents and adversarial data.
//!
//! ```
//! use tile_kernel::prelude::*;
//! use tile_verify::verify;
//!
//! #[tile_kernel]
//! fn scale<T: Float, const N: usize>(x: &Tensor<T, 1>, factor: T, y: &mut Tensor<T, 1>) {
//!     dims!(x = [n], y = [n]);
//!     let [i] = blocks([n.div_ceil(N)]);
//!     parallel!(N, |j| {
//!         y[i * N + j] = x[i * N + j] * factor;
//!     });
//! }
//!
//! verify!(scale::<f32, 8>(), reference = |args| {
//!     let (x, factor) = (args.array("x")?, args.scalar("factor")?);
//!     args.fill("y", |[i]| x[[i]] * factor)
//! });
//! ```
//!
//! - Extents are those that `dims!` and `require!` allow: ragged, 0, 1, around tiles, large.
//! - Data is plain, and of each kind of [`Data`]: NaN and infinities, subnormal numbers, cancellation,
//!   extremes, ties. Rows are padded in some cases, and memory unaligned. Outputs are poisoned.
//! - The tolerance follows from the types and the lengths of accumulations in the kernel's IR and
//!   from how the reference itself answers to rounding errors of its inputs. Whole numbers are exact.
//! - Two launches must agree bitwise, unless atomics add floats.
//! - The check is checked: zeros, copies of inputs, reordered outputs, and errors just beyond the
//!   tolerance must be rejected, or the kernel counts as not verified.
//! - What fails is shrunk to the smallest input that was found.
//!
//! [`Verify`] has the options, and gives a [`Report`] instead of a panic.

mod args;
mod array;
mod case;
pub mod certify;
mod data;
mod error;
mod host;
mod judge;
mod launch;
mod mutate;
mod numerics;
mod options;
mod own;
mod random;
mod report;
mod run;
mod shrink;
mod subject;
mod verify;

pub use args::{Args, Reference};
pub use array::Array;
pub use data::Data;
pub use error::{ReferenceError, VerifyError};
pub use numerics::Rounding;
pub use random::Random;
pub use report::{CaseRow, Determinism, DeviceRow, Failure, Finding, Input, Mutations, Outcome, Report, Tolerance};
pub use verify::{Verify, assert_right, reference};

/// Verifies a kernel against a reference, and panics with the report unless it is right.
///
/// ```text
/// verify!(kernel::<f32, 64>(), reference = |args| { … });
/// verify!(kernel::<f32, 64>(), reference = |args| { … }, options = |verify| verify.seed(7));
/// verify!([kernel::<f32, 64>(), kernel::<f16, 64>()], reference = |args| { … });
/// ```
///
/// `args` is an [`Args`]: it gives inputs by the names of the kernel's parameters and takes outputs.
/// The closure gives a `Result`, so that `?` works. `options` makes a [`Verify`] from one.
#[macro_export]
macro_rules! verify {
    ([$($kernel:expr),+ $(,)?], reference = $reference:expr $(, options = $options:expr)? $(,)?) => {{
        let verify = $crate::Verify::new();
        $(let verify = $crate::__options($options)(verify);)?
        $crate::assert_right(&[$(&$kernel),+], &verify, &$crate::reference($reference));
    }};
    ($kernel:expr, reference = $reference:expr $(, options = $options:expr)? $(,)?) => {
        $crate::verify!([$kernel], reference = $reference $(, options = $options)?)
    };
}

/// A closure that makes options, for the type of its argument.
#[doc(hidden)]
pub fn __options<F: FnOnce(Verify) -> Verify>(f: F) -> F {
    f
}

//! What adapters of frameworks share: a kernel's handle with its scalars by name ([`Call`]), the
//! plan of its launch on a framework's tensors ([`Plan`]), launches on memory of the host
//! ([`host`]), and gradients from backward kernels whose parameters are found by name
//! ([`gradients`]). With the feature `ready` also the kernels of ready ops, with their tiles
//! (`ready`).
//!
//! An adapter says what its framework's element types are ([`Framework`]) and where its tensors
//! lie ([`Operand`]). Everything here is about names, types and extents; errors are those of
//! launches.

mod call;
mod gradients;
pub mod host;
mod operand;
#[cfg(feature = "ready")]
pub mod ready;

pub use call::{Call, Framework, ScalarValue, check_dtype, element, malformed};
pub use gradients::{Differentiable, gradients};
pub use operand::{Operand, Part, Plan, count, dims, extents};

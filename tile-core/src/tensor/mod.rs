//! Tensors in host memory.
//!
//! [`Tensor`] owns its elements, [`TensorView`] and [`TensorViewMut`] borrow
//! them. All three are a pointer and a [`Layout`]: an extent and a non-negative
//! stride for each axis. So a transposed matrix, a slice of columns or a row
//! repeated by stride zero is passed to a kernel without a copy, and an extent
//! may be far larger than the memory behind it.
//!
//! Two rules keep this sound, both checked where a layout is made and relied
//! upon by everything after:
//! - every index lies inside the borrowed memory;
//! - the elements of a mutable view are distinct, so that `&mut` means what it
//!   says. Immutable views may overlap in any way.
//!
//! A [`Constant`] is a tensor that never changes, with which devices may keep
//! what they make of its elements.
//!
//! An [`UninitTensor`] and an [`UninitView`] are outputs without contents, for
//! kernels that are known to write all of them.
//!
//! Nothing here knows a device. Host devices accept these types through
//! [`HostDevice`](crate::launch::HostDevice); other devices bring their own.

mod args;
mod constant;
mod error;
mod fmt;
mod iter;
mod layout;
#[cfg(feature = "ndarray")]
mod ndarray;
pub(crate) mod overlap;
mod owned;
mod uninit;
mod view;
mod view_mut;
mod zeroed;

pub use constant::Constant;
pub use error::TensorError;
pub use iter::{Iter, IterMut};
pub use layout::Layout;
pub use owned::Tensor;
pub use uninit::{UninitTensor, UninitView};
pub use view::TensorView;
pub use view_mut::TensorViewMut;

//! Arguments whose memory is that of all ranks.
//!
//! The erased argument is a tensor with an axis in front, the rank: element `[r, i, …]` is element
//! `[i, …]` of rank `r`. All ranks of a group pass memory of one allocation.

use super::{Arg, Device};
use crate::num::Element;

/// A type that device `D` accepts for a parameter `&Peers<T, R>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not memory of all ranks, of rank {R} and element type `{T}`, on this device",
    label = "expected a reference to a symmetric tensor of rank {R} with elements `{T}`, which all ranks allocate at once"
)]
pub trait PeersInput<D: Device + ?Sized, T: Element, const R: usize> {
    /// The erased argument, of rank `R + 1`.
    fn arg(&self) -> Arg<'_>;
}

/// A type that device `D` accepts for a parameter `&mut Peers<T, R>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not memory of all ranks to write, of rank {R} and element type `{T}`, on this device",
    label = "expected a mutable reference to a symmetric tensor of rank {R} with elements `{T}`, which all ranks allocate at once"
)]
pub trait PeersOutput<D: Device + ?Sized, T: Element, const R: usize> {
    /// The erased argument, of rank `R + 1`.
    fn arg_mut(&mut self) -> Arg<'_>;
}

/// A type that device `D` accepts for a parameter `&Signals`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not signal ranks on this device",
    label = "expected a reference to signals, which all ranks allocate at once"
)]
pub trait SignalsInput<D: Device + ?Sized> {
    /// The erased argument: `u32`, an axis of ranks and one of words.
    fn arg(&self) -> Arg<'_>;
}

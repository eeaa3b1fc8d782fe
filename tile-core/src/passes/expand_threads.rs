//! Splits `threads` into loops over threads, for backends that have none.
//!
//! Before:
//! ```text
//! threads %n (%t) {
//!   %v = load %x, %t : f32
//!   store %v, %s, %t
//!   barrier
//!   %w = load %s, %u : f32
//!   %z = bin.add %v, %w : f32
//!   store %z, %y, %t
//! }
//! ```
//! After:
//! ```text
//! %a = alloc : shared<f32, [n]>
//! parallel %n (%t) {
//!   %v = load %x, %t : f32
//!   store %v, %a, %t
//!   store %v, %s, %t
//! }
//! parallel %n (%t) {
//!   %v = load %a, %t : f32
//!   %w = load %s, %u : f32
//!   …
//! }
//! ```
//! Between two places where threads meet each is on its own: a *phase*, which is a `parallel`.
//! What a thread keeps from one phase to another lies in an array with an element for each
//! thread; what is computed from such values alone is computed again where it is used.
//!
//! The branch of a group's members is a region of fewer threads: its loops run over those of the group,
//! and its barriers split it. Groups behind each other run so.
//!
//! What stands between two barriers and exchanges values in warps is in a loop over the warps, whose
//! lanes are the iterations of its phases. A condition or loop around a barrier is one of the
//! block, around an exchange one of the warp; both are known to be the same for all of these
//! ([`Uniformity`](crate::analysis::uniform::Uniformity)).

mod emit;
mod plan;

use crate::ir::{Func, Op};
use std::borrow::Cow;

/// A function in which warps have so many lanes.
pub fn state_lanes(func: &Func, lanes: u32) -> Cow<'_, Func> {
    if !func.insts.values().any(|inst| matches!(inst.op, Op::Lanes {})) {
        return Cow::Borrowed(func);
    }
    let mut func = func.clone();
    emit::state_lanes(&mut func, lanes);
    Cow::Owned(func)
}

/// A function, symbolic or not, without `threads`; warps have so many lanes.
pub fn expand_threads(func: &Func, lanes: u32) -> Cow<'_, Func> {
    if !func.insts.values().any(|inst| matches!(inst.op, Op::Threads {} | Op::Lanes {})) {
        return Cow::Borrowed(func);
    }
    let mut func = func.clone();
    emit::run(&mut func, lanes);
    Cow::Owned(func)
}

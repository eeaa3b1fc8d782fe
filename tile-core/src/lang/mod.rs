//! Rust signatures of the tile language, against which rustc type-checks kernels.
//!
//! Besides the IR, `#[tile_kernel]` emits each kernel's body once more as an
//! ordinary function that is type-checked and never called. This module is what
//! that function is checked against: it gives every word of the language a Rust
//! signature, so that rustc reports unknown names, wrong element types, ranks,
//! generics and borrows at the user's own tokens, and an editor completes and
//! documents them.
//!
//! Nothing here computes on tiles. [`Tensor`], [`Tile`], [`Region`] and
//! [`RegionMut`] have no values outside a kernel: the types are uninhabited, so
//! their methods need no body, and a program that calls a function that would
//! make one does not compile.
//!
//! Signatures are as strict as the language and never stricter. What Rust's
//! types cannot say (extents, initialisation, races) the macro checks first, on
//! the same tokens and with better words. The meaning of each function is
//! written in `docs/language.md`.
//!
//! A word that is called anywhere else passes `cargo check`, because types alone
//! do not tell where it stands. It is refused when code is made of it, by a
//! constant that cannot be evaluated (`docs/decisions/0007-words-outside.md`):
//!
//! ```compile_fail,E0080
//! let x: f32 = tile_core::lang::cast(1_i32);
//! ```

/// The body of a function that has a meaning inside a kernel only: code for it
/// cannot be made.
macro_rules! outside {
    ($name:expr) => {
        const { panic!("{}", concat!("`", $name, "` has a meaning inside `#[tile_kernel]` and `#[tile_fn]` only")) }
    };
}

mod atomic;
mod index;
mod loops;
mod memory;
mod ops;
mod ranks;
mod reduce;
mod scalar;
mod threads;

pub use atomic::{atomic_add, atomic_max, atomic_min};
pub use index::{At, AtAxis, Place, Span, span};
pub use loops::{Indices, blocks, parallel, pipelined};
pub use memory::{
    Cells, Memory, MemoryMut, Region, RegionMut, Tensor, Tile, alias, filled, fragment, local, shared, workspace,
};
pub use ops::{
    CopyToken, Gemm, clear, copy, copy_async, fill, gather, gemm, gemm_set, gemm_sp, scatter, store_unordered,
};
pub use ranks::{Peers, RankSignals, Signals};
pub use reduce::{
    cummax, cummax_rev, cummin, cummin_rev, cumprod, cumprod_rev, cumsum, cumsum_rev, reduce_abs_max,
    reduce_abs_max_into, reduce_abs_sum, reduce_abs_sum_into, reduce_all, reduce_all_into, reduce_any, reduce_any_into,
    reduce_argmax, reduce_argmin, reduce_logsumexp, reduce_logsumexp_into, reduce_max, reduce_max_into, reduce_max_nan,
    reduce_max_nan_into, reduce_mean, reduce_min, reduce_min_into, reduce_min_nan, reduce_min_nan_into, reduce_norm2,
    reduce_norm2_into, reduce_product, reduce_product_into, reduce_sum, reduce_sum_into, reduce_var,
};
pub use scalar::{Literal, Scalar, cast, cast_with, lit, select, target_asm};
pub use threads::{Thread, Threads, threads};

pub use crate::ir::Order::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};
pub use crate::num::Round;

/// The traits whose methods a body may call, without their names: what the
/// macro imports into a body, so that `x.sigmoid()` needs no import of the
/// user's and no name of the user's is hidden.
pub mod methods {
    pub use super::scalar::{Dot4 as _, MinMax as _};
    pub use crate::num::{Element as _, Float as _, Int as _, Num as _};
}

/// What a `#[tile_fn]` does in an ordinary function. It has the signature that
/// the user gave it, so code is made of it where nothing calls it, too.
#[doc(hidden)]
pub fn outside(name: &str) -> ! {
    panic!("`{name}` has a meaning inside `#[tile_kernel]` and `#[tile_fn]` only")
}

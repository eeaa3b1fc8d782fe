//! Reductions and scans of the language along one axis.

use super::memory::{Memory, MemoryMut};
use crate::num::{Int, Num};

macro_rules! reductions {
    ($($(#[$doc:meta])* $name:ident $into:ident, $bound:path;)*) => {$(
        $(#[$doc])*
        ///
        /// `dst` has the extents of `src` without axis `axis`, or with 1 there.
        pub fn $name<S, D>(src: &S, dst: &mut D, axis: usize)
        where
            S: Memory<Elem: $bound>,
            D: MemoryMut<Elem: $bound>,
        {
            let _ = (src, dst, axis);
            outside!(stringify!($name))
        }

        #[doc = concat!("As [`", stringify!($name), "`], combined with what `dst` holds.")]
        pub fn $into<S, D>(src: &S, dst: &mut D, axis: usize)
        where
            S: Memory<Elem: $bound>,
            D: MemoryMut<Elem: $bound>,
        {
            let _ = (src, dst, axis);
            outside!(stringify!($into))
        }
    )*};
}

/// The element type of conditions, as a bound.
#[diagnostic::on_unimplemented(message = "expected elements `bool`, found `{Self}`")]
pub trait Truth {}
impl Truth for bool {}

reductions! {
    /// The sum along `axis`. Floats narrower than `f32` are added in `f32` and
    /// rounded once, 8-bit integers in `i32`.
    reduce_sum reduce_sum_into, Num;
    /// The product along `axis`, computed as [`reduce_sum`] computes sums.
    reduce_product reduce_product_into, Num;
    /// The maximum along `axis`, from the lowest value of the type; NaN is
    /// ignored.
    reduce_max reduce_max_into, Num;
    /// The minimum along `axis`, from the highest value of the type; NaN is
    /// ignored.
    reduce_min reduce_min_into, Num;
    /// The maximum magnitude along `axis`, from 0; NaN is ignored.
    reduce_abs_max reduce_abs_max_into, Num;
    /// The sum of magnitudes along `axis`.
    reduce_abs_sum reduce_abs_sum_into, Num;
    /// Whether any element along `axis` is true.
    reduce_any reduce_any_into, Truth;
    /// Whether all elements along `axis` are true.
    reduce_all reduce_all_into, Truth;
}

macro_rules! arg_reductions {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        ///
        /// `dst` has the extents of `src` without axis `axis`, or with 1 there.
        pub fn $name<S, D>(src: &S, dst: &mut D, axis: usize)
        where
            S: Memory<Elem: Num>,
            D: MemoryMut<Elem: Int>,
        {
            let _ = (src, dst, axis);
            outside!(stringify!($name))
        }
    )*};
}

arg_reductions! {
    /// The lowest index of the maximum along `axis`; NaN is ignored.
    reduce_argmax;
    /// The lowest index of the minimum along `axis`; NaN is ignored.
    reduce_argmin;
}

macro_rules! scans {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        ///
        /// Extents are equal; `src` and `dst` may be the same tile.
        pub fn $name<S, D>(src: &S, dst: &mut D, axis: usize)
        where
            S: Memory<Elem: Num>,
            D: MemoryMut<Elem: Num>,
        {
            let _ = (src, dst, axis);
            outside!(stringify!($name))
        }
    )*};
}

scans! {
    /// Inclusive running sums along `axis`.
    cumsum;
    /// Inclusive running sums along `axis` from the far end.
    cumsum_rev;
    /// Inclusive running maxima along `axis`; NaN is ignored.
    cummax;
    /// Inclusive running maxima along `axis` from the far end; NaN is ignored.
    cummax_rev;
}

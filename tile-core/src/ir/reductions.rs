//! The reductions, one row each.
//!
//! A row of [`for_each_reduce_op`](crate::for_each_reduce_op) says all that a consumer needs to
//! know of a reduction; each consumer takes the rows by a macro of its own, or as data
//! ([`ReduceOp::row`]):
//!
//! ```text
//! #[doc] Variant = "text name": Class => Result, function(_into), shape, tolerance, origin;
//! ```
//!
//! - `Class`: the element types that have it ([`Class`]); `Result`: those of its result
//!   ([`Reduced`]).
//! - `function`: its name in kernels; `_into`: the name of the form that combines with what the
//!   destination holds, if there is one.
//! - shape: `fold(Init, Combine, Width, Size)`, whose elements, or magnitudes, are combined from an
//!   initial value by a [`BinOp`], in the element's type or in its accumulator type; `place`, which
//!   finds an index; or `whole`, which needs all elements twice.
//! - `tolerance`: as of pointwise operations, for each element that takes part.
//! - `origin`: `base` reductions are made by every backend; `derived` ones have a decomposition
//!   in [`expand`](crate::passes::expand()), which serves every backend that does not list the
//!   reduction as one of its own.

use super::pointwise::{BinOp, Class};

/// The element types of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduced {
    /// Any of the class.
    Same,
    /// Any integer: an index.
    Index,
}

/// From where elements are combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Init {
    /// 0, or `false`.
    Zero,
    /// 1, or `true`.
    One,
    /// The lowest value of the type: negative infinity where there is one.
    Lowest,
    /// The highest value of the type.
    Highest,
}

/// How elements combine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fold {
    /// From where.
    pub init: Init,
    /// By which operation.
    pub combine: BinOp,
    /// Whether in the accumulator type; otherwise in the element's own.
    pub wide: bool,
    /// Whether magnitudes are combined.
    pub magnitude: bool,
}

/// A row of [`ReduceOp`], as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReduceRow {
    /// The types that have it.
    pub class: Class,
    /// The types of the result.
    pub gives: Reduced,
    /// Its name in kernels.
    pub function: &'static str,
    /// The name of the form that combines with what the destination holds.
    pub into: Option<&'static str>,
    /// How elements combine, if one at a time.
    pub fold: Option<Fold>,
    /// Whether it finds an index.
    pub place: bool,
    /// Whether it has a decomposition.
    pub derived: bool,
}

/// Calls `$m!` with the rows of the reductions.
#[macro_export]
macro_rules! for_each_reduce_op {
    ($($m:tt)+) => {
        $($m)+! {
            #[doc = "Sum from 0. Floats narrower than `f32` are added in `f32` and rounded once, 8-bit integers in `i32`."]
            Sum = "sum": Number => Same, reduce_sum(reduce_sum_into), fold(Zero, Add, wide, value), base;
            #[doc = "Maximum from the lowest value; NaN ignored."]
            Max = "max": Number => Same, reduce_max(reduce_max_into), fold(Lowest, Max, own, value), base;
            #[doc = "Minimum from the highest value; NaN ignored."]
            Min = "min": Number => Same, reduce_min(reduce_min_into), fold(Highest, Min, own, value), base;
            #[doc = "Maximum from negative infinity; NaN where any element is."]
            MaxNan = "max_nan": Float => Same, reduce_max_nan(reduce_max_nan_into), fold(Lowest, MaxNan, own, value), derived;
            #[doc = "Minimum from infinity; NaN where any element is."]
            MinNan = "min_nan": Float => Same, reduce_min_nan(reduce_min_nan_into), fold(Highest, MinNan, own, value), derived;
            #[doc = "Product from 1, computed as sums are."]
            Product = "product": Number => Same, reduce_product(reduce_product_into), fold(One, Mul, wide, value), base;
            #[doc = "Maximum magnitude from 0; NaN ignored."]
            AbsMax = "abs_max": Number => Same, reduce_abs_max(reduce_abs_max_into), fold(Zero, Max, own, magnitude), base;
            #[doc = "Sum of magnitudes from 0."]
            AbsSum = "abs_sum": Number => Same, reduce_abs_sum(reduce_abs_sum_into), fold(Zero, Add, wide, magnitude), base;
            #[doc = "Euclidean norm, the square root of the sum of squares, without overflow on the way."]
            Norm2 = "norm2": Float => Same, reduce_norm2(reduce_norm2_into), whole, derived;
            #[doc = "Mean: the sum divided by the number of elements, both in the accumulator type."]
            Mean = "mean": Float => Same, reduce_mean(), whole, derived;
            #[doc = "Variance: the mean of the squares of the differences from the mean, which is computed first."]
            Var = "var": Float => Same, reduce_var(), whole, derived;
            #[doc = "Logarithm of the sum of the exponentials, without overflow on the way; negative infinity of none."]
            LogSumExp = "logsumexp": Float => Same, reduce_logsumexp(reduce_logsumexp_into), whole, derived;
            #[doc = "Whether any is true."]
            Any = "any": Bool => Same, reduce_any(reduce_any_into), fold(Zero, Or, own, value), base;
            #[doc = "Whether all are true."]
            All = "all": Bool => Same, reduce_all(reduce_all_into), fold(One, And, own, value), base;
            #[doc = "Lowest index of the maximum; NaN ignored; integer result."]
            ArgMax = "argmax": Number => Index, reduce_argmax(), place, base;
            #[doc = "Lowest index of the minimum; NaN ignored; integer result."]
            ArgMin = "argmin": Number => Index, reduce_argmin(), place, base;
        }
    };
}

macro_rules! fold {
    (fold $init:ident $combine:ident $width:ident $size:ident) => {
        Some(Fold {
            init: Init::$init,
            combine: BinOp::$combine,
            wide: fold!(@ $width),
            magnitude: fold!(@ $size),
        })
    };
    (place) => {
        None
    };
    (whole) => {
        None
    };
    (@ wide) => {
        true
    };
    (@ own) => {
        false
    };
    (@ magnitude) => {
        true
    };
    (@ value) => {
        false
    };
}

macro_rules! into {
    () => {
        None
    };
    ($into:ident) => {
        Some(stringify!($into))
    };
}

macro_rules! is {
    (place place) => {
        true
    };
    (derived derived) => {
        true
    };
    ($word:ident $other:ident) => {
        false
    };
}

macro_rules! define {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $function:ident($($into:ident)?),
        $shape:ident $(($init:ident, $combine:ident, $width:ident, $size:ident))?, $origin:ident;
    )*) => {
        /// How `reduce` combines elements.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum ReduceOp { $(#[doc = $doc] $variant,)* }

        impl ReduceOp {
            /// Every member.
            pub const ALL: &'static [ReduceOp] = &[$(ReduceOp::$variant,)*];

            /// The name in the text form.
            pub const fn name(self) -> &'static str {
                match self { $(ReduceOp::$variant => $text,)* }
            }

            /// The member that the text form spells `name`.
            pub fn from_name(name: &str) -> Option<ReduceOp> {
                match name { $($text => Some(ReduceOp::$variant),)* _ => None }
            }

            /// What the member means, for `docs/ops.md`.
            pub fn doc(self) -> &'static str {
                match self { $(ReduceOp::$variant => $doc,)* }
            }

            /// What is known of the member.
            pub const fn row(self) -> ReduceRow {
                match self {
                    $(ReduceOp::$variant => ReduceRow {
                        class: Class::$class,
                        gives: Reduced::$gives,
                        function: stringify!($function),
                        into: into!($($into)?),
                        fold: fold!($shape $($init $combine $width $size)?),
                        place: is!($shape place),
                        derived: is!($origin derived),
                    },)*
                }
            }
        }
    };
}
for_each_reduce_op!(define);

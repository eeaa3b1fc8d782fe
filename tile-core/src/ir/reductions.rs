//! The reductions, one row each.
//!
//! A row of [`for_each_reduce_op`](crate::for_each_reduce_op) says all that a consumer needs to
//! know of a reduction; each consumer takes the rows by a macro of its own, or as data
//! ([`ReduceOp::row`]):
//!
//! ```text
//! #[doc] Variant = "text name": Class => Result, function(_into), shape, Cost, tolerance, origin;
//! ```
//!
//! - `Class`: the element types that have it ([`Class`]); `Result`: those of its result
//!   ([`Reduced`]).
//! - `function`: its name in kernels; `_into`: the name of the form that combines with what the
//!   destination holds, if there is one.
//! - shape: `fold(Init, Combine, Width, Size)`, whose elements, or magnitudes, are combined from an
//!   initial value by a [`BinOp`], in the element's type or in its accumulator type; `place`, which
//!   finds an index; or `whole`, which needs all elements twice.
//! - `Cost`: the execution unit that each element costs ([`Cost`]).
//! - `tolerance`: `exact`, or `each(n)`: how many roundings of the accumulator type each element
//!   may add to the error of a result of floats ([`Roundings`]).
//! - `origin`: `base` reductions are made by every backend; `derived` ones have a decomposition
//!   in [`expand`](crate::passes::expand()), which serves every backend that does not list the
//!   reduction as one of its own.

use super::pointwise::{BinOp, Class, Cost};
use crate::elem::DType;

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

/// How far from the reference the result of a reduction of floats may be, before it is rounded to
/// its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roundings {
    /// Not at all: the result is an element or an index, or `bool`.
    None,
    /// By so many roundings of the accumulator type for each element. They are relative to the
    /// result of the magnitudes of the elements: a sum may cancel.
    Each(u32),
}

impl Roundings {
    /// The error of a result of so many elements, relative to that of their magnitudes, in the
    /// accumulator type of `elem`.
    pub fn relative(self, elements: usize, elem: DType) -> f64 {
        match self {
            Roundings::None => 0.0,
            Roundings::Each(roundings) => {
                let unit = if elem.acc() == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) } / 2.0;
                f64::from(roundings) * elements as f64 * unit
            }
        }
    }
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
    /// What each element costs.
    pub cost: Cost,
    /// How far from the reference a result may be.
    pub tolerance: Roundings,
    /// Whether it has a decomposition.
    pub derived: bool,
}

impl ReduceRow {
    /// Whether it needs all elements twice: it neither combines them one at a time nor finds an
    /// index.
    pub const fn is_whole(&self) -> bool {
        self.fold.is_none() && !self.place
    }
}

/// Calls `$m!` with the rows of the reductions.
#[macro_export]
macro_rules! for_each_reduce_op {
    ($($m:tt)+) => {
        $($m)+! {
            #[doc = "Sum from 0. Floats narrower than `f32` are added in `f32` and rounded once, 8-bit integers in `i32`."]
            Sum = "sum": Number => Same, reduce_sum(reduce_sum_into), fold(Zero, Add, wide, value), Fma, each(1), base;
            #[doc = "Maximum from the lowest value; NaN ignored."]
            Max = "max": Number => Same, reduce_max(reduce_max_into), fold(Lowest, Max, own, value), Alu, exact, base;
            #[doc = "Minimum from the highest value; NaN ignored."]
            Min = "min": Number => Same, reduce_min(reduce_min_into), fold(Highest, Min, own, value), Alu, exact, base;
            #[doc = "Maximum from negative infinity; NaN where any element is."]
            MaxNan = "max_nan": Float => Same, reduce_max_nan(reduce_max_nan_into), fold(Lowest, MaxNan, own, value), Alu, exact, derived;
            #[doc = "Minimum from infinity; NaN where any element is."]
            MinNan = "min_nan": Float => Same, reduce_min_nan(reduce_min_nan_into), fold(Highest, MinNan, own, value), Alu, exact, derived;
            #[doc = "Product from 1, computed as sums are."]
            Product = "product": Number => Same, reduce_product(reduce_product_into), fold(One, Mul, wide, value), Fma, each(1), base;
            #[doc = "Maximum magnitude from 0; NaN ignored."]
            AbsMax = "abs_max": Number => Same, reduce_abs_max(reduce_abs_max_into), fold(Zero, Max, own, magnitude), Alu, exact, base;
            #[doc = "Sum of magnitudes from 0."]
            AbsSum = "abs_sum": Number => Same, reduce_abs_sum(reduce_abs_sum_into), fold(Zero, Add, wide, magnitude), Fma, each(1), base;
            #[doc = "Euclidean norm, the square root of the sum of squares, without overflow on the way."]
            Norm2 = "norm2": Float => Same, reduce_norm2(reduce_norm2_into), whole, Fma, each(1), derived;
            #[doc = "Mean: the sum divided by the number of elements, both in the accumulator type."]
            Mean = "mean": Float => Same, reduce_mean(), whole, Fma, each(1), derived;
            #[doc = "Variance: the mean of the squares of the differences from the mean, which is computed first."]
            Var = "var": Float => Same, reduce_var(), whole, Fma, each(2), derived;
            #[doc = "Logarithm of the sum of the exponentials, without overflow on the way; negative infinity of none."]
            LogSumExp = "logsumexp": Float => Same, reduce_logsumexp(reduce_logsumexp_into), whole, Special, each(2), derived;
            #[doc = "Whether any is true."]
            Any = "any": Bool => Same, reduce_any(reduce_any_into), fold(Zero, Or, own, value), Alu, exact, base;
            #[doc = "Whether all are true."]
            All = "all": Bool => Same, reduce_all(reduce_all_into), fold(One, And, own, value), Alu, exact, base;
            #[doc = "Lowest index of the maximum; NaN ignored; integer result."]
            ArgMax = "argmax": Number => Index, reduce_argmax(), place, Alu, exact, base;
            #[doc = "Lowest index of the minimum; NaN ignored; integer result."]
            ArgMin = "argmin": Number => Index, reduce_argmin(), place, Alu, exact, base;
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

macro_rules! tolerance {
    (exact) => {
        Roundings::None
    };
    (each($roundings:literal)) => {
        Roundings::Each($roundings)
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
        $shape:ident $(($init:ident, $combine:ident, $width:ident, $size:ident))?, $cost:ident,
        $tolerance:ident $(($roundings:literal))?, $origin:ident;
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
                        cost: Cost::$cost,
                        tolerance: tolerance!($tolerance $(($roundings))?),
                        derived: is!($origin derived),
                    },)*
                }
            }
        }
    };
}
for_each_reduce_op!(define);

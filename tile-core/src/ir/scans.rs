//! The scans, one row each.
//!
//! A row of [`for_each_scan_op`](crate::for_each_scan_op) says all that a consumer needs to know of
//! a scan; each consumer takes the rows by a macro of its own, or as data ([`ScanOp::row`]):
//!
//! ```text
//! #[doc] Variant = "text name": Class, function(reverse), Reduction;
//! ```
//!
//! - `Class`: the element types that have it ([`Class`]).
//! - `function`, `reverse`: its names in kernels, from the near and from the far end.
//! - `Reduction`: the [`ReduceOp`] whose partial results it gives. Initial value, combining
//!   operation and accumulator type are those of its row, and so are cost and tolerance.

use super::pointwise::Class;
use super::reductions::{Fold, ReduceOp};

/// A row of [`ScanOp`], as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScanRow {
    /// The types that have it.
    pub class: Class,
    /// Its name in kernels.
    pub function: &'static str,
    /// Its name in kernels from the far end.
    pub reverse: &'static str,
    /// The reduction whose partial results it gives.
    pub reduction: ReduceOp,
}

/// Calls `$m!` with the rows of the scans.
#[macro_export]
macro_rules! for_each_scan_op {
    ($($m:tt)+) => {
        $($m)+! {
            #[doc = "Running sum, computed as sums are and rounded for each element."]
            Sum = "sum": Number, cumsum(cumsum_rev), Sum;
            #[doc = "Running product, computed as sums are and rounded for each element."]
            Product = "product": Number, cumprod(cumprod_rev), Product;
            #[doc = "Running maximum from the lowest value; NaN ignored."]
            Max = "max": Number, cummax(cummax_rev), Max;
            #[doc = "Running minimum from the highest value; NaN ignored."]
            Min = "min": Number, cummin(cummin_rev), Min;
        }
    };
}

macro_rules! define {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident, $function:ident($reverse:ident), $reduction:ident;
    )*) => {
        /// How `scan` combines elements.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum ScanOp { $(#[doc = $doc] $variant,)* }

        impl ScanOp {
            /// Every member.
            pub const ALL: &'static [ScanOp] = &[$(ScanOp::$variant,)*];

            /// The name in the text form.
            pub const fn name(self) -> &'static str {
                match self { $(ScanOp::$variant => $text,)* }
            }

            /// The member that the text form spells `name`.
            pub fn from_name(name: &str) -> Option<ScanOp> {
                match name { $($text => Some(ScanOp::$variant),)* _ => None }
            }

            /// The member of a function of kernels, and whether it starts at the far end.
            pub fn from_function(name: &str) -> Option<(ScanOp, bool)> {
                match name {
                    $(
                        stringify!($function) => Some((ScanOp::$variant, false)),
                        stringify!($reverse) => Some((ScanOp::$variant, true)),
                    )*
                    _ => None,
                }
            }

            /// What the member means, for `docs/ops.md`.
            pub fn doc(self) -> &'static str {
                match self { $(ScanOp::$variant => $doc,)* }
            }

            /// What is known of the member.
            pub const fn row(self) -> ScanRow {
                match self {
                    $(ScanOp::$variant => ScanRow {
                        class: Class::$class,
                        function: stringify!($function),
                        reverse: stringify!($reverse),
                        reduction: ReduceOp::$reduction,
                    },)*
                }
            }
        }

        // Partial results are those of values that combine one at a time.
        $(const _: Fold = ScanOp::$variant.fold();)*
    };
}
for_each_scan_op!(define);

impl ScanOp {
    /// How elements combine.
    pub const fn fold(self) -> Fold {
        match self.row().reduction.row().fold {
            Some(fold) if !fold.magnitude => fold,
            _ => panic!("a scan gives the partial results of a fold of values"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scans_have_the_types_of_their_reductions() {
        for &op in ScanOp::ALL {
            let row = op.row();
            assert_eq!(row.class, row.reduction.row().class, "{}", op.name());
            assert_eq!(ScanOp::from_name(op.name()), Some(op));
            assert_eq!(ScanOp::from_function(row.function), Some((op, false)));
            assert_eq!(ScanOp::from_function(row.reverse), Some((op, true)));
        }
    }
}

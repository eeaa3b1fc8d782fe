//! Reductions and scans of the language along one axis.

use super::memory::{Memory, MemoryMut};
use crate::num::{Float, Int, Num};

/// The element type of conditions, as a bound.
#[diagnostic::on_unimplemented(message = "expected elements `bool`, found `{Self}`")]
pub trait Truth {}
impl Truth for bool {}

macro_rules! function {
    ($doc:expr, $name:ident, $from:path, $to:path) => {
        #[doc = $doc]
        ///
        /// `dst` has the extents of `src` without axis `axis`, or with 1 there.
        pub fn $name<S, D>(src: &S, dst: &mut D, axis: usize)
        where
            S: Memory<Elem: $from>,
            D: MemoryMut<Elem: $to>,
        {
            let _ = (src, dst, axis);
            outside!(stringify!($name))
        }
    };
}

/// The functions of a row, with the bounds of its class.
macro_rules! functions {
    ($doc:literal Number Index $name:ident) => {
        function!($doc, $name, Num, Int);
    };
    ($doc:literal Number Same $name:ident $($into:ident)?) => {
        functions!(@ $doc Num $name $($into)?);
    };
    ($doc:literal Float Same $name:ident $($into:ident)?) => {
        functions!(@ $doc Float $name $($into)?);
    };
    ($doc:literal Bool Same $name:ident $($into:ident)?) => {
        functions!(@ $doc Truth $name $($into)?);
    };
    (@ $doc:literal $bound:ident $name:ident $($into:ident)?) => {
        function!($doc, $name, $bound, $bound);
        $(function!(concat!("As [`", stringify!($name), "`], combined with what `dst` holds."), $into, $bound, $bound);)?
    };
}

macro_rules! reductions {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $function:ident($($into:ident)?),
        $shape:ident $(($($how:ident),*))?, $cost:ident, $tolerance:ident $(($roundings:literal))?, $origin:ident;
    )*) => {
        $(functions!($doc $class $gives $function $($into)?);)*
    };
}
crate::for_each_reduce_op!(reductions);

/// The functions of a row, for numbers.
macro_rules! scans {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: Number, $function:ident($reverse:ident), $reduction:ident;
    )*) => {$(
        scans!(@ concat!("Inclusive scan along `axis`. ", $doc), $function);
        scans!(@ concat!("As [`", stringify!($function), "`], from the far end."), $reverse);
    )*};
    (@ $doc:expr, $name:ident) => {
        #[doc = $doc]
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
    };
}
crate::for_each_scan_op!(scans);

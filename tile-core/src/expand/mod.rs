//! Shared decompositions: what an operation is in terms of others.
//!
//! The rows of [`UnOp`] and [`BinOp`] that are `derived` have one here. A backend that compiles
//! instructions runs [`expand`](crate::passes::expand()) with the list of those that it makes
//! itself; one that computes on numbers implements [`Arith`] for them and calls [`functions`].

mod arith;
mod dot4;
pub mod functions;
#[cfg(test)]
mod tests;

pub use arith::Arith;
pub use dot4::dot4;

use crate::ir::{BinOp, UnOp};

macro_rules! apply {
    (base $($rest:tt)*) => {
        None
    };
    (derived special $name:ident $($arg:ident)*) => {
        None
    };
    (derived float $name:ident $($arg:ident)*) => {
        Some(functions::$name($($arg),*))
    };
}

macro_rules! define_un {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        /// The decomposition of a function of one operand; `None` of one that every backend has.
        #[inline(always)]
        pub fn un<A: Arith>(a: &mut A, op: UnOp, x: A::Value) -> Option<A::Value> {
            match op { $(UnOp::$variant => apply!($origin $reference $what a x),)* }
        }
    };
}
crate::for_each_un_op!(define_un);

macro_rules! define_bin {
    ($(
        #[doc = $doc:literal]
        $variant:ident = $text:literal: $class:ident => $gives:ident, $how:ident($what:tt), $cost:ident,
        $tolerance:ident $(($($ulps:literal),*))?, $origin:ident, $reference:ident $(($f:expr))?;
    )*) => {
        /// The decomposition of a function of two operands; `None` of one that every backend has, and
        /// of one of words of bytes, which is [`dot4`]'s.
        #[inline(always)]
        pub fn bin<A: Arith>(a: &mut A, op: BinOp, x: A::Value, y: A::Value) -> Option<A::Value> {
            match op { $(BinOp::$variant => apply!($origin $reference $what a x y),)* }
        }
    };
}
crate::for_each_bin_op!(define_bin);

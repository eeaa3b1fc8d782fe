//! The calling convention of tile functions.
//!
//! A caller is compiled from its own tokens alone: it knows the types of its arguments and not
//! those of the callee's parameters. If a callee's native code were an ordinary function, a
//! wrong argument would be reported twice: where the user wrote it, when rustc checks the body,
//! and in the emitted call, in terms of this crate.
//!
//! So an emitted call fits every callee: it passes a list of arguments of any length and takes
//! a result of any type. The callee takes from the list what it expects. That the types agree
//! is a `const` assertion, which only code that passed the first check ever meets.
//!
//! ```text
//! scale_rows::host(level, block, &[BM, BN], (x, (f, ())))
//! ```
//!
//! Type parameters of the callee are element types of arguments or the result; [`Passed::Elem`]
//! and [`Returned::Elem`] give them.

use super::choose::same_elem;
use super::iterate::Block;
use crate::level::Level;
use crate::scalar::CpuElem;
use crate::view::View;
use std::mem::transmute_copy;

/// An argument: a scalar or a tile.
pub trait Passed: Copy {
    /// The element type.
    type Elem: CpuElem;

    /// As a scalar.
    fn scalar<T: CpuElem>(self) -> T;

    /// As a tile.
    fn view<T: CpuElem, const R: usize>(self) -> View<T, R>;
}

impl<E: CpuElem> Passed for E {
    type Elem = E;

    #[inline(always)]
    fn scalar<T: CpuElem>(self) -> T {
        const { assert!(same_elem::<E, T>(), "the argument has the parameter's type") };
        // SAFETY: element types with one `DTYPE` are one type.
        unsafe { transmute_copy(&self) }
    }

    #[inline(always)]
    fn view<T: CpuElem, const R: usize>(self) -> View<T, R> {
        const { panic!("the argument is a tile") }
    }
}

impl<E: CpuElem, const Q: usize> Passed for View<E, Q> {
    type Elem = E;

    #[inline(always)]
    fn scalar<T: CpuElem>(self) -> T {
        const { panic!("the argument is a scalar") }
    }

    #[inline(always)]
    fn view<T: CpuElem, const R: usize>(self) -> View<T, R> {
        const { assert!(same_elem::<E, T>() && Q == R, "the argument has the parameter's type") };
        // SAFETY: views of one element type and rank are one type.
        unsafe { transmute_copy(&self) }
    }
}

/// Arguments, the first one first: `(x, (f, ()))`.
pub trait Arguments: Sized {
    /// The first one; if there is none, anything.
    type First: Passed;
    /// The others.
    type Rest: Arguments;

    /// The first one and the others.
    fn split(self) -> (Self::First, Self::Rest);
}

impl<A: Passed, B: Arguments> Arguments for (A, B) {
    type First = A;
    type Rest = B;

    #[inline(always)]
    fn split(self) -> (A, B) {
        self
    }
}

impl Arguments for () {
    type First = bool;
    type Rest = ();

    #[inline(always)]
    fn split(self) -> (bool, ()) {
        unreachable!("rustc counts the arguments")
    }
}

/// What a caller does with the result: take it as some type, or nothing.
pub trait Returned {
    /// The type; if nothing is taken, any.
    type Elem: CpuElem;

    /// From what the function gives.
    fn value<T: CpuElem>(value: T) -> Self;

    /// From a function that gives nothing.
    fn nothing() -> Self;
}

impl<E: CpuElem> Returned for E {
    type Elem = E;

    #[inline(always)]
    fn value<T: CpuElem>(value: T) -> E {
        value.scalar()
    }

    #[inline(always)]
    fn nothing() -> E {
        const { panic!("the function gives a value") }
    }
}

impl Returned for () {
    type Elem = bool;

    #[inline(always)]
    fn value<T: CpuElem>(_: T) {}

    #[inline(always)]
    fn nothing() {}
}

/// What a call finds on a type that is no tile function, where `#[tile_fn]`
/// makes functions of these names. rustc has said then that the type is none.
pub trait NoTileFn {
    /// Stands for what a function does besides computing.
    const SIDE_EFFECT_FREE: bool = true;

    /// Stands for a function.
    ///
    /// # Safety
    /// It is not called.
    unsafe fn host<L: Level, A: Arguments, R: Returned>(_: L, _: &Block<'_>, _: &[i64], _: A) -> R {
        unreachable!("only tile functions are called")
    }

    /// Stands for its scratch memory.
    fn host_scratch<L: Level, A: Arguments, R: Returned>(_: &[i64]) -> usize {
        unreachable!("only tile functions are called")
    }
}

impl<T: ?Sized> NoTileFn for T {}

/// The const arguments of a call.
#[inline(always)]
pub fn const_arguments<const N: usize>(given: &[i64]) -> [i64; N] {
    match given.first_chunk() {
        Some(arguments) => *arguments,
        None => panic!("rustc counts the const arguments"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `fn scale<T>(x: &mut Tile<T, 1>, f: T) -> T`, as a callee sees a call.
    fn scale<A: Arguments, R: Returned>(args: A) -> R {
        fn body<T: CpuElem>(x: View<T, 1>, f: T) -> T {
            // SAFETY: the test passes one element.
            unsafe { x.at([0]).read().mul(f) }
        }
        let (x, args) = args.split();
        let (f, _) = args.split();
        R::value(body::<<A::First as Passed>::Elem>(x.view(), f.scalar()))
    }

    #[test]
    fn types_come_from_the_arguments() {
        let mut cell = 3.0_f64;
        let x = View::packed(&raw mut cell, [1]);
        let result: f64 = scale((x, (2.0_f64, ())));
        assert_eq!(result, 6.0);
        let () = scale((x, (2.0_f64, ())));
    }

    #[test]
    fn consts_are_counted() {
        assert_eq!(const_arguments([1, 2].as_slice()), [1, 2]);
    }
}

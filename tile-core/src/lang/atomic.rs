//! Atomic operations of the language: on one element, as methods, and elementwise on
//! tiles.
//!
//! Out of bounds nothing happens and zero is the result.

use super::index::Place;
use super::memory::{Memory, MemoryMut, Tensor, Tile};
use crate::ir::Order;
use crate::num::{Element, Int, Num};

macro_rules! atomics {
    ($memory:ident) => {
        impl<T: Num, const R: usize> $memory<T, R> {
            /// Adds to one element; gives the old value.
            pub fn atomic_add(&mut self, index: impl Place<R>, value: T, order: Order) -> T {
                let _ = (index, value, order);
                match self.never {}
            }

            /// The larger of one element and `value`; gives the old value.
            pub fn atomic_max(&mut self, index: impl Place<R>, value: T, order: Order) -> T {
                let _ = (index, value, order);
                match self.never {}
            }

            /// The smaller of one element and `value`; gives the old value.
            pub fn atomic_min(&mut self, index: impl Place<R>, value: T, order: Order) -> T {
                let _ = (index, value, order);
                match self.never {}
            }
        }

        impl<T: Int, const R: usize> $memory<T, R> {
            /// Bitwise and with one element; gives the old value.
            pub fn atomic_and(&mut self, index: impl Place<R>, value: T, order: Order) -> T {
                let _ = (index, value, order);
                match self.never {}
            }

            /// Bitwise or with one element; gives the old value.
            pub fn atomic_or(&mut self, index: impl Place<R>, value: T, order: Order) -> T {
                let _ = (index, value, order);
                match self.never {}
            }

            /// Bitwise exclusive or with one element; gives the old value.
            pub fn atomic_xor(&mut self, index: impl Place<R>, value: T, order: Order) -> T {
                let _ = (index, value, order);
                match self.never {}
            }
        }

        impl<T: Element, const R: usize> $memory<T, R> {
            /// Stores to one element; gives the old value.
            pub fn atomic_exchange(&mut self, index: impl Place<R>, value: T, order: Order) -> T {
                let _ = (index, value, order);
                match self.never {}
            }

            /// Stores `new` to one element if it equals `expected`; gives the
            /// old value.
            pub fn atomic_cas(&mut self, index: impl Place<R>, expected: T, new: T, order: Order) -> T {
                let _ = (index, expected, new, order);
                match self.never {}
            }
        }
    };
}
atomics!(Tensor);
atomics!(Tile);

macro_rules! tile_atomics {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        /// Each element is atomic, the whole is not.
        pub fn $name<S, D>(src: &S, dst: &mut D, order: Order)
        where
            S: Memory<Elem: Num>,
            D: MemoryMut<Elem = S::Elem>,
        {
            let _ = (src, dst, order);
            outside!(stringify!($name))
        }
    )*};
}
tile_atomics! {
    /// Adds every element of `src` to the element of `dst` at its place.
    atomic_add;
    /// Raises every element of `dst` to the element of `src` at its place.
    atomic_max;
    /// Lowers every element of `dst` to the element of `src` at its place.
    atomic_min;
}

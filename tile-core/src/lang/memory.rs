//! Tensors, tiles and their views, as types that rustc checks.

use super::index::At;
use crate::num::Element;
use std::convert::Infallible;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

mod sealed {
    pub trait Sealed {}
}

/// Anything a tile operation reads: a tensor, a tile, or a view of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tensor, tile or region",
    label = "expected a reference to a tile or tensor, or a region `t.at([…])`"
)]
pub trait Memory: sealed::Sealed {
    /// The type of its elements.
    type Elem: Element;
}

/// Anything a tile operation writes: a tile, an output tensor, or a region
/// `t.at_mut(…)`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a destination",
    label = "expected `&mut tile`, an output tensor, or a region `t.at_mut([…])`"
)]
pub trait MemoryMut: Memory {}

/// Something of rank `R` with single elements: a tensor or a tile.
pub trait Cells<const R: usize>: MemoryMut {}

macro_rules! memory {
    ($(#[$doc:meta])* $name:ident [$($rank:ident)?]) => {
        $(#[$doc])*
        pub struct $name<T, $(const $rank: usize)?> {
            // No value exists outside a kernel, and inside one no value is
            // ever made: bodies are checked, not run.
            pub(super) never: Infallible,
            elem: PhantomData<T>,
        }
        impl<T, $(const $rank: usize)?> sealed::Sealed for $name<T, $($rank)?> {}
        impl<T: Element, $(const $rank: usize)?> Memory for $name<T, $($rank)?> {
            type Elem = T;
        }
    };
}

memory! {
    /// A tensor argument or workspace of rank `R` in global memory.
    ///
    /// `t[[i, j]]` (`t[i]` for rank 1) reads and writes single elements in
    /// `parallel!`. Reads outside give zero, writes outside do nothing.
    Tensor [R]
}
memory! {
    /// A tile of rank `R`: memory of one block, made by [`shared`],
    /// [`fragment`] or [`local`].
    ///
    /// `t[[i, j]]` (`t[i]` for rank 1) reads and writes single elements in
    /// `parallel!`. Reads outside give zero, writes outside do nothing.
    Tile [R]
}
memory! {
    /// A view of part of a tensor or tile, read by tile operations:
    /// `t.at([i, j])`.
    Region []
}
memory! {
    /// A view of part of a tensor or tile, written by tile operations:
    /// `t.at_mut([i, j])`.
    RegionMut []
}

impl<T: Element, const R: usize> MemoryMut for Tensor<T, R> {}
impl<T: Element, const R: usize> MemoryMut for Tile<T, R> {}
impl<T: Element> MemoryMut for RegionMut<T> {}
impl<T: Element, const R: usize> Cells<R> for Tensor<T, R> {}
impl<T: Element, const R: usize> Cells<R> for Tile<T, R> {}

macro_rules! cells {
    ($name:ident) => {
        impl<T: Element, const R: usize> $name<T, R> {
            /// The extent of each axis.
            pub fn shape(&self) -> [usize; R] {
                match self.never {}
            }

            /// The extent of one axis.
            pub fn dim(&self, axis: usize) -> usize {
                let _ = axis;
                match self.never {}
            }

            /// The region that starts at an index; a source of tile
            /// operations.
            ///
            /// `t.at([i, j])` has the extents of the other operand, aligned to
            /// the right. `t.at((i, span(j, BN), ..))` states them: an index
            /// drops its axis, [`span`](super::span) keeps a part, `..` keeps
            /// the whole. What lies outside reads as zero, or as stated by
            /// [`Region::or`].
            pub fn at(&self, index: impl At<R>) -> &Region<T> {
                let _ = index;
                match self.never {}
            }

            /// The region that starts at an index; a destination of tile
            /// operations. What lies outside is not written.
            pub fn at_mut(&mut self, index: impl At<R>) -> &mut RegionMut<T> {
                let _ = index;
                match self.never {}
            }
        }

        impl<T: Element, const R: usize> Index<[usize; R]> for $name<T, R> {
            type Output = T;
            fn index(&self, _: [usize; R]) -> &T {
                match self.never {}
            }
        }

        impl<T: Element, const R: usize> IndexMut<[usize; R]> for $name<T, R> {
            fn index_mut(&mut self, _: [usize; R]) -> &mut T {
                match self.never {}
            }
        }

        impl<T: Element> Index<usize> for $name<T, 1> {
            type Output = T;
            fn index(&self, _: usize) -> &T {
                match self.never {}
            }
        }

        impl<T: Element> IndexMut<usize> for $name<T, 1> {
            fn index_mut(&mut self, _: usize) -> &mut T {
                match self.never {}
            }
        }

        impl<T: Element> $name<T, 2> {
            /// The same memory with its two axes exchanged.
            pub fn t(&self) -> &$name<T, 2> {
                match self.never {}
            }
        }

        impl<T: Element, const R: usize> $name<T, R> {
            /// The same memory; axis `i` of the result is axis `axes[i]`.
            pub fn permute(&self, axes: [usize; R]) -> &$name<T, R> {
                let _ = axes;
                match self.never {}
            }
        }
    };
}
cells!(Tensor);
cells!(Tile);

impl<T: Element, const R: usize> Tile<T, R> {
    /// The same cells in row-major order under other extents of equal product.
    pub fn reshape<const S: usize>(&self, extents: [usize; S]) -> &Tile<T, S> {
        let _ = extents;
        match self.never {}
    }

    /// The same cells read as another type of the same width.
    pub fn bitcast<U: Element>(&self) -> &Tile<U, R> {
        match self.never {}
    }
}

macro_rules! elements {
    ($name:ident) => {
        impl<T: Element, const R: usize> Index<[usize; R]> for $name<T> {
            type Output = T;
            fn index(&self, _: [usize; R]) -> &T {
                match self.never {}
            }
        }

        impl<T: Element> Index<usize> for $name<T> {
            type Output = T;
            fn index(&self, _: usize) -> &T {
                match self.never {}
            }
        }

        impl<T: Element> $name<T> {
            /// A region of the region: the same as one of the tensor or tile,
            /// with the offsets added.
            pub fn at<const R: usize>(&self, index: impl At<R>) -> &Region<T> {
                let _ = index;
                match self.never {}
            }
        }
    };
}
elements!(Region);
elements!(RegionMut);

impl<T: Element, const R: usize> IndexMut<[usize; R]> for RegionMut<T> {
    fn index_mut(&mut self, _: [usize; R]) -> &mut T {
        match self.never {}
    }
}

impl<T: Element> IndexMut<usize> for RegionMut<T> {
    fn index_mut(&mut self, _: usize) -> &mut T {
        match self.never {}
    }
}

impl<T: Element> Region<T> {
    /// The same region with its two axes exchanged.
    pub fn t(&self) -> &Region<T> {
        match self.never {}
    }

    /// The same region; axis `i` of the result is axis `axes[i]`.
    pub fn permute<const R: usize>(&self, axes: [usize; R]) -> &Region<T> {
        let _ = axes;
        match self.never {}
    }

    /// The same region; reads outside give `value` instead of zero.
    pub fn or(&self, value: T) -> &Region<T> {
        let _ = value;
        match self.never {}
    }
}

impl<T: Element> RegionMut<T> {
    /// A region of the region: the same as one of the tensor or tile, with the
    /// offsets added.
    pub fn at_mut<const R: usize>(&mut self, index: impl At<R>) -> &mut RegionMut<T> {
        let _ = index;
        match self.never {}
    }

    /// The same region with its two axes exchanged.
    pub fn t(&mut self) -> &mut RegionMut<T> {
        match self.never {}
    }

    /// The same region; axis `i` of the result is axis `axes[i]`.
    pub fn permute<const R: usize>(&mut self, axes: [usize; R]) -> &mut RegionMut<T> {
        let _ = axes;
        match self.never {}
    }
}

/// A shared tile of the block, uninitialised: `shared::<T>([BM, BK])`.
///
/// Extents are constant expressions.
pub fn shared<T: Element, const R: usize>(extents: [usize; R]) -> Tile<T, R> {
    let _ = extents;
    outside!("shared")
}

/// A tile held in registers across the block's threads, uninitialised:
/// `fragment::<T::Acc>([BM, BN])`.
///
/// Extents are constant expressions.
pub fn fragment<T: Element, const R: usize>(extents: [usize; R]) -> Tile<T, R> {
    let _ = extents;
    outside!("fragment")
}

/// A private array of one `parallel!` iteration, uninitialised:
/// `local::<f32>([N])`.
///
/// Extents are constant expressions.
pub fn local<T: Element, const R: usize>(extents: [usize; R]) -> Tile<T, R> {
    let _ = extents;
    outside!("local")
}

/// A private array of one `parallel!` iteration or thread whose elements begin with a value:
/// `[0.0; N]`.
///
/// The extent is a constant expression.
pub fn filled<T: Element>(value: T, extent: [usize; 1]) -> Tile<T, 1> {
    let _ = (value, extent);
    outside!("an array of values")
}

/// Global memory of one launch, shared by all blocks and filled with zeros:
/// `workspace::<f32>([m, n])` in the prologue.
pub fn workspace<T: Element, const R: usize>(extents: [usize; R]) -> Tensor<T, R> {
    let _ = extents;
    outside!("workspace")
}

/// A second reference to the same memory, for the operations whose source and
/// destination may be one tile: `cumsum(alias(&x), &mut x, 0)`.
pub fn alias<'a, T: Element, const R: usize>(tile: &Tile<T, R>) -> &'a Tile<T, R> {
    match tile.never {}
}

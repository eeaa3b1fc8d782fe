//! Typed indices (entity ids), and the vectors they index.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// An index type of the IR.
pub trait Id: Copy {
    /// From a position.
    fn new(index: usize) -> Self;
    /// To a position.
    fn index(self) -> usize;
}

/// An id type of an IR; with a prefix, one that is printed as the prefix and the number.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(u32);

        $crate::id!(@index $name);
    };
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);

        $crate::id!(@index $name);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }
    };
    (@index $name:ident) => {
        impl $crate::ir::Id for $name {
            fn new(index: usize) -> Self {
                $name(index as u32)
            }
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

/// Ids whose numbers are used without [`Id`] in scope.
macro_rules! numbered {
    ($($name:ident),*) => {$(
        impl $name {
            /// From a position in its table.
            pub fn new(index: usize) -> Self {
                Id::new(index)
            }
            /// The position in its table.
            pub fn index(self) -> usize {
                Id::index(self)
            }
        }
    )*};
}
numbered!(Value, InstId, RegionId, CalleeId);

id! {
    /// An SSA value: a scalar, or the name of a piece of memory.
    Value, "%"
}
id! {
    /// An instruction.
    InstId, "inst"
}
id! {
    /// A region.
    RegionId, "region"
}
id! {
    /// A called device function, in the function's list of callees.
    CalleeId, "fn"
}

/// A vector indexed by an id type.
#[derive(Clone, PartialEq, Eq)]
pub struct Map<I, T> {
    items: Vec<T>,
    id: PhantomData<I>,
}

impl<I: Id, T> Map<I, T> {
    /// An empty map.
    pub fn new() -> Self {
        Map { items: Vec::new(), id: PhantomData }
    }

    /// Appends an item and returns its id.
    pub fn push(&mut self, item: T) -> I {
        self.items.push(item);
        I::new(self.items.len() - 1)
    }

    /// The number of items.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The item, if the id is in range.
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }

    /// Ids and items in order.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        self.items.iter().enumerate().map(|(i, item)| (I::new(i), item))
    }

    /// Items in order.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.items.iter()
    }

    /// Items in order, mutable.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items.iter_mut()
    }
}

impl<I: Id, T> Default for Map<I, T> {
    fn default() -> Self {
        Map::new()
    }
}

impl<I: Id, T> Index<I> for Map<I, T> {
    type Output = T;
    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: Id, T> IndexMut<I> for Map<I, T> {
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}

impl<I, T: fmt::Debug> fmt::Debug for Map<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items.fmt(f)
    }
}

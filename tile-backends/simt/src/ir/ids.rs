//! The numbers that values, registers, buffers and tensor maps of a kernel have.

use std::fmt;
use tile_core::ir::Id;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);

        impl Id for $name {
            fn new(index: usize) -> Self {
                $name(index as u32)
            }
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}

id! {
    /// An SSA value: one register.
    Val, "%"
}
id! {
    /// An array of registers that change.
    Var, "$"
}
id! {
    /// A piece of memory.
    Buf, "@"
}

id! {
    /// A way to copy boxes of a tensor.
    TensorMap, "#"
}

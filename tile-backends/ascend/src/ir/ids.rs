//! The numbers that scalars, variables, tiles and tensors of a program have.

use tile_core::ir::Id;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(u32);

        impl Id for $name {
            fn new(index: usize) -> Self {
                $name(index as u32)
            }
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// An immutable scalar.
    Val
}
id! {
    /// A mutable scalar.
    Var
}
id! {
    /// An on-chip buffer.
    Tile
}
id! {
    /// A tensor in global memory.
    Tensor
}

//! The numbers that values, registers, buffers and tensor maps of a kernel have.

use tile_core::id;

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

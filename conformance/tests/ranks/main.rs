//! The kernels of several ranks on the interpreter's ranks: 1 to 8 of them, in interleavings by
//! seed, and faults that are sown into them.

mod cases;
mod faults;
mod support;

//! Core of `tile-kernel`: tile IR, its passes and reference interpreter, tensors, and
//! launches.
pub mod analysis;
pub mod elem;
pub mod expand;
pub mod files;
pub mod interp;
pub mod ir;
pub mod lang;
pub mod launch;
pub mod num;
pub mod passes;
pub mod pipeline;
pub mod tensor;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

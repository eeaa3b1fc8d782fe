//! CPU backend of `tile-kernel`.
pub mod atomic;
pub mod convert;
pub mod copy;
pub mod gather;
pub mod gemm;
pub mod level;
pub mod math;
pub mod reduce;
pub mod rows;
pub mod scalar;
pub mod scan;
pub mod view;

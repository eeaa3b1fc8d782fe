//! CPU backend of `tile-kernel`.
pub mod gemm;
pub mod level;
pub mod view;

//! Core of `tile-kernel`.
pub mod elem;
pub mod ir;
pub mod num;

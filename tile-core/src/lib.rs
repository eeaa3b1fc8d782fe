//! Core of `tile-kernel`.
pub mod elem;
pub mod num;

//! CPU backend of `tile-kernel`.
pub mod level;
pub mod view;

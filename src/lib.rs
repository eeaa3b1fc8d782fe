//! tile-kernel

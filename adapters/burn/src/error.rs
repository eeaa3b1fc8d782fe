//! What is wrong with an op or with its launch.

use tile_kernel::launch::LaunchError;

/// What is wrong with the arguments of an op, or with its launch.
pub type Error = LaunchError;

/// A result, or what is wrong with the arguments of an op or with its launch.
pub type Result<T> = std::result::Result<T, Error>;

//! Errors of launches as candle's.

pub(crate) use tile_adapter::malformed;
use tile_kernel::launch::LaunchError;

/// A launch's error as candle's.
pub(crate) fn wrap(error: LaunchError) -> candle_core::Error {
    candle_core::Error::Wrapped(Box::new(error))
}

//! Errors of launches: arguments that do not fit a kernel, and what candle gets of them.

use tile_kernel::launch::{KernelDef, LaunchError};

/// Arguments do not fit a kernel.
pub(crate) fn malformed(def: &KernelDef, reason: String) -> LaunchError {
    LaunchError::Arguments { kernel: def.name.to_owned(), reason }
}

/// A launch's error as candle's.
pub(crate) fn wrap(error: LaunchError) -> candle_core::Error {
    candle_core::Error::Wrapped(Box::new(error))
}

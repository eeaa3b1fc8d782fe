//! Why a search or a look-up fails.

use std::fmt;
use tile_core::launch::LaunchError;

/// Why nothing was tuned.
#[derive(Debug)]
pub enum TuneError {
    /// There is nothing to choose.
    Space {
        /// The kernel.
        kernel: String,
        /// Why.
        reason: String,
    },
    /// No instance runs on the arguments: the error of the stated one.
    Launch(LaunchError),
    /// The stated instance took its process with it, or did not end, as the journal says: there is
    /// nothing to compare with.
    Stated {
        /// The kernel.
        kernel: String,
        /// What happened.
        reason: String,
    },
    /// The launch that was given to the tuner launched no kernel.
    NoLaunch,
}

impl fmt::Display for TuneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TuneError::Space { kernel, reason } => write!(f, "kernel `{kernel}` cannot be tuned: {reason}"),
            TuneError::Launch(error) => write!(f, "{error}"),
            TuneError::Stated { kernel, reason } => {
                write!(f, "kernel `{kernel}` cannot be tuned: of the stated instance, {reason}")
            }
            TuneError::NoLaunch => f.write_str("the launch to tune launched no kernel, expected one `launch`"),
        }
    }
}

impl std::error::Error for TuneError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            TuneError::Launch(error) => Some(error),
            TuneError::Space { .. } | TuneError::Stated { .. } | TuneError::NoLaunch => None,
        }
    }
}

impl From<LaunchError> for TuneError {
    fn from(error: LaunchError) -> TuneError {
        TuneError::Launch(error)
    }
}

//! Why a model could not be loaded or run.

use std::fmt;
use std::path::PathBuf;
use tile_kernel::launch::LaunchError;
use tile_kernel::tensor::TensorError;

/// Why a model could not be loaded or run.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A file that could not be read.
    File {
        /// Which.
        path: PathBuf,
        /// What the system, or the format, says.
        reason: String,
    },
    /// A weight that is missing, or has another type or other extents than the configuration says.
    Weight {
        /// Its name.
        name: String,
        /// What was expected and what was found.
        reason: String,
    },
    /// A value of the configuration that this program has no kernels for.
    Config {
        /// The key.
        key: &'static str,
        /// What was expected and what was found.
        reason: String,
    },
    /// An input that the model does not take.
    Input {
        /// Which.
        input: &'static str,
        /// What was expected and what was found.
        reason: String,
    },
    /// A tensor that could not be made.
    Tensor(TensorError),
    /// A launch that failed.
    Launch(LaunchError),
}

impl Error {
    pub(crate) fn config(key: &'static str, reason: impl Into<String>) -> Error {
        Error::Config { key, reason: reason.into() }
    }

    pub(crate) fn input(input: &'static str, reason: impl Into<String>) -> Error {
        Error::Input { input, reason: reason.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::File { path, reason } => write!(f, "{}: {reason}", path.display()),
            Error::Weight { name, reason } => write!(f, "weight `{name}`: {reason}"),
            Error::Config { key, reason } => write!(f, "`{key}` of the configuration: {reason}"),
            Error::Input { input, reason } => write!(f, "{input}: {reason}"),
            Error::Tensor(error) => error.fmt(f),
            Error::Launch(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<LaunchError> for Error {
    fn from(error: LaunchError) -> Error {
        Error::Launch(error)
    }
}

impl From<TensorError> for Error {
    fn from(error: TensorError) -> Error {
        Error::Tensor(error)
    }
}

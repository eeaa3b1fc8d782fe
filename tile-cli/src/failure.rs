//! Why a command fails, and the status that a program then exits with.

use std::{error, fmt, io};
use tile_kernel::launch::LaunchError;

/// The status of a program whose device runs nothing any more.
pub(crate) const DEVICE: u8 = 3;

/// Why a command fails.
#[derive(Debug)]
pub enum Failure {
    /// The arguments ask for nothing that there is: a flag, a kernel, a target. Status 2.
    Usage(String),
    /// What was asked for fails: a kernel that the target refuses, results that differ. Status 1.
    Failed(String),
    /// What was found cannot be written. Status 1.
    Output(io::Error),
    /// The device runs nothing any more; another process may open it anew. Status 3.
    Device(String),
    /// A process that ran the command failed with this status, and has said why.
    Told(u8),
}

impl Failure {
    /// The status of a program that ends with it.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) | Failure::Output(_) => 1,
            Failure::Device(_) => DEVICE,
            Failure::Told(code) => *code,
        }
    }
}

/// Arguments that ask for nothing that there is.
pub(crate) fn usage(message: impl Into<String>) -> Failure {
    Failure::Usage(message.into())
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(message) | Failure::Failed(message) | Failure::Device(message) => f.write_str(message),
            Failure::Told(code) => write!(f, "the process that ran the command ended with status {code}"),
            Failure::Output(error) => write!(f, "writing the output: {error}"),
        }
    }
}

impl error::Error for Failure {}

impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure::Failed(message)
    }
}

impl From<LaunchError> for Failure {
    fn from(error: LaunchError) -> Failure {
        Failure::Failed(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::Usage(error.to_string())
    }
}

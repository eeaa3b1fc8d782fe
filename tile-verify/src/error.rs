//! Errors: a verification that cannot be made. What it finds wrong is in its report.

use std::fmt;
use tile_core::launch::LaunchError;

/// A reference that does not fit its kernel.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum ReferenceError {
    /// The kernel has no parameter of this name.
    Name {
        /// The name.
        name: String,
        /// The names there are.
        expected: String,
    },
    /// A tensor of another rank.
    Rank {
        /// The parameter.
        name: String,
        /// Its rank.
        expected: usize,
        /// The rank that the reference takes.
        found: usize,
    },
    /// A parameter of another kind.
    Kind {
        /// The parameter.
        name: String,
        /// What the reference takes it for.
        expected: &'static str,
    },
    /// An element that the output does not have.
    Outside {
        /// The output.
        name: String,
        /// The index.
        index: Vec<usize>,
        /// The output's extents.
        extents: Vec<usize>,
    },
    /// The reference panicked, as by an index outside of an array.
    Panicked {
        /// The message.
        message: String,
    },
    /// The kernel cannot be its own reference.
    Unsuited {
        /// Why.
        reason: String,
    },
}

impl fmt::Display for ReferenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReferenceError::Name { name, expected } => {
                write!(f, "the reference asks for `{name}`, expected one of {expected}")
            }
            ReferenceError::Rank { name, expected, found } => {
                write!(f, "the reference takes `{name}` as rank {found}, expected rank {expected}")
            }
            ReferenceError::Kind { name, expected } => {
                write!(f, "the reference uses `{name}` as {expected}, which it is not")
            }
            ReferenceError::Outside { name, index, extents } => {
                write!(f, "the reference sets `{name}` at {index:?}, expected an index below {extents:?}")
            }
            ReferenceError::Panicked { message } => write!(f, "the reference panicked: {message}"),
            ReferenceError::Unsuited { reason } => write!(f, "the kernel cannot be its own reference: {reason}"),
        }
    }
}

impl std::error::Error for ReferenceError {}

/// Why a verification could not be made.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum VerifyError {
    /// The reference failed on a case.
    Reference {
        /// The extents of the case.
        case: String,
        /// What was wrong.
        error: ReferenceError,
    },
    /// The instance cannot be made.
    Instance(LaunchError),
    /// An option names something that the kernel does not have.
    Option {
        /// The option, such as `extent`.
        option: &'static str,
        /// The name that was given.
        name: String,
        /// What was expected.
        expected: String,
    },
    /// No extents were found that the kernel takes.
    Shapes {
        /// The kernel.
        kernel: String,
        /// What the last ones that were tried failed by.
        reason: String,
    },
    /// No device ran a case.
    Devices {
        /// What each device said.
        reason: String,
    },
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::Reference { case, error } => write!(f, "on {case}: {error}"),
            VerifyError::Instance(error) => write!(f, "{error}"),
            VerifyError::Option { option, name, expected } => {
                write!(f, "option `{option}` names `{name}`, expected {expected}")
            }
            VerifyError::Shapes { kernel, reason } => write!(
                f,
                "no extents were found that kernel `{kernel}` takes ({reason}), expected `extent(…)` or `scalar(…)` \
                 to say some"
            ),
            VerifyError::Devices { reason } => write!(f, "no device ran a case: {reason}"),
        }
    }
}

impl std::error::Error for VerifyError {}

impl From<LaunchError> for VerifyError {
    fn from(error: LaunchError) -> VerifyError {
        VerifyError::Instance(error)
    }
}

//! What a collective reports when it fails.

use std::fmt;
use std::time::Duration;
use tile_core::launch::LaunchError;

/// Why a world could not be made, or a collective did not take place.
///
/// After [`Argument`](DistError::Argument), [`Refused`](DistError::Refused) and
/// [`Disagree`](DistError::Disagree) the world goes on: no output was written, and all
/// ranks know. After any other error of a collective the world is of no more use; drop it
/// and make another one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum DistError {
    /// An argument of this rank cannot be.
    Argument {
        /// Its name.
        argument: String,
        /// What it has to be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// Another rank's argument cannot be, so the collective did not take place.
    Refused {
        /// The other rank.
        rank: usize,
        /// What was wrong there.
        reason: String,
    },
    /// Another rank calls another collective, or the same one on other tensors.
    Disagree {
        /// The other rank.
        rank: usize,
        /// What differs: `collective`, `element type`, `extents`, …
        argument: String,
        /// What this rank has.
        expected: String,
        /// What the other one has.
        found: String,
    },
    /// A rank has ended, or the connection to it has.
    Lost {
        /// The rank.
        rank: usize,
        /// What waited for it.
        during: String,
    },
    /// A rank did not take its part within the world's timeout.
    Timeout {
        /// The rank.
        rank: usize,
        /// What waited for it.
        during: String,
        /// How long.
        waited: Duration,
    },
    /// Another rank gave the world up.
    Aborted {
        /// The rank that did.
        rank: usize,
        /// Why.
        reason: String,
    },
    /// An earlier error has ended the world.
    Broken {
        /// That error.
        reason: String,
    },
    /// A variable that describes the world is missing or cannot be.
    Environment {
        /// Its name.
        variable: String,
        /// What it has to be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// The ranks did not find each other.
    Rendezvous {
        /// Where they were to meet.
        address: String,
        /// What went wrong.
        reason: String,
    },
    /// NCCL is missing, too old, or lacks what was asked for.
    Library {
        /// Why.
        reason: String,
    },
    /// A call of NCCL failed.
    Nccl {
        /// The call.
        call: String,
        /// What NCCL says.
        reason: String,
    },
    /// A collective was not done within the world's timeout, so it was ended.
    Unfinished {
        /// Which one.
        during: String,
        /// How long it was waited for.
        waited: Duration,
    },
    /// A device's own error.
    Launch(LaunchError),
}

impl DistError {
    /// An argument that is not what it has to be.
    pub(crate) fn argument(argument: &str, expected: impl Into<String>, found: impl Into<String>) -> DistError {
        DistError::Argument { argument: argument.to_owned(), expected: expected.into(), found: found.into() }
    }

    /// Whether the world goes on after this error.
    pub fn is_recoverable(&self) -> bool {
        matches!(self, DistError::Argument { .. } | DistError::Refused { .. } | DistError::Disagree { .. })
    }
}

impl fmt::Display for DistError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DistError::Argument { argument, expected, found } => {
                write!(f, "`{argument}`: expected {expected}, found {found}")
            }
            DistError::Refused { rank, reason } => write!(f, "rank {rank} refused its arguments: {reason}"),
            DistError::Disagree { rank, argument, expected, found } => {
                write!(f, "{argument} of rank {rank}: expected {expected} as on this rank, found {found}")
            }
            DistError::Lost { rank, during } => write!(f, "rank {rank} ended during {during}"),
            DistError::Timeout { rank, during, waited } => {
                write!(f, "rank {rank} took no part in {during} within {} s", waited.as_secs_f64())
            }
            DistError::Aborted { rank, reason } => write!(f, "rank {rank} gave the world up: {reason}"),
            DistError::Broken { reason } => write!(f, "the world ended at an earlier error: {reason}"),
            DistError::Environment { variable, expected, found } => {
                write!(f, "variable `{variable}`: expected {expected}, found {found}")
            }
            DistError::Rendezvous { address, reason } => write!(f, "no rendezvous at {address}: {reason}"),
            DistError::Library { reason } => write!(f, "NCCL: {reason}"),
            DistError::Nccl { call, reason } => write!(f, "{call}: NCCL says: {reason}"),
            DistError::Unfinished { during, waited } => {
                write!(f, "{during} was not done within {:.2} s and was ended", waited.as_secs_f64())
            }
            DistError::Launch(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DistError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            DistError::Launch(error) => Some(error),
            _ => None,
        }
    }
}

impl From<LaunchError> for DistError {
    fn from(error: LaunchError) -> DistError {
        DistError::Launch(error)
    }
}

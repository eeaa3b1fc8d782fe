//! Launch errors.

use crate::elem::DType;
use std::fmt;

/// Why a launch failed. Each variant names the argument where there is one,
/// what was expected and what was found.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum LaunchError {
    /// An extent differs from what the kernel states.
    Shape {
        /// The argument's name in the kernel.
        argument: String,
        /// The axis, from 0.
        axis: usize,
        /// The extent the kernel states.
        expected: i64,
        /// The extent of the argument.
        found: i64,
    },
    /// Strides that the device cannot use.
    Strides {
        /// The argument's name in the kernel.
        argument: String,
        /// What is wrong.
        reason: String,
    },
    /// A `require!` is false.
    Requirement {
        /// The kernel.
        kernel: String,
        /// The message of the requirement.
        message: String,
    },
    /// An output shares memory with another argument, or its own elements
    /// overlap.
    Overlap {
        /// The output's name in the kernel.
        argument: String,
        /// The other argument, or the same.
        other: String,
    },
    /// An output without contents, of a kernel that is not known to write all of it.
    Uninitialised {
        /// The output's name in the kernel.
        argument: String,
        /// Why that is not known.
        reason: String,
    },
    /// Arguments of another number or form than the kernel's parameters. Typed
    /// handles cannot get this wrong.
    Arguments {
        /// The kernel.
        kernel: String,
        /// What is wrong.
        reason: String,
    },
    /// An argument of another element type than the kernel's parameter.
    DType {
        /// The argument's name in the kernel.
        argument: String,
        /// The parameter's type.
        expected: DType,
        /// The argument's type.
        found: DType,
    },
    /// An argument that lives elsewhere than the device that runs the kernel.
    Device {
        /// The argument's name in the kernel.
        argument: String,
        /// The device.
        expected: String,
        /// Where the argument lives.
        found: String,
    },
    /// The device's backend is missing from this build or this machine.
    Unavailable {
        /// The target.
        target: String,
        /// What is missing and what to do.
        reason: String,
    },
    /// The target is there, and cannot run this instance: it has no code for
    /// the target, and the target cannot make it.
    Unsupported {
        /// The kernel.
        kernel: String,
        /// The target.
        target: String,
        /// What is missing.
        reason: String,
    },
    /// The instance breaks one of the kernel's own conditions.
    Instance {
        /// The kernel.
        kernel: String,
        /// Which condition.
        reason: String,
    },
    /// The tiles of a block do not fit.
    Memory {
        /// The kernel.
        kernel: String,
        /// Bytes that a block (or the launch's workspaces) needs.
        needed: u64,
        /// Bytes there are.
        available: u64,
        /// Of which memory, and which tile would have to be smaller, where the
        /// target says so; empty otherwise.
        detail: String,
    },
    /// A grid too large for the device.
    Grid {
        /// The kernel.
        kernel: String,
        /// The extents.
        grid: [i64; 3],
        /// The most blocks the device runs in one launch.
        limit: u64,
    },
    /// The driver of the device failed, now or in work that was queued before.
    Driver {
        /// The target.
        target: String,
        /// What was asked of the driver.
        action: String,
        /// What it answered.
        reason: String,
    },
    /// An `assert!` in the kernel failed.
    Assertion {
        /// `file:line:column`.
        location: String,
        /// The block.
        block: [i64; 3],
        /// The message with its values.
        message: String,
    },
    /// The interpreter stopped a block that did something without a meaning,
    /// such as reading a tile that nothing has written, or that took too long; or one of the
    /// [checks](crate::launch::Checks) of a device found a mistake.
    Fault {
        /// `file:line:column`.
        location: String,
        /// The block.
        block: [i64; 3],
        /// What happened.
        reason: String,
    },
}

impl LaunchError {
    /// [`Memory`](LaunchError::Memory) of which nothing else is known.
    pub fn memory(kernel: &str, needed: u64, available: u64) -> LaunchError {
        LaunchError::Memory { kernel: kernel.to_owned(), needed, available, detail: String::new() }
    }
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaunchError::Shape { argument, axis, expected, found } => {
                write!(f, "argument `{argument}`: axis {axis} has extent {found}, expected {expected}")
            }
            LaunchError::Strides { argument, reason } => write!(f, "argument `{argument}`: {reason}"),
            LaunchError::Requirement { kernel, message } => write!(f, "kernel `{kernel}` requires: {message}"),
            LaunchError::Uninitialised { argument, reason } => {
                write!(f, "argument `{argument}` has no contents, and {reason}")
            }
            LaunchError::Overlap { argument, other } if argument == other => {
                write!(f, "output `{argument}`: its own elements overlap in memory, expected distinct elements")
            }
            LaunchError::Overlap { argument, other } => {
                write!(f, "output `{argument}` shares memory with argument `{other}`, expected separate memory")
            }
            LaunchError::Arguments { kernel, reason } => write!(f, "kernel `{kernel}`: {reason}"),
            LaunchError::DType { argument, expected, found } => {
                write!(f, "argument `{argument}` has elements {found}, expected {expected}")
            }
            LaunchError::Device { argument, expected, found } => {
                write!(f, "argument `{argument}` is on {found}, expected {expected}")
            }
            LaunchError::Unavailable { target, reason } => write!(f, "target {target} is not available: {reason}"),
            LaunchError::Unsupported { kernel, target, reason } => {
                write!(f, "kernel `{kernel}` cannot run on {target}: {reason}")
            }
            LaunchError::Instance { kernel, reason } => write!(f, "instance of kernel `{kernel}`: {reason}"),
            LaunchError::Memory { kernel, needed, available, detail } => {
                write!(f, "kernel `{kernel}` needs {needed} bytes of tile memory, {available} are available")?;
                if detail.is_empty() { Ok(()) } else { write!(f, ": {detail}") }
            }
            LaunchError::Grid { kernel, grid: [z, y, x], limit } => {
                write!(f, "kernel `{kernel}`: grid of {z}x{y}x{x} blocks, at most {limit} are possible")
            }
            LaunchError::Driver { target, action, reason } => write!(f, "{target}: {action}: {reason}"),
            LaunchError::Assertion { location, block: [z, y, x], message } => {
                write!(f, "assertion failed at {location} in block [{z}, {y}, {x}]: {message}")
            }
            LaunchError::Fault { location, block: [z, y, x], reason } => {
                write!(f, "fault at {location} in block [{z}, {y}, {x}]: {reason}")
            }
        }
    }
}

impl std::error::Error for LaunchError {}

//! What emission gives.

use std::fmt;
use tile_core::elem::DType;
use tile_core::launch::Site;

/// The text of a kernel and what a launch must know of it.
///
/// The parameters of the entry, in order:
/// 1. a pointer for each buffer in global memory, in the order of
///    [`Kernel::bufs`](tile_simt::ir::Kernel::bufs): the address of element 0;
/// 2. one for each of [`Kernel::params`](tile_simt::ir::Kernel::params), of the value's own width
///    (`bool` is a byte, 0 or 1; `index` is 64 bits);
/// 3. when [`Emitted::sites`] is not empty, a pointer to the message buffer: a header of
///    [`HEADER_BYTES`](crate::HEADER_BYTES), the record of the assertion that failed first, and the log of
///    lines.
///
/// The grid's last axis is `x`. A block has [`Emitted::threads`] threads in `x` and
/// [`Emitted::shared_bytes`] bytes of dynamic shared memory.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// A whole translation unit.
    pub text: String,
    /// The name of the entry in it.
    pub entry: String,
    /// Threads of a block.
    pub threads: u32,
    /// Bytes of dynamic shared memory of a block.
    pub shared_bytes: u32,
    /// Whether the blocks are a line as long as the device is wide, whatever the tile function's grid
    /// is.
    pub persistent: bool,
    /// The places that print or fail, by the number in a record.
    pub sites: Vec<Site>,
}

/// Why a kernel has no text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmitError {
    /// The kernel breaks a rule of thread IR: a defect of a lowering.
    Malformed(String),
    /// The dialect has no words for something.
    Unsupported {
        /// The dialect's name.
        dialect: &'static str,
        /// What it lacks.
        what: String,
    },
}

impl EmitError {
    /// What a type does not have.
    pub(super) fn undefined(what: &str, ty: DType) -> EmitError {
        EmitError::Malformed(format!("`{what}` is not defined for {ty}"))
    }
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Malformed(what) => write!(f, "malformed thread program: {what}"),
            EmitError::Unsupported { dialect, what } => write!(f, "{dialect} has no {what}"),
        }
    }
}

impl std::error::Error for EmitError {}

//! What emission gives.

use super::arch::{Arch, Version};
use super::message::Site;
use std::fmt;
use tile_core::elem::DType;
use tile_simt::ir::Swizzle;
use tile_simt::timeline::MarkSite;

/// The text of a kernel and what a launch must know of it.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// A whole PTX module.
    pub text: String,
    /// The name of the entry in it.
    pub entry: String,
    /// What it was made for.
    pub arch: Arch,
    /// The version of the language that it states.
    pub version: Version,
    /// Threads of a block.
    pub threads: u32,
    /// Bytes of dynamic shared memory of a block.
    pub shared_bytes: u32,
    /// Whether the blocks are a line as long as the device is wide, whatever
    /// the tile function's grid is.
    pub persistent: bool,
    /// Blocks of a cluster, neighbours in `x`; the text asks for it, a launch
    /// only sees to it that the extent is a multiple.
    pub cluster: u32,
    /// The tensor maps that the entry takes, in order.
    pub maps: Vec<MapParam>,
    /// The places that print or fail, by the number in a record. When there
    /// are any, the last parameter of the entry is the message buffer.
    pub sites: Vec<Site>,
    /// The marks of a timeline, by the number in a record. When there are any, the last parameter
    /// of the entry is the buffer of the timeline.
    pub marks: Vec<MarkSite>,
}

/// A tensor map that an entry takes: how TMA copies cut boxes out of a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapParam {
    /// The tensor: the number of its address among the entry's pointers.
    pub pointer: usize,
    /// Its elements.
    pub elem: DType,
    /// The extents of a box, one for each axis of the tensor, slowest first.
    pub extents: Vec<u32>,
    /// How a box lies in shared memory; row-major if not permuted.
    pub swizzle: Option<Swizzle>,
    /// Whether loads round `f32` elements to tf32.
    pub tf32: bool,
    /// Whether boxes follow the places of a window.
    pub window: bool,
}

/// Why a kernel has no text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmitError {
    /// The kernel breaks a rule of thread IR: a defect of a lowering.
    Malformed(String),
    /// The architecture has no such instruction and no sequence stands for it.
    Unsupported {
        /// The architecture.
        arch: Arch,
        /// What it lacks.
        what: String,
    },
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Malformed(what) => write!(f, "malformed thread program: {what}"),
            EmitError::Unsupported { arch, what } => write!(f, "{arch} has no {what}"),
        }
    }
}

impl std::error::Error for EmitError {}

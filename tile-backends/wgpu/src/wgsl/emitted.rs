//! What emission gives.

use super::cooperative_stand_in::StandIns;
use super::message::Site;
use std::fmt;
use tile_simt::ir::Buf;

/// A kernel as a WGSL module.
#[derive(Clone, PartialEq, Debug)]
pub struct Emitted {
    /// The module.
    pub text: String,
    /// Invocations of a workgroup.
    pub threads: u32,
    /// Bytes of workgroup memory.
    pub shared_bytes: u32,
    /// Axes of the grid.
    pub grid: u32,
    /// The buffers of the bindings from 1 on, in order.
    pub buffers: Vec<Binding>,
    /// Operations of the module with its functions inlined and its loops written once: an
    /// estimate of what a driver compiles.
    pub operations: u64,
    /// Words of the uniform buffer at binding 0; see [the module](super).
    pub words: u32,
    /// What prints or fails; with any, a buffer of messages is bound last.
    pub sites: Vec<Site>,
    /// Whether invocations of subgroups exchange values.
    pub subgroups: bool,
    /// What stands in for cooperative matrices, in a module that is to become SPIR-V.
    pub stand_ins: Option<StandIns>,
}

/// A storage buffer of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The buffer of the kernel.
    pub buf: Buf,
    /// Whether it is bound for writing, too.
    pub writable: bool,
}

/// Why a kernel has no WGSL.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmitError {
    /// It breaks a rule of thread IR, which is a defect of its lowering.
    Malformed(String),
    /// It needs what the device class lacks.
    Unsupported {
        /// The kernel's need.
        what: String,
        /// What a device would have to have, or why none can.
        lacking: String,
    },
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Malformed(reason) => write!(f, "the thread program is ill-formed: {reason}"),
            EmitError::Unsupported { what, lacking } => write!(f, "it needs {what}: {lacking}"),
        }
    }
}

impl std::error::Error for EmitError {}

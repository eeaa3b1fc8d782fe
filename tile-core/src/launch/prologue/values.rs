//! Names for the values that a launch passes to the code of its blocks.
//!
//! The programs of backends name what they need by the tile function's values. A launch
//! knows it by position: of an argument, of a workspace, of a number in the plan of its
//! prologue. Each backend asks the prologue once for each program, through these names.

use super::{Prologue, Slot};
use crate::ir::Value;
use crate::launch::Arg;

/// The source of a value that the host passes at launch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Source {
    /// A scalar argument, or a value of the tile function's prologue.
    Host(Value),
    /// An extent of a tensor argument or workspace: its value and the axis.
    Extent(Value, u32),
    /// A stride, in elements, of a tensor argument or workspace: its value and
    /// the axis.
    Stride(Value, u32),
}

/// The memory of a launch that a value of the tile function names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The tensor that is this argument.
    Argument(usize),
    /// This one of [`Prologue::workspaces`].
    Workspace(usize),
}

impl Origin {
    /// The memory's address, given a launch's arguments and the addresses of its
    /// workspaces.
    ///
    /// # Panics
    /// When the arguments are not those of a function that the origin is of.
    pub fn address(self, args: &[Arg<'_>], workspaces: &[u64]) -> u64 {
        match self {
            Origin::Workspace(i) => workspaces[i],
            Origin::Argument(i) => match &args[i] {
                Arg::Tensor(tensor) => tensor.address.addr() as u64,
                Arg::Scalar(_) => unreachable!("arguments were checked against the parameters"),
            },
        }
    }
}

impl Prologue {
    /// Where plans have what the host passes; `None` when it is no scalar of the
    /// host, or an axis that the tensor does not have.
    pub fn slot(&self, source: Source) -> Option<Slot> {
        match source {
            Source::Host(value) => self.scalar(value),
            Source::Extent(value, axis) => self.extent(value, axis as usize),
            Source::Stride(value, axis) => self.stride(value, axis as usize),
        }
    }

    /// Which memory a value names; `None` when it names a scalar or a tile.
    pub fn origin(&self, of: Value) -> Option<Origin> {
        let workspace = || self.workspaces().iter().position(|workspace| workspace.value == of);
        self.tensor_position(of).map(Origin::Argument).or_else(|| workspace().map(Origin::Workspace))
    }
}

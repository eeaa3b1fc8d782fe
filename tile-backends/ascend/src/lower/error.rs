//! Lowering errors: why a kernel cannot be lowered for a chip.

use crate::chip::Chip;
use std::fmt;
use tile_core::ir::Span;

/// The kind of feature that a chip, or this compiler for it, lacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Code {
    /// An operation on elements of a type.
    Element,
    /// A way to index memory.
    Access,
    /// A form of control flow.
    Control,
    /// Extents that are not known when the instance is compiled.
    Extent,
    /// An atomic operation.
    Atomic,
    /// `println!` or `assert!`.
    Message,
    /// `threads!`.
    Threads,
    /// Memory of other ranks.
    Ranks,
    /// A function of scalars.
    Function,
    /// A form of matrix multiplication.
    Product,
    /// Accesses whose order would not be kept.
    Order,
    /// A requested order of statements.
    Plan,
    /// A requested unit.
    Unit,
    /// A defect of this compiler, independent of the kernel.
    Defect,
}

impl Code {
    /// Every code.
    pub const ALL: &'static [Code] = &[
        Code::Element,
        Code::Access,
        Code::Control,
        Code::Extent,
        Code::Atomic,
        Code::Message,
        Code::Threads,
        Code::Ranks,
        Code::Function,
        Code::Product,
        Code::Order,
        Code::Plan,
        Code::Unit,
        Code::Defect,
    ];

    /// The code in messages.
    pub fn name(self) -> &'static str {
        match self {
            Code::Element => "npu-element",
            Code::Access => "npu-access",
            Code::Control => "npu-control",
            Code::Extent => "npu-extent",
            Code::Atomic => "npu-atomic",
            Code::Message => "npu-message",
            Code::Threads => "npu-threads",
            Code::Ranks => "npu-ranks",
            Code::Function => "npu-function",
            Code::Product => "npu-product",
            Code::Order => "npu-order",
            Code::Plan => "npu-plan",
            Code::Unit => "npu-unit",
            Code::Defect => "npu-defect",
        }
    }

    /// What the code means.
    pub fn doc(self) -> &'static str {
        match self {
            Code::Element => "The chip has no such operation on elements of that type.",
            Code::Access => "An index is not affine: a block's value plus multiples of the loop's indices.",
            Code::Control => "Control flow differs between iterations of `parallel!`.",
            Code::Extent => "An extent is not known before the launch.",
            Code::Atomic => {
                "Atomics that are not additions, maxima or minima, or whose old value is used where cores share elements."
            }
            Code::Message => "There is no channel for messages.",
            Code::Threads => "The kernel has code for threads (`threads!`), which an AI core has not.",
            Code::Ranks => "The kernel takes memory of other ranks (`Peers`, `Signals`).",
            Code::Function => "The chip's scalar unit lacks the function.",
            Code::Product => "The cube has no such matrix multiplication.",
            Code::Order => {
                "A kernel that uses cube and vector units reads a tensor that it writes (AscendNPU IR alone)."
            }
            Code::Plan => "`order` and `stage` of a loop would change its results.",
            Code::Unit => "A tile is requested on a unit (`ascend(units)`) that cannot run the operations on it.",
            Code::Defect => "A defect of this compiler.",
        }
    }
}

/// A kernel that a chip cannot run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LowerError {
    /// The chip.
    pub chip: Chip,
    /// What kind of thing is missing.
    pub code: Code,
    /// Where in the user's source; zero where it is the whole kernel.
    pub span: Span,
    /// What is wrong, and what would help.
    pub reason: String,
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}: {}", self.code.name(), self.chip, self.reason)?;
        match self.span {
            Span { line: 0, .. } => Ok(()),
            span => write!(f, " ({}:{})", span.line, span.column),
        }
    }
}

impl std::error::Error for LowerError {}

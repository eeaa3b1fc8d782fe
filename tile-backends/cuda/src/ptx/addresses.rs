//! Addresses that registers hold, by scopes of the program.

use super::asm::Operand;
use std::collections::HashMap;
use std::fmt;
use tile_simt::ir::{Buf, Val};

/// An address in an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address {
    pub(super) base: Operand,
    pub(super) offset: i64,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.offset {
            0 => write!(f, "[{}]", self.base),
            // A negative offset is added, too: PTX has no other form.
            offset => write!(f, "[{}+{offset}]", self.base),
        }
    }
}

/// What an address register stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Key {
    /// Element `.1` of a buffer in global memory.
    Global(Buf, Val),
    /// Byte `.1 << .0` of shared memory.
    Shared(u32, Val),
    /// The start of the shared memory of the block of this rank.
    Remote(Val),
    /// Byte `.2 << .1` of it.
    RemoteByte(Val, u32, Val),
    /// Byte `.1 << .0` of shared memory, as matrix descriptors have it.
    Matrix(u32, Val),
    /// A constant.
    Word(u32),
}

/// Address registers that the current position may use.
#[derive(Debug, Default)]
pub(super) struct Addresses {
    /// Bases of the buffers in global memory.
    pub(super) bases: HashMap<Buf, Operand>,
    /// The base of shared memory.
    pub(super) shared: Option<Operand>,
    /// The same as matrix descriptors have it.
    pub(super) matrices: Option<Operand>,
    pub(super) scopes: Vec<HashMap<Key, Operand>>,
}

impl Addresses {
    /// Opens a scope.
    pub(super) fn enter(&mut self) {
        self.scopes.push(HashMap::new());
    }

    /// Forgets what the innermost scope computed.
    pub(super) fn leave(&mut self) {
        self.scopes.pop();
    }

    /// The register that holds something in this scope.
    pub(super) fn find(&self, key: Key) -> Option<Operand> {
        self.scopes.iter().rev().find_map(|scope| scope.get(&key).copied())
    }

    /// Notes that a register of this scope holds something.
    pub(super) fn keep(&mut self, key: Key, register: Operand) {
        self.scopes.last_mut().expect("addresses are computed inside a block").insert(key, register);
    }

    /// The base of shared memory in matrix descriptors.
    pub(super) fn matrices(&self) -> Operand {
        self.matrices.expect("the prologue computes it for kernels with wgmma")
    }
}

//! Statements that run under a condition.

use super::super::code::{Node, When};

/// A condition of the program: its name, and what it tests.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Guard {
    pub(super) name: String,
    pub(super) when: When,
}

/// A statement that runs under a condition, or always.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Guarded {
    pub(super) guard: Option<Guard>,
    pub(super) node: Node,
}

impl From<Node> for Guarded {
    fn from(node: Node) -> Guarded {
        Guarded { guard: None, node }
    }
}

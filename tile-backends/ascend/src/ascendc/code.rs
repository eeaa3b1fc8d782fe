//! Statements of Ascend C, with what they touch.
//!
//! Between NPU IR and text: every call of the API says which pipe runs it and
//! which bytes it reads and writes, so that flags are placed among them
//! ([`sync`](super::sync)) without knowing what they compute.

use super::sync::turn_name;
use crate::ir::Pipe;

/// A memory, for the order of what touches it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Space {
    Ub,
    L1,
    L0a,
    L0b,
    L0c,
    /// A tensor, by its number.
    Global(u32),
}

/// A loop whose iterations take copies of a buffer in turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    /// The loop, by its number.
    pub(super) of: u32,
    /// The copies.
    pub(super) slots: u32,
}

/// Bytes of a memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Region {
    pub(super) space: Space,
    pub(super) start: u64,
    pub(super) end: u64,
    pub(super) turn: Option<Turn>,
}

impl Region {
    pub(super) fn meets(&self, other: &Region) -> bool {
        self.space == other.space && self.start < other.end && other.start < self.end
    }
}

/// What a statement does to bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Access {
    pub(super) pipe: Pipe,
    pub(super) region: Region,
    pub(super) write: bool,
    /// A pipe that has waited for it within the statement.
    pub(super) told: Option<Pipe>,
}

/// A call of the API.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Call {
    /// What has to come right in front of it.
    pub(super) before: Vec<String>,
    pub(super) text: String,
    /// What has to follow at once.
    pub(super) after: Vec<String>,
    pub(super) accesses: Vec<Access>,
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    Call(Call),
    /// Scalars and declarations, which touch no memory.
    Text(String),
    For {
        /// Its number.
        id: u32,
        head: String,
        body: Vec<Node>,
        /// How many copies of buffers its iterations take in turns; 1 for none.
        turns: u32,
    },
    If {
        condition: String,
        then: Vec<Node>,
        otherwise: Vec<Node>,
    },
}

impl Node {
    /// Every access inside, in order.
    pub(super) fn accesses(&self, out: &mut Vec<Access>) {
        match self {
            Node::Call(call) => out.extend(&call.accesses),
            Node::Text(_) => {}
            Node::For { body, .. } => body.iter().for_each(|node| node.accesses(out)),
            Node::If { then, otherwise, .. } => {
                then.iter().chain(otherwise).for_each(|node| node.accesses(out));
            }
        }
    }
}

/// Appends the text of statements.
pub(super) fn print(nodes: &[Node], depth: usize, out: &mut String) {
    let mut line = |depth: usize, text: &str| {
        for part in text.lines() {
            out.push_str(&"  ".repeat(depth));
            out.push_str(part);
            out.push('\n');
        }
    };
    for node in nodes {
        match node {
            Node::Call(call) => {
                call.before.iter().for_each(|text| line(depth, text));
                line(depth, &call.text);
                call.after.iter().for_each(|text| line(depth, text));
            }
            Node::Text(text) => line(depth, text),
            Node::For { id, head, body, turns } => {
                let turn = turn_name(*id);
                if *turns > 1 {
                    line(depth, &format!("uint32_t {turn} = 0;"));
                }
                line(depth, &format!("for ({head}) {{"));
                let mut inner = String::new();
                print(body, depth + 1, &mut inner);
                line(0, &inner);
                if *turns > 1 {
                    line(depth + 1, &format!("{turn} = {turn} + 1 == {turns} ? 0 : {turn} + 1;"));
                }
                line(depth, "}");
            }
            Node::If { condition, then, otherwise } => {
                line(depth, &format!("if ({condition}) {{"));
                let mut inner = String::new();
                print(then, depth + 1, &mut inner);
                line(0, &inner);
                if !otherwise.is_empty() {
                    line(depth, "} else {");
                    let mut inner = String::new();
                    print(otherwise, depth + 1, &mut inner);
                    line(0, &inner);
                }
                line(depth, "}");
            }
        }
    }
}

//! Ascend C statements with their memory accesses.
//!
//! The form between NPU IR and text: every call of the API says which pipe runs it and which bytes
//! it reads and writes, so that flags are placed ([`sync`](super::sync)) without knowing what the
//! calls compute.

use super::space::Space;
use super::work::Work;
use crate::ir::{Pipe, Val};
use std::fmt;
use tile_emit::Writer;

/// Multi-buffering by a loop: each iteration uses the next copy of a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rotation {
    /// The loop, by its number.
    pub(super) of: u32,
    /// The number of buffers.
    pub(super) buffers: u32,
}

/// A byte range of a memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Region {
    pub(super) space: Space,
    pub(super) start: u64,
    pub(super) end: u64,
    pub(super) rotation: Option<Rotation>,
}

impl Region {
    pub(super) fn meets(&self, other: &Region) -> bool {
        self.space == other.space && self.start < other.end && other.start < self.end
    }
}

/// An access of a statement to memory.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Access {
    pub(super) pipe: Pipe,
    pub(super) region: Region,
    pub(super) write: bool,
    /// A pipe that has waited for it within the statement.
    pub(super) waited: Option<Pipe>,
    /// Whether cross-core flags order it with earlier accesses.
    pub(super) fresh: bool,
}

impl Access {
    pub(super) fn new(pipe: Pipe, region: Region, write: bool) -> Access {
        Access { pipe, region, write, waited: None, fresh: false }
    }
}

/// A call of the API.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Call {
    /// Statements directly in front of it.
    pub(super) before: Vec<String>,
    pub(super) text: String,
    /// Statements directly behind it.
    pub(super) after: Vec<String>,
    pub(super) accesses: Vec<Access>,
    /// The cross-core flags that it waits for and sets, if it is part of a core transfer.
    pub(super) transfer: Option<CrossFlags>,
    /// How long it keeps its pipe busy.
    pub(super) work: Work,
}

impl Call {
    /// A call without work: flags alone.
    pub(super) fn nothing(access: Access) -> Call {
        let (before, after) = (Vec::new(), Vec::new());
        Call { before, text: String::new(), after, accesses: vec![access], transfer: None, work: Work::Nothing }
    }

    /// The pipe that runs it.
    pub(super) fn pipe(&self) -> Pipe {
        self.accesses.first().map_or(Pipe::S, |access| access.pipe)
    }
}

/// Cross-core flags around a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CrossFlags {
    pub(super) wait: Option<Flag>,
    pub(super) set: Option<Flag>,
}

/// A flag or barrier that orders pipes and cores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flag {
    Set {
        from: Pipe,
        to: Pipe,
        event: Event,
    },
    Wait {
        from: Pipe,
        to: Pipe,
        event: Event,
    },
    /// What the pipe was issued so far is done before what follows.
    Barrier(Pipe),
    /// Sets a flag for the other kind of core when a pipe of this one is done so far.
    CrossSet {
        pipe: Pipe,
        flag: u32,
    },
    CrossWait {
        /// The pipe that waits; `None` if all of them and the scalar unit do.
        pipe: Option<Pipe>,
        flag: u32,
    },
}

/// The number of an event from one pipe to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Event {
    pub(super) first: u32,
    /// The loop whose iterations rotate through this and the following events.
    pub(super) rotation: Option<u32>,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rotation, self.first) {
            (Some(of), 0) => f.write_str(&buffer_index(of)),
            (Some(of), first) => write!(f, "{first} + {}", buffer_index(of)),
            (None, first) => write!(f, "{first}"),
        }
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Flag::Set { from, to, event } => {
                write!(f, "SetFlag<HardEvent::{}_{}>({event});", from.name(), to.name())
            }
            Flag::Wait { from, to, event } => {
                write!(f, "WaitFlag<HardEvent::{}_{}>({event});", from.name(), to.name())
            }
            Flag::Barrier(pipe) => write!(f, "PipeBarrier<PIPE_{}>();", pipe.name()),
            Flag::CrossSet { pipe, flag } => write!(f, "CrossCoreSetFlag<2, PIPE_{}>({flag});", pipe.name()),
            Flag::CrossWait { pipe: None, flag } => write!(f, "CrossCoreWaitFlag({flag});"),
            Flag::CrossWait { pipe: Some(pipe), flag } => {
                write!(f, "CrossCoreWaitFlag<2, PIPE_{}>({flag});", pipe.name())
            }
        }
    }
}

/// The trip count of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trips {
    Times(u64),
    /// A loop of the program.
    Counted {
        counter: Val,
        lo: Val,
        hi: Val,
        step: Val,
    },
    /// As many as there are parts of this size.
    Parts {
        of: Val,
        size: u64,
    },
}

/// The condition of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// The program's condition.
    Val(Val),
    /// Nothing of a subview is missing.
    Inside,
    /// Something of a subview is missing.
    Edge,
    /// Both of the program's conditions.
    Both(Val, Val),
    /// The program's condition, for one part of the statements under it.
    Part(Val),
    /// The program's condition as of the previous iteration.
    Before(Val),
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    Call(Call),
    /// Scalars and declarations, which access no memory.
    Text(String),
    Flag(Flag),
    For {
        /// Its number.
        id: u32,
        head: String,
        body: Vec<Node>,
        /// The number of buffers that its iterations rotate through; 1 for none.
        buffers: u32,
        trips: Trips,
    },
    If {
        condition: String,
        when: When,
        then: Vec<Node>,
        otherwise: Vec<Node>,
    },
}

impl Node {
    /// Every access inside, in order.
    pub(super) fn accesses(&self, out: &mut Vec<Access>) {
        match self {
            Node::Call(call) => out.extend(&call.accesses),
            Node::Text(_) | Node::Flag(_) => {}
            Node::For { body, .. } => body.iter().for_each(|node| node.accesses(out)),
            Node::If { then, otherwise, .. } => {
                then.iter().chain(otherwise).for_each(|node| node.accesses(out));
            }
        }
    }
}

/// The text of the body of a kernel function on one kind of core, under the condition that it
/// runs there.
pub(super) fn print(nodes: &[Node], condition: Option<&str>) -> String {
    let mut out = Writer::at(1);
    if let Some(condition) = condition {
        out.open(format!("if {condition} {{"));
    }
    print_buffer_indices(nodes, &mut out);
    print_nodes(nodes, &mut out);
    if condition.is_some() {
        out.close("}");
    }
    out.finish()
}

/// Prints the declarations of buffer indices of inner loops. They continue from one run of a loop
/// to the next, so that a loop that runs once also rotates.
fn print_buffer_indices(nodes: &[Node], out: &mut Writer<2>) {
    for node in nodes {
        match node {
            Node::For { id, body, buffers, .. } => {
                if *buffers > 1 {
                    out.line(format!("uint32_t {} = 0;", buffer_index(*id)));
                }
                print_buffer_indices(body, out);
            }
            Node::If { then, otherwise, .. } => {
                print_buffer_indices(then, out);
                print_buffer_indices(otherwise, out);
            }
            Node::Call(_) | Node::Text(_) | Node::Flag(_) => {}
        }
    }
}

/// Prints statements.
fn print_nodes(nodes: &[Node], out: &mut Writer<2>) {
    for node in nodes {
        match node {
            Node::Call(call) => {
                call.before.iter().for_each(|text| out.lines(text));
                if let Some(wait) = call.transfer.and_then(|transfer| transfer.wait) {
                    out.line(wait.to_string());
                }
                out.lines(&call.text);
                if let Some(set) = call.transfer.and_then(|transfer| transfer.set) {
                    out.line(set.to_string());
                }
                call.after.iter().for_each(|text| out.lines(text));
            }
            Node::Text(text) => out.lines(text),
            Node::Flag(flag) => out.line(flag.to_string()),
            Node::For { id, head, body, buffers, .. } => {
                let rotation = buffer_index(*id);
                out.open(format!("for ({head}) {{"));
                print_nodes(body, out);
                if *buffers > 1 {
                    out.line(format!("{rotation} = {rotation} + 1 == {buffers} ? 0 : {rotation} + 1;"));
                }
                out.close("}");
            }
            Node::If { condition, then, otherwise, .. } => {
                out.open(format!("if ({condition}) {{"));
                print_nodes(then, out);
                if !otherwise.is_empty() {
                    out.reopen("} else {");
                    print_nodes(otherwise, out);
                }
                out.close("}");
            }
        }
    }
}

/// The variable with the index of a loop's current buffers.
pub(super) fn buffer_index(of: u32) -> String {
    format!("turn{of}")
}

/// Whether a statement synchronises vector pipes itself, at its start and end, because it is
/// rarely run.
pub(super) fn drains_itself(node: &Node) -> bool {
    match node {
        Node::If { when: When::Val(_) | When::Both(..) | When::Edge, otherwise, .. } => otherwise.is_empty(),
        _ => false,
    }
}

//! Statements of Ascend C, with what they touch.
//!
//! Between NPU IR and text: every call of the API says which pipe runs it and
//! which bytes it reads and writes, so that flags are placed among them
//! ([`sync`](super::sync)) without knowing what they compute.

use super::sync::turn_name;
use super::work::Work;
use crate::ir::{Pipe, Val};
use std::fmt;

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
    /// Whether what touched the bytes before is ordered by flags among cores.
    pub(super) fresh: bool,
}

impl Access {
    pub(super) fn new(pipe: Pipe, region: Region, write: bool) -> Access {
        Access { pipe, region, write, told: None, fresh: false }
    }
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
    /// The flags among cores that it waits for and sets, if it takes a tile from
    /// one to the other.
    pub(super) hand: Option<Between>,
    /// What it keeps its pipe busy with.
    pub(super) work: Work,
}

impl Call {
    /// None, where there are flags alone.
    pub(super) fn nothing(access: Access) -> Call {
        let (before, after) = (Vec::new(), Vec::new());
        Call { before, text: String::new(), after, accesses: vec![access], hand: None, work: Work::Nothing }
    }

    /// The pipe that runs it.
    pub(super) fn pipe(&self) -> Pipe {
        self.accesses.first().map_or(Pipe::S, |access| access.pipe)
    }
}

/// Flags among cores around a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Between {
    pub(super) wait: Option<Flag>,
    pub(super) set: Option<Flag>,
}

/// What orders pipes and cores.
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
    /// What the pipe was told so far is done before what follows.
    Barrier(Pipe),
    /// Tells the other kind of core that a pipe of this one is done so far.
    CrossSet {
        pipe: Pipe,
        flag: u32,
    },
    CrossWait {
        /// The pipe that waits; nothing where all of them and the scalar unit do.
        pipe: Option<Pipe>,
        flag: u32,
    },
}

/// The number of an event from one pipe to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Event {
    pub(super) first: u32,
    /// The loop whose iterations take this and the following ones in turns.
    pub(super) turn: Option<u32>,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.turn, self.first) {
            (Some(of), 0) => f.write_str(&turn_name(of)),
            (Some(of), first) => write!(f, "{first} + {}", turn_name(of)),
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

/// How often a loop runs.
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

/// Whether a branch is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// The program's condition.
    Val(Val),
    /// Unless something of a window is missing.
    Inside,
    /// Where something of a window is missing.
    Edge,
    /// Both of the program's conditions.
    Both(Val, Val),
    /// The program's condition, for a part of what an iteration does under it.
    Part(Val),
    /// The program's condition as it was in the iteration before.
    Before(Val),
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    Call(Call),
    /// Scalars and declarations, which touch no memory.
    Text(String),
    Flag(Flag),
    For {
        /// Its number.
        id: u32,
        head: String,
        body: Vec<Node>,
        /// How many copies of buffers its iterations take in turns; 1 for none.
        turns: u32,
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

/// Appends the counters of turns that loops inside count with. They go on from one
/// run of a loop to the next, so that a loop that runs once takes turns, too.
pub(super) fn print_turns(nodes: &[Node], depth: usize, out: &mut String) {
    for node in nodes {
        match node {
            Node::For { id, body, turns, .. } => {
                if *turns > 1 {
                    out.push_str(&format!("{}uint32_t {} = 0;\n", "  ".repeat(depth), turn_name(*id)));
                }
                print_turns(body, depth, out);
            }
            Node::If { then, otherwise, .. } => {
                print_turns(then, depth, out);
                print_turns(otherwise, depth, out);
            }
            Node::Call(_) | Node::Text(_) | Node::Flag(_) => {}
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
                if let Some(wait) = call.hand.and_then(|hand| hand.wait) {
                    line(depth, &wait.to_string());
                }
                line(depth, &call.text);
                if let Some(set) = call.hand.and_then(|hand| hand.set) {
                    line(depth, &set.to_string());
                }
                call.after.iter().for_each(|text| line(depth, text));
            }
            Node::Text(text) => line(depth, text),
            Node::Flag(flag) => line(depth, &flag.to_string()),
            Node::For { id, head, body, turns, .. } => {
                let turn = turn_name(*id);
                line(depth, &format!("for ({head}) {{"));
                let mut inner = String::new();
                print(body, depth + 1, &mut inner);
                line(0, &inner);
                if *turns > 1 {
                    line(depth + 1, &format!("{turn} = {turn} + 1 == {turns} ? 0 : {turn} + 1;"));
                }
                line(depth, "}");
            }
            Node::If { condition, then, otherwise, .. } => {
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

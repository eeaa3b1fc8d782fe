//! Traces a core's calls and flags, in program order.
//!
//! Loops run as often as the sizes of the launch say. Where trip counts or branches depend on
//! data, a loop is assumed to run once and a branch to be taken, and the prediction says so.
//! Subviews are assumed to exist in full.

use super::super::code::{Call, Event, Flag, Node, Trips, When};
use super::super::work::{Path, Work, instruction};
use super::rates::Rates;
use super::{Sizes, vectors};
use crate::ir::{Op, Pipe, Program, ScalarOp, Val};
use std::collections::{BTreeMap, HashMap};
use tile_core::ir::{BinOp, CmpOp, Id as _, UnOp};

/// One step of a core's instruction stream.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Run { pipe: Pipe, cycles: f64 },
    Set { from: Pipe, to: Pipe, event: u32 },
    Wait { from: Pipe, to: Pipe, event: u32 },
    Barrier(Pipe),
    CrossSet { pipe: Pipe, flag: u32 },
    CrossWait { pipe: Option<Pipe>, flag: u32 },
}

/// The number of steps after which the remaining blocks are extrapolated.
const MOST: usize = 50_000;

/// A core's instruction stream.
pub(super) struct Trace {
    pub(super) steps: Vec<Step>,
    /// Bytes by tensor and path.
    pub(super) bytes: BTreeMap<(Option<usize>, Path), u64>,
    /// How many iterations of the loop over blocks were traced, of how many.
    pub(super) done: Option<(u64, u64)>,
    /// Cycles of the vector unit by instruction.
    pub(super) instructions: BTreeMap<String, f64>,
    pub(super) assumed: Vec<String>,
}

impl Trace {
    pub(super) fn new() -> Trace {
        let (steps, bytes, instructions) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        Trace { steps, bytes, done: None, instructions, assumed: Vec::new() }
    }
}

/// The known integers of a program.
pub(super) struct Values<'p> {
    program: &'p Program,
    defs: HashMap<Val, (ScalarOp, Vec<Val>)>,
    given: HashMap<Val, i64>,
    known: HashMap<Val, Option<i64>>,
    /// The AI core, and how many there are.
    core: (i64, i64),
    /// The vector unit within the AI core.
    unit: i64,
}

impl<'p> Values<'p> {
    pub(super) fn new(program: &'p Program, sizes: &Sizes, core: (i64, i64), unit: u32) -> Values<'p> {
        let mut defs = HashMap::new();
        program.walk(&mut |inst| {
            if let Op::Scalar { dst, op, args } = &inst.op {
                defs.insert(*dst, (*op, args.clone()));
            }
        });
        Values { program, defs, given: sizes.params.clone(), known: HashMap::new(), core, unit: unit.into() }
    }

    fn set(&mut self, counter: Val, value: i64) {
        self.given.insert(counter, value);
        self.known.clear();
    }

    fn get(&mut self, val: Val) -> Option<i64> {
        if let Some(value) = self.program.int(val).or_else(|| self.given.get(&val).copied()) {
            return Some(value);
        }
        if let Some(&known) = self.known.get(&val) {
            return known;
        }
        let value = self.compute(val);
        self.known.insert(val, value);
        value
    }

    /// Assumes an unknown loop end to be `end`, plus the iterations that software pipelining
    /// added; returns the assumed value.
    fn suppose(&mut self, val: Val, end: i64) -> i64 {
        let added = match self.defs.get(&val) {
            Some((ScalarOp::Bin(BinOp::Add), args)) => Some((args[0], args[1])),
            _ => None,
        };
        if let Some((first, buffers)) = added.and_then(|(first, buffers)| Some((first, self.get(buffers)?))) {
            return self.suppose(first, end) + buffers;
        }
        self.set(val, end);
        end
    }

    fn compute(&mut self, val: Val) -> Option<i64> {
        let (op, args) = self.defs.get(&val)?.clone();
        let mut arg = |i: usize| self.get(args[i]);
        Some(match op {
            ScalarOp::BlockIdx => self.core.0,
            ScalarOp::SubBlockIdx => self.unit,
            ScalarOp::BlockNum => self.core.1,
            ScalarOp::SubBlockNum => vectors(self.program).into(),
            ScalarOp::Cast(_) => arg(0)?,
            ScalarOp::Select => {
                if arg(0)? != 0 {
                    arg(1)?
                } else {
                    arg(2)?
                }
            }
            ScalarOp::Cmp(op) => {
                let (a, b) = (arg(0)?, arg(1)?);
                i64::from(match op {
                    CmpOp::Eq => a == b,
                    CmpOp::Ne => a != b,
                    CmpOp::Lt => a < b,
                    CmpOp::Le => a <= b,
                    CmpOp::Gt => a > b,
                    CmpOp::Ge => a >= b,
                })
            }
            ScalarOp::Un(UnOp::Neg) => arg(0)?.wrapping_neg(),
            ScalarOp::Bin(op) => {
                let (a, b) = (arg(0)?, arg(1)?);
                match op {
                    BinOp::Add => a.wrapping_add(b),
                    BinOp::Sub => a.wrapping_sub(b),
                    BinOp::Mul => a.wrapping_mul(b),
                    BinOp::Div => a.checked_div(b).unwrap_or(0),
                    BinOp::Rem => a.checked_rem(b).unwrap_or(0),
                    BinOp::Min => a.min(b),
                    BinOp::Max => a.max(b),
                    BinOp::And => a & b,
                    BinOp::Or => a | b,
                    _ => return None,
                }
            }
            ScalarOp::Un(_) => return None,
        })
    }
}

impl Trace {
    /// Traces statements; the loop over blocks at most `limit` times.
    pub(super) fn of(nodes: &[Node], values: Values<'_>, rates: &Rates, limit: Option<(u64, u64)>) -> Trace {
        let (buffers, before) = (HashMap::new(), HashMap::new());
        let mut walk = Walk { trace: Trace::new(), values, rates, limit: limit.map(|(done, _)| done), buffers, before };
        walk.list(nodes, 0);
        walk.trace
    }

    fn assume(&mut self, text: String) {
        if !self.assumed.contains(&text) {
            self.assumed.push(text);
        }
    }
}

struct Walk<'a, 'p> {
    trace: Trace,
    values: Values<'p>,
    rates: &'a Rates,
    limit: Option<u64>,
    /// The buffer index of each loop's current iteration.
    buffers: HashMap<u32, u32>,
    /// Conditions as of the previous iteration.
    before: HashMap<Val, bool>,
}

/// The conditions of the previous iteration that statements of a loop's body use.
fn conditions_before(body: &[Node]) -> Vec<Val> {
    let of = |node: &Node| match node {
        Node::If { when: When::Before(val), .. } => Some(*val),
        _ => None,
    };
    body.iter().filter_map(of).collect()
}

impl Walk<'_, '_> {
    fn list(&mut self, nodes: &[Node], depth: u32) {
        for node in nodes {
            match node {
                Node::Call(call) => self.call(call),
                Node::Text(_) => {}
                Node::Flag(flag) => self.flag(*flag),
                Node::For { id, body, buffers, trips, .. } => self.repeat(*id, body, *buffers, *trips, depth),
                Node::If { when, then, otherwise, .. } => {
                    let taken = match when {
                        When::Inside => true,
                        When::Edge => false,
                        When::Val(val) | When::Part(val) => self.holds(*val),
                        When::Both(a, b) => self.holds(*a) && self.holds(*b),
                        When::Before(val) => self.before.get(val).copied().unwrap_or(false),
                    };
                    self.list(if taken { then } else { otherwise }, depth + 1);
                }
            }
        }
    }

    fn holds(&mut self, condition: Val) -> bool {
        match self.values.get(condition) {
            Some(value) => value != 0,
            None => {
                self.trace.assume("branches that depend on data are taken".to_owned());
                true
            }
        }
    }

    fn repeat(&mut self, id: u32, body: &[Node], buffers: u32, trips: Trips, depth: u32) {
        let (times, counted) = match trips {
            Trips::Times(times) => (times, None),
            Trips::Parts { of, size } => {
                let of = self.values.get(of).map_or(size, |of| of.max(0) as u64);
                (of.div_ceil(size.max(1)), None)
            }
            Trips::Counted { counter, lo, hi, step } => {
                let [from, to, by] = [lo, hi, step].map(|val| self.values.get(val));
                if from.is_none() || to.is_none() {
                    self.trace.assume("loops whose counts depend on data run once".to_owned());
                }
                let by = by.filter(|&by| by > 0).unwrap_or(1);
                let from = from.unwrap_or_else(|| self.values.suppose(lo, 0));
                let to = to.unwrap_or_else(|| self.values.suppose(hi, from + by));
                ((to.max(from) - from).unsigned_abs().div_ceil(by.unsigned_abs()), Some((counter, from, by)))
            }
        };
        let blocks = depth == 0 && matches!(trips, Trips::Counted { .. });
        let late = conditions_before(body);
        for &condition in &late {
            self.before.insert(condition, false);
        }
        let mut done = 0;
        while done < times {
            if let Some((counter, from, by)) = counted {
                self.values.set(counter, from + done as i64 * by);
            }
            self.list(body, depth + 1);
            for &condition in &late {
                let holds = self.holds(condition);
                self.before.insert(condition, holds);
            }
            let rotation = self.buffers.entry(id).or_default();
            *rotation = (*rotation + 1) % buffers.max(1);
            done += 1;
            let enough = match self.limit {
                Some(limit) => done >= limit,
                None => self.trace.steps.len() > MOST,
            };
            if blocks && enough {
                break;
            }
        }
        if blocks && done > 0 {
            self.trace.done = Some((done, times));
        }
    }

    fn call(&mut self, call: &Call) {
        if let Some(wait) = call.transfer.and_then(|transfer| transfer.wait) {
            self.flag(wait);
        }
        if let Work::Move { bytes, path, tensor } = call.work {
            *self.trace.bytes.entry((tensor.map(|tensor| tensor.index()), path)).or_default() += bytes;
        }
        let cycles = self.rates.cycles(&call.work);
        if let Work::Vector { .. } = call.work {
            *self.trace.instructions.entry(instruction(&call.text).to_owned()).or_default() += cycles;
        }
        if call.work != Work::Nothing {
            self.trace.steps.push(Step::Run { pipe: call.pipe(), cycles });
        }
        if let Some(set) = call.transfer.and_then(|transfer| transfer.set) {
            self.flag(set);
        }
    }

    fn flag(&mut self, flag: Flag) {
        let number =
            |event: Event| event.first + event.rotation.map_or(0, |of| self.buffers.get(&of).copied().unwrap_or(0));
        self.trace.steps.push(match flag {
            Flag::Set { from, to, event } => Step::Set { from, to, event: number(event) },
            Flag::Wait { from, to, event } => Step::Wait { from, to, event: number(event) },
            Flag::Barrier(pipe) => Step::Barrier(pipe),
            Flag::CrossSet { pipe, flag } => Step::CrossSet { pipe, flag },
            Flag::CrossWait { pipe, flag } => Step::CrossWait { pipe, flag },
        });
    }
}

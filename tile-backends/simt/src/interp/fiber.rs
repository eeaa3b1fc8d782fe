//! Threads in lockstep, with a control stack of their own.
//!
//! The control stack is data, not the stack of this program, because a fiber
//! stops where it waits and others go on.

use super::machine::Machine;
use super::state::clocks::Actor;
use super::state::copies::Copies;
use super::state::meeting::{Meeting, Scope};
use super::state::products::{Products, WARPGROUP};
use super::{Fault, Outcome};
use crate::ir::{Block, Inst, Kernel, Op, Val, VarData};
use std::rc::Rc;
use tile_core::elem::DType;
use tile_core::ir::Id;

/// Which threads of a fiber are on.
pub(super) type Mask = Vec<bool>;

/// Where to go on after an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Next,
    /// Do it again when there is news.
    Wait(Wait),
}

/// What a fiber waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wait {
    Meeting,
    /// That the phase of a barrier ends.
    Phase {
        at: usize,
    },
    /// That a word of global memory is not zero.
    Signal,
}

/// What came of going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Ready,
    Waiting(Wait),
    Done,
}

struct Loop {
    counter: Vec<i64>,
    hi: Vec<i64>,
    step: Vec<i64>,
    /// Who began it.
    mask: Rc<Mask>,
}

struct Frame<'k> {
    block: &'k Block,
    at: usize,
    mask: Rc<Mask>,
    repeat: Option<Loop>,
    /// Whom to meet again after it.
    outer: Option<Scope>,
}

pub(super) struct Fiber<'k> {
    pub(super) kernel: &'k Kernel,
    /// The block in its cluster.
    pub(super) rank: usize,
    /// The first thread in the block.
    pub(super) first: usize,
    pub(super) threads: usize,
    /// For each value, one encoding for each thread.
    pub(super) vals: Vec<Vec<u64>>,
    /// For each array of registers, register and thread.
    pub(super) vars: Vec<Vec<Vec<u64>>>,
    pub(super) copies: Copies,
    pub(super) products: Products<'k>,
    stack: Vec<Frame<'k>>,
    /// Whom a barrier is of.
    pub(super) scope: Scope,
    /// The meeting that was arrived at.
    meeting: Option<u32>,
    /// What it waits for, and since which news.
    pub(super) waiting: Option<(Wait, u64)>,
}

impl<'k> Fiber<'k> {
    pub(super) fn new(machine: &Machine<'k>, rank: usize, first: usize, threads: usize) -> Fiber<'k> {
        let (kernel, host) = (machine.kernel, machine.ranks[machine.blocks[rank].of].host);
        let mut vals = vec![Vec::new(); kernel.vals.len()];
        for param in &kernel.params {
            vals[param.value.index()] = vec![(host)(param.source); threads];
        }
        let body = Frame { block: &kernel.body, at: 0, mask: Rc::new(vec![true; threads]), repeat: None, outer: None };
        Fiber {
            kernel,
            rank,
            first,
            threads,
            vals,
            vars: kernel.vars.values().map(|var| vec![vec![unset(var.elem); threads]; registers(var)]).collect(),
            copies: Copies::new(threads),
            products: Products::new(kernel, machine.clocks.is_exact()),
            stack: vec![body],
            scope: Scope::Partition { rank, first: 0, threads: kernel.threads as usize },
            meeting: None,
            waiting: None,
        }
    }

    /// A thread among those of the cluster.
    pub(super) fn actor(&self, thread: usize) -> Actor {
        (self.rank * self.kernel.threads as usize + self.first + thread) as Actor
    }

    pub(super) fn actors(&self) -> impl Iterator<Item = Actor> + Clone + use<> {
        let first = self.actor(0);
        first..first + self.threads as Actor
    }

    pub(super) fn is_done(&self) -> bool {
        self.stack.is_empty()
    }

    /// For messages.
    pub(super) fn name(&self) -> String {
        let block = if self.rank == 0 { String::new() } else { format!(" of block {}", self.rank) };
        format!("threads {}..{}{block}", self.first, self.first + self.threads)
    }

    /// The next instruction.
    pub(super) fn next(&self) -> Option<&'k Inst> {
        self.stack.last().and_then(|frame| frame.block.insts.get(frame.at))
    }

    /// Executes up to so many instructions.
    pub(super) fn advance(&mut self, machine: &mut Machine<'k>, fuel: usize) -> Result<Status, Fault> {
        for _ in 0..fuel {
            let Some(frame) = self.stack.last_mut() else { return Ok(Status::Done) };
            let Some(inst) = frame.block.insts.get(frame.at) else {
                self.end();
                continue;
            };
            match inst.op {
                Op::For {} => {
                    frame.at += 1;
                    let mask = frame.mask.clone();
                    self.repeat(inst, mask);
                }
                Op::If {} => {
                    frame.at += 1;
                    let mask = frame.mask.clone();
                    self.branch(inst, &mask);
                }
                Op::WarpSpecialize { ref partitions } => {
                    frame.at += 1;
                    let mask = frame.mask.clone();
                    let partitions = partitions.iter().map(|partition| partition.threads as usize);
                    self.partition(inst, partitions, mask).map_err(|message| Fault::new(inst, message))?;
                }
                _ => {
                    let mask = frame.mask.clone();
                    match self.step(machine, inst, &mask).map_err(|message| Fault::new(inst, message))? {
                        Flow::Next => self.stack.last_mut().expect("the frame of the instruction").at += 1,
                        Flow::Wait(wait) => return Ok(Status::Waiting(wait)),
                    }
                }
            }
        }
        Ok(Status::Ready)
    }

    fn push(&mut self, block: &'k Block, mask: Rc<Mask>) {
        self.stack.push(Frame { block, at: 0, mask, repeat: None, outer: None });
    }

    fn branch(&mut self, inst: &'k Inst, mask: &Mask) {
        for (side, block) in inst.blocks.iter().enumerate().rev() {
            let condition = &self.vals[inst.args[0].index()];
            let taken: Mask = mask.iter().zip(condition).map(|(&on, &c)| on && (c != 0) == (side == 0)).collect();
            if taken.contains(&true) {
                self.push(block, Rc::new(taken));
            }
        }
    }

    fn repeat(&mut self, inst: &'k Inst, mask: Rc<Mask>) {
        let body = &inst.blocks[0];
        let [counter, hi, step] = [0, 1, 2].map(|i| self.indices(inst.args[i]));
        self.push(body, mask.clone());
        let frame = self.stack.last_mut().expect("a frame was pushed");
        frame.repeat = Some(Loop { counter, hi, step, mask });
        self.enter();
    }

    /// Begins the iteration of the innermost loop that its counter says, or
    /// leaves it.
    fn enter(&mut self) {
        let frame = self.stack.last_mut().expect("the frame of a loop");
        let repeat = frame.repeat.as_ref().expect("the frame of a loop");
        let on = |t: usize| repeat.mask[t] && repeat.counter[t] < repeat.hi[t];
        let mask: Mask = (0..self.threads).map(on).collect();
        if !mask.contains(&true) {
            self.stack.pop();
            return;
        }
        let val = frame.block.args[0];
        let width = u64::MAX >> (64 - self.kernel.vals[val].bits());
        self.vals[val.index()] = repeat.counter.iter().map(|&x| x as u64 & width).collect();
        frame.mask = Rc::new(mask);
        frame.at = 0;
    }

    /// The end of the innermost block.
    fn end(&mut self) {
        let frame = self.stack.last_mut().expect("a block ends");
        if let Some(repeat) = &mut frame.repeat {
            for (t, _) in frame.mask.iter().enumerate().filter(|&(_, &on)| on) {
                repeat.counter[t] = repeat.counter[t].saturating_add(repeat.step[t].max(1));
            }
            self.enter();
            return;
        }
        if let Some(outer) = frame.outer {
            self.scope = outer;
        }
        self.stack.pop();
    }

    fn partition(&mut self, inst: &'k Inst, partitions: impl Iterator<Item = usize>, mask: Rc<Mask>) -> Outcome {
        if mask.contains(&false) {
            return Err("not all threads reach the partitions".to_owned());
        }
        let mut first = 0;
        for (threads, block) in partitions.zip(&inst.blocks) {
            if (first..first + threads).contains(&self.first) {
                let scope = Scope::Partition { rank: self.rank, first, threads };
                let outer = Some(std::mem::replace(&mut self.scope, scope));
                self.stack.push(Frame { block, at: 0, mask, repeat: None, outer });
                return Ok(());
            }
            first += threads;
        }
        Err("the partitions have fewer threads than the block".to_owned())
    }

    /// The warpgroup of the fiber.
    pub(super) fn warpgroup(&self) -> Scope {
        let threads = WARPGROUP.min(self.kernel.threads as usize);
        Scope::Partition { rank: self.rank, first: self.first / WARPGROUP * WARPGROUP, threads }
    }

    /// A barrier.
    pub(super) fn meet(&mut self, machine: &mut Machine<'k>, mask: &Mask, scope: Scope) -> Outcome<Flow> {
        if mask.contains(&false) {
            return Err("not all threads reach a barrier".to_owned());
        }
        if !machine.clocks.is_exact() {
            machine.clocks.meet();
            return Ok(Flow::Next);
        }
        let all = match scope {
            Scope::Partition { threads, .. } => threads,
            Scope::Cluster => machine.blocks.len() * self.kernel.threads as usize,
        };
        let meeting: &mut Meeting = machine.meetings.entry(scope).or_default();
        let number = match self.meeting {
            Some(number) => number,
            None => {
                machine.clocks.release(self.actors(), &mut meeting.telling);
                meeting.arrived += self.threads;
                let number = meeting.over;
                if meeting.arrived == all {
                    meeting.over += 1;
                    meeting.arrived = 0;
                    meeting.told = Rc::new(std::mem::take(&mut meeting.telling));
                    machine.news += 1;
                }
                number
            }
        };
        if meeting.over == number {
            self.meeting = Some(number);
            return Ok(Flow::Wait(Wait::Meeting));
        }
        self.meeting = None;
        machine.clocks.acquire(self.actors(), &meeting.told);
        Ok(Flow::Next)
    }

    pub(super) fn operand(&self, val: Val) -> &Vec<u64> {
        &self.vals[val.index()]
    }

    pub(super) fn ty(&self, val: Val) -> DType {
        self.kernel.vals[val]
    }

    /// A value as indices.
    pub(super) fn indices(&self, val: Val) -> Vec<i64> {
        let narrow = self.ty(val) == DType::I32;
        self.operand(val).iter().map(|&x| if narrow { i64::from(x as u32 as i32) } else { x as i64 }).collect()
    }

    /// The index that all threads of the fiber have.
    pub(super) fn uniform(&self, val: Val) -> Outcome<i64> {
        let indices = self.indices(val);
        match indices.iter().all(|&index| index == indices[0]) {
            true => Ok(indices[0]),
            false => Err(format!("{val} is not the same in all threads")),
        }
    }

    pub(super) fn set(&mut self, val: Val, mask: &Mask, bits: Vec<u64>) {
        let place = &mut self.vals[val.index()];
        if place.is_empty() {
            *place = bits;
            return;
        }
        for ((place, bits), &on) in place.iter_mut().zip(bits).zip(mask) {
            if on {
                *place = bits;
            }
        }
    }
}

/// Registers of a thread, of which cooperative matrices take several.
fn registers(var: &VarData) -> usize {
    (var.len * var.matrix.map_or(1, |matrix| matrix.held())) as usize
}

/// What a register holds that nothing has set: no number that a program would
/// work with by chance.
fn unset(elem: DType) -> u64 {
    match elem {
        DType::Bool => 1,
        elem => 0x5a5a_5a5a_5a5a_5a5a >> (64 - elem.bits()),
    }
}

//! The blocks of a launch as tasks that run side by side.
//!
//! A task has its own scalars, views and tiles, which are the machine's while it runs, and a list
//! of the regions that it is in. It runs step by step; conditions and loops of the block are
//! entered, and a `parallel` or `threads` is one step, because nothing waits in them.

use crate::interp::machine::{Machine, Outcome};
use crate::interp::memory::{Storage, View};
use crate::interp::program::{Action, Block, Reg, Step};

/// A region that a task is in.
#[derive(Debug)]
struct Frame<'p> {
    block: &'p Block,
    at: usize,
    then: Then<'p>,
}

/// What follows the end of a region.
#[derive(Debug)]
enum Then<'p> {
    Nothing,
    /// The value of the region goes there.
    Result(Option<Reg>),
    /// The iteration at `next`.
    Next {
        next: Option<i64>,
        hi: i64,
        by: i64,
        counter: Reg,
        body: &'p Block,
    },
}

/// A block.
#[derive(Debug)]
pub(super) struct Task<'p> {
    /// Its number in the history.
    pub(super) number: usize,
    /// What it waits for, and how many signals there were when it last looked.
    pub(super) waits: Option<(u64, String)>,
    block: [i64; 3],
    regs: Vec<u64>,
    views: Vec<View>,
    /// Its tiles, with their numbers.
    tiles: Vec<(usize, Storage)>,
    frames: Vec<Frame<'p>>,
}

impl<'p> Task<'p> {
    /// The block at a place in the order of a machine that has started.
    pub(super) fn new(machine: &mut Machine<'p>, place: i64, number: usize) -> Task<'p> {
        machine.enter(place);
        let program = machine.program;
        let own = program.storages.iter().enumerate().filter(|(_, info)| !info.global);
        Task {
            number,
            waits: None,
            block: machine.block,
            regs: machine.regs.clone(),
            views: machine.views.clone(),
            tiles: own.map(|(storage, _)| (storage, Storage::empty())).collect(),
            frames: vec![Frame { block: &program.body, at: 0, then: Then::Nothing }],
        }
    }

    /// Whether it has run to its end.
    pub(super) fn is_done(&self) -> bool {
        self.frames.is_empty()
    }

    /// Runs up to so many steps; ends before them where it waits.
    pub(super) fn run(&mut self, machine: &mut Machine<'p>, steps: u64) -> Outcome {
        self.exchange(machine);
        let mut result = Ok(());
        for _ in 0..steps {
            result = self.step(machine);
            if result.is_err() || self.is_done() || self.waits.is_some() {
                break;
            }
        }
        self.exchange(machine);
        result
    }

    /// Whether nothing was signalled since it found that it waits.
    pub(super) fn must_wait(&self, signals: u64) -> bool {
        self.waits.as_ref().is_some_and(|(seen, _)| *seen == signals)
    }

    fn exchange(&mut self, machine: &mut Machine<'p>) {
        std::mem::swap(&mut self.block, &mut machine.block);
        std::mem::swap(&mut self.regs, &mut machine.regs);
        std::mem::swap(&mut self.views, &mut machine.views);
        for (storage, own) in &mut self.tiles {
            std::mem::swap(own, &mut machine.storages[*storage]);
        }
    }

    fn step(&mut self, machine: &mut Machine<'p>) -> Outcome {
        self.waits = None;
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let Some(step) = frame.block.steps.get(frame.at) else {
            self.leave(machine);
            return Ok(());
        };
        if let Action::Wait { word, least } = step.action {
            let signals = machine.acting.as_ref().map_or(0, |acting| acting.history.signals);
            self.waits = machine.wait(word, least, step.span)?.map(|waits| (signals, waits));
            frame.at += usize::from(self.waits.is_none());
            return Ok(());
        }
        frame.at += 1;
        self.enter(machine, step)
    }

    /// Enters a condition or loop, or runs another step.
    fn enter(&mut self, machine: &mut Machine<'p>, step: &'p Step) -> Outcome {
        match &step.action {
            Action::For { lo, hi, step: by, counter, body } => {
                machine.spend(1, step.span)?;
                let (next, hi, by) = (Some(machine.int(*lo)), machine.int(*hi), machine.int(*by));
                let then = Then::Next { next, hi, by, counter: *counter, body };
                self.frames.push(Frame { block: body, at: body.steps.len(), then });
            }
            Action::If { condition, then, otherwise, dst } => {
                machine.spend(1, step.span)?;
                let block = if machine.regs[*condition] != 0 { then } else { otherwise };
                self.frames.push(Frame { block, at: 0, then: Then::Result(*dst) });
            }
            _ => machine.step(step)?,
        }
        Ok(())
    }

    /// The innermost region ends.
    fn leave(&mut self, machine: &mut Machine<'p>) {
        let Some(Frame { block, then, .. }) = self.frames.pop() else { return };
        match then {
            Then::Nothing => {}
            Then::Result(dst) => {
                if let (Some(dst), Some(result)) = (dst, block.result) {
                    machine.regs[dst] = machine.regs[result];
                }
            }
            Then::Next { next: Some(i), hi, by, counter, body } if by >= 1 && i < hi => {
                machine.regs[counter] = i as u64;
                let then = Then::Next { next: i.checked_add(by), hi, by, counter, body };
                self.frames.push(Frame { block: body, at: 0, then });
            }
            Then::Next { .. } => {}
        }
    }
}

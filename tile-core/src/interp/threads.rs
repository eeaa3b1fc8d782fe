//! Execution of `threads`: all threads, from one place where they meet to the next.
//!
//! Between two such places threads are on their own, and each runs alone, in any order;
//! what they touch in common is a race. At a barrier all of them have come, which is known of
//! a well-formed function, and nothing of what they touched is a race with what follows. At one of
//! a group that holds of its threads. A condition or loop in which threads meet is taken by those
//! threads for which it holds.

use super::machine::{Machine, Outcome};
use super::memory::{Storage, View};
use super::program::{Action, Block, Reg, Step, Threads};
use crate::ir::Span;

/// What a thread has for itself, while another one runs.
struct Frame {
    regs: Vec<u64>,
    views: Vec<View>,
    storages: Vec<Storage>,
}

impl<'p> Machine<'p> {
    /// Runs a region for each of its threads.
    pub(super) fn threads(&mut self, region: &'p Threads, span: Span) -> Outcome {
        let count = self.int(region.count).max(0);
        self.spend(count, span)?;
        let frames = (0..count).map(|thread| Frame {
            regs: region.regs.iter().map(|&reg| if reg == region.index { thread as u64 } else { 0 }).collect(),
            views: vec![View::default(); region.views.len()],
            storages: region.storages.clone().map(|_| Storage::empty()).collect(),
        });
        let frames = frames.collect();
        self.team.iter_mut().for_each(|team| team.begin(count as u64, region.groups));
        let mut run = Run { machine: self, region, frames };
        run.block(&region.body, &vec![true; count as usize])?;
        self.team.iter_mut().for_each(super::race::Team::end);
        Ok(())
    }
}

/// A `threads` that runs.
struct Run<'m, 'p> {
    machine: &'m mut Machine<'p>,
    region: &'p Threads,
    frames: Vec<Frame>,
}

impl<'p> Run<'_, 'p> {
    /// Runs `f` as one thread.
    fn with<T>(&mut self, thread: usize, f: impl FnOnce(&mut Machine<'p>) -> T) -> T {
        self.exchange(thread);
        let result = f(self.machine);
        self.exchange(thread);
        result
    }

    fn exchange(&mut self, thread: usize) {
        let (machine, region, frame) = (&mut *self.machine, self.region, &mut self.frames[thread]);
        for (&reg, own) in region.regs.iter().zip(&mut frame.regs) {
            std::mem::swap(&mut machine.regs[reg], own);
        }
        for (&view, own) in region.views.iter().zip(&mut frame.views) {
            std::mem::swap(&mut machine.views[view], own);
        }
        for (storage, own) in region.storages.clone().zip(&mut frame.storages) {
            std::mem::swap(&mut machine.storages[storage], own);
        }
    }

    /// A register of each thread; nothing of those that are not `here`.
    fn each(&mut self, reg: Reg, here: &[bool]) -> Vec<Option<u64>> {
        (0..here.len()).map(|thread| here[thread].then(|| self.with(thread, |machine| machine.regs[reg]))).collect()
    }

    fn set(&mut self, thread: usize, reg: Reg, bits: u64) {
        self.with(thread, |machine| machine.regs[reg] = bits);
    }

    /// A region, for the threads that are `here`.
    fn block(&mut self, block: &'p Block, here: &[bool]) -> Outcome {
        let mut steps = block.steps.as_slice();
        while let Some(first) = steps.first() {
            if first.meets {
                self.together(first, here)?;
                steps = &steps[1..];
                continue;
            }
            let (alone, rest) = steps.split_at(steps.iter().position(|step| step.meets).unwrap_or(steps.len()));
            self.alone(alone, here)?;
            steps = rest;
        }
        Ok(())
    }

    /// Steps in which no threads meet, by one thread after the other.
    fn alone(&mut self, steps: &'p [Step], here: &[bool]) -> Outcome {
        let order = self.machine.shuffler.permutation(here.len() as i64);
        for i in 0..here.len() {
            let thread = order.at(i as i64) as usize;
            if here[thread] {
                self.machine.team.iter_mut().for_each(|team| team.run(thread as u64));
                self.with(thread, |machine| machine.steps(steps))?;
            }
        }
        Ok(())
    }

    /// A step in which threads meet.
    fn together(&mut self, step: &'p Step, here: &[bool]) -> Outcome {
        self.machine.spend(1, step.span)?;
        let lanes = self.machine.lanes();
        match &step.action {
            Action::Barrier { group: false } => self.machine.team.iter_mut().for_each(super::race::Team::meet),
            // Its threads are those that come here.
            Action::Barrier { group: true } => self.machine.team.iter_mut().for_each(|team| team.meet_in_group(here)),
            Action::Shuffle { dst, value, lane } => {
                let (values, places) = (self.each(*value, here), self.each(*lane, here));
                for (thread, place) in places.into_iter().enumerate() {
                    let (Some(place), Some(own)) = (place, values[thread]) else { continue };
                    let from = usize::try_from(place as i64).ok().filter(|&lane| lane < lanes);
                    let from = from.and_then(|lane| *values.get(thread - thread % lanes + lane)?);
                    self.set(thread, *dst, from.unwrap_or(own));
                }
            }
            Action::Ballot { dst, condition } => {
                let holds = self.each(*condition, here);
                for (warp, holds) in holds.chunks(lanes).enumerate() {
                    let bits = (0..).zip(holds).filter(|(_, holds)| holds.is_some_and(|holds| holds != 0));
                    let bits = bits.fold(0, |bits, (lane, _)| bits | 1_u64 << lane);
                    for lane in (0..holds.len()).filter(|&lane| holds[lane].is_some()) {
                        self.set(warp * lanes + lane, *dst, bits);
                    }
                }
            }
            Action::If { condition, then, otherwise, dst } => {
                let taken = self.each(*condition, here);
                for (branch, is) in [(then, true), (otherwise, false)] {
                    let inside: Vec<bool> = taken.iter().map(|x| x.is_some_and(|x| (x != 0) == is)).collect();
                    if !inside.contains(&true) {
                        continue;
                    }
                    self.block(branch, &inside)?;
                    let (Some(dst), Some(result)) = (*dst, branch.result) else { continue };
                    let results = self.each(result, &inside);
                    for (thread, bits) in results.into_iter().enumerate() {
                        bits.into_iter().for_each(|bits| self.set(thread, dst, bits));
                    }
                }
            }
            Action::For { lo, hi, step: by, counter, body } => {
                let [mut at, ends, by] = [*lo, *hi, *by].map(|reg| self.each(reg, here));
                loop {
                    self.machine.spend(1, step.span)?;
                    let runs = |thread: usize| match (at[thread], ends[thread], by[thread]) {
                        (Some(at), Some(end), Some(by)) => by as i64 >= 1 && (at as i64) < end as i64,
                        _ => false,
                    };
                    let inside: Vec<bool> = (0..here.len()).map(runs).collect();
                    if !inside.contains(&true) {
                        break;
                    }
                    for thread in (0..here.len()).filter(|&thread| inside[thread]) {
                        self.set(thread, *counter, at[thread].unwrap_or_default());
                    }
                    self.block(body, &inside)?;
                    for (at, by) in at.iter_mut().zip(&by) {
                        *at = at.and_then(|at| (at as i64).checked_add((*by)? as i64)).map(|next| next as u64);
                    }
                }
            }
            _ => self.alone(std::slice::from_ref(step), here)?,
        }
        Ok(())
    }
}

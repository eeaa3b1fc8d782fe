//! A timing simulation of the pipes of an AI core.
//!
//! The scalar unit of a core goes through its statements and issues instructions to pipes. It
//! waits where it moves elements itself, for flags that name it, and for the other core. A pipe
//! starts a call when it has finished the one before, the call has been issued, and the flags
//! that it waits for are set.

use super::trace::{Step, Trace};
use crate::ir::{Core, Pipe};
use std::collections::{HashMap, VecDeque};

const PIPES: usize = Pipe::ALL.len();

/// The time of one core, in cycles.
pub(super) struct Clock<'t> {
    /// Its index among the cores of the AI core.
    number: usize,
    /// The cores of the other kind, with which it exchanges cross-core flags.
    others: Vec<usize>,
    steps: &'t [Step],
    at: usize,
    /// The time until which each pipe is busy; for the scalar unit, the current time.
    until: [f64; PIPES],
    busy: [f64; PIPES],
    events: HashMap<(Pipe, Pipe, u32), VecDeque<f64>>,
    /// Whether the next vector instruction starts on an empty pipe.
    drained: bool,
    /// The extra cycles that this costs.
    vector_start: f64,
}

/// The times at which cross-core flags were set, by setter and receiver.
type Cross = HashMap<(usize, usize, u32), VecDeque<f64>>;

/// Simulates cores side by side to their ends; `None` on a deadlock.
pub(super) fn run<'t>(traces: &[(Core, &'t Trace)], vector_start: f64) -> Option<Vec<Clock<'t>>> {
    let mut cross = Cross::new();
    let others = |core: Core| {
        let other = move |(number, (of, _)): (usize, &(Core, &Trace))| (*of != core).then_some(number);
        traces.iter().enumerate().filter_map(other).collect()
    };
    let clock = |(number, &(core, trace)): (usize, &(Core, &'t Trace))| Clock {
        vector_start,
        ..Clock::new(number, others(core), &trace.steps)
    };
    let mut clocks: Vec<Clock<'t>> = traces.iter().enumerate().map(clock).collect();
    loop {
        let before: usize = clocks.iter().map(|clock| clock.at).sum();
        for clock in &mut clocks {
            clock.advance(&mut cross);
        }
        if clocks.iter().all(|clock| clock.at == clock.steps.len()) {
            return Some(clocks);
        }
        if before == clocks.iter().map(|clock| clock.at).sum::<usize>() {
            return None;
        }
    }
}

impl<'t> Clock<'t> {
    fn new(number: usize, others: Vec<usize>, steps: &'t [Step]) -> Clock<'t> {
        let (until, busy) = ([0.0; PIPES], [0.0; PIPES]);
        Clock { number, others, steps, at: 0, until, busy, events: HashMap::new(), drained: true, vector_start: 0.0 }
    }

    /// The time at which everything is done.
    pub(super) fn end(&self) -> f64 {
        self.until.iter().copied().fold(0.0, f64::max)
    }

    /// The busy time of a pipe.
    pub(super) fn busy(&self, pipe: Pipe) -> f64 {
        self.busy[pipe as usize]
    }

    fn now(&self) -> f64 {
        self.until[Pipe::S as usize]
    }

    fn not_before(&mut self, pipe: Pipe, time: f64) {
        let until = &mut self.until[pipe as usize];
        *until = until.max(time);
    }

    /// Advances until the end, or until a flag that the other core has not set.
    fn advance(&mut self, cross: &mut Cross) {
        while let Some(step) = self.steps.get(self.at) {
            match *step {
                Step::Run { pipe, cycles } => self.run(pipe, cycles),
                Step::Set { from, to, event } => {
                    let time = self.until[from as usize].max(self.now());
                    self.events.entry((from, to, event)).or_default().push_back(time);
                }
                Step::Wait { from, to, event } => {
                    let time = self.events.get_mut(&(from, to, event)).and_then(VecDeque::pop_front);
                    self.not_before(to, time.unwrap_or(0.0));
                }
                Step::Barrier(Pipe::All) => {
                    let end = self.end();
                    self.until = [end; PIPES];
                    self.drained = true;
                }
                Step::Barrier(pipe) => self.drained |= pipe == Pipe::V,
                Step::CrossSet { pipe, flag } => {
                    let time = self.until[pipe as usize].max(self.now());
                    for &other in &self.others {
                        cross.entry((self.number, other, flag)).or_default().push_back(time);
                    }
                }
                Step::CrossWait { pipe, flag } => {
                    // A flag of every other core.
                    let from = |other: usize| (other, self.number, flag);
                    let is_set = |&other: &usize| cross.get(&from(other)).is_some_and(|times| !times.is_empty());
                    if !self.others.iter().all(is_set) {
                        return;
                    }
                    let times: Vec<f64> =
                        self.others.iter().filter_map(|&other| cross.get_mut(&from(other))?.pop_front()).collect();
                    times.into_iter().for_each(|time| self.not_before(pipe.unwrap_or(Pipe::S), time));
                }
            }
            self.at += 1;
        }
    }

    fn run(&mut self, pipe: Pipe, cycles: f64) {
        let mut cycles = cycles;
        if pipe == Pipe::V && (self.drained || self.until[pipe as usize] <= self.now()) {
            cycles += self.vector_start;
            self.drained = false;
        }
        let begin = self.until[pipe as usize].max(self.now());
        self.until[pipe as usize] = begin + cycles;
        self.busy[pipe as usize] += cycles;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trace(steps: Vec<Step>) -> Trace {
        Trace { steps, ..Trace::new() }
    }

    /// Loads of 100 cycles and MMAs of 100, with this many buffers.
    fn pipeline(buffers: u32) -> f64 {
        let (load, cube) = (Pipe::Mte2, Pipe::M);
        let mut steps = Vec::new();
        for event in 0..buffers {
            steps.push(Step::Set { from: cube, to: load, event });
        }
        for i in 0..100 {
            let event = i % buffers;
            steps.extend([
                Step::Wait { from: cube, to: load, event },
                Step::Run { pipe: load, cycles: 100.0 },
                Step::Set { from: load, to: cube, event },
                Step::Wait { from: load, to: cube, event },
                Step::Run { pipe: cube, cycles: 100.0 },
                Step::Set { from: cube, to: load, event },
            ]);
        }
        let trace = trace(steps);
        run(&[(Core::Cube, &trace)], 0.0).expect("there is one core")[0].end()
    }

    #[test]
    fn a_second_buffer_lets_loads_run_ahead() {
        assert_eq!(pipeline(1), 20_000.0);
        assert_eq!(pipeline(2), 10_100.0);
    }

    #[test]
    fn a_core_waits_for_the_other() {
        let cube = trace(vec![
            Step::Run { pipe: Pipe::Fix, cycles: 50.0 },
            Step::CrossSet { pipe: Pipe::Fix, flag: 0 },
            Step::CrossWait { pipe: None, flag: 1 },
            Step::Run { pipe: Pipe::M, cycles: 1.0 },
        ]);
        let vector = trace(vec![
            Step::CrossWait { pipe: None, flag: 0 },
            Step::Run { pipe: Pipe::Mte3, cycles: 30.0 },
            Step::CrossSet { pipe: Pipe::Mte3, flag: 1 },
        ]);
        let vectors = [(Core::Cube, &cube), (Core::Vector, &vector)];
        assert_eq!(run(&vectors, 0.0).expect("both end")[0].end(), 81.0);
        // The cube waits for the slower of two units, and for both.
        let slow = trace(vec![
            Step::CrossWait { pipe: None, flag: 0 },
            Step::Run { pipe: Pipe::Mte3, cycles: 70.0 },
            Step::CrossSet { pipe: Pipe::Mte3, flag: 1 },
        ]);
        let three = [(Core::Cube, &cube), (Core::Vector, &vector), (Core::Vector, &slow)];
        assert_eq!(run(&three, 0.0).expect("all end")[0].end(), 121.0);
        let silent = trace(vec![Step::CrossWait { pipe: None, flag: 0 }]);
        assert!(run(&[(Core::Cube, &cube), (Core::Vector, &vector), (Core::Vector, &silent)], 0.0).is_none());
        let stuck = trace(vec![Step::CrossWait { pipe: None, flag: 7 }]);
        assert!(run(&[(Core::Cube, &stuck), (Core::Vector, &vector)], 0.0).is_none());
    }
}

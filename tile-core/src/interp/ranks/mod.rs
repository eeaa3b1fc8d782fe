//! Ranks on one machine: each runs kernels by the interpreter, in an interleaving by seed.
//!
//! Every rank is a thread that runs the same program. Inside launches one of them runs at a time:
//! it runs some steps of one of its blocks and passes the turn on. Blocks of a launch are all
//! there at once, as on a device that holds them all. Who is next follows from the seed alone, so
//! that a run can be repeated.
//!
//! What is found, as [`LaunchError::Fault`] of every rank:
//!
//! * *races*: accesses to an element, one of them a write, that no signal puts in order;
//! * *deadlocks*: nothing can run, with what each block waits for;
//! * *lost signals*: a word that is set twice before anything has waited for it.
//!
//! ```
//! use tile_core::interp::Order;
//! use tile_core::interp::ranks::Ranks;
//!
//! let sizes = Ranks::new(4, Order::Shuffled(7)).run(|rank| {
//!     let mine = rank.symmetric::<f32, 1>([16])?;
//!     // Kernels are launched on `rank`, which is a device: `k().launch(rank, &mine, …)`.
//!     Ok((rank.number(), mine.shape()))
//! });
//! assert_eq!(sizes.unwrap()[3], (3, [16]));
//! ```

mod acting;
mod history;
mod memory;
mod tasks;

pub(super) use acting::Acting;
pub use memory::{Signals, Symmetric};

use super::machine::Machine;
use super::order::Shuffler;
use super::{Options, Order, bind, resolve};
use crate::launch::{Arg, Device, HostDevice, Instance, LaunchError, check_host_args, mark_written};
use crate::passes::link;
use history::History;
use memory::Allocation;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tasks::Task;

/// The most blocks of a launch that ranks run side by side.
pub const MOST_BLOCKS: i64 = 4096;

/// Steps of a turn, at most.
const TURN: u64 = 32;

/// Ranks that run kernels by the interpreter.
#[derive(Debug)]
pub struct Ranks {
    shared: Arc<Shared>,
}

/// One of several ranks: a device, whose launches run beside those of the others.
#[derive(Debug)]
pub struct Rank {
    number: usize,
    /// How many allocations of all ranks it has taken part in.
    allocations: std::cell::Cell<usize>,
    shared: Arc<Shared>,
}

/// What ranks have in common.
#[derive(Debug)]
struct Shared {
    options: Options<'static>,
    state: Mutex<State>,
    turn: Condvar,
}

/// What a rank is doing.
#[derive(Clone, Debug, PartialEq)]
enum Phase {
    /// Running its program, between launches.
    Outside,
    /// In a launch of which some block may run.
    Ready,
    /// In a launch whose blocks all wait.
    Waits(Vec<String>),
    /// Its program has ended.
    Ended,
}

#[derive(Debug)]
struct State {
    phases: Vec<Phase>,
    /// Whose turn it is.
    turn: Option<usize>,
    random: Shuffler,
    history: History,
    launches: usize,
    allocations: Vec<Arc<Allocation>>,
    failed: Option<LaunchError>,
}

impl Ranks {
    /// So many ranks, at least one. The order is that of turns, too: ranks and blocks in their own
    /// order, or in one by seed.
    pub fn new(ranks: usize, order: Order) -> Ranks {
        Ranks::with(ranks, Options { order, ..Options::default() })
    }

    /// So many ranks, with options of the interpreter.
    pub fn with(ranks: usize, options: Options<'static>) -> Ranks {
        let ranks = ranks.max(1);
        let state = State {
            phases: vec![Phase::Outside; ranks],
            turn: None,
            random: Shuffler::new(options.order),
            history: History::new(ranks),
            launches: 0,
            allocations: Vec::new(),
            failed: None,
        };
        Ranks { shared: Arc::new(Shared { options, state: Mutex::new(state), turn: Condvar::new() }) }
    }

    /// Runs a program as every rank; gives what each returned, in the order of ranks.
    ///
    /// # Errors
    /// That of the first rank that failed.
    pub fn run<X: Send>(self, program: impl Fn(&Rank) -> Result<X, LaunchError> + Sync) -> Result<Vec<X>, LaunchError> {
        let ranks = self.shared.lock().phases.len();
        let results: Vec<Result<X, LaunchError>> = std::thread::scope(|scope| {
            let one = |number| {
                let rank = Rank { number, allocations: std::cell::Cell::new(0), shared: Arc::clone(&self.shared) };
                let program = &program;
                scope.spawn(move || {
                    let result = program(&rank);
                    if let Err(error) = &result {
                        rank.shared.fail(&mut rank.shared.lock(), error.clone());
                    }
                    result
                })
            };
            let threads: Vec<_> = (0..ranks).map(one).collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined.map(|joined| joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
        });
        let first = self.shared.lock().failed.clone();
        match first {
            Some(error) => Err(error),
            None => results.into_iter().collect(),
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fail(&self, state: &mut State, error: LaunchError) {
        state.failed.get_or_insert(error);
        self.turn.notify_all();
    }

    /// Gives the turn to a rank that can run, once no program is outside of launches.
    fn pass(&self, state: &mut State) {
        state.turn = None;
        if state.phases.contains(&Phase::Outside) {
            return;
        }
        let ready: Vec<usize> = (0..state.phases.len()).filter(|&rank| state.phases[rank] == Phase::Ready).collect();
        if !ready.is_empty() {
            state.turn = Some(ready[state.random.below(ready.len() as u64) as usize]);
            self.turn.notify_all();
            return;
        }
        let waits = state.phases.iter().filter_map(|phase| match phase {
            Phase::Waits(waits) => Some(waits.join("; ")),
            _ => None,
        });
        let waits: Vec<String> = waits.collect();
        if !waits.is_empty() {
            let reason = format!("deadlock: {}", waits.join("; "));
            self.fail(state, LaunchError::Fault { location: "ranks".to_owned(), block: [0; 3], reason });
        }
    }
}

impl Rank {
    /// Which rank this is, from 0.
    pub fn number(&self) -> usize {
        self.number
    }

    /// How many ranks there are.
    pub fn size(&self) -> usize {
        self.shared.lock().phases.len()
    }

    /// Runs the blocks of a launch beside those of other ranks.
    fn blocks<'p>(&self, machine: &mut Machine<'p>, file: &str) -> Result<(), LaunchError> {
        let count = machine.start()?;
        if count > MOST_BLOCKS {
            let reason = format!("{count} blocks, of which ranks run {MOST_BLOCKS} side by side");
            let (kernel, target) = (machine.func.name.clone(), self.target().to_owned());
            return Err(LaunchError::Unsupported { kernel, target, reason });
        }
        let mut state = self.shared.lock();
        let launch = state.launches;
        state.launches += 1;
        let mut tasks: Vec<Task<'p>> = (0..count)
            .map(|place| {
                machine.enter(place);
                let block = Some(machine.block);
                let number = state.history.begin(history::Task { rank: self.number, file: file.to_owned(), block });
                Task::new(machine, place, number)
            })
            .collect();
        state.phases[self.number] = Phase::Ready;
        self.shared.pass(&mut state);
        while !tasks.is_empty() {
            state = self
                .shared
                .turn
                .wait_while(state, |state| state.failed.is_none() && state.turn != Some(self.number))
                .unwrap_or_else(PoisonError::into_inner);
            if let Some(error) = &state.failed {
                return Err(error.clone());
            }
            self.take_turn(&mut state, machine, &mut tasks, launch)?;
        }
        Ok(())
    }

    /// Runs one of the blocks, and passes the turn on.
    fn take_turn<'p>(
        &self,
        state: &mut State,
        machine: &mut Machine<'p>,
        tasks: &mut Vec<Task<'p>>,
        launch: usize,
    ) -> Result<(), LaunchError> {
        let signals = state.history.signals;
        let can: Vec<usize> = (0..tasks.len()).filter(|&task| !tasks[task].must_wait(signals)).collect();
        let first = state.random.below(can.len() as u64) as usize;
        let steps = match self.shared.options.order {
            Order::Natural => TURN,
            Order::Shuffled(_) => 1 + state.random.below(TURN),
        };
        for at in (0..can.len()).map(|i| (first + i) % can.len()) {
            let task = &mut tasks[can[at]];
            let history = std::mem::take(&mut state.history);
            machine.acting = Some(Acting { history, task: task.number, launch });
            let ran = task.run(machine, steps);
            state.history = machine.acting.take().map(|acting| acting.history).unwrap_or_default();
            if let Err(error) = ran {
                self.shared.fail(state, error.clone());
                return Err(error);
            }
            if task.waits.is_none() {
                break;
            }
        }
        tasks.retain(|task| {
            if task.is_done() {
                state.history.end(task.number);
            }
            !task.is_done()
        });
        let now = state.history.signals;
        if now > signals {
            // What waits may go on.
            for phase in state.phases.iter_mut().filter(|phase| matches!(phase, Phase::Waits(_))) {
                *phase = Phase::Ready;
            }
        }
        let waiting = tasks.iter().filter(|task| task.must_wait(now));
        let waits: Vec<String> = waiting.filter_map(|task| Some(task.waits.as_ref()?.1.clone())).collect();
        state.phases[self.number] = match tasks.len() {
            0 => Phase::Outside,
            all if all == waits.len() => Phase::Waits(waits),
            _ => Phase::Ready,
        };
        self.shared.pass(state);
        Ok(())
    }
}

impl Drop for Rank {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.phases[self.number] = Phase::Ended;
        self.shared.pass(&mut state);
    }
}

impl Device for Rank {
    fn target(&self) -> &'static str {
        "interpreter"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let options = self.shared.options;
        let func = link(&instance.with_checks(options.checks_of_code()))?;
        let file = instance.def().file;
        let program = resolve::resolve(&func)?;
        let bound = bind::bind(&func, args)?;
        let mut machine = Machine::new(&func, file, &program, &options, bound.storages);
        bound.regs.into_iter().for_each(|(reg, bits)| machine.regs[reg] = bits);
        bound.views.into_iter().for_each(|(slot, view)| machine.views[slot] = view);
        self.blocks(&mut machine, file)?;
        // SAFETY: the arguments are checked, and all blocks have run.
        unsafe { mark_written(args) };
        Ok(())
    }
}

impl HostDevice for Rank {}

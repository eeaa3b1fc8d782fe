//! A device that interprets thread programs: launches on host tensors, for a target that is not there.
//!
//! What a crate's own lowering data makes of kernels is tested on it without a device, by the
//! conformance suite for one.

use super::machine::Rank;
use super::{Options, Report, run_ranks};
use crate::facts::LaunchFacts;
use crate::ir::{Home, Kernel, Source};
use crate::lower::{Target, alternatives, blocks_of_a_tile, lower};
use tile_core::ir::{Func, Reach, Value};
use tile_core::launch::prologue::{Plan, Prologue};
use tile_core::launch::{Arg, Device, HostDevice, Instance, LaunchError, Planned, check_host_args, mark_written};
use tile_core::passes::{fit, instantiate};

/// Interprets the thread programs that the lowering makes for a target.
///
/// Races, accesses outside of tensors and barriers that not all threads reach are errors
/// ([`LaunchError::Driver`]), as are failed assertions.
#[derive(Clone, Debug)]
pub struct ThreadInterpreter {
    name: &'static str,
    target: Target,
}

impl ThreadInterpreter {
    /// For a target, under the name that messages have.
    pub fn new(name: &'static str, target: Target) -> ThreadInterpreter {
        ThreadInterpreter { name, target }
    }

    fn lowered(&self, func: &Func, args: &[Arg<'_>]) -> Result<Kernel, LaunchError> {
        lowered_for(func, args, |facts| {
            lower(func, facts, &self.target).map_err(|error| error.of_launch(&func.name, self.name))
        })
    }
}

impl HostDevice for ThreadInterpreter {}

impl Device for ThreadInterpreter {
    fn target(&self) -> &'static str {
        self.name
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.name)?;
        let (func, kernel) = fit(instance, |func| Ok((func.clone(), self.lowered(func, args)?)))?;
        launch(&func, &kernel, args, &Options::default()).map_err(|error| match error {
            Stop::Refused(error) => error,
            Stop::Fault(reason) => LaunchError::Driver {
                target: self.name.to_owned(),
                action: format!("interpreting `{}`", func.name),
                reason,
            },
        })?;
        // SAFETY: the arguments are checked, and all blocks have run.
        unsafe { mark_written(args) };
        Ok(())
    }

    /// Those of the target's planner, in its order: there is no cost model of an interpreter.
    fn plans(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Vec<Planned> {
        let Ok(func) = instantiate(&instance.with_consts(instance.consts())) else { return Vec::new() };
        let Ok(facts) = LaunchFacts::of_launch(&func, args) else { return Vec::new() };
        let found = alternatives(&func, &facts, &self.target).into_iter();
        found.map(|overrides| Planned { overrides, seconds: None }).collect()
    }
}

/// Why a launch has no result.
#[derive(Debug)]
pub enum Stop {
    /// The prologue refuses the arguments.
    Refused(LaunchError),
    /// A thread program does what none may do.
    Fault(String),
}

impl From<LaunchError> for Stop {
    fn from(error: LaunchError) -> Stop {
        Stop::Refused(error)
    }
}

impl std::fmt::Display for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Stop::Refused(error) => error.fmt(f),
            Stop::Fault(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Stop {}

/// The thread program for a launch of a function on arguments, as `lower` makes it of what is known
/// of the launch.
///
/// # Errors
/// Those of [`Prologue::plan`] and of `lower`.
pub fn lowered_for<E: From<LaunchError>>(
    func: &Func,
    args: &[Arg<'_>],
    mut lower: impl FnMut(&LaunchFacts) -> Result<Kernel, E>,
) -> Result<Kernel, E> {
    let mut facts = LaunchFacts::of_launch(func, args)?;
    let kernel = lower(&facts)?;
    facts.windows = follows_windows(func, &kernel, args)?;
    if facts.windows { Ok(kernel) } else { lower(&facts) }
}

/// Whether TMA copies can follow the windows of a launch.
///
/// # Errors
/// As [`Prologue::plan`].
fn follows_windows(func: &Func, kernel: &Kernel, args: &[Arg<'_>]) -> Result<bool, LaunchError> {
    let prologue = Prologue::new(func)?;
    let plan = prologue.plan(args)?;
    Ok(kernel.follows_windows(&|source| passed(&prologue, &plan, source) as i64))
}

/// What the host passes; programs ask for nothing else, as the lowering sees to.
fn passed(prologue: &Prologue, plan: &Plan, source: Source) -> u64 {
    prologue.slot(source).map_or(0, |slot| plan.get(slot))
}

/// Runs the thread program of a function on arguments in host memory, which fit its parameters and
/// are initialised. Lines that it prints go to standard output.
///
/// # Errors
/// See [`Stop`].
pub fn launch(func: &Func, kernel: &Kernel, args: &mut [Arg<'_>], options: &Options) -> Result<Report, Stop> {
    launch_ranks(func, kernel, &mut [args], options)
}

/// Runs launches of one thread program by several ranks beside each other, each with its own
/// arguments, as [`launch`] does. Memory of all ranks, `Peers` and `Signals`, is one allocation, which
/// each of them passes.
///
/// # Errors
/// See [`Stop`]; it is a fault if grids differ.
pub fn launch_ranks(
    func: &Func,
    kernel: &Kernel,
    ranks: &mut [&mut [Arg<'_>]],
    options: &Options,
) -> Result<Report, Stop> {
    let prologue = Prologue::new(func)?;
    let plans = ranks.iter().map(|args| prologue.plan(args)).collect::<Result<Vec<_>, _>>()?;
    let (mut memories, mut numbers) = (Vec::new(), Vec::new());
    for (args, plan) in ranks.iter().zip(&plans) {
        let number = |(nth, of): (usize, Value)| {
            // Memory of all ranks is that which the first passes.
            if let (Some(first), true) = (numbers.first(), reach(func, of) != Reach::Own) {
                let first: &Vec<usize> = first;
                return Ok(first[nth]);
            }
            memories.push(contents(func, &prologue, (args, plan), of)?);
            Ok(memories.len() - 1)
        };
        let of_rank = globals(kernel).enumerate().map(number).collect::<Result<Vec<_>, Stop>>()?;
        numbers.push(of_rank);
    }
    let hosts: Vec<_> = plans.iter().map(|plan| |source: Source| passed(&prologue, plan, source)).collect();
    let launched = hosts.iter().zip(&numbers).map(|(host, globals)| Rank { host, globals: globals.clone() });
    let grids: Vec<_> = plans.iter().map(|plan| grid(func, kernel, plan)).collect();
    let [grid, others @ ..] = &grids[..] else { return Err(Stop::Fault("a launch of no rank".to_owned())) };
    if others.iter().any(|other| other != grid) {
        return Err(Stop::Fault(format!("ranks launch different grids: {grids:?}")));
    }
    let launched: Vec<_> = launched.collect();
    let report = run_ranks(kernel, grid, options, &launched, &mut memories, &mut |line| println!("{line}"))
        .map_err(|fault| Stop::Fault(fault.to_string()))?;
    for (args, numbers) in ranks.iter().zip(&numbers) {
        let buffers = kernel.bufs.values().filter(|buf| !buf.is_shared());
        for (buf, &number) in buffers.zip(numbers) {
            let Home::Global { of, writable: true } = buf.home else { continue };
            if let Some(Arg::Tensor(tensor)) = position(func, of).map(|i| &args[i]) {
                let bytes = &memories[number];
                // SAFETY: the argument's elements span so many bytes, which nothing else reaches, and it
                // is mutable.
                unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), tensor.address, bytes.len()) };
            }
        }
    }
    Ok(report)
}

/// What each global buffer is of: a parameter or a workspace.
fn globals(kernel: &Kernel) -> impl Iterator<Item = Value> {
    kernel.bufs.values().filter_map(|buf| match buf.home {
        Home::Global { of, .. } => Some(of),
        Home::Shared { .. } => None,
    })
}

/// Which parameter a value is.
fn position(func: &Func, value: Value) -> Option<usize> {
    func.params.iter().position(|param| param.value == value)
}

fn reach(func: &Func, value: Value) -> Reach {
    position(func, value).map_or(Reach::Own, |i| func.params[i].reach)
}

/// The bytes of a parameter or a workspace when a launch begins.
fn contents(func: &Func, prologue: &Prologue, (args, plan): (&[Arg<'_>], &Plan), of: Value) -> Result<Vec<u8>, Stop> {
    if let Some(Arg::Tensor(tensor)) = position(func, of).map(|i| &args[i]) {
        // SAFETY: the argument's elements span so many bytes, which nothing writes meanwhile.
        return Ok(unsafe { std::slice::from_raw_parts(tensor.address, tensor.span()) }.to_vec());
    }
    let number = prologue.workspaces().iter().position(|workspace| workspace.value == of);
    let number = number.ok_or_else(|| Stop::Fault("a buffer of nothing".to_owned()))?;
    Ok(vec![0; plan.workspaces[number]])
}

/// The blocks of a launch, slowest axis first.
fn grid(func: &Func, kernel: &Kernel, plan: &Plan) -> Vec<i64> {
    let axes = func.regions[func.body].args.len().min(3);
    let line = [plan.blocks().unwrap_or(i64::MAX)];
    let mut grid = if kernel.grid as usize == axes { plan.grid[3 - axes..].to_vec() } else { line.to_vec() };
    if let Some(last) = grid.last_mut() {
        *last *= i64::from(blocks_of_a_tile(func, kernel));
    }
    grid
}

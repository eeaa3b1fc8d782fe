//! Performance model: an upper bound on a program's speed, from a static model of a chip.
//!
//! The emitted statements, with their flags, are traced as an AI core would run them for
//! arguments of given sizes: loops as often as they run (`trace`), then each pipe its own calls
//! in order, none before it is issued nor before the flags that it waits for (`clock`).
//!
//! So overlap is not assumed: it shows where the emitted flags allow it, and a missing double
//! buffer, or a cube that waits for its vector units, shows as lost time. The rates of the pipes
//! (`rates`) are those that their vendor publishes.
//!
//! What nobody publishes costs nothing here: global memory latency, cross-core flags, scalars
//! between calls, bank conflicts, short rows. All cores run concurrently, and memory outside
//! brings every byte of a tensor once, which is the least. So a prediction is an upper bound. It
//! says which unit limits a kernel, and how far the order of its statements keeps it from that
//! limit. It has not been compared with a device.
//!
//! Of the AI cores the first and the last are simulated, as the work of blocks often grows with
//! their number: the slower says how long a launch takes, and both how evenly work is balanced.
//! Blocks beyond the first some ten thousand calls of a core are extrapolated.

mod clock;
mod rates;
mod report;
mod trace;

pub use report::{Prediction, Unit};

use super::code::Node;
use super::error::EmitError;
use super::work::Path;
use super::{CoreCode, Task, core_code, cores, prepare, statements, vectors};
use crate::ir::{Core, Pipe, Program, Val};
use clock::Clock;
pub(super) use rates::Rates;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use trace::{Trace, Values};

/// The sizes of a launch, as far as time depends on them.
#[derive(Clone, Debug, Default)]
pub struct Sizes {
    /// The integer params.
    pub params: HashMap<Val, i64>,
    /// Bytes of each tensor.
    pub tensors: Vec<u64>,
    /// The number of blocks.
    pub blocks: u64,
}

/// Predicts the least time of a launch.
///
/// # Errors
/// Those of [`emit`](super::emit).
pub fn predict(program: &Program, sizes: &Sizes) -> Result<Prediction, EmitError> {
    let (program, plan, transfers) = prepare(program)?;
    let rates = Rates::of(&program.chip);
    let blocks = sizes.blocks.max(1);
    let cores = cores(&program);
    let task = Task::of(&program, &cores);
    let units = u64::from(task.units(&program.chip));
    let used = blocks.min(units);
    let mut kinds: Vec<Kind> = Vec::new();
    for core in cores {
        let CoreCode { nodes, .. } = core_code(&program, core, &plan, &transfers)?;
        let together = match (task, core) {
            (Task::Mix(vectors), Core::Vector) => vectors,
            _ => 1,
        };
        kinds.push((core, together, statements(&program, core, nodes, &transfers)));
    }
    let mut runs = Vec::new();
    for number in BTreeSet::from([0, used - 1]) {
        let Some(run) = Run::of(&program, &kinds, sizes, &rates, (number as i64, used as i64)) else {
            return Err(EmitError::Unsupported {
                chip: program.chip.name,
                reason: "the cores wait for each other in the model; this is a defect of the emitter".to_owned(),
            });
        };
        runs.push(run);
    }
    let moved = runs.iter().map(|run| outside(&run.traces, run.scale * used as f64, sizes)).max().unwrap_or(0);
    let mean = runs.iter().map(|run| run.each).sum::<f64>() / runs.len() as f64;
    let most = runs.iter().map(|run| run.each).fold(f64::MIN_POSITIVE, f64::max);
    runs.sort_by(|a, b| b.cycles.total_cmp(&a.cycles));
    let run = &runs[0];
    let memory = moved as f64 / program.chip.bandwidth as f64;
    let seconds = (run.cycles / rates.hertz()).max(memory).max(f64::MIN_POSITIVE);
    let share = |cycles: f64| cycles * run.scale / rates.hertz() / seconds;
    let mut pipes = Vec::new();
    let mut instructions = Vec::new();
    // The second vector unit runs what the first does, or less.
    for ((core, trace), busy) in run.traces.iter().zip(&run.busy).take(2) {
        let computed: f64 = trace.instructions.values().sum();
        if computed > 0.0 {
            instructions.extend(trace.instructions.iter().map(|(name, &cycles)| (name.clone(), share(cycles))));
            instructions.push(("starts".to_owned(), share(busy[Pipe::V as usize] - computed)));
            instructions.sort_by(|a, b| b.1.total_cmp(&a.1));
        }
        for (&pipe, &busy) in Pipe::ALL.iter().zip(busy).filter(|(_, busy)| **busy > 0.0) {
            let bytes =
                trace.bytes.iter().filter(|((_, path), _)| on(*path, pipe)).map(|(_, bytes)| bytes).sum::<u64>();
            pipes.push(Unit { core: *core, pipe, busy: share(busy), bytes: (bytes as f64 * run.scale) as u64 });
        }
    }
    let rounds = blocks.div_ceil(used);
    let mut assumed: Vec<String> = Vec::new();
    for text in runs.iter().flat_map(|run| &run.traces).flat_map(|(_, trace)| &trace.assumed) {
        if !assumed.contains(text) {
            assumed.push(text.clone());
        }
    }
    Ok(Prediction {
        kernel: program.name.clone(),
        chip: program.chip,
        blocks,
        seconds,
        memory: memory / seconds,
        moved,
        even: blocks as f64 / (rounds * units) as f64 * (mean / most),
        units: pipes,
        instructions,
        assumed,
    })
}

/// A kind of core, how many of it an AI core has, and their statements.
type Kind = (Core, u32, Vec<Node>);

/// The simulation of one AI core.
struct Run {
    traces: Vec<(Core, Trace)>,
    /// The busy time of each pipe, by trace.
    busy: Vec<Vec<f64>>,
    /// All blocks of the core, over those that were traced.
    scale: f64,
    cycles: f64,
    /// Cycles of one block.
    each: f64,
}

impl Run {
    /// Simulates the AI core of that number among so many; `None` if its cores deadlock.
    fn of(program: &Program, kinds: &[Kind], sizes: &Sizes, rates: &Rates, core: (i64, i64)) -> Option<Run> {
        let mut traces: Vec<(Core, Trace)> = Vec::new();
        for &(kind, together, ref nodes) in kinds {
            for unit in 0..together {
                let values = Values::new(program, sizes, core, unit);
                let limit = traces.first().and_then(|(_, trace)| trace.done);
                traces.push((kind, Trace::of(nodes, values, rates, limit)));
            }
        }
        let (done, all) = traces.first().and_then(|(_, trace)| trace.done).unwrap_or((1, 1));
        let scale = all as f64 / done as f64;
        let clocks =
            clock::run(&traces.iter().map(|(kind, trace)| (*kind, trace)).collect::<Vec<_>>(), rates.vector_start())?;
        let busy = clocks.iter().map(|clock| Pipe::ALL.iter().map(|&pipe| clock.busy(pipe)).collect()).collect();
        let cycles = clocks.iter().map(Clock::end).fold(0.0, f64::max) * scale;
        Some(Run { busy, scale, cycles, each: cycles / all as f64, traces })
    }
}

fn on(path: Path, pipe: Pipe) -> bool {
    match path {
        Path::GlobalToL1 | Path::GlobalToUb => pipe == Pipe::Mte2,
        Path::UbToGlobal | Path::UbToL1 => pipe == Pipe::Mte3,
        Path::L1ToL0a | Path::L1ToL0b => pipe == Pipe::Mte1,
        Path::L0cToGlobal | Path::L0cToUb => pipe == Pipe::Fix,
    }
}

/// Traffic with memory outside: what all cores move of a tensor, and no more than its size.
fn outside(traces: &[(Core, Trace)], scale: f64, sizes: &Sizes) -> u64 {
    let mut by_tensor: BTreeMap<(usize, bool), f64> = BTreeMap::new();
    for (_, trace) in traces {
        for (&(tensor, path), &bytes) in &trace.bytes {
            if let Some(tensor) = tensor {
                let out = matches!(path, Path::UbToGlobal | Path::L0cToGlobal);
                *by_tensor.entry((tensor, out)).or_default() += bytes as f64 * scale;
            }
        }
    }
    let least = |(&(tensor, _), &bytes): (&(usize, bool), &f64)| {
        sizes.tensors.get(tensor).map_or(bytes as u64, |&all| all.min(bytes as u64))
    };
    by_tensor.iter().map(least).sum()
}

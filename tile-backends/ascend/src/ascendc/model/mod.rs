//! How fast a program can be at most: a static model of a chip.
//!
//! The statements that are emitted, with the flags among them, are walked as an AI
//! core would run them for arguments of given sizes: loops as often as they run
//! (`trace`), then each pipe its own calls in order, none before it is issued nor
//! before the flags that it waits for (`clock`). So overlap is not assumed: it is
//! there where the emitted flags allow it, and a buffer without a second copy, or a
//! cube that waits for its vectors, is seen as lost time. The rates of the pipes
//! (`rates`) are those that their vendor publishes.
//!
//! What nobody publishes costs nothing here: how long global memory takes to
//! answer, flags among cores, scalars between calls, conflicts of banks, rows that
//! are short. All cores run side by side, and memory outside brings every byte of
//! a tensor once, which is the least. So a prediction is a bound from above, and
//! says which unit a kernel cannot be faster than, and how far the order of its
//! statements keeps it from that. It has not been compared with a device.
//!
//! Blocks beyond the first some ten thousand calls of a core are taken to be like
//! those.

mod clock;
mod rates;
mod report;
mod trace;

pub use report::{Prediction, Unit};

use super::error::EmitError;
use super::work::Path;
use super::{Half, Task, cores, half, prepare, statements, vectors};
use crate::ir::{Core, Pipe, Program, Val};
use clock::Clock;
use rates::Rates;
use std::collections::{BTreeMap, HashMap};
use trace::{Trace, Values};

/// What a launch gives to a program, as far as time depends on it.
#[derive(Clone, Debug, Default)]
pub struct Sizes {
    /// The params that are integers.
    pub params: HashMap<Val, i64>,
    /// Bytes of each tensor.
    pub tensors: Vec<u64>,
    /// How many blocks there are.
    pub blocks: u64,
}

/// Predicts how long a launch takes at least.
///
/// # Errors
/// Those of [`emit`](super::emit).
pub fn predict(program: &Program, sizes: &Sizes) -> Result<Prediction, EmitError> {
    let (program, plan, hands) = prepare(program)?;
    let rates = Rates::of(&program.chip);
    let blocks = sizes.blocks.max(1);
    let cores = cores(&program);
    let task = Task::of(&program, &cores);
    let units = u64::from(task.units(&program.chip));
    let used = blocks.min(units);
    let mut assumed = Vec::new();
    let mut traces: Vec<(Core, Trace)> = Vec::new();
    for core in cores {
        let Half { nodes, .. } = half(&program, core, &plan, &hands)?;
        let nodes = statements(core, nodes, &hands);
        let together = match (task, core) {
            (Task::Mix(vectors), Core::Vector) => vectors,
            _ => 1,
        };
        for unit in 0..together {
            let values = Values::new(&program, sizes, used as i64, unit);
            let limit = traces.first().and_then(|(_, trace)| trace.done);
            let trace = Trace::of(&nodes, values, &rates, limit);
            assumed.extend(trace.assumed.iter().filter(|text| !assumed.contains(*text)).cloned().collect::<Vec<_>>());
            traces.push((core, trace));
        }
    }
    // All blocks of the core, of which the traces have the first.
    let scale = traces.first().and_then(|(_, trace)| trace.done).map_or(1.0, |(done, all)| all as f64 / done as f64);
    let clocks = clock::run(&traces.iter().map(|(core, trace)| (*core, trace)).collect::<Vec<_>>());
    let Some(clocks) = clocks else {
        return Err(EmitError::Unsupported {
            chip: program.chip.name,
            reason: "the cores wait for each other in the model; this is a defect of the emitter".to_owned(),
        });
    };
    let cycles = clocks.iter().map(Clock::end).fold(0.0, f64::max) * scale;
    let moved = outside(&traces, scale * used as f64, sizes);
    let memory = moved as f64 / program.chip.bandwidth as f64;
    let seconds = (cycles / rates.hertz()).max(memory).max(f64::MIN_POSITIVE);
    let mut pipes = Vec::new();
    let mut instructions = Vec::new();
    // The second vector unit does what the first does, or less.
    for ((core, trace), clock) in traces.iter().zip(&clocks).take(2) {
        let share = |cycles: f64| cycles * scale / rates.hertz() / seconds;
        let computed: f64 = trace.instructions.values().sum();
        if computed > 0.0 {
            instructions.extend(trace.instructions.iter().map(|(name, &cycles)| (name.clone(), share(cycles))));
            instructions.push(("starts".to_owned(), share(clock.busy(Pipe::V) - computed)));
            instructions.sort_by(|a, b| b.1.total_cmp(&a.1));
        }
        for &pipe in Pipe::ALL.iter().filter(|&&pipe| clock.busy(pipe) > 0.0) {
            let bytes =
                trace.bytes.iter().filter(|((_, path), _)| on(*path, pipe)).map(|(_, bytes)| bytes).sum::<u64>();
            pipes.push(Unit { core: *core, pipe, busy: share(clock.busy(pipe)), bytes: (bytes as f64 * scale) as u64 });
        }
    }
    let rounds = blocks.div_ceil(used);
    Ok(Prediction {
        kernel: program.name.clone(),
        chip: program.chip,
        blocks,
        seconds,
        memory: memory / seconds,
        moved,
        even: blocks as f64 / (rounds * units) as f64,
        units: pipes,
        instructions,
        assumed,
    })
}

fn on(path: Path, pipe: Pipe) -> bool {
    match path {
        Path::GlobalToL1 | Path::GlobalToUb => pipe == Pipe::Mte2,
        Path::UbToGlobal => pipe == Pipe::Mte3,
        Path::L1ToL0a | Path::L1ToL0b => pipe == Pipe::Mte1,
        Path::L0cToGlobal => pipe == Pipe::Fix,
    }
}

/// Bytes that go to and from memory outside: what all cores move of a tensor, and
/// no more than there are.
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

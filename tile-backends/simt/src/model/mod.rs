//! Cost model: how long a launch of an instance takes on a GPU, estimated without lowering it.
//!
//! A [`Block`] is what a block moves and computes, an [`Outline`] how the lowering
//! runs it, a [`Gpu`] what the device does in a cycle. From these follow the
//! [seconds](Launch::seconds) of a launch, by which instances of a tuning list are ranked.

pub mod class;
mod codes;
mod gpu;
mod rows;
mod time;
pub mod work;

pub use gpu::Gpu;
pub(crate) use rows::registers;

use crate::facts::{LaunchFacts, TensorFacts};
use crate::lower::{Outline, Target, outline};
use rustc_hash::FxHashMap;
use tile_core::analysis::numbers::Numbers;
use tile_core::ir::{Func, Value};
use tile_core::launch::prologue::Prologue;
use tile_core::launch::{Arg, LaunchError};
use work::{Amounts, Block, Loop};

/// What is known of a launch of an instance without lowering it.
#[derive(Debug)]
pub struct Launch {
    /// How it is lowered.
    pub outline: Outline,
    /// Blocks of the grid.
    pub blocks: f64,
    /// Blocks at evenly spaced places of the grid.
    pub samples: Vec<Block>,
    /// Bytes of each tensor.
    pub bytes: Vec<f64>,
}

/// Bytes of an input from which on it is worth a copy with aligned rows.
const WORTH_A_COPY: u64 = 1 << 20;

/// Facts of a launch in which large inputs have aligned rows, as runtimes copy them to have.
pub fn aligned_facts(args: &[Arg<'_>]) -> LaunchFacts {
    let mut facts = LaunchFacts::of(args);
    let tensors = args.iter().filter_map(|arg| if let Arg::Tensor(tensor) = arg { Some(tensor) } else { None });
    for (known, tensor) in facts.tensors.iter_mut().zip(tensors) {
        let copied = !tensor.mutable && tensor.bytes() >= WORTH_A_COPY && tensor.shape.len() <= 5;
        if copied && known.unit && known.narrow {
            *known = TensorFacts { last: known.last, ..TensorFacts::STRONGEST };
        }
    }
    facts
}

/// The most blocks that are looked at, on the last axis of the grid and on the others.
const LAST: i64 = 4;
const OTHERS: i64 = 2;

impl Launch {
    /// Of a concrete function on arguments; nothing where it cannot be lowered.
    ///
    /// # Errors
    /// Those of [`Prologue::plan`]: arguments that the function does not take.
    pub fn of(
        func: &Func,
        facts: &LaunchFacts,
        args: &[Arg<'_>],
        target: &Target,
    ) -> Result<Option<Launch>, LaunchError> {
        let Some(outline) = outline(func, facts, target) else { return Ok(None) };
        let prologue = Prologue::new(&outline.func)?;
        let plan = prologue.plan(args)?;
        let tensors = || args.iter().filter_map(|arg| if let Arg::Tensor(tensor) = arg { Some(tensor) } else { None });
        let shapes: Vec<Vec<i64>> = tensors().map(|tensor| tensor.shape.to_vec()).collect();
        let bytes = tensors().map(|tensor| tensor.bytes() as f64).collect();
        let places = |axis: usize| {
            let (extent, most) = (plan.grid[axis], if axis == 2 { LAST } else { OTHERS });
            let count = extent.min(most);
            (0..count).map(move |i| (i128::from(2 * i + 1) * i128::from(extent) / i128::from(2 * count)) as i64)
        };
        let mut samples = Vec::new();
        for z in places(0) {
            for y in places(1) {
                for x in places(2) {
                    let mut numbers = Numbers::new(&outline.func, &prologue, &plan, [z, y, x]);
                    samples.push(work::of_block(&outline, &mut numbers, &shapes));
                }
            }
        }
        let blocks = plan.blocks().map_or(f64::INFINITY, |blocks| blocks as f64);
        Ok(Some(Launch { outline, blocks, samples, bytes }))
    }

    /// The mean of the samples.
    fn mean(&self) -> Mean {
        let part = 1.0 / self.samples.len().max(1) as f64;
        let mut mean = Mean::default();
        for sample in &self.samples {
            mean.once.add(&sample.once, part);
            for (&tensor, &bytes) in &sample.reads {
                *mean.reads.entry(tensor).or_default() += bytes * part;
            }
            for (number, its) in sample.loops.iter().enumerate() {
                if mean.loops.len() == number {
                    mean.loops.push(Loop { trips: 0.0, ..*its });
                    mean.loops[number].each = Amounts::default();
                    mean.longest.push(0.0);
                }
                let all = &mut mean.loops[number];
                all.trips += its.trips * part;
                all.each.add(&its.each, its.trips * part);
                mean.longest[number] = its.trips.max(mean.longest[number]);
            }
        }
        for all in mean.loops.iter_mut().filter(|all| all.trips > 0.0) {
            let sum = std::mem::take(&mut all.each);
            all.each.add(&sum, 1.0 / all.trips);
        }
        mean
    }
}

/// The work of a block in the mean.
#[derive(Default, Debug)]
struct Mean {
    once: Amounts,
    loops: Vec<Loop>,
    /// The most iterations of each loop.
    longest: Vec<f64>,
    /// Bytes read of each tensor.
    reads: FxHashMap<usize, f64>,
}

/// Extents of a tile or of a window of a tensor, if all are known.
fn shape(func: &Func, value: Value) -> Option<Vec<f64>> {
    let shape = &func.ty(value).mem()?.shape;
    shape.iter().map(|extent| extent.dim()?.as_int().map(|extent| extent as f64)).collect()
}

/// Those of a matrix.
fn extents(func: &Func, value: Value) -> Option<[f64; 2]> {
    shape(func, value)?.try_into().ok()
}

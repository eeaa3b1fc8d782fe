//! What the IR says of rounding errors: in which types a kernel computes, and how many additions
//! follow one another.

use std::collections::HashMap;
use tile_core::analysis::numbers::Numbers;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, Func, Inst, InstId, Op, RegionId, Space, Value};
use tile_core::launch::prologue::Prologue;
use tile_core::launch::{Arg, Instance, LaunchError, Memory, check_args};
use tile_core::passes::link;

/// Half the distance between adjacent values at 1; zero for whole numbers.
pub(crate) fn roundoff(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => 2_f64.powi(-53),
        DType::F32 => 2_f64.powi(-24),
        DType::F16 => 2_f64.powi(-11),
        DType::BF16 => 2_f64.powi(-8),
        DType::E4M3 => 2_f64.powi(-4),
        DType::E5M2 => 2_f64.powi(-3),
        _ => 0.0,
    }
}

/// The smallest value above zero.
pub(crate) fn smallest(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => f64::from_bits(1),
        DType::F32 => 2_f64.powi(-149),
        DType::BF16 => 2_f64.powi(-133),
        DType::F16 => 2_f64.powi(-24),
        DType::E4M3 => 2_f64.powi(-9),
        DType::E5M2 => 2_f64.powi(-16),
        _ => 0.0,
    }
}

/// The largest finite value of a float type.
pub(crate) fn largest(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => f64::MAX,
        DType::F32 => f64::from(f32::MAX),
        DType::BF16 => 2_f64.powi(127) * (2.0 - 2_f64.powi(-7)),
        DType::F16 => 65504.0,
        DType::E4M3 => 448.0,
        DType::E5M2 => 57344.0,
        _ => 0.0,
    }
}

/// The rounding errors that a launch may make, by the kernel's IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Rounding {
    /// The float type with the fewest digits that intermediate results have; none without floats.
    pub dtype: Option<DType>,
    /// How many additions follow one another, at most, before an element of an output.
    pub accumulation: u64,
    /// Whether atomics add floats in an order that is open, so that two launches may differ.
    pub unordered: bool,
}

impl Rounding {
    /// That of a launch of an instance with these arguments, of which the extents, strides and
    /// scalars are read.
    ///
    /// # Errors
    /// [`LaunchError`] where the instance cannot be made or does not take the arguments.
    pub fn of(instance: &Instance<'_>, args: &[Arg<'_>]) -> Result<Rounding, LaunchError> {
        let memory = args.iter().find_map(|arg| match arg {
            Arg::Tensor(tensor) => Some(tensor.memory),
            Arg::Scalar(_) => None,
        });
        check_args(instance, args, memory.unwrap_or(Memory::Host), &|memory| format!("{memory:?}"))?;
        let func = link(instance)?;
        let Arithmetic { dtype, unordered } = Arithmetic::of(&func);
        Ok(Rounding { dtype, accumulation: accumulation(&func, args)?, unordered })
    }
}

/// The arithmetic of a kernel, as far as its rounding errors go.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Arithmetic {
    /// The float type with the fewest digits that intermediate results have; none without floats.
    pub dtype: Option<DType>,
    /// Whether atomics add floats in an order that is open.
    pub unordered: bool,
}

impl Arithmetic {
    /// That of a linked function.
    pub(crate) fn of(func: &Func) -> Arithmetic {
        let mut found = Arithmetic::default();
        let mut uses: HashMap<Value, Vec<InstId>> = HashMap::new();
        func.walk(func.body, &mut |id, inst| {
            for &arg in &inst.args {
                uses.entry(arg).or_default().push(id);
            }
        });
        let global = |value: Value| func.ty(value).mem().is_some_and(|mem| mem.space == Space::Global);
        let stored = |value: Value| {
            uses.get(&value).is_some_and(|uses| {
                uses.iter().map(|&id| &func.insts[id]).all(|inst| match inst.op {
                    Op::Store { .. } => global(inst.args[1]),
                    _ => false,
                })
            })
        };
        let float = |value: Value| func.ty(value).elem().dtype().filter(|dtype| dtype.is_float());
        func.walk(func.body, &mut |_, inst| {
            let rounded = match &inst.op {
                Op::Un { .. } | Op::Bin { .. } | Op::Fma {} => inst.result.and_then(float),
                // What is rounded to be an output is part of the comparison of outputs.
                Op::Cast { .. } => inst.result.filter(|&result| !stored(result)).and_then(float),
                Op::Copy { .. } if !global(inst.args[1]) => {
                    let [from, to] = [inst.args[0], inst.args[1]].map(float);
                    to.filter(|_| from != to)
                }
                Op::Gemm { .. } | Op::GemmSp {} | Op::Reduce { .. } | Op::Scan { .. } => {
                    let last = inst.args[inst.args.len() - 1];
                    // A result that goes to memory at once is summed in the accumulator type.
                    float(last).map(|dtype| if global(last) { dtype.acc() } else { dtype })
                }
                Op::Atomic { op: AtomicOp::Add, .. } | Op::AtomicTile { op: AtomicOp::Add, .. } => {
                    let memory = inst.args[if matches!(inst.op, Op::Atomic { .. }) { 0 } else { 1 }];
                    found.unordered |= float(memory).is_some();
                    float(memory)
                }
                _ => None,
            };
            if let Some(dtype) = rounded
                && found.dtype.is_none_or(|known| roundoff(known) < roundoff(dtype))
            {
                found.dtype = Some(dtype);
            }
        });
        found
    }

    /// The roundoff of intermediate results; zero without floats.
    pub(crate) fn roundoff(&self) -> f64 {
        self.dtype.map_or(0.0, roundoff)
    }
}

/// Iterations of a loop whose bounds depend on data.
const UNKNOWN_TRIPS: i64 = 64;

/// How many additions, one after the other, an element of an output takes in a launch: the elements
/// of each reduction, scan and product, times the iterations of the loops that accumulate it.
///
/// # Errors
/// Those of [`Prologue::plan`].
pub(crate) fn accumulation(func: &Func, args: &[Arg<'_>]) -> Result<u64, LaunchError> {
    let prologue = Prologue::new(func)?;
    let plan = prologue.plan(args)?;
    let mut most = 0;
    // Loops of blocks at the far end may be the longest ones, as in causal attention.
    for block in [[0; 3], plan.grid.map(|extent| (extent - 1).max(0))] {
        let numbers = Numbers::new(func, &prologue, &plan, block);
        let mut count = Count { func, numbers, loops: Vec::new(), total: 0, blocks: plan.blocks().unwrap_or(i64::MAX) };
        count.region(func.body);
        most = most.max(count.total);
    }
    Ok(most)
}

struct Count<'a> {
    func: &'a Func,
    numbers: Numbers<'a>,
    /// The loops around, with their iterations and what is made or cleared inside.
    loops: Vec<(i64, Vec<Value>)>,
    total: u64,
    blocks: i64,
}

impl Count<'_> {
    fn region(&mut self, region: RegionId) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match &inst.op {
                Op::For { .. } => self.each_iteration(inst),
                _ => {
                    self.statement(inst);
                    inst.regions.iter().for_each(|&region| self.region(region));
                }
            }
        }
    }

    fn each_iteration(&mut self, inst: &Inst) {
        let bound = |at: usize| self.numbers.get(inst.args[at]);
        let span = bound(0).zip(bound(1)).map_or(UNKNOWN_TRIPS, |(lo, hi)| hi.saturating_sub(lo).max(0));
        let step = bound(2).unwrap_or(1).max(1);
        let mut fresh = Vec::new();
        self.func.walk(inst.regions[0], &mut |_, inst| match inst.op {
            Op::Alloc {} => fresh.extend(inst.result),
            Op::Fill {} => fresh.push(self.func.root(inst.args[0])),
            _ => {}
        });
        // The last iteration stands for all: loops inside may grow.
        let last = bound(0).map(|lo| lo.saturating_add((span - 1).max(0) / step * step));
        if let Some(last) = last {
            self.numbers.set(self.func.regions[inst.regions[0]].args[0], last);
        }
        self.loops.push((span.div_euclid(step) + i64::from(span % step > 0), fresh));
        self.region(inst.regions[0]);
        self.loops.pop();
    }

    fn statement(&mut self, inst: &Inst) {
        let extent = |value: Value, axis: usize| {
            let shape = self.func.ty(value).mem().map(|mem| &mem.shape)?;
            shape.get(axis)?.dim()?.as_int()
        };
        let last = inst.args.last().copied();
        let own = match &inst.op {
            Op::Gemm { .. } => {
                let a = inst.args[0];
                let rank = self.func.ty(a).mem().map_or(0, |mem| mem.shape.len());
                extent(a, rank.saturating_sub(1))
            }
            Op::GemmSp {} => {
                let a = inst.args[0];
                let rank = self.func.ty(a).mem().map_or(0, |mem| mem.shape.len());
                extent(a, rank.saturating_sub(1)).map(|stored| 2 * stored)
            }
            Op::Reduce { axis, .. } | Op::Scan { axis, .. } => extent(inst.args[0], *axis as usize),
            Op::Atomic { op: AtomicOp::Add, .. } | Op::AtomicTile { op: AtomicOp::Add, .. } => Some(self.blocks),
            Op::Store { .. } if self.accumulates(inst) => Some(1),
            _ => return,
        };
        let target = if matches!(inst.op, Op::Store { .. }) { Some(inst.args[1]) } else { last };
        let target = target.map(|value| self.func.root(value));
        let around = self.loops.iter().filter(|(_, fresh)| target.is_some_and(|target| !fresh.contains(&target)));
        let times = around.fold(1_i64, |all, (trips, _)| all.saturating_mul((*trips).max(1)));
        let count = own.unwrap_or(UNKNOWN_TRIPS).max(0).saturating_mul(times);
        self.total = self.total.saturating_add(count as u64);
    }

    /// Whether a store adds to what a variable of floats holds.
    fn accumulates(&self, inst: &Inst) -> bool {
        let (value, root) = (inst.args[0], self.func.root(inst.args[1]));
        let is_float = self.func.ty(value).elem().dtype().is_some_and(DType::is_float);
        is_float && self.reads(value, root, 8)
    }

    /// Whether a value depends on what memory holds, as far as so many steps show.
    fn reads(&self, value: Value, root: Value, steps: u32) -> bool {
        let Some(inst) = self.func.def(value) else { return false };
        match inst.op {
            Op::Load {} => self.func.root(inst.args[0]) == root,
            Op::Un { .. } | Op::Bin { .. } | Op::Fma {} | Op::Select {} | Op::Cast { .. } if steps > 0 => {
                inst.args.iter().any(|&arg| self.reads(arg, root, steps - 1))
            }
            _ => false,
        }
    }
}

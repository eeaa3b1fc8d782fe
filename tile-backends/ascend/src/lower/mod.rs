//! Lowering: from an instance of a kernel (tile IR) to NPU IR.
//!
//! The function is walked once.
//!
//! - *Blocks* of the grid are assigned to AI cores round-robin: the program is a loop over the
//!   blocks of its core.
//! - *Scalars* of a block are scalars. The prologue's integers are computed again from extents,
//!   so that a known extent makes what follows known.
//! - *Tiles* are assigned to memories by use (`memory_space`): accumulators to L0C for as long as
//!   nothing else touches them, GEMM operands to L1, everything else to the vector memory.
//!   Statements ask for a tile in a memory, and it is moved if it is elsewhere.
//! - *Views* (`view`) are origins and axes; whatever they do to a tensor becomes part of the
//!   subviews that are loaded and stored.
//! - *`parallel!`* becomes operations on whole tiles (`parallel`, `iteration_values`): a value of
//!   an iteration is a tile with the axes of the indices it depends on.
//! - *Types and functions* that the hardware lacks are composed of those it has (`element_types`,
//!   `math`).
//!
//! What has no lowering is refused with a code ([`Code`]).

mod access;
mod atomic;
mod copy;
mod element_types;
mod elementwise;
mod empty_gemm;
mod error;
mod gemm;
mod host;
mod iteration_values;
mod iterations;
mod loops;
mod mask;
mod math;
mod memory_space;
mod operand;
mod parallel;
mod partition;
mod promotion;
mod reduce;
mod scalar;
mod sparse;
mod tensor_subviews;
mod tile_slices;
mod user_schedule;
mod view;

pub use error::{Code, LowerError};
pub use user_schedule::PLANS;

use crate::chip::Chip;
use crate::ir::{Builder, Program, Val, Var, Vectors};
use crate::passes;
use memory_space::TileState;
use promotion::Promoted;
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, Inst, InstId, Op, RegionId, Span, Value, ValueDef};
use tile_core::launch::Arg;
use tile_core::passes::{Completion, Masks, complete_copies, resolve_masks};
use view::View;

/// What a program may assume of the launches it is compiled for.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Known extents, by tensor argument and axis. Extents of zero have to be here: an unknown
    /// one is at least one, so that loops over it run and accumulators are initialised where
    /// GEMMs run.
    pub extents: HashMap<(Value, u32), i64>,
    /// Whether unknown extents may be zero all the same, for an emitter that handles
    /// uninitialised accumulators itself.
    pub may_be_empty: bool,
    /// Whether the emitter handles accumulators whose first MMA has no columns, as that of Ascend
    /// C does, and broadcasts the `bool` that says so.
    pub begins_with_none: bool,
    /// Whether tensors may be strided; the last axis is contiguous. A program for row-major
    /// tensors computes strides from extents.
    pub strided: bool,
}

impl Facts {
    /// The facts of a launch that a program is specialised to. With `exact` every extent is
    /// known.
    pub fn of(func: &Func, args: &[Arg<'_>], exact: bool) -> Facts {
        let mut facts = Facts::default();
        for (param, arg) in func.params.iter().zip(args) {
            let Arg::Tensor(tensor) = arg else { continue };
            for (axis, &extent) in tensor.shape.iter().enumerate().filter(|(_, extent)| exact || **extent == 0) {
                facts.extents.insert((param.value, axis as u32), extent);
            }
            let mut dense: i64 = 1;
            for (&extent, &stride) in tensor.shape.iter().zip(tensor.strides).rev() {
                facts.strided |= extent > 1 && stride != dense;
                dense = dense.saturating_mul(extent);
            }
        }
        facts
    }
}

/// Lowers an instance: a concrete function, as
/// [`instantiate`](tile_core::passes::instantiate()) makes it.
///
/// # Errors
/// [`LowerError`] when the kernel needs what the chip or this compiler lacks.
pub fn lower(func: &Func, facts: &Facts, chip: Chip) -> Result<Program, LowerError> {
    lower_observed(func, facts, chip, &mut |_, _| {})
}

/// Lowers an instance, and shows the program as lowered (`lower`) and after each pass of
/// [`CANONICAL`](passes::CANONICAL).
///
/// # Errors
/// As [`lower`].
pub fn lower_observed(
    func: &Func,
    facts: &Facts,
    chip: Chip,
    observe: passes::Observer<'_>,
) -> Result<Program, LowerError> {
    refuse_threads(func, chip)?;
    refuse_ranks(func, chip)?;
    // The core's queues run copies ahead by themselves.
    let func = &*complete_copies(func, &|_, _| Completion::AtStart);
    let func = &*resolve_masks(func, Masks::OfIndices, &|_, _| false);
    let (func, plans) = user_schedule::apply_user_schedules(func, chip)?;
    let mut lower = Lower { plans, ..Lower::new(&func, facts, chip) };
    lower.kernel()?;
    let mut program = lower.b.finish();
    let defect = |reason| LowerError { chip, code: Code::Defect, span: Span::default(), reason };
    observe("lower", &program);
    passes::run(&mut program, passes::CANONICAL, observe).map_err(defect)?;
    tile_core::passes::Ir::check(&program).map_err(|text| defect(format!("the NPU program is ill-formed\n{text}")))?;
    Ok(program)
}

/// An AI core has one thread.
fn refuse_threads(func: &Func, chip: Chip) -> Result<(), LowerError> {
    let Some(threads) = func.insts.values().find(|inst| matches!(inst.op, Op::Threads {})) else { return Ok(()) };
    let reason = "`threads!` has no lowering; write the block's work as tile operations and `parallel!`".to_owned();
    Err(LowerError { chip, code: Code::Threads, span: threads.span, reason })
}

/// A core reaches the memory of its own device.
fn refuse_ranks(func: &Func, chip: Chip) -> Result<(), LowerError> {
    if !func.has_ranks() {
        return Ok(());
    }
    let reason =
        "memory of other ranks has no lowering; collectives of `tile-dist` move it between launches".to_owned();
    Err(LowerError { chip, code: Code::Ranks, span: Span::default(), reason })
}

/// An axis of the grid: the block's index, and how many there are.
type Axis = (Value, Val);

type Lowered<T> = Result<T, LowerError>;

/// The NPU IR counterpart of a value of the tile function.
#[derive(Clone, Debug)]
enum Item {
    Scalar(Val),
    View(View),
    /// A mutable scalar of the block.
    Var(Var),
}

struct Lower<'f> {
    func: &'f Func,
    facts: &'f Facts,
    chip: Chip,
    b: Builder,
    items: HashMap<Value, Item>,
    homes: HashMap<Value, TileState>,
    /// How the function uses its tiles.
    uses: memory_space::Uses,
    /// The user's pipelines of loops, by their bodies.
    plans: user_schedule::Plans,
    /// Promoted workspaces.
    promoted: HashMap<Value, Promoted>,
    /// Extents and strides of tensors, by their values.
    shapes: HashMap<Value, (Vec<Val>, Vec<Val>)>,
    /// Extents that the prologue requires to be equal to others.
    equal: HashMap<(Value, u32), Value>,
}

impl<'f> Lower<'f> {
    fn new(func: &'f Func, facts: &'f Facts, chip: Chip) -> Lower<'f> {
        Lower {
            func,
            facts,
            chip,
            b: Builder::new(Program {
                fast_math: func.schedule.fast_math,
                vectors: func.schedule.ascend.vectors.map_or_else(Vectors::default, Vectors::Requested),
                ..Program::new(func.name.clone(), chip)
            }),
            items: HashMap::new(),
            homes: HashMap::new(),
            uses: memory_space::uses(func),
            plans: user_schedule::Plans::new(),
            promoted: HashMap::new(),
            shapes: HashMap::new(),
            equal: HashMap::new(),
        }
    }

    fn error<T>(&self, code: Code, reason: impl Into<String>) -> Lowered<T> {
        Err(LowerError { chip: self.chip, code, span: self.b.span, reason: reason.into() })
    }

    fn defect<T>(&self, reason: impl Into<String>) -> Lowered<T> {
        self.error(Code::Defect, reason)
    }

    fn kernel(&mut self) -> Lowered<()> {
        self.host()?;
        let func = self.func;
        let mut extents = Vec::new();
        for &value in &func.grid {
            let extent = self.scalar(value)?;
            let zero = self.b.int(0);
            extents.push(self.b.bin(BinOp::Max, extent, zero));
        }
        self.b.program.grid.clone_from(&extents);
        let owned = match partition::partition_axes(func) {
            Ok(axes) => axes,
            Err(reason) => return self.error(Code::Atomic, reason),
        };
        let partition_axes = owned.clone().unwrap_or_else(|| (0..extents.len()).collect());
        let args = func.regions[func.body].args.clone();
        let axes: Vec<Axis> = args.into_iter().zip(extents).collect();
        let [outer, inner] = [true, false].map(|outer| {
            let of = (0..axes.len()).filter(|axis| partition_axes.contains(axis) == outer);
            of.map(|axis| axes[axis]).collect::<Vec<Axis>>()
        });
        let one = self.b.int(1);
        let total = outer.iter().fold(one, |product, &(_, extent)| self.b.mul(product, extent));
        let first = self.b.scalar(crate::ir::ScalarOp::BlockIdx, &[], DType::Index);
        let step = self.b.scalar(crate::ir::ScalarOp::BlockNum, &[], DType::Index);
        self.b.bound(first, (0, 1 << 16));
        self.b.bound(step, (1, 1 << 16));
        let most = self.b.range(total).1.max(1);
        let counter = self.b.counter(Some("block"), (0, most - 1));
        self.b.open();
        self.indices(counter, &outer);
        if let Some(axes) = owned {
            self.promote_workspaces(&axes)?;
        }
        self.each_block(&inner)?;
        let body = self.b.close();
        self.b.push(crate::ir::Op::For { counter, lo: first, hi: total, step, stages: 1, body });
        Ok(())
    }

    /// A loop over the blocks that differ in these indices.
    fn each_block(&mut self, axes: &[Axis]) -> Lowered<()> {
        let Some((&(arg, extent), rest)) = axes.split_first() else { return self.region(self.func.body) };
        let name = self.func.values[arg].name.clone();
        let most = self.b.range(extent).1.max(1);
        let counter = self.b.counter(name.as_deref(), (0, most - 1));
        let (lo, step) = (self.b.int(0), self.b.int(1));
        self.items.insert(arg, Item::Scalar(counter));
        self.b.open();
        self.each_block(rest)?;
        let body = self.b.close();
        self.b.push(crate::ir::Op::For { counter, lo, hi: extent, step, stages: 1, body });
        Ok(())
    }

    /// Computes the block's indices on axes of the grid.
    fn indices(&mut self, block: Val, axes: &[Axis]) {
        let mut rest = block;
        for (axis, &(arg, extent)) in axes.iter().enumerate().rev() {
            // No block runs if an extent of the grid is zero.
            let one = self.b.int(1);
            let divisor = self.b.bin(BinOp::Max, extent, one);
            let index = if axis == 0 { rest } else { self.b.bin(BinOp::Rem, rest, divisor) };
            rest = if axis == 0 { rest } else { self.b.bin(BinOp::Div, rest, divisor) };
            let most = self.b.range(extent).1.max(1);
            self.b.bound(index, (0, most - 1));
            if let Some(name) = &self.func.values[arg].name {
                self.b.name(index, name);
            }
            self.items.insert(arg, Item::Scalar(index));
        }
    }

    fn named(&mut self, value: Value, val: Val) {
        if let Some(name) = &self.func.values[value].name {
            self.b.name(val, name);
        }
    }

    /// Lowers the statements of a region of the block.
    fn region(&mut self, region: RegionId) -> Lowered<()> {
        let func = self.func;
        for &id in &func.regions[region].insts {
            self.b.span = func.insts[id].span;
            self.statement(id)?;
        }
        Ok(())
    }

    fn statement(&mut self, id: InstId) -> Lowered<()> {
        let func = self.func;
        let inst = &func.insts[id];
        match &inst.op {
            Op::Alloc {} => self.alloc(inst),
            Op::Region { .. } | Op::Permute { .. } | Op::Reshape {} | Op::Bitcast {} => {
                let view = self.view_of(inst)?;
                if let Some(value) = inst.result {
                    self.items.insert(value, Item::View(view));
                }
                Ok(())
            }
            Op::Store { .. } => self.store_scalar(inst),
            Op::Atomic { op, .. } => self.block_atomic(inst, *op),
            Op::Copy { .. } => self.copy(inst),
            Op::CopyWait {} => self.defect("a wait for a copy, which is made at once"),
            Op::Fill {} => self.fill(inst),
            Op::Gather {} => self.gather(inst),
            Op::Scatter {} => self.scatter(inst),
            Op::Gemm { accumulate, .. } => self.gemm(inst, *accumulate),
            Op::GemmSp {} => self.gemm_sp(inst),
            Op::Reduce { op, axis, accumulate } => self.reduce(inst, *op, *axis, *accumulate),
            Op::Scan { op, axis, reverse } => self.scan(inst, *op, *axis, *reverse),
            Op::AtomicTile { op, .. } => self.atomic_tile(inst, *op),
            Op::For { kind } => self.for_loop(inst, kind),
            Op::If {} => self.if_block(inst),
            Op::Parallel {} => self.parallel(inst),
            Op::Call { .. } => self.defect("a call that is not inlined"),
            Op::Threads {} | Op::Barrier {} | Op::Member {} | Op::Shuffle {} | Op::Ballot {} | Op::Lanes {} => {
                self.defect("threads, which are refused")
            }
            Op::Signal { .. } | Op::Wait {} => self.defect("signals, which are refused"),
            Op::Print { .. } | Op::Assert { .. } => self.error(
                Code::Message,
                "`println!` and `assert!` have no lowering; run the kernel on the CPU or interpreter",
            ),
            Op::Aggregate { .. } => self.defect("an aggregate, which passes for GPUs make"),
            Op::Require { .. } | Op::Expect { .. } => self.defect("a requirement in a block"),
            Op::Const { .. }
            | Op::Dim { .. }
            | Op::Sym { .. }
            | Op::Un { .. }
            | Op::Bin { .. }
            | Op::Cmp { .. }
            | Op::Select {}
            | Op::Fma {}
            | Op::Asm { .. }
            | Op::Cast { .. }
            | Op::Bits {}
            | Op::Extent { .. }
            | Op::Load { .. } => {
                let val = self.scalar_inst(inst)?;
                if let Some(value) = inst.result {
                    self.named(value, val);
                    self.items.insert(value, Item::Scalar(val));
                }
                Ok(())
            }
        }
    }

    fn scalar(&mut self, value: Value) -> Lowered<Val> {
        match self.items.get(&value) {
            Some(Item::Scalar(val)) => Ok(*val),
            Some(Item::View(_) | Item::Var(_)) => self.defect(format!("{value} is no scalar")),
            None => match self.constant(value) {
                Some(val) => Ok(val),
                None => self.defect(format!("{value} is used before it is made")),
            },
        }
    }

    fn view(&mut self, value: Value) -> Lowered<View> {
        match self.items.get(&value) {
            Some(Item::View(view)) => Ok(view.clone()),
            _ => match self.func.values[value].def {
                ValueDef::Inst(id) if self.func.insts[id].op.is_view() => {
                    let inst: &Inst = &self.func.insts[id];
                    self.view_of(inst)
                }
                _ => self.defect(format!("{value} is no memory")),
            },
        }
    }
}

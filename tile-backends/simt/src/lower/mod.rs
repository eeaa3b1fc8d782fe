//! Lowering of an instance of a kernel to a thread program.
//!
//! A plan (`plan`) decides warp roles, pipelines and layouts; the function is then
//! walked once for each role. Block-level statements become code that all
//! threads execute together; what a thread does in it follows from the layout
//! of the tiles it touches (`infer`).
//!
//! - Tensors stay where they are; shared tiles become buffers, fragments
//!   registers of the threads that hold them, block-level scalars registers
//!   that all threads compute alike.
//! - A tile operation or `parallel!` is a sweep (`sweep`) over a layout: each thread
//!   visits its elements, in runs of neighbours where memory can be accessed in
//!   runs.
//! - A fragment that is accessed in a way that does not fit its layout goes
//!   through shared memory for that statement (`spill`).
//! - Every statement starts a phase; the pass `barriers` puts barriers where
//!   phases need them, `shared_allocation` places shared memory. What meets in global memory
//!   is known from the function (`order`).
//!
//! Nothing here names a target: capabilities are in [`Target`].

mod access;
mod aggregate;
mod arrange;
mod async_copies;
mod control;
mod convert_layout;
mod copy;
mod copy_elision;
mod divide;
mod epilogue_staging;
mod error;
mod for_each_element;
mod fragment_accesses;
mod gemm;
mod gemm_operands;
mod grid;
mod host;
mod infer;
mod lin;
mod min_shared;
mod order;
mod outline;
mod parallel;
mod pipeline;
mod pipeline_plan;
mod plan;
mod prefetch;
mod prepare;
mod reduce;
mod register_operands;
mod registers;
mod rewrite;
mod rotate;
mod scalar;
mod scan;
mod shapes;
mod shared_operands;
mod signals;
mod slice_broadcast;
mod sparse;
mod stated_gemms;
mod stated_layouts;
mod swizzle;
mod target;
mod threads;
mod tiles;
mod transposed_shared;
mod two_level_gemm;
mod user_schedule;
mod uses;
mod view;
mod warp_specialize;
mod widths;

pub use error::LowerError;
pub use min_shared::shared_at_least;
pub use outline::{Engine, Outline, outline};
pub use plan::{
    AsyncCopy, AsyncPlace, Candidate, CopyKind, Decisions, Loop, Order, Outcome, Pipeline, Schedule, Scheduler,
    StagedCopy, StoreKind, alternatives,
};
pub use prepare::lanes_pay;
pub use stated_gemms::StatedGemm;
pub use target::{SYSTEM_SHARED, Target};
pub(crate) use uses::constant;
pub use warp_specialize::{MOST_BLOCKS, MOST_SHARING, with_workspaces};

use crate::facts::LaunchFacts;
use crate::ir::{Buf, Builder, Kernel, Op, Special, Val, Var, print_errors, verify};
use crate::layout::{Fragment, Layouts, Tile};
use crate::passes::{self, Observer};
use lin::{Facts, Lin, Range};
use plan::{Plan, Planner, search};
use prepare::prepared;
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Func, InstId, RegionId, Span, Value};
use tile_core::passes::Ir;
use tile_core::passes::instrument::timed;
use view::View;

/// Lowers an instance: a concrete function, as
/// [`instantiate`](tile_core::passes::instantiate()) makes it.
///
/// The thread program takes the buffers and scalars that its parameters list;
/// it holds for all launches with these facts.
///
/// # Errors
/// [`LowerError`] when the kernel needs what the target does not have.
pub fn lower(func: &Func, facts: &LaunchFacts, target: &Target) -> Result<Kernel, LowerError> {
    lower_with_layouts(func, facts, target).map(|(kernel, _)| kernel)
}

/// [`lower`], with what was decided of each tile.
///
/// # Errors
/// Those of [`lower`].
pub fn lower_with_layouts(func: &Func, facts: &LaunchFacts, target: &Target) -> Result<(Kernel, Layouts), LowerError> {
    lower_observed(func, facts, target, &mut |_, _| {}).map(|lowering| (lowering.kernel, lowering.layouts))
}

/// A kernel, and what was decided on the way to it.
#[derive(Clone, Debug)]
pub struct Lowering {
    /// The thread program.
    pub kernel: Kernel,
    /// Where each tile is.
    pub layouts: Layouts,
    /// The strategies that were tried, of which the last is the one that was taken.
    pub candidates: Vec<Candidate>,
}

impl Lowering {
    /// The plan that the kernel follows.
    pub fn decisions(&self) -> Option<&Decisions> {
        self.candidates.last()?.decisions()
    }
}

/// [`lower`], which shows the kernel as it is lowered (`threads`) and after each of the
/// [`PASSES`](crate::passes::PASSES). Where several strategies are tried, it shows several kernels,
/// of which the last is the result.
///
/// # Errors
/// Those of [`lower`].
pub fn lower_observed(
    func: &Func,
    facts: &LaunchFacts,
    target: &Target,
    observe: Observer<'_>,
) -> Result<Lowering, LowerError> {
    if func.has_ranks() && !target.ranks {
        let reason = format!("gpu-ranks: `{}` reaches no memory of other ranks", target.name);
        return Err(LowerError::Unsupported { span: Span::default(), reason });
    }
    timed(Kernel::NAME, "lower", || {
        let func = prepared(func, target);
        let mut candidates = Vec::new();
        let mut lower = |plan: Plan| follow(plan, facts, observe);
        let made = search(&func, facts, target, &mut lower, &mut |candidate| candidates.push(candidate));
        made.map(|(kernel, layouts)| Lowering { kernel, layouts, candidates })
    })
}

/// The kernel that a plan describes.
fn follow(plan: Plan, facts: &LaunchFacts, observe: Observer<'_>) -> Result<(Kernel, Layouts), LowerError> {
    let Plan { func, target, layouts, roles, pipelines, asynchronous, narrow_exchange } = plan;
    let mut lower = Lower::new(&func, facts, &target, layouts, roles, pipelines);
    lower.narrow_exchange = narrow_exchange;
    lower.params()?;
    lower.remark_of_copies(&asynchronous);
    if lower.specialized.roles.groups > 0 {
        lower.divided()?
    } else if lower.is_persistent() {
        lower.b.kernel().persistent = true;
        lower.each_tile(&mut |lower| lower.block(func.body))?
    } else {
        lower.block(func.body)?
    }
    let (threads, tiles) = (lower.threads, lower.tiles);
    let mut kernel = lower.b.finish();
    observe("threads", &kernel);
    if passes::divides(&kernel) {
        let reason = "its partitions would branch on what the kernel writes".to_owned();
        return Err(LowerError::Unsupported { span: Span::default(), reason });
    }
    passes::run(&mut kernel, &target.passes(), observe).map_err(|stop| LowerError::of_passes(stop, &target))?;
    timed(Kernel::NAME, "verifier", || verify(&kernel))
        .map_err(|errors| LowerError::IllFormed(print_errors(&kernel, &errors)))?;
    let layouts = Layouts::new(threads, tiles.into_iter().map(|(_, tile)| tile).collect(), &kernel);
    Ok((kernel, layouts))
}

/// If blocks can take equal parts of the tiles that are left for the last round of a
/// launch, what [`LaunchFacts::stream`] asks for: the products that an iteration
/// multiplies, times the bytes of an operand.
pub fn divides_rounds(func: &Func, facts: &LaunchFacts, target: &Target) -> Option<u64> {
    let func = prepared(func, target);
    let mut planner = Planner::new(&func, facts, target).ok()?;
    let first = planner.first();
    let written = planner.as_written(first);
    written.roles.divides(&written.func)
}

/// How many blocks of a launch a tile of the grid has: those that share its loop.
pub fn blocks_of_a_tile(func: &Func, kernel: &Kernel) -> u32 {
    if func.schedule.cuda.multicasts() { 1 } else { kernel.cluster }
}

/// What a value of the tile function is here.
#[derive(Clone, Debug)]
enum Item {
    /// An index.
    Int(Lin),
    /// Any other scalar.
    Val(Val),
    /// Memory.
    View(View),
}

type Items = FxHashMap<Value, Item>;

/// One iteration of a `parallel!`, or the block itself.
#[derive(Clone, Debug, Default)]
struct Lane {
    /// What the iteration made itself.
    items: Items,
}

/// A fragment.
#[derive(Clone, Debug)]
struct Held {
    layout: Fragment,
    extents: Vec<u32>,
    elem: DType,
    /// Its registers, or pairs of them.
    var: Var,
    pairs: bool,
    /// Its shared memory, made when it is spilled first.
    home: Option<Buf>,
    /// Whether it is in shared memory for the statement at hand.
    spilled: bool,
}

type Lowered<T> = Result<T, LowerError>;

struct Lower<'f> {
    func: &'f Func,
    facts: &'f LaunchFacts,
    target: &'f Target,
    b: Builder,
    known: Facts,
    /// What is in scope of the block.
    items: Items,
    /// Layouts of the function's fragments.
    layouts: FxHashMap<Value, Fragment>,
    fragments: Vec<Held>,
    /// Tiles for [`lower_with_layouts`], by the value that allocates them.
    tiles: Vec<(Value, Tile)>,
    /// Private arrays, by the value that allocates them.
    privates: FxHashMap<Value, Buf>,
    /// Shared tiles whose chunks are permuted.
    swizzled: FxHashMap<Buf, swizzle::Swizzled>,
    pipelines: pipeline_plan::Pipelines,
    /// Statements in front of which threads meet for what is in global memory.
    meetings: FxHashSet<InstId>,
    /// Fragments in which there is nothing, by who first touches them.
    untouched: FxHashSet<(RegionId, Value)>,
    specialized: warp_specialize::State,
    /// Sums that are in matrices, by the fragment that they are of.
    cooperative: FxHashMap<usize, gemm::cooperative::Sums>,
    /// Whether they leave these one at a time.
    narrow_exchange: bool,
    /// Whether the loop at hand loads its tiles an iteration ahead.
    prefetching: bool,
    /// Threads that compute, or those of the producer while it is lowered.
    threads: u32,
    /// The first of them.
    first_thread: u32,
    /// Where accesses only happen if it holds.
    active: Option<Val>,
    /// What the last aggregate found besides.
    found: aggregate::Found,
}

impl<'f> Lower<'f> {
    fn new(
        func: &'f Func,
        facts: &'f LaunchFacts,
        target: &'f Target,
        layouts: infer::Layouts,
        roles: warp_specialize::WarpSpecialization,
        pipelines: pipeline_plan::Pipelines,
    ) -> Lower<'f> {
        let producers = if roles.groups > 0 { warp_specialize::GROUP } else { 0 };
        let mut b = Builder::new(func.name.clone(), layouts.threads * roles.consumers.max(1) + producers);
        (b.kernel().lanes, b.kernel().fast_math) = (target.warp, func.schedule.fast_math);
        Lower {
            func,
            facts,
            target,
            b,
            known: Facts::default(),
            items: Items::default(),
            layouts: layouts.fragments,
            fragments: Vec::new(),
            tiles: Vec::new(),
            privates: FxHashMap::default(),
            pipelines,
            meetings: order::meetings(func),
            untouched: uses::untouched(func),
            specialized: warp_specialize::State::new(roles),
            cooperative: FxHashMap::default(),
            narrow_exchange: false,
            prefetching: false,
            threads: layouts.threads,
            first_thread: 0,
            swizzled: FxHashMap::default(),
            active: None,
            found: None,
        }
    }

    fn threads(&self) -> u32 {
        self.threads
    }

    fn error<T>(&self, reason: impl Into<String>) -> Lowered<T> {
        Err(LowerError::Unsupported { span: self.b.span, reason: reason.into() })
    }

    /// The thread's number among those that work together.
    fn thread(&mut self) -> Val {
        let threads = self.threads();
        let thread = self.b.special(Special::Thread);
        let thread = match self.first_thread {
            0 => thread,
            first => self.b.add_int(thread, -i64::from(first)),
        };
        self.known.state(thread, Range::below(threads.into()), 1);
        thread
    }

    /// The digit of the thread's number with so many threads below.
    fn digit(&mut self, below: u32, extent: u32) -> Lin {
        if extent == 1 {
            return Lin::default();
        }
        let threads = self.threads();
        let thread = self.thread();
        let above = self.b.div_int(thread, below.into());
        let digit = if below * extent == threads { above } else { self.b.rem_int(above, extent.into()) };
        self.known.state(digit, Range::below(extent.into()), 1);
        Lin::val(digit)
    }

    /// The coordinates of a thread's register 0.
    fn base(&mut self, layout: &Fragment) -> Vec<Lin> {
        let mut base = vec![Lin::default(); layout.rank()];
        let mut below = 1;
        for mode in layout.thread_modes() {
            if let Some(axis) = mode.axis {
                let digit = self.digit(below, mode.extent).scale(mode.stride.into());
                let axis = &mut base[usize::from(axis)];
                *axis = axis.add(&digit);
            }
            below *= mode.extent;
        }
        base
    }

    /// Whether the thread is the first of those that hold the same elements;
    /// nothing when each holds its own.
    fn first_replica(&mut self, layout: &Fragment) -> Option<Val> {
        let (mut below, mut first) = (1, None);
        for mode in layout.thread_modes() {
            if mode.axis.is_none() {
                let digit = self.digit(below, mode.extent);
                let is = self.is_zero(&digit);
                first = self.b.and(first, Some(is));
            }
            below *= mode.extent;
        }
        first
    }

    fn is_zero(&mut self, lin: &Lin) -> Val {
        let x = self.known.narrow(&mut self.b, lin);
        let zero = self.b.int(0, self.b.ty(x));
        self.b.cmp(CmpOp::Eq, x, zero)
    }

    /// A statement begins.
    fn phase(&mut self) {
        self.b.effect(Op::Phase {}, &[]);
    }

    fn item(&self, lane: &Lane, value: Value) -> Lowered<Item> {
        match lane.items.get(&value).or_else(|| self.items.get(&value)) {
            Some(item) => Ok(item.clone()),
            None => self.error(format!("{value} is used before it is made")),
        }
    }

    /// The scalar that a register holds.
    fn made(&self, val: Val) -> Item {
        if self.b.ty(val) == DType::Index { Item::Int(Lin::val(val)) } else { Item::Val(val) }
    }

    fn index(&self, lane: &Lane, value: Value) -> Lowered<Lin> {
        match self.item(lane, value)? {
            Item::Int(lin) => Ok(lin),
            Item::Val(val) => Ok(Lin::val(val)),
            Item::View(_) => self.error(format!("{value} is no scalar")),
        }
    }

    fn scalar(&mut self, lane: &Lane, value: Value) -> Lowered<Val> {
        match self.item(lane, value)? {
            Item::Int(lin) => Ok(self.known.register(&mut self.b, &lin, DType::Index)),
            Item::Val(val) => Ok(val),
            Item::View(_) => self.error(format!("{value} is no scalar")),
        }
    }

    fn view(&self, lane: &Lane, value: Value) -> Lowered<View> {
        match self.item(lane, value)? {
            Item::View(view) => Ok(view),
            Item::Int(_) | Item::Val(_) => self.error(format!("{value} is no memory")),
        }
    }
}

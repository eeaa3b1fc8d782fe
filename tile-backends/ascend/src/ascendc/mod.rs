//! Ascend C emitter: from NPU IR to the vendor's C++ for its AI cores.
//!
//! ```text
//! NPU IR ─ passes ─► allocation ──► selection ──► scheduling ──► synchronisation ──► text
//!           (pipeline)  (allocation)  (select)      (schedule)     (sync)              (code)
//!                                                                     └──► time (model)
//! ```
//!
//! - *Core split*: a kernel that uses the cube and the vector units is two programs in one source,
//!   under `ASCEND_IS_AIC` and `ASCEND_IS_AIV`. Tiles go from one to the other through a workspace
//!   in global memory, or on chip where the hardware has a route (`core_transfer`).
//! - *Passes* split vector work between both vector units, pipeline loops in which the cores
//!   depend on each other, and insert barriers where one kind of core accesses what the other
//!   wrote to a tensor ([`crate::passes`]).
//! - *Memory* is managed here: each on-chip memory is one buffer, and tiles are at planned
//!   addresses in it (`allocation`, `layout`).
//! - *Scheduling*: the cube's core runs statements in the kernel's order. On the vector core they
//!   are reordered so that instructions fill the latency of others (`schedule`), for which
//!   operations rotate through their scratch memory (`scratch`).
//! - *Multi-buffering* is part of the allocation. Loads of later iterations then run ahead by
//!   themselves, because each pipe has its own order and only flags hold it back (`sync`).
//!
//! The text is a function of the program alone. Names are the user's. The host's launcher is
//! behind `TILE_HOST_LAUNCH`, because `<<<…>>>` is the vendor's own syntax.

mod allocation;
mod api_table;
mod code;
mod core_transfer;
mod error;
mod layout;
mod model;
mod names;
mod pipeline;
mod remainder;
mod schedule;
mod scratch;
mod select;
mod space;
mod sync;
mod work;

pub use api_table::{Count, FUNCTIONS, Function, Hidden, MOST_REPEATS};
pub use error::{EmitError, Overflow};
pub use model::{Prediction, Sizes, Unit, predict};
pub use pipeline::PASSES;

use crate::chip::Chip;
use crate::ir::{Core, Level, Op, Program, Tensor, Tile, Val, Vectors};
use crate::passes::{self, Observer, Pass};
use allocation::Allocation;
use core_transfer::{Route, Transfer, Transfers, transfers};
use names::Names;
use select::{CoreCode, ROWS_TO_UB, Select};
use space::Space;
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use tile_core::elem::DType;
use tile_core::ir::Id as _;
use tile_core::passes::manager::up_to;

/// The kinds of cores that a kernel runs on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Vector units alone.
    Vector,
    /// Cubes alone.
    Cube,
    /// A cube and this many of its vector units together.
    Mix(u32),
}

impl Task {
    /// The qualifier of the kernel function.
    pub fn qualifier(self) -> &'static str {
        match self {
            Task::Vector => "__vector__",
            Task::Cube => "__cube__",
            Task::Mix(1) => "__mix__(1, 1)",
            Task::Mix(_) => "__mix__(1, 2)",
        }
    }

    /// How many of its blocks run at one time.
    pub fn units(self, chip: &Chip) -> u32 {
        match self {
            Task::Vector => chip.cores * Chip::VECTORS,
            Task::Cube | Task::Mix(_) => chip.cores,
        }
    }

    /// The task of a program that runs on these kinds of cores.
    fn of(program: &Program, cores: &[Core]) -> Task {
        match cores {
            [Core::Vector] => Task::Vector,
            [Core::Cube] => Task::Cube,
            _ => Task::Mix(vectors(program)),
        }
    }

    /// Whether cores transfer tiles to each other.
    pub fn is_mixed(self) -> bool {
        matches!(self, Task::Mix(_))
    }
}

/// A kernel in Ascend C.
///
/// Its arguments are the program's tensors in order, its params in order, then, for a
/// [`Task::Mix`] of cores, its workspace and the address of the cross-core flags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The text.
    pub text: String,
    /// The name of the entry.
    pub entry: String,
    /// The cores that it runs on.
    pub task: Task,
    /// Bytes of workspace for each block.
    pub workspace: u64,
}

/// Allocates the memories of a program, as [`emit`] does: the program's text form then shows the
/// address and the buffers of each tile.
///
/// # Errors
/// [`EmitError`].
pub fn plan_memory(program: &Program) -> Result<Program, EmitError> {
    Ok(prepare(program)?.0)
}

/// Draws the allocation of one memory: time goes down, addresses go right.
///
/// # Errors
/// [`EmitError`].
pub fn draw_memory(program: &Program, level: Level) -> Result<String, EmitError> {
    let (program, plan, ..) = prepare(program)?;
    Ok(allocation::svg(&program, &plan, level))
}

/// Runs the passes on a program, and shows it after each.
///
/// # Errors
/// [`EmitError::Undivided`].
pub fn optimise(program: &Program, observe: Observer<'_>) -> Result<Program, EmitError> {
    run_passes(program, PASSES, observe)
}

fn run_passes(program: &Program, passes: &[Pass], observe: Observer<'_>) -> Result<Program, EmitError> {
    let mut program = program.clone();
    passes::run(&mut program, passes, observe)
        .map_err(|reason| EmitError::Undivided { chip: program.chip.name, reason })?;
    Ok(program)
}

/// The program of one vector unit of two, where it can be split: it needs the least memory.
pub(crate) fn smallest(program: &Program) -> Program {
    let passes = up_to(PASSES, pipeline::SPLIT).expect("the list has the pass");
    match run_passes(program, passes, &mut |_, _| {}) {
        Ok(mut split) => {
            passes::inplace::run(&mut split);
            split
        }
        Err(_) => program.clone(),
    }
}

type Prepared = (Program, Allocation, Transfers);

fn prepare(program: &Program) -> Result<Prepared, EmitError> {
    let program = optimise(program, &mut |_, _| {})?;
    // Tiles that go through the workspace although there might be an on-chip route.
    let mut out = HashSet::new();
    loop {
        let mut transfers = match transfers(&program, &out) {
            // On-chip routes have flags of their own.
            Err(_) if out.is_empty() => {
                program.walk(&mut |inst| {
                    if let Op::Move { dst, .. } = inst.op {
                        out.insert(dst);
                    }
                });
                continue;
            }
            transfers => transfers?,
        };
        // The scratch memory of statements is known after selection.
        let unplanned = allocation::unallocated(&program, &transfers);
        let (mut needs, mut reserved) = (Vec::new(), None);
        for core in cores(&program) {
            let core_code = core_code(&program, core, &unplanned, &transfers)?;
            if core == Core::Vector {
                (needs, reserved) = (core_code.scratch, scratch::reserved(&core_code.nodes, &program.chip));
            }
        }
        let mut planned = program.clone();
        let error = match allocation::allocate(&mut planned, &needs, reserved, &transfers) {
            Ok(plan) => {
                for ((dst, _), transfer) in transfers.iter_mut().filter(|(_, transfer)| transfer.route == Route::OnChip)
                {
                    transfer.buffers = planned.tiles[*dst].buffers.into();
                }
                return Ok((planned, plan, transfers));
            }
            Err(error) => error,
        };
        // If on-chip buffers do not fit, the largest is moved to the workspace.
        let on_chip =
            transfers.iter().filter(|(_, transfer)| transfer.route == Route::OnChip).map(|((dst, _), _)| *dst);
        let bytes = |tile: &Tile| (layout::bytes(&program.tiles[*tile]), *tile);
        match &error {
            EmitError::Overflow(overflow) => {
                let of_level = on_chip.filter(|tile| program.tiles[*tile].level == overflow.level);
                let Some(largest) = of_level.max_by_key(bytes) else { return Err(error) };
                out.insert(largest);
            }
            EmitError::Undivided { .. } | EmitError::Unsupported { .. } => return Err(error),
        }
    }
}

/// What stands in front of the kernel.
fn preamble(program: &Program, transfers: &Transfers, text: &mut String) {
    let _ = writeln!(text, "// {} on {}", program.name, program.chip);
    *text += "#include \"kernel_operator.h\"\n\nusing namespace AscendC;\n\n";
    if transfers.values().any(|transfer| transfer.route == Route::OnChip && !transfer.to_cube) {
        let _ = writeln!(text, "constexpr FixpipeConfig {ROWS_TO_UB} = {{CO2Layout::ROW_MAJOR, true}};\n");
    }
    if remainder::is_used(program) {
        *text += remainder::FUNCTION;
    }
}

/// Emits a program.
///
/// # Errors
/// [`EmitError`] where tiles do not fit, or the program needs what this emitter
/// lacks.
pub fn emit(program: &Program) -> Result<Source, EmitError> {
    let (program, plan, transfers) = prepare(program)?;
    let cores = cores(&program);
    let task = Task::of(&program, &cores);
    let (mut names, tensors, _, signature) = head(&program)?;
    let entry = names.fresh(&program.name);
    let workspace: u64 = transfers.values().map(Transfer::end).max().unwrap_or(0);
    let mut text = String::new();
    let mut arguments = signature.clone();
    if task.is_mixed() {
        arguments.push("GM_ADDR workspace".to_owned());
        arguments.push("uint64_t ffts".to_owned());
    }
    preamble(&program, &transfers, &mut text);
    let (qualifier, all) = (task.qualifier(), arguments.join(", "));
    let _ = writeln!(text, "extern \"C\" __global__ {qualifier} __aicore__ void {entry}({all}) {{");
    if task.is_mixed() {
        text += "  SetSyncBaseAddr(ffts);\n";
    }
    text += "  TPipe pipe;\n";
    for (tensor, data) in program.tensors.iter() {
        let name = &tensors[&tensor];
        let Some(ty) = layout::global_type(data.elem) else {
            return Err(unsupported(&program, format!("`{}` has elements of {}", data.name, data.elem)));
        };
        let _ = writeln!(text, "  GlobalTensor<{ty}> {name};");
        let _ = writeln!(text, "  {name}.SetGlobalBuffer((__gm__ {ty} *){name}_address);");
    }
    for &core in &cores {
        let CoreCode { nodes, uses, .. } = core_code(&program, core, &plan, &transfers)?;
        let mut body = Vec::new();
        let chip = &program.chip;
        let buffers: [(Space, &str, &str, u64); 5] = [
            (Space::Ub, "VECCALC", "ub", plan.ub_end),
            (Space::L1, "A1", "l1", u64::from(chip.l1) - allocation::FRAMEWORK),
            (Space::L0a, "A2", "l0a", chip.l0.into()),
            (Space::L0b, "B2", "l0b", chip.l0.into()),
            (Space::L0c, "CO1", "l0c", chip.l0c.into()),
        ];
        for (space, position, name, bytes) in buffers {
            if uses.contains(&space) {
                let text = format!("TBuf<TPosition::{position}> {name};\npipe.InitBuffer({name}, {bytes});");
                body.push(code::Node::Text(text));
            }
        }
        body.push(code::Node::Text("pipe.Destroy();".to_owned()));
        if workspace > 0 {
            let block = block_number(&program, core);
            let text = format!("[[maybe_unused]] GM_ADDR workspace_block = workspace + {block} * {workspace};");
            body.push(code::Node::Text(text));
        }
        body.extend(statements(&program, core, nodes, &transfers));
        let condition = match (task, core) {
            (Task::Mix(_), Core::Cube) => Some("ASCEND_IS_AIC"),
            (Task::Mix(_), Core::Vector) => Some("ASCEND_IS_AIV"),
            _ => None,
        };
        text += &code::print(&body, condition);
    }
    text += "}\n";
    let values: Vec<String> = arguments.iter().filter_map(|one| one.rsplit(' ').next().map(str::to_owned)).collect();
    let host: Vec<String> = arguments.iter().map(|one| one.replace("GM_ADDR ", "void *")).collect();
    let casts: Vec<String> = values
        .iter()
        .zip(&arguments)
        .map(|(value, one)| if one.starts_with("GM_ADDR") { format!("(GM_ADDR){value}") } else { value.clone() })
        .collect();
    let _ = writeln!(text, "\n#ifdef TILE_HOST_LAUNCH");
    let _ = writeln!(text, "extern \"C\" void launch_{entry}(uint32_t blocks, void *stream, {}) {{", host.join(", "));
    let _ = writeln!(text, "  {entry}<<<blocks, nullptr, stream>>>({});", casts.join(", "));
    text += "}\n#endif\n";
    Ok(Source { text, entry, task, workspace })
}

/// The vector units of an AI core that a program with GEMMs runs on.
fn vectors(program: &Program) -> u32 {
    if program.vectors == Vectors::Both { Chip::VECTORS } else { 1 }
}

/// The block index, which counts AI cores, not vector units.
fn block_number(program: &Program, core: Core) -> String {
    match (core, vectors(program)) {
        (Core::Vector, units @ 2..) => format!("GetBlockIdx() / {units}"),
        _ => "GetBlockIdx()".to_owned(),
    }
}

/// The scheduled statements of a core, with their flags.
fn statements(program: &Program, core: Core, nodes: Vec<code::Node>, transfers: &Transfers) -> Vec<code::Node> {
    let mut order: Vec<Transfer> = transfers.values().cloned().collect();
    order.sort_by_key(|transfer| transfer.number);
    let (mut all, drain) = Select::transfer_flags(program, core, &order);
    let nodes = match core {
        Core::Vector => schedule::schedule(nodes, &model::Rates::of(&program.chip)),
        Core::Cube => nodes,
    };
    all.extend(schedule::merge_conditions(sync::place(nodes)));
    all.extend(drain);
    all
}

fn unsupported(program: &Program, reason: String) -> EmitError {
    EmitError::Unsupported { chip: program.chip.name, reason }
}

/// The kinds of cores that a program uses.
fn cores(program: &Program) -> Vec<Core> {
    let (mut cube, mut vector) = (false, false);
    program.walk(&mut |inst| match inst.op.core(program) {
        Some(Core::Cube) => cube = true,
        Some(Core::Vector) => vector = true,
        None => {
            if matches!(inst.op, Op::Move { .. }) {
                (cube, vector) = (true, true);
            }
        }
    });
    match (cube, vector) {
        (true, true) => vec![Core::Cube, Core::Vector],
        (true, false) => vec![Core::Cube],
        _ => vec![Core::Vector],
    }
}

type Head = (Names, HashMap<Tensor, String>, HashMap<Val, String>, Vec<String>);

/// The names of the arguments, and their declarations.
fn head(program: &Program) -> Result<Head, EmitError> {
    let mut names = Names::default();
    let mut tensors = HashMap::new();
    let mut signature = Vec::new();
    for (tensor, data) in program.tensors.iter() {
        let name = names.fresh(&data.name);
        signature.push(format!("GM_ADDR {name}_address"));
        tensors.insert(tensor, name);
    }
    let mut params = HashMap::new();
    for param in &program.params {
        let data = &program.vals[param.val];
        let name = names.fresh(data.name.as_deref().unwrap_or(&format!("p{}", param.val.index())));
        let ty = match data.elem {
            DType::Index => "int64_t",
            DType::Bool => "bool",
            other => match layout::global_type(other) {
                Some(ty) => ty,
                None => return Err(unsupported(program, format!("`{name}` is a scalar of {other}"))),
            },
        };
        signature.push(format!("{ty} {name}"));
        params.insert(param.val, name);
    }
    Ok((names, tensors, params, signature))
}

fn core_code(program: &Program, core: Core, plan: &Allocation, transfers: &Transfers) -> Result<CoreCode, EmitError> {
    let (mut names, tensors, params, _) = head(program)?;
    names.fresh(&program.name);
    Select::new(program, core, plan, transfers, &tensors, names, &params).run()
}

//! Outline of what the lowering makes of a function, found without lowering it: warp roles,
//! pipeline depths, memory and registers, for the [cost model](crate::model).

use super::gemm::wgmma;
use super::gemm_operands::is_product;
use super::plan::{Planner, Rewritten};
use super::target::Target;
use super::warp_specialize::{GROUP, Limits, WarpSpecialization, held, plan};
use super::{infer, pipeline};
use crate::facts::LaunchFacts;
use rustc_hash::FxHashSet;
use std::fmt::{self, Display, Formatter};
use tile_core::ir::{Func, Inst, InstId, Op, Space, Span};

/// What computes a GEMM.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Tensor cores, instructions of a warpgroup on operands in shared memory.
    Warpgroup {
        /// Whether it is multiplied as its transpose: rows of the product are columns of the
        /// instructions.
        swapped: bool,
    },
    /// Tensor cores, instructions of a warp on operands in registers.
    Warp,
    /// FMAs of threads.
    Threads,
}

/// See the module.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The function that is lowered, after rewrites of tile IR: the one that the rest is about.
    pub func: Func,
    /// Warpgroups that compute a tile, where warps are specialised; 0 where they are not.
    pub warpgroups: u32,
    /// Tiles that a block has in work at the same time: 2 where consumers alternate tiles.
    pub tiles_in_flight: u32,
    /// Threads of a block that compute.
    pub threads: u32,
    /// Blocks that a multiprocessor runs at once, as far as shared memory and registers say.
    pub blocks: u32,
    /// Whether blocks take several tiles one after the other.
    pub persistent: bool,
    /// Stages of the shallowest pipeline of a loop, 1 where nothing is loaded ahead.
    pub stages: u32,
    /// 32-bit words of fragments that a thread holds at once.
    pub held: u64,
    /// Whether GEMMs of a loop overlap with what threads compute of it.
    pub overlaps: bool,
    /// Whether the threads of a warpgroup unpack what its GEMMs multiply to registers, in the same
    /// iteration.
    pub unpacks: bool,
    /// Whether warpgroups alternate the iterations of a loop.
    pub alternates: bool,
    /// If blocks of a cluster may share a tile's loop, the stages that its pipelines then have.
    pub split_stages: Option<u32>,
    /// Whether blocks may take equal parts of the tiles of a last, partial wave (stream-K).
    pub streams: bool,
    warpgroup_gemms: FxHashSet<InstId>,
    tensor_core_gemms: FxHashSet<InstId>,
}

impl Display for Engine {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Engine::Warpgroup { swapped: false } => "tensor cores, of a warpgroup",
            Engine::Warpgroup { swapped: true } => "tensor cores, of a warpgroup, as its transpose",
            Engine::Warp => "tensor cores, of a warp",
            Engine::Threads => "FMAs",
        })
    }
}

impl Outline {
    /// Whether anything multiplies matrices.
    pub fn has_gemms(&self) -> bool {
        has_gemms(&self.func)
    }

    /// What computes a GEMM of [`Outline::func`].
    pub fn engine(&self, id: InstId) -> Engine {
        match id {
            _ if self.warpgroup_gemms.contains(&id) => warpgroup(&self.func, &self.func.insts[id]),
            _ if self.tensor_core_gemms.contains(&id) => Engine::Warp,
            _ => Engine::Threads,
        }
    }
}

/// The outline of a function; nothing where it cannot be lowered.
pub fn outline(func: &Func, facts: &LaunchFacts, target: &Target) -> Option<Outline> {
    let func = super::prepare::prepared(func, target);
    let whole = LaunchFacts { split: 1, ..facts.clone() };
    let mut planner = Planner::new(&func, &whole, target).ok()?;
    let first = planner.first();
    let Rewritten { func, roles, .. } = planner.in_registers(first).unwrap_or_else(|| planner.as_written(first));
    let func = (*func).clone();
    match roles.groups {
        0 => by_warps(func, target),
        _ => {
            let shared = plan(&func, &LaunchFacts { split: SHARING, ..whole.clone() }, target, Limits::default());
            Some(specialised(func, target, &roles, &shared))
        }
    }
}

/// So many blocks may share a tile where it is asked whether any may.
const SHARING: u32 = 2;

fn specialised(func: Func, target: &Target, roles: &WarpSpecialization, shared: &WarpSpecialization) -> Outline {
    let (sketch, split) = (roles.sketch(&func), shared.sketch(&func));
    Outline {
        warpgroups: roles.groups,
        tiles_in_flight: sketch.tiles_in_flight,
        threads: roles.groups * GROUP,
        blocks: sketch.blocks,
        persistent: func.schedule.cuda.persistent != Some(false),
        stages: sketch.stages,
        held: sketch.held / u64::from(roles.gemm_warpgroups() * GROUP),
        overlaps: sketch.overlaps,
        unpacks: roles.gemms.len() == 1 && roles.gemms.iter().any(|&id| wgmma::takes_registers(&func, &func.insts[id])),
        alternates: roles.alternates(),
        streams: roles.divides(&func).is_some(),
        split_stages: split.splits.then_some(split.stages),
        warpgroup_gemms: roles.gemms.clone(),
        tensor_core_gemms: tensor_core_gemms(&func, target),
        func,
    }
}

fn by_warps(func: Func, target: &Target) -> Option<Outline> {
    let none = WarpSpecialization::default();
    let layouts = infer::infer(&func, target, &none).ok()?;
    let pipelines = pipeline::plan(&func, target, &none, &layouts).ok()?;
    let mut shared = 0_u64;
    func.walk(func.body, &mut |_, inst| {
        let (Op::Alloc {}, Some(tile)) = (&inst.op, inst.result) else { return };
        let space = func.ty(tile).mem().map(|mem| mem.space);
        if space == Some(Space::Shared) {
            let stages = u64::from(pipelines.stages.get(&tile).copied().unwrap_or(1));
            shared += super::tiles::padded_bytes(&func, target, tile) * stages;
        }
    });
    if shared > u64::from(target.max_shared) {
        return None;
    }
    let threads = layouts.threads;
    let held = held(&func, &FxHashSet::default()) / u64::from(threads);
    // Addresses and operands beside what fragments hold.
    let registers = if has_gemms(&func) { held + 40 } else { crate::model::registers(held) };
    let registers = registers.clamp(32, u64::from(target.max_registers)) * u64::from(threads);
    let by_shared = u64::from(target.max_shared) / (shared + u64::from(super::SYSTEM_SHARED));
    let by_registers = u64::from(target.register_file) / registers;
    let by_threads = 2048 / u64::from(threads);
    Some(Outline {
        warpgroups: 0,
        tiles_in_flight: 1,
        threads,
        blocks: by_shared.min(by_registers).min(by_threads).clamp(1, 32) as u32,
        persistent: false,
        stages: pipelines.early.values().map(|early| early.stages).min().unwrap_or(1),
        held,
        overlaps: false,
        unpacks: false,
        alternates: false,
        streams: false,
        split_stages: None,
        warpgroup_gemms: FxHashSet::default(),
        tensor_core_gemms: tensor_core_gemms(&func, target),
        func,
    })
}

fn has_gemms(func: &Func) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| found |= is_product(inst));
    found
}

/// What computes each GEMM of a function, of which warpgroups have some: where it is, in program
/// order.
pub(super) fn engines(func: &Func, target: &Target, warpgroup_gemms: &FxHashSet<InstId>) -> Vec<(Span, Engine)> {
    let mut found = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        if is_product(inst) {
            let engine = match id {
                _ if warpgroup_gemms.contains(&id) => warpgroup(func, inst),
                _ if super::gemm::is_multiply_add(func, target, inst) => Engine::Threads,
                _ => Engine::Warp,
            };
            found.push((inst.span, engine));
        }
    });
    found
}

/// Instructions of a warpgroup on a product.
fn warpgroup(func: &Func, gemm: &Inst) -> Engine {
    Engine::Warpgroup { swapped: wgmma::multiplies_transpose(func, gemm) }
}

/// The GEMMs of types and extents that instructions of warps take.
fn tensor_core_gemms(func: &Func, target: &Target) -> FxHashSet<InstId> {
    let mut found = FxHashSet::default();
    func.walk(func.body, &mut |id, inst| {
        if is_product(inst) && !super::gemm::is_multiply_add(func, target, inst) {
            found.insert(id);
        }
    });
    found
}

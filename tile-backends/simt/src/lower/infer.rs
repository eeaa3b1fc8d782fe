//! Layout inference: which thread holds which element of a fragment.
//!
//! Strict first, then common, then free; what the kernel states (`gpu(layout)`) precedes all:
//!
//! 1. The accumulator of a matrix product has the layout of the instruction
//!    that computes it.
//! 2. Fragments that meet in a statement want to meet in registers: all
//!    fragments of a `parallel!` follow the one that decides its iterations,
//!    the result of a reduction follows its source, copies keep the layout.
//! 3. Tiles that are scanned have the layout that a scan works in.
//! 4. What is still free gets contiguous runs for wide accesses, largest
//!    tile first, and 2. goes on from there.
//!
//! A fragment has one layout. A statement that would need another moves the
//! fragment through shared memory, so inference decides speed, never meaning.

use super::error::LowerError;
use super::fragment_accesses::{Access, accesses};
use super::gemm;
use super::gemm_operands::Product;
use super::scan::scanned;
use super::shapes::{extents, runs_layout};
use super::stated_layouts;
use super::target::Target;
use super::uses::constant;
use super::warp_specialize::{GROUP, WarpSpecialization};
use super::widths::Widths;
use crate::layout::Fragment;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use tile_core::ir::{Func, Inst, Op, Space, Span, Value};

/// The outcome.
#[derive(Clone)]
pub(super) struct Layouts {
    /// Threads of a block.
    pub(super) threads: u32,
    /// The layout of each fragment, by the value that allocates it.
    pub(super) fragments: FxHashMap<Value, Fragment>,
}

/// The most elements of all fragments that a thread should hold.
const HELD: u64 = 96;
/// The same where warps multiply.
const MULTIPLIED: u64 = 128;
/// The same where a software GPU executes the threads.
const IN_CACHE: u64 = 256;
/// The same where threads have whole rows of products, whose lanes share what they read:
/// three quarters of a L1 of 32 KiB, in vectors of 32 bytes.
const WHOLE_ROWS: u64 = 768;

/// The most that it should hold, and the most accesses to a tensor that it should
/// make, where a kernel waits for memory: so many threads wait at once.
const WAITING: u64 = 64;
const RUNS: u64 = 4;

pub(super) fn infer(func: &Func, target: &Target, roles: &WarpSpecialization) -> Result<Layouts, LowerError> {
    let fragments = fragments(func)?;
    let threads = match roles.groups {
        0 => threads(func, target, &fragments)?,
        groups => groups * GROUP,
    };
    let mut layouts = Layouts { threads, fragments: FxHashMap::default() };
    let widths = Widths::of(func, &fragments);
    let mut order: Vec<Value> = fragments.keys().copied().collect();
    order.sort();
    for fragment in order {
        let stated = stated_layouts::fragment(func, target, fragment, threads, widths.run(func, fragment))?;
        layouts.fragments.extend(stated.map(|layout| (fragment, layout)));
    }
    func.walk(func.body, &mut |id, inst| {
        if roles.gemms.contains(&id) {
            for (fragment, layout) in gemm::wgmma::layouts(func, inst, roles.gemm_warpgroups(), roles.is_alone(id)) {
                layouts.fragments.entry(fragment).or_insert(layout.repeated(roles.groups / roles.gemm_warpgroups()));
            }
        } else if let Some(product) = Product::of(inst)
            && let Some(layout) = gemm::accumulator(func, &product, target, threads)
        {
            layouts.fragments.entry(func.root(product.acc)).or_insert(layout);
            if let Some(rows) = gemm::left_rows(func, target, &product, threads) {
                layouts.fragments.entry(func.root(product.factors[0])).or_insert(rows);
            }
        }
    });
    let mut free: Vec<(&Value, &Vec<u32>)> = fragments.iter().collect();
    free.sort_by_key(|(value, extents)| {
        (std::cmp::Reverse(extents.iter().map(|&e| u64::from(e)).product::<u64>()), **value)
    });
    propagate(func, &fragments, &mut layouts.fragments);
    func.walk(func.body, &mut |_, inst| {
        if let Op::Scan { axis, .. } = inst.op {
            for tile in [inst.args[0], inst.args[1]] {
                let Some(extents) = fragments.get(&tile).filter(|extents| !extents.contains(&0)) else { continue };
                let run = widths.run(func, tile);
                let layout = scanned(extents, axis as usize, run, threads, target.warp);
                // Where lines are few, threads would repeat each other's work.
                if layout.replicas() == 1 {
                    layouts.fragments.entry(tile).or_insert(layout);
                }
            }
        }
    });
    propagate(func, &fragments, &mut layouts.fragments);
    for (&value, extents) in free {
        if let Entry::Vacant(entry) = layouts.fragments.entry(value) {
            entry.insert(runs_layout(extents, threads, widths.run(func, value)));
            propagate(func, &fragments, &mut layouts.fragments);
        }
    }
    Ok(layouts)
}

/// The fragments with their extents.
fn fragments(func: &Func) -> Result<FxHashMap<Value, Vec<u32>>, LowerError> {
    let mut found = FxHashMap::default();
    let mut unknown = None;
    func.walk(func.body, &mut |_, inst| {
        let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result) else { return };
        let Some(mem) = func.ty(result).mem().filter(|mem| mem.space == Space::Fragment) else { return };
        match extents(func, result) {
            Some(extents) if mem.rank() > 0 => {
                found.insert(result, extents);
            }
            _ => unknown = Some(inst.span),
        }
    });
    match unknown {
        None => Ok(found),
        Some(span) => {
            Err(LowerError::Unsupported { span, reason: "the extents of a fragment are not known".to_owned() })
        }
    }
}

/// Threads of a block: the user's choice, or enough that fragments fit in
/// registers.
pub(super) fn threads(func: &Func, target: &Target, fragments: &FxHashMap<Value, Vec<u32>>) -> Result<u32, LowerError> {
    if let Some(threads) = super::threads::count(func) {
        return Ok(threads);
    }
    if let Some(threads) = func.schedule.gpu.threads {
        if threads.is_power_of_two() && threads >= target.warp && threads <= target.max_threads {
            return Ok(threads);
        }
        let reason = format!(
            "{threads} threads; {} takes a power of two from {} to {}",
            target.name, target.warp, target.max_threads
        );
        return Err(LowerError::Unsupported { span: Span::default(), reason });
    }
    let words = |(value, extents): (&Value, &Vec<u32>)| {
        let wide = func.ty(*value).elem().dtype().is_some_and(|dtype| dtype.bytes() == 8);
        extents.iter().map(|&e| u64::from(e)).product::<u64>() * if wide { 2 } else { 1 }
    };
    let held: u64 = fragments.iter().map(words).sum();
    let (mut products, mut cooperative, mut runs) = (false, false, 0);
    let mut most = 512.min(target.max_threads);
    func.walk(func.body, &mut |_, inst| match &inst.op {
        Op::Gemm { .. } | Op::GemmSp {} => {
            products = true;
            cooperative |= gemm::cooperative::is_cooperative(func, target, inst);
        }
        // A warp for each line.
        Op::Scan { axis, .. } => {
            let lines = extents(func, inst.args[0]).map(|mut extents| {
                extents.remove(*axis as usize);
                extents.iter().product::<u32>()
            });
            most = most.min(lines.unwrap_or(1).next_power_of_two().saturating_mul(target.warp).max(128));
        }
        Op::Parallel {} => runs = runs.max(tensor_runs(func, inst)),
        _ => {}
    });
    let mut threads = if target.software_gpu { target.warp } else { 128 };
    // Matrix instructions of a warp read operands anew for each of its tiles, so
    // that a warp wants a large one; a thread has registers for its part of a
    // tile of 64×64.
    let by_warps = products && target.wgmma.is_empty() && (!target.mma.is_empty() || cooperative);
    let enough = match (target.software_gpu, by_warps) {
        (true, _) if products && target.vector().is_some() && super::gemm_operands::by_rows(func) => WHOLE_ROWS,
        (true, _) => IN_CACHE,
        (false, true) => MULTIPLIED,
        (false, false) => HELD,
    };
    let enough = enough.min(target.max_held);
    let waits = !products && !target.software_gpu;
    let too_few = |threads: u32| {
        let held = held / u64::from(threads);
        held > enough || waits && threads < 256 && (held > WAITING || runs / u64::from(threads) > RUNS)
    };
    while threads < most && too_few(threads) {
        threads *= 2;
    }
    Ok(threads)
}

/// The widest accesses that a `parallel!` takes to go through a tensor.
fn tensor_runs(func: &Func, parallel: &Inst) -> u64 {
    let extent = |value: &Value| u64::try_from(constant(func, *value)?).ok();
    let Some(count) = parallel.args.iter().try_fold(1_u64, |count, value| count.checked_mul(extent(value)?)) else {
        return 0;
    };
    let mut widest = 0;
    func.walk(parallel.regions[0], &mut |_, inst| {
        let memory = match &inst.op {
            Op::Load {} => inst.args[0],
            Op::Store { .. } => inst.args[1],
            _ => return,
        };
        if let Some(mem) = func.ty(memory).mem().filter(|mem| mem.space == Space::Global) {
            widest = widest.max(mem.elem.dtype().map_or(0, |dtype| dtype.bytes() as u64));
        }
    });
    count.saturating_mul(widest) / 16
}

/// Lets layouts spread along statements until none is added.
pub(super) fn propagate(func: &Func, fragments: &FxHashMap<Value, Vec<u32>>, layouts: &mut FxHashMap<Value, Fragment>) {
    loop {
        let before = layouts.len();
        func.walk(func.body, &mut |_, inst| match &inst.op {
            Op::Parallel {} => {
                let accesses = accesses(func, inst);
                let Some(layout) = iteration_layout(func, inst, &accesses, layouts) else { return };
                for access in &accesses {
                    let Some(wanted) = access.layout_for(&layout) else { continue };
                    // The iterations may go through a part of a fragment only.
                    if spans(&wanted, &fragments[&access.root]) {
                        layouts.entry(access.root).or_insert(wanted);
                    }
                }
            }
            Op::Reduce { axis, .. } => {
                let (src, dst) = (inst.args[0], inst.args[1]);
                if let (Some(layout), true) = (layouts.get(&src).cloned(), fragments.contains_key(&dst)) {
                    let reduced = layout.without(*axis as usize);
                    if reduced.rank() == fragments[&dst].len() {
                        layouts.entry(dst).or_insert(reduced);
                    }
                }
            }
            Op::Copy { .. } => {
                let (src, dst) = (inst.args[0], inst.args[1]);
                for (from, to) in [(src, dst), (dst, src)] {
                    let alike = fragments.get(&from).is_some_and(|extents| fragments.get(&to) == Some(extents));
                    if let (Some(layout), true) = (layouts.get(&from).cloned(), alike) {
                        layouts.entry(to).or_insert(layout);
                    }
                }
            }
            _ => {}
        });
        if layouts.len() == before {
            return;
        }
    }
}

/// Whether a layout has a place for each element of a fragment.
fn spans(layout: &Fragment, extents: &[u32]) -> bool {
    extents.iter().enumerate().all(|(axis, &extent)| layout.extent(axis) >= extent)
}

/// The distribution of a `parallel!`'s iterations that the fragments in it
/// want: that of one that is indexed by all parallel indices, of a written one
/// first.
pub(super) fn iteration_layout(
    func: &Func,
    parallel: &Inst,
    accesses: &[Access],
    layouts: &FxHashMap<Value, Fragment>,
) -> Option<Fragment> {
    let rank = func.regions[parallel.regions[0]].args.len();
    let decides = |access: &&Access| layouts.contains_key(&access.root) && access.takes_all(rank);
    let chosen = accesses.iter().filter(decides).max_by_key(|access| access.written)?;
    chosen.iterations_for(&layouts[&chosen.root], rank)
}

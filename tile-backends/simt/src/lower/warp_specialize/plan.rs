//! Which copies a producer makes, and in which pipelines.
//!
//! A copy from a tensor that the kernel does not write, or from memory of other ranks ([`peers`](super::peers)),
//! to a whole shared tile is the producer's if a tensor map can describe the tensor, the tile is used after the copy and in its region,
//! and the producer can compute for itself where the box lies and whether it is wanted. The
//! tile is one that products multiply, or one that threads read in rows, of any rank: scales,
//! statistics.
//!
//! A product is a warpgroup's if it has an instruction for it and its operands come in that
//! way, or from tiles that the consumers write ([`operand`](super::operand)), the left one from
//! registers if it likes. Each depends on the other: candidates are dropped until all agree.

use super::balance::{imbalance, reversed};
use super::candidates::Candidates;
use super::cluster_split_k::{most, split};
use super::early_issue::early_issues;
use super::early_loads::early_copies;
use super::gathered_operands::tile_of;
use super::gemm_overlap::gemm_overlaps;
use super::intra_block_split_k::intra_block_split_k;
use super::loops::factors;
use super::mainloop::mainloops;
use super::metadata_prefetch::metadata_prefetches;
use super::multicast::shared;
use super::operand::{format, is_read, multiplied_by};
use super::peers::{meetings, of_ranks, waits};
use super::persistent::is_persistent;
use super::pingpong::allows_pingpong;
pub(super) use super::positions::{Positions, reaches};
use super::positions::{reaches_by_arithmetic, uses};
use super::register_pressure::held;
use super::scatter_epilogue::is_scatter;
use super::smem_budget::{GAP, allot, gap};
use super::specialization::CONSUMERS;
use super::specialization::stage_bytes;
use super::specialization::{Brings, Limits, Pipeline, WarpSpecialization};
use super::stream_k::stream_k;
use super::tma_epilogue::{BUFFERS, is_addition, is_write, run_once};
use super::two_level::two_levels;
use super::user_stages::stated;
use super::warpgroup_pingpong::{divide_pipelines, warpgroup_pingpongs};
use super::{CROWDED, GROUP};
use crate::facts::LaunchFacts;
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::Product;
use crate::lower::target::Target;
use crate::lower::uses::speaks;
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::ir::{Func, InstId, Op, Value};

/// Bytes of tiles that are not worth barriers of their own.
const FEW: u64 = 2 << 10;

/// What is divided, within limits.
pub(in crate::lower) fn plan(func: &Func, facts: &LaunchFacts, target: &Target, limits: Limits) -> WarpSpecialization {
    if target.wgmma.is_empty() || speaks(func) {
        return WarpSpecialization::default();
    }
    let limits = of_ranks(func, limits);
    // Where tiles are few, no second consumer has one.
    let pingpong = match most(func, facts) {
        1 => plan_for(func, facts, target, limits, CONSUMERS),
        _ => WarpSpecialization::default(),
    };
    if pingpong.groups > 0 { pingpong } else { plan_for(func, facts, target, limits, 1) }
}

/// [`plan`] for so many consumers that take tiles alternately; nothing where that
/// cannot be or is not worth it.
fn plan_for(func: &Func, facts: &LaunchFacts, target: &Target, limits: Limits, consumers: u32) -> WarpSpecialization {
    let positions = Positions::new(func);
    let mut candidates = Candidates::of(func, facts, &positions, limits.brings);
    let groups = candidates.settle(func, target, consumers).filter(|_| !candidates.copies.is_empty());
    let Some(groups) = groups else { return WarpSpecialization::default() };
    let Some(stated) = stated(func, &candidates.copies) else { return WarpSpecialization::default() };
    let held = held(func, &candidates.gemms);
    let gemms = std::mem::take(&mut candidates.gemms);
    let made = std::mem::take(&mut candidates.made);
    let mut roles = WarpSpecialization { groups, consumers, held, gemms, made, buffers: BUFFERS, ..Default::default() };
    func.walk(func.body, &mut |_, inst| roles.searches |= matches!(inst.op, tile_core::ir::Op::Aggregate { .. }));
    let early = early_copies(func, facts, target, &positions, &candidates, &roles.gemms);
    add_pipelines(func, &positions, candidates, (&stated, &early), &mut roles);
    // Sums that leave no registers to the producer.
    if roles.has_gathers() && groups == 2 && held > u64::from(groups * GROUP) * CROWDED {
        return plan_for(func, facts, target, Limits { brings: Brings::TmaTiles, ..limits }, consumers);
    }
    let once = run_once(func);
    let sums = roles.gemms.iter().filter_map(|&id| Product::of(&func.insts[id])).map(|it| func.root(it.acc)).collect();
    let writes =
        |id: &InstId| is_write(func, facts, *id, &sums) || is_addition(func, facts, *id) || is_scatter(func, *id);
    roles.writes = positions.of.keys().copied().filter(writes).collect();
    // Additions are in no order anyway.
    let again = |id: &&InstId| matches!(func.insts[**id].op, Op::Copy { .. }) && !once.contains(&positions.of[*id]);
    roles.rewrites = roles.writes.iter().filter(again).copied().collect();
    roles.meetings = meetings(func, &roles.writes);
    roles.waits = waits(func, &positions, &roles.copies);
    roles.square = square(func, &roles);
    if is_persistent(func) && func.schedule.cuda.raster.is_none() {
        roles.imbalance = imbalance(func, &positions, &roles);
    }
    // What threads write may be written again once products are waited for.
    let makes = |id: &InstId| factors(func, *id).iter().any(|tile| roles.made.contains_key(tile));
    let brought: FxHashSet<InstId> = roles.gemms.iter().copied().filter(|id| !makes(id)).collect();
    roles.mainloops = mainloops(func, &roles);
    for mainloop in roles.mainloops.values() {
        let operands = factors(func, mainloop.product).into_iter();
        roles.double_buffered.extend(operands.filter(|tile| roles.made.contains_key(tile)));
    }
    if limits.intra_block_split_k {
        intra_block_split_k(func, &mut roles);
    }
    roles.gemm_overlaps = gemm_overlaps(func, &brought, &roles.copies, &roles.pipelines);
    if limits.warpgroup_pingpong {
        roles.warpgroup_pingpongs = warpgroup_pingpongs(func, groups, &roles.gemms, &roles.copies, &roles.pipelines);
        divide_pipelines(func, &mut roles);
    }
    share(func, &positions, &mut roles);
    if consumers > 1 && !allows_pingpong(func, &roles) {
        return WarpSpecialization::default();
    }
    roles.split = split(func, facts, &roles);
    roles.stream_k = stream_k(func, facts, &roles);
    let parts = roles.split.map_or(0, |split| split.bytes as u32);
    let gap = if limits.exact { gap(func, &roles) } else { GAP };
    let room = allot(func, target, &positions, limits.reserve + gap + parts, &mut roles);
    roles.two_levels = two_levels(func, &roles);
    roles.early_issues = early_issues(func, &roles);
    roles.metadata_prefetches = metadata_prefetches(func, &roles);
    roles.shared = shared(func, &positions, facts, &roles).into_iter().collect();
    roles.reversed = reversed(func, &positions, &roles);
    match roles.bytes(func) <= room {
        true => roles,
        // One warpgroup alone makes do with fewer stages.
        false if roles.alternates() => {
            plan_for(func, facts, target, Limits { intra_block_split_k: false, ..limits }, consumers)
        }
        false => WarpSpecialization::default(),
    }
}

/// Adds the producer's copies: those that one statement uses first and one uses last share a
/// pipeline.
fn add_pipelines(
    func: &Func,
    positions: &Positions,
    mut candidates: Candidates,
    (stated, early): (&FxHashMap<InstId, u32>, &FxHashSet<InstId>),
    roles: &mut WarpSpecialization,
) {
    let mut order: Vec<(Value, InstId)> = candidates.copies.into_iter().collect();
    order.sort_by_key(|(_, copy)| positions.order[copy]);
    for (tile, copy) in order {
        let region = positions.of[&copy];
        let (first, last) = uses(func, region, copy, tile);
        let stages = stated.get(&copy).copied().unwrap_or_else(|| positions.stages(func, region));
        let stages = stages.next_multiple_of(roles.grain(func, region));
        let (stated, early) = (stated.contains_key(&copy), early.contains(&copy));
        roles.copies.insert(copy);
        if let Some(needs) = candidates.gathered.remove(&copy) {
            roles.gathers.add(func, copy, needs);
        }
        roles.im2cols.extend(candidates.im2cols.remove(&copy).map(|im2col| (copy, im2col)));
        roles.tiles.insert(tile, format(func, tile).expect("a settled tile has a format"));
        let gathered = multiplied_by(func, tile).iter().any(|&id| wgmma::gathers(func, &func.insts[id]));
        let read = is_read(func, tile) || gathered;
        let same = |pipeline: &&mut Pipeline| {
            let uses = (pipeline.region, pipeline.first, pipeline.last);
            uses == (region, first, last) && pipeline.stages == stages && pipeline.early == early
        };
        match roles.pipelines.iter_mut().find(same) {
            Some(pipeline) => {
                pipeline.copies.push(copy);
                pipeline.read |= read;
            }
            None => {
                let copies = vec![copy];
                roles.pipelines.push(Pipeline { region, copies, first, last, stages, stated, early, pieces: 1, read });
            }
        }
    }
}

/// Lets a pipeline of a few bytes that threads read have its barriers in common with
/// another one: one whose stages are in use all the while, if there is any, or else
/// one whose stages are then waited for earlier. Who waits for one of the tiles
/// waits for all, so no copies that depend on what comes after may be in between.
/// Skewed loops wait for the tiles of each product apart.
///
/// Where threads add products, the other's stages may be given back later, too: an
/// iteration's product is over by then.
pub(super) fn share(func: &Func, positions: &Positions, roles: &mut WarpSpecialization) {
    let small = |roles: &WarpSpecialization, pipeline: &Pipeline| {
        let operand = |copy: &InstId| roles.tiles[&tile_of(func, *copy)].swizzle.is_some();
        stage_bytes(func, &roles.tiles, pipeline) <= FEW && !pipeline.copies.iter().any(operand)
    };
    let order = |id: InstId| positions.order[&id];
    let mut number = 0;
    while number < roles.pipelines.len() {
        let pipeline = roles.pipelines[number].clone();
        let others = roles.pipelines.iter().enumerate().filter(|&(other, host)| {
            other != number
                && !pipeline.stated
                && host.region == pipeline.region
                && host.early == pipeline.early
                && !small(roles, host)
                && (order(pipeline.last) <= order(host.last) || roles.adds_products(host.region))
                && {
                    let from = order(pipeline.first).min(order(host.first));
                    let to = pipeline.copies.iter().chain(&host.copies).map(|&copy| order(copy)).max().unwrap_or(0);
                    let between = |id: &&InstId| (from..to).contains(&order(**id));
                    let mut between = func.regions[pipeline.region].insts.iter().filter(between);
                    between.all(|&id| func.insts[id].regions.is_empty())
                }
        });
        let host =
            others.min_by_key(|(_, host)| (order(host.first).saturating_sub(order(pipeline.first)), order(host.last)));
        let host = host.map(|(host, _)| host).filter(|_| {
            small(roles, &pipeline)
                && !roles.gemm_overlaps.contains_key(&pipeline.region)
                && !roles.warpgroup_pingpongs.contains_key(&pipeline.region)
        });
        let Some(host) = host else {
            number += 1;
            continue;
        };
        let host = &mut roles.pipelines[host];
        if order(pipeline.first) < order(host.first) {
            host.first = pipeline.first;
        }
        if order(pipeline.last) > order(host.last) {
            host.last = pipeline.last;
        }
        host.read |= pipeline.read;
        host.copies.extend(pipeline.copies);
        host.copies.sort_by_key(|&copy| order(copy));
        roles.pipelines.remove(number);
    }
}

/// Whether some copies depend on one of the last two axes of the grid and some
/// on the other. Those of one kind may depend on both, if they take one from what a tensor holds:
/// neighbouring tiles of rows, say, multiply by the same matrix of a list.
pub(super) fn square(func: &Func, roles: &WarpSpecialization) -> bool {
    let args = &func.regions[func.body].args;
    let [.., y, x] = args[..] else { return false };
    let from = |copy: &InstId| match roles.im2cols.get(copy) {
        Some(im2col) => im2col.sources(),
        None if roles.gathers.has(*copy) => roles.gathers.sources(func, *copy),
        None => vec![func.insts[*copy].args[0]],
    };
    let needs = |copy: &InstId, arg: Value| from(copy).into_iter().any(|value| reaches(func, value, arg));
    let follows =
        |copy: &InstId, arg: Value| from(copy).into_iter().any(|value| reaches_by_arithmetic(func, value, arg));
    let along = |this: Value, other: Value| roles.copies.iter().any(|copy| needs(copy, this) && !needs(copy, other));
    let strictly =
        |this: Value, other: Value| roles.copies.iter().any(|copy| follows(copy, this) && !needs(copy, other));
    let mostly =
        |this: Value, other: Value| roles.copies.iter().any(|copy| follows(copy, this) && !follows(copy, other));
    along(y, x) && along(x, y) || strictly(y, x) && mostly(x, y) || strictly(x, y) && mostly(y, x)
}

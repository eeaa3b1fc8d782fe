//! Which copies a producer makes, and in which pipelines.
//!
//! A copy from a tensor that the kernel does not write to a whole shared tile is the producer's
//! if a tensor map can describe the tensor, the tile is used after the copy and in its region,
//! and the producer can compute for itself where the box lies and whether it is wanted. The
//! tile is one that products multiply, or one that threads read in rows, of any rank: scales,
//! statistics.
//!
//! A product is a warpgroup's if it has an instruction for it and its operands come in that
//! way, or from tiles that the consumers write ([`operand`](super::operand)), the left one from
//! registers if it likes. Each depends on the other: candidates are dropped until all agree.

use super::balance::{Imbalance, imbalance, reversed};
use super::candidates::{Candidates, factors};
use super::cluster_split_k::{Split, most, split};
use super::early_issue::{EarlyIssue, early_issues};
use super::gathered_operands::{Gathers, tile_of};
use super::gemm_overlap::{GemmOverlap, gemm_overlaps};
use super::im2col::Im2col;
use super::intra_block_split_k::intra_block_split_k;
use super::mainloop::{Mainloop, mainloops};
use super::metadata_prefetch::metadata_prefetches;
use super::multicast::{Part, shared};
use super::operand::{Format, format, is_read, multiplied_by};
use super::persistent::is_persistent;
use super::pingpong::{CONSUMERS, allows_pingpong};
use super::positions::uses;
pub(super) use super::positions::{Positions, reaches};
use super::register_pressure::held;
use super::smem_budget::{allot, stage_bytes};
use super::stream_k::{StreamK, dividable, stream_k};
use super::tma_epilogue::{BUFFERS, STAGING, is_addition, is_write};
use super::two_level::{TwoLevel, two_levels};
use super::user_stages::stated;
use super::warpgroup_pingpong::{WarpgroupPingpong, divide_pipelines, warpgroup_pingpongs};
use super::{CROWDED, GROUP};
use crate::facts::LaunchFacts;
use crate::lower::gemm::wgmma;
use crate::lower::target::Target;
use crate::lower::uses::speaks;
use std::collections::{HashMap, HashSet};
use tile_core::ir::{Func, InstId, RegionId, Value};

/// Bytes of tiles that are not worth barriers of their own.
const FEW: u64 = 2 << 10;

/// What is divided, and how. Nothing is, if there are no pipelines.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct WarpSpecialization {
    /// Warpgroups that compute a tile.
    pub(in crate::lower) groups: u32,
    /// Blocks that a multiprocessor is to run at once.
    pub(super) blocks: u32,
    /// Consumers that take tiles alternately: one, which takes all, or two (ping-pong).
    pub(in crate::lower) consumers: u32,
    /// The most words of fragments that their threads hold at once.
    pub(super) held: u64,
    pub(super) pipelines: Vec<Pipeline>,
    /// The copies of all pipelines.
    pub(in crate::lower) copies: HashSet<InstId>,
    /// Those of them that threads of the producer make, and what they need.
    pub(super) gathers: Gathers,
    /// Those that follow the places of windows.
    pub(super) im2cols: HashMap<InstId, Im2col>,
    /// Whether the bounds of loops follow from searches in tensors.
    pub(super) searches: bool,
    /// The GEMMs that warpgroups compute by `wgmma`.
    pub(in crate::lower) gemms: HashSet<InstId>,
    /// The tiles of all pipelines.
    pub(super) tiles: HashMap<Value, Format>,
    /// The tiles that consumers write for their products.
    pub(in crate::lower) made: HashMap<Value, Format>,
    /// Those of them that have two stages, one of which is written while the other
    /// is multiplied.
    pub(in crate::lower) double_buffered: HashSet<Value>,
    /// The copies in front of which the other stage of what they write is taken.
    pub(super) double_buffers: HashMap<InstId, Value>,
    /// Copies of sums to tensors, and additions, that TMA stores make.
    pub(super) writes: HashSet<InstId>,
    /// Buffers of a warpgroup for them.
    pub(super) buffers: u32,
    /// The loops that only multiply.
    pub(super) mainloops: HashMap<RegionId, Mainloop>,
    /// The loops of two products.
    pub(super) gemm_overlaps: HashMap<RegionId, GemmOverlap>,
    /// The loops whose first product is begun an iteration ahead.
    pub(super) early_issues: HashMap<RegionId, EarlyIssue>,
    /// The loops of a sparse product, with that.
    pub(super) metadata_prefetches: HashMap<RegionId, InstId>,
    /// The loops with warpgroup ping-pong.
    pub(super) warpgroup_pingpongs: HashMap<RegionId, WarpgroupPingpong>,
    /// The loops whose product the threads add to a sum.
    pub(super) two_levels: HashMap<RegionId, TwoLevel>,
    /// The loop whose iterations warpgroups take alternately.
    pub(super) intra_block_split_k: Option<RegionId>,
    /// The copies that land in all blocks of a cluster, and what of each a block brings.
    pub(super) shared: HashMap<InstId, Part>,
    /// The loop that the blocks of a cluster share.
    pub(super) split: Option<Split>,
    /// The loop of which blocks take equal parts where tiles do not come out even.
    pub(super) stream_k: Option<StreamK>,
    /// Whether blocks that are neighbours on both of the last two axes of the
    /// grid read the same tiles.
    pub(super) square: bool,
    /// Whether the last axis of the grid decides how many iterations the loops of
    /// the pipelines have, and where they have more.
    pub(super) imbalance: Option<Imbalance>,
    /// Whether it decides that in a way that is not known, so that every other wave of tiles
    /// is taken in the opposite order of blocks.
    pub(super) reversed: bool,
}

/// A multistage pipeline: stages of shared memory that the producer fills one after the other.
#[derive(Clone, Debug)]
pub(super) struct Pipeline {
    /// Where the copies are.
    pub(super) region: RegionId,
    /// In program order.
    pub(super) copies: Vec<InstId>,
    /// The statement that uses one of the tiles first.
    pub(super) first: InstId,
    /// The statement that uses one of them last.
    pub(super) last: InstId,
    pub(super) stages: u32,
    /// Whether the user says how many.
    pub(super) stated: bool,
    /// Parts of a stage that have barriers of their own.
    pub(super) pieces: u32,
    /// Whether threads read one of the tiles, not only products.
    pub(super) read: bool,
}

impl WarpSpecialization {
    /// Bytes of the pipelines' tiles and barriers.
    pub(in crate::lower) fn bytes(&self, func: &Func) -> u64 {
        let barriers = |pipeline: &Pipeline| u64::from(16 * pipeline.pieces);
        let pipeline = |pipeline: &Pipeline| {
            (stage_bytes(func, &self.tiles, pipeline) + barriers(pipeline)) * u64::from(pipeline.stages)
        };
        let types = self.writes.iter().map(|&id| func.ty(func.insts[id].args[1]).elem());
        let staging = types.collect::<HashSet<_>>().len() as u64
            * u64::from(self.consumers * self.gemm_warpgroups() * self.buffers * STAGING);
        let handed: u64 = self.warpgroup_pingpongs.values().map(|pingpong| pingpong.bytes(func)).sum();
        self.pipelines.iter().map(pipeline).sum::<u64>() + staging + handed
    }

    /// Whether more loops begin a product ahead than in another division of the same
    /// function, which is the same but for that.
    pub(in crate::lower) fn issues_more_early(&self, other: &WarpSpecialization) -> bool {
        let alike = self.groups == other.groups && self.gemms == other.gemms;
        alike && self.early_issues.len() > other.early_issues.len()
    }

    /// The stages of a tile that consumers write.
    pub(in crate::lower) fn stages(&self, tile: Value) -> u32 {
        let double_buffers = || self.double_buffers.values().any(|&other| other == tile);
        if self.double_buffered.contains(&tile) || double_buffers() { 2 } else { 1 }
    }

    /// Whether one warpgroup multiplies alone.
    pub(in crate::lower) fn is_alone(&self, product: InstId) -> bool {
        self.warpgroup_pingpongs.values().any(|pingpong| pingpong.firsts.contains(&product))
    }

    /// Whether there are loops with warpgroup ping-pong.
    pub(in crate::lower) fn has_warpgroup_pingpong(&self) -> bool {
        !self.warpgroup_pingpongs.is_empty()
    }

    /// Whether a tile is what warpgroups pass to each other in ping-pong.
    pub(super) fn is_token(&self, tile: Value) -> bool {
        self.warpgroup_pingpongs.values().any(|pingpong| pingpong.token == tile)
    }

    /// Whether a product overwrites its sum, which was cleared for it.
    pub(in crate::lower) fn is_cleared(&self, product: InstId) -> bool {
        self.two_levels.values().any(|two_level| two_level.product == product)
    }

    /// Warpgroups that share a product.
    pub(in crate::lower) fn gemm_warpgroups(&self) -> u32 {
        if self.intra_block_split_k.is_some() { 1 } else { self.groups }
    }

    /// Whether warpgroups take a loop's iterations alternately.
    pub(super) fn is_intra_block_split_k(&self, body: RegionId) -> bool {
        self.intra_block_split_k == Some(body)
    }

    /// By how many stages a pipeline grows and shrinks. Where warpgroups take iterations
    /// alternately, each has stages of its own: who has not waited for what a stage held
    /// last cannot tell by a parity whether it waits for that or for what comes
    /// next.
    pub(super) fn grain(&self, region: RegionId) -> u32 {
        if self.is_intra_block_split_k(region) { self.groups } else { 1 }
    }

    /// Whether threads of the producer copy.
    pub(in crate::lower) fn has_gathers(&self) -> bool {
        !self.gathers.is_empty()
    }

    /// Whether all threads of the producer go through the body.
    pub(super) fn is_wide(&self) -> bool {
        self.has_gathers() || self.searches
    }

    /// Whether TMA copies follow windows.
    pub(in crate::lower) fn has_im2col(&self) -> bool {
        !self.im2cols.is_empty()
    }

    /// What an iteration multiplies of a loop of which blocks could take equal parts.
    pub(in crate::lower) fn divides(&self, func: &Func) -> Option<u64> {
        dividable(func, self).filter(|_| self.groups > 0)?.work(func)
    }

    /// Whether a tile is in a pipeline.
    pub(in crate::lower) fn has_tile(&self, tile: Value) -> bool {
        self.tiles.contains_key(&tile)
    }
}

/// Which tiles the producer brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) enum Brings {
    All,
    /// Those that TMA copies, or that its threads gather.
    Gathers,
    /// Those that TMA copies.
    TmaTiles,
    /// Those of them that products multiply.
    Operands,
}

/// What a division leaves out.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Limits {
    /// Bytes of shared memory that are left for other things.
    pub(in crate::lower) reserve: u32,
    pub(in crate::lower) brings: Brings,
    /// Whether there may be warpgroup ping-pong.
    pub(in crate::lower) warpgroup_pingpong: bool,
    /// Whether they may take a loop's iterations alternately.
    intra_block_split_k: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { reserve: 0, brings: Brings::All, warpgroup_pingpong: true, intra_block_split_k: true }
    }
}

impl Limits {
    /// The same where the producer brings fewer tiles: there may be warpgroup
    /// ping-pong again.
    pub(in crate::lower) fn bringing(self, brings: Brings) -> Limits {
        Limits { brings, warpgroup_pingpong: true, ..self }
    }
}

/// What is divided, within limits.
pub(in crate::lower) fn plan(func: &Func, facts: &LaunchFacts, target: &Target, limits: Limits) -> WarpSpecialization {
    if target.wgmma.is_empty() || speaks(func) {
        return WarpSpecialization::default();
    }
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
    add_pipelines(func, &positions, candidates, &stated, &mut roles);
    // Sums that leave no registers to the producer.
    if roles.has_gathers() && groups == 2 && held > u64::from(groups * GROUP) * CROWDED {
        return plan_for(func, facts, target, Limits { brings: Brings::TmaTiles, ..limits }, consumers);
    }
    let writes =
        positions.of.iter().filter(|&(&id, &region)| is_write(func, facts, id, region) || is_addition(func, facts, id));
    roles.writes = writes.map(|(&id, _)| id).collect();
    roles.square = square(func, &roles);
    if is_persistent(func) && func.schedule.cuda.raster.is_none() {
        roles.imbalance = imbalance(func, &positions, &roles);
    }
    // What threads write may be written again once products are waited for.
    let makes = |id: &InstId| factors(func, *id).iter().any(|tile| roles.made.contains_key(tile));
    let brought: HashSet<InstId> = roles.gemms.iter().copied().filter(|id| !makes(id)).collect();
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
    let room = allot(func, target, &positions, limits.reserve + parts, &mut roles);
    roles.two_levels = two_levels(func, &roles);
    roles.early_issues = early_issues(func, &roles);
    roles.metadata_prefetches = metadata_prefetches(func, &roles);
    roles.shared = shared(func, &positions, facts, &roles).into_iter().collect();
    roles.reversed = reversed(func, &positions, &roles);
    match roles.bytes(func) <= room {
        true => roles,
        // One warpgroup alone makes do with fewer stages.
        false if roles.intra_block_split_k.is_some() => {
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
    stated: &HashMap<InstId, u32>,
    roles: &mut WarpSpecialization,
) {
    let mut order: Vec<(Value, InstId)> = candidates.copies.into_iter().collect();
    order.sort_by_key(|(_, copy)| positions.order[copy]);
    for (tile, copy) in order {
        let region = positions.of[&copy];
        let (first, last) = uses(func, region, copy, tile);
        let stages = stated.get(&copy).copied().unwrap_or_else(|| positions.stages(func, region));
        let stated = stated.contains_key(&copy);
        roles.copies.insert(copy);
        if let Some(needs) = candidates.gathered.remove(&copy) {
            roles.gathers.add(func, copy, needs);
        }
        roles.im2cols.extend(candidates.im2cols.remove(&copy).map(|im2col| (copy, im2col)));
        roles.tiles.insert(tile, format(func, tile).expect("a settled tile has a format"));
        let gathered = multiplied_by(func, tile).iter().any(|&id| wgmma::gathers(func, &func.insts[id]));
        let read = is_read(func, tile) || gathered;
        let same = |pipeline: &&mut Pipeline| {
            pipeline.region == region && pipeline.first == first && pipeline.last == last && pipeline.stages == stages
        };
        match roles.pipelines.iter_mut().find(same) {
            Some(pipeline) => {
                pipeline.copies.push(copy);
                pipeline.read |= read;
            }
            None => {
                let copies = vec![copy];
                roles.pipelines.push(Pipeline { region, copies, first, last, stages, stated, pieces: 1, read });
            }
        }
    }
}

/// Lets a pipeline of a few bytes that threads read have its barriers in common with
/// another one: one whose stages are in use all the while, if there is any, or else
/// one whose stages are then waited for earlier. Who waits for one of the tiles
/// waits for all, so no copies that depend on what comes after may be in between.
/// Skewed loops wait for the tiles of each product apart.
fn share(func: &Func, positions: &Positions, roles: &mut WarpSpecialization) {
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
                && !small(roles, host)
                && order(pipeline.last) <= order(host.last)
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
        host.read |= pipeline.read;
        host.copies.extend(pipeline.copies);
        host.copies.sort_by_key(|&copy| order(copy));
        roles.pipelines.remove(number);
    }
}

/// Whether some copies depend on one of the last two axes of the grid and some
/// on the other.
fn square(func: &Func, roles: &WarpSpecialization) -> bool {
    let args = &func.regions[func.body].args;
    let [.., y, x] = args[..] else { return false };
    let from = |copy: &InstId| match roles.im2cols.get(copy) {
        Some(im2col) => im2col.sources(),
        None if roles.gathers.has(*copy) => roles.gathers.sources(func, *copy),
        None => vec![func.insts[*copy].args[0]],
    };
    let needs = |copy: &InstId, arg: Value| from(copy).into_iter().any(|value| reaches(func, value, arg));
    let copies = || roles.copies.iter();
    copies().any(|copy| needs(copy, y) && !needs(copy, x)) && copies().any(|copy| needs(copy, x) && !needs(copy, y))
}

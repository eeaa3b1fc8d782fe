//! Where shared memory goes: stages of pipelines, buffers of what is stored, several
//! blocks of a multiprocessor.

use super::double_buffer::double_buffers;
use super::mainloop::DEEP;
use super::operand::Format;
use super::persistent::is_persistent;
use super::positions::Positions;
use super::register_split::most_blocks;
use super::specialization::stage_bytes;
use super::specialization::{Pipeline, WarpSpecialization};
use super::tma_epilogue::{BUFFERS, STAGING};
use super::{GROUP, MOST_OF_TWO};
use crate::lower::gemm::wgmma;
use crate::lower::shapes::extents;
use crate::lower::target::{SYSTEM_SHARED, Target};
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::ir::{Func, InstId, Op, Reach, RegionId, Space, Value};

/// The most stages of a pipeline that is deepened.
const MOST_STAGES: u64 = 12;

/// Decides how many stages pipelines have, how many buffers there are for what is stored,
/// whether TMA stores store it, and how many blocks a multiprocessor runs; the bytes
/// of shared memory that there are for a block, of which `reserve` are left out.
pub(super) fn allot(
    func: &Func,
    target: &Target,
    positions: &Positions,
    reserve: u32,
    roles: &mut WarpSpecialization,
) -> u64 {
    let asked = roles.pipelines.clone();
    let most = blocks_at_once(func, roles).min(most_blocks(func, target, roles).unwrap_or(u32::MAX));
    let (room, deep) = (1..=most)
        .rev()
        .find_map(|blocks| {
            roles.pipelines.clone_from(&asked);
            // Stages that a hint states are those there are.
            if func.schedule.gpu.stages.is_none() {
                deepen(func, roles, target.bytes_in_flight / u64::from(blocks));
            }
            let share = (target.max_shared + SYSTEM_SHARED) / blocks;
            let taken = SYSTEM_SHARED + reserve;
            let (room, deep) = (u64::from(share.saturating_sub(taken)), roles.pipelines.clone());
            let fits = fit(func, target, room, roles);
            let kept = roles.pipelines.iter().zip(&asked).all(|(pipeline, asked)| pipeline.stages >= asked.stages);
            roles.blocks = blocks;
            (blocks == 1 || fits && kept).then_some((room, deep))
        })
        .expect("one block is always tried");
    spare_buffers(func, target, positions, (room, &deep), roles);
    stage_for_links(func, target, (room, &deep), roles);
    spare_stores(func, target, positions, (room, &deep), roles);
    let tiles = double_buffers(func, roles);
    keep_two(func, target, room, tiles, roles);
    if is_persistent(func) {
        begin_next(func, target, positions, room, roles);
    }
    room
}

/// Stages of loops beside sums that are staged as a whole.
const LINKED: u32 = 3;

/// Bytes that places of tiles may leave empty in front of them, at most: the alignment of those
/// that are permuted.
pub(super) const GAP: u32 = 1024;

/// Bytes that they do leave empty, where that is known: larger buffers are placed first, and leave
/// none if their bytes are multiples of the alignment of permuted tiles.
pub(super) fn gap(func: &Func, roles: &WarpSpecialization) -> u32 {
    let mut others = !roles.made.is_empty() || !roles.warpgroup_pingpongs.is_empty();
    func.walk(func.body, &mut |_, inst| {
        let shared = |value| func.ty(value).mem().is_some_and(|mem| mem.space == Space::Shared);
        others |= matches!(inst.op, Op::Alloc {})
            && inst.result.is_some_and(|tile| shared(tile) && !roles.tiles.contains_key(&tile));
    });
    let (permuted, rest): (Vec<&Format>, Vec<&Format>) =
        roles.tiles.values().partition(|format| format.swizzle.is_some());
    let whole = |format: &&Format| format.pitch_bytes().is_multiple_of(GAP.into());
    let least = permuted.iter().map(|format| format.pitch_bytes()).min().unwrap_or(0);
    let small = |format: &&Format| format.pitch_bytes() * MOST_STAGES <= least;
    let none = permuted.iter().all(whole) && rest.iter().all(|format| whole(format) || small(format));
    if others || !none { GAP } else { 0 }
}

/// Rather has stores wait for each other than products for tiles, but in loops: there
/// each iteration stores. Of consumers that alternate nobody waits for stores.
fn spare_buffers(
    func: &Func,
    target: &Target,
    positions: &Positions,
    (room, deep): (u64, &[Pipeline]),
    roles: &mut WarpSpecialization,
) {
    let waits = |pipeline: &Pipeline| pipeline.region != func.body && (2..DEEP).contains(&pipeline.stages);
    let looped = roles.writes.iter().any(|&id| positions.is_looped(func, id));
    if !roles.writes.is_empty() && !looped && (roles.consumers > 1 || roles.pipelines.iter().any(waits)) {
        let shallow = std::mem::replace(&mut roles.pipelines, deep.to_vec());
        roles.buffers = 1;
        fit(func, target, room, roles);
        let deeper = roles.pipelines.iter().zip(&shallow).any(|(pipeline, shallow)| pipeline.stages > shallow.stages);
        if roles.pipelines.iter().any(waits) || !deeper {
            (roles.buffers, roles.pipelines) = (BUFFERS, shallow);
        }
    }
}

/// Has warpgroups stage whole sums that go to other ranks, if loops keep [`LINKED`] stages: blocks store at
/// about the same time, and what they store leaves at the rate of links.
fn stage_for_links(func: &Func, target: &Target, (room, deep): (u64, &[Pipeline]), roles: &mut WarpSpecialization) {
    let staged = |&id: &InstId| {
        let inst = &func.insts[id];
        let to = inst.written().filter(|&to| func.reach(to) == Reach::Peers)?;
        let elements: u32 = extents(func, inst.args[0])?.iter().product();
        let bytes = elements * func.ty(to).elem().dtype()?.bytes() as u32;
        Some(bytes.div_ceil(roles.gemm_warpgroups() * STAGING))
    };
    let Some(buffers) = roles.writes.iter().filter_map(staged).max() else { return };
    let before = (roles.buffers, std::mem::replace(&mut roles.pipelines, deep.to_vec()));
    roles.buffers = buffers.max(BUFFERS);
    let fits = fit(func, target, room, roles);
    let shallow = |(now, before): (&Pipeline, &Pipeline)| now.stages < before.stages.min(LINKED);
    if !fits || roles.pipelines.iter().zip(&before.1).any(shallow) {
        (roles.buffers, roles.pipelines) = before;
    }
}

/// Rather has threads store than copies that nothing overlaps, but where a block ends
/// rather than in its loops. What a loop adds needs two buffers more than all its pipelines
/// need two stages: with one, each addition waits for the one before.
fn spare_stores(
    func: &Func,
    target: &Target,
    positions: &Positions,
    (room, deep): (u64, &[Pipeline]),
    roles: &mut WarpSpecialization,
) {
    let starved = |(pipeline, deep): (&Pipeline, &Pipeline)| pipeline.stages == 1 && deep.stages > 1;
    for looped in [true, false] {
        let starving = roles.pipelines.iter().zip(deep).filter(|&pair| starved(pair)).count();
        let deepened = deep.iter().filter(|pipeline| pipeline.stages > 1).count();
        let looped_only = !looped && starving < deepened;
        if roles.writes.is_empty() || starving == 0 || looped_only {
            break;
        }
        roles.writes.retain(|&id| looped && positions.is_looped(func, id));
        roles.buffers = BUFFERS;
        roles.pipelines = deep.to_vec();
        fit(func, target, room, roles);
    }
}

/// How many blocks a multiprocessor is to run at once. Where one warpgroup
/// multiplies what it writes itself, to memory or to registers, or what it computes from
/// another product of the step, nothing else multiplies meanwhile in its block: others do,
/// as far as registers go.
fn blocks_at_once(func: &Func, roles: &WarpSpecialization) -> u32 {
    let direct = roles.mainloops.values().any(|mainloop| wgmma::takes_registers(func, &func.insts[mainloop.product]));
    let chained = is_chained(func, roles);
    match roles.held / u64::from(GROUP) {
        _ if roles.groups != 1 || roles.made.is_empty() && !direct && !chained => 1,
        0..=24 => 3,
        // Operands in registers are words that are loaded, unpacked in place.
        0..=48 if direct => 3,
        25..=64 => 2,
        // Several products of a step, between which threads compute.
        65..=MOST_OF_TWO if chained && are_narrow(func, &roles.gemms) => 2,
        _ => 1,
    }
}

/// The most columns of an instruction whose sum, operands and addresses fit in 128
/// registers.
const NARROW: u32 = 192;

/// Whether no instruction needs more registers than each thread has on average where
/// there are 512 of a multiprocessor: assemblers stay within that, whatever consumers
/// take over.
pub(super) fn are_narrow(func: &Func, gemms: &FxHashSet<InstId>) -> bool {
    gemms.iter().all(|&id| wgmma::most_columns(func, &func.insts[id]) <= NARROW)
}

/// Whether a loop has several products.
fn is_chained(func: &Func, roles: &WarpSpecialization) -> bool {
    let gemms = |body: RegionId| func.regions[body].insts.iter().filter(|id| roles.gemms.contains(id)).count();
    let mut found = false;
    func.walk(func.body, &mut |_, inst| {
        found |= matches!(inst.op, Op::For { .. }) && gemms(inst.regions[0]) > 1;
    });
    found
}

/// Gives pipelines of small tiles more stages than were asked for, until so many bytes
/// are in flight: they must cover the time that memory takes, however little of
/// it a tile is.
fn deepen(func: &Func, roles: &mut WarpSpecialization, under_way: u64) {
    for number in 0..roles.pipelines.len() {
        let pipeline = &roles.pipelines[number];
        if pipeline.stages > 1 && !pipeline.stated && pipeline.region != func.body {
            let bytes = stage_bytes(func, &roles.tiles, pipeline);
            let wanted = under_way.div_ceil(bytes.max(1)).min(MOST_STAGES);
            let stages = pipeline.stages.max(wanted as u32).next_multiple_of(roles.grain(func, pipeline.region));
            roles.pipelines[number].stages = stages;
        }
    }
}

/// Takes stages away until all tiles fit; whether they do.
fn fit(func: &Func, target: &Target, room: u64, roles: &mut WarpSpecialization) -> bool {
    let mut others = 0;
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result)
            && func.ty(result).mem().is_some_and(|mem| mem.space == Space::Shared)
            && !roles.tiles.contains_key(&result)
        {
            let stages = u64::from(roles.stages(result));
            let padded = || crate::lower::tiles::padded_bytes(func, target, result);
            others += roles.made.get(&result).map_or_else(padded, |format| format.pitch_bytes()) * stages;
        }
    });
    while roles.bytes(func) + others > room {
        let grains: Vec<u32> = roles.pipelines.iter().map(|pipeline| roles.grain(func, pipeline.region)).collect();
        let pipelines = roles.pipelines.iter_mut().zip(grains);
        let most = pipelines
            .filter(|(pipeline, grain)| pipeline.stages > *grain && !pipeline.stated)
            .max_by_key(|(pipeline, _)| pipeline.stages);
        let Some((pipeline, grain)) = most else { return false };
        pipeline.stages -= grain;
    }
    true
}

/// Gives what iterations write for their products a second stage, if the pipelines of loops
/// keep two.
fn keep_two(
    func: &Func,
    target: &Target,
    room: u64,
    double_buffers: FxHashMap<InstId, Value>,
    roles: &mut WarpSpecialization,
) {
    let before = roles.pipelines.clone();
    roles.double_buffers = double_buffers;
    let fits = fit(func, target, room, roles);
    let enough = |(pipeline, before): (&Pipeline, &Pipeline)| pipeline.stages >= before.stages.min(2);
    if !(fits && roles.pipelines.iter().zip(&before).all(enough)) {
        roles.pipelines = before;
        roles.double_buffers.clear();
    }
}

/// Lets the producer bring what a block begins with, such as queries, while the
/// consumers are at the block before, if the pipelines of loops keep stages enough; and what it
/// ends with, such as scales, if they keep all: it has the time of the loop in any case.
fn begin_next(func: &Func, target: &Target, positions: &Positions, room: u64, roles: &mut WarpSpecialization) {
    let ends = |roles: &WarpSpecialization, pipeline: &Pipeline| {
        let order = |pipeline: &Pipeline| pipeline.copies.iter().map(|copy| positions.order[copy]).min();
        let mut loops = roles.pipelines.iter().filter(|other| other.region != func.body).peekable();
        loops.peek().is_some() && loops.all(|other| order(other) < order(pipeline))
    };
    for behind in [false, true] {
        let before = roles.pipelines.clone();
        let once: Vec<bool> =
            before.iter().map(|pipeline| pipeline.region == func.body && ends(roles, pipeline) == behind).collect();
        for (pipeline, _) in roles.pipelines.iter_mut().zip(&once).filter(|(pipeline, once)| **once && !pipeline.stated)
        {
            pipeline.stages = pipeline.stages.max(2);
        }
        let fits = fit(func, target, room, roles);
        let enough = |((pipeline, before), once): ((&Pipeline, &Pipeline), &bool)| match once {
            true => pipeline.stages >= 2 || pipeline.stated,
            false if behind => pipeline.stages >= before.stages,
            false => pipeline.stages >= before.stages.min(DEEP),
        };
        if !(fits && roles.pipelines.iter().zip(&before).zip(&once).all(enough)) {
            roles.pipelines = before;
        }
    }
}

//! Which loops have warpgroup ping-pong.

use super::super::gathered_operands::tile_of;
use super::super::loops::{has_effect, is_load};
use super::super::loops::{of_rising_loops, steps_by_one};
use super::super::operand::multiplied_by;
use super::super::register_pressure::words;
use super::super::specialization::WarpgroupPingpong;
use super::super::specialization::{Pipeline, WarpSpecialization};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::{Product, products_within};
use crate::lower::uses::{is_fragment, touches_within, uses};
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::ir::{Func, Inst, InstId, Op as Tile, RegionId, Space, Value};

/// Warpgroups that alternate.
pub(super) const WARPGROUPS: u32 = 2;

/// The most words that are handed over in an iteration: a few for each row.
const MOST_HANDED: u64 = 1 << 10;

/// The most pieces of a stage: each costs the producer and who makes scores a wait.
const MOST_PIECES: u32 = 4;

/// The loops of a function with warpgroup ping-pong, by their bodies.
pub(in crate::lower::warp_specialize) fn warpgroup_pingpongs(
    func: &Func,
    groups: u32,
    gemms: &FxHashSet<InstId>,
    copies: &FxHashSet<InstId>,
    pipelines: &[Pipeline],
) -> FxHashMap<RegionId, WarpgroupPingpong> {
    if groups != WARPGROUPS {
        return FxHashMap::default();
    }
    of_rising_loops(func, |inst| {
        let pingpong = || pingpong_of(func, inst.regions[0], gemms, copies, pipelines);
        steps_by_one(func, inst).then(pingpong).flatten()
    })
}

/// The statements of a loop, but the producer's copies, and what they are about.
struct Body<'f> {
    func: &'f Func,
    insts: Vec<InstId>,
    /// Those of them that do something.
    acts: Vec<InstId>,
    /// The products but the last one, and that.
    firsts: Vec<InstId>,
    second: InstId,
    /// The accumulator of the first products, and that of the second.
    scores: Value,
    sum: Value,
    /// The tile that the second product multiplies from the left.
    token: Value,
}

impl<'f> Body<'f> {
    fn of(func: &'f Func, body: RegionId, gemms: &FxHashSet<InstId>, copies: &FxHashSet<InstId>) -> Option<Body<'f>> {
        let insts: Vec<InstId> = func.regions[body].insts.iter().copied().filter(|id| !copies.contains(id)).collect();
        let acts: Vec<InstId> = insts.iter().copied().filter(|&id| acts(func, id)).collect();
        let inside: Vec<InstId> = acts.iter().copied().filter(|id| gemms.contains(id)).collect();
        let (&second, firsts) = inside.split_last()?;
        let adds = Product::of(&func.insts[second])?;
        let scores = firsts.iter().find_map(|id| Product::of(&func.insts[*id]))?.acc;
        let (firsts, sum, token) = (firsts.to_vec(), adds.acc, func.root(adds.factors[0]));
        let found = Body { func, insts, acts, firsts, second, scores, sum, token };
        (products_within(func, body) == inside.len()).then_some(found)
    }

    fn space(&self, value: Value) -> Option<Space> {
        self.func.ty(value).mem().map(|mem| mem.space)
    }

    fn touches(&self, id: InstId, memory: Value) -> bool {
        touches_within(self.func, &self.func.insts[id], memory)
    }

    fn position(&self, id: InstId) -> Option<usize> {
        self.acts.iter().position(|&other| other == id)
    }

    /// Whether the first products make the scores, from what is there when an iteration begins,
    /// and the last one adds to another accumulator.
    fn is_whole(&self) -> bool {
        let func = self.func;
        let made = |value: Value| self.acts.iter().any(|&id| writes(func, id).contains(&func.root(value)));
        let dense = |product: &Product| product.places.is_none();
        let sets: Vec<Product> = self.firsts.iter().filter_map(|id| Product::of(&func.insts[*id])).collect();
        let Some(adds) = Product::of(&func.insts[self.second]) else { return false };
        self.acts.last() == Some(&self.second)
            && adds.accumulate
            && dense(&adds)
            && wgmma::shares_columns(func, &func.insts[self.second], WARPGROUPS)
            && sets.iter().enumerate().all(|(i, set)| {
                let fed = set.factors.iter().any(|&it| made(it));
                set.acc == self.scores && set.accumulate == (i > 0) && dense(set) && !fed
            })
            && self.firsts.iter().all(|id| {
                let inst = &func.insts[*id];
                let shared = inst.args[..2].iter().all(|&arg| self.space(arg) == Some(Space::Shared));
                wgmma::is_straight(func, inst) && shared
            })
            && self.scores != self.sum
            && !made(adds.factors[1])
    }

    /// Whether what all execute writes to the sum alone, and may come after all that one does.
    fn is_late(&self, id: InstId, alone: &[InstId]) -> bool {
        let mut after = alone.iter().filter(|&&other| self.position(other) > self.position(id));
        let written = |&other: &InstId| writes(self.func, other);
        writes(self.func, id).iter().all(|&memory| memory == self.sum)
            && after.all(|other| written(other).iter().all(|&memory| !self.touches(id, memory)))
    }

    /// Whether one warpgroup can do a statement alone: it writes to fragments and to the left
    /// operand, which is this loop's alone.
    fn is_own(&self, id: InstId) -> bool {
        let simple = matches!(
            self.func.insts[id].op,
            Tile::Parallel {} | Tile::Copy { .. } | Tile::Fill {} | Tile::Reduce { .. } | Tile::Gemm { .. }
        );
        let mut targets = writes(self.func, id).into_iter();
        simple && targets.all(|memory| memory == self.token || is_fragment(self.func, memory))
    }

    /// Whether the last statement of one warpgroup writes the token, and nothing else does.
    fn passes(&self, alone: &[InstId], pass: InstId, pipelines: &[Pipeline]) -> bool {
        let (func, token) = (self.func, self.token);
        let here = self.acts.iter().filter(|&&id| self.touches(id, token)).count();
        let writers = alone.iter().filter(|&&id| writes(func, id).contains(&token)).count();
        let is_last = matches!(func.insts[pass].op, Tile::Copy { .. }) && func.insts[pass].args[1] == token;
        let mut copies = pipelines.iter().flat_map(|pipeline| &pipeline.copies);
        self.space(token) == Some(Space::Shared)
            && !copies.any(|&copy| tile_of(func, copy) == token)
            && (uses(func, func.body, token), here, writers) == (2, 2, 1)
            && is_last
    }

    /// Whether nothing looks at the scores before they are made.
    fn is_fresh(&self, alone: &[InstId]) -> bool {
        let mut before = alone.iter().take_while(|&id| self.firsts.last() != Some(id));
        before.all(|id| self.firsts.contains(id) || !self.touches(*id, self.scores))
    }

    /// Whether the first products wait for pipelines none of whose tiles threads read while the
    /// next stage is multiplied.
    fn fits(&self, pipeline: &Pipeline, common: &FxHashSet<InstId>) -> bool {
        let multiplied = || {
            let mut tiles = pipeline.copies.iter().map(|&copy| tile_of(self.func, copy));
            tiles.any(|tile| self.firsts.iter().any(|&id| self.touches(id, tile)))
        };
        let is_common = |id: InstId| id == self.second || common.contains(&id);
        match (is_common(pipeline.first), is_common(pipeline.last)) {
            (false, true) => self.firsts.contains(&pipeline.first) && pipeline.last == self.second && !pipeline.read,
            (false, false) => self.firsts.contains(&pipeline.first) || !multiplied(),
            (true, false) => false,
            (true, true) => true,
        }
    }

    /// Whether no statement is a pipeline of the consumers' own, which would be another loop, or
    /// makes storage, which would be made twice.
    fn is_plain(&self) -> bool {
        self.insts.iter().all(|&id| {
            let inst = &self.func.insts[id];
            !is_load(self.func, id) && !matches!(inst.op, Tile::Alloc {} | Tile::For { .. } | Tile::If {})
        })
    }
}

fn pingpong_of(
    func: &Func,
    body: RegionId,
    gemms: &FxHashSet<InstId>,
    copies: &FxHashSet<InstId>,
    pipelines: &[Pipeline],
) -> Option<WarpgroupPingpong> {
    let of = Body::of(func, body, gemms, copies).filter(Body::is_whole)?;
    let others = || of.acts.iter().copied().filter(|id| *id != of.second);
    let common: FxHashSet<InstId> = others().filter(|&id| of.touches(id, of.sum)).collect();
    let alone: Vec<InstId> = others().filter(|id| !common.contains(id)).collect();
    let &pass = alone.last()?;
    let holds = common.iter().all(|&id| of.is_late(id, &alone))
        && alone.iter().all(|&id| of.is_own(id))
        && of.passes(&alone, pass, pipelines)
        && of.is_fresh(&alone)
        && pipelines.iter().filter(|pipeline| pipeline.region == body).all(|pipeline| of.fits(pipeline, &common))
        && of.is_plain();
    if !holds {
        return None;
    }
    let fragments = fragments(func, &alone);
    let handed = handed(func, body, &alone, &common);
    let few = handed.iter().map(|&fragment| words(func, fragment)).sum::<u64>() <= MOST_HANDED;
    let Body { firsts, second, token, .. } = of;
    few.then_some(WarpgroupPingpong { firsts, second, common, token, pass, handed, fragments })
}

/// Whether a statement does something that counts: what only names memory, or
/// reads what nobody writes, may be done by all.
pub(super) fn acts(func: &Func, id: InstId) -> bool {
    let inst = &func.insts[id];
    has_effect(func, id) && !(matches!(inst.op, Tile::Load {}) && func.is_input(inst.args[0]))
}

/// Divides the stages of pipelines whose columns all warpgroups share into pieces that
/// come and are given back apart: scores begin when the first is there, and a
/// warpgroup gives back those that it alone reads after the scores are made.
pub(in crate::lower::warp_specialize) fn divide_pipelines(func: &Func, roles: &mut WarpSpecialization) {
    let mut pipelines = std::mem::take(&mut roles.pipelines);
    for pipeline in &mut pipelines {
        let Some(pingpong) = roles.warpgroup_pingpongs.get(&pipeline.region) else { continue };
        let &[copy] = &pipeline.copies[..] else { continue };
        let tile = tile_of(func, copy);
        let reads = |id: InstId| Product::of(&func.insts[id]).is_some_and(|it| func.root(it.factors[1]) == tile);
        let both = pingpong.firsts.contains(&pipeline.first) && pipeline.last == pingpong.second;
        let users = multiplied_by(func, tile);
        let alone = users == [pipeline.first, pipeline.last] && reads(pipeline.first) && reads(pipeline.last);
        let along = |id: InstId| wgmma::reads_rows(func, &func.insts[id]);
        if !both
            || !alone
            || !along(pipeline.first)
            || along(pipeline.last)
            || !matches!(func.insts[copy].op, Tile::Copy { .. })
        {
            continue;
        }
        let format = roles.tiles[&tile];
        let panels = format.columns / format.panel();
        if format.columns.is_multiple_of(format.panel()) && panels.is_multiple_of(WARPGROUPS) {
            let divides = |pieces: u32| panels.is_multiple_of(pieces) && pieces.is_multiple_of(WARPGROUPS);
            pipeline.pieces = (1..=MOST_PIECES).rev().find(|&pieces| divides(pieces)).unwrap_or(1);
        }
    }
    roles.pipelines = pipelines;
}

/// The fragments that statements touch.
pub(super) fn fragments(func: &Func, ids: &[InstId]) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    let mut visit = |inst: &Inst| {
        for &arg in &inst.args {
            if is_fragment(func, arg) && !found.contains(&func.root(arg)) {
                found.push(func.root(arg));
            }
        }
    };
    for &id in ids {
        func.walk_inst(&func.insts[id], &mut visit);
    }
    found
}

/// The memory that a statement, or what is inside of it, writes.
pub(super) fn writes(func: &Func, id: InstId) -> Vec<Value> {
    let inst = &func.insts[id];
    let mut found: Vec<Value> = inst.written().map(|memory| func.root(memory)).into_iter().collect();
    for &region in &inst.regions {
        func.walk(region, &mut |_, inst| found.extend(inst.written().map(|memory| func.root(memory))));
    }
    found
}

/// The fragments that some statements make of which others need what they hold:
/// those that others use, and those that an iteration reads before it sets them.
pub(super) fn handed(func: &Func, body: RegionId, alone: &[InstId], common: &FxHashSet<InstId>) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    for memory in alone.iter().flat_map(|&id| writes(func, id)) {
        if found.contains(&memory) || !is_fragment(func, memory) {
            continue;
        }
        let outside = uses(func, func.body, memory) > uses(func, body, memory);
        let by_all = common.iter().any(|id| touches_within(func, &func.insts[*id], memory));
        let first = alone.iter().find(|id| touches_within(func, &func.insts[**id], memory));
        let set = first.is_some_and(|&id| sets(func, id, memory));
        if outside || by_all || !set {
            found.push(memory);
        }
    }
    found
}

/// Whether a statement sets all of a fragment without a look at it.
fn sets(func: &Func, id: InstId, memory: Value) -> bool {
    let inst = &func.insts[id];
    let target = inst.written() == Some(memory);
    match inst.op {
        Tile::Gemm { accumulate, .. } | Tile::Reduce { accumulate, .. } => target && !accumulate,
        Tile::Copy { .. } => target && func.root(inst.args[0]) != memory,
        Tile::Fill {} => target,
        _ => false,
    }
}

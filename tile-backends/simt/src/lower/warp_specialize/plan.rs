//! Which copies a producer makes, and in which rings.
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

use super::balance::{Heavy, uneven};
use super::cluster_split_k::{Split, most, split};
use super::early_issue::{Ahead, aheads};
use super::gathered_operands::{Gathers, tile_of};
use super::gemm_overlap::{Skew, skews};
use super::im2col::Slide;
use super::intra_block_split_k::alternate;
use super::mainloop::{Stream, streams};
use super::metadata_prefetch::foreseen;
use super::multicast::{Part, shared};
use super::operand::{Format, format, has_one_writer, is_read, multiplied_by};
use super::persistent::stays;
use super::pingpong::{TURNS, may_take_turns, takes_turns};
use super::register_pressure::held;
use super::smem_budget::{allot, are_narrow, slot_bytes};
use super::stream_k::{StreamK, dividable, stream_k};
use super::tma_epilogue::{BUFFERS, STAGING, is_addition, is_write};
use super::two_level::{Promotion, promotions};
use super::user_stages::stated;
use super::warpgroup_pingpong::{Relay, divide_rings, relays};
use super::{CROWDED, GROUP};
use crate::facts::LaunchFacts;
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::Product;
use crate::lower::infer::extents;
use crate::lower::pipeline::fills;
use crate::lower::target::Target;
use crate::lower::uses::{speaks, touches, touches_within};
use std::collections::{HashMap, HashSet};
use tile_core::ir::{Axis, Effect, Func, Inst, InstId, LoopKind, Op, RegionId, Space, Value, ValueDef};
use tile_core::pipeline::is_planned;

/// Bytes of tiles that are not worth barriers of their own.
const FEW: u64 = 2 << 10;

/// What is divided, and how. Nothing is, if there are no rings.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct WarpSpecialization {
    /// Warpgroups that compute a tile.
    pub(in crate::lower) groups: u32,
    /// Blocks that a multiprocessor is to run at once.
    pub(super) blocks: u32,
    /// Consumers that take tiles in turn; one, which takes all, or two.
    pub(in crate::lower) turns: u32,
    /// The most words of fragments that their threads hold at once.
    pub(super) held: u64,
    pub(super) rings: Vec<Ring>,
    /// The copies of all rings.
    pub(in crate::lower) copies: HashSet<InstId>,
    /// Those of them that threads of the producer make, and what they need.
    pub(super) gathers: Gathers,
    /// Those that follow the places of windows.
    pub(super) slides: HashMap<InstId, Slide>,
    /// The products of warpgroups.
    pub(in crate::lower) products: HashSet<InstId>,
    /// The tiles of all rings.
    pub(super) tiles: HashMap<Value, Format>,
    /// The tiles that consumers write for their products.
    pub(in crate::lower) made: HashMap<Value, Format>,
    /// Those of them that have two slots, one of which is written while the other
    /// is multiplied.
    pub(in crate::lower) twice: HashSet<Value>,
    /// The copies in front of which the other slot of what they write is taken.
    pub(super) flips: HashMap<InstId, Value>,
    /// Copies of sums to tensors, and additions, that TMA stores make.
    pub(super) writes: HashSet<InstId>,
    /// Buffers of a warpgroup for them.
    pub(super) buffers: u32,
    /// The loops that only multiply.
    pub(super) streams: HashMap<RegionId, Stream>,
    /// The loops of two products.
    pub(super) skews: HashMap<RegionId, Skew>,
    /// The loops whose first product is begun an iteration ahead.
    pub(super) aheads: HashMap<RegionId, Ahead>,
    /// The loops of a sparse product, with that.
    pub(super) foreseen: HashMap<RegionId, InstId>,
    /// The loops in which warpgroups take turns.
    pub(super) relays: HashMap<RegionId, Relay>,
    /// The loops whose product the threads add to a sum.
    pub(super) promotions: HashMap<RegionId, Promotion>,
    /// The loop whose iterations warpgroups take alternately.
    pub(super) alternating: Option<RegionId>,
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
    /// the rings have, and where they have more.
    pub(super) uneven: Option<Heavy>,
}

/// Slots of shared memory that the producer fills in turn.
#[derive(Clone, Debug)]
pub(super) struct Ring {
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
    /// Parts of a slot that have barriers of their own.
    pub(super) pieces: u32,
    /// Whether threads read one of the tiles, not only products.
    pub(super) read: bool,
}

impl WarpSpecialization {
    /// Bytes of the rings' tiles and barriers.
    pub(in crate::lower) fn bytes(&self, func: &Func) -> u64 {
        let barriers = |ring: &Ring| u64::from(16 * ring.pieces);
        let ring = |ring: &Ring| (slot_bytes(func, &self.tiles, ring) + barriers(ring)) * u64::from(ring.stages);
        let types = self.writes.iter().map(|&id| func.ty(func.insts[id].args[1]).elem());
        let staging = types.collect::<HashSet<_>>().len() as u64
            * u64::from(self.turns * self.sharing() * self.buffers * STAGING);
        let handed: u64 = self.relays.values().map(|relay| relay.bytes(func)).sum();
        self.rings.iter().map(ring).sum::<u64>() + staging + handed
    }

    /// Whether more loops begin a product ahead than in another division of the same
    /// function, which is the same but for that.
    pub(in crate::lower) fn is_further_ahead(&self, other: &WarpSpecialization) -> bool {
        let alike = self.groups == other.groups && self.products == other.products;
        alike && self.aheads.len() > other.aheads.len()
    }

    /// The slots of a tile that consumers write.
    pub(in crate::lower) fn slots(&self, tile: Value) -> u32 {
        let flips = || self.flips.values().any(|&other| other == tile);
        if self.twice.contains(&tile) || flips() { 2 } else { 1 }
    }

    /// Whether one warpgroup multiplies alone.
    pub(in crate::lower) fn is_alone(&self, product: InstId) -> bool {
        self.relays.values().any(|relay| relay.firsts.contains(&product))
    }

    /// Whether there are loops in which warpgroups take turns.
    pub(in crate::lower) fn has_relays(&self) -> bool {
        !self.relays.is_empty()
    }

    /// Whether a tile passes between warpgroups that take turns.
    pub(super) fn is_handed(&self, tile: Value) -> bool {
        self.relays.values().any(|relay| relay.baton == tile)
    }

    /// Whether a product overwrites its sum, which was cleared for it.
    pub(in crate::lower) fn is_cleared(&self, product: InstId) -> bool {
        self.promotions.values().any(|promotion| promotion.product == product)
    }

    /// Warpgroups that share a product.
    pub(in crate::lower) fn sharing(&self) -> u32 {
        if self.alternating.is_some() { 1 } else { self.groups }
    }

    /// Whether warpgroups take a loop's iterations alternately.
    pub(super) fn alternates(&self, body: RegionId) -> bool {
        self.alternating == Some(body)
    }

    /// By how many slots a ring grows and shrinks. Where warpgroups take iterations
    /// alternately, each has slots of its own: who has not waited for what a slot held
    /// last cannot tell by a parity whether it waits for that or for what comes
    /// next.
    pub(super) fn grain(&self, region: RegionId) -> u32 {
        if self.alternates(region) { self.groups } else { 1 }
    }

    /// Whether threads of the producer copy.
    pub(in crate::lower) fn has_gathers(&self) -> bool {
        !self.gathers.is_empty()
    }

    /// Whether TMA copies follow windows.
    pub(in crate::lower) fn has_slides(&self) -> bool {
        !self.slides.is_empty()
    }

    /// What an iteration multiplies of a loop of which blocks could take equal parts.
    pub(in crate::lower) fn divides(&self, func: &Func) -> Option<u64> {
        dividable(func, self).filter(|_| self.groups > 0)?.work(func)
    }

    /// Whether a tile is in a ring.
    pub(in crate::lower) fn has_tile(&self, tile: Value) -> bool {
        self.tiles.contains_key(&tile)
    }
}

/// Which tiles the producer brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) enum Brings {
    All,
    /// Those that are boxes of tensors, or that its threads gather.
    Gathers,
    /// Those that are boxes of tensors.
    Boxes,
    /// Those of them that products multiply.
    Operands,
}

/// What a division leaves out.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Limits {
    /// Bytes of shared memory that are left for other things.
    pub(in crate::lower) reserve: u32,
    pub(in crate::lower) brings: Brings,
    /// Whether warpgroups may take turns.
    pub(in crate::lower) relays: bool,
    /// Whether they may take a loop's iterations alternately.
    alternates: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { reserve: 0, brings: Brings::All, relays: true, alternates: true }
    }
}

impl Limits {
    /// The same where the producer brings fewer tiles: warpgroups may take turns
    /// again.
    pub(in crate::lower) fn bringing(self, brings: Brings) -> Limits {
        Limits { brings, relays: true, ..self }
    }
}

/// What is divided, within limits.
pub(in crate::lower) fn plan(func: &Func, facts: &LaunchFacts, target: &Target, limits: Limits) -> WarpSpecialization {
    if target.wgmma.is_empty() || speaks(func) {
        return WarpSpecialization::default();
    }
    // Where tiles are few there is nobody to take turns with.
    let in_turns = match most(func, facts) {
        1 => plan_for(func, facts, target, limits, TURNS),
        _ => WarpSpecialization::default(),
    };
    if in_turns.groups > 0 { in_turns } else { plan_for(func, facts, target, limits, 1) }
}

/// [`plan`] for so many consumers that take tiles in turn; nothing where that
/// cannot be or is not worth it.
fn plan_for(func: &Func, facts: &LaunchFacts, target: &Target, limits: Limits, turns: u32) -> WarpSpecialization {
    let Limits { reserve, brings, .. } = limits;
    let places = Places::new(func);
    let mut copies: HashMap<Value, InstId> = HashMap::new();
    let mut products: HashSet<InstId> = HashSet::new();
    let mut gathered: HashMap<InstId, Vec<InstId>> = HashMap::new();
    let mut slides: HashMap<InstId, Slide> = HashMap::new();
    for (&id, &region) in &places.of {
        match &func.insts[id].op {
            Op::Copy {} if places.is_bulk(func, facts, id, region) => {
                let tile = tile_of(func, id);
                if brings != Brings::Operands || !multiplied_by(func, tile).is_empty() {
                    copies.insert(tile, id);
                }
            }
            Op::Gather {} | Op::Parallel {}
                if matches!(brings, Brings::All | Brings::Gathers) && !places.is_planned(func, region) =>
            {
                if let Some(needs) = places.gathered(func, facts, id, region) {
                    copies.insert(tile_of(func, id), id);
                    let slide = places.slide(func, facts, id).filter(|_| brings == Brings::All);
                    match slide {
                        Some(slide) => drop(slides.insert(id, slide)),
                        None => drop(gathered.insert(id, needs)),
                    }
                }
            }
            Op::Gemm { .. } | Op::GemmSp {} => {
                products.insert(id);
            }
            _ => {}
        }
    }
    let mut made: HashMap<Value, Format> = HashMap::new();
    let groups = settle(func, target, turns, &mut copies, &mut made, &mut products);
    let Some(groups) = groups.filter(|_| !copies.is_empty()) else { return WarpSpecialization::default() };
    let Some(stated) = stated(func, &copies) else { return WarpSpecialization::default() };
    let held = held(func, &products);
    let mut roles = WarpSpecialization { groups, turns, held, products, made, buffers: BUFFERS, ..Default::default() };
    let mut order: Vec<(Value, InstId)> = copies.into_iter().collect();
    order.sort_by_key(|(_, copy)| places.order[copy]);
    for (tile, copy) in order {
        let region = places.of[&copy];
        let (first, last) = uses(func, region, copy, tile);
        let stages = stated.get(&copy).copied().unwrap_or_else(|| places.stages(func, region));
        let stated = stated.contains_key(&copy);
        roles.copies.insert(copy);
        if let Some(needs) = gathered.remove(&copy) {
            roles.gathers.add(func, copy, needs);
        }
        roles.slides.extend(slides.remove(&copy).map(|slide| (copy, slide)));
        roles.tiles.insert(tile, format(func, tile).expect("a settled tile has a format"));
        let gathered = multiplied_by(func, tile).iter().any(|&id| wgmma::gathers(func, &func.insts[id]));
        let read = is_read(func, tile) || gathered;
        let same = |ring: &&mut Ring| {
            ring.region == region && ring.first == first && ring.last == last && ring.stages == stages
        };
        match roles.rings.iter_mut().find(same) {
            Some(ring) => {
                ring.copies.push(copy);
                ring.read |= read;
            }
            None => roles.rings.push(Ring { region, copies: vec![copy], first, last, stages, stated, pieces: 1, read }),
        }
    }
    // Sums that leave no registers to the producer.
    if roles.has_gathers() && groups == 2 && held > u64::from(groups * GROUP) * CROWDED {
        return plan_for(func, facts, target, Limits { brings: Brings::Boxes, ..limits }, turns);
    }
    let writes =
        places.of.iter().filter(|&(&id, &region)| is_write(func, facts, id, region) || is_addition(func, facts, id));
    roles.writes = writes.map(|(&id, _)| id).collect();
    roles.square = square(func, &roles);
    if stays(func) && func.schedule.cuda.raster.is_none() {
        roles.uneven = uneven(func, &places, &roles);
    }
    // What threads write may be written again once products are waited for.
    let makes = |id: &InstId| factors(func, *id).iter().any(|tile| roles.made.contains_key(tile));
    let brought: HashSet<InstId> = roles.products.iter().copied().filter(|id| !makes(id)).collect();
    roles.streams = streams(func, &roles);
    for stream in roles.streams.values() {
        let operands = factors(func, stream.product).into_iter();
        roles.twice.extend(operands.filter(|tile| roles.made.contains_key(tile)));
    }
    if limits.alternates {
        alternate(func, &mut roles);
    }
    roles.skews = skews(func, &brought, &roles.copies, &roles.rings);
    if limits.relays {
        roles.relays = relays(func, groups, &roles.products, &roles.copies, &roles.rings);
        divide_rings(func, &mut roles);
    }
    share(func, &places, &mut roles);
    if turns > 1 && !may_take_turns(func, &roles) {
        return WarpSpecialization::default();
    }
    roles.split = split(func, facts, &roles);
    roles.stream_k = stream_k(func, facts, &roles);
    let parts = roles.split.map_or(0, |split| split.bytes as u32);
    let room = allot(func, target, &places, reserve + parts, &mut roles);
    roles.promotions = promotions(func, &roles);
    roles.aheads = aheads(func, &roles);
    roles.foreseen = foreseen(func, &roles);
    roles.shared = shared(func, &places, facts, &roles).into_iter().collect();
    match roles.bytes(func) <= room {
        true => roles,
        // One warpgroup alone makes do with fewer slots.
        false if roles.alternating.is_some() => {
            plan_for(func, facts, target, Limits { alternates: false, ..limits }, turns)
        }
        false => WarpSpecialization::default(),
    }
}

/// The tiles that a product multiplies.
pub(super) fn factors(func: &Func, product: InstId) -> Vec<Value> {
    let product = Product::of(&func.insts[product]);
    product.iter().flat_map(|it| it.factors).map(|factor| func.root(factor)).collect()
}

/// Lets a ring of a few bytes that threads read have its barriers in common with
/// another one: one whose slots are in use all the while, if there is any, or else
/// one whose slots are then waited for earlier. Who waits for one of the tiles
/// waits for all, so no copies that depend on what comes after may be in between.
/// Skewed loops wait for the tiles of each product apart.
fn share(func: &Func, places: &Places, roles: &mut WarpSpecialization) {
    let small = |roles: &WarpSpecialization, ring: &Ring| {
        let operand = |copy: &InstId| roles.tiles[&tile_of(func, *copy)].swizzle.is_some();
        slot_bytes(func, &roles.tiles, ring) <= FEW && !ring.copies.iter().any(operand)
    };
    let order = |id: InstId| places.order[&id];
    let mut number = 0;
    while number < roles.rings.len() {
        let ring = roles.rings[number].clone();
        let others = roles.rings.iter().enumerate().filter(|&(other, host)| {
            other != number
                && !ring.stated
                && host.region == ring.region
                && !small(roles, host)
                && order(ring.last) <= order(host.last)
                && {
                    let from = order(ring.first).min(order(host.first));
                    let to = ring.copies.iter().chain(&host.copies).map(|&copy| order(copy)).max().unwrap_or(0);
                    let between = |id: &&InstId| (from..to).contains(&order(**id));
                    let mut between = func.regions[ring.region].insts.iter().filter(between);
                    between.all(|&id| func.insts[id].regions.is_empty())
                }
        });
        let host =
            others.min_by_key(|(_, host)| (order(host.first).saturating_sub(order(ring.first)), order(host.last)));
        let host = host.map(|(host, _)| host).filter(|_| {
            small(roles, &ring) && !roles.skews.contains_key(&ring.region) && !roles.relays.contains_key(&ring.region)
        });
        let Some(host) = host else {
            number += 1;
            continue;
        };
        let host = &mut roles.rings[host];
        if order(ring.first) < order(host.first) {
            host.first = ring.first;
        }
        host.read |= ring.read;
        host.copies.extend(ring.copies);
        host.copies.sort_by_key(|&copy| order(copy));
        roles.rings.remove(number);
    }
}

/// Drops candidates until all that are left agree; the number of warpgroups
/// that suits the products.
fn settle(
    func: &Func,
    target: &Target,
    turns: u32,
    copies: &mut HashMap<Value, InstId>,
    made: &mut HashMap<Value, Format>,
    products: &mut HashSet<InstId>,
) -> Option<u32> {
    copies.retain(|&tile, _| {
        let boxes = format(func, tile).zip(extents(func, tile)).is_some_and(|(format, e)| format.is_of_boxes(&e));
        boxes && has_one_writer(func, tile)
    });
    for tile in products.iter().flat_map(|&id| factors(func, id)) {
        if let Some(format) = format(func, tile).filter(|_| !copies.contains_key(&tile)) {
            made.insert(tile, format);
        }
    }
    loop {
        let before = (copies.len(), made.len(), products.len());
        let settled = |tile: &Value| multiplied_by(func, *tile).iter().all(|id| products.contains(id));
        copies.retain(|tile, _| settled(tile));
        made.retain(|tile, _| settled(tile));
        let in_place = |value: Value| {
            let tile = func.root(value);
            copies.contains_key(&tile) || made.contains_key(&tile)
        };
        products.retain(|&id| wgmma::suits(func, target, &func.insts[id], &in_place));
        if (copies.len(), made.len(), products.len()) == before {
            break;
        }
    }
    if products.is_empty() {
        return None;
    }
    let asked = func.schedule.gpu.threads;
    let held = held(func, products);
    let fits = |groups: u32| {
        asked.is_none_or(|threads| threads == groups * GROUP) && held <= u64::from(groups * GROUP) * most_held(groups)
    };
    if turns > 1 {
        return takes_turns(func, held).then_some(1);
    }
    let all = |divides: fn(&Func, &Inst, u32) -> bool, groups: u32| {
        products.iter().all(|&id| divides(func, &func.insts[id], groups))
    };
    // Rows are shared rather than columns: then each is looked at as a whole.
    let narrow = |groups: u32| groups < 3 || are_narrow(func, products);
    let by_rows = [2, 3, 1].into_iter().find(|&groups| fits(groups) && narrow(groups) && all(wgmma::divides, groups));
    by_rows.or_else(|| [2, 3].into_iter().find(|&groups| fits(groups) && all(wgmma::divides_columns, groups)))
}

/// The most words of fragments that a consumer's registers take.
pub(super) fn most_held(groups: u32) -> u64 {
    if groups == 3 { 132 } else { 208 }
}

/// Whether an instruction is about a tile's shape alone: gives it another, or
/// asks for it.
pub(super) fn is_of_shape(inst: &Inst) -> bool {
    matches!(inst.op, Op::Permute { .. } | Op::Reshape {} | Op::Extent { .. })
}

/// Whether all uses of a tile are in statements of a region after the copy to
/// it. Making a view is no use.
pub(super) fn used_after(func: &Func, region: RegionId, copy: InstId, tile: Value) -> bool {
    let uses = |inst: &Inst| touches(func, inst, tile) && !is_of_shape(inst);
    let count = |region: RegionId| {
        let mut count = 0;
        func.walk(region, &mut |_, inst| count += usize::from(uses(inst)));
        count
    };
    let after = func.regions[region].insts.iter().skip_while(|&&id| id != copy);
    let inside: usize = after
        .map(|&id| {
            let inst = &func.insts[id];
            usize::from(uses(inst)) + inst.regions.iter().map(|&region| count(region)).sum::<usize>()
        })
        .sum();
    inside == count(func.body)
}

/// The first and the last statement of a region that use a tile.
fn uses(func: &Func, region: RegionId, copy: InstId, tile: Value) -> (InstId, InstId) {
    let (mut first, mut last) = (None, copy);
    // A view that is made is no use.
    let touches = |id: InstId| {
        let inst = &func.insts[id];
        !is_of_shape(inst) && touches_within(func, inst, tile)
    };
    for &id in func.regions[region].insts.iter().filter(|&&id| id != copy) {
        if touches(id) {
            first = first.or(Some(id));
            last = id;
        }
    }
    (first.unwrap_or(copy), last)
}

/// Whether some copies depend on one of the last two axes of the grid and some
/// on the other.
fn square(func: &Func, roles: &WarpSpecialization) -> bool {
    let args = &func.regions[func.body].args;
    let [.., y, x] = args[..] else { return false };
    let from = |copy: &InstId| match roles.slides.get(copy) {
        Some(slide) => slide.sources(),
        None if roles.gathers.has(*copy) => roles.gathers.sources(func, *copy),
        None => vec![func.insts[*copy].args[0]],
    };
    let needs = |copy: &InstId, arg: Value| from(copy).into_iter().any(|value| reaches(func, value, arg));
    let copies = || roles.copies.iter();
    copies().any(|copy| needs(copy, y) && !needs(copy, x)) && copies().any(|copy| needs(copy, x) && !needs(copy, y))
}

pub(super) fn reaches(func: &Func, from: Value, to: Value) -> bool {
    from == to || func.def(from).is_some_and(|inst| inst.args.iter().any(|&arg| reaches(func, arg, to)))
}

/// Visits the instructions of a region and of those inside, with their region.
fn walk_ids(func: &Func, region: RegionId, visit: &mut dyn FnMut(RegionId, InstId)) {
    for &id in &func.regions[region].insts {
        visit(region, id);
        for &inner in &func.insts[id].regions {
            walk_ids(func, inner, visit);
        }
    }
}

/// Where instructions are.
pub(super) struct Places {
    /// The region of each instruction of the body.
    pub(super) of: HashMap<InstId, RegionId>,
    /// The instruction that holds a region.
    pub(super) holder: HashMap<RegionId, InstId>,
    pub(super) order: HashMap<InstId, usize>,
}

impl Places {
    fn new(func: &Func) -> Places {
        let mut places = Places { of: HashMap::new(), holder: HashMap::new(), order: HashMap::new() };
        walk_ids(func, func.body, &mut |region, id| {
            places.order.insert(id, places.order.len());
            places.of.insert(id, region);
            places.holder.extend(func.insts[id].regions.iter().map(|&inner| (inner, id)));
        });
        places
    }

    /// Whether the user gives the order or the stages of a loop, by its body.
    fn is_planned(&self, func: &Func, region: RegionId) -> bool {
        self.holder.get(&region).is_some_and(|&id| is_planned(&func.insts[id]))
    }

    /// Slots of a ring whose copies are in a region.
    fn stages(&self, func: &Func, region: RegionId) -> u32 {
        match self.holder.get(&region).map(|&id| &func.insts[id].op) {
            Some(Op::For { kind: LoopKind::Pipelined { stages, .. } }) => {
                stages.as_int().and_then(|stages| u32::try_from(stages).ok()).unwrap_or(1).clamp(1, 16)
            }
            _ => 1,
        }
    }

    /// Whether a producer can make a copy.
    fn is_bulk(&self, func: &Func, facts: &LaunchFacts, id: InstId, region: RegionId) -> bool {
        let inst = &func.insts[id];
        let (src, dst) = (inst.args[0], inst.args[1]);
        let tensor = func.root(src);
        let (Some(from), Some(to)) = (func.ty(src).mem(), func.ty(dst).mem()) else { return false };
        func.is_input(src)
            && facts.tensor(func, tensor).is_some_and(|facts| facts.bulk)
            && from.elem == to.elem
            && to.space == Space::Shared
            && func.root(dst) == dst
            && !fills(func, src)
            && is_box(func, src, extents(func, dst))
            && used_after(func, region, id, dst)
            && self.is_known(func, src)
            && self.is_reached(func, region)
    }

    /// Whether the producer knows when a region is executed.
    pub(super) fn is_reached(&self, func: &Func, mut region: RegionId) -> bool {
        while let Some(&id) = self.holder.get(&region) {
            let inst = &func.insts[id];
            let control = matches!(inst.op, Op::For { .. } | Op::If {});
            if !control || !inst.args.iter().all(|&arg| self.is_known(func, arg)) {
                return false;
            }
            region = self.of[&id];
        }
        true
    }

    /// Whether a value follows from what the host passes, the places of blocks
    /// and iterations, and tensors that nobody writes.
    pub(super) fn is_known(&self, func: &Func, value: Value) -> bool {
        let ValueDef::Inst(id) = func.values[value].def else { return true };
        if !self.of.contains_key(&id) {
            return true;
        }
        let inst = &func.insts[id];
        let known = match inst.op {
            Op::Load {} => func.is_input(inst.args[0]),
            Op::Alloc {} => false,
            ref op => matches!(op.effect(), Effect::Pure | Effect::Alloc) && inst.regions.is_empty(),
        };
        known && inst.args.iter().all(|&arg| self.is_known(func, arg))
    }
}

/// Whether a view is a box of a tensor that has the bounds of the tensor alone,
/// with as many elements on its last two axes as the tile and one on the
/// others.
fn is_box(func: &Func, src: Value, tile: Option<Vec<u32>>) -> bool {
    let whole = tile.is_some() && extents(func, src) == tile;
    let (mut memory, mut inner) = (src, false);
    while let Some(inst) = func.def(memory) {
        let Op::Region { axes, filled: false } = &inst.op else { return false };
        // Inside, only what ends where the tensor does has its bounds.
        let open = |axis: &Axis| matches!(axis, Axis::Drop) || matches!(axis, Axis::Keep(e) if e.dim().is_none());
        if inner && !axes.iter().all(open) || !inner && !matches!(axes.last(), Some(Axis::Keep(_))) {
            return false;
        }
        inner = true;
        memory = inst.args[0];
    }
    whole && inner
}

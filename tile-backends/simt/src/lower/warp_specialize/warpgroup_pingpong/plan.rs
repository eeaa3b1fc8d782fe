//! Which loops are relays.

use super::super::gathered_operands::tile_of;
use super::super::gemm_overlap::{has_effect, is_load};
use super::super::mainloop::{of_rising_loops, steps_by_one};
use super::super::operand::multiplied_by;
use super::super::plan::{Ring, WarpSpecialization};
use super::super::register_pressure::words;
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::{Product, products_within};
use crate::lower::uses::{is_fragment, touches_within, uses};
use std::collections::{HashMap, HashSet};
use tile_core::ir::{Func, Inst, InstId, Op as Tile, RegionId, Space, Value};

/// Warpgroups that take turns.
pub(super) const RUNNERS: u32 = 2;

/// The most words that are handed over in an iteration: a few for each row.
const MOST_HANDED: u64 = 1 << 10;

/// The most pieces of a slot: each costs the producer and who makes scores a wait.
const MOST_PIECES: u32 = 4;

/// A loop in which warpgroups take turns.
#[derive(Clone, Debug)]
pub(in crate::lower::warp_specialize) struct Relay {
    /// The products that one warpgroup does alone, in program order.
    pub(in crate::lower::warp_specialize) firsts: Vec<InstId>,
    /// The product that all share by columns.
    pub(super) second: InstId,
    /// Other statements that all execute: those that touch its sum.
    pub(super) common: HashSet<InstId>,
    /// The tile that one writes and all multiply.
    pub(in crate::lower::warp_specialize) baton: Value,
    /// The statement that writes it.
    pass: InstId,
    /// The fragments that one makes and all need.
    pub(super) handed: Vec<Value>,
    /// The fragments that one touches alone.
    pub(super) fragments: Vec<Value>,
}

impl Relay {
    /// Whether all warpgroups execute a statement of the loop.
    pub(super) fn is_common(&self, id: InstId) -> bool {
        id == self.second || self.common.contains(&id)
    }

    /// Whether a statement writes what all multiply.
    pub(super) fn hands(&self, id: InstId) -> bool {
        id == self.pass
    }

    /// Whether one warpgroup alone uses the tiles of a ring of the loop.
    pub(super) fn is_own(&self, ring: &Ring) -> bool {
        !self.is_common(ring.first) && !self.is_common(ring.last)
    }

    /// Bytes of what is handed over, and of two barriers.
    pub(in crate::lower::warp_specialize) fn bytes(&self, func: &Func) -> u64 {
        let handed: u64 = self.handed.iter().map(|&fragment| words(func, fragment) * 4).sum();
        // Aligned as other buffers are.
        handed + 128 * (self.handed.len() as u64 + 2)
    }
}

/// The relays of a function, by the bodies of their loops.
pub(in crate::lower::warp_specialize) fn relays(
    func: &Func,
    groups: u32,
    products: &HashSet<InstId>,
    copies: &HashSet<InstId>,
    rings: &[Ring],
) -> HashMap<RegionId, Relay> {
    if groups != RUNNERS {
        return HashMap::new();
    }
    of_rising_loops(func, |inst| {
        let relay = || relay_of(func, inst.regions[0], products, copies, rings);
        steps_by_one(func, inst).then(relay).flatten()
    })
}

fn relay_of(
    func: &Func,
    body: RegionId,
    products: &HashSet<InstId>,
    copies: &HashSet<InstId>,
    rings: &[Ring],
) -> Option<Relay> {
    let insts: Vec<InstId> = func.regions[body].insts.iter().copied().filter(|id| !copies.contains(id)).collect();
    let acts: Vec<InstId> = insts.iter().copied().filter(|&id| acts(func, id)).collect();
    let all = products_within(func, body);
    let inside: Vec<InstId> = acts.iter().copied().filter(|id| products.contains(id)).collect();
    let (&second, firsts) = inside.split_last()?;
    let adds = Product::of(&func.insts[second])?;
    let sets: Vec<Product> = firsts.iter().filter_map(|id| Product::of(&func.insts[*id])).collect();
    let (scores, sum, baton) = (sets.first()?.acc, adds.acc, func.root(adds.factors[0]));
    let space = |value: Value| func.ty(value).mem().map(|mem| mem.space);
    // All products that there are: the first ones make the scores, from what is
    // there when an iteration begins, the last one adds to another sum.
    let made = |value: Value| acts.iter().any(|&id| writes(func, id).contains(&func.root(value)));
    let dense = |product: &Product| product.places.is_none();
    let whole = all == inside.len()
        && acts.last() == Some(&second)
        && adds.accumulate
        && dense(&adds)
        && wgmma::shares_columns(func, &func.insts[second], RUNNERS)
        && sets.iter().enumerate().all(|(i, set)| {
            set.acc == scores && set.accumulate == (i > 0) && dense(set) && !set.factors.iter().any(|&it| made(it))
        })
        && firsts.iter().all(|id| {
            let inst = &func.insts[*id];
            wgmma::is_straight(func, inst) && inst.args[..2].iter().all(|&arg| space(arg) == Some(Space::Shared))
        })
        && scores != sum
        && !made(adds.factors[1]);
    if !whole {
        return None;
    }
    let touches_sum = |id: &InstId| touches_within(func, &func.insts[*id], sum);
    let common: HashSet<InstId> = acts.iter().copied().filter(|id| *id != second && touches_sum(id)).collect();
    let alone: Vec<InstId> = acts.iter().copied().filter(|id| *id != second && !common.contains(id)).collect();
    // What all execute writes to the sum alone, and may come after all that one does.
    let position = |id: InstId| acts.iter().position(|&other| other == id);
    let late = |&id: &InstId| {
        let after = alone.iter().filter(|&&other| position(other) > position(id));
        writes(func, id).iter().all(|&memory| memory == sum)
            && after
                .clone()
                .all(|&other| writes(func, other).iter().all(|&memory| !touches_within(func, &func.insts[id], memory)))
    };
    // One writes to fragments and to the left operand, which is this loop's alone.
    let own = |&id: &InstId| {
        let simple = matches!(
            func.insts[id].op,
            Tile::Parallel {} | Tile::Copy {} | Tile::Fill {} | Tile::Reduce { .. } | Tile::Gemm { .. }
        );
        let targets = writes(func, id);
        simple && targets.iter().all(|&memory| memory == baton || is_fragment(func, memory))
    };
    let baton_uses = uses(func, func.body, baton);
    let baton_here = acts.iter().filter(|&&id| touches_within(func, &func.insts[id], baton)).count();
    let writers = alone.iter().filter(|&&id| writes(func, id).contains(&baton)).count();
    let &pass = alone.last()?;
    let baton_is_last = matches!(func.insts[pass].op, Tile::Copy {}) && func.insts[pass].args[1] == baton;
    let passes = space(baton) == Some(Space::Shared)
        && !rings.iter().any(|ring| ring.copies.iter().any(|&copy| tile_of(func, copy) == baton))
        && (baton_uses, baton_here, writers) == (2, 2, 1)
        && baton_is_last;
    // Nothing looks at the scores before they are made.
    let fresh = alone
        .iter()
        .take_while(|&id| firsts.last() != Some(id))
        .all(|id| firsts.contains(id) || !touches_within(func, &func.insts[*id], scores));
    // Rings of which the first products wait, none of whose tiles threads read
    // while the next slot is multiplied.
    let multiplied = |ring: &Ring| {
        let mut tiles = ring.copies.iter().map(|&copy| tile_of(func, copy));
        tiles.any(|tile| firsts.iter().any(|id| touches_within(func, &func.insts[*id], tile)))
    };
    let rings_fit = rings.iter().filter(|ring| ring.region == body).all(|ring| {
        let is_common = |id: InstId| id == second || common.contains(&id);
        match (is_common(ring.first), is_common(ring.last)) {
            (false, true) => firsts.contains(&ring.first) && ring.last == second && !ring.read,
            (false, false) => firsts.contains(&ring.first) || !multiplied(ring),
            (true, false) => false,
            (true, true) => true,
        }
    });
    // A pipeline of the consumers' own would be another loop; storage that is
    // made in the loop would be made twice.
    let plain = insts.iter().all(|&id| {
        let inst = &func.insts[id];
        !is_load(func, id) && !matches!(inst.op, Tile::Alloc {} | Tile::For { .. } | Tile::If {})
    });
    if !(common.iter().all(late) && alone.iter().all(own) && passes && fresh && rings_fit && plain) {
        return None;
    }
    let fragments = fragments(func, &alone);
    let handed = handed(func, body, &alone, &common);
    let few = handed.iter().map(|&fragment| words(func, fragment)).sum::<u64>() <= MOST_HANDED;
    few.then(|| Relay { firsts: firsts.to_vec(), second, common, baton, pass, handed, fragments })
}

/// Whether a statement does something that counts: what only names memory, or
/// reads what nobody writes, may be done by all.
pub(super) fn acts(func: &Func, id: InstId) -> bool {
    let inst = &func.insts[id];
    has_effect(func, id) && !(matches!(inst.op, Tile::Load {}) && func.is_input(inst.args[0]))
}

/// Divides the slots of rings whose columns all warpgroups share into pieces that
/// come and are given back apart: scores begin when the first is there, and a
/// warpgroup gives back those that it alone reads after the scores are made.
pub(in crate::lower::warp_specialize) fn divide_rings(func: &Func, roles: &mut WarpSpecialization) {
    let mut rings = std::mem::take(&mut roles.rings);
    for ring in &mut rings {
        let Some(relay) = roles.relays.get(&ring.region) else { continue };
        let &[copy] = &ring.copies[..] else { continue };
        let tile = tile_of(func, copy);
        let reads = |id: InstId| Product::of(&func.insts[id]).is_some_and(|it| func.root(it.factors[1]) == tile);
        let both = relay.firsts.contains(&ring.first) && ring.last == relay.second;
        let users = multiplied_by(func, tile);
        let alone = users == [ring.first, ring.last] && reads(ring.first) && reads(ring.last);
        let along = |id: InstId| wgmma::reads_rows(func, &func.insts[id]);
        if !both || !alone || !along(ring.first) || along(ring.last) || !matches!(func.insts[copy].op, Tile::Copy {}) {
            continue;
        }
        let format = roles.tiles[&tile];
        let slabs = format.columns / format.slab();
        if format.columns.is_multiple_of(format.slab()) && slabs.is_multiple_of(RUNNERS) {
            let divides = |pieces: u32| slabs.is_multiple_of(pieces) && pieces.is_multiple_of(RUNNERS);
            ring.pieces = (1..=MOST_PIECES).rev().find(|&pieces| divides(pieces)).unwrap_or(1);
        }
    }
    roles.rings = rings;
}

/// The fragments that statements touch.
fn fragments(func: &Func, ids: &[InstId]) -> Vec<Value> {
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
fn writes(func: &Func, id: InstId) -> Vec<Value> {
    let inst = &func.insts[id];
    let mut found: Vec<Value> = inst.written().map(|memory| func.root(memory)).into_iter().collect();
    for &region in &inst.regions {
        func.walk(region, &mut |_, inst| found.extend(inst.written().map(|memory| func.root(memory))));
    }
    found
}

/// The fragments that some statements make of which others need what they hold:
/// those that others use, and those that an iteration reads before it sets them.
fn handed(func: &Func, body: RegionId, alone: &[InstId], common: &HashSet<InstId>) -> Vec<Value> {
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
        Tile::Gemm { accumulate } | Tile::Reduce { accumulate, .. } => target && !accumulate,
        Tile::Copy {} => target && func.root(inst.args[0]) != memory,
        Tile::Fill {} => target,
        _ => false,
    }
}

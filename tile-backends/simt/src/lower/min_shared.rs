//! What shared memory a kernel takes at least, before it is lowered.
//!
//! Of a tuning list many instances may not fit, and lowering one takes milliseconds.
//! The tiles that a function shares are known without: those that one statement touches,
//! or the statements of one loop, are needed at once ([`shared_allocation`](crate::passes)), each with
//! the bytes of its elements. What threads exchange besides, second stages and what rows
//! are padded with come on top.

use super::copy_elision::{self, is_in_place};
use super::shapes::extents;
use super::target::Target;
use super::{arrange, two_level_gemm};
use rustc_hash::FxHashMap;
use tile_core::ir::{Func, Inst, Op, RegionId, Space, Value};

/// The fewest bytes of shared memory that a block of a concrete function needs, where
/// its threads are one partition; less than it takes in the end.
pub fn shared_at_least(func: &Func, target: &Target) -> u64 {
    let Ok(func) = arrange::arranged(func) else { return 0 };
    let func = two_level_gemm::in_two_levels(&func, target);
    let func = &*copy_elision::held(&func, target);
    let mut tiles = FxHashMap::default();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(tile)) = (&inst.op, inst.result)
            && func.ty(tile).mem().is_some_and(|mem| mem.space == Space::Shared)
            && !is_in_place(func, target, tile)
            && let (Some(extents), Some(elem)) = (extents(func, tile), func.ty(tile).elem().dtype())
        {
            let cells: u64 = extents.iter().map(|&extent| u64::from(extent)).product();
            tiles.insert(tile, Needed { bytes: cells * elem.bytes() as u64, times: None });
        }
    });
    let mut time = 0;
    touched(func, func.body, &mut time, &mut tiles);
    let at = |time| {
        let needed = |tile: &Needed| tile.times.is_some_and(|(first, last)| first <= time && time <= last);
        tiles.values().filter(|tile| needed(tile)).map(|tile| tile.bytes).sum()
    };
    (1..=time).map(at).max().unwrap_or(0)
}

/// A tile, and the times of the statements that touch it first and last.
struct Needed {
    bytes: u64,
    times: Option<(usize, usize)>,
}

/// Counts the statements of a region one by one, a loop as one.
fn touched(func: &Func, region: RegionId, time: &mut usize, tiles: &mut FxHashMap<Value, Needed>) {
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        if let Op::If {} = inst.op {
            inst.regions.iter().for_each(|&inner| touched(func, inner, time, tiles));
            continue;
        }
        *time += 1;
        func.walk_inst(inst, &mut |inst| touch(func, inst, *time, tiles));
    }
}

fn touch(func: &Func, inst: &Inst, now: usize, tiles: &mut FxHashMap<Value, Needed>) {
    // Views are no accesses.
    if inst.op.is_view() {
        return;
    }
    for &arg in inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some()) {
        if let Some(tile) = tiles.get_mut(&func.root(arg)) {
            let (first, _) = tile.times.unwrap_or((now, now));
            tile.times = Some((first, now));
        }
    }
}

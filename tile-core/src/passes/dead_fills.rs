//! Dead-fill elimination: removes fills of tiles that are overwritten before they are
//! read.
//!
//! Before:
//! ```text
//! fill %t, %zero
//! copy %x, %t
//! gemm %t, %b, %acc
//! ```
//! After:
//! ```text
//! copy %x, %t
//! gemm %t, %b, %acc
//! ```
//!
//! A backward walk keeps the set of tiles that are overwritten as a whole, before
//! they are read, on every path to the end of the block. A tile is overwritten by an
//! operation whose destination is the tile itself, and by a `parallel` over its
//! extents that stores to each element. A loop may run zero times, so that both what
//! follows it and its body must overwrite the tile.

use crate::ir::{Func, Inst, InstId, Op, RegionId, Space, Value};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Runs the pass.
pub(super) fn run(func: &mut Func) {
    let dead = walk(func).dead;
    for region in func.regions.values_mut() {
        region.insts.retain(|id| !dead.contains(id));
    }
}

/// For each loop, the tiles that what runs behind an iteration, the next one or the end of the
/// block, overwrites before it reads them.
pub(super) fn overwritten_behind_iterations(func: &Func) -> HashMap<InstId, Overwritten> {
    walk(func).ends
}

fn walk(func: &Func) -> Walk<'_> {
    let mut tiles = BTreeSet::new();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(result)) = (&inst.op, inst.result)
            && func.ty(result).mem().is_some_and(|mem| mem.space != Space::Global && mem.rank() > 0)
        {
            tiles.insert(result);
        }
    });
    let mut walk = Walk { func, dead: HashSet::new(), ends: HashMap::new() };
    // At the end nothing reads a tile any more.
    walk.region(func.body, tiles);
    walk
}

struct Walk<'f> {
    func: &'f Func,
    /// The fills that nothing sees.
    dead: HashSet<InstId>,
    /// What holds at the end of an iteration of each loop.
    ends: HashMap<InstId, Overwritten>,
}

/// Tiles that are overwritten before they are read.
pub(super) type Overwritten = BTreeSet<Value>;

impl Walk<'_> {
    /// From what holds behind a region to what holds in front of it.
    fn region(&mut self, region: RegionId, mut after: Overwritten) -> Overwritten {
        for &id in self.func.regions[region].insts.iter().rev() {
            after = self.inst(id, after);
        }
        after
    }

    fn inst(&mut self, id: InstId, mut after: Overwritten) -> Overwritten {
        let func = self.func;
        let inst = &func.insts[id];
        match &inst.op {
            Op::If {} => {
                // Without a second region the state behind stays.
                let mut before: Option<Overwritten> = (inst.regions.len() < 2).then(|| after.clone());
                for &branch in &inst.regions {
                    let branch = self.region(branch, after.clone());
                    before = Some(match before {
                        Some(before) => before.intersection(&branch).copied().collect(),
                        None => branch,
                    });
                }
                before.unwrap_or(after)
            }
            Op::For { .. } => self.repeated(id, inst, after),
            Op::Parallel {} | Op::Threads {} => {
                let mut reads = BTreeSet::new();
                for &body in &inst.regions {
                    func.walk(body, &mut |_, inst| reads.extend(reads_of(func, inst)));
                }
                after.extend(self.filled(inst));
                &after - &reads
            }
            _ => {
                if let (Op::Fill {}, Some(tile)) = (&inst.op, inst.written())
                    && after.contains(&func.root(tile))
                {
                    self.dead.insert(id);
                    return after;
                }
                if let Some(tile) = inst.written().filter(|&tile| func.root(tile) == tile)
                    && matches!(
                        inst.op,
                        Op::Fill {}
                            | Op::Copy { .. }
                            | Op::Gather {}
                            | Op::Gemm { .. }
                            | Op::Reduce { .. }
                            | Op::Scan { .. }
                    )
                    && func.def(tile).is_some_and(|def| matches!(def.op, Op::Alloc {}))
                {
                    after.insert(tile);
                }
                for root in reads_of(func, inst) {
                    after.remove(&root);
                }
                after
            }
        }
    }

    /// A loop: what holds at the end of an iteration holds in front of the next one
    /// and behind the loop.
    fn repeated(&mut self, id: InstId, inst: &Inst, after: Overwritten) -> Overwritten {
        let dead = self.dead.clone();
        let mut end = after.clone();
        loop {
            self.dead.clone_from(&dead);
            let mut start = end.clone();
            for &body in &inst.regions {
                start = self.region(body, start);
            }
            let both: Overwritten = start.intersection(&end).copied().collect();
            if both == end {
                self.ends.insert(id, end);
                return both;
            }
            end = both;
        }
    }

    /// The tile to each element of which every iteration stores.
    fn filled(&self, inst: &Inst) -> Option<Value> {
        let body = &self.func.regions[*inst.regions.first()?];
        let stores = body.insts.iter().map(|&id| &self.func.insts[id]);
        stores.filter(|store| is_whole(self.func, inst, store)).map(|store| store.args[1]).next()
    }
}

/// Whether the iterations of a `parallel` store to each element of a tile by this store of its body, or the threads of a `threads`.
pub(super) fn is_whole(func: &Func, parallel: &Inst, store: &Inst) -> bool {
    if !matches!(store.op, Op::Store { .. }) {
        return false;
    }
    let body = &func.regions[parallel.regions[0]];
    let (tile, indices) = (store.args[1], &store.args[2..]);
    let Some(mem) = func.ty(tile).mem() else { return false };
    let made = func.def(tile).is_some_and(|def| matches!(def.op, Op::Alloc {}));
    let mut used: Vec<&Value> = indices.iter().collect();
    used.sort_unstable();
    used.dedup();
    // Each index is that of an axis of the loop with the tile's extent.
    let whole = indices.iter().zip(&mem.shape).all(|(index, extent)| {
        let axis = body.args.iter().position(|arg| arg == index);
        axis.is_some_and(|axis| match func.def(parallel.args[axis]).map(|def| &def.op) {
            Some(Op::Dim { dim }) => extent.dim() == Some(dim),
            Some(Op::Const { value: crate::ir::Literal::Int(n) }) => {
                extent.dim().and_then(|dim| dim.as_int()).is_some_and(|extent| i128::from(extent) == *n)
            }
            _ => false,
        })
    });
    made && whole && used.len() == indices.len() && body.args.len() == indices.len()
}

/// The memory that an instruction itself reads, by what it is made of. What is
/// written in part counts as read: the rest stays.
fn reads_of(func: &Func, inst: &Inst) -> impl Iterator<Item = Value> + use<> {
    let overwrites = !inst.op.is_view() && inst.result.is_none();
    let accumulates = matches!(
        inst.op,
        Op::Gemm { accumulate: true, .. }
            | Op::GemmSp {}
            | Op::Reduce { accumulate: true, .. }
            | Op::AtomicTile { .. }
            | Op::CopyWait {}
    );
    let written = inst.written().filter(|_| overwrites && !accumulates);
    let view = inst.op.is_view() || matches!(inst.op, Op::Extent { .. });
    let reads = inst.args.iter().enumerate().filter(|&(i, &arg)| {
        // A scan may have one tile on both sides.
        let source = matches!(inst.op, Op::Scan { .. }) && i == 0;
        let destination = written == Some(arg) && !source;
        !view && !destination && func.ty(arg).mem().is_some()
    });
    reads.map(|(_, &arg)| func.root(arg)).collect::<Vec<Value>>().into_iter()
}

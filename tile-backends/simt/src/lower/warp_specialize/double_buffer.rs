//! Tiles that an iteration writes for its products, and the next one may write while
//! these still read.
//!
//! ```text
//! for k {                              for k {
//!   …                                    …
//!   copy w → t                           current ^= 1; copy w → t[current]
//!   gemm t, s, acc             ──►       fence; barrier
//!   …                                    begin t[current], s → acc
//! }                                      …
//!                                      }
//! ```
//!
//! With one stage warpgroups meet twice: in front of the copy, since others may still
//! multiply what was there, and behind it. With two they meet behind it alone. There all
//! have waited for the products of the iteration before ([`publish`](Lower::publish)),
//! which read the stage that is written next. They alternate from loop to loop and from tile
//! to tile of the grid, so nothing has to be done where a loop ends.

use super::super::{Item, Lane, Lower, Lowered};
use super::operand::{has_one_writer, is_read};
use super::positions::is_of_shape;
use super::specialization::WarpSpecialization;
use crate::ir::Var;
use crate::lower::lin::{Lin, Range};
use crate::lower::uses::touches;
use crate::lower::view::View;
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, Inst, InstId, Op as Tile, RegionId, Value};
use tile_core::pipeline::is_planned;

/// Stages of such a tile.
pub(super) const STAGES: u32 = 2;

/// Which of a tile's stages is current.
#[derive(Clone, Debug)]
pub(super) struct DoubleBuffer {
    current: Var,
    /// The first stage, once the tile has memory.
    whole: Option<View>,
    /// Whether threads have met since it was written.
    published: bool,
}

/// The copies in front of which a tile's other stage is taken, and these tiles: what
/// one copy in a loop sets as a whole, and nothing but products behind it in the same
/// iteration reads. Where one warpgroup works alone its threads meet anyhow, and loops
/// that reorder their iterations are not looked at.
pub(super) fn double_buffers(func: &Func, roles: &WarpSpecialization) -> FxHashMap<InstId, Value> {
    let mut found = FxHashMap::default();
    if roles.gemm_warpgroups() == 1 || roles.consumers > 1 {
        return found;
    }
    func.walk(func.body, &mut |_, inst| {
        let Tile::For { .. } = inst.op else { return };
        let body = inst.regions[0];
        let reordered = roles.mainloops.contains_key(&body)
            || roles.gemm_overlaps.contains_key(&body)
            || roles.warpgroup_pingpongs.contains_key(&body)
            || roles.is_intra_block_split_k(body)
            || is_planned(inst);
        if !reordered {
            let copies = func.regions[body].insts.iter().filter_map(|&id| Some((id, set_by(func, id)?)));
            found.extend(
                copies.filter(|&(id, tile)| roles.made.contains_key(&tile) && is_of_iteration(func, body, id, tile)),
            );
        }
    });
    found
}

/// The tile that a copy sets as a whole.
fn set_by(func: &Func, id: InstId) -> Option<Value> {
    let inst = &func.insts[id];
    let target = inst.args.get(1).copied().filter(|_| matches!(inst.op, Tile::Copy { .. }))?;
    (func.root(target) == target).then_some(target)
}

/// Whether nothing but products behind the only statement that writes a tile, in one
/// iteration, uses it.
fn is_of_iteration(func: &Func, body: RegionId, writer: InstId, tile: Value) -> bool {
    let is_use = |inst: &Inst| usize::from(!is_of_shape(inst) && touches(func, inst, tile));
    let (mut all, mut behind) = (0, 0);
    func.walk(func.body, &mut |_, inst| all += is_use(inst));
    for &id in func.regions[body].insts.iter().skip_while(|&&id| id != writer) {
        func.walk_inst(&func.insts[id], &mut |inst| behind += is_use(inst));
    }
    has_one_writer(func, tile) && !is_read(func, tile) && all == behind
}

impl Lower<'_> {
    /// Begins every such tile at its first stage.
    pub(super) fn begin_double_buffers(&mut self) {
        let tiles: FxHashSet<Value> = self.specialized.roles.double_buffers.values().copied().collect();
        let mut tiles: Vec<Value> = tiles.into_iter().collect();
        tiles.sort_unstable();
        for tile in tiles {
            let current = self.b.var("current", DType::I32, 1);
            let zero = self.b.int(0, DType::I32);
            self.b.set(current, 0, zero);
            self.specialized.double_buffers.insert(tile, DoubleBuffer { current, whole: None, published: true });
        }
    }

    /// Takes the other stage of the tile that a statement is about to write.
    pub(in crate::lower) fn swap_buffers(&mut self, id: InstId) -> Lowered<()> {
        let Some(&tile) = self.specialized.roles.double_buffers.get(&id) else { return Ok(()) };
        let Some(DoubleBuffer { current, whole, .. }) = self.specialized.double_buffers.get(&tile).cloned() else {
            return self.error("a tile of two stages has no current");
        };
        let whole = match whole {
            Some(whole) => whole,
            None => self.view(&Lane::default(), tile)?,
        };
        self.specialized
            .double_buffers
            .insert(tile, DoubleBuffer { current, whole: Some(whole.clone()), published: false });
        let before = self.b.get(current, 0);
        let one = self.b.int(1, DType::I32);
        let stage = self.b.bin(BinOp::Xor, before, one);
        self.b.set(current, 0, stage);
        self.known.state(stage, Range::below(STAGES.into()), 1);
        let view = self.stage_view(whole, &Lin::val(stage), STAGES)?;
        self.items.insert(tile, Item::View(view));
        self.update_views(tile)
    }

    /// Whether threads have to meet because of one of these tiles, which they do.
    pub(super) fn publish_double_buffers(&mut self, tiles: &[Value]) -> bool {
        let mut fresh = false;
        for tile in tiles {
            if let Some(buffer) = self.specialized.double_buffers.get_mut(tile) {
                fresh |= !std::mem::replace(&mut buffer.published, true);
            }
        }
        fresh
    }
}

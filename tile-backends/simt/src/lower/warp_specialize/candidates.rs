//! The copies and products that warp specialisation may take, and the warpgroups that they suit.

use super::GROUP;
use super::gathered_operands::tile_of;
use super::im2col::Im2col;
use super::loops::{factors, most_held};
use super::operand::{Format, format, has_one_writer, multiplied_by};
use super::pingpong::is_pingpong;
use super::positions::Positions;
use super::register_pressure::held;
use super::smem_budget::are_narrow;
use super::specialization::Brings;
use crate::facts::LaunchFacts;
use crate::lower::gemm::wgmma;
use crate::lower::shapes::extents;
use crate::lower::target::Target;
use rustc_hash::{FxHashMap, FxHashSet};
use tile_core::ir::{Func, Inst, InstId, Op, Value};

/// What of a function may be divided between producer and consumers.
#[derive(Default)]
pub(super) struct Candidates {
    /// The producer's copies, by the tile that they fill.
    pub(super) copies: FxHashMap<Value, InstId>,
    /// Those that its threads make, and what they need.
    pub(super) gathered: FxHashMap<InstId, Vec<InstId>>,
    /// Those of TMA im2col.
    pub(super) im2cols: FxHashMap<InstId, Im2col>,
    /// The GEMMs that warpgroups compute by `wgmma`.
    pub(super) gemms: FxHashSet<InstId>,
    /// The tiles that consumers write for their products.
    pub(super) made: FxHashMap<Value, Format>,
}

impl Candidates {
    /// Everything that looks like it, of what the producer is to bring.
    pub(super) fn of(func: &Func, facts: &LaunchFacts, positions: &Positions, brings: Brings) -> Candidates {
        let mut found = Candidates::default();
        for (&id, &region) in &positions.of {
            match &func.insts[id].op {
                Op::Copy { .. } if positions.is_tma_copy(func, facts, id, region) => {
                    let tile = tile_of(func, id);
                    if brings != Brings::Operands || !multiplied_by(func, tile).is_empty() {
                        found.copies.insert(tile, id);
                    }
                }
                Op::Gather {} | Op::Parallel {}
                    if matches!(brings, Brings::All | Brings::Gathers) && !positions.is_planned(func, region) =>
                {
                    let Some(needs) = positions.gathered(func, facts, id, region) else { continue };
                    found.copies.insert(tile_of(func, id), id);
                    match positions.im2col(func, facts, id).filter(|_| brings == Brings::All) {
                        Some(im2col) => drop(found.im2cols.insert(id, im2col)),
                        None => drop(found.gathered.insert(id, needs)),
                    }
                }
                Op::Gemm { .. } | Op::GemmSp {} => drop(found.gemms.insert(id)),
                _ => {}
            }
        }
        found
    }

    /// Drops candidates until all that are left agree; the number of warpgroups
    /// that suits the products.
    pub(super) fn settle(&mut self, func: &Func, target: &Target, consumers: u32) -> Option<u32> {
        let Candidates { copies, made, gemms, .. } = self;
        copies.retain(|&tile, _| {
            let boxes =
                format(func, tile).zip(extents(func, tile)).is_some_and(|(format, e)| format.is_of_tma_tiles(&e));
            boxes && has_one_writer(func, tile)
        });
        for tile in gemms.iter().flat_map(|&id| factors(func, id)) {
            if let Some(format) = format(func, tile).filter(|_| !copies.contains_key(&tile)) {
                made.insert(tile, format);
            }
        }
        loop {
            let before = (copies.len(), made.len(), gemms.len());
            let settled = |tile: &Value| multiplied_by(func, *tile).iter().all(|id| gemms.contains(id));
            copies.retain(|tile, _| settled(tile));
            made.retain(|tile, _| settled(tile));
            let in_place = |value: Value| {
                let tile = func.root(value);
                copies.contains_key(&tile) || made.contains_key(&tile)
            };
            gemms.retain(|&id| wgmma::suits(func, target, &func.insts[id], &in_place));
            if (copies.len(), made.len(), gemms.len()) == before {
                break;
            }
        }
        if gemms.is_empty() {
            return None;
        }
        let asked = func.schedule.gpu.threads;
        let held = held(func, gemms);
        let fits = |groups: u32| {
            asked.is_none_or(|threads| threads == groups * GROUP)
                && held <= u64::from(groups * GROUP) * most_held(groups)
        };
        if consumers > 1 {
            return is_pingpong(func, held).then_some(1);
        }
        let all = |divides: fn(&Func, &Inst, u32) -> bool, groups: u32| {
            gemms.iter().all(|&id| divides(func, &func.insts[id], groups))
        };
        // Rows are shared rather than columns: then each is looked at as a whole.
        let narrow = |groups: u32| groups < 3 || are_narrow(func, gemms);
        if gemms.iter().any(|&id| func.insts[id].gemm_hints().gpu.policy.is_some()) {
            let divides = |groups: u32| fits(groups) && narrow(groups) && all(wgmma::divides_columns, groups);
            return [2, 3, 1].into_iter().find(|&groups| divides(groups));
        }
        let by_rows =
            [2, 3, 1].into_iter().find(|&groups| fits(groups) && narrow(groups) && all(wgmma::divides, groups));
        by_rows.or_else(|| [2, 3].into_iter().find(|&groups| fits(groups) && all(wgmma::divides_columns, groups)))
    }
}

//! Tile elision: a loop reads the input directly instead of a copy of it.
//!
//! Copying part of a tensor to a tile pays if the tile is read more than once. If one
//! vector loop reads each element of the tile once, the tile is elided and the loop reads
//! the tensor. Conditions:
//!
//! * nothing else uses the tile;
//! * the tensor is an input, which no block writes;
//! * both have one element type;
//! * adjacent elements of the tile are adjacent in the tensor, which is checked at run time.

use crate::views::{is_reinterpreted, is_within};
use std::collections::BTreeMap;
use tile_core::analysis::Values;
use tile_core::ir::{Dim, Func, Inst, InstId, Op, RegionId, Space, Value};

/// What is known of a tile's uses.
#[derive(Default)]
struct Uses {
    copies: Vec<(RegionId, InstId)>,
    /// The `parallel` that loads from it.
    loops: Vec<InstId>,
    others: bool,
}

/// Finds the elided tiles, each with the view that is copied into it.
pub(crate) fn find(values: &Values<'_>) -> BTreeMap<Value, Value> {
    let func = values.func;
    let mut uses = BTreeMap::new();
    visit(values, func.body, None, &mut uses);
    let view_of = |(tile, uses): (Value, Uses)| match (&uses.copies[..], &uses.loops[..]) {
        (&[(region, copy)], &[reader]) if !uses.others => {
            let source = func.insts[copy].args[0];
            let order = &func.regions[region].insts;
            let mut after = order.iter().skip_while(|&&id| id != copy);
            let same = func.ty(source).elem() == func.ty(tile).elem() && !is_reinterpreted(func, source);
            let rank = |memory: Value| func.ty(memory).mem().map_or(0, |mem| mem.rank());
            (same && rank(source) >= rank(tile) && func.is_input(source) && after.any(|&id| id == reader))
                .then_some((tile, source))
        }
        _ => None,
    };
    uses.into_iter().filter_map(view_of).collect()
}

/// Collects the uses of tiles in a region, which belongs to this `parallel`.
fn visit(values: &Values<'_>, region: RegionId, nest: Option<(InstId, &Inst)>, all: &mut BTreeMap<Value, Uses>) {
    let func = values.func;
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        for (position, &arg) in inst.args.iter().enumerate() {
            if func.ty(arg).mem().is_none() || !is_tile(func, func.root(arg)) {
                continue;
            }
            let uses = all.entry(func.root(arg)).or_default();
            match (&inst.op, nest) {
                (Op::Copy { .. }, None) if position == 1 && is_tile(func, arg) => uses.copies.push((region, id)),
                (Op::Load {}, Some((reader, nest))) if is_tile(func, arg) && reads_once(values, inst, nest) => {
                    if !uses.loops.contains(&reader) {
                        uses.loops.push(reader);
                    }
                }
                _ => uses.others = true,
            }
        }
        let inner = if let Op::Parallel {} = inst.op { Some((id, inst)) } else { nest };
        for &region in &inst.regions {
            visit(values, region, inner, all);
        }
    }
}

fn is_tile(func: &Func, memory: Value) -> bool {
    func.def(memory).is_some_and(|inst| matches!(inst.op, Op::Alloc {}))
        && func.ty(memory).mem().is_some_and(|mem| mem.space != Space::Local && mem.rank() > 0)
}

/// Whether a load reads an element in one iteration of the nest only, and none
/// that the tile does not have.
fn reads_once(values: &Values<'_>, load: &Inst, nest: &Inst) -> bool {
    let (tile, index) = (load.args[0], &load.args[1..]);
    let moves = |counter: Value| index.iter().any(|&index| values.affine(index).coefficient(counter) != Dim::default());
    values.func.regions[nest.regions[0]].args.iter().all(|&counter| moves(counter)) && is_within(values, tile, index)
}

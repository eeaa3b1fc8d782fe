//! Fused packing: copies that the GEMM behind them performs.
//!
//! A copy into a packed tile that exactly one `gemm` reads can be deferred to that `gemm`
//! if its source does not change in between. The `gemm` then reads the source in place, or
//! packs it panel by panel while it multiplies.

use crate::facts::Facts;
use crate::panels::Panel;
use std::collections::BTreeMap;
use tile_core::ir::{Func, FuncKind, Inst, InstId, Op, RegionId, Value};

/// The uses of a packed tile.
#[derive(Default)]
struct Uses {
    copies: Vec<(RegionId, InstId)>,
    gemms: Vec<(RegionId, InstId)>,
    others: bool,
}

/// Finds the fused copies, each with the tile that it would fill.
pub(crate) fn find(facts: &Facts<'_>, panels: &BTreeMap<Value, Panel>) -> BTreeMap<InstId, Value> {
    let func = facts.func;
    let mut uses: BTreeMap<Value, Uses> = panels.keys().map(|&tile| (tile, Uses::default())).collect();
    if func.kind == FuncKind::Device {
        return BTreeMap::new();
    }
    visit(func, func.body, panels, &mut uses);
    let copy_of = |(tile, uses): (Value, Uses)| match (&uses.copies[..], &uses.gemms[..]) {
        (&[(here, copy)], &[(there, gemm)]) if here == there && !uses.others => {
            let order = &func.regions[here].insts;
            let first = order.iter().find(|&&id| id == copy || id == gemm);
            (first == Some(&copy) && func.is_input(func.insts[copy].args[0])).then_some((copy, tile))
        }
        _ => None,
    };
    uses.into_iter().filter_map(copy_of).collect()
}

fn visit(func: &Func, region: RegionId, panels: &BTreeMap<Value, Panel>, uses: &mut BTreeMap<Value, Uses>) {
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        for (position, &arg) in inst.args.iter().enumerate() {
            let Some(uses) = func.ty(arg).mem().and_then(|_| uses.get_mut(&func.root(arg))) else { continue };
            match &inst.op {
                // Uses of a view count as its own.
                Op::Permute { .. } => {}
                Op::Copy { .. } if position == 1 => uses.copies.push((region, id)),
                // The right operand may be a tile that is not packed.
                Op::Gemm { .. } if panels.contains_key(&func.root(inst.args[0])) => uses.gemms.push((region, id)),
                _ => uses.others = true,
            }
        }
        for &inner in &inst.regions {
            visit(func, inner, panels, uses);
        }
    }
}

/// Whether both operands of a `gemm` are packed tiles.
pub(crate) fn is_packed(func: &Func, gemm: &Inst, panels: &BTreeMap<Value, Panel>) -> bool {
    gemm.args[..2].iter().all(|&arg| panels.contains_key(&func.root(arg)))
}

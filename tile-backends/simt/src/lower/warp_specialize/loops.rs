//! Loops and their statements: what several strategies ask of them.

use crate::lower::gemm_operands::Product;
use rustc_hash::FxHashMap;
use tile_core::ir::{Func, Inst, InstId, Literal, Op as Tile, RegionId, Space, Value};
use tile_core::pipeline::is_planned;

/// Whether a loop's step is known to be positive.
pub(super) fn is_rising(func: &Func, inst: &Inst) -> bool {
    func.def(inst.args[2]).is_some_and(|step| match step.op {
        Tile::Const { value: Literal::Int(step) } => step >= 1,
        _ => false,
    })
}

/// Whether a loop's step is known to be one.
pub(super) fn steps_by_one(func: &Func, inst: &Inst) -> bool {
    let step = func.def(inst.args[2]).map(|step| &step.op);
    matches!(step, Some(Tile::Const { value: Literal::Int(1) }))
}

/// What is found of loops whose step is known to be positive, by their bodies. Where
/// the user gives the order of statements or their stages, nothing is looked for.
pub(super) fn of_rising_loops<T>(func: &Func, mut find: impl FnMut(&Inst) -> Option<T>) -> FxHashMap<RegionId, T> {
    let mut found = FxHashMap::default();
    func.walk(func.body, &mut |_, inst| {
        if let Tile::For { .. } = inst.op
            && is_rising(func, inst)
            && !is_planned(inst)
            && let Some(what) = find(inst)
        {
            found.insert(inst.regions[0], what);
        }
    });
    found
}

pub(super) fn each_region(func: &Func, region: RegionId, visit: &mut dyn FnMut(RegionId)) {
    visit(region);
    for &id in &func.regions[region].insts {
        for &inner in &func.insts[id].regions {
            each_region(func, inner, visit);
        }
    }
}

/// Whether a statement does something, other than to name memory or indices.
pub(super) fn has_effect(func: &Func, id: InstId) -> bool {
    use tile_core::ir::Effect;
    !matches!(func.insts[id].op.effect(), Effect::Pure | Effect::Alloc)
}

/// Whether a statement brings a tile from a tensor to shared memory.
pub(super) fn is_load(func: &Func, id: InstId) -> bool {
    let inst = &func.insts[id];
    let space = |value: Value| func.ty(value).mem().map(|mem| mem.space);
    matches!(inst.op, Tile::Copy { .. })
        && space(inst.args[0]) == Some(Space::Global)
        && space(inst.args[1]) == Some(Space::Shared)
}

/// The most words of fragments that a consumer's registers take.
pub(super) fn most_held(groups: u32) -> u64 {
    if groups == 3 { 132 } else { 208 }
}

/// The tiles that a product multiplies.
pub(super) fn factors(func: &Func, product: InstId) -> Vec<Value> {
    let product = Product::of(&func.insts[product]);
    product.iter().flat_map(|it| it.factors).map(|factor| func.root(factor)).collect()
}

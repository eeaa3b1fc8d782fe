//! Rewrites of tile IR in front of everything else: decompositions, common divisors, masks.

use super::gemm_operands::Product;
use super::target::Target;
use super::{arrange, copy_elision, gemm, threads, two_level_gemm};
use std::borrow::Cow;
use tile_core::ir::{Dim, Func, LoopKind, Op, RegionId, Space, Value};
use tile_core::passes::{
    Masks, expand, forward_copies, promote_variables, reciprocals, sink_copies, skip_masked_steps, split_masks,
};

/// The function that is lowered: without derived operations, with loops in the place of `threads` that no block has, with masks split where a branch is
/// cheaper than what it saves. A software GPU compiles each copy of a statement for as long as it
/// would run.
pub(super) fn prepared<'f>(func: &'f Func, target: &Target) -> Cow<'f, Func> {
    let staged = then(threads::arranged(func, target), &|func| with_stages(func));
    let expanded = then(staged, &|func| expand(func, &target.natives()));
    let expanded = then(expanded, &|func| promote_variables(func));
    if threads::has_threads(&expanded) {
        return expanded;
    }
    let expanded = then(then(expanded, &|func| forward_copies(func)), &|func| reciprocals(func));
    let expanded = then(expanded, &|func| skip_masked_steps(func, Masks::OfElements));
    match target.software_gpu {
        true => expanded,
        false => then(then(expanded, &|func| split_masks(func, &computes_by_itself)), &|func| sink_copies(func)),
    }
}

/// The function with as many stages of its loops as its schedule says.
fn with_stages(func: &Func) -> Cow<'_, Func> {
    let Some(asked) = func.schedule.gpu.stages else { return Cow::Borrowed(func) };
    let mut func = func.clone();
    for inst in func.insts.values_mut() {
        if let Op::For { kind: LoopKind::Pipelined { stages, order, stage, .. } } = &mut inst.op
            && order.is_empty()
            && stage.is_empty()
        {
            *stages = Dim::int(asked.into());
        }
    }
    Cow::Owned(func)
}

/// A function that is rewritten once more.
fn then<'f>(func: Cow<'f, Func>, rewrite: &dyn for<'g> Fn(&'g Func) -> Cow<'g, Func>) -> Cow<'f, Func> {
    match func {
        Cow::Borrowed(func) => rewrite(func),
        Cow::Owned(func) => Cow::Owned(rewrite(&func).into_owned()),
    }
}

/// Whether no GEMM of a loop's body multiplies what the loop writes to shared memory. Where one
/// does, a warpgroup may compute for others
/// (`warp_specialize/warpgroup_pingpong`), statement by statement.
fn computes_by_itself(func: &Func, body: RegionId) -> bool {
    let insts = || func.regions[body].insts.iter().map(|&id| &func.insts[id]);
    let is_shared = |value: Value| func.ty(value).mem().is_some_and(|mem| mem.space == Space::Shared);
    let written = |tile: Value| {
        insts().any(|inst| {
            let loads = matches!(inst.op, Op::Copy { .. }) && func.is_input(inst.args[0]);
            !loads && inst.written().is_some_and(|memory| func.root(memory) == func.root(tile))
        })
    };
    let products = insts().filter_map(Product::of);
    !products.flat_map(|product| product.factors).any(|factor| is_shared(factor) && written(factor))
}

/// Whether a kernel should be lowered for a target whose lanes share operand loads,
/// rather than for the same one where warps are no vectors: where it multiplies, and
/// what is written out of its products is not too much to compile.
pub fn lanes_pay(func: &Func, target: &Target) -> bool {
    let Ok(func) = arrange::arranged(func) else { return false };
    let func = two_level_gemm::in_two_levels(&func, target);
    gemm::lanes_pay(&copy_elision::held(&func, target), target)
}

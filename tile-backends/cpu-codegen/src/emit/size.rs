//! Emits the size of a block's scratch memory.
//!
//! This walks the function as the emitter does and makes the same allocations.

use super::memory::{array_length, panel_call};
use super::tile::gemm_extents;
use crate::Writer;
use crate::accumulators::AccumulatorLoop;
use crate::plans::Plans;
use crate::text;
use tile_core::ir::{Func, Inst, MemTy, Op, RegionId, Space, Value};

/// Writes statements that add the needs of a region to `size`.
pub(crate) fn size(plans: &Plans<'_>, region: RegionId, out: &mut Writer) {
    let func = plans.facts.func;
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        match &inst.op {
            Op::Alloc {}
                if plans
                    .accumulator_loops
                    .values()
                    .filter_map(AccumulatorLoop::epilogue)
                    .any(|epilogue| epilogue.is_needless(id)) => {}
            Op::Alloc {} => alloc(plans, inst, out),
            Op::Gemm { .. } => gemm(plans, inst, out),
            Op::GemmSp {} => gemm_sp(plans, inst, out),
            Op::Call { callee } => {
                let path = &func.callees[*callee].path;
                let types: Vec<String> = inst.args.iter().map(|&arg| text::ty(func, func.ty(arg))).collect();
                let result = inst.result.map_or_else(|| "()".to_owned(), |value| text::ty(func, func.ty(value)));
                let (types, consts) = (text::list(&types), text::const_args(func, *callee));
                out.line(format!("size.rest(<{path}>::host_scratch::<L, {types}, {result}>(&{consts}));"));
            }
            _ => {}
        }
        for &inner in &inst.regions {
            if !makes_tiles(func, inner) {
                // Nothing in there allocates.
                size(plans, inner, out);
                continue;
            }
            out.open("{");
            out.line("let outer = &mut size;");
            out.line("let mut size = outer.scope();");
            size(plans, inner, out);
            out.line("outer.cover(size);");
            out.close("}");
        }
    }
}

/// Whether storage of the type takes scratch memory.
fn takes_scratch(func: &Func, ty: &MemTy) -> bool {
    ty.rank() > 0 && (ty.space != Space::Local || array_length(func, ty).is_none())
}

/// Whether a region makes tiles, other than in its inner regions.
pub(super) fn makes_tiles(func: &Func, region: RegionId) -> bool {
    func.regions[region].insts.iter().any(|&id| {
        let inst = &func.insts[id];
        let ty = inst.result.and_then(|value| func.ty(value).mem());
        matches!(inst.op, Op::Alloc {}) && ty.is_some_and(|ty| takes_scratch(func, ty))
    })
}

fn alloc(plans: &Plans<'_>, inst: &Inst, out: &mut Writer) {
    let func = plans.facts.func;
    let value = inst.result.expect("allocations have a result");
    let ty = func.ty(value).mem().expect("allocations make memory");
    if !takes_scratch(func, ty) {
        return;
    }
    if let Some(panel) = plans.panels.get(&value) {
        let (name, arguments) = panel_call(func, panel, ty);
        out.line(format!("size.{name}({arguments});"));
        return;
    }
    let extents = text::static_extents(func, &ty.shape).expect("tiles have static extents");
    out.line(format!("size.tile::<{}, {}>({extents});", text::elem(func, ty.elem), ty.rank()));
}

fn gemm(plans: &Plans<'_>, inst: &Inst, out: &mut Writer) {
    let func = plans.facts.func;
    let elem = |value: Value| text::elem(func, func.ty(value).elem());
    let types = inst.args.iter().map(|&arg| elem(arg)).collect::<Vec<_>>().join(", ");
    let whole_tiles = inst.args.iter().all(|&arg| plans.facts.is_whole_tile(arg));
    let [m, n, k] = gemm_extents(func, &inst.args);
    match (m, n, k) {
        (Some(m), Some(n), Some(k)) if whole_tiles => out.line(format!("size.gemm::<L, {types}>({m}, {n}, {k});")),
        (Some(m), Some(n), _) => out.line(format!("size.gemm_regions::<L, {types}>({m}, {n});")),
        _ => {}
    }
}

fn gemm_sp(plans: &Plans<'_>, inst: &Inst, out: &mut Writer) {
    let func = plans.facts.func;
    let [a, _, b, acc] = inst.args[..] else { unreachable!("the verifier counts operands") };
    let types = [a, b, acc].map(|value| text::elem(func, func.ty(value).elem())).join(", ");
    let packed = plans.panels.contains_key(&func.root(b));
    match gemm_extents(func, &[a, b, acc]) {
        [Some(m), Some(n), _] if !packed => out.line(format!("size.gemm_sp::<L, {types}>({m}, {n});")),
        [Some(m), Some(n), _] => {
            let k = static_rows(func, b).expect("tiles have static extents");
            out.line(format!("size.gemm_sp_packed::<L, {types}>({m}, {n}, {k});"));
        }
        _ => {}
    }
}

/// The rows of a matrix, as text.
fn static_rows(func: &Func, matrix: Value) -> Option<String> {
    let shape = &func.ty(matrix).mem()?.shape;
    Some(text::dim(func, shape[shape.len() - 2].dim()?).text)
}

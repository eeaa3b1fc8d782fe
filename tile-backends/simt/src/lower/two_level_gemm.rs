//! Two-level accumulation of GEMMs of 8-bit floats, where a kernel asks for them:
//! tensor cores add such products with fewer bits than `f32` has, threads do not
//! (DeepSeek-V3 Technical Report, §3.3.2, "Increasing Accumulation Precision").
//!
//! Before:
//! ```text
//! gemm %a, %b, %acc, accumulate
//! ```
//! After:
//! ```text
//! %step = alloc : fragment<f32, [64, 64]>
//! fill %step, 0
//! gemm %a, %b, %step, accumulate
//! parallel %rows, %columns {
//!   acc[i, j] += step[i, j]
//! }
//! ```
//! That is the form of products with scales along k, which warp specialisation overlaps
//! (`warp_specialize/two_level`).

use super::Target;
use super::gemm_operands::Product;
use super::rewrite::with_tiles;
use super::shapes::extents;
use std::borrow::Cow;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{
    BinOp, Builder, Dim, Extent, Func, Inst, InstId, Literal, MemTy, Op, RegionId, Space, Type, Value,
};

/// The function with sums in two levels where the kernel wants them and the target
/// has an instruction that makes it lose bits.
pub(super) fn in_two_levels<'f>(func: &'f Func, target: &Target) -> Cow<'f, Func> {
    if !func.schedule.two_level_sums {
        return Cow::Borrowed(func);
    }
    let mut products: Vec<InstId> = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        if is_short(func, target, inst) {
            products.push(id);
        }
    });
    if products.is_empty() { Cow::Borrowed(func) } else { Cow::Owned(with_tiles(func, &products, expand)) }
}

/// Whether tensor cores may add the products to a sum.
fn is_short(func: &Func, target: &Target, inst: &Inst) -> bool {
    let Some(Product { factors: [a, _], acc, accumulate: true, .. }) = Product::of(inst) else { return false };
    let [a, acc] = [a, acc].map(|value| func.ty(value).elem().dtype());
    let known = |of: DType, sum: DType| {
        let warps = target.mma.iter().chain(&target.mma_sparse).map(|&(ty, acc, _)| (ty, acc));
        warps.chain(target.wgmma.iter().copied()).any(|types| types == (of, sum))
    };
    matches!((a, acc), (Some(of @ (DType::E4M3 | DType::E5M2)), Some(sum)) if known(of, sum))
}

/// Appends the product of a step and its addition to a region; the step's sum.
/// Nothing where extents are not known.
fn expand(func: &mut Func, region: RegionId, id: InstId) -> Option<Value> {
    let inst = func.insts[id].clone();
    let Product { acc, .. } = Product::of(&inst)?;
    let shape = extents(func, acc)?;
    let elem = func.ty(acc).elem();
    let mut b = Builder::at(func, region);
    b.span = inst.span;
    let dims = shape.iter().map(|&extent| Extent::Static(Dim::int(extent.into()))).collect();
    let ty = Type::Mem(MemTy { space: Space::Fragment, elem, shape: dims });
    let step = b.value(Op::Alloc {}, &[], &[], ty);
    b.name(step, "step");
    b.func.regions[region].insts.pop();
    let zero = b.literal(Literal::Int(0), elem);
    b.effect(Op::Fill {}, &[step, zero], &[]);
    let mut args = inst.args.to_vec();
    *args.last_mut()? = step;
    b.effect(inst.op.clone(), &args, &[]);
    let indices: Vec<_> = shape.iter().map(|_| (Type::INDEX, None)).collect();
    let body = b.region(&indices);
    let counts: Vec<Value> = shape.iter().map(|&extent| b.index(extent.into())).collect();
    b.effect(Op::Parallel {}, &counts, &[body]);
    b.region = body;
    add(&mut b, body, [step, acc], elem);
    Some(step)
}

/// The statement that adds an element of a step to that of the sum.
fn add(b: &mut Builder<'_>, body: RegionId, [step, acc]: [Value; 2], elem: Elem) {
    let at = b.func.regions[body].args.clone();
    let load = |b: &mut Builder<'_>, memory: Value| {
        let args: Vec<Value> = [memory].into_iter().chain(at.iter().copied()).collect();
        b.value(Op::Load {}, &args, &[], Type::Scalar(elem))
    };
    let (x, y) = (load(b, acc), load(b, step));
    let sum = b.bin(BinOp::Add, x, y);
    let args: Vec<Value> = [sum, acc].into_iter().chain(at).collect();
    b.effect(Op::Store { unordered: false }, &args, &[]);
}

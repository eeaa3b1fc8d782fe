//! Which way a product is made: by matrix instructions, by cooperative matrices or by FMAs.

use super::{Size, cooperative, lane_broadcast};
use crate::ir::Mma;
use crate::lower::gemm_operands::Product;
use crate::lower::shapes::extents;
use crate::lower::target::Target;
use crate::lower::uses::is_fragment;
use tile_core::elem::DType;
use tile_core::ir::schedule::MmaChoice;
use tile_core::ir::{Func, Inst, Value};

/// Whether a product's operands may be what matrix instructions make of them:
/// they round those of `f32`.
pub(super) fn may_round(func: &Func, operand: DType) -> bool {
    operand != DType::F32 || func.schedule.tf32
}

/// Whether a matrix instruction for factors of the first type takes a second one
/// of the other: bytes multiply bytes, with a sign or without, and 8-bit floats
/// 8-bit floats.
pub(super) fn are_factors(a: DType, b: DType) -> bool {
    const KINDS: [[DType; 2]; 2] = [[DType::I8, DType::U8], [DType::E4M3, DType::E5M2]];
    a == b || KINDS.iter().any(|kind| kind.contains(&a) && kind.contains(&b))
}

/// The shapes of the target's matrix instructions for these types, the best first.
pub(super) fn shapes(
    func: &Func,
    target: &Target,
    [a, b, acc]: [DType; 3],
    sparse: bool,
) -> impl Iterator<Item = [u8; 3]> {
    let known = if sparse { &target.mma_sparse } else { &target.mma };
    let taken = are_factors(a, b) && may_round(func, a);
    known.iter().filter(move |&&(ab, c, _)| taken && ab == a && c == acc).map(|&(.., shape)| shape)
}

/// The matrix instruction for a product, if the target has one; what it leaves of k
/// is [`Tail`](super::Tail)'s.
pub(super) fn instruction(
    func: &Func,
    target: &Target,
    product: &Product,
    types: [DType; 3],
    size: Size,
) -> Option<Mma> {
    let sparse = product.places.is_some();
    let fits = |&[m, n, k]: &[u8; 3]| {
        let whole = !sparse || size.k.is_multiple_of(k.into());
        let asked = product.may_be(MmaChoice::Mma, Some([m, n, k].map(u16::from)));
        asked && whole && size.m.is_multiple_of(m.into()) && size.n.is_multiple_of(n.into())
    };
    let [a, b, acc] = types;
    let [m, n, k] = shapes(func, target, types, sparse).find(fits)?;
    Some(Mma { m, n, k, a, b, acc, sparse })
}

/// The types of a product's factors and its sum, and its extents.
pub(super) fn shape(func: &Func, product: &Product) -> Option<([DType; 3], Size)> {
    let Product { factors: [a, b], acc, .. } = *product;
    let [ty_a, ty_b, ty_acc] = [a, b, acc].map(|value| func.ty(value).elem().dtype());
    let [left, sums] = [a, acc].map(|value| extents(func, value));
    let ([m, n], [_, kept]) = (<[u32; 2]>::try_from(sums?).ok()?, <[u32; 2]>::try_from(left?).ok()?);
    Some(([ty_a?, ty_b?, ty_acc?], Size { m, n, k: kept * product.spread() }))
}

/// Whether warps have an instruction for a sparse product. Fragments are no
/// operands of it.
pub(in crate::lower) fn takes_sparse(func: &Func, target: &Target, inst: &Inst) -> bool {
    let Some(product) = Product::of(inst) else { return false };
    let Some((types, size)) = shape(func, &product) else { return false };
    let in_memory = |value: Value| func.ty(value).mem().is_some() && !is_fragment(func, value);
    let operands = product.factors.into_iter().chain(product.places);
    instruction(func, target, &product, types, size).is_some() && operands.into_iter().all(in_memory)
}

/// Whether warps load matrices of a factor of a product from shared memory: there
/// is an instruction, and elements are of 16 bits or lie along k.
pub(in crate::lower) fn loads_matrices(
    func: &Func,
    target: &Target,
    inst: &Inst,
    factor: Value,
    permuted: bool,
) -> bool {
    let Some(product) = Product::of(inst) else { return false };
    let Some((types, size)) = shape(func, &product) else { return false };
    let along = |i: usize| product.factors[i] != factor || permuted == (i == 1);
    let lies = types[0].bits() == 16 || along(0) && along(1);
    target.load_matrix && lies && instruction(func, target, &product, types, size).is_some()
}

/// Whether a product is one of FMAs whose lanes share an operand.
pub(in crate::lower) fn lanes_take(func: &Func, target: &Target, inst: &Inst) -> bool {
    let types = Product::of(inst).and_then(|product| shape(func, &product));
    types.is_some_and(|(types, _)| lane_broadcast::takes(target, types)) && is_multiply_add(func, target, inst)
}

/// Whether a product is one of FMAs.
pub(in crate::lower) fn is_multiply_add(func: &Func, target: &Target, inst: &Inst) -> bool {
    let dense = Product::of(inst).filter(|product| product.places.is_none());
    let sized = dense.and_then(|product| Some((product, shape(func, &product)?)));
    let Some((product, (types, size))) = sized else { return false };
    instruction(func, target, &product, types, size).is_none() && !cooperative::is_cooperative(func, target, inst)
}

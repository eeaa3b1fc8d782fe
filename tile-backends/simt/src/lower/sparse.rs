//! Sparse products without an instruction for them.
//!
//! Before:
//! ```text
//! gemm_sp %a, %places, %b, %acc
//! ```
//! After: the left operand with all its elements in shared memory, and a dense
//! product.
//! ```text
//! %all = alloc : shared<f16, [64, 32]>
//! parallel %rows, %groups {          // four neighbours of a row
//!   …
//! }
//! gemm %all, %b, %acc, accumulate
//! ```

use super::gemm_operands::Product;
use super::rewrite::with_tiles;
use super::shapes::extents;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{
    BinOp, Builder, CmpOp, Dim, Extent, Func, GemmHints, InstId, Literal, MemTy, Op, RegionId, Space, Type, Value,
};

/// The sparse products of a function.
pub(super) fn sparse_products(func: &Func) -> Vec<InstId> {
    let mut found = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        if let Op::GemmSp {} = inst.op {
            found.push(id);
        }
    });
    found
}

/// The function with dense products in the place of these.
pub(super) fn expanded(func: &Func, products: &[InstId]) -> Func {
    with_tiles(func, products, expand)
}

/// Appends a dense product to a region; the tile that it multiplies, which is
/// not yet allocated anywhere. Nothing where extents are not known.
fn expand(func: &mut Func, region: RegionId, id: InstId) -> Option<Value> {
    let inst = func.insts[id].clone();
    let Product { factors: [a, b], places, acc, .. } = Product::of(&inst)?;
    let places = places?;
    let [rows, kept] = <[u32; 2]>::try_from(extents(func, a)?.split_off(func.ty(a).mem()?.rank() - 2)).ok()?;
    let elem = func.ty(a).elem();
    let shape = [rows, 2 * kept].map(|extent| Extent::Static(Dim::int(extent.into()))).to_vec();
    let mut b_ = Builder::at(func, region);
    b_.span = inst.span;
    let ty = Type::Mem(MemTy { space: Space::Shared, elem, shape });
    let all = b_.value(Op::Alloc {}, &[], &[], ty);
    b_.name(all, "expanded");
    b_.func.regions[region].insts.pop();
    let body = b_.region(&[(Type::INDEX, None), (Type::INDEX, None)]);
    let counts = [rows, kept / 2].map(|extent| b_.index(extent.into()));
    b_.effect(Op::Parallel {}, &counts, &[body]);
    b_.effect(Op::Gemm { accumulate: true, hints: GemmHints::default() }, &[all, b, acc], &[]);
    b_.region = body;
    put_in_place(&mut b_, body, [a, places, all], elem);
    Some(all)
}

/// The statements that put two elements and two zeros in their places.
fn put_in_place(b: &mut Builder<'_>, body: RegionId, [a, places, all]: [Value; 3], elem: Elem) {
    let [row, group] = b.func.regions[body].args[..] else { unreachable!("made with two arguments") };
    let byte = Elem::Is(DType::U8);
    let load = |b: &mut Builder<'_>, memory: Value, column: Value| {
        let ty = b.func.ty(memory).mem().expect("an operand is memory").clone();
        let zero = b.index(0);
        let mut args = vec![memory];
        args.resize(ty.rank() - 1, zero);
        args.extend([row, column]);
        b.value(Op::Load {}, &args, &[], Type::Scalar(ty.elem))
    };
    let (two, four) = (b.index(2), b.index(4));
    let (column, odd) = (b.bin(BinOp::Div, group, two), b.bin(BinOp::Rem, group, two));
    let both = load(b, places, column);
    let shift = b.bin(BinOp::Mul, odd, four);
    let shifted = b.bin(BinOp::Shr, both, shift);
    let number = |b: &mut Builder<'_>, x: i128| b.literal(Literal::Int(x), byte);
    let mask = number(b, 15);
    let nibble = b.bin(BinOp::And, shifted, mask);
    // Zero stands for the places 0 and 1.
    let (zero, first_two) = (number(b, 0), number(b, 0b0100));
    let none = b.value(Op::Cmp { op: CmpOp::Eq }, &[nibble, zero], &[], Type::BOOL);
    let nibble = b.value(Op::Select {}, &[none, first_two, nibble], &[], Type::Scalar(byte));
    let (low, by) = (number(b, 3), number(b, 2));
    let (first, second) = (b.bin(BinOp::And, nibble, low), b.bin(BinOp::Shr, nibble, by));
    let from = b.bin(BinOp::Mul, group, two);
    let one = b.index(1);
    let next = b.bin(BinOp::Add, from, one);
    let (x, y) = (load(b, a, from), load(b, a, next));
    let nothing = b.literal(Literal::Int(0), elem);
    let to = b.bin(BinOp::Mul, group, four);
    for place in 0..4 {
        let here = number(b, place);
        let [is_first, is_second] =
            [first, second].map(|at| b.value(Op::Cmp { op: CmpOp::Eq }, &[at, here], &[], Type::BOOL));
        let other = b.value(Op::Select {}, &[is_second, y, nothing], &[], Type::Scalar(elem));
        let value = b.value(Op::Select {}, &[is_first, x, other], &[], Type::Scalar(elem));
        let by = b.index(place as i64);
        let column = b.bin(BinOp::Add, to, by);
        b.effect(Op::Store { unordered: false }, &[value, all, row, column], &[]);
    }
}

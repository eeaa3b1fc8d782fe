//! Products that threads add to a sum: those of operands with a scale for each block of k.
//!
//! ```text
//! for k {
//!   gemm_set a, w → part
//!   parallel i, j { acc[i, j] += f(part[i, j], k) }
//! }
//! ```
//!
//! What `f` computes does not depend on the sum, so iterations may be divided among warpgroups or
//! blocks as those of a product that accumulates: each has a sum of its own, and these are added.

use crate::lower::gemm_operands::Product;
use crate::lower::shapes::extents;
use crate::lower::uses::{is_fragment, only_reads, uses};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, Inst, InstId, Op as Tile, RegionId, Value, ValueDef};

/// The sum to which one statement of a loop adds what a product sets, if nothing else there looks at
/// either.
pub(super) fn added_sum(func: &Func, body: RegionId, product: InstId) -> Option<Value> {
    let Product { acc: part, accumulate, .. } = Product::of(&func.insts[product])?;
    let behind = func.regions[body].insts.iter().skip_while(|&&id| id != product).skip(1);
    let mut sums = behind.filter_map(|&id| sum_of(func, &func.insts[id]));
    let (sum, _) = sums.next().filter(|&(_, adds)| uses(func, adds, part) == 1)?;
    let (inside, alone) = (uses(func, body, part), uses(func, func.body, part));
    let adds = uses(func, body, sum) == 2;
    let alike = extents(func, sum) == extents(func, part) && func.ty(sum).elem() == func.ty(part).elem();
    (!accumulate && alike && inside == alone && inside == 2 && adds && sum != part).then_some(sum)
}

/// The fragment to which a `parallel!` adds something in each of its iterations, and its region, if
/// that is all it does.
fn sum_of(func: &Func, inst: &Inst) -> Option<(Value, RegionId)> {
    let Tile::Parallel {} = inst.op else { return None };
    let region = inst.regions[0];
    let (&last, before) = func.regions[region].insts.split_last()?;
    let store = &func.insts[last];
    let Tile::Store { .. } = store.op else { return None };
    let (value, sum, indices) = (store.args[0], store.args[1], &store.args[2..]);
    let own = indices.iter().all(|&index| matches!(func.values[index].def, ValueDef::Arg(of, _) if of == region));
    let every =
        own && indices.len() == inst.args.len() && indices.iter().enumerate().all(|(at, x)| !indices[..at].contains(x));
    let add = func.def(value).filter(|add| matches!(add.op, Tile::Bin { op: BinOp::Add }))?;
    let loads = |&&term: &&Value| {
        func.def(term)
            .is_some_and(|load| matches!(load.op, Tile::Load {}) && load.args[0] == sum && load.args[1..] == *indices)
    };
    // More than one would depend on the sum twice.
    let once = add.args.iter().filter(loads).count() == 1;
    let wide = matches!(func.ty(sum).elem().dtype(), Some(DType::F32 | DType::I32));
    (before.iter().all(|&id| only_reads(func, id))
        && every
        && once
        && wide
        && is_fragment(func, sum)
        && func.root(sum) == sum)
        .then_some((sum, region))
}

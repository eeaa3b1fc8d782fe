//! What the types and definitions of views say of the elements behind them.

use tile_core::analysis::Values;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{Dim, Extent, Func, Op, Value};

/// Whether ranges prove these indices to be below the static extents of the
/// memory's type.
pub(crate) fn is_within(values: &Values<'_>, memory: Value, index: &[Value]) -> bool {
    let Some(ty) = values.func.ty(memory).mem() else { return false };
    ty.shape.iter().zip(index).all(|(extent, &index)| {
        let (Extent::Static(extent), Some(range)) = (extent, values.range(&values.affine(index))) else {
            return false;
        };
        // The extent of a tile is at least 1.
        let last = extent.sub(&Dim::int(1));
        let in_front = range.hi == Dim::default() || last.sub(&range.hi).never_negative();
        range.lo.never_negative() && in_front
    })
}

/// Whether reading cells of the view as its element type could find
/// encodings that the type does not have.
pub(crate) fn is_reinterpreted(func: &Func, memory: Value) -> bool {
    func.def(memory).is_some_and(|inst| match inst.op {
        Op::Bitcast {} => !matches!(func.ty(memory).elem(), Elem::Is(d) if d != DType::Bool),
        Op::Permute { .. } | Op::Reshape {} | Op::Region { .. } => is_reinterpreted(func, inst.args[0]),
        _ => false,
    })
}

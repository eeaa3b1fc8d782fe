//! Elements that instructions access, for passes that put checks in front of accesses: which one, by
//! its indices in the storage that views name, and how messages show it.

use super::rewrite::Cursor;
use crate::ir::{Axis, BinOp, Extent, FormatPart, Func, Inst, Op, Type, Value};

/// The memory of an element, and its indices.
pub(super) type Element = (Value, Vec<Value>);

/// What an instruction does to which element of which memory, if to one.
pub(super) fn access<'i>(func: &Func, inst: &'i Inst) -> Option<(&'static str, Value, &'i [Value])> {
    let (verb, at) = match inst.op {
        Op::Load {} => ("reads", 0),
        Op::Store { .. } => ("writes", 1),
        Op::Atomic { .. } => ("updates", 0),
        _ => return None,
    };
    let rank = func.ty(*inst.args.get(at)?).mem()?.rank();
    let indices = inst.args.get(at + 1..at + 1 + rank).filter(|indices| !indices.is_empty())?;
    Some((verb, inst.args[at], indices))
}

/// Inserts an operation on two values of one type.
pub(super) fn binary(at: &mut Cursor<'_>, op: BinOp, x: Value, y: Value) -> Value {
    let ty = at.func.ty(x).clone();
    at.insert(Op::Bin { op }, &[x, y], ty)
}

/// The storage that an element of a view lies in, and the element's indices there; `None` where
/// reads outside have a stated value. A reshaped tile is taken for storage: it is a whole one.
pub(super) fn place(at: &mut Cursor<'_>, memory: Value, indices: &[Value], reads: bool) -> Option<Element> {
    let (mut memory, mut indices) = (memory, indices.to_vec());
    while let Some(view) = at.func.def(memory).filter(|inst| inst.op.is_view()).cloned() {
        match &view.op {
            Op::Region { filled: true, .. } if reads => return None,
            Op::Region { axes, .. } => {
                let mut kept = indices.into_iter();
                let mut outer = Vec::with_capacity(axes.len());
                for (axis, &offset) in axes.iter().zip(&view.args[1..]) {
                    outer.push(match axis {
                        Axis::Drop => offset,
                        Axis::Keep(_) => binary(at, BinOp::Add, offset, kept.next()?),
                    });
                }
                indices = outer;
            }
            Op::Permute { axes } => {
                let mut outer = indices.clone();
                for (&axis, index) in axes.iter().zip(indices) {
                    outer[axis as usize] = index;
                }
                indices = outer;
            }
            Op::Bitcast {} => {}
            _ => break,
        }
        memory = view.args[0];
    }
    Some((memory, indices))
}

/// The extents of storage.
pub(super) fn extents(at: &mut Cursor<'_>, storage: Value) -> Vec<Value> {
    let shape = at.func.ty(storage).mem().map(|mem| mem.shape.clone()).unwrap_or_default();
    let extent = |(axis, extent): (u32, Extent)| match extent {
        Extent::Static(dim) => at.extent(&dim),
        Extent::Dyn => at.insert(Op::Extent { axis }, &[storage], Type::INDEX),
    };
    (0..).zip(shape).map(extent).collect()
}

/// The user's name for storage.
pub(super) fn name_of(func: &Func, storage: Value) -> String {
    let name = |value: Value| func.values[value].name.clone();
    name(storage).or_else(|| name(func.root(storage))).unwrap_or_else(|| "a tile".to_owned())
}

/// Appends places for the indices of an element, with commas.
pub(super) fn indexed(parts: &mut Vec<FormatPart>, rank: usize) {
    for i in 0..rank {
        if i > 0 {
            parts.push(FormatPart::Text(", ".to_owned()));
        }
        parts.push(FormatPart::Arg);
    }
}

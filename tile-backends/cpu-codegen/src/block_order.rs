//! Block order: whether a thread runs blocks in grid order or in square tiles of the grid.
//!
//! By default the last grid index runs fastest. That is slow where this index moves the
//! stored region across the rows of an output and the index before it moves along them, as
//! in a transpose: each block touches new pages of the output. Exchanging the order only
//! moves the problem to the input.
//!
//! Such blocks run in squares that are one page of the output wide, so that the pages of a
//! square stay in the TLB. Kernels with a GEMM keep grid order, by which their packed
//! operands are shared.

use crate::facts::Facts;
use crate::write_ownership::WriteOwnership;
use tile_core::elem::Elem;
use tile_core::ir::{Axis, Dim, Extent, FuncKind, Op, Value};

/// Square order: the width of the region that each block stores. Inside of a square the last but
/// one index runs fastest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Squares {
    pub(crate) elem: Elem,
    pub(crate) width: Dim,
}

/// Decides whether a function's blocks run in squares.
pub(crate) fn find(facts: &Facts<'_>, ownership: &WriteOwnership) -> Option<Squares> {
    let func = facts.func;
    let [.., slow, fast] = func.regions[func.body].args[..] else { return None };
    if func.kind != FuncKind::Kernel {
        return None;
    }
    let (mut squares, mut others) = (None, false);
    func.walk(func.body, &mut |_, inst| match &inst.op {
        Op::Copy { .. } if ownership.is_result(facts.func, inst.args[1]) => {
            match across(facts, inst.args[1], slow, fast) {
                Some(found) => squares = Some(found),
                None => others = true,
            }
        }
        Op::Gemm { .. } | Op::GemmSp {} | Op::Parallel {} | Op::Gather {} | Op::Scatter {} => others = true,
        _ => {}
    });
    squares.filter(|_| !others)
}

/// The region of an output that `slow` moves along its last axis, and `fast` does
/// not.
fn across(facts: &Facts<'_>, view: Value, slow: Value, fast: Value) -> Option<Squares> {
    let func = facts.func;
    let inst = func.def(view)?;
    let Op::Region { axes, .. } = &inst.op else { return None };
    let (Axis::Keep(_), &offset) = (axes.last()?, inst.args.get(axes.len())?) else { return None };
    let moves = |index| facts.affine(offset).coefficient(index) != Dim::default();
    let mem = func.ty(view).mem()?;
    let Extent::Static(width) = mem.shape.last()? else { return None };
    (moves(slow) && !moves(fast)).then(|| Squares { elem: mem.elem, width: width.clone() })
}

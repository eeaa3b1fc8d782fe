//! Panel allocation: tiles that are stored as packed panels, the micro-kernel's format.
//!
//! A tile qualifies if it is only copied into as a whole and only read by `gemm`, always as
//! the same operand and with the same element types. No code sees it in row-major order, so
//! the copy packs it and the `gemm` only multiplies.
//!
//! A operands that are copied from other tiles, such as the weights of attention, stay
//! row-major.

use crate::facts::Facts;
use crate::write_ownership::WriteOwnership;
use std::collections::BTreeMap;
use tile_core::elem::Elem;
use tile_core::ir::{Func, Inst, Op, Space, Value};

/// Which operand of `gemm` a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    A,
    B,
}

impl Side {
    /// The letter in names of the backend's functions.
    pub(crate) fn letter(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }
}

/// How a tile is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Panel {
    pub(crate) side: Side,
    /// Whether the operand is the tile with its axes exchanged.
    pub(crate) transposed: bool,
    /// Element types of both operands and the accumulator.
    pub(crate) elems: [Elem; 3],
}

/// The packed tiles of a function.
pub(crate) fn find(facts: &Facts<'_>, ownership: &WriteOwnership) -> BTreeMap<Value, Panel> {
    let func = facts.func;
    // `None` once a use rules it out.
    let mut found: BTreeMap<Value, Option<Panel>> = BTreeMap::new();
    func.walk(func.body, &mut |_, inst| {
        for (position, &arg) in inst.args.iter().enumerate() {
            if func.ty(arg).mem().is_none() {
                continue;
            }
            let root = func.root(arg);
            match use_of(facts, ownership, inst, position, arg) {
                Use::View | Use::Fill => {}
                Use::Operand(panel) => {
                    let known = found.entry(root).or_insert(Some(panel));
                    *known = known.filter(|known| *known == panel);
                }
                Use::Other => {
                    found.insert(root, None);
                }
            }
        }
    });
    // A source that is a tile serves as operand A as it is: its rows are read in place, and
    // copying rows costs less than packing.
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Copy { .. }, [src, dst]) = (&inst.op, inst.args.as_slice())
            && func.ty(func.root(*src)).mem().is_some_and(|mem| mem.space != Space::Global)
            && let Some(panel) = found.get_mut(&func.root(*dst))
        {
            *panel = panel.filter(|panel| panel.side != Side::A);
        }
    });
    found.into_iter().filter_map(|(root, panel)| Some((root, panel.filter(|_| is_tile(func, root))?))).collect()
}

/// What an instruction does with a tile.
enum Use {
    /// Names a part of it; that name's uses count.
    View,
    /// Copies into all of it.
    Fill,
    /// Multiplies it.
    Operand(Panel),
    /// Needs it in row-major order.
    Other,
}

fn is_tile(func: &Func, root: Value) -> bool {
    func.def(root).is_some_and(|inst| matches!(inst.op, Op::Alloc {}))
        && func.ty(root).mem().is_some_and(|mem| mem.space != Space::Local && mem.rank() == 2)
}

fn use_of(facts: &Facts<'_>, ownership: &WriteOwnership, inst: &Inst, position: usize, arg: Value) -> Use {
    let func = facts.func;
    match &inst.op {
        Op::Permute { .. } if is_tile(func, arg) => Use::View,
        Op::Copy { .. } if position == 1 && is_tile(func, arg) && !ownership.is_racing(func.root(inst.args[0])) => {
            Use::Fill
        }
        Op::Gemm { .. } if position < 2 => {
            let side = if position == 0 { Side::A } else { Side::B };
            operand(facts, inst, side, arg, [0, 1, 2]).map_or(Use::Other, Use::Operand)
        }
        Op::GemmSp {} if position == 2 => {
            operand(facts, inst, Side::B, arg, [0, 2, 3]).map_or(Use::Other, Use::Operand)
        }
        _ => Use::Other,
    }
}

/// `positions` are those of A, B and C among the instruction's operands.
fn operand(facts: &Facts<'_>, inst: &Inst, side: Side, arg: Value, positions: [usize; 3]) -> Option<Panel> {
    let func = facts.func;
    let transposed = match func.def(arg) {
        Some(Inst { op: Op::Alloc {}, .. }) => false,
        Some(Inst { op: Op::Permute { axes }, args, .. }) if is_tile(func, args[0]) => *axes == [1, 0],
        _ => return None,
    };
    let elems = positions.map(|i| func.ty(inst.args[i]).elem());
    // The other operand may be any tile; one at the edge of a tensor takes `gemm_regions`.
    let elided = inst.args.iter().all(|&arg| facts.is_whole_tile(arg));
    elided.then_some(Panel { side, transposed, elems })
}

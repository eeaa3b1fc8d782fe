//! Shared packing: packed operands that several blocks use.
//!
//! Packing a region of an input gives the same bytes in every block. If the region does not
//! depend on all block indices, several blocks pack it; the runtime then keeps the packed
//! bytes for the next block that asks for the same region. For a constant tensor it keeps
//! every region, for later launches too.

use crate::facts::Facts;
use crate::panels::Panel;
use std::collections::BTreeMap;
use tile_core::ir::{Axis, Dim, Extent, Func, FuncKind, InstId, Op, Value, ValueDef};

/// A copy whose result blocks may share.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    /// The number of the packed regions in the plan.
    pub(crate) number: usize,
    /// The number of the input among the parameters.
    pub(crate) param: usize,
    /// Where the region starts.
    pub(crate) start: Vec<Value>,
    /// Its extent on each axis of the input.
    pub(crate) extents: Vec<Dim>,
    /// The axes of the input along which rows and columns of the tile lie.
    pub(crate) axes: [usize; 2],
    /// Bit `i` says whether the region depends on block index `i` of three.
    pub(crate) varies: u8,
    /// The packed tile.
    pub(crate) tile: Value,
}

/// The copies of a kernel that qualify, by instruction.
pub(crate) fn find(facts: &Facts<'_>, panels: &BTreeMap<Value, Panel>) -> BTreeMap<InstId, Shared> {
    let func = facts.func;
    let mut found = BTreeMap::new();
    if func.kind == FuncKind::Device {
        return found;
    }
    func.walk(func.body, &mut |id, inst| {
        if let (Op::Copy { .. }, [src, dst]) = (&inst.op, inst.args.as_slice())
            && panels.contains_key(dst)
            && let Some(mut shared) = region(facts, *src, *dst)
        {
            shared.number = found.len();
            found.insert(id, shared);
        }
    });
    found
}

fn region(facts: &Facts<'_>, src: Value, tile: Value) -> Option<Shared> {
    let func = facts.func;
    let mut inst = func.def(src)?;
    let rank = func.ty(src).mem()?.rank();
    // The last two axes, by their numbers in each view on the way.
    let mut last = [rank.checked_sub(2)?, rank - 1];
    while let Op::Permute { axes } = &inst.op {
        last = last.map(|axis| axes[axis] as usize);
        inst = func.def(inst.args[0])?;
    }
    let (axes, args) = match &inst.op {
        Op::Region { axes, filled: false } => (axes, &inst.args),
        _ => return None,
    };
    let ValueDef::Param(param) = func.values[args[0]].def else { return None };
    if func.params[param as usize].mutable {
        return None;
    }
    let extents: Option<Vec<Dim>> = axes
        .iter()
        .map(|axis| match axis {
            Axis::Drop => Some(Dim::int(1)),
            Axis::Keep(Extent::Static(dim)) => Some(dim.clone()),
            Axis::Keep(Extent::Dyn) => None,
        })
        .collect();
    let kept: Vec<usize> = (0..axes.len()).filter(|&axis| matches!(axes[axis], Axis::Keep(_))).collect();
    let start = args[1..].to_vec();
    let mut varies = 0;
    for &offset in &start {
        varies |= influence(func, offset);
    }
    let axes = last.map(|axis| kept[axis]);
    Some(Shared { number: 0, param: param as usize, start, extents: extents?, axes, varies, tile })
}

/// The block indices that a value depends on, as a mask.
fn influence(func: &Func, value: Value) -> u8 {
    let all = 0b111;
    match func.values[value].def {
        ValueDef::Param(_) => 0,
        ValueDef::Arg(region, number) if region == func.body => 1 << (3 - func.grid.len() as u32 + number),
        // A loop counter takes the same values in most blocks; what its bounds
        // depend on does not change the regions, only how many there are.
        ValueDef::Arg(..) => 0,
        ValueDef::Inst(inst) => {
            let inst = &func.insts[inst];
            match &inst.op {
                // Variables may hold anything.
                Op::Load {} if func.ty(inst.args[0]).mem().is_some_and(|mem| mem.rank() == 0) => all,
                Op::If {} | Op::Call { .. } | Op::Atomic { .. } => all,
                _ => inst.args.iter().fold(0, |mask, &arg| mask | influence(func, arg)),
            }
        }
    }
}

//! Which memory statements use, and what is known of it and of values.

use rustc_hash::FxHashSet;
use tile_core::ir::{Effect, Func, Inst, InstId, Literal, Op, RegionId, Space, Value};

/// Whether a statement itself touches memory, through whatever view.
pub(super) fn touches(func: &Func, inst: &Inst, memory: Value) -> bool {
    inst.args.iter().any(|&arg| func.ty(arg).mem().is_some() && func.root(arg) == memory)
}

/// Whether a statement, or what is inside of it, touches memory.
pub(super) fn touches_within(func: &Func, inst: &Inst, memory: Value) -> bool {
    touches(func, inst, memory) || inst.regions.iter().any(|&region| uses(func, region, memory) > 0)
}

/// The statements of a region, and of those inside, that touch memory.
pub(super) fn uses(func: &Func, region: RegionId, memory: Value) -> usize {
    let mut count = 0;
    func.walk(region, &mut |_, inst| count += usize::from(touches(func, inst, memory)));
    count
}

/// Whether an instruction computes or reads, and that is all.
pub(super) fn only_reads(func: &Func, id: InstId) -> bool {
    let inst = &func.insts[id];
    inst.regions.is_empty() && matches!(inst.op.effect(), Effect::Pure | Effect::Read)
}

/// Whether a value is a fragment, or a view of one.
pub(super) fn is_fragment(func: &Func, value: Value) -> bool {
    func.ty(value).mem().is_some_and(|mem| mem.space == Space::Fragment)
}

/// For each `parallel!`, by its region, the fragments that nothing has touched
/// yet: there is nothing in them.
pub(super) fn untouched(func: &Func) -> FxHashSet<(RegionId, Value)> {
    let mut found = FxHashSet::default();
    first_uses(func, func.body, &mut found);
    found
}

fn first_uses(func: &Func, region: RegionId, found: &mut FxHashSet<(RegionId, Value)>) {
    let insts = &func.regions[region].insts;
    for (at, &id) in insts.iter().enumerate() {
        let inst = &func.insts[id];
        if let (Op::Alloc {}, Some(tile)) = (&inst.op, inst.result) {
            let first = insts[at + 1..]
                .iter()
                .map(|&id| &func.insts[id])
                .find(|later| !later.op.is_view() && touches_within(func, later, tile));
            found.extend(
                first.filter(|first| matches!(first.op, Op::Parallel {})).map(|first| (first.regions[0], tile)),
            );
        }
        inst.regions.iter().for_each(|&inner| first_uses(func, inner, found));
    }
}

/// An integer that is known from the function alone.
pub(crate) fn constant(func: &Func, value: Value) -> Option<i64> {
    match &func.def(value)?.op {
        Op::Const { value: Literal::Int(x) } => i64::try_from(*x).ok(),
        Op::Dim { dim } => dim.as_int(),
        _ => None,
    }
}

/// Whether a value is a constant zero; a float's has no sign.
pub(super) fn is_zero(func: &Func, value: Value) -> bool {
    func.def(value).is_some_and(|inst| match inst.op {
        Op::Const { value: Literal::Int(x) } => x == 0,
        Op::Const { value: Literal::Float(x) } => x.to_bits() == 0,
        _ => false,
    })
}

/// Whether a kernel prints or asserts: its messages name blocks of the grid,
/// and a thread that stops at a failed assertion would let others wait for ever.
pub(super) fn speaks(func: &Func) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| found |= matches!(inst.op, Op::Print { .. } | Op::Assert { .. }));
    found
}

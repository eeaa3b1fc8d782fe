//! Unrolls loops whose counter says how far a shuffle goes, so that distances are constants.
//!
//! Before:
//! ```text
//! for %zero, %two, %one (%k k: index) {
//!   %d = bin.shr %16, %k
//!   %m = bin.xor %lane, %d
//!   %w = shuffle %v, %m : f32
//!   …
//! }
//! ```
//! After:
//! ```text
//! %m = bin.xor %lane, %16
//! %w = shuffle %v, %m : f32
//! …
//! %eight = const 8 : index
//! %n = bin.xor %lane, %eight
//! %u = shuffle %v, %n : f32
//! …
//! ```

use super::fold;
use super::split_masks::{copy, number};
use crate::ir::{Func, Inst, InstId, Literal, LoopKind, Op, RegionId, Type, Value, ValueData, ValueDef};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// The most iterations of a loop that is unrolled: as many as a warp has lanes.
const MOST: i64 = 32;

/// A function without loops of a constant, small number of iterations that say which lanes
/// exchange values.
pub fn unroll_exchanges(func: &Func) -> Cow<'_, Func> {
    if !func.insts.values().any(|inst| matches!(inst.op, Op::Shuffle {})) {
        return Cow::Borrowed(func);
    }
    let mut func = func.clone();
    fold::run(&mut func);
    let body = func.body;
    unroll(&mut func, body);
    fold::run(&mut func);
    Cow::Owned(func)
}

fn unroll(func: &mut Func, region: RegionId) {
    let mut insts = Vec::new();
    for id in std::mem::take(&mut func.regions[region].insts) {
        for inner in func.insts[id].regions.clone() {
            unroll(func, inner);
        }
        match steps(func, id) {
            Some(steps) => steps.into_iter().for_each(|step| iteration(func, id, step, &mut insts)),
            None => insts.push(id),
        }
    }
    func.regions[region].insts = insts;
}

/// The counter's values in a loop that is to be unrolled.
fn steps(func: &Func, id: InstId) -> Option<Vec<i64>> {
    let inst = &func.insts[id];
    let Op::For { kind: LoopKind::Serial } = inst.op else { return None };
    let &[lo, hi, step] = inst.args.as_slice() else { return None };
    let [lo, hi, step] = [number(func, lo)?, number(func, hi)?, number(func, step)?];
    let count = if step > 0 { hi.checked_sub(lo)?.max(0).checked_add(step - 1)? / step } else { return None };
    (count <= MOST && says_lanes(func, inst)).then(|| (0..count).map(|i| lo + i * step).collect())
}

/// Whether a lane that a shuffle of the loop reads is computed from the counter.
fn says_lanes(func: &Func, of: &Inst) -> bool {
    let mut counted: HashSet<Value> = of.regions.iter().flat_map(|&region| func.regions[region].args.clone()).collect();
    let mut found = false;
    func.walk_inst(of, &mut |inst| {
        found |= matches!(inst.op, Op::Shuffle {}) && counted.contains(&inst.args[1]);
        if inst.args.iter().any(|arg| counted.contains(arg)) {
            counted.extend(inst.result);
            counted.extend(inst.regions.iter().flat_map(|&region| &func.regions[region].args));
        }
    });
    found
}

/// Appends the instructions of one iteration.
fn iteration(func: &mut Func, id: InstId, step: i64, out: &mut Vec<InstId>) {
    let (body, span) = (func.insts[id].regions[0], func.insts[id].span);
    let counter = func.regions[body].args[0];
    let first = InstId::new(func.insts.len());
    let data = ValueData { ty: Type::INDEX, def: ValueDef::Inst(first), name: None };
    let value = func.values.push(data);
    let op = Op::Const { value: Literal::Int(step.into()) };
    func.insts.push(Inst { op, args: Vec::new(), regions: Vec::new(), result: Some(value), span });
    out.push(first);
    let mut made = HashMap::from([(counter, value)]);
    for id in func.regions[body].insts.clone() {
        out.push(copy(func, id, &mut made));
    }
}

//! Unrolls loops whose counter says how far a shuffle goes, or which element of a private array is
//! accessed, so that distances and elements are known.
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
use super::split_arrays::{access, is_array};
use super::split_masks::{copy, number};
use crate::ir::{Func, Inst, InstId, Literal, LoopKind, Op, RegionId, Type, Value, ValueData, ValueDef};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// The most iterations of a loop that is unrolled: as many as a warp has lanes.
const MOST: i64 = 32;

/// How often loops in the bodies of unrolled loops are looked at again.
const DEPTH: usize = 4;

/// A function without loops of a constant, small number of iterations that say which lanes
/// exchange values, or which elements of a private array are accessed.
pub fn unroll_exchanges(func: &Func) -> Cow<'_, Func> {
    let asks = |inst: &Inst| {
        matches!(inst.op, Op::Shuffle {}) || access(inst).is_some_and(|(memory, _)| is_array(func, memory))
    };
    if !func.insts.values().any(asks) {
        return Cow::Borrowed(func);
    }
    let mut func = func.clone();
    fold::run(&mut func);
    let body = func.body;
    // A loop whose bounds are computed from another's counter has constants once that is unrolled.
    for _ in 0..DEPTH {
        let again = unroll(&mut func, body);
        fold::run(&mut func);
        if !again {
            break;
        }
    }
    Cow::Owned(func)
}

/// Whether anything was unrolled.
fn unroll(func: &mut Func, region: RegionId) -> bool {
    let (mut insts, mut found) = (Vec::new(), false);
    for id in std::mem::take(&mut func.regions[region].insts) {
        for inner in func.insts[id].regions.clone() {
            found |= unroll(func, inner);
        }
        match steps(func, id) {
            Some(steps) => {
                found = true;
                steps.into_iter().for_each(|step| iteration(func, id, step, &mut insts));
            }
            None => insts.push(id),
        }
    }
    func.regions[region].insts = insts;
    found
}

/// The counter's values in a loop that is to be unrolled.
fn steps(func: &Func, id: InstId) -> Option<Vec<i64>> {
    let inst = &func.insts[id];
    let Op::For { kind: LoopKind::Serial } = inst.op else { return None };
    let &[lo, hi, step] = inst.args.as_slice() else { return None };
    let [lo, hi, step] = [number(func, lo)?, number(func, hi)?, number(func, step)?];
    let count = if step > 0 { hi.checked_sub(lo)?.max(0).checked_add(step - 1)? / step } else { return None };
    (count <= MOST && says_which(func, inst)).then(|| (0..count).map(|i| lo + i * step).collect())
}

/// Whether a lane that a shuffle of the loop reads, or an index of a private array, is computed from the
/// counter.
fn says_which(func: &Func, of: &Inst) -> bool {
    let mut counted: HashSet<Value> = of.regions.iter().flat_map(|&region| func.regions[region].args.clone()).collect();
    let mut found = false;
    func.walk_inst(of, &mut |inst| {
        found |= matches!(inst.op, Op::Shuffle {}) && counted.contains(&inst.args[1]);
        let element = access(inst).filter(|(memory, _)| is_array(func, *memory));
        found |= element.is_some_and(|(_, indices)| indices.iter().any(|index| counted.contains(index)));
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

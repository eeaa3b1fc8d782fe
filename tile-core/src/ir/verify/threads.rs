//! Verifier of `threads` and of groups of its threads.

use super::check::{At, Check, MAX_THREADS};
use crate::elem::Elem;
use crate::interp::LANES;
use crate::ir::{Func, Inst, Literal, Op, Value, ValueDef};

/// A region for each of a constant number of threads.
pub(super) fn region(at: At<'_>) -> Check {
    at.is(0, Elem::INDEX)?;
    match constant(at.func, at.inst.args[0]) {
        Some(Some(count)) if !(1..=MAX_THREADS).contains(&count) => {
            return Err(format!("there are 1 to {MAX_THREADS} threads"));
        }
        Some(_) => {}
        None => return Err("the number of threads is no constant".to_owned()),
    }
    at.takes(0, 1)
}

/// A barrier of the block, or of a group.
pub(super) fn barrier(at: At<'_>) -> Check {
    match at.inst.args.first().map(|&member| at.func.def(member).map(|inst| &inst.op)) {
        None | Some(Some(Op::Member {})) => Ok(()),
        Some(_) => Err("the operand of a `barrier` is no `member`".to_owned()),
    }
}

/// Whether a thread is of a group.
pub(super) fn member(at: At<'_>) -> Check {
    (0..3).try_for_each(|i| at.is(i, Elem::INDEX))?;
    let Some(threads) = region_of(at.func, at.inst.args[0]) else {
        return Err("the first operand of `member` is no number of a thread".to_owned());
    };
    let (Some(first), Some(end)) = (constant(at.func, at.inst.args[1]), constant(at.func, at.inst.args[2])) else {
        return Err("the ends of a group are no constants".to_owned());
    };
    let whole = |end: i128| end % i128::from(LANES) == 0;
    if !first.is_none_or(whole) || !end.is_none_or(whole) {
        return Err(format!("the ends of a group are no multiples of {LANES}"));
    }
    let count = threads.args.first().and_then(|&count| constant(at.func, count).flatten());
    let last = end.or(count).unwrap_or(MAX_THREADS);
    let ends = first.is_none_or(|first| 0 <= first && first < last) && end.is_none_or(|end| end > 0);
    if !ends || end.zip(count).is_some_and(|(end, count)| end > count) {
        return Err("a group has at least a thread, and no others than `threads` has".to_owned());
    }
    at.gives(Elem::BOOL)
}

/// The `threads` whose number of a thread a value is.
fn region_of(func: &Func, thread: Value) -> Option<&Inst> {
    let ValueDef::Arg(region, _) = func.values[thread].def else { return None };
    func.insts.values().find(|inst| matches!(inst.op, Op::Threads {}) && inst.regions.contains(&region))
}

/// A constant, and its value where it is known.
fn constant(func: &Func, value: Value) -> Option<Option<i128>> {
    match func.def(value).map(|inst| &inst.op) {
        Some(Op::Dim { dim }) => Some(dim.as_int().map(i128::from)),
        Some(Op::Const { value: Literal::Int(value) }) => Some(Some(*value)),
        _ => None,
    }
}

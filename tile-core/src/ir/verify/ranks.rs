//! Verifier of memory of other ranks: parameters, and the operations that reach it.

use super::check::{At, Check};
use crate::elem::{DType, Elem};
use crate::ir::{Effect, Func, FuncKind, Op, Param, Reach};

/// The type of signal words.
const WORD: Elem = Elem::Is(DType::U32);

/// A parameter of all ranks has an axis of ranks in front; that of signals is a list of words
/// for each.
pub(super) fn param(func: &Func, param: &Param) -> Result<(), String> {
    let Some(word) = param.reach.word() else { return Ok(()) };
    let Some(mem) = func.ty(param.value).mem() else { return Err(format!("a scalar cannot be `{word}`")) };
    if func.kind != FuncKind::Kernel {
        return Err(format!("`{word}` of a device function"));
    }
    match param.reach {
        Reach::Own => Ok(()),
        Reach::Peers if mem.rank() < 2 => Err("`peers` has an axis of ranks and one of elements".to_owned()),
        Reach::Peers => Ok(()),
        Reach::Signals if param.mutable => Err("`signals` cannot be mutable".to_owned()),
        Reach::Signals if mem.rank() != 2 || mem.elem != WORD => {
            Err("`signals` is memory of u32 with an axis of ranks and one of words".to_owned())
        }
        Reach::Signals => Ok(()),
    }
}

/// Signals are reached by their own operations alone, and memory of peers by no atomics.
pub(super) fn operands(at: At<'_>) -> Check {
    let op = &at.inst.op;
    for (i, &arg) in at.inst.args.iter().enumerate() {
        if at.func.ty(arg).mem().is_none() {
            continue;
        }
        let admits = match at.func.reach(arg) {
            Reach::Own => true,
            Reach::Peers => !matches!(op, Op::Atomic { .. } | Op::AtomicTile { .. } | Op::Call { .. }),
            Reach::Signals => op.effect() == Effect::Order || matches!(op, Op::Extent { .. } | Op::Expect { .. }),
        };
        if !admits {
            let word = at.func.reach(arg).word().unwrap_or_default();
            return Err(format!("{} is memory of `{word}`, which the operation does not take", at.operand(i)));
        }
    }
    Ok(())
}

/// `signal`, `wait`: `signals, rank, index, value`.
pub(super) fn signal(at: At<'_>) -> Check {
    at.mem(0)?;
    let param = at.func.params.iter().find(|param| param.value == at.inst.args[0]);
    if param.is_none_or(|param| param.reach != Reach::Signals) {
        return Err(format!("{} is no parameter of `signals`", at.operand(0)));
    }
    at.is(1, Elem::INDEX)?;
    at.is(2, Elem::INDEX)?;
    at.is(3, WORD)
}

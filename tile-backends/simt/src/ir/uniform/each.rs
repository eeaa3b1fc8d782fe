//! Values that follow from the thread's number and constants alone: computed.

use super::Varies;
use crate::ir::{Inst, Kernel, Op, ShuffleMode, Special};
use std::ops::Range;
use std::rc::Rc;
use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::Id as _;
use tile_core::launch::Scalar;

/// Threads of a warpgroup.
const GROUP: usize = 128;

/// The most threads that a block has on any machine.
const THREADS: u32 = 1024;

/// What a value is.
#[derive(Clone, Debug)]
pub(super) enum Each {
    /// In every launch, for all threads.
    Same(u64),
    /// In every launch, for each thread of the block.
    By(Rc<[u64]>),
}

impl Each {
    /// For a thread.
    pub(super) fn at(&self, thread: usize) -> u64 {
        match self {
            Each::Same(bits) => *bits,
            Each::By(each) => each[thread],
        }
    }

    /// What it changes with among some threads.
    pub(super) fn varies(&self, threads: &Range<usize>) -> Varies {
        let Each::By(each) = self else { return Varies::NOT };
        let changes = |apart: usize| {
            let mut firsts = threads.clone().filter(|thread| thread & apart == 0 && thread + apart < threads.end);
            firsts.any(|thread| each[thread] != each[thread + apart])
        };
        let bits = (0..7).filter(|&bit| changes(1 << bit)).fold(0, |bits, bit| bits | 1 << bit);
        let groups = threads.clone().skip(GROUP).any(|thread| each[thread] != each[thread - GROUP]);
        Varies(bits | u8::from(groups) << 7)
    }
}

/// The result of an instruction whose operands are known, in a kernel of which `known`
/// says what is; nothing where that does not follow.
pub(super) fn result(kernel: &Kernel, known: &[Option<Each>], inst: &Inst) -> Option<Each> {
    let [result] = inst.results[..] else { return None };
    if kernel.threads > THREADS {
        return None;
    }
    let ty = kernel.vals[result];
    let threads = kernel.threads as usize;
    match inst.op {
        Op::Const { value } => return Some(Each::Same(scalar::eval_literal(value, ty).bits)),
        Op::Special { what: Special::Thread } => return Some(Each::By((0..threads as u64).collect())),
        Op::Special { what: Special::Warpgroup } => {
            return Some(Each::By((0..threads as u64).map(|thread| thread / GROUP as u64).collect()));
        }
        Op::Shuffle { mode: ShuffleMode::Index, lane, width } => {
            // All lanes of each group have what one of them has.
            let all = known[inst.args[0].index()].as_ref()?;
            let from = |thread: usize| thread & !(width as usize - 1) | lane as usize;
            let each = (0..threads).map(|thread| (from(thread) < threads).then(|| all.at(from(thread))));
            return each.collect::<Option<Rc<[u64]>>>().map(Each::By);
        }
        Op::Un { .. } | Op::Bin { .. } | Op::Cmp { .. } | Op::Select {} | Op::Cast { .. } | Op::Bits {} => {}
        _ => return None,
    }
    // Nothing branches on floats of the thread's number.
    let is_number = |ty: DType| ty.is_int() || ty == DType::Bool;
    if !is_number(ty) || !inst.args.iter().all(|&arg| is_number(kernel.vals[arg])) {
        return None;
    }
    let args: Vec<&Each> = inst.args.iter().map(|arg| known[arg.index()].as_ref()).collect::<Option<_>>()?;
    let at = |thread: usize| {
        let x = |i: usize| Scalar { dtype: kernel.vals[inst.args[i]], bits: args[i].at(thread) };
        let y = match inst.op {
            Op::Un { op } => scalar::eval_un(op, x(0))?,
            Op::Bin { op } => scalar::eval_bin(op, x(0), x(1))?,
            Op::Cmp { op } => scalar::eval_cmp(op, x(0), x(1))?,
            Op::Select {} => scalar::eval_select(x(0), x(1), x(2)),
            Op::Cast { round } => scalar::eval_cast(x(0), ty, round),
            Op::Bits {} => scalar::eval_bits(x(0), ty)?,
            _ => return None,
        };
        Some(y.bits)
    };
    if args.iter().all(|arg| matches!(arg, Each::Same(_))) {
        return at(0).map(Each::Same);
    }
    (0..threads).map(at).collect::<Option<Rc<[u64]>>>().map(Each::By)
}

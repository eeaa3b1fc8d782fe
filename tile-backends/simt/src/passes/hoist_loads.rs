//! Loads in front of stores.
//!
//! ```text
//! %1 = load @0, %i              %1 = load @0, %i
//! store @1, %i, %f(%1)          %2 = load @0, %j
//! %2 = load @0, %j        ──►   store @1, %i, %f(%1)
//! store @1, %j, %f(%2)          store @1, %j, %f(%2)
//! ```
//!
//! A thread that takes one run of elements after another from shared memory to
//! shared memory waits for each load: no assembler moves a load above a store of
//! which it cannot see that it is to other memory. Between two phases buffers
//! do not share bytes, so loads from buffers that nothing stores to on the way
//! go, with the arithmetic on their indices, in front of the first store. They
//! then wait at once, as far as registers go.

use crate::ir::{Block, Buf, Effect, Inst, Kernel, Op, Val};
use rustc_hash::{FxHashMap, FxHashSet};

/// 32-bit words that are loaded in front of a store at most.
const WORDS: u32 = 24;

pub(super) fn run(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    visit(kernel, &mut body);
    kernel.body = body;
}

fn visit(kernel: &Kernel, block: &mut Block) {
    for inst in &mut block.insts {
        inst.blocks.iter_mut().for_each(|block| visit(kernel, block));
    }
    let insts = std::mem::take(&mut block.insts);
    let mut run = Vec::new();
    for inst in insts {
        if is_passed(kernel, &inst) {
            run.push(inst);
            continue;
        }
        block.insts.append(&mut reordered(kernel, std::mem::take(&mut run)));
        block.insts.push(inst);
    }
    block.insts.append(&mut reordered(kernel, run));
}

/// Whether a load may be moved from behind an instruction to its front, as far as
/// the instruction itself tells.
fn is_passed(kernel: &Kernel, inst: &Inst) -> bool {
    match inst.op {
        Op::Store { buf, .. } => kernel.bufs[buf].is_shared(),
        Op::Load { .. } | Op::Get { .. } | Op::Set { .. } => true,
        _ => inst.op.effect() == Effect::Pure && inst.blocks.is_empty(),
    }
}

/// Whether an instruction may be moved: it depends on its operands alone, and
/// not on what other threads do.
fn is_mobile(op: &Op) -> bool {
    let collective = matches!(op, Op::Elect {} | Op::Shuffle { .. } | Op::ShuffleAt {} | Op::Mma { .. });
    op.effect() == Effect::Pure && !collective
}

/// A run of instructions with loads from shared memory in front of its first
/// store.
fn reordered(kernel: &Kernel, run: Vec<Inst>) -> Vec<Inst> {
    let Some(first) = run.iter().position(|inst| matches!(inst.op, Op::Store { .. })) else { return run };
    let made: FxHashMap<Val, usize> =
        (first..run.len()).flat_map(|i| run[i].results.iter().map(move |&result| (result, i))).collect();
    let mut stored: FxHashSet<Buf> = FxHashSet::default();
    let mut moved: FxHashSet<usize> = FxHashSet::default();
    let mut words = 0;
    for (i, inst) in run.iter().enumerate().skip(first) {
        match inst.op {
            Op::Store { buf, .. } => {
                stored.insert(buf);
            }
            Op::Load { buf, .. } if kernel.bufs[buf].is_shared() && !stored.contains(&buf) => {
                let size = (inst.results.len() as u32 * kernel.bufs[buf].elem.bits()).div_ceil(32);
                let mut chain = FxHashSet::from_iter([i]);
                if words + size <= WORDS && inst.args.iter().all(|&arg| follows(&run, &made, &moved, arg, &mut chain)) {
                    moved.extend(chain);
                    words += size;
                }
            }
            _ => {}
        }
    }
    let (mut front, mut rest) = (Vec::new(), Vec::new());
    for (i, inst) in run.into_iter().enumerate() {
        if i < first || moved.contains(&i) { front.push(inst) } else { rest.push(inst) }
    }
    front.append(&mut rest);
    front
}

/// Whether a value can be had in front of the first store, and what must be moved
/// there for it.
fn follows(
    run: &[Inst],
    made: &FxHashMap<Val, usize>,
    moved: &FxHashSet<usize>,
    val: Val,
    chain: &mut FxHashSet<usize>,
) -> bool {
    let Some(&i) = made.get(&val) else { return true };
    if moved.contains(&i) || !chain.insert(i) {
        return true;
    }
    is_mobile(&run[i].op) && run[i].args.iter().all(|&arg| follows(run, made, moved, arg, chain))
}

//! Loads that a thread repeats.
//!
//! ```text
//! %1 = load @0, %i              %1 = load @0, %i
//! store @1, %j, %f(%1)          store @1, %j, %f(%1)
//! %2 = load @0, %i        ──►
//! store @1, %k, %f(%2)          store @1, %k, %f(%1)
//! ```
//!
//! A thread that goes through several rows of a tile reads what is the same for each row once
//! for each. On a GPU that is a word of a cache that is read again, and costs less than a
//! register that is held; where a software GPU executes the threads, registers are memory as
//! everything else, and an access is one for each thread.
//!
//! The loads of a buffer are forgotten where something may have been stored to it, by this
//! thread or, from one phase to the next, by another.

use super::shared_allocation::accesses;
use crate::ir::{Block, Buf, Effect, Inst, Kernel, Op, Val};
use std::collections::{HashMap, HashSet};

/// A load: what it reads, on what, and how much.
type Key = (Op, Vec<Val>, usize);

/// Loads whose values are at hand.
type Loaded = HashMap<Key, Vec<Val>>;

/// Leaves one of the loads that read the same.
pub(super) fn run(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    let written = written(kernel, &body);
    let mut renamed = HashMap::new();
    visit(kernel, &mut body, Loaded::new(), &written, &mut renamed);
    kernel.body = body;
}

/// The buffers that an instruction stores to itself.
fn stores(kernel: &Kernel, inst: &Inst) -> impl Iterator<Item = Buf> + use<> {
    accesses(kernel, inst).into_iter().filter(|&(_, writes)| writes).map(|(buf, _)| buf)
}

/// The buffers that a block stores to.
fn written(kernel: &Kernel, block: &Block) -> HashSet<Buf> {
    let mut found = HashSet::new();
    for inst in &block.insts {
        found.extend(stores(kernel, inst));
        inst.blocks.iter().for_each(|block| found.extend(written(kernel, block)));
    }
    found
}

fn visit(
    kernel: &Kernel,
    block: &mut Block,
    mut loaded: Loaded,
    all_written: &HashSet<Buf>,
    renamed: &mut HashMap<Val, Val>,
) {
    let forget = |loaded: &mut Loaded, written: &HashSet<Buf>| {
        loaded.retain(|(op, ..), _| !matches!(op, Op::Load { buf, .. } if written.contains(buf)));
    };
    let mut kept: Vec<Inst> = Vec::with_capacity(block.insts.len());
    for mut inst in std::mem::take(&mut block.insts) {
        for arg in &mut inst.args {
            *arg = renamed.get(arg).copied().unwrap_or(*arg);
        }
        if let Op::Load { .. } = inst.op {
            let key = (inst.op.clone(), inst.args.clone(), inst.results.len());
            if let Some(vals) = loaded.get(&key) {
                renamed.extend(inst.results.iter().copied().zip(vals.iter().copied()));
                continue;
            }
            loaded.insert(key, inst.results.clone());
        }
        let within = inst.blocks.iter().fold(HashSet::new(), |mut all, block| {
            all.extend(written(kernel, block));
            all
        });
        // An iteration comes after others.
        forget(&mut loaded, &within);
        for block in &mut inst.blocks {
            visit(kernel, block, loaded.clone(), all_written, renamed);
        }
        match inst.op.effect() {
            Effect::Sync => forget(&mut loaded, all_written),
            Effect::Write => forget(&mut loaded, &stores(kernel, &inst).collect()),
            _ => {}
        }
        kept.push(inst);
    }
    block.insts = kept;
}

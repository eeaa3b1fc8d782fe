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
//! for each: the bias of a column, or its scale. How long a value is worth its register depends
//! on what executes the threads:
//!
//! - A software GPU has its registers in memory as everything else, and an access is one for each
//!   thread ([`run`]). A buffer's loads are forgotten where something may have been stored to it,
//!   by this thread or, from one phase to the next, by another.
//! - A GPU reads the word from L1 again, for an issue slot and a wait ([`run_read_only`]). The
//!   latest [`WORDS`] that were loaded from buffers that nobody stores to are at hand, until the
//!   next branch or loop. Assemblers do the same where no load is guarded, and none are at ragged
//!   edges.

use super::shared_allocation::accesses;
use crate::ir::{Block, Buf, BufData, Effect, Home, Inst, Kernel, Op, Val};
use rustc_hash::{FxHashMap, FxHashSet};

/// A load: what it reads, on what, and how much.
type Key = (Op, Vec<Val>, usize);

/// Loads whose values are at hand.
type Loaded = FxHashMap<Key, Vec<Val>>;

/// Leaves one of the loads that read the same, however far apart.
pub(super) fn run(kernel: &mut Kernel) {
    let mut body = std::mem::take(&mut kernel.body);
    let mut written = written(kernel, &body);
    // Of what is writable, others write, too: ranks, between signals.
    written.extend(kernel.bufs.iter().filter(|(_, data)| is_writable(data)).map(|(buf, _)| buf));
    let mut renamed = FxHashMap::default();
    visit(kernel, &mut body, Loaded::default(), &written, &mut renamed);
    kernel.body = body;
}

/// 32-bit words that a thread of a GPU holds for a later load.
const WORDS: u32 = 32;

/// Leaves one of the loads that read the same memory shortly after one another, where the kernel
/// never stores to it.
pub(super) fn run_read_only(kernel: &mut Kernel) {
    let written = kernel.written();
    let mut body = std::mem::take(&mut kernel.body);
    let is_constant = |buf: Buf| {
        let data = &kernel.bufs[buf];
        !data.is_shared() && !is_writable(data) && !written.contains(&buf)
    };
    let words = |buf: Buf, elements: usize| (elements as u32 * kernel.bufs[buf].elem.bits()).div_ceil(32);
    straight(&mut body, &mut FxHashMap::default(), &|op, elements| match *op {
        Op::Load { buf, .. } if is_constant(buf) => Some(words(buf, elements)),
        _ => None,
    });
    kernel.body = body;
}

/// Whether it is global memory that launches write.
fn is_writable(data: &BufData) -> bool {
    matches!(data.home, Home::Global { writable: true, .. })
}

/// Goes through a block; `size` tells the words of a load that may be left out.
fn straight(block: &mut Block, renamed: &mut FxHashMap<Val, Val>, size: &dyn Fn(&Op, usize) -> Option<u32>) {
    // The latest is last.
    let mut loaded: Vec<(Key, Vec<Val>, u32)> = Vec::new();
    block.insts.retain_mut(|inst| {
        for arg in &mut inst.args {
            *arg = renamed.get(arg).copied().unwrap_or(*arg);
        }
        if !inst.blocks.is_empty() {
            inst.blocks.iter_mut().for_each(|block| straight(block, renamed, size));
            loaded.clear();
        }
        let Some(words) = size(&inst.op, inst.results.len()) else { return true };
        let key = (inst.op.clone(), inst.args.clone(), inst.results.len());
        let same = loaded.iter().position(|(other, ..)| *other == key);
        let entry = match same {
            Some(i) => loaded.remove(i),
            None => (key, inst.results.clone(), words),
        };
        if same.is_some() {
            renamed.extend(inst.results.iter().copied().zip(entry.1.iter().copied()));
        }
        loaded.push(entry);
        while loaded.iter().map(|(.., words)| words).sum::<u32>() > WORDS {
            loaded.remove(0);
        }
        same.is_none()
    });
}

/// The buffers that an instruction stores to itself.
fn stores(kernel: &Kernel, inst: &Inst) -> impl Iterator<Item = Buf> + use<> {
    accesses(kernel, inst).into_iter().filter(|&(_, writes)| writes).map(|(buf, _)| buf)
}

/// The buffers that a block stores to.
fn written(kernel: &Kernel, block: &Block) -> FxHashSet<Buf> {
    let mut found = FxHashSet::default();
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
    all_written: &FxHashSet<Buf>,
    renamed: &mut FxHashMap<Val, Val>,
) {
    let forget = |loaded: &mut Loaded, written: &FxHashSet<Buf>| {
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
        let within = inst.blocks.iter().fold(FxHashSet::default(), |mut all, block| {
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

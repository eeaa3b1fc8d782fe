//! Places shared buffers: those that are not needed at the same time share
//! bytes.
//!
//! A buffer is needed from its first access to its last in program order, counted in phases:
//! within one, no thread waits for another. An access in a loop of phases counts for the whole
//! of the outermost such loop, because what one iteration writes another may read.
//!
//! Larger buffers are placed first, each at the lowest place that is free for its time. What
//! TMA copies and several partitions access is needed at all times. Cooperative matrices share
//! bytes with elements of their own type alone. That two phases meet in the same bytes is for
//! the pass `barriers` to see.

use super::barriers::holds_phases;
use crate::ir::{Block, Buf, Home, Inst, Kernel, Left, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// The buffers that an instruction accesses, and whether it writes.
pub(super) fn accesses(kernel: &Kernel, inst: &Inst) -> Vec<(Buf, bool)> {
    match inst.op {
        Op::Load { buf, .. } | Op::LoadMatrix { buf, .. } | Op::CoopLoad { buf, .. } => vec![(buf, false)],
        Op::Store { buf, .. } | Op::StoreMatrix { buf, .. } | Op::CoopStore { buf, .. } | Op::Atomic { buf, .. } => {
            vec![(buf, true)]
        }
        Op::StoreRemote { buf, signal, .. } => vec![(buf, true), (signal, true)],
        Op::CopyAsync { src, dst, .. } => vec![(src, false), (dst, true)],
        Op::TmaLoad { map, dst, signal, .. } => {
            vec![(kernel.maps[map].buf, false), (dst, true), (signal, true)]
        }
        Op::TmaStore { map, src, .. } => vec![(kernel.maps[map].buf, true), (src, false)],
        Op::Wgmma { left, right, .. } => match left {
            Left::Registers => vec![(right.buf, false)],
            Left::Shared(left) => vec![(left.buf, false), (right.buf, false)],
        },
        Op::Await { buf }
        | Op::Signal { buf, .. }
        | Op::WaitSignal { buf }
        | Op::MbarrierInit { buf, .. }
        | Op::MbarrierArrive { buf, .. }
        | Op::MbarrierExpect { buf, .. }
        | Op::CopyArrive { buf }
        | Op::MbarrierWait { buf }
        | Op::Anchor { buf }
        | Op::Keep { buf } => vec![(buf, true)],
        _ => Vec::new(),
    }
}

/// The buffers that something works on without the threads that started it,
/// those that roles share and those of stages that roles take alternately: others may not
/// have their bytes at any time.
fn pinned(kernel: &Kernel) -> FxHashSet<Buf> {
    let mut pinned = FxHashSet::default();
    kernel.walk(&mut |inst| match &inst.op {
        Op::TmaLoad { .. }
        | Op::TmaStore { .. }
        | Op::StoreRemote { .. }
        | Op::MbarrierInit { .. }
        | Op::Anchor { .. }
        | Op::Keep { .. } => {
            pinned.extend(accesses(kernel, inst).into_iter().map(|(buf, _)| buf));
        }
        Op::WarpSpecialize { .. } => {
            // Where all threads are one partition, they meet in front of the first access
            // of a stage and behind the last.
            pinned.extend(kernel.pipelined.iter().copied());
            // The first partition has the time of the program; the others run at
            // any time.
            let later = inst.blocks.iter().skip(1);
            later.for_each(|block| inside(kernel, block, &mut pinned));
        }
        _ => {}
    });
    pinned
}

fn inside(kernel: &Kernel, block: &Block, found: &mut FxHashSet<Buf>) {
    for inst in &block.insts {
        found.extend(accesses(kernel, inst).into_iter().map(|(buf, _)| buf));
        inst.blocks.iter().for_each(|block| inside(kernel, block, found));
    }
}

/// The buffers that hold cooperative matrices. Not every target can see the same
/// bytes as elements of two types, so others of another type may not have theirs.
fn typed(kernel: &Kernel) -> FxHashSet<Buf> {
    let mut typed = FxHashSet::default();
    kernel.walk(&mut |inst| {
        if let Op::CoopLoad { buf, .. } | Op::CoopStore { buf, .. } = inst.op {
            typed.insert(buf);
        }
    });
    typed
}

#[derive(Clone, Copy)]
struct Life {
    first: usize,
    last: usize,
}

pub(super) fn run(kernel: &mut Kernel) {
    let mut lives: FxHashMap<Buf, Life> = FxHashMap::default();
    let mut time = 0;
    visit(kernel, &kernel.body, &mut time, None, &mut lives);
    for buf in pinned(kernel) {
        lives.insert(buf, Life { first: 0, last: usize::MAX });
    }
    let mut order: Vec<Buf> = lives.keys().copied().filter(|&buf| kernel.bufs[buf].is_shared()).collect();
    order.sort_by_key(|&buf| (std::cmp::Reverse(kernel.bufs[buf].bytes()), buf));
    let typed = typed(kernel);
    let apart = |kernel: &Kernel, x: Buf, y: Buf| {
        (typed.contains(&x) || typed.contains(&y)) && kernel.bufs[x].elem != kernel.bufs[y].elem
    };
    let mut placed: Vec<(u32, u32, Life, Buf)> = Vec::new();
    for buf in order {
        let life = lives[&buf];
        let bytes = kernel.bufs[buf].bytes();
        let Home::Shared { align, .. } = kernel.bufs[buf].home else { continue };
        let mut busy: Vec<(u32, u32)> = placed
            .iter()
            .filter(|(_, _, other, of)| other.first <= life.last && life.first <= other.last || apart(kernel, *of, buf))
            .map(|&(start, end, ..)| (start, end))
            .collect();
        busy.sort_unstable();
        let mut start = 0_u32;
        for (from, to) in busy {
            if start.saturating_add(bytes) <= from {
                break;
            }
            // Where numbers end, memory has ended before.
            start = start.max(to).checked_next_multiple_of(align).unwrap_or(start);
        }
        placed.push((start, start.saturating_add(bytes), life, buf));
        kernel.bufs[buf].home = Home::Shared { start: Some(start), align };
    }
}

fn visit(kernel: &Kernel, block: &Block, time: &mut usize, outer: Option<usize>, lives: &mut FxHashMap<Buf, Life>) {
    for inst in &block.insts {
        // One without phases is a part of its own phase, where threads do not wait.
        let is_loop = matches!(inst.op, Op::For {}) && holds_phases(inst);
        if is_loop || matches!(inst.op, Op::Phase {} | Op::Barrier {}) {
            *time += 1;
        }
        let now = *time;
        for (buf, _) in accesses(kernel, inst) {
            let life = lives.entry(buf).or_insert(Life { first: outer.unwrap_or(now), last: now });
            life.last = life.last.max(now);
        }
        let before: Vec<(Buf, usize)> = lives.iter().map(|(&buf, life)| (buf, life.last)).collect();
        let inner = if is_loop { Some(outer.unwrap_or(now)) } else { outer };
        inst.blocks.iter().for_each(|block| visit(kernel, block, time, inner, lives));
        if is_loop && outer.is_none() {
            *time += 1;
            let end = *time;
            let before: FxHashMap<Buf, usize> = before.into_iter().collect();
            for (buf, life) in lives.iter_mut() {
                // Accessed inside.
                if before.get(buf).is_none_or(|&last| life.last > last) {
                    life.last = end;
                    life.first = life.first.min(now);
                }
            }
        }
    }
}

//! Who goes on.

use super::fiber::{Fiber, Status, Wait};
use super::machine::Machine;
use super::state::banks::Traffic;
use super::state::products::WARPGROUP;
use super::{Fault, place};
use crate::ir::{Block, Inst, Kernel, Op};

/// Runs the blocks of a cluster; gives what they did to shared memory.
pub(super) fn run(mut machine: Machine<'_>) -> Result<Traffic, Fault> {
    let threads = machine.kernel.threads as usize;
    let mut fibers = Vec::new();
    for rank in 0..machine.blocks.len() {
        let mut first = 0;
        while first < threads {
            let together = if machine.clocks.is_exact() { together(machine.kernel, first) } else { threads };
            fibers.push(Fiber::new(&machine, rank, first, together.min(threads - first)));
            first += together;
        }
    }
    loop {
        let ready: Vec<usize> = (0..fibers.len()).filter(|&i| is_ready(&fibers[i], &machine)).collect();
        if ready.is_empty() {
            if fibers.iter().all(Fiber::is_done) {
                break;
            }
            if machine.flights.is_empty() {
                return Err(deadlock(&fibers, &machine));
            }
        }
        if !machine.flights.is_empty() && (ready.is_empty() || machine.choice.is_early()) {
            let next = machine.choice.pick(machine.flights.len());
            machine.land(next)?;
            continue;
        }
        if !machine.stores.is_empty() && machine.choice.is_early() {
            machine.read_some_store();
        }
        let fiber = &mut fibers[ready[machine.choice.pick(ready.len())]];
        let fuel = if machine.choice.is_orderly() { usize::MAX } else { 1 + machine.choice.pick(100) };
        fiber.waiting = match fiber.advance(&mut machine, fuel)? {
            Status::Waiting(wait) => Some((wait, machine.news)),
            Status::Ready | Status::Done => None,
        };
    }
    leave(&fibers, &mut machine)?;
    Ok(machine.traffic)
}

/// Threads from one on that stay together: a warpgroup where it has matrix
/// instructions, else a warp.
fn together(kernel: &Kernel, first: usize) -> usize {
    bound(&kernel.body, first).unwrap_or(kernel.lanes as usize)
}

/// Threads from one on that the instructions of a block keep together, if more than a warp.
fn bound(block: &Block, first: usize) -> Option<usize> {
    let of_inst = |inst: &Inst| match &inst.op {
        Op::Wgmma { .. } | Op::WgmmaFence {} | Op::WgmmaCommit {} | Op::WgmmaWait { .. } => Some(WARPGROUP),
        Op::WarpSpecialize { partitions } => {
            let mut end = 0;
            let mut ends = partitions.iter().map(|partition| {
                end += partition.threads as usize;
                end
            });
            bound(&inst.blocks[ends.position(|end| first < end)?], first)
        }
        _ => inst.blocks.iter().filter_map(|block| bound(block, first)).max(),
    };
    block.insts.iter().filter_map(of_inst).max()
}

fn is_ready(fiber: &Fiber<'_>, machine: &Machine<'_>) -> bool {
    !fiber.is_done() && fiber.waiting.is_none_or(|(_, since)| since < machine.news)
}

fn deadlock(fibers: &[Fiber<'_>], machine: &Machine<'_>) -> Fault {
    let mut at = "kernel".to_owned();
    let mut waits = Vec::new();
    for fiber in fibers {
        let (Some(inst), Some((wait, _))) = (fiber.next(), fiber.waiting) else { continue };
        let what = match wait {
            Wait::Meeting => "the others".to_owned(),
            Wait::Signal => "a signal".to_owned(),
            Wait::Phase { at } => {
                let barrier = machine.blocks[fiber.rank].barriers.get(&at);
                format!("the barrier at byte {at} in {}", barrier.map_or_else(String::new, |barrier| barrier.state()))
            }
        };
        at = place(inst);
        waits.push(format!("{} in {at} for {what}", fiber.name()));
    }
    Fault { at, message: format!("nobody can go on: {}", waits.join("; ")) }
}

/// What must be over at the end.
fn leave(fibers: &[Fiber<'_>], machine: &mut Machine<'_>) -> Result<(), Fault> {
    if !machine.clocks.is_exact() {
        return Ok(());
    }
    let fault = |message| Fault { at: "kernel".to_owned(), message };
    if let Some(fiber) = fibers.iter().find(|fiber| !fiber.products.are_done()) {
        return Err(fault(format!("{} leave and have not waited for matrix instructions", fiber.name())));
    }
    for (rank, block) in machine.blocks.iter().enumerate() {
        let threads = fibers.iter().filter(|fiber| fiber.rank == rank).flat_map(Fiber::actors);
        let known = machine.clocks.union(threads);
        block.leave(machine.clocks.view_of([&known, &[]])).map_err(fault)?;
    }
    machine.finish_stores()
}

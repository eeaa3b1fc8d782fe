//! Instructions on barriers in shared memory that count arrivals and bytes.
//!
//! Who waits names a phase by its parity alone, so it has to know that the phase
//! before it is over: earlier, the one in front of that would let it pass. Such a
//! wait is a fault even in an order in which it passed at the right time.

use super::Outcome;
use super::fiber::{Fiber, Flow, Mask, Wait};
use super::machine::Machine;
use super::state::clocks::{Actor, Engine, Stamp};
use super::state::mbarrier::Mbarrier;
use crate::ir::{Buf, Inst};
use std::collections::BTreeMap;

impl<'m> Machine<'m> {
    /// Whether a thread may use a barrier of a block; `engine` if for a copy.
    pub(super) fn may_use(&mut self, thread: Actor, rank: usize, at: usize, engine: bool) -> Outcome {
        let view = self.clocks.view(thread);
        let made = self.blocks[rank].barrier(at)?.made;
        let who = || (self.clocks.name(thread), self.clocks.name(made.actor));
        if !view.knows(made) {
            let (user, maker) = who();
            return Err(format!("{user} uses the barrier at byte {at}, which {maker} makes"));
        }
        if (engine || made.actor != thread) && !self.clocks.is_barrier_fenced(made, view) {
            let (user, maker) = who();
            return Err(format!("{user} uses the barrier at byte {at}, after which {maker} made no fence"));
        }
        Ok(())
    }

    fn arrive(&mut self, thread: Actor, rank: usize, at: usize, bytes: u32) -> Outcome {
        self.may_use(thread, rank, at, false)?;
        let foreign = self.rank(thread) != rank;
        let ended = self.blocks[rank].barrier(at)?.arrive(&mut self.clocks, thread, foreign, at, bytes)?;
        self.news += u64::from(ended);
        Ok(())
    }

    /// Copies of a thread have landed.
    pub(super) fn copies_land(&mut self, rank: usize, at: usize, copies: Stamp) -> Outcome {
        let ended = self.blocks[rank].barrier(at)?.copies_land(at, copies)?;
        self.news += u64::from(ended);
        Ok(())
    }

    /// Bytes of a copy have landed.
    pub(super) fn bytes_land(&mut self, rank: usize, at: usize, bytes: u32) -> Outcome {
        let ended = self.blocks[rank].barrier(at)?.bytes_land(bytes)?;
        self.news += u64::from(ended);
        Ok(())
    }
}

impl<'k> Fiber<'k> {
    pub(super) fn mbarrier_init(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        count: u32,
    ) -> Outcome {
        let index = self.indices(inst.args[0]);
        for t in self.on(mask) {
            let at = machine.shared_at(buf, index[t], 1)?;
            if at % 8 != 0 {
                return Err(format!("a barrier at byte {at} is not aligned"));
            }
            let thread = self.actor(t);
            let made = machine.clocks.now(thread);
            machine.blocks[self.rank].shared.reserve(&machine.clocks, thread, at, 8)?;
            let barrier = Mbarrier::new(machine.clocks.engine(Engine::Loads), count, made);
            machine.blocks[self.rank].barriers.insert(at, barrier);
        }
        Ok(())
    }

    pub(super) fn mbarrier_arrive(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        remote: bool,
    ) -> Outcome {
        let index = self.indices(inst.args[0]);
        let ranks = if remote { self.indices(inst.args[1]) } else { vec![self.rank as i64; self.threads] };
        for t in self.on(mask) {
            let rank = ranks[t] as usize;
            if rank >= machine.blocks.len() {
                return Err(format!("the cluster has no block {}", ranks[t]));
            }
            let at = machine.shared_at(buf, index[t], 1)?;
            machine.arrive(self.actor(t), rank, at, 0)?;
        }
        Ok(())
    }

    pub(super) fn mbarrier_expect(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        bytes: u32,
    ) -> Outcome {
        let index = self.indices(inst.args[0]);
        for t in self.on(mask) {
            let at = machine.shared_at(buf, index[t], 1)?;
            machine.arrive(self.actor(t), self.rank, at, bytes)?;
        }
        Ok(())
    }

    pub(super) fn mbarrier_wait(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
    ) -> Outcome<Flow> {
        let (index, parity) = (self.indices(inst.args[0]), self.indices(inst.args[1]));
        let mut waited: BTreeMap<usize, Vec<Actor>> = BTreeMap::new();
        for t in self.on(mask) {
            let at = machine.shared_at(buf, index[t], 1)?;
            let thread = self.actor(t);
            machine.may_use(thread, self.rank, at, false)?;
            if !matches!(parity[t], 0 | 1) {
                return Err(format!("{} is no parity", parity[t]));
            }
            let barrier = machine.blocks[self.rank].barrier(at)?;
            let (phase, actor) = (barrier.phase, barrier.actor);
            if i64::from(phase & 1) == parity[t] {
                return Ok(Flow::Wait(Wait::Phase { at }));
            }
            // Before the phase in front of it was over, the one in front of that
            // would have let it pass.
            let before = Stamp { actor, clock: phase.saturating_sub(1) };
            if !machine.clocks.view(thread).knows(before) {
                let name = machine.clocks.name(thread);
                return Err(format!(
                    "{name} waits for phase {} of the barrier at byte {at} and does not know that phase {} is \
                     over: before that, the phase in front would let it pass, whose parity is the same",
                    phase - 1,
                    phase - 2,
                ));
            }
            waited.entry(at).or_default().push(thread);
        }
        for (at, threads) in waited {
            let barrier = machine.blocks[self.rank].barrier(at)?;
            let loads = Stamp { actor: barrier.actor, clock: barrier.phase };
            let told = barrier.told.clone();
            machine.clocks.acquire(threads.iter().copied(), &told);
            machine.clocks.learn(threads.iter().copied(), loads);
        }
        Ok(Flow::Next)
    }
}

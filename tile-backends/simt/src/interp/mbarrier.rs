//! Barriers in shared memory that count arrivals and bytes.
//!
//! Who waits names a phase by its parity alone, so it has to know that the phase
//! before it is over: earlier, the one in front of that would let it pass. Such a
//! wait is a fault even in an order in which it passed at the right time.

use super::clocks::{Actor, Engine, Stamp, Times, View, add};
use super::fiber::{Fiber, Flow, Mask, Wait};
use super::machine::{BlockState, Machine, Outcome};
use crate::ir::{Buf, Inst};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The most bytes that a phase counts.
const MAX_BYTES: i64 = (1 << 20) - 1;

pub(super) struct Mbarrier {
    /// The copies that it awaits; their clock is the number of phases that have
    /// ended.
    pub(super) actor: Actor,
    /// Arrivals of a phase.
    count: u32,
    /// The number of this phase.
    pub(super) phase: u32,
    /// Arrivals that this phase waits for.
    pending: u32,
    /// Bytes that were announced and have not landed.
    bytes: i64,
    /// Copies that have begun and not landed.
    flying: u32,
    /// The last phase of which a copy was, counted from one.
    last_load: u32,
    /// By whom it was made, and when.
    made: Stamp,
    /// What those told who have arrived.
    telling: Times,
    /// What was told when the last phase ended.
    told: Rc<Times>,
    /// The last arrivals of threads of other blocks, and of copies.
    foreign: BTreeMap<Actor, u32>,
}

impl Mbarrier {
    /// Ends the phase if nothing is missing.
    fn settle(&mut self) -> Outcome<bool> {
        if self.pending > 0 || self.bytes != 0 {
            return Ok(false);
        }
        if self.flying > 0 {
            return Err(format!(
                "phase {} of a barrier ends while a copy is in flight whose bytes were not announced",
                self.phase
            ));
        }
        self.phase += 1;
        self.pending = self.count;
        self.told = Rc::new(self.telling.clone());
        Ok(true)
    }

    fn count_arrival(&mut self, at: usize) -> Outcome {
        if self.pending == 0 {
            return Err(format!("more than {} arrivals at the barrier at byte {at}", self.count));
        }
        self.pending -= 1;
        Ok(())
    }

    /// A thread's copies will arrive.
    pub(super) fn copies_begin(&mut self, copies: Stamp) {
        self.foreign.insert(copies.actor, copies.clock);
    }

    /// The time of the copies that begin now.
    pub(super) fn load_begins(&mut self) -> Stamp {
        self.flying += 1;
        self.last_load = self.phase + 1;
        Stamp { actor: self.actor, clock: self.phase + 1 }
    }

    /// For messages.
    pub(super) fn state(&self) -> String {
        let bytes = if self.bytes == 0 { String::new() } else { format!(" and {} bytes", self.bytes) };
        format!("phase {}, which waits for {} of {} arrivals{bytes}", self.phase, self.pending, self.count)
    }
}

impl BlockState {
    pub(super) fn barrier(&mut self, at: usize) -> Outcome<&mut Mbarrier> {
        self.barriers.get_mut(&at).ok_or_else(|| format!("no barrier was made at byte {at}"))
    }

    /// What must be over when the block leaves, as far as its threads know.
    pub(super) fn leave(&self, view: View<'_>) -> Outcome {
        for (at, barrier) in &self.barriers {
            let loads = Stamp { actor: barrier.actor, clock: barrier.last_load };
            if !view.knows(loads) {
                return Err(format!(
                    "the block leaves and has not waited for the bulk loads of the barrier at byte {at}"
                ));
            }
            let foreign = barrier.foreign.iter().map(|(&actor, &clock)| Stamp { actor, clock });
            if foreign.into_iter().any(|arrival| !view.knows(arrival)) {
                return Err(format!("the block leaves while others may arrive at its barrier at byte {at}"));
            }
        }
        Ok(())
    }
}

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
        let now = self.clocks.now(thread).clock;
        let barrier = self.blocks[rank].barrier(at)?;
        barrier.bytes += i64::from(bytes);
        if barrier.bytes > MAX_BYTES {
            return Err(format!("{} bytes are more than a barrier counts", barrier.bytes));
        }
        barrier.count_arrival(at)?;
        if foreign {
            barrier.foreign.insert(thread, now);
        }
        self.clocks.release(std::iter::once(thread), &mut barrier.telling);
        if barrier.settle()? {
            self.news += 1;
        }
        Ok(())
    }

    /// Copies of a thread have landed.
    pub(super) fn copies_land(&mut self, rank: usize, at: usize, copies: Stamp) -> Outcome {
        let barrier = self.blocks[rank].barrier(at)?;
        barrier.count_arrival(at)?;
        add(&mut barrier.telling, copies);
        if barrier.settle()? {
            self.news += 1;
        }
        Ok(())
    }

    /// Bytes of a copy have landed.
    pub(super) fn bytes_land(&mut self, rank: usize, at: usize, bytes: u32) -> Outcome {
        let barrier = self.blocks[rank].barrier(at)?;
        barrier.flying -= 1;
        barrier.bytes -= i64::from(bytes);
        if barrier.settle()? {
            self.news += 1;
        }
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
            let barrier = Mbarrier {
                actor: machine.clocks.engine(Engine::Loads),
                count,
                phase: 0,
                pending: count,
                bytes: 0,
                flying: 0,
                last_load: 0,
                made,
                telling: Times::new(),
                told: Rc::default(),
                foreign: BTreeMap::new(),
            };
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

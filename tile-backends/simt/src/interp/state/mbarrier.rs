//! A barrier in shared memory that counts arrivals and bytes.

use super::clocks::{Actor, Clocks, Stamp, Times, View, add};
use crate::interp::Outcome;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The most bytes that a phase counts.
const MAX_BYTES: i64 = (1 << 20) - 1;

pub(in crate::interp) struct Mbarrier {
    /// The copies that it awaits; their clock is the number of phases that have
    /// ended.
    pub(in crate::interp) actor: Actor,
    /// Arrivals of a phase.
    count: u32,
    /// The number of this phase.
    pub(in crate::interp) phase: u32,
    /// Arrivals that this phase waits for.
    pending: u32,
    /// Bytes that were announced and have not landed.
    bytes: i64,
    /// Copies that have begun and not landed.
    flying: u32,
    /// The last phase of which a copy was, counted from one.
    last_load: u32,
    /// By whom it was made, and when.
    pub(in crate::interp) made: Stamp,
    /// What those told who have arrived.
    telling: Times,
    /// What was told when the last phase ended.
    pub(in crate::interp) told: Rc<Times>,
    /// The last arrivals of threads of other blocks, and of copies.
    foreign: BTreeMap<Actor, u32>,
}

impl Mbarrier {
    /// A barrier of phases of so many arrivals.
    pub(in crate::interp) fn new(actor: Actor, count: u32, made: Stamp) -> Mbarrier {
        Mbarrier {
            actor,
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
        }
    }

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

    /// A thread, of another block if `foreign`, arrives at this barrier at byte `at` and
    /// announces bytes; whether the phase ends.
    pub(in crate::interp) fn arrive(
        &mut self,
        clocks: &mut Clocks,
        thread: Actor,
        foreign: bool,
        at: usize,
        bytes: u32,
    ) -> Outcome<bool> {
        let now = clocks.now(thread).clock;
        self.bytes += i64::from(bytes);
        if self.bytes > MAX_BYTES {
            return Err(format!("{} bytes are more than a barrier counts", self.bytes));
        }
        self.count_arrival(at)?;
        if foreign {
            self.foreign.insert(thread, now);
        }
        clocks.release(std::iter::once(thread), &mut self.telling);
        self.settle()
    }

    /// Copies of a thread have landed; whether the phase ends.
    pub(in crate::interp) fn copies_land(&mut self, at: usize, copies: Stamp) -> Outcome<bool> {
        self.count_arrival(at)?;
        add(&mut self.telling, copies);
        self.settle()
    }

    /// Bytes of a copy have landed; whether the phase ends.
    pub(in crate::interp) fn bytes_land(&mut self, bytes: u32) -> Outcome<bool> {
        self.flying -= 1;
        self.bytes -= i64::from(bytes);
        self.settle()
    }

    /// A thread's copies will arrive.
    pub(in crate::interp) fn copies_begin(&mut self, copies: Stamp) {
        self.foreign.insert(copies.actor, copies.clock);
    }

    /// The time of the copies that begin now.
    pub(in crate::interp) fn load_begins(&mut self) -> Stamp {
        self.flying += 1;
        self.last_load = self.phase + 1;
        Stamp { actor: self.actor, clock: self.phase + 1 }
    }

    /// For messages.
    pub(in crate::interp) fn state(&self) -> String {
        let bytes = if self.bytes == 0 { String::new() } else { format!(" and {} bytes", self.bytes) };
        format!("phase {}, which waits for {} of {} arrivals{bytes}", self.phase, self.pending, self.count)
    }

    /// What must be over when the block of this barrier, at byte `at`, leaves.
    pub(in crate::interp) fn leave(&self, at: usize, view: View<'_>) -> Outcome {
        if !view.knows(Stamp { actor: self.actor, clock: self.last_load }) {
            return Err(format!("the block leaves and has not waited for the bulk loads of the barrier at byte {at}"));
        }
        let mut foreign = self.foreign.iter().map(|(&actor, &clock)| Stamp { actor, clock });
        if foreign.any(|arrival| !view.knows(arrival)) {
            return Err(format!("the block leaves while others may arrive at its barrier at byte {at}"));
        }
        Ok(())
    }
}

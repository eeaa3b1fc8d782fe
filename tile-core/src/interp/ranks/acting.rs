//! What a machine does as a task of several ranks: signals, waits, and accesses that others see.

use super::history::{Cell, History};
use crate::interp::machine::{Machine, Outcome};
use crate::interp::memory::Storage;
use crate::interp::program::{Reg, Slot, Word};
use crate::interp::shadow::{Element, Touch};
use crate::ir::{Order, Reach, SignalOp, Span, Value};

/// The task that runs, and what happened until now.
#[derive(Debug)]
pub(in crate::interp) struct Acting {
    pub(super) history: History,
    pub(super) task: usize,
    /// Tells the launches of a run apart.
    pub(super) launch: usize,
}

impl Machine<'_> {
    /// The word, if there is one.
    fn word(&self, word: Word) -> Option<i64> {
        self.views[word.of].cell([self.int(word.rank), self.int(word.index)].into_iter())
    }

    fn no_word(&self, word: Word, span: Span) -> crate::launch::LaunchError {
        let extents = self.views[word.of].extents();
        let (rank, index) = (self.int(word.rank), self.int(word.index));
        self.fault(span, format!("there is no word [{rank}, {index}] of {}, which has {extents:?}", self.name(word.of)))
    }

    /// Sets a word, or adds to it.
    pub(in crate::interp) fn signal(&mut self, word: Word, op: SignalOp, value: Reg, span: Span) -> Outcome {
        let Some(cell) = self.word(word) else { return Err(self.no_word(word, span)) };
        let storage = self.views[word.of].storage;
        let place = self.place((storage, cell));
        if let Some(Acting { history, task, .. }) = &mut self.acting
            && let Some(setter) = history.signal(*task, place, op, span)
        {
            let reason = format!(
                "lost signal: word {:?} of {} is set again before anything has waited for what {setter} set it to",
                self.element(word.of, cell),
                self.name(word.of)
            );
            return Err(self.fault(span, reason));
        }
        let old = self.storages[storage].get(cell).unwrap_or_default();
        let new = match op {
            SignalOp::Set => self.regs[value],
            SignalOp::Add => u64::from((old as u32).wrapping_add(self.regs[value] as u32)),
        };
        self.storages[storage].set(cell, new);
        Ok(())
    }

    /// Goes on if a word has the value; otherwise gives what is waited for.
    pub(in crate::interp) fn wait(&mut self, word: Word, least: Reg, span: Span) -> Outcome<Option<String>> {
        let Some(cell) = self.word(word) else { return Err(self.no_word(word, span)) };
        let storage = self.views[word.of].storage;
        let (found, least) = (self.storages[storage].get(cell).unwrap_or_default(), self.regs[least]);
        if found < least {
            let (element, name, location) = (self.element(word.of, cell), self.name(word.of), self.location(span));
            let who = match &self.acting {
                Some(acting) => acting.history.task(acting.task).to_string(),
                None => format!("block {:?}", self.block),
            };
            return Ok(Some(format!(
                "{who} waits at {location} for word {element:?} of {name} to be {least} or more, and it is {found}"
            )));
        }
        let place = self.place((storage, cell));
        if let Some(Acting { history, task, .. }) = &mut self.acting {
            history.waited(*task, place);
        }
        Ok(None)
    }

    /// Where an element is, for all ranks. A rank's own tensors are no other's; what one frees, another may
    /// have at the same address.
    fn place(&self, (storage, cell): Element) -> Cell {
        let acting = self.acting.as_ref();
        match &self.storages[storage] {
            Storage::Host { address, bytes } => {
                let own = acting.filter(|_| !self.program.storages[storage].of_ranks);
                let whose = own.map_or(0, |acting| 1 + acting.history.task(acting.task).rank);
                (0, whose, address.addr() as i64 + cell * *bytes as i64)
            }
            Storage::Cells { .. } => (1 + acting.map_or(0, |acting| acting.launch), storage, cell),
        }
    }

    /// Looks whether an access to global memory races with one of another task.
    #[inline]
    pub(in crate::interp) fn touch_of_rank(&mut self, of: Slot, cell: i64, touch: Touch, span: Span) -> Outcome {
        let storage = self.views[of].storage;
        if self.acting.is_none() || !self.program.storages[storage].global {
            return Ok(());
        }
        let place = self.place((storage, cell));
        let Some(Acting { history, task, .. }) = &mut self.acting else { return Ok(()) };
        let Some(other) = history.touch(*task, place, touch, span) else { return Ok(()) };
        let who = history.task(*task).to_string();
        let does = if touch == Touch::Load { "reads" } else { "writes" };
        let (mut element, name) = (self.element(of, cell), self.name(of));
        let whose = match self.func.reach(Value::new(of)) {
            Reach::Own => String::new(),
            Reach::Peers | Reach::Signals => format!(" of rank {}", element.remove(0)),
        };
        let reason = format!("race: {who} {does} element {element:?} of {name}{whose}, which {other}, in no order");
        Err(self.fault(span, reason))
    }

    /// What an atomic that acquires tells the task of others of its rank.
    pub(in crate::interp) fn learn(&mut self, element: Element, order: Order) {
        if order.acquires() && self.acting.is_some() {
            let place = self.place(element);
            self.acting.iter_mut().for_each(|acting| acting.history.acquire(acting.task, place));
        }
    }

    /// What the task tells by an atomic that releases.
    pub(in crate::interp) fn tell(&mut self, element: Element, order: Order) {
        if order.releases() && self.acting.is_some() {
            let place = self.place(element);
            self.acting.iter_mut().for_each(|acting| acting.history.release(acting.task, place));
        }
    }
}

//! Signals to blocks of other devices, and waits for theirs.
//!
//! ```text
//! signal.add %s, %r, %i, %v        barrier
//!                                  if thread == 0 { signal.add @s, %r*n + %i, %v }
//! wait %s, %r, %i, %v              if thread == 0 { wait_signal @s, %r*n + %i, %v }
//!                                  barrier
//! ```
//!
//! Barriers order the threads of the block with the one that signals or waits. A word that is not
//! there fails the launch.

use super::view::Root;
use super::{Lane, Lower, Lowered};
use crate::ir::{Block, Op as Thread, Val};
use tile_core::ir::{Inst, SignalOp};

impl Lower<'_> {
    /// A signal.
    pub(super) fn signal(&mut self, inst: &Inst, op: SignalOp) -> Lowered<()> {
        self.await_writes()?;
        self.b.effect(Thread::Barrier {}, &[]);
        self.at_word(inst, true, &|buf| Thread::Signal { buf, op })
    }

    /// A wait for one.
    pub(super) fn wait(&mut self, inst: &Inst) -> Lowered<()> {
        self.at_word(inst, true, &|buf| Thread::WaitSignal { buf })?;
        self.b.effect(Thread::Barrier {}, &[]);
        Ok(())
    }

    /// A wait of a thread that is the only one here.
    pub(super) fn wait_alone(&mut self, inst: &Inst) -> Lowered<()> {
        self.at_word(inst, false, &|buf| Thread::WaitSignal { buf })
    }

    /// What a thread does to a word of a rank: the first of several, or the only one.
    fn at_word(&mut self, inst: &Inst, first: bool, op: &dyn Fn(crate::ir::Buf) -> Thread) -> Lowered<()> {
        let lane = Lane::default();
        let view = self.view(&lane, inst.args[0])?;
        let Root::Memory(buf) = view.root else { return self.error("signals in no memory") };
        let index = [self.index(&lane, inst.args[1])?, self.index(&lane, inst.args[2])?];
        let value = self.scalar(&lane, inst.args[3])?;
        let place = self.all_places(&view, &[index.to_vec()]).remove(0);
        let mut act = |lower: &mut Self| {
            let guard = lower.guard(&place);
            lower.trap_unless(guard);
            let (at, more) = lower.place_register(buf, place.index());
            let word = lower.b.add_int(at, more);
            lower.b.effect(op(buf), &[word, value]);
            Ok(())
        };
        if first { self.by_first_thread(&mut act) } else { act(self) }
    }

    fn trap_unless(&mut self, condition: Option<Val>) {
        let Some(condition) = condition else { return };
        self.b.open(None);
        self.b.effect(Thread::Trap {}, &[]);
        let otherwise = self.b.close();
        self.b.branch(condition, Block::default(), otherwise);
    }
}

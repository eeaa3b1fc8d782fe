//! Accesses of memory by single threads.

use super::fiber::{Fiber, Flow, Mask, Wait};
use super::machine::Machine;
use super::state::clocks::{Engine, Stamp};
use super::state::copies::{Arriving, Flight, Landing, Sent};
use super::{Fault, Outcome};
use crate::ir::{Buf, Inst, Op, Val};
use tile_core::interp::scalar;
use tile_core::ir::{AtomicOp, SignalOp};

impl<'k> Machine<'k> {
    /// Something lands.
    pub(super) fn land(&mut self, number: usize) -> Result<(), Fault> {
        match self.flights.remove(number) {
            Flight::TmaTile(flight) => self.land_tma_tile(&flight),
            Flight::Copies(copies) => self.land_copies(&copies).map_err(|message| Fault::new(copies.inst, message)),
            Flight::Words(sent) => self.land_words(&sent).map_err(|message| Fault::new(sent.inst, message)),
        }
    }

    fn land_copies(&mut self, copies: &Arriving<'k>) -> Outcome {
        self.land_elements(copies.rank, &copies.landings)?;
        self.copies_land(copies.rank, copies.signal, copies.stamp)
    }

    fn land_words(&mut self, sent: &Sent<'k>) -> Outcome {
        let bytes = self.land_elements(sent.rank, &sent.landings)?;
        self.bytes_land(sent.rank, sent.signal, bytes)
    }

    /// Elements land; their bytes.
    fn land_elements(&mut self, rank: usize, landings: &[Landing]) -> Outcome<u32> {
        let mut bytes = 0;
        for landing in landings {
            let at = self.shared_at(landing.buf, landing.index, 1)?;
            let width = self.kernel.bufs[landing.buf].elem.bytes();
            let place = self.blocks[rank].shared.bytes_mut(at, width);
            place.copy_from_slice(&landing.bits.to_le_bytes()[..width]);
            bytes += width as u32;
        }
        Ok(bytes)
    }
}

impl<'k> Fiber<'k> {
    /// A wide access must be aligned.
    fn aligned(&self, buf: Buf, index: i64, count: usize) -> Outcome {
        if index % count as i64 == 0 {
            return Ok(());
        }
        Err(format!("{count} elements of `{}` from {index} are not aligned", self.kernel.bufs[buf].name))
    }

    pub(super) fn load(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        offset: i64,
        guarded: bool,
    ) -> Outcome {
        let (guard, rest) = self.guard(inst, mask, guarded);
        let index = self.indices(rest[0]);
        for t in self.on(&guard) {
            self.aligned(buf, index[t] + offset, inst.results.len())?;
        }
        self.count_access(machine, inst, &guard, buf, |t| index[t] + offset, inst.results.len())?;
        for (i, &result) in inst.results.iter().enumerate() {
            let mut bits = match rest.get(1) {
                Some(&otherwise) => self.operand(otherwise).to_vec(),
                None => vec![0; self.threads],
            };
            for t in self.on(&guard) {
                bits[t] = machine.read(self.actor(t), buf, index[t] + offset + i as i64)?;
            }
            self.set(result, mask, bits);
        }
        Ok(())
    }

    pub(super) fn store(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        offset: i64,
        guarded: bool,
    ) -> Outcome {
        let (guard, rest) = self.guard(inst, mask, guarded);
        let index = self.indices(rest[0]);
        self.count_access(machine, inst, &guard, buf, |t| index[t] + offset, rest.len() - 1)?;
        for (i, &value) in rest[1..].iter().enumerate() {
            let bits = self.operand(value);
            for t in self.on(&guard) {
                self.aligned(buf, index[t] + offset, rest.len() - 1)?;
                machine.write(self.actor(t), buf, index[t] + offset + i as i64, bits[t])?;
            }
        }
        Ok(())
    }

    #[allow(clippy::too_many_arguments, reason = "the attributes of the instruction")]
    pub(super) fn atomic(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        offset: i64,
        op: AtomicOp,
        guarded: bool,
    ) -> Outcome {
        let (guard, rest) = self.guard(inst, mask, guarded);
        let index = self.indices(rest[0]);
        let elem = self.kernel.bufs[buf].elem;
        let combine = op.combines().and_then(|bin| scalar::bin(bin, elem));
        let values: Vec<&Vec<u64>> = rest[1..].iter().map(|&value| self.operand(value)).collect();
        let mut olds = vec![0; self.threads];
        for t in self.on(&guard) {
            let update = |old: u64| match (op, combine) {
                (_, Some(combine)) => combine(old, values[0][t]),
                // Bits are compared, of floats, too.
                (AtomicOp::Cas, _) => {
                    if old == values[0][t] {
                        values[1][t]
                    } else {
                        old
                    }
                }
                _ => values[0][t],
            };
            olds[t] = machine.update(self.actor(t), buf, index[t] + offset, &update)?;
        }
        if let Some(&result) = inst.results.first() {
            self.set(result, mask, olds);
        }
        Ok(())
    }

    /// Takes signals back once all are there.
    pub(super) fn await_signal(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
    ) -> Outcome<Flow> {
        let index = self.indices(inst.args[0]);
        for t in self.on(mask) {
            if machine.update(self.actor(t), buf, index[t], &|word| word)? == 0 {
                return Ok(Flow::Wait(Wait::Signal));
            }
        }
        self.on(mask).try_for_each(|t| machine.update(self.actor(t), buf, index[t], &|_| 0).map(drop))?;
        Ok(Flow::Next)
    }

    /// Sets a word, or adds to it. There is one device here.
    pub(super) fn signal(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
        op: SignalOp,
    ) -> Outcome {
        let (index, values) = (self.indices(inst.args[0]), self.operand(inst.args[1]).clone());
        self.on(mask).try_for_each(|t| {
            let new = |old: u64| match op {
                SignalOp::Set => values[t],
                SignalOp::Add => u64::from((old as u32).wrapping_add(values[t] as u32)),
            };
            machine.update(self.actor(t), buf, index[t], &new).map(drop)
        })
    }

    /// Goes on once a word is large enough.
    pub(super) fn wait_signal(
        &mut self,
        machine: &mut Machine<'k>,
        inst: &Inst,
        mask: &Mask,
        buf: Buf,
    ) -> Outcome<Flow> {
        let (index, least) = (self.indices(inst.args[0]), self.operand(inst.args[1]).clone());
        for t in self.on(mask) {
            if machine.update(self.actor(t), buf, index[t], &|word| word)? < least[t] {
                return Ok(Flow::Wait(Wait::Signal));
            }
        }
        Ok(Flow::Next)
    }

    /// A copy lands as late as it may.
    pub(super) fn copy_async(&mut self, machine: &mut Machine<'k>, inst: &Inst, mask: &Mask) -> Outcome {
        let Op::CopyAsync { src, src_offset, dst, dst_offset, bytes, guarded } = inst.op else {
            unreachable!("`step` passes copies")
        };
        let (guard, rest) = self.guard(inst, mask, guarded);
        let (from, to) = (self.indices(rest[0]), self.indices(rest[1]));
        let count = Self::per(self.kernel.bufs[src].elem, bytes as usize);
        for t in self.on(mask) {
            self.aligned(dst, to[t] + dst_offset, count)?;
            if guard[t] {
                self.aligned(src, from[t] + src_offset, count)?;
            }
            let at = machine.shared_at(dst, to[t] + dst_offset, count)?;
            machine.blocks[self.rank].shared.may_write(&machine.clocks, self.actor(t), at..at + bytes as usize)?;
            for i in 0..count as i64 {
                let bits = if guard[t] { machine.read(self.actor(t), src, from[t] + src_offset + i)? } else { 0 };
                let landing = Landing { buf: dst, index: to[t] + dst_offset + i, bits };
                self.copies.0[t].back_mut().expect("an open group").push(landing);
            }
        }
        Ok(())
    }

    /// From now on what was copied lands at any time.
    pub(super) fn copy_arrive(&mut self, machine: &mut Machine<'k>, inst: &'k Inst, mask: &Mask, buf: Buf) -> Outcome {
        let index = self.indices(inst.args[0]);
        for t in self.on(mask) {
            let (thread, rank) = (self.actor(t), self.rank);
            let signal = machine.shared_at(buf, index[t], 1)?;
            machine.may_use(thread, rank, signal, true)?;
            let next = match machine.copiers.get(&thread) {
                Some(&last) => Stamp { clock: last.clock + 1, ..last },
                None => Stamp { actor: machine.clocks.engine(Engine::Copies), clock: 1 },
            };
            machine.copiers.insert(thread, next);
            let landings = self.copies.take(t);
            for landing in &landings {
                let at = machine.shared_at(landing.buf, landing.index, 1)?;
                let width = self.kernel.bufs[landing.buf].elem.bytes();
                machine.blocks[rank].shared.begin_copy(&machine.clocks, thread, at..at + width, next)?;
            }
            machine.blocks[rank].barrier(signal)?.copies_begin(next);
            machine.flights.push(Flight::Copies(Arriving { inst, landings, rank, signal, stamp: next }));
        }
        Ok(())
    }

    pub(super) fn store_remote(&mut self, machine: &mut Machine<'k>, inst: &'k Inst, mask: &Mask) -> Outcome {
        let Op::StoreRemote { buf, offset, signal } = inst.op else { unreachable!("`step` passes these stores") };
        let [index, barrier, ranks] = [0, 1, 2].map(|at| self.indices(inst.args[at]));
        let values = &inst.args[3..];
        let width = self.kernel.bufs[buf].elem.bytes();
        for t in self.on(mask) {
            let (thread, first) = (self.actor(t), index[t] + offset);
            self.aligned(buf, first, values.len())?;
            let rank = usize::try_from(ranks[t]).ok().filter(|&rank| rank < machine.blocks.len());
            let rank = rank.ok_or_else(|| format!("the cluster has no block {}", ranks[t]))?;
            let at = machine.shared_at(buf, first, values.len())?;
            let signal = machine.shared_at(signal, barrier[t], 1)?;
            machine.may_use(thread, rank, signal, true)?;
            let block = &mut machine.blocks[rank];
            let writer = block.barrier(signal)?.load_begins();
            let view = machine.clocks.view(thread);
            block.shared.begin_write(&machine.clocks, view, at..at + width * values.len(), writer)?;
            let landing =
                |(i, &value): (usize, &Val)| Landing { buf, index: first + i as i64, bits: self.operand(value)[t] };
            let landings = values.iter().enumerate().map(landing).collect();
            machine.flights.push(Flight::Words(Sent { inst, landings, rank, signal }));
        }
        Ok(())
    }

    pub(super) fn copy_wait(&mut self, machine: &mut Machine<'k>, mask: &Mask, pending: usize) -> Outcome {
        for t in self.on(mask) {
            // The open group is none to wait for.
            while self.copies.0[t].len() > pending + 1 {
                for landing in self.copies.0[t].pop_front().expect("more groups than none") {
                    machine.write(self.actor(t), landing.buf, landing.index, landing.bits)?;
                }
            }
        }
        Ok(())
    }
}

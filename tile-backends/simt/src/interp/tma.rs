//! TMA copies between tensors and shared memory.

use super::fiber::{Fiber, Mask};
use super::machine::Machine;
use super::state::clocks::{Actor, Engine, Stamp};
use super::state::copies::{Flight, Incoming};
use super::state::stores::{Outgoing, Stores};
use super::{Fault, Outcome};
use crate::ir::{Buf, Inst, Op};
use std::collections::VecDeque;

impl<'k> Machine<'k> {
    /// A box lands.
    pub(super) fn land_tma_tile(&mut self, flight: &Incoming<'k>) -> Result<(), Fault> {
        let landed = self
            .copy_in(flight.map, flight.rank, flight.at, &flight.coordinates)
            .and_then(|()| self.bytes_land(flight.rank, flight.signal, self.box_bytes(flight.map)));
        landed.map_err(|message| Fault::new(flight.inst, message))
    }

    /// Some thread's first store that has not read what it stores does.
    pub(super) fn read_some_store(&mut self) {
        let number = self.choice.pick(self.stores.len());
        let threads = self.stores.values_mut().nth(number);
        let Some(store) = threads.and_then(|stores| stores.queue.iter_mut().find(|store| store.bytes.is_none())) else {
            return;
        };
        let (map, rank, at) = (store.map, store.rank, store.at);
        let bytes = self.gather(map, rank, at);
        let stores = self.stores.values_mut().nth(number).expect("it was there");
        stores.queue.iter_mut().find(|store| store.bytes.is_none()).expect("it was there").bytes = Some(bytes);
    }

    pub(super) fn commit_stores(&mut self, thread: Actor) {
        if let Some(stores) = self.stores.get_mut(&thread) {
            stores.open += 1;
        }
    }

    /// All but so many groups of a thread have read what they store, or have
    /// written it.
    pub(super) fn wait_stores(&mut self, thread: Actor, pending: u32, written: bool) -> Outcome {
        let Some(mut stores) = self.stores.remove(&thread) else { return Ok(()) };
        let done = (stores.open - 1).saturating_sub(pending);
        for store in stores.queue.iter_mut().filter(|store| store.group <= done) {
            if store.bytes.is_none() {
                store.bytes = Some(self.gather(store.map, store.rank, store.at));
            }
        }
        stores.read = stores.read.max(done);
        while written && stores.queue.front().is_some_and(|store| store.group <= done) {
            self.write_store(&mut stores)?;
        }
        self.clocks.learn(std::iter::once(thread), Stamp { actor: stores.actor, clock: done });
        self.stores.insert(thread, stores);
        Ok(())
    }

    fn write_store(&mut self, stores: &mut Stores<'k>) -> Outcome {
        let Some(store) = stores.queue.pop_front() else { return Ok(()) };
        let bytes = store.bytes.filter(|_| store.group <= stores.read);
        let bytes = bytes.ok_or("the block leaves and has not waited until its TMA stores have read")?;
        let add = matches!(store.inst.op, Op::TmaStore { add: true, .. });
        self.copy_out(store.map, store.rank, &store.coordinates, &bytes, add)
    }

    /// The kernel ends: what was stored is written.
    pub(super) fn finish_stores(&mut self) -> Result<(), Fault> {
        for mut stores in std::mem::take(&mut self.stores).into_values() {
            while let Some(store) = stores.queue.front() {
                let inst = store.inst;
                self.write_store(&mut stores).map_err(|message| Fault::new(inst, message))?;
            }
        }
        Ok(())
    }
}

impl<'k> Fiber<'k> {
    pub(super) fn bulk_load(&mut self, machine: &mut Machine<'k>, inst: &'k Inst, mask: &Mask) -> Outcome {
        let Op::TmaLoad { map, dst, offset, signal, multicast } = inst.op else {
            unreachable!("`step` passes bulk loads")
        };
        let args: Vec<Vec<i64>> = inst.args.iter().map(|&arg| self.indices(arg)).collect();
        let ranks: Vec<usize> = match multicast {
            0 => vec![self.rank],
            _ => (0..16).filter(|rank| multicast >> rank & 1 == 1).collect(),
        };
        if ranks.iter().any(|&rank| rank >= machine.blocks.len()) {
            return Err(format!("the cluster has fewer blocks than the mask {multicast:#b}"));
        }
        machine.tensor(map, self.rank)?;
        for t in self.on(mask) {
            let thread = self.actor(t);
            if !machine.kernel.constants.contains(&machine.kernel.maps[map].buf) {
                machine.may_touch_global(thread)?;
            }
            self.begins_aligned(dst, args[1 + machine.kernel.maps[map].extents.len()][t])?;
            let at = machine.box_at(map, dst, args[0][t] + offset)?;
            let signal = machine.shared_at(signal, args[1][t], 1)?;
            let bytes = machine.box_bytes(map) as usize;
            for &rank in &ranks {
                machine.may_use(thread, rank, signal, true)?;
                let block = &mut machine.blocks[rank];
                let writer = block.barrier(signal)?.load_begins();
                let view = machine.clocks.view(thread);
                block.shared.begin_write(&machine.clocks, view, at..at + bytes, writer)?;
                let coordinates = args[2..].iter().map(|coordinate| coordinate[t]).collect();
                machine.flights.push(Flight::TmaTile(Incoming { inst, map, rank, at, signal, coordinates }));
            }
        }
        Ok(())
    }

    /// Boxes begin at whole chunks of a row.
    fn begins_aligned(&self, tile: Buf, last: i64) -> Outcome {
        let width = self.kernel.bufs[tile].elem.bytes() as i64;
        match last * width % 16 {
            0 => Ok(()),
            _ => Err(format!("a box begins at element {last} of a row, inside of 16 bytes")),
        }
    }

    pub(super) fn bulk_store(&mut self, machine: &mut Machine<'k>, inst: &'k Inst, mask: &Mask) -> Outcome {
        let Op::TmaStore { map, src, offset, .. } = inst.op else { unreachable!("`step` passes TMA stores") };
        let args: Vec<Vec<i64>> = inst.args.iter().map(|&arg| self.indices(arg)).collect();
        machine.tensor(map, self.rank)?;
        for t in self.on(mask) {
            let thread = self.actor(t);
            machine.may_touch_global(thread)?;
            self.begins_aligned(src, args.last().map_or(0, |last| last[t]))?;
            let at = machine.box_at(map, src, args[0][t] + offset)?;
            let bytes = machine.box_bytes(map) as usize;
            let stores = machine.stores.entry(thread).or_insert_with(|| Stores {
                actor: machine.clocks.engine(Engine::Stores),
                open: 1,
                read: 0,
                queue: VecDeque::new(),
            });
            let reader = Stamp { actor: stores.actor, clock: stores.open };
            let view = machine.clocks.view(thread);
            machine.blocks[self.rank].shared.begin_read(&machine.clocks, view, at..at + bytes, reader)?;
            let coordinates = args[1..].iter().map(|coordinate| coordinate[t]).collect();
            let group = stores.open;
            stores.queue.push_back(Outgoing { inst, group, map, rank: self.rank, at, coordinates, bytes: None });
        }
        Ok(())
    }
}

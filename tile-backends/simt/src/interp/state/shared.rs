//! Shared memory that notices races.

use super::clocks::{Actor, Clocks, Stamp, View};
use rustc_hash::FxHashMap;

/// The last accesses of a byte.
#[derive(Clone, Copy, Default)]
struct Trace {
    write: Stamp,
    reads: [Stamp; 2],
    /// Still others read it.
    crowded: bool,
}

/// The bytes of a block.
pub(in crate::interp) struct Shared {
    bytes: Vec<u8>,
    traces: Vec<Trace>,
    /// Who read the crowded bytes, besides the readers in the trace.
    crowds: FxHashMap<usize, Vec<Stamp>>,
}

/// What a fresh block's memory holds: nothing that a kernel could want.
const POISON: u8 = 0xa5;

/// Writes the bytes of barriers, all the time.
const BARRIER: Stamp = Stamp { actor: Actor::MAX, clock: u32::MAX };

impl Shared {
    pub(in crate::interp) fn new(bytes: usize) -> Shared {
        Shared { bytes: vec![POISON; bytes], traces: vec![Trace::default(); bytes], crowds: FxHashMap::default() }
    }

    fn outside(&self, at: usize, count: usize) -> Result<(), String> {
        if at + count <= self.bytes.len() {
            return Ok(());
        }
        Err(format!("byte {at} is outside of the block's memory"))
    }

    /// Notes a read, after the check that what was written is past.
    fn note_read(&mut self, clocks: &Clocks, view: View<'_>, at: usize, reader: Stamp) -> Result<(), String> {
        let trace = &mut self.traces[at];
        if !view.knows(trace.write) {
            let (reader, writer) = (clocks.name(reader.actor), clocks.name(trace.write.actor));
            return Err(format!("{reader} reads byte {at} that {writer} writes"));
        }
        let free = |read: &Stamp| read.actor == reader.actor || view.knows(*read);
        if let Some(read) = trace.reads.iter_mut().find(|read| free(read)) {
            *read = reader;
            return Ok(());
        }
        // Without clocks of their own, any two are enough to be in the way of
        // every writer.
        if clocks.is_exact() {
            let crowd = self.crowds.entry(at).or_default();
            if !std::mem::replace(&mut trace.crowded, true) {
                crowd.clear();
            }
            match crowd.iter_mut().find(|read| free(read)) {
                Some(read) => *read = reader,
                None => crowd.push(reader),
            }
        }
        Ok(())
    }

    /// Whether a write may follow what was read.
    fn after_reads(&self, clocks: &Clocks, view: View<'_>, at: usize, writer: Actor) -> Result<(), String> {
        let trace = self.traces[at];
        let crowd = if trace.crowded { self.crowds.get(&at).map_or(&[][..], Vec::as_slice) } else { &[] };
        let unknown = trace.reads.iter().chain(crowd).find(|&&read| !view.knows(read));
        match unknown {
            None => Ok(()),
            Some(read) => {
                let (writer, reader) = (clocks.name(writer), clocks.name(read.actor));
                Err(format!("{writer} writes byte {at} that {reader} reads"))
            }
        }
    }

    /// Reads by a thread.
    pub(in crate::interp) fn read(
        &mut self,
        clocks: &Clocks,
        thread: Actor,
        at: usize,
        count: usize,
    ) -> Result<u64, String> {
        self.outside(at, count)?;
        let mut bytes = [0; 8];
        let (view, now) = (clocks.view(thread), clocks.now(thread));
        for (i, byte) in bytes.iter_mut().enumerate().take(count) {
            *byte = self.bytes[at + i];
            self.note_read(clocks, view, at + i, now)?;
        }
        Ok(u64::from_le_bytes(bytes))
    }

    /// Writes by a thread. Others may write the same.
    pub(in crate::interp) fn write(
        &mut self,
        clocks: &Clocks,
        thread: Actor,
        at: usize,
        count: usize,
        bits: u64,
    ) -> Result<(), String> {
        self.outside(at, count)?;
        let (view, now) = (clocks.view(thread), clocks.now(thread));
        for (i, byte) in bits.to_le_bytes().into_iter().enumerate().take(count) {
            let at = at + i;
            self.after_reads(clocks, view, at, thread)?;
            let before = self.traces[at].write;
            let same = self.bytes[at] == byte && clocks.is_thread(before.actor);
            if !same && !view.knows(before) {
                let (before, thread) = (clocks.name(before.actor), clocks.name(thread));
                return Err(format!("{before} and {thread} write byte {at}"));
            }
            self.traces[at] = Trace { write: now, ..Trace::default() };
            self.bytes[at] = byte;
        }
        Ok(())
    }

    /// Reads and writes by a thread, indivisibly: others may do the same.
    pub(in crate::interp) fn atomic(
        &mut self,
        at: usize,
        count: usize,
        update: &dyn Fn(u64) -> u64,
    ) -> Result<u64, String> {
        self.outside(at, count)?;
        let mut bytes = [0; 8];
        let place = &mut self.bytes[at..at + count];
        bytes[..count].copy_from_slice(place);
        let old = u64::from_le_bytes(bytes);
        place.copy_from_slice(&update(old).to_le_bytes()[..count]);
        Ok(old)
    }

    fn fenced(clocks: &Clocks, view: View<'_>, at: usize, trace: &Trace, by: Actor) -> Result<(), String> {
        if clocks.is_fenced(trace.write, view) {
            return Ok(());
        }
        let (by, writer) = (clocks.name(by), clocks.name(trace.write.actor));
        Err(format!("{by} accesses byte {at} that {writer} wrote, with no proxy fence between"))
    }

    /// An engine begins to read.
    pub(in crate::interp) fn begin_read(
        &mut self,
        clocks: &Clocks,
        view: View<'_>,
        range: std::ops::Range<usize>,
        reader: Stamp,
    ) -> Result<(), String> {
        self.outside(range.start, range.len())?;
        for at in range {
            self.note_read(clocks, view, at, reader)?;
            Self::fenced(clocks, view, at, &self.traces[at], reader.actor)?;
        }
        Ok(())
    }

    /// A thread begins a copy: nobody may be about to look at what it overwrites.
    pub(in crate::interp) fn may_write(
        &self,
        clocks: &Clocks,
        thread: Actor,
        range: std::ops::Range<usize>,
    ) -> Result<(), String> {
        self.outside(range.start, range.len())?;
        let view = clocks.view(thread);
        for at in range {
            self.after_reads(clocks, view, at, thread)?;
            if !view.knows(self.traces[at].write) {
                let (before, writer) = (clocks.name(self.traces[at].write.actor), clocks.name(thread));
                return Err(format!("{before} and {writer} write byte {at}"));
            }
        }
        Ok(())
    }

    /// A copy of a thread goes on by itself.
    pub(in crate::interp) fn begin_copy(
        &mut self,
        clocks: &Clocks,
        thread: Actor,
        range: std::ops::Range<usize>,
        writer: Stamp,
    ) -> Result<(), String> {
        self.may_write(clocks, thread, range.clone())?;
        self.traces[range].fill(Trace { write: writer, ..Trace::default() });
        Ok(())
    }

    /// An engine begins to write.
    pub(in crate::interp) fn begin_write(
        &mut self,
        clocks: &Clocks,
        view: View<'_>,
        range: std::ops::Range<usize>,
        writer: Stamp,
    ) -> Result<(), String> {
        self.outside(range.start, range.len())?;
        for at in range {
            self.after_reads(clocks, view, at, writer.actor)?;
            let trace = &mut self.traces[at];
            if !view.knows(trace.write) {
                let (before, writer) = (clocks.name(trace.write.actor), clocks.name(writer.actor));
                return Err(format!("{before} and {writer} write byte {at}"));
            }
            Self::fenced(clocks, view, at, trace, writer.actor)?;
            *trace = Trace { write: writer, ..Trace::default() };
        }
        Ok(())
    }

    /// A thread makes a barrier: nobody may access its bytes otherwise.
    pub(in crate::interp) fn reserve(
        &mut self,
        clocks: &Clocks,
        thread: Actor,
        at: usize,
        count: usize,
    ) -> Result<(), String> {
        self.write(clocks, thread, at, count, 0)?;
        self.traces[at..at + count].fill(Trace { write: BARRIER, ..Trace::default() });
        Ok(())
    }

    /// The bytes, for who has told of it with [`Shared::begin_read`].
    pub(in crate::interp) fn bytes(&self, at: usize, count: usize) -> &[u8] {
        &self.bytes[at..at + count]
    }

    /// The same after [`Shared::begin_write`].
    pub(in crate::interp) fn bytes_mut(&mut self, at: usize, count: usize) -> &mut [u8] {
        &mut self.bytes[at..at + count]
    }
}

//! Streams: queues of work that is done when something waits for it.

use crate::capture::Capture;
use crate::launch::Launch;
use crate::state::State;
use cudarc::driver::sys::CUresult;
use std::collections::VecDeque;

/// A stream of a device's context.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct StreamId {
    pub(crate) device: usize,
    pub(crate) handle: usize,
}

#[derive(Default)]
pub(crate) struct Stream {
    pub(crate) queue: VecDeque<Work>,
    pub(crate) capture: Option<Capture>,
    pub(crate) destroyed: bool,
}

/// A point in a stream.
#[derive(Default)]
pub(crate) struct Event {
    /// The stream of each record, in order.
    pub(crate) records: Vec<StreamId>,
    /// How many records have taken place.
    pub(crate) done: usize,
    /// The capture that it was last recorded in.
    pub(crate) captured: Option<usize>,
    pub(crate) destroyed: bool,
}

/// Work that a graph does again and again.
#[derive(Clone, Default)]
pub(crate) struct Graph {
    pub(crate) work: Vec<Work>,
}

/// What a stream does.
#[derive(Clone)]
pub(crate) enum Work {
    Launch(Launch),
    Allocate(u64),
    Free(u64),
    Set {
        at: u64,
        value: u8,
        bytes: usize,
    },
    CopyIn {
        to: u64,
        bytes: Vec<u8>,
    },
    /// To memory of the host, by its exposed address.
    CopyOut {
        from: u64,
        to: usize,
        bytes: usize,
    },
    Copy {
        from: u64,
        to: u64,
        bytes: usize,
    },
    /// The record of this number of an event takes place.
    Record {
        event: usize,
        number: usize,
    },
    /// Waits until so many records of an event have taken place.
    Wait {
        event: usize,
        number: usize,
    },
    Graph(Graph),
}

impl State {
    /// Queues work, or captures it.
    pub(crate) fn queue(&mut self, stream: StreamId, work: Work) {
        let Some(found) = self.streams.get_mut(&stream) else { return };
        match &mut found.capture {
            Some(capture) => capture.work.push(work),
            None => found.queue.push_back(work),
        }
    }

    /// Does the work of a stream, and what it waits for.
    pub(crate) fn finish(&mut self, stream: StreamId) {
        self.advance(stream, None);
    }

    /// Does the work of all streams of a device, the newest first.
    pub(crate) fn finish_all(&mut self, device: usize) {
        let streams: Vec<StreamId> = self.streams.keys().copied().filter(|stream| stream.device == device).collect();
        streams.into_iter().rev().for_each(|stream| self.finish(stream));
    }

    /// Does work until its end, or until so many records of an event have taken
    /// place.
    pub(crate) fn advance(&mut self, stream: StreamId, until: Option<(usize, usize)>) {
        let reached = |state: &State| {
            until.is_some_and(|(event, number)| state.events.get(&event).is_none_or(|event| event.done >= number))
        };
        while !reached(self) {
            let Some(work) = self.streams.get_mut(&stream).and_then(|stream| stream.queue.pop_front()) else { return };
            self.perform(work);
        }
    }

    fn perform(&mut self, work: Work) {
        // After an illegal access nothing is done any more.
        if self.broken.is_some() && !matches!(work, Work::Record { .. } | Work::Wait { .. }) {
            return;
        }
        let done = match work {
            Work::Launch(launch) => self.run(&launch),
            Work::Allocate(at) => self.memory.begin(at),
            Work::Free(at) => self.memory.end(at),
            Work::Set { at, value, bytes } => self.memory.slice(at, bytes).map(|slice| slice.fill(value)),
            Work::CopyIn { to, bytes } => self.memory.slice(to, bytes.len()).map(|slice| slice.copy_from_slice(&bytes)),
            Work::CopyOut { from, to, bytes } => self.memory.slice(from, bytes).map(|slice| {
                let to = std::ptr::with_exposed_provenance_mut(to);
                // SAFETY: the caller of the copy promised memory of the host
                // for as long as the stream has work.
                unsafe { slice.as_ptr().copy_to_nonoverlapping(to, bytes) };
            }),
            Work::Copy { from, to, bytes } => {
                let copied = self.memory.slice(from, bytes).map(|slice| slice.to_vec());
                copied.and_then(|copied| self.memory.slice(to, bytes).map(|slice| slice.copy_from_slice(&copied)))
            }
            Work::Record { event, number } => {
                if let Some(event) = self.events.get_mut(&event) {
                    event.done = event.done.max(number);
                }
                Ok(())
            }
            Work::Wait { event, number } => {
                let stream = self.events.get(&event).and_then(|event| event.records.get(number - 1).copied());
                if let Some(stream) = stream {
                    self.advance(stream, Some((event, number)));
                }
                Ok(())
            }
            Work::Graph(graph) => {
                graph.work.into_iter().for_each(|work| self.perform(work));
                Ok(())
            }
        };
        if let Err(reason) = done {
            self.break_down(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS, reason);
        }
    }
}

//! What the library knows, behind one lock.

use crate::device::DEVICES;
use crate::driver::Behaviour;
use crate::launch::Launch;
use crate::memory::{Map, Memory};
use crate::module::{Function, Linker, Module};
use crate::stream::{Event, Graph, Stream, StreamId};
use cudarc::driver::sys::CUresult;
use std::cell::Cell;
use std::collections::BTreeMap;

/// What became of a call.
pub(crate) type Outcome<T = ()> = Result<T, CUresult>;

pub(crate) struct State {
    /// Whether `cuInit` was called.
    pub(crate) started: bool,
    /// How often each device's primary context is retained.
    pub(crate) contexts: [u32; DEVICES.len()],
    pub(crate) memory: Memory,
    pub(crate) streams: BTreeMap<StreamId, Stream>,
    pub(crate) events: BTreeMap<usize, Event>,
    pub(crate) modules: BTreeMap<usize, Module>,
    pub(crate) functions: BTreeMap<usize, Function>,
    pub(crate) linkers: BTreeMap<usize, Linker>,
    pub(crate) graphs: BTreeMap<usize, Graph>,
    pub(crate) executables: BTreeMap<usize, Graph>,
    pub(crate) maps: Vec<Map>,
    /// Bytes that a device's pool keeps.
    pub(crate) kept: u64,
    /// The last handle that was given out.
    last: usize,

    /// Names of the functions that were called.
    pub(crate) calls: Vec<&'static str>,
    /// Launches, in the order in which they were asked for.
    pub(crate) launches: Vec<Launch>,
    /// Errors to come: the function and what it answers.
    pub(crate) failures: Vec<(String, CUresult)>,
    /// What the assembler says next.
    pub(crate) log: String,
    /// What entries do.
    pub(crate) behaviours: BTreeMap<String, Behaviour>,
    /// Bytes that each thread of an entry has in memory, where it has some.
    pub(crate) spills: BTreeMap<String, i32>,
    /// The error after which nothing works.
    pub(crate) broken: Option<CUresult>,
    /// What programs did that the driver forbids, whether or not an error told
    /// them.
    pub(crate) faults: Vec<String>,
}

thread_local! {
    /// The device whose context the thread has chosen.
    static CURRENT: Cell<Option<usize>> = const { Cell::new(None) };
}

/// The first context's handle; others follow.
const CONTEXT: usize = 0xc0de_0000;

pub(crate) fn context_handle(device: usize) -> usize {
    CONTEXT + device * 16
}

pub(crate) fn current() -> Option<usize> {
    CURRENT.get()
}

impl State {
    /// Before the first call.
    pub(crate) const NEW: State = State {
        started: false,
        contexts: [0; DEVICES.len()],
        memory: Memory::NEW,
        streams: BTreeMap::new(),
        events: BTreeMap::new(),
        modules: BTreeMap::new(),
        functions: BTreeMap::new(),
        linkers: BTreeMap::new(),
        graphs: BTreeMap::new(),
        executables: BTreeMap::new(),
        maps: Vec::new(),
        kept: 0,
        last: 0,
        calls: Vec::new(),
        launches: Vec::new(),
        failures: Vec::new(),
        log: String::new(),
        behaviours: BTreeMap::new(),
        spills: BTreeMap::new(),
        broken: None,
        faults: Vec::new(),
    };

    /// Forgets everything but that the driver was started, and gives no handle
    /// out again.
    pub(crate) fn begin(&mut self) {
        *self = State { started: self.started, last: self.last, ..State::NEW };
    }

    /// A handle that no other object has or had.
    pub(crate) fn handle(&mut self) -> usize {
        self.last += 16;
        0x1000 + self.last
    }

    /// Chooses the context of the calling thread, or none.
    pub(crate) fn choose(&mut self, handle: usize) -> Outcome {
        if handle == 0 {
            CURRENT.set(None);
            return Ok(());
        }
        let device = (0..DEVICES.len()).find(|&device| context_handle(device) == handle);
        let device = device.filter(|&device| self.contexts[device] > 0).ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)?;
        CURRENT.set(Some(device));
        Ok(())
    }

    /// The device of the calling thread's context.
    pub(crate) fn device(&self) -> Outcome<usize> {
        current().filter(|&device| self.contexts[device] > 0).ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)
    }

    /// A stream by its handle, of the thread's context.
    pub(crate) fn stream(&mut self, handle: usize) -> Outcome<StreamId> {
        let id = StreamId { device: self.device()?, handle };
        // The default streams are always there.
        if handle < 3 {
            self.streams.entry(id).or_default();
        }
        match self.streams.get(&id) {
            Some(stream) if !stream.destroyed => Ok(id),
            _ => Err(CUresult::CUDA_ERROR_INVALID_HANDLE),
        }
    }

    /// A program did what it may not.
    pub(crate) fn fault(&mut self, what: String) {
        self.faults.push(what);
    }

    /// Nothing works from now on.
    pub(crate) fn break_down(&mut self, with: CUresult, what: String) {
        self.broken = Some(with);
        self.fault(what);
    }

    /// What was not given back.
    pub(crate) fn leaks(&self) -> Vec<String> {
        let counts = [
            ("contexts", self.contexts.iter().filter(|&&count| count > 0).count()),
            ("bytes of memory", self.memory.live()),
            ("streams", self.streams.iter().filter(|(id, stream)| id.handle > 2 && !stream.destroyed).count()),
            ("events", self.events.values().filter(|event| !event.destroyed).count()),
            ("modules", self.modules.values().filter(|module| module.loaded).count()),
            ("linkers", self.linkers.len()),
            ("graphs", self.graphs.len() + self.executables.len()),
        ];
        counts.iter().filter(|(_, count)| *count > 0).map(|(what, count)| format!("{count} {what}")).collect()
    }
}

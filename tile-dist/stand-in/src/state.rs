//! The library's state, and the tests' side of it.

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::ThreadId;

pub(crate) const SUCCESS: c_int = 0;
pub(crate) const INVALID_ARGUMENT: c_int = 4;
pub(crate) const INVALID_USAGE: c_int = 5;
pub(crate) const IN_PROGRESS: c_int = 7;

/// A call on a communicator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The function.
    pub name: &'static str,
    /// Where it reads; 0 where it does not.
    pub from: usize,
    /// Where it writes; 0 where it does not.
    pub to: usize,
    /// Counts, types, operations, ranks, in the order of the function's arguments.
    pub numbers: Vec<i64>,
    /// The stream, 0 of calls without one.
    pub stream: usize,
}

/// A rank's communicator.
pub(crate) struct Comm {
    pub(crate) id: [u8; 128],
    pub(crate) size: c_int,
    /// Looks that still find something in progress.
    pub(crate) looks: u32,
}

/// What the library knows and was told to do.
pub(crate) struct State {
    pub(crate) version: c_int,
    pub(crate) ids: u8,
    pub(crate) handles: usize,
    pub(crate) comms: BTreeMap<usize, Comm>,
    /// How many ranks have come, by numbers.
    pub(crate) joined: BTreeMap<[u8; 128], c_int>,
    /// Ranks are threads.
    pub(crate) ranks: Vec<(ThreadId, c_int)>,
    pub(crate) groups: Vec<ThreadId>,
    pub(crate) calls: Vec<(ThreadId, Call)>,
    pub(crate) faults: Vec<String>,
    delay: u32,
    never_ready: bool,
    never_queued: bool,
    later: c_int,
    failure: Option<(String, c_int)>,
}

impl State {
    const NEW: State = State {
        version: 21_903,
        ids: 0,
        handles: 0,
        comms: BTreeMap::new(),
        joined: BTreeMap::new(),
        ranks: Vec::new(),
        groups: Vec::new(),
        calls: Vec::new(),
        faults: Vec::new(),
        delay: 2,
        never_ready: false,
        never_queued: false,
        later: SUCCESS,
        failure: None,
    };

    /// Notes a call; the status that it is to fail with, if it is.
    pub(crate) fn note(&mut self, call: Call) -> Result<(), c_int> {
        let name = call.name;
        self.calls.push((std::thread::current().id(), call));
        match &self.failure {
            Some((function, status)) if function == name => Err(*status),
            _ => Ok(()),
        }
    }

    pub(crate) fn fault(&mut self, what: String) -> c_int {
        self.faults.push(what);
        INVALID_USAGE
    }

    /// Whether all ranks of a communicator have come.
    fn ready(&self, comm: &Comm) -> bool {
        !self.never_ready && self.joined.get(&comm.id) == Some(&comm.size)
    }

    /// What goes on, without looking on.
    pub(crate) fn status(&self, comm: &Comm) -> c_int {
        match self.ready(comm) {
            false => IN_PROGRESS,
            true if comm.looks > 0 => IN_PROGRESS,
            true => self.later,
        }
    }

    /// Begins what a call asked for.
    pub(crate) fn begin(&mut self, handle: usize) -> c_int {
        let looks = if self.never_queued { u32::MAX } else { self.delay };
        if let Some(comm) = self.comms.get_mut(&handle) {
            comm.looks = looks;
        }
        IN_PROGRESS
    }

    pub(crate) fn grouped(&self) -> bool {
        self.groups.contains(&std::thread::current().id())
    }
}

/// The library's state. There is one in a process, in the library itself.
pub struct Nccl {
    state: Mutex<State>,
}

pub(crate) static NCCL: Nccl = Nccl { state: Mutex::new(State::NEW) };

/// Where tests get the library's state.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn tile_nccl_stand_in() -> *const Nccl {
    &raw const NCCL
}

impl Nccl {
    /// Opens the library at [`path`](Nccl::path).
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open() -> Result<&'static Nccl, String> {
        static OPEN: OnceLock<Result<&'static Nccl, String>> = OnceLock::new();
        OPEN.get_or_init(|| {
            let path = Nccl::path().ok_or("the library is not where cargo puts it")?;
            // SAFETY: this crate's library has no initialisers.
            let library = unsafe { libloading::Library::new(&path) };
            let library = library.map_err(|error| format!("{}: {error}", path.display()))?;
            // SAFETY: the function's own type.
            let get = unsafe { library.get::<extern "C" fn() -> *const Nccl>(b"tile_nccl_stand_in") };
            let nccl = get.map_err(|error| error.to_string())?();
            // The library is never closed.
            std::mem::forget(library);
            // SAFETY: a static of the library, which was compiled with this
            // code, in one go, and so has the same types.
            Ok(unsafe { &*nccl })
        })
        .clone()
    }

    /// Where cargo puts the library: beside the tests that it builds.
    pub fn path() -> Option<PathBuf> {
        let name = format!("{}tile_nccl_stand_in{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        let program = std::env::current_exe().ok()?;
        let folders = program.ancestors().skip(1).take(2);
        folders.map(|folder| folder.join(&name)).find(|path| path.exists())
    }

    pub(crate) fn with<T>(&self, f: impl FnOnce(&mut State) -> T) -> T {
        f(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Begins anew, with nothing noted and nothing to fail. The version stays.
    pub fn begin(&self) {
        self.with(|state| *state = State { version: state.version, handles: state.handles, ..State::NEW });
    }

    /// The version that the library says, by NCCL's own numbers.
    pub fn version(&self, version: c_int) {
        self.with(|state| state.version = version);
    }

    /// How many looks find a call in progress.
    pub fn delay(&self, looks: u32) {
        self.with(|state| state.delay = looks);
    }

    /// Communicators never come into being.
    pub fn never_ready(&self) {
        self.with(|state| state.never_ready = true);
    }

    /// Calls are never queued.
    pub fn never_queued(&self) {
        self.with(|state| state.never_queued = true);
    }

    /// What was called fails later, with a status.
    pub fn fail_later(&self, status: c_int) {
        self.with(|state| state.later = status);
    }

    /// A function fails at once, with a status.
    pub fn fail(&self, function: &str, status: c_int) {
        self.with(|state| state.failure = Some((function.to_owned(), status)));
    }

    /// The calls of a rank since the test began, without looks at what goes on.
    pub fn calls(&self, rank: c_int) -> Vec<Call> {
        self.with(|state| {
            let of = |thread| state.ranks.iter().any(|&(known, number)| known == thread && number == rank);
            state.calls.iter().filter(|(thread, _)| of(*thread)).map(|(_, call)| call.clone()).collect()
        })
    }

    /// What was done that NCCL forbids, and communicators that are still there.
    pub fn faults(&self) -> Vec<String> {
        self.with(|state| {
            let left = state.comms.keys().map(|handle| format!("communicator {handle} was not ended"));
            state.faults.iter().cloned().chain(left).collect()
        })
    }
}

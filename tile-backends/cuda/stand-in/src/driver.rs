//! The tests' side.

use crate::launch::Launch;
use crate::memory::{Map, Memory};
use crate::state::State;
use cudarc::driver::sys::CUresult;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// What a kernel does to memory.
pub(crate) type Behaviour = Box<dyn FnMut(&Launch, &mut Memory) -> Result<(), String> + Send>;

/// The library's state. There is one in a process, in the library itself.
pub struct Driver {
    pub(crate) state: Mutex<State>,
    /// Whether launches return at once.
    pub(crate) quick: AtomicBool,
    turn: Mutex<()>,
}

/// One test's use of the library; others wait.
///
/// When it is dropped, whatever the program took must have been given back, and
/// it must have done nothing that the driver forbids.
pub struct Turn {
    driver: &'static Driver,
    /// Whether the test looked at the faults itself.
    expects: AtomicBool,
    _turn: MutexGuard<'static, ()>,
}

pub(crate) static DRIVER: Driver =
    Driver { state: Mutex::new(State::NEW), quick: AtomicBool::new(false), turn: Mutex::new(()) };

/// Where tests get the library's state.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn tile_stand_in() -> *const Driver {
    &raw const DRIVER
}

impl Driver {
    /// Opens the library, so that whoever looks for the driver finds it.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open() -> Result<&'static Driver, String> {
        static OPEN: OnceLock<Result<&'static Driver, String>> = OnceLock::new();
        OPEN.get_or_init(|| {
            let path = Driver::path().ok_or("the library is not where cargo puts it")?;
            // SAFETY: this crate's library has no initialisers.
            let library = unsafe { libloading::Library::new(&path) };
            let library = library.map_err(|error| format!("{}: {error}", path.display()))?;
            // SAFETY: the function's own type.
            let get = unsafe { library.get::<extern "C" fn() -> *const Driver>(b"tile_stand_in") };
            let driver = get.map_err(|error| error.to_string())?();
            // The library is never closed.
            std::mem::forget(library);
            // SAFETY: a static of the library, which was compiled with this
            // code, in one go, and so has the same types.
            Ok(unsafe { &*driver })
        })
        .clone()
    }

    /// Where cargo puts the library: beside the tests that it builds, or for a
    /// program of the profile's folder, in `deps`.
    pub fn path() -> Option<PathBuf> {
        let name = format!("{}tile_cuda_stand_in{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        let program = std::env::current_exe().ok()?;
        let folders = program.ancestors().skip(1).take(3);
        let places = folders.flat_map(|folder| [folder.join(&name), folder.join("deps").join(&name)]);
        places.into_iter().find(|path| path.exists())
    }

    /// Waits for other tests, and begins anew.
    pub fn turn(&'static self) -> Turn {
        let turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        self.with(State::begin);
        Turn { driver: self, expects: AtomicBool::new(false), _turn: turn }
    }

    pub(crate) fn with<T>(&self, f: impl FnOnce(&mut State) -> T) -> T {
        f(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Turn {
    /// The functions called since the turn began, or since this was asked last.
    pub fn calls(&self) -> Vec<&'static str> {
        self.driver.with(|state| std::mem::take(&mut state.calls))
    }

    /// The launches asked for since this was asked last.
    pub fn launches(&self) -> Vec<Launch> {
        self.driver.with(|state| std::mem::take(&mut state.launches))
    }

    /// The tensor map in a parameter of a launch.
    pub fn map(&self, param: &[u8]) -> Option<Map> {
        self.driver.with(|state| state.map(param).cloned())
    }

    /// The next call of a function answers this.
    pub fn fail(&self, function: &str, with: CUresult) {
        self.driver.with(|state| state.failures.push((function.to_owned(), with)));
    }

    /// What the assembler says when it fails next.
    pub fn say(&self, log: &str) {
        self.driver.with(|state| log.clone_into(&mut state.log));
    }

    /// What launches of an entry do when they come to run.
    pub fn on_launch(
        &self,
        entry: &str,
        behaviour: impl FnMut(&Launch, &mut Memory) -> Result<(), String> + Send + 'static,
    ) {
        self.driver.with(|state| state.behaviours.insert(entry.to_owned(), Box::new(behaviour)));
    }

    /// The assembler leaves so many bytes of each thread of an entry in memory.
    pub fn spill(&self, entry: &str, bytes: i32) {
        self.driver.with(|state| state.spills.insert(entry.to_owned(), bytes));
    }

    /// Launches return at once from now on, checking and noting nothing; for
    /// measurements.
    pub fn quick(&self, quick: bool) {
        self.driver.quick.store(quick, Ordering::Relaxed);
    }

    /// What was done that the driver forbids; a test that does not ask expects
    /// nothing. A driver that broke down works again.
    pub fn faults(&self) -> Vec<String> {
        self.expects.store(true, Ordering::Relaxed);
        self.driver.with(|state| {
            state.broken = None;
            std::mem::take(&mut state.faults)
        })
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.quick(false);
        let (leaks, faults) = self.driver.with(|state| (state.leaks(), std::mem::take(&mut state.faults)));
        if std::thread::panicking() || self.expects.load(Ordering::Relaxed) {
            return;
        }
        assert!(faults.is_empty(), "the driver forbids: {}", faults.join("; "));
        assert!(leaks.is_empty(), "not given back: {}", leaks.join(", "));
    }
}

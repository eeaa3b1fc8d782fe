//! A communicator of NCCL, whose calls do not block.

use super::library::{Config, Handle, IN_PROGRESS, Library, SUCCESS, Status, UniqueId};
use crate::error::DistError;
use crate::host::Host;
use crate::transport::Transport;
use std::ffi::c_int;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::time::{Duration, Instant};

/// Between two looks at what goes on, once it has gone on for a while.
const PAUSE: Duration = Duration::from_micros(50);

/// How long looks follow each other at once: a sleep takes longer than NCCL to queue.
const EAGER: Duration = Duration::from_micros(200);

/// Lets others run between two looks at what began at some time.
pub(super) fn pause(began: Instant) {
    match began.elapsed() < EAGER {
        true => std::thread::yield_now(),
        false => std::thread::sleep(PAUSE),
    }
}

/// A communicator.
pub(super) struct Comm {
    pub(super) library: &'static Library,
    /// Null once it has ended.
    handle: AtomicPtr<std::ffi::c_void>,
}

impl Comm {
    /// The communicator of all ranks, whose number rank 0 tells by the host's queues. The
    /// context of the rank's device is bound.
    pub(super) fn new(control: &Host, timeout: Duration) -> Result<Comm, DistError> {
        let library = Library::get()?;
        let mut id = UniqueId([0; 128]);
        if control.rank() == 0 {
            // SAFETY: the call writes the number.
            let status = unsafe { (library.unique_id)(&raw mut id) };
            Comm { library, handle: AtomicPtr::new(null_mut()) }.check("ncclGetUniqueId", status)?;
        }
        let told = control.tell(0, id.0.to_vec())?;
        id.0.copy_from_slice(&told);
        let mut handle: Handle = null_mut();
        let mut config = Config::non_blocking();
        let (size, rank) = (control.size() as c_int, control.rank() as c_int);
        // SAFETY: the configuration is what the library takes, and lives through the call.
        let status = unsafe { (library.init)(&raw mut handle, size, id, rank, &raw mut config) };
        let comm = Comm { library, handle: AtomicPtr::new(handle) };
        let made = comm.check("ncclCommInitRankConfig", status);
        let made = made.and_then(|()| comm.settle("ncclCommInitRankConfig", Instant::now() + timeout));
        made.inspect_err(|_| comm.abort())?;
        Ok(comm)
    }

    pub(super) fn handle(&self) -> Handle {
        self.handle.load(Ordering::Acquire)
    }

    /// Gives what a call failed with.
    pub(super) fn check(&self, call: &str, status: Status) -> Result<(), DistError> {
        match status {
            SUCCESS | IN_PROGRESS => Ok(()),
            _ => Err(DistError::Nccl { call: call.to_owned(), reason: self.library.text(status) }),
        }
    }

    /// What became of what was called last.
    pub(super) fn state(&self) -> Status {
        let (handle, mut state) = (self.handle(), SUCCESS);
        if !handle.is_null() {
            // SAFETY: the communicator has not ended, and the call writes one number.
            let status = unsafe { (self.library.async_error)(handle, &raw mut state) };
            if status != SUCCESS {
                return status;
            }
        }
        state
    }

    /// Waits until NCCL has queued what was called last.
    pub(super) fn settle(&self, call: &str, deadline: Instant) -> Result<(), DistError> {
        let began = Instant::now();
        loop {
            match self.state() {
                IN_PROGRESS if Instant::now() >= deadline => {
                    return Err(DistError::Unfinished { during: call.to_owned(), waited: began.elapsed() });
                }
                IN_PROGRESS => pause(began),
                state => return self.check(call, state),
            }
        }
    }

    /// Makes one call of several.
    pub(super) fn grouped(&self, calls: impl FnOnce() -> Status) -> Status {
        // SAFETY: the calls take nothing, and stand around others.
        let (start, end) = (self.library.group_start, self.library.group_end);
        let started = unsafe { start() };
        if started != SUCCESS {
            return started;
        }
        let called = calls();
        // SAFETY: as above.
        super::worst(called, unsafe { end() })
    }

    /// Ends the communicator, and what it has running on the device.
    pub(super) fn abort(&self) {
        let handle = self.handle.swap(null_mut(), Ordering::AcqRel);
        if !handle.is_null() {
            // SAFETY: it is there, and nobody has it any more. Nothing is to be done of an error.
            let _ = unsafe { (self.library.abort)(handle) };
        }
    }

    /// Ends the communicator, whose work is done.
    pub(super) fn destroy(&self) {
        let handle = self.handle.swap(null_mut(), Ordering::AcqRel);
        if !handle.is_null() {
            // SAFETY: as above.
            let _ = unsafe { (self.library.destroy)(handle) };
        }
    }
}

impl Drop for Comm {
    fn drop(&mut self) {
        self.abort();
    }
}

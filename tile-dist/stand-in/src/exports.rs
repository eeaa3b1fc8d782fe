//! The functions of NCCL, under its names.

#![allow(non_snake_case, reason = "the names are NCCL's")]

use crate::state::{Call, Comm, IN_PROGRESS, INVALID_ARGUMENT, NCCL, SUCCESS, State};
use std::ffi::{c_char, c_int, c_void};

type Handle = *mut c_void;
type Stream = *mut c_void;

/// `ncclUniqueId`.
#[repr(C)]
#[derive(Clone, Copy)]
struct UniqueId([u8; 128]);

/// `ncclConfig_t` as far as it is looked at.
#[repr(C)]
struct Config {
    size: usize,
    magic: u32,
    version: u32,
    blocking: c_int,
}

/// A call without memory.
fn plain(name: &'static str, numbers: &[i64]) -> Call {
    Call { name, from: 0, to: 0, numbers: numbers.to_vec(), stream: 0 }
}

fn status(result: Result<(), c_int>) -> c_int {
    result.err().unwrap_or(SUCCESS)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn ncclGetVersion(to: *mut c_int) -> c_int {
    // SAFETY: as NCCL's.
    unsafe { to.write(NCCL.with(|state| state.version)) };
    SUCCESS
}

#[unsafe(no_mangle)]
extern "C" fn ncclGetErrorString(status: c_int) -> *const c_char {
    let text = match status {
        SUCCESS => c"no error",
        1 => c"unhandled cuda error",
        2 => c"unhandled system error",
        3 => c"internal error",
        4 => c"invalid argument",
        5 => c"invalid usage",
        6 => c"remote process exited or there was a network error",
        IN_PROGRESS => c"operation in progress",
        _ => c"unknown result code",
    };
    text.as_ptr()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn ncclGetUniqueId(to: *mut UniqueId) -> c_int {
    NCCL.with(|state| {
        let noted = state.note(plain("ncclGetUniqueId", &[]));
        state.ids += 1;
        // SAFETY: as NCCL's.
        unsafe { to.write(UniqueId([state.ids; 128])) };
        status(noted)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn ncclCommInitRankConfig(
    to: *mut Handle,
    size: c_int,
    id: UniqueId,
    rank: c_int,
    config: *mut Config,
) -> c_int {
    // SAFETY: as NCCL's.
    let config = unsafe { &*config };
    NCCL.with(|state| {
        state.ranks.push((std::thread::current().id(), rank));
        if let Err(status) = state.note(plain("ncclCommInitRankConfig", &[size.into(), rank.into()])) {
            return status;
        }
        let Config { size: bytes, magic, version, blocking } = *config;
        if (magic, version, blocking) != (0xcafe_beef, 21_700, 0) || bytes != 48 {
            return state.fault(format!("a configuration of {bytes} bytes, {version}, blocking {blocking}"));
        }
        if !(0..size).contains(&rank) || id.0[0] == 0 || id.0[0] > state.ids || id.0 != [id.0[0]; 128] {
            return INVALID_ARGUMENT;
        }
        state.handles += 1;
        let handle = state.handles;
        *state.joined.entry(id.0).or_default() += 1;
        state.comms.insert(handle, Comm { id: id.0, size, looks: 0 });
        // SAFETY: as NCCL's.
        unsafe { to.write(std::ptr::without_provenance_mut(handle)) };
        IN_PROGRESS
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn ncclCommGetAsyncError(comm: Handle, to: *mut c_int) -> c_int {
    NCCL.with(|state| {
        let Some(known) = state.comms.get(&comm.addr()) else {
            return state.fault(format!("a look at communicator {}, which is not there", comm.addr()));
        };
        // SAFETY: as NCCL's.
        unsafe { to.write(state.status(known)) };
        if let Some(comm) = state.comms.get_mut(&comm.addr()) {
            comm.looks = match comm.looks {
                u32::MAX => u32::MAX,
                looks => looks.saturating_sub(1),
            };
        }
        SUCCESS
    })
}

/// Ends a communicator.
fn end(name: &'static str, comm: Handle) -> c_int {
    NCCL.with(|state| {
        let noted = state.note(plain(name, &[]));
        match state.comms.remove(&comm.addr()) {
            Some(_) => status(noted),
            None => state.fault(format!("{name} of communicator {}, which is not there", comm.addr())),
        }
    })
}

#[unsafe(no_mangle)]
extern "C" fn ncclCommAbort(comm: Handle) -> c_int {
    end("ncclCommAbort", comm)
}

#[unsafe(no_mangle)]
extern "C" fn ncclCommDestroy(comm: Handle) -> c_int {
    end("ncclCommDestroy", comm)
}

#[unsafe(no_mangle)]
extern "C" fn ncclGroupStart() -> c_int {
    NCCL.with(|state| {
        state.groups.push(std::thread::current().id());
        status(state.note(plain("ncclGroupStart", &[])))
    })
}

#[unsafe(no_mangle)]
extern "C" fn ncclGroupEnd() -> c_int {
    NCCL.with(|state| {
        let noted = state.note(plain("ncclGroupEnd", &[]));
        let thread = std::thread::current().id();
        match state.groups.iter().position(|known| *known == thread) {
            Some(at) => state.groups.remove(at),
            None => return state.fault("a group ended that had not begun".to_owned()),
        };
        // What it asked for goes on.
        if noted.is_ok() { IN_PROGRESS } else { status(noted) }
    })
}

/// A call that queues.
fn queue(call: Call, comm: Handle) -> c_int {
    NCCL.with(|state| {
        let (name, handle) = (call.name, comm.addr());
        if let Err(status) = state.note(call) {
            return status;
        }
        match state.comms.get(&handle).map(|comm| state.status(comm)) {
            None => state.fault(format!("{name} on communicator {handle}, which is not there")),
            Some(IN_PROGRESS) if !state.grouped() => {
                state.fault(format!("{name} on communicator {handle}, which has something in progress"))
            }
            Some(_) => begin(state, handle),
        }
    })
}

/// In a group, calls succeed, and its end begins them.
fn begin(state: &mut State, handle: usize) -> c_int {
    let status = state.begin(handle);
    if state.grouped() { SUCCESS } else { status }
}

macro_rules! queueing {
    ($($name:ident($($memory:ident: $ty:ty),*; $($number:ident: $number_ty:ty),*) $from:expr, $to:expr;)*) => { $(
        #[unsafe(no_mangle)]
        extern "C" fn $name($($memory: $ty,)* $($number: $number_ty,)* comm: Handle, stream: Stream) -> c_int {
            let numbers = vec![$($number as i64),*];
            queue(Call { name: stringify!($name), from: $from, to: $to, numbers, stream: stream.addr() }, comm)
        }
    )* };
}

queueing! {
    ncclAllReduce(from: *const u8, to: *mut u8; count: usize, dtype: c_int, op: c_int) from.addr(), to.addr();
    ncclReduceScatter(from: *const u8, to: *mut u8; count: usize, dtype: c_int, op: c_int) from.addr(), to.addr();
    ncclAllGather(from: *const u8, to: *mut u8; count: usize, dtype: c_int) from.addr(), to.addr();
    ncclBroadcast(from: *const u8, to: *mut u8; count: usize, dtype: c_int, root: c_int) from.addr(), to.addr();
    ncclSend(from: *const u8; count: usize, dtype: c_int, peer: c_int) from.addr(), 0;
    ncclRecv(to: *mut u8; count: usize, dtype: c_int, peer: c_int) 0, to.addr();
}

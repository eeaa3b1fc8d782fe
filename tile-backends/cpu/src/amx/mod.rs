//! AMX: the tile registers of Intel server CPUs, when a thread may use them, and their
//! configuration.
//!
//! The level [`Amx`](crate::LevelId::Amx) runs code that is compiled for AVX-512. What differs is
//! decided while it runs: a thread that executes blocks at this level is in a [`Session`], and
//! GEMMs whose element types have an AMX instruction use it there (`gemm::amx`).
//!
//! * [`ops`] has the instructions, one function each, by inline assembly.
//! * [`model`] is an exact model of them. Tests of packing and loops run it on machines without
//!   AMX; a machine with AMX compares it with the instructions.
//!
//! The operating system has to permit the registers, since they enlarge the state that it saves
//! for a thread: on Linux by `arch_prctl(ARCH_REQ_XCOMP_PERM)`, once for the process. A refusal
//! means that the level is not available, and devices remark on kernels that would use it.
//! Neither is it available without the AVX-512 instructions for bf16 and bytes, which multiply few
//! rows by panels of the same format.
//!
//! The variable `TILE_CPU_AMX` overrides what is found: `off` does not use the instructions,
//! `model` uses the model in their place, at a thousandth of the speed, and `refused` does as if
//! the CPU had them and the system did not permit them.

mod model;
mod ops;

pub(crate) use model::Model;
pub(crate) use ops::{BF16, Hardware, SIGNED_SIGNED, SIGNED_UNSIGNED, TileOps, UNSIGNED_SIGNED, UNSIGNED_UNSIGNED};

use ops::Configuration;
use std::cell::Cell;
use std::sync::OnceLock;

/// Rows of a tile register.
pub(crate) const ROWS: usize = 16;

/// Bytes of a row of a tile register.
pub(crate) const ROW_BYTES: usize = 64;

/// What executes tile instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Nothing: the level is not available.
    Missing,
    /// Nothing: the CPU could, but the operating system does not permit it.
    Refused,
    /// The CPU.
    Hardware,
    /// [`Model`].
    Model,
}

/// What executes tile instructions in this process; found once.
#[inline]
pub(crate) fn unit() -> Unit {
    static UNIT: OnceLock<Unit> = OnceLock::new();
    *UNIT.get_or_init(|| match std::env::var("TILE_CPU_AMX").as_deref() {
        Ok("off") => Unit::Missing,
        _ if !ops::has_companions() => Unit::Missing,
        Ok("model") => Unit::Model,
        Ok("refused") => Unit::Refused,
        _ if ops::has_instructions() && ops::are_saved() && ops::request_permission() => Unit::Hardware,
        _ if cfg!(test) => Unit::Model,
        _ if ops::has_instructions() => Unit::Refused,
        _ => Unit::Missing,
    })
}

/// Whether something executes tile instructions in this process.
#[inline]
pub(crate) fn is_available() -> bool {
    matches!(unit(), Unit::Hardware | Unit::Model)
}

/// Where a thread stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Outside of sessions.
    Off,
    /// In a session that has used no tile register yet.
    Entered,
    /// In a session, with the registers configured.
    Configured,
}

thread_local! {
    static STATE: Cell<State> = const { Cell::new(State::Off) };
    /// What the registers were when the session configured them.
    static BEFORE: Cell<Configuration> = const { Cell::new(Configuration::NONE) };
    /// See [`take_missed`].
    static MISSED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread, which would use tile registers, is in a [`Session`].
#[inline]
pub(crate) fn is_active() -> bool {
    let active = STATE.get() != State::Off;
    if !active {
        MISSED.set(true);
    }
    active
}

/// Whether this thread would have used tile registers outside of sessions since the last time that
/// it was asked.
pub(crate) fn take_missed() -> bool {
    MISSED.take()
}

/// The time in which a thread runs blocks at the AMX level.
///
/// Its end makes the tile registers what they were: other libraries configure them once for a
/// thread and rely on it. Where nobody had, they are released, since they cost every switch of
/// threads 8 KiB of state.
pub(crate) struct Session {
    outermost: bool,
}

impl Session {
    /// Enters a session, which a session around it makes one with.
    #[inline]
    pub(crate) fn enter() -> Session {
        let outermost = STATE.get() == State::Off && is_available();
        if outermost {
            STATE.set(State::Entered);
        }
        Session { outermost }
    }
}

impl Drop for Session {
    #[inline]
    fn drop(&mut self) {
        if self.outermost && STATE.replace(State::Off) == State::Configured && unit() == Unit::Hardware {
            // SAFETY: the CPU has AMX, or there was no such unit.
            unsafe { ops::configure(&BEFORE.get()) };
        }
    }
}

/// Configures the tile registers of this thread, eight of 16 rows by 64 bytes, unless its session
/// has done so.
///
/// # Safety
/// The thread is in a [`Session`].
#[inline]
pub(crate) unsafe fn configure() {
    if STATE.get() == State::Entered {
        STATE.set(State::Configured);
        if unit() == Unit::Hardware {
            // SAFETY: a session with this unit is on a CPU that has AMX.
            unsafe {
                BEFORE.set(ops::configuration());
                ops::configure(&Configuration::WHOLE);
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! Process groups: a process with those that it starts, which are ended together; and the signals
//! that ask this process to end, which it passes on.

use std::process::{Child, Command};

#[cfg(unix)]
mod system {
    use std::os::unix::process::CommandExt;
    use std::process::Command;
    use std::sync::atomic::{AtomicI32, Ordering};

    /// The signal that came last.
    static CAME: AtomicI32 = AtomicI32::new(0);

    extern "C" fn note(signal: i32) {
        CAME.store(signal, Ordering::Relaxed);
    }

    pub(super) fn own(command: &mut Command) {
        command.process_group(0);
    }

    pub(super) fn send(leader: u32, signal: i32) {
        let Ok(leader) = i32::try_from(leader) else { return };
        // SAFETY: it takes numbers. A group that has ended is an error, which changes nothing.
        unsafe { libc::kill(-leader, signal) };
    }

    pub(super) fn kill(leader: u32) {
        send(leader, libc::SIGKILL);
    }

    pub(super) fn watch() {
        for signal in [libc::SIGINT, libc::SIGTERM, libc::SIGHUP] {
            // SAFETY: the handler stores to an atomic, which may be done in one.
            unsafe { libc::signal(signal, note as *const () as libc::sighandler_t) };
        }
    }

    pub(super) fn came() -> Option<i32> {
        Some(CAME.load(Ordering::Relaxed)).filter(|&signal| signal != 0)
    }
}

/// Elsewhere a process is its whole group, and signals end this process.
#[cfg(not(unix))]
mod system {
    pub(super) fn own(_: &mut std::process::Command) {}
    pub(super) fn send(_: u32, _: i32) {}
    pub(super) fn kill(_: u32) {}
    pub(super) fn watch() {}
    pub(super) fn came() -> Option<i32> {
        None
    }
}

/// Has what a command starts be the first of a group of its own. Signals of the terminal do not
/// reach that group: see [`watch`].
pub(crate) fn own(command: &mut Command) {
    system::own(command);
}

/// Sends a signal to all of a group.
pub(crate) fn send(child: &Child, signal: i32) {
    system::send(child.id(), signal);
}

/// Ends a process and all of its group.
pub(crate) fn end(child: &mut Child) {
    system::kill(child.id());
    // One that has just ended by itself needs no end.
    let _ = child.kill();
    let _ = child.wait();
}

/// Ends what is left of a group whose first process has just ended.
pub(crate) fn end_rest(child: &Child) {
    system::kill(child.id());
}

/// From now on signals that ask this process to end are noted, and [`came`] tells of them.
pub(crate) fn watch() {
    system::watch();
}

/// The signal that asked this process to end.
pub(crate) fn came() -> Option<i32> {
    system::came()
}

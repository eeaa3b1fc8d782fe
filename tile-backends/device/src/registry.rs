//! The registry of backends: devices by the names that command lines and configurations use.
//!
//! A crate with a backend registers it with [`register`]; programs list backends with [`backends`]
//! and open their devices with [`open`]. The façade `tile-kernel` adds the backends of its features
//! when it is first asked for one.

use std::sync::{PoisonError, RwLock};
use tile_core::interp::Interpreter;
use tile_core::launch::{HostDevice, LaunchError};

/// A device that takes host tensors, for any thread.
pub type AnyHostDevice = Box<dyn HostDevice + Send + Sync>;

/// A backend: a name, and how its devices are opened.
#[derive(Clone, Copy, Debug)]
pub struct Backend {
    /// The name by which programs choose it, such as `cuda`.
    pub name: &'static str,
    /// What its devices are, in a line.
    pub about: &'static str,
    /// Opens the device of a number, from 0 on, for host tensors.
    pub open: fn(ordinal: usize) -> Result<AnyHostDevice, LaunchError>,
}

/// What every program has.
const INTERPRETER: Backend = Backend {
    name: "interpreter",
    about: "the reference interpreter of tile IR",
    open: |ordinal| match ordinal {
        0 => Ok(Box::new(Interpreter::default())),
        _ => Err(unavailable("interpreter", "there is one device, number 0")),
    },
};

static BACKENDS: RwLock<Vec<Backend>> = RwLock::new(Vec::new());

/// Adds a backend, for the rest of the program.
///
/// ```
/// use tile_core::interp::Interpreter;
/// use tile_core::launch::Device;
/// use tile_device::{Backend, open, register};
///
/// register(Backend {
///     name: "example",
///     about: "a device of another crate",
///     open: |_| Ok(Box::new(Interpreter::default())),
/// })?;
/// assert_eq!(open("example", 0)?.target(), "interpreter");
/// # Ok::<(), tile_core::launch::LaunchError>(())
/// ```
///
/// # Errors
/// [`LaunchError::Unavailable`] when there is a backend of this name.
pub fn register(backend: Backend) -> Result<(), LaunchError> {
    let mut registered = BACKENDS.write().unwrap_or_else(PoisonError::into_inner);
    if registered.iter().chain([&INTERPRETER]).any(|known| known.name == backend.name) {
        return Err(unavailable(backend.name, "there is a backend of this name already, expected another name"));
    }
    registered.push(backend);
    Ok(())
}

/// Every backend that is registered, and the interpreter, by name.
pub fn backends() -> Vec<Backend> {
    let mut all = BACKENDS.read().unwrap_or_else(PoisonError::into_inner).clone();
    all.push(INTERPRETER);
    all.sort_by_key(|backend| backend.name);
    all
}

/// Opens the device of a number, from 0 on, of a backend, for host tensors.
///
/// ```
/// use tile_core::launch::Device;
/// assert_eq!(tile_device::open("interpreter", 0)?.target(), "interpreter");
/// # Ok::<(), tile_core::launch::LaunchError>(())
/// ```
///
/// # Errors
/// [`LaunchError::Unavailable`] when there is no such backend, which lists the known ones, or no
/// device of it on this machine.
pub fn open(name: &str, ordinal: usize) -> Result<AnyHostDevice, LaunchError> {
    let all = backends();
    match all.iter().find(|backend| backend.name == name) {
        Some(backend) => (backend.open)(ordinal),
        None => {
            let names: Vec<String> = all.iter().map(|backend| format!("`{}`", backend.name)).collect();
            Err(unavailable(name, &format!("expected one of {}", names.join(", "))))
        }
    }
}

fn unavailable(target: &str, reason: &str) -> LaunchError {
    LaunchError::Unavailable { target: target.to_owned(), reason: reason.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason<T>(result: Result<T, LaunchError>) -> String {
        match result {
            Err(LaunchError::Unavailable { reason, .. }) => reason,
            Err(other) => panic!("another error: {other}"),
            Ok(_) => panic!("no error"),
        }
    }

    #[test]
    fn names_are_taken_once_and_listed() {
        let board = |name| Backend { name, about: "a board", open: |number| open("interpreter", number) };
        register(board("registry-test")).expect("the name is free");
        let taken = "there is a backend of this name already, expected another name";
        assert_eq!(reason(register(board("registry-test"))), taken);
        assert_eq!(reason(register(board("interpreter"))), taken);
        let names: Vec<&str> = backends().iter().map(|backend| backend.name).collect();
        assert!(names.is_sorted() && names.contains(&"interpreter") && names.contains(&"registry-test"), "{names:?}");
        assert!(open("registry-test", 0).is_ok());
        assert_eq!(reason(open("registry-test", 1)), "there is one device, number 0");
        let unknown = reason(open("board", 0));
        assert!(unknown.starts_with("expected one of ") && unknown.contains("`registry-test`"), "{unknown}");
    }
}

//! How a call ended: a number that programs decide by, and text for people.

use std::any::Any;
use std::ffi::c_char;
use std::fmt;
use tile_core::launch::LaunchError;

macro_rules! statuses {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $c:literal;)*) => {
        /// How a call ended.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(i32)]
        pub enum Status { $($(#[$doc])* $name = $number,)* }

        impl Status {
            /// Every status with its name in C.
            pub const ALL: &'static [(Status, &'static str)] = &[$((Status::$name, $c),)*];
        }
    };
}

statuses! {
    /// Well.
    Ok = 0, "TILE_OK";
    /// An extent differs from what the kernel states.
    Shape = 1, "TILE_SHAPE";
    /// Strides or extents that the device cannot use.
    Strides = 2, "TILE_STRIDES";
    /// A requirement of the kernel does not hold.
    Requirement = 3, "TILE_REQUIREMENT";
    /// An output shares memory with another argument or with itself.
    Overlap = 4, "TILE_OVERLAP";
    /// Arguments of another number or form than the kernel's parameters.
    Arguments = 5, "TILE_ARGUMENTS";
    /// Another element type than the parameter's.
    DType = 6, "TILE_DTYPE";
    /// A tensor that lives elsewhere than the device.
    Device = 7, "TILE_DEVICE";
    /// There is no such device in this build or on this machine.
    Unavailable = 8, "TILE_UNAVAILABLE";
    /// The device cannot run this instance.
    Unsupported = 9, "TILE_UNSUPPORTED";
    /// The parameters break a condition of the kernel.
    Instance = 10, "TILE_INSTANCE";
    /// The tiles of a block, or the workspaces of a launch, do not fit.
    Memory = 11, "TILE_MEMORY";
    /// A grid too large for the device.
    Grid = 12, "TILE_GRID";
    /// The driver failed, now or in work that was queued before.
    Driver = 13, "TILE_DRIVER";
    /// An assertion in the kernel failed.
    Assertion = 14, "TILE_ASSERTION";
    /// The interpreter stopped a block that did something without a meaning.
    Fault = 15, "TILE_FAULT";
    /// The call itself is malformed: a null pointer, text that is not UTF-8,
    /// a name that is not known.
    Call = 16, "TILE_CALL";
    /// A defect of the library.
    Defect = 17, "TILE_DEFECT";
    /// An output without contents, of a kernel that is not known to write all of it.
    Uninitialised = 18, "TILE_UNINITIALISED";
    /// A kernel has nothing to tune, or no instance that results could be compared with.
    Tuning = 19, "TILE_TUNING";
}

/// Why a call failed.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// As any launch can fail.
    Launch(LaunchError),
    /// The call is malformed.
    Call(String),
    /// A panic.
    Defect(String),
    /// Nothing can be tuned.
    Tuning(String),
}

impl Failure {
    /// The failure of a call that is malformed.
    pub(crate) fn call(reason: impl Into<String>) -> Failure {
        Failure::Call(reason.into())
    }

    /// What a panic said.
    pub(crate) fn defect(panic: &(dyn Any + Send)) -> Failure {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Failure::Defect(text.unwrap_or("no message").to_owned())
    }

    /// Its number.
    pub fn status(&self) -> Status {
        match self {
            Failure::Call(_) => Status::Call,
            Failure::Defect(_) => Status::Defect,
            Failure::Tuning(_) => Status::Tuning,
            Failure::Launch(error) => match error {
                LaunchError::Shape { .. } => Status::Shape,
                LaunchError::Strides { .. } => Status::Strides,
                LaunchError::Requirement { .. } => Status::Requirement,
                LaunchError::Overlap { .. } => Status::Overlap,
                LaunchError::Uninitialised { .. } => Status::Uninitialised,
                LaunchError::Arguments { .. } => Status::Arguments,
                LaunchError::DType { .. } => Status::DType,
                LaunchError::Device { .. } => Status::Device,
                LaunchError::Unavailable { .. } => Status::Unavailable,
                LaunchError::Unsupported { .. } => Status::Unsupported,
                LaunchError::Instance { .. } => Status::Instance,
                LaunchError::Memory { .. } => Status::Memory,
                LaunchError::Grid { .. } => Status::Grid,
                LaunchError::Driver { .. } => Status::Driver,
                LaunchError::Assertion { .. } => Status::Assertion,
                LaunchError::Fault { .. } => Status::Fault,
                // The enum may grow; this crate is released with it.
                _ => Status::Defect,
            },
        }
    }
}

impl From<LaunchError> for Failure {
    fn from(error: LaunchError) -> Failure {
        Failure::Launch(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Launch(error) => error.fmt(f),
            Failure::Call(reason) | Failure::Tuning(reason) => f.write_str(reason),
            Failure::Defect(reason) => write!(f, "a defect of the library: {reason}"),
        }
    }
}

impl std::error::Error for Failure {}

/// Writes text with a zero byte at its end, as much as fits, cut between
/// characters.
///
/// # Safety
/// `to` is null or valid for writes of `capacity` bytes.
pub(crate) unsafe fn write_text(text: &str, to: *mut c_char, capacity: usize) {
    let Some(room) = capacity.checked_sub(1) else { return };
    if to.is_null() {
        return;
    }
    let length = text.floor_char_boundary(room);
    // SAFETY: `length` bytes and the zero fit the capacity, and text of this
    // process is no part of the caller's buffer.
    unsafe {
        to.cast::<u8>().copy_from_nonoverlapping(text.as_ptr(), length);
        to.add(length).write(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str, capacity: usize) -> Vec<u8> {
        let mut buffer = vec![b'?'; 8];
        assert!(capacity <= buffer.len());
        // SAFETY: the buffer has as many bytes.
        unsafe { write_text(text, buffer.as_mut_ptr().cast(), capacity) };
        buffer
    }

    #[test]
    fn messages_are_cut_between_characters() {
        assert_eq!(written("abc", 8), b"abc\0????");
        assert_eq!(written("abcdefgh", 4), b"abc\0????");
        assert_eq!(written("aé", 3), b"a\0??????");
        assert_eq!(written("abc", 1), b"\0???????");
        assert_eq!(written("abc", 0), b"????????");
        // SAFETY: nothing is written.
        unsafe { write_text("abc", std::ptr::null_mut(), 9) };
    }

    #[test]
    fn errors_of_outputs_have_a_status() {
        let (argument, reason) = ("y".to_owned(), "it adds to it".to_owned());
        let failure = Failure::from(LaunchError::Uninitialised { argument, reason });
        assert_eq!(failure.status(), Status::Uninitialised);
        assert_eq!(failure.to_string(), "argument `y` has no contents, and it adds to it");
        let other = LaunchError::Overlap { argument: "y".to_owned(), other: "x".to_owned() };
        assert_eq!(Failure::from(other).status(), Status::Overlap);
    }

    #[test]
    fn numbers_are_distinct() {
        for (i, (status, name)) in Status::ALL.iter().enumerate() {
            assert_eq!((*status as usize, name.starts_with("TILE_")), (i, true));
        }
    }
}

//! NCCL's library, which is opened at run time, and the functions that are used of it.

use crate::error::DistError;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr;
use std::sync::OnceLock;

/// The oldest version whose communicators do not block, by NCCL's own numbers.
const OLDEST: c_int = 21_800;

/// The first version that reduces 8-bit floats.
pub(super) const FLOAT8: c_int = 22_400;

/// The library, by the names that it is installed under.
const LIBRARIES: &[&str] = &["libnccl.so.2", "libnccl.so"];

pub(super) type Status = c_int;
pub(super) const SUCCESS: Status = 0;
pub(super) const IN_PROGRESS: Status = 7;

/// A communicator of NCCL.
pub(super) type Handle = *mut c_void;

/// What ranks of one communicator have in common.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct UniqueId(pub(super) [u8; 128]);

/// How a communicator is made: `ncclConfig_t` of version 2.17, which later ones take.
#[repr(C)]
pub(super) struct Config {
    size: usize,
    magic: u32,
    version: u32,
    blocking: c_int,
    cga_cluster_size: c_int,
    min_ctas: c_int,
    max_ctas: c_int,
    net_name: *const c_char,
    split_share: c_int,
}

impl Config {
    /// Calls return at once, and everything else is NCCL's choice.
    pub(super) fn non_blocking() -> Config {
        const UNDEFINED: c_int = c_int::MIN;
        Config {
            size: size_of::<Config>(),
            magic: 0xcafe_beef,
            version: 21_700,
            blocking: 0,
            cga_cluster_size: UNDEFINED,
            min_ctas: UNDEFINED,
            max_ctas: UNDEFINED,
            net_name: ptr::null(),
            split_share: UNDEFINED,
        }
    }
}

type Stream = *mut c_void;

macro_rules! functions {
    ($($(#[$about:meta])* $field:ident = $name:literal: fn($($ty:ty),*) $(-> $gives:ty)?;)*) => {
        /// The functions that are used of NCCL.
        pub(super) struct Library {
            $($(#[$about])* pub(super) $field: unsafe extern "C" fn($($ty),*) $(-> $gives)?,)*
            pub(super) version: c_int,
        }

        impl Library {
            /// Finds the functions of an open library.
            fn of(library: &libloading::Library, path: &str) -> Result<Library, DistError> {
                let missing = |name: &str| DistError::Library {
                    reason: format!("`{path}` has no function `{name}`, NCCL 2.18 or newer is needed"),
                };
                Ok(Library {
                    $($field: {
                        // SAFETY: NCCL's function of that name has this type.
                        let found = unsafe { library.get($name.as_bytes()) };
                        *found.map_err(|_| missing($name))?
                    },)*
                    version: 0,
                })
            }
        }
    };
}

functions! {
    get_version = "ncclGetVersion": fn(*mut c_int) -> Status;
    error_string = "ncclGetErrorString": fn(Status) -> *const c_char;
    unique_id = "ncclGetUniqueId": fn(*mut UniqueId) -> Status;
    init = "ncclCommInitRankConfig": fn(*mut Handle, c_int, UniqueId, c_int, *mut Config) -> Status;
    async_error = "ncclCommGetAsyncError": fn(Handle, *mut Status) -> Status;
    abort = "ncclCommAbort": fn(Handle) -> Status;
    destroy = "ncclCommDestroy": fn(Handle) -> Status;
    group_start = "ncclGroupStart": fn() -> Status;
    group_end = "ncclGroupEnd": fn() -> Status;
    all_reduce = "ncclAllReduce": fn(*const u8, *mut u8, usize, c_int, c_int, Handle, Stream) -> Status;
    reduce_scatter = "ncclReduceScatter": fn(*const u8, *mut u8, usize, c_int, c_int, Handle, Stream) -> Status;
    all_gather = "ncclAllGather": fn(*const u8, *mut u8, usize, c_int, Handle, Stream) -> Status;
    broadcast = "ncclBroadcast": fn(*const u8, *mut u8, usize, c_int, c_int, Handle, Stream) -> Status;
    send = "ncclSend": fn(*const u8, usize, c_int, c_int, Handle, Stream) -> Status;
    recv = "ncclRecv": fn(*mut u8, usize, c_int, c_int, Handle, Stream) -> Status;
}

impl Library {
    /// The library, opened once for the process: that of `TILE_NCCL`, or the one that the
    /// loader finds.
    pub(super) fn get() -> Result<&'static Library, DistError> {
        static LIBRARY: OnceLock<Result<Library, DistError>> = OnceLock::new();
        LIBRARY.get_or_init(open).as_ref().map_err(Clone::clone)
    }

    /// What NCCL says of a status.
    pub(super) fn text(&self, status: Status) -> String {
        // SAFETY: NCCL gives a string of its own, which stays.
        let text = unsafe { (self.error_string)(status) };
        if text.is_null() {
            return format!("status {status}");
        }
        // SAFETY: as above.
        unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
    }
}

/// NVLink multicast is not used: on shared hosts it can take GPUs out of service.
fn without_multicast() -> Result<(), DistError> {
    let name = "NCCL_NVLS_ENABLE";
    match std::env::var(name) {
        Ok(value) if value == "0" => Ok(()),
        other => Err(DistError::Environment {
            variable: name.to_owned(),
            expected: "`0`, as `cargo tile launch` sets it, because NVLink multicast is not used".to_owned(),
            found: other.map_or_else(|_| "nothing".to_owned(), |value| format!("`{value}`")),
        }),
    }
}

fn open() -> Result<Library, DistError> {
    without_multicast()?;
    let named = std::env::var("TILE_NCCL").ok();
    let names: Vec<&str> = named.as_deref().map_or_else(|| LIBRARIES.to_vec(), |path| vec![path]);
    let mut reasons = Vec::new();
    for name in names {
        // SAFETY: NCCL's initialisers ask nothing of its loader; another library is the
        // choice of who sets the variable.
        match unsafe { libloading::Library::new(name) } {
            Ok(library) => {
                let mut functions = Library::of(&library, name)?;
                // The process keeps it.
                std::mem::forget(library);
                // SAFETY: the call writes one number.
                unsafe { (functions.get_version)(&raw mut functions.version) };
                let version = functions.version;
                return match version >= OLDEST {
                    true => Ok(functions),
                    false => Err(DistError::Library {
                        reason: format!("`{name}` is NCCL {}, {} or newer is needed", dotted(version), dotted(OLDEST)),
                    }),
                };
            }
            // The loader's own words are the source; they may or may not name the library.
            Err(error) => {
                let reason = std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
                reasons.push(format!("`{name}`: {reason}"));
            }
        }
    }
    Err(DistError::Library { reason: format!("it cannot be opened: {}", reasons.join("; ")) })
}

/// 21903 as 2.19.3.
pub(super) fn dotted(version: c_int) -> String {
    match version {
        ..10_000 => format!("{}.{}.{}", version / 1000, version % 1000 / 100, version % 100),
        _ => format!("{}.{}.{}", version / 10_000, version % 10_000 / 100, version % 100),
    }
}

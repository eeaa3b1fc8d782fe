//! The driver: whether it is there, and what it says when it fails.

use cudarc::driver::sys::{self, CUresult};
use cudarc::driver::{CudaEvent, DriverError};
use std::sync::OnceLock;
use tile_core::launch::LaunchError;

/// The name of this kind of device in messages.
pub(super) const TARGET: &str = "cuda";

/// The oldest driver that has every call of this crate, as it states its
/// version.
const OLDEST: i32 = 12_000;

/// The library, by the names that drivers install it under.
const LIBRARIES: &[&str] = if cfg!(windows) { &["nvcuda.dll"] } else { &["libcuda.so.1", "libcuda.so"] };

/// Looks for the driver, once for the process, and gives its version.
///
/// cudarc panics when it cannot open the library, so nothing else of it may be
/// called before this has succeeded.
pub(super) fn version() -> Result<i32, LaunchError> {
    static VERSION: OnceLock<Result<i32, LaunchError>> = OnceLock::new();
    VERSION.get_or_init(probe).clone()
}

fn probe() -> Result<i32, LaunchError> {
    if library().is_none() {
        let names = LIBRARIES.join(" or ");
        return Err(unavailable(format!("there is no NVIDIA driver on this machine ({names} was not found)")));
    }
    let mut version = 0;
    // SAFETY: the library is there, and the call writes one number.
    let result = unsafe { sys::cuDriverGetVersion(&raw mut version) };
    result.result().map_err(|e| unavailable(format!("the NVIDIA driver gives no version: {}", text(e))))?;
    if version < OLDEST {
        let (found, needed) = (dotted(version), dotted(OLDEST));
        return Err(unavailable(format!("the NVIDIA driver supports CUDA {found}, {needed} or newer is needed")));
    }
    // SAFETY: as above.
    match unsafe { sys::cuInit(0) } {
        CUresult::CUDA_SUCCESS => Ok(version),
        CUresult::CUDA_ERROR_NO_DEVICE => {
            Err(unavailable("there is an NVIDIA driver, but no device on this machine".to_owned()))
        }
        other => Err(unavailable(format!("the NVIDIA driver does not start: {}", text(DriverError(other))))),
    }
}

fn library() -> Option<libloading::Library> {
    // SAFETY: the driver's library has no initialiser that asks anything of its
    // loader.
    LIBRARIES.iter().find_map(|name| unsafe { libloading::Library::new(*name) }.ok())
}

/// Milliseconds between two events that have come.
///
/// cudarc's bindings for CUDA 13 have them by a name alone that drivers before 12.8 lack;
/// which bindings there are is not this crate's choice. All drivers have the older name.
pub(super) fn elapsed(start: &CudaEvent, end: &CudaEvent) -> Result<f32, LaunchError> {
    type ElapsedTime = unsafe extern "C" fn(*mut f32, sys::CUevent, sys::CUevent) -> CUresult;
    static FUNCTION: OnceLock<Option<ElapsedTime>> = OnceLock::new();
    let function = FUNCTION.get_or_init(|| {
        let library = library()?;
        // SAFETY: the driver's function of that name has this type.
        let function = unsafe { library.get::<ElapsedTime>(b"cuEventElapsedTime\0") }.ok().map(|symbol| *symbol);
        // The process keeps the driver, as cudarc does.
        std::mem::forget(library);
        function
    });
    let function = function.ok_or_else(|| unavailable("the NVIDIA driver has no cuEventElapsedTime".to_owned()))?;
    let mut milliseconds = 0.0;
    // SAFETY: the events are there, and the call writes one number.
    unsafe { function(&raw mut milliseconds, start.cu_event(), end.cu_event()) }
        .result()
        .during("reading the time of a kernel")?;
    Ok(milliseconds)
}

/// 12040 as 12.4.
fn dotted(version: i32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}

pub(super) fn unavailable(reason: String) -> LaunchError {
    LaunchError::Unavailable { target: TARGET.to_owned(), reason }
}

/// What the driver calls an error.
fn text(error: DriverError) -> String {
    let [name, meaning] = [error.error_name(), error.error_string()];
    match (name, meaning) {
        (Ok(name), Ok(meaning)) => format!("{} ({})", meaning.to_string_lossy(), name.to_string_lossy()),
        _ => format!("error {}", error.0 as u32),
    }
}

/// An error of the driver at something.
pub(super) fn failed(action: impl Into<String>, error: DriverError) -> LaunchError {
    LaunchError::Driver { target: TARGET.to_owned(), action: action.into(), reason: text(error) }
}

/// Adds what was asked of the driver to its errors.
pub(super) trait During<T> {
    fn during(self, action: &str) -> Result<T, LaunchError>;
}

impl<T> During<T> for Result<T, DriverError> {
    fn during(self, action: &str) -> Result<T, LaunchError> {
        self.map_err(|error| failed(action, error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_read_as_users_know_them() {
        assert_eq!([11_040, 12_000, 13_010].map(dotted), ["11.4", "12.0", "13.1"]);
    }

    #[test]
    fn a_missing_driver_is_an_error() {
        // On a machine with a driver there is a version instead.
        match version() {
            Ok(version) => assert!(version >= OLDEST),
            Err(LaunchError::Unavailable { target, reason }) => {
                assert_eq!(target, "cuda");
                assert!(reason.contains("NVIDIA driver"), "{reason}");
            }
            Err(other) => panic!("{other}"),
        }
    }
}

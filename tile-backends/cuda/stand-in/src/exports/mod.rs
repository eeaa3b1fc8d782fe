//! The functions of the driver, under its names.
//!
//! Each is a thin shell: pointers become values, and the state does the rest.
//! [`call`] is what all of them go through.

#![allow(non_snake_case, reason = "the names are the driver's")]

mod context;
mod event;
mod graph;
mod launch;
mod memory;
mod module;
mod stream;

use crate::driver::DRIVER;
use crate::state::{Outcome, State};
use cudarc::driver::sys::CUresult;
use std::ffi::c_char;

/// Notes a call, and does it unless the driver is not started, is broken, or is
/// to fail.
fn call(name: &'static str, f: impl FnOnce(&mut State) -> Outcome) -> CUresult {
    DRIVER.with(|state| {
        state.calls.push(name);
        if !state.started {
            return CUresult::CUDA_ERROR_NOT_INITIALIZED;
        }
        if let Some(at) = state.failures.iter().position(|(function, _)| function == name) {
            return state.failures.remove(at).1;
        }
        if let Some(error) = state.broken {
            return error;
        }
        // What a stream did just now may have broken it.
        let outcome = f(state);
        match (state.broken, outcome) {
            (Some(error), _) => error,
            (None, Ok(())) => CUresult::CUDA_SUCCESS,
            (None, Err(error)) => error,
        }
    })
}

/// Writes what a call gives.
///
/// # Safety
/// The pointer is null or may be written.
unsafe fn give<T>(to: *mut T, value: T) -> Outcome {
    if to.is_null() {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    // SAFETY: the caller's promise.
    unsafe { to.write(value) };
    Ok(())
}

/// The name and the meaning of the errors that are met here, as C strings.
const ERRORS: &[(CUresult, &str, &str)] = &[
    (CUresult::CUDA_SUCCESS, "CUDA_SUCCESS\0", "no error\0"),
    (CUresult::CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE\0", "invalid argument\0"),
    (CUresult::CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY\0", "out of memory\0"),
    (
        CUresult::CUDA_ERROR_ILLEGAL_ADDRESS,
        "CUDA_ERROR_ILLEGAL_ADDRESS\0",
        "an illegal memory access was encountered\0",
    ),
    (CUresult::CUDA_ERROR_INVALID_PTX, "CUDA_ERROR_INVALID_PTX\0", "a PTX JIT compilation failed\0"),
    (
        CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
        "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES\0",
        "too many resources requested for launch\0",
    ),
    (
        CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
        "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\0",
        "operation not permitted when stream is capturing\0",
    ),
    (
        CUresult::CUDA_ERROR_STREAM_CAPTURE_ISOLATION,
        "CUDA_ERROR_STREAM_CAPTURE_ISOLATION\0",
        "dependency created on uncaptured work in another stream\0",
    ),
    (
        CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED,
        "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED\0",
        "operation failed due to a previous error during capture\0",
    ),
];

/// Gives a text of an error.
///
/// # Safety
/// As [`give`].
unsafe fn text_of(
    error: CUresult,
    to: *mut *const c_char,
    which: fn(&(CUresult, &'static str, &'static str)) -> &'static str,
) -> CUresult {
    let known = ERRORS.iter().find(|(known, _, _)| *known == error);
    // SAFETY: the caller's promise.
    match known.map(|known| unsafe { give(to, which(known).as_ptr().cast()) }) {
        Some(Ok(())) => CUresult::CUDA_SUCCESS,
        _ => CUresult::CUDA_ERROR_INVALID_VALUE,
    }
}

/// `cuGetErrorName`.
///
/// # Safety
/// As the driver's.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuGetErrorName(error: CUresult, text: *mut *const c_char) -> CUresult {
    // SAFETY: as the driver's.
    unsafe { text_of(error, text, |known| known.1) }
}

/// `cuGetErrorString`.
///
/// # Safety
/// As the driver's.
#[unsafe(no_mangle)]
unsafe extern "C" fn cuGetErrorString(error: CUresult, text: *mut *const c_char) -> CUresult {
    // SAFETY: as the driver's.
    unsafe { text_of(error, text, |known| known.2) }
}

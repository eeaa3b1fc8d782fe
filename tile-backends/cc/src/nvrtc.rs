//! NVRTC: NVIDIA's compiler of CUDA C++ as a library, opened at run time.
//!
//! The library is part of a CUDA toolkit, and of PyTorch's wheels. Nothing of it is needed to build.

use crate::rtc::{Names, Rtc};
use tile_core::launch::LaunchError;

/// The variable that names the library.
pub const VARIABLE: &str = "TILE_NVRTC";

static NAMES: Names = Names {
    target: "nvrtc",
    prefix: "nvrtc",
    code: ["GetCUBIN", "GetCUBINSize"],
    variable: VARIABLE,
    libraries: &["libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "nvrtc64_130_0.dll", "nvrtc64_120_0.dll"],
    builtins: &["libnvrtc-builtins.so.", "nvrtc-builtins64_"],
};

/// The library.
#[derive(Debug)]
pub struct Nvrtc(Rtc);

impl Nvrtc {
    /// Opens the library that `TILE_NVRTC` names, or the system's.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] where there is none.
    pub fn open() -> Result<Nvrtc, LaunchError> {
        NAMES.open().map(Nvrtc)
    }

    /// The version of CUDA that it is of, major and minor.
    pub fn version(&self) -> (i32, i32) {
        self.0.version()
    }

    /// Compiles a text to a cubin for devices of an architecture, such as `sm_90`. `kernel` names it
    /// in errors.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] with what the compiler says of the text.
    pub fn compile(&self, kernel: &str, text: &str, architecture: &str) -> Result<Vec<u8>, LaunchError> {
        self.0.compile(kernel, text, &[&format!("--gpu-architecture={architecture}"), "--std=c++17"])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_is_an_error() {
        match Nvrtc::open() {
            Ok(nvrtc) => assert!(nvrtc.version().0 >= 11, "{:?}", nvrtc.version()),
            Err(error) => assert!(error.to_string().contains(VARIABLE), "{error}"),
        }
    }
}

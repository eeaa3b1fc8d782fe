//! NVRTC: NVIDIA's compiler of CUDA C++ as a library, opened at run time.
//!
//! The library is part of a CUDA toolkit, and of PyTorch's wheels. Nothing of it is needed to build.

use libloading::Library;
use std::ffi::{CStr, CString, OsString, c_char, c_int};
use std::path::Path;
use std::ptr::null_mut;
use std::{env, fs};
use tile_core::launch::LaunchError;

/// The variable that names the library.
pub const VARIABLE: &str = "TILE_NVRTC";

/// The name of the target in errors.
const TARGET: &str = "nvrtc";

/// Where the library is looked for if nothing names it.
const NAMES: &[&str] = &["libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "nvrtc64_130_0.dll", "nvrtc64_120_0.dll"];

type Program = *mut std::ffi::c_void;
type Status = c_int;
type Size = unsafe extern "C" fn(Program, *mut usize) -> Status;
type Get = unsafe extern "C" fn(Program, *mut c_char) -> Status;

/// The library.
#[derive(Debug)]
pub struct Nvrtc {
    version: (i32, i32),
    create: unsafe extern "C" fn(
        *mut Program,
        *const c_char,
        *const c_char,
        c_int,
        *const *const c_char,
        *const *const c_char,
    ) -> Status,
    compile: unsafe extern "C" fn(Program, c_int, *const *const c_char) -> Status,
    destroy: unsafe extern "C" fn(*mut Program) -> Status,
    log_size: Size,
    log: Get,
    code_size: Size,
    code: Get,
    name: unsafe extern "C" fn(Status) -> *const c_char,
    /// Lives as long as its functions.
    _library: Library,
    _builtins: Vec<Library>,
}

/// What is missing.
fn unavailable(reason: String) -> LaunchError {
    LaunchError::Unavailable { target: TARGET.to_owned(), reason }
}

/// The libraries that NVRTC opens by their names when it compiles, from the folder that it lies in: they are
/// found once they are open. Python's packages have them in a folder that the loader does not search.
fn builtins(path: &Path) -> Vec<Library> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let is_one = |name: &str| name.starts_with("libnvrtc-builtins.so.") || name.starts_with("nvrtc-builtins64_");
    let files = entries.filter(|entry| entry.file_name().to_str().is_some_and(is_one)).map(|entry| entry.path());
    // One that does not open is missed by the compiler, which says so.
    // SAFETY: their initialisers have no demands.
    files.filter_map(|file| unsafe { Library::new(file) }.ok()).collect()
}

/// A program of the library, which is destroyed with it.
struct Made<'a>(&'a Nvrtc, Program);

impl Drop for Made<'_> {
    fn drop(&mut self) {
        // SAFETY: the library made the program, and it is destroyed once.
        unsafe { (self.0.destroy)(&raw mut self.1) };
    }
}

impl Nvrtc {
    /// Opens the library that `TILE_NVRTC` names, or the system's.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] where there is none.
    pub fn open() -> Result<Nvrtc, LaunchError> {
        let named = env::var_os(VARIABLE).filter(|path| !path.is_empty());
        let paths = named.map_or_else(|| NAMES.iter().map(OsString::from).collect(), |path| vec![path]);
        let mut reasons = Vec::new();
        for path in paths {
            let builtins = builtins(Path::new(&path));
            // SAFETY: NVRTC's initialisers have no demands.
            match unsafe { Library::new(&path) } {
                Ok(library) => return Nvrtc::of(library, builtins),
                Err(error) => reasons.push(error.to_string()),
            }
        }
        let reason = reasons.first().map_or("", String::as_str);
        Err(unavailable(format!("{VARIABLE} may name NVRTC's library (libnvrtc.so): {reason}")))
    }

    fn of(library: Library, builtins: Vec<Library>) -> Result<Nvrtc, LaunchError> {
        /// A function, by its name in the library.
        macro_rules! function {
            ($name:literal) => {
                // SAFETY: the types are those of `nvrtc.h`, whose functions keep them.
                *unsafe { library.get($name) }.map_err(|error| unavailable(error.to_string()))?
            };
        }
        let version: unsafe extern "C" fn(*mut c_int, *mut c_int) -> Status = function!(b"nvrtcVersion\0");
        let (mut major, mut minor) = (0, 0);
        // SAFETY: the call writes two numbers.
        unsafe { version(&raw mut major, &raw mut minor) };
        Ok(Nvrtc {
            version: (major, minor),
            create: function!(b"nvrtcCreateProgram\0"),
            compile: function!(b"nvrtcCompileProgram\0"),
            destroy: function!(b"nvrtcDestroyProgram\0"),
            log_size: function!(b"nvrtcGetProgramLogSize\0"),
            log: function!(b"nvrtcGetProgramLog\0"),
            code_size: function!(b"nvrtcGetCUBINSize\0"),
            code: function!(b"nvrtcGetCUBIN\0"),
            name: function!(b"nvrtcGetErrorString\0"),
            _library: library,
            _builtins: builtins,
        })
    }

    /// The version of CUDA that it is of, major and minor.
    pub fn version(&self) -> (i32, i32) {
        self.version
    }

    /// Compiles a text to a cubin for devices of an architecture, such as `sm_90`. `kernel` names it
    /// in errors.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] with what the compiler says of the text.
    pub fn compile(&self, kernel: &str, text: &str, architecture: &str) -> Result<Vec<u8>, LaunchError> {
        let failed = |reason: String| LaunchError::Driver {
            target: TARGET.to_owned(),
            action: format!("compiling kernel `{kernel}`"),
            reason,
        };
        let zero = |_| failed("the text has a zero byte, expected none".to_owned());
        let text = CString::new(text).map_err(zero)?;
        let architecture = CString::new(format!("--gpu-architecture={architecture}")).map_err(zero)?;
        let options = [architecture.as_ptr(), c"--std=c++17".as_ptr()];
        let mut program = null_mut();
        // SAFETY: the text is a C string, there are no headers, and the call writes one handle.
        let status = unsafe {
            (self.create)(&raw mut program, text.as_ptr(), c"kernel.cu".as_ptr(), 0, std::ptr::null(), std::ptr::null())
        };
        if status != 0 {
            return Err(failed(self.said(status)));
        }
        let made = Made(self, program);
        // SAFETY: a program of the library, and as many options as are told.
        let status = unsafe { (self.compile)(made.1, options.len() as c_int, options.as_ptr()) };
        if status != 0 {
            let log = self.bytes(&made, self.log_size, self.log).unwrap_or_default();
            let log = String::from_utf8_lossy(&log);
            return Err(failed(format!("{}\n{}", self.said(status), log.trim_matches('\0').trim())));
        }
        self.bytes(&made, self.code_size, self.code).map_err(|status| failed(self.said(status)))
    }

    /// What a program has of a kind.
    fn bytes(&self, program: &Made<'_>, size: Size, get: Get) -> Result<Vec<u8>, Status> {
        let mut bytes = 0;
        // SAFETY: a program of the library, and the call writes one number.
        let status = unsafe { size(program.1, &raw mut bytes) };
        let mut found = vec![0_u8; bytes];
        if status != 0 || bytes == 0 {
            return Err(status);
        }
        // SAFETY: there is room for as many bytes as the library says it writes.
        match unsafe { get(program.1, found.as_mut_ptr().cast()) } {
            0 => Ok(found),
            status => Err(status),
        }
    }

    /// The name of a status.
    fn said(&self, status: Status) -> String {
        // SAFETY: the library gives a C string that lives as long as it, or nothing.
        let text = unsafe { (self.name)(status) };
        match text.is_null() {
            true => format!("error {status}"),
            // SAFETY: as above.
            false => unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned(),
        }
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

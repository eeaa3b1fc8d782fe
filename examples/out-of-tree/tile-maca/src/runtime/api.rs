//! The functions of MACA's runtime library, as CUDA's driver has them under its own names.

use super::TARGET;
use libloading::{Library, Symbol};
use std::env;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tile_core::launch::LaunchError;

/// A result: 0 where a call succeeds.
type Status = c_int;
/// Modules, functions and streams.
type Handle = *mut c_void;

/// Bytes of a device's properties that are surely enough. The name is at their beginning.
const PROPERTIES: usize = 1 << 14;
/// Bytes of a device's name.
const NAME: usize = 256;

/// Which way bytes are copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub(super) enum Copy {
    ToDevice = 1,
    ToHost = 2,
}

/// A launch of a function: blocks and threads on each axis, fastest first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) blocks: [u32; 3],
    pub(super) threads: u32,
    pub(super) shared_bytes: u32,
}

/// The library, opened.
#[derive(Debug)]
pub struct Api {
    library: Library,
}

/// An error of what is not there.
pub(super) fn unavailable(reason: impl Into<String>) -> LaunchError {
    LaunchError::Unavailable { target: TARGET.to_owned(), reason: reason.into() }
}

impl Api {
    /// The library of this machine: the one that `TILE_MACA_RUNTIME` names, that of the toolkit in
    /// `MACA_PATH`, or the loader's.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when it cannot be opened.
    pub fn find() -> Result<Arc<Api>, LaunchError> {
        let toolkit = || env::var_os("MACA_PATH").map(|path| Path::new(&path).join("lib/libmcruntime.so"));
        let named = env::var_os("TILE_MACA_RUNTIME").map(PathBuf::from).or_else(toolkit);
        Api::at(&named.unwrap_or_else(|| "libmcruntime.so".into()))
    }

    /// The library in a file.
    ///
    /// # Errors
    /// As [`Api::find`].
    pub fn at(path: &Path) -> Result<Arc<Api>, LaunchError> {
        // SAFETY: the library is the vendor's, whose initialisers are its own affair.
        let library = unsafe { Library::new(path) };
        let library = library.map_err(|error| unavailable(format!("opening {}: {error}", path.display())))?;
        Ok(Arc::new(Api { library }))
    }

    /// A function of the library.
    ///
    /// # Safety
    /// It has this type.
    unsafe fn function<F>(&self, name: &str) -> Result<Symbol<'_, F>, LaunchError> {
        // SAFETY: the caller's promise.
        let found = unsafe { self.library.get(name) };
        found.map_err(|error| unavailable(format!("the runtime library lacks `{name}`: {error}")))
    }

    /// An error of a call that did not succeed.
    fn checked(&self, action: &str, status: Status) -> Result<(), LaunchError> {
        if status == 0 {
            return Ok(());
        }
        // SAFETY: a function of a status, which gives a string that stays, or null.
        let said = unsafe { self.function::<unsafe extern "C" fn(Status) -> *const c_char>("mcGetErrorString") }
            .map(|f| unsafe { f(status) })
            .ok()
            .filter(|text| !text.is_null())
            // SAFETY: as above.
            .map(|text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned());
        let reason = format!("{} (status {status})", said.unwrap_or_else(|| "no description".to_owned()));
        Err(LaunchError::Driver { target: TARGET.to_owned(), action: action.to_owned(), reason })
    }

    pub(super) fn device_count(&self) -> Result<usize, LaunchError> {
        let mut count: c_int = 0;
        // SAFETY: the call writes one number.
        let status =
            unsafe { self.function::<unsafe extern "C" fn(*mut c_int) -> Status>("mcGetDeviceCount")?(&raw mut count) };
        self.checked("counting devices", status)?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// Makes a device that of this thread.
    pub(super) fn bind(&self, ordinal: usize) -> Result<(), LaunchError> {
        // SAFETY: a number of a device.
        let status =
            unsafe { self.function::<unsafe extern "C" fn(c_int) -> Status>("mcSetDevice")?(ordinal as c_int) };
        self.checked("choosing a device", status)
    }

    /// The vendor's name of a device.
    pub(super) fn device_name(&self, ordinal: usize) -> Result<String, LaunchError> {
        let mut properties = vec![0_u64; PROPERTIES / 8];
        // SAFETY: properties are smaller, and begin with the name.
        let status = unsafe {
            let get = self.function::<unsafe extern "C" fn(*mut c_void, c_int) -> Status>("mcGetDeviceProperties")?;
            get(properties.as_mut_ptr().cast(), ordinal as c_int)
        };
        self.checked("asking for a device's properties", status)?;
        let bytes: Vec<u8> = properties.iter().flat_map(|word| word.to_le_bytes()).take(NAME).collect();
        let name = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
        Ok(String::from_utf8_lossy(name).into_owned())
    }

    pub(super) fn allocate(&self, bytes: usize) -> Result<u64, LaunchError> {
        let mut address: *mut c_void = std::ptr::null_mut();
        // SAFETY: the call writes one address.
        let status = unsafe {
            let malloc = self.function::<unsafe extern "C" fn(*mut *mut c_void, usize) -> Status>("mcMalloc")?;
            malloc(&raw mut address, bytes.max(1))
        };
        self.checked(&format!("allocating {bytes} bytes"), status)?;
        Ok(address.expose_provenance() as u64)
    }

    /// # Safety
    /// The address is of an allocation that nothing uses.
    pub(super) unsafe fn free(&self, address: u64) -> Result<(), LaunchError> {
        // SAFETY: the caller's promise.
        let status = unsafe { self.function::<unsafe extern "C" fn(u64) -> Status>("mcFree")?(address) };
        self.checked("freeing memory", status)
    }

    /// # Safety
    /// Both addresses are of so many bytes, one on the host and one on the device.
    pub(super) unsafe fn copy(&self, to: u64, from: u64, bytes: usize, kind: Copy) -> Result<(), LaunchError> {
        if bytes == 0 {
            return Ok(());
        }
        // SAFETY: the caller's promise.
        let status = unsafe {
            let copy = self.function::<unsafe extern "C" fn(u64, u64, usize, c_int) -> Status>("mcMemcpy")?;
            copy(to, from, bytes, kind as c_int)
        };
        self.checked(&format!("copying {bytes} bytes"), status)
    }

    /// # Safety
    /// The address is of so many bytes on the device.
    pub(super) unsafe fn clear(&self, address: u64, bytes: usize) -> Result<(), LaunchError> {
        if bytes == 0 {
            return Ok(());
        }
        // SAFETY: the caller's promise.
        let status = unsafe {
            let set = self.function::<unsafe extern "C" fn(u64, c_int, usize) -> Status>("mcMemset")?;
            set(address, 0, bytes)
        };
        self.checked(&format!("clearing {bytes} bytes"), status)
    }

    /// Waits until the device has done all its work.
    pub(super) fn synchronize(&self) -> Result<(), LaunchError> {
        // SAFETY: it has no parameters.
        let status = unsafe { self.function::<unsafe extern "C" fn() -> Status>("mcDeviceSynchronize")?() };
        self.checked("waiting for the device", status)
    }

    /// A module of a binary, and its entry.
    pub(super) fn load(&self, binary: &[u8], entry: &CStr) -> Result<(usize, usize), LaunchError> {
        let (mut module, mut function): (Handle, Handle) = (std::ptr::null_mut(), std::ptr::null_mut());
        // SAFETY: the binary says how long it is.
        let status = unsafe {
            let load =
                self.function::<unsafe extern "C" fn(*mut Handle, *const c_void) -> Status>("mcModuleLoadData")?;
            load(&raw mut module, binary.as_ptr().cast())
        };
        self.checked("loading a module", status)?;
        // SAFETY: a module, and a name.
        let status = unsafe {
            let get = self.function::<unsafe extern "C" fn(*mut Handle, Handle, *const c_char) -> Status>(
                "mcModuleGetFunction",
            )?;
            get(&raw mut function, module, entry.as_ptr())
        };
        self.checked("finding an entry", status)?;
        Ok((module.expose_provenance(), function.expose_provenance()))
    }

    /// # Safety
    /// The module is loaded, and nothing runs of it.
    pub(super) unsafe fn unload(&self, module: usize) -> Result<(), LaunchError> {
        // SAFETY: the caller's promise.
        let status = unsafe { self.function::<unsafe extern "C" fn(usize) -> Status>("mcModuleUnload")?(module) };
        self.checked("unloading a module", status)
    }

    /// Launches a function on the default stream.
    ///
    /// # Safety
    /// The function has these parameters, each in the low bytes of its word, and may do to memory what it
    /// does.
    pub(super) unsafe fn launch(&self, function: usize, shape: Shape, words: &[u64]) -> Result<(), LaunchError> {
        type Launch = unsafe extern "C" fn(
            usize,
            c_uint,
            c_uint,
            c_uint,
            c_uint,
            c_uint,
            c_uint,
            c_uint,
            Handle,
            *const *const u64,
            *const *const c_void,
        ) -> Status;
        let pointers: Vec<*const u64> = words.iter().map(std::ptr::from_ref).collect();
        let Shape { blocks: [x, y, z], threads, shared_bytes } = shape;
        let null = std::ptr::null_mut();
        // SAFETY: the caller's promise.
        let status = unsafe {
            let launch = self.function::<Launch>("mcModuleLaunchKernel")?;
            launch(function, x, y, z, threads, 1, 1, shared_bytes, null, pointers.as_ptr(), std::ptr::null())
        };
        self.checked("launching a kernel", status)
    }
}

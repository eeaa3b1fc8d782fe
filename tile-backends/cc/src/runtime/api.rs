//! The functions of a vendor's runtime library, which is opened at run time.

use super::vendor::Vendor;
use libloading::{Library, Symbol};
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tile_core::launch::LaunchError;

/// A result: 0 where a call succeeds.
type Status = c_int;
/// Modules, functions, streams and events.
pub(super) type Handle = *mut c_void;

/// Bytes of a device's properties that are surely enough.
const PROPERTIES: usize = 1 << 14;

/// Streams that do not wait for the default one.
const NON_BLOCKING: c_uint = 1;

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

/// A vendor's library, opened.
#[derive(Debug)]
pub struct Api {
    pub(super) vendor: &'static Vendor,
    library: Library,
    /// Tells it from other libraries of the process.
    pub(super) number: u64,
}

/// Calls a function of the library: its name without the prefix, its parameters with their types, and what it does in
/// messages.
macro_rules! call {
    ($api:expr, $name:expr, $action:expr, $($argument:expr => $ty:ty),*) => {{
        // SAFETY: the types are those of the vendor's header; of the arguments the caller knows.
        let status = unsafe { $api.function::<unsafe extern "C" fn($($ty),*) -> Status>($name)?($($argument),*) };
        $api.checked($action, status)
    }};
}

impl Api {
    /// The library in a file, or of this name in the loader's folders.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when it cannot be opened, or is too old.
    pub fn open(vendor: &'static Vendor, path: &Path) -> Result<Arc<Api>, LaunchError> {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        // SAFETY: the library is the vendor's, whose initialisers are its own affair.
        let library = unsafe { Library::new(path) };
        let library = library.map_err(|error| vendor.unavailable(format!("opening {}: {error}", path.display())))?;
        let api = Api { vendor, library, number: NUMBER.fetch_add(1, Ordering::Relaxed) };
        if let Some((oldest, written)) = vendor.oldest {
            let mut version: c_int = 0;
            call!(api, "RuntimeGetVersion", "asking for the version", &raw mut version => *mut c_int)?;
            if version < oldest {
                let reason =
                    format!("{} is of version {version}, expected {oldest} ({written}) or newer", path.display());
                return Err(vendor.unavailable(reason));
            }
        }
        Ok(Arc::new(api))
    }

    /// A function of the library.
    ///
    /// # Safety
    /// It has this type.
    unsafe fn function<F>(&self, name: &str) -> Result<Symbol<'_, F>, LaunchError> {
        let name = format!("{}{name}", self.vendor.prefix);
        // SAFETY: the caller's promise.
        let found = unsafe { self.library.get(&name) };
        found.map_err(|error| self.vendor.unavailable(format!("the runtime library lacks `{name}`: {error}")))
    }

    /// An error of a call that did not succeed.
    fn checked(&self, action: &str, status: Status) -> Result<(), LaunchError> {
        if status == 0 {
            return Ok(());
        }
        // SAFETY: a function of a status, which gives a string that stays, or null.
        let said = unsafe { self.function::<unsafe extern "C" fn(Status) -> *const c_char>("GetErrorString") }
            .map(|f| unsafe { f(status) })
            .ok()
            .filter(|text| !text.is_null())
            // SAFETY: as above.
            .map(|text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned());
        let reason = format!("{} (status {status})", said.unwrap_or_else(|| "no description".to_owned()));
        Err(LaunchError::Driver { target: self.vendor.target.to_owned(), action: action.to_owned(), reason })
    }

    pub(super) fn device_count(&self) -> Result<usize, LaunchError> {
        let mut count: c_int = 0;
        call!(self, "GetDeviceCount", "counting devices", &raw mut count => *mut c_int)?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// Makes a device that of this thread.
    pub(super) fn bind(&self, ordinal: usize) -> Result<(), LaunchError> {
        call!(self, "SetDevice", "choosing a device", ordinal as c_int => c_int)
    }

    /// What the vendor tells of a device: its name, and behind it fields whose places differ among versions.
    pub(super) fn properties(&self, ordinal: usize) -> Result<Vec<u8>, LaunchError> {
        let mut properties = vec![0_u64; PROPERTIES / 8];
        let has = |name: &&&str| {
            // SAFETY: it is not called.
            unsafe { self.function::<unsafe extern "C" fn()>(name) }.is_ok()
        };
        let names = self.vendor.properties;
        let name = names.iter().find(has).or(names.first()).copied().unwrap_or("GetDeviceProperties");
        let (to, ordinal) = (properties.as_mut_ptr().cast::<c_void>(), ordinal as c_int);
        call!(self, name, "asking for a device's properties", to => *mut c_void, ordinal => c_int)?;
        Ok(properties.iter().flat_map(|word| word.to_le_bytes()).collect())
    }

    pub(super) fn allocate(&self, bytes: usize) -> Result<u64, LaunchError> {
        let mut address: *mut c_void = std::ptr::null_mut();
        let action = format!("allocating {bytes} bytes");
        call!(self, "Malloc", &action, &raw mut address => *mut *mut c_void, bytes.max(1) => usize)?;
        Ok(address.expose_provenance() as u64)
    }

    /// # Safety
    /// The address is of an allocation that nothing uses.
    pub(super) unsafe fn free(&self, address: u64) -> Result<(), LaunchError> {
        call!(self, "Free", "freeing memory", address => u64)
    }

    /// Queues a copy.
    ///
    /// # Safety
    /// Both addresses are of so many bytes, one on the host and one on the device, until the stream is done with it.
    pub(super) unsafe fn copy(
        &self,
        [to, from]: [u64; 2],
        bytes: usize,
        kind: Copy,
        stream: Handle,
    ) -> Result<(), LaunchError> {
        let (action, kind) = (format!("copying {bytes} bytes"), kind as c_int);
        call!(self, "MemcpyAsync", &action, to => u64, from => u64, bytes => usize, kind => c_int, stream => Handle)
    }

    /// Queues zeros.
    ///
    /// # Safety
    /// The address is of so many bytes on the device.
    pub(super) unsafe fn clear(&self, address: u64, bytes: usize, stream: Handle) -> Result<(), LaunchError> {
        let action = format!("clearing {bytes} bytes");
        call!(self, "MemsetAsync", &action, address => u64, 0 => c_int, bytes => usize, stream => Handle)
    }

    pub(super) fn create_stream(&self) -> Result<Handle, LaunchError> {
        let mut stream: Handle = std::ptr::null_mut();
        let action = "creating a stream";
        call!(self, "StreamCreateWithFlags", action, &raw mut stream => *mut Handle, NON_BLOCKING => c_uint)?;
        Ok(stream)
    }

    /// Does something with a stream or an event of this device by a function of one handle.
    ///
    /// # Safety
    /// It is one that the function takes, and not destroyed.
    pub(super) unsafe fn handle(&self, name: &str, action: &str, handle: Handle) -> Result<(), LaunchError> {
        call!(self, name, action, handle => Handle)
    }

    pub(super) fn create_event(&self) -> Result<Handle, LaunchError> {
        let mut event: Handle = std::ptr::null_mut();
        call!(self, "EventCreate", "creating an event", &raw mut event => *mut Handle)?;
        Ok(event)
    }

    /// Puts an event behind what is queued on a stream.
    ///
    /// # Safety
    /// Both are live.
    pub(super) unsafe fn record(&self, event: Handle, stream: Handle) -> Result<(), LaunchError> {
        call!(self, "EventRecord", "recording an event", event => Handle, stream => Handle)
    }

    /// Lets what is queued on a stream from now on wait for an event.
    ///
    /// # Safety
    /// Both are live.
    pub(super) unsafe fn wait(&self, stream: Handle, event: Handle) -> Result<(), LaunchError> {
        let action = "waiting for an event";
        call!(self, "StreamWaitEvent", action, stream => Handle, event => Handle, 0 => c_uint)
    }

    /// Milliseconds between two events that have happened.
    ///
    /// # Safety
    /// Both are live.
    pub(super) unsafe fn elapsed(&self, from: Handle, to: Handle) -> Result<f32, LaunchError> {
        let mut milliseconds = 0.0;
        let action = "asking for the time between events";
        call!(self, "EventElapsedTime", action, &raw mut milliseconds => *mut f32, from => Handle, to => Handle)?;
        Ok(milliseconds)
    }

    /// Waits until the device has done all its work.
    pub(super) fn synchronize(&self) -> Result<(), LaunchError> {
        call!(self, "DeviceSynchronize", "waiting for the device",)
    }

    /// A module of a binary, and its entry.
    pub(super) fn load(&self, binary: &[u8], entry: &CString) -> Result<(usize, usize), LaunchError> {
        let (mut module, mut function): (Handle, Handle) = (std::ptr::null_mut(), std::ptr::null_mut());
        let (to, image) = (&raw mut module, binary.as_ptr().cast::<c_void>());
        call!(self, "ModuleLoadData", "loading a module", to => *mut Handle, image => *const c_void)?;
        let (to, name) = (&raw mut function, entry.as_ptr());
        let action = "finding an entry";
        let found =
            call!(self, "ModuleGetFunction", action, to => *mut Handle, module => Handle, name => *const c_char);
        let module = module.expose_provenance();
        if let Err(error) = found {
            // SAFETY: nothing runs of it. An error has nobody to tell: the first one is told.
            let _ = unsafe { self.unload(module) };
            return Err(error);
        }
        Ok((module, function.expose_provenance()))
    }

    /// # Safety
    /// The module is loaded, and nothing runs of it.
    pub(super) unsafe fn unload(&self, module: usize) -> Result<(), LaunchError> {
        call!(self, "ModuleUnload", "unloading a module", module => usize)
    }

    /// Queues a launch of a function.
    ///
    /// # Safety
    /// The function has these parameters, each in the low bytes of its word, and may do to memory what it does.
    pub(super) unsafe fn launch(
        &self,
        function: usize,
        shape: Shape,
        words: &[u64],
        stream: Handle,
    ) -> Result<(), LaunchError> {
        let pointers: Vec<*const u64> = words.iter().map(std::ptr::from_ref).collect();
        let Shape { blocks: [x, y, z], threads, shared_bytes } = shape;
        let (given, none) = (pointers.as_ptr(), std::ptr::null::<*const c_void>());
        call!(
            self, "ModuleLaunchKernel", "launching a kernel",
            function => usize, x => c_uint, y => c_uint, z => c_uint,
            threads => c_uint, 1 => c_uint, 1 => c_uint, shared_bytes => c_uint,
            stream => Handle, given => *const *const u64, none => *const *const c_void
        )
    }
}

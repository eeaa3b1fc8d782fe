//! The opened AscendCL library, and its error messages.

use ascend_sys::{Library, acl, function};
use std::ffi::CStr;
use std::mem::ManuallyDrop;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use tile_core::launch::LaunchError;

/// The name of this kind of device in messages.
pub(super) const TARGET: &str = "ascend";

/// AscendCL, opened and started. It stays open: it has threads of its own, which
/// nothing here can wait for.
#[derive(Debug)]
pub(super) struct Api {
    library: ManuallyDrop<Library>,
}

pub(super) fn unavailable(reason: impl Into<String>) -> LaunchError {
    LaunchError::Unavailable { target: TARGET.to_owned(), reason: reason.into() }
}

pub(super) fn driver(action: impl Into<String>, reason: impl Into<String>) -> LaunchError {
    LaunchError::Driver { target: TARGET.to_owned(), action: action.into(), reason: reason.into() }
}

impl Api {
    /// The library of the machine, looked for once.
    pub(super) fn machine() -> Result<Arc<Api>, LaunchError> {
        static FOUND: OnceLock<Result<Arc<Api>, LaunchError>> = OnceLock::new();
        FOUND.get_or_init(|| Api::start(Library::open()).map(Arc::new)).clone()
    }

    /// The library in a file.
    pub(super) fn at(path: &Path) -> Result<Arc<Api>, LaunchError> {
        Api::start(Library::open_at(path)).map(Arc::new)
    }

    fn start(opened: Result<Library, ascend_sys::Error>) -> Result<Api, LaunchError> {
        let library = opened.map_err(|error| unavailable(error.to_string()))?;
        let api = Api { library: ManuallyDrop::new(library) };
        let init = function!(api.library, aclInit).map_err(|error| unavailable(error.to_string()))?;
        // SAFETY: without a file of settings.
        let code = unsafe { init(std::ptr::null()) };
        // Another part of the program may have started it.
        if code == acl::ACL_ERROR_REPEAT_INITIALIZE {
            return Ok(api);
        }
        api.check(code, "starting AscendCL")?;
        Ok(api)
    }

    pub(super) fn library(&self) -> &Library {
        &self.library
    }

    /// Turns a code into an error that names the action.
    pub(super) fn check(&self, code: acl::aclError, action: &str) -> Result<(), LaunchError> {
        if code == acl::ACL_SUCCESS {
            return Ok(());
        }
        let message = function!(self.library, aclGetRecentErrMsg).ok().and_then(|recent| {
            // SAFETY: null, or a string that lives until the thread's next call.
            let text = unsafe { recent() };
            // SAFETY: as above.
            (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().trim().to_owned())
        });
        let reason = match message.filter(|message| !message.is_empty()) {
            Some(message) => format!("error {code}: {message}"),
            None => format!("error {code}"),
        };
        Err(driver(action, reason))
    }
}

/// Calls a function of the library: `call!(api, "doing this", aclrtFree(address))`
/// gives a [`LaunchError`] if it is missing or fails. The call is as unsafe as
/// the function.
macro_rules! call {
    ($api:expr, $action:expr, $name:ident($($arg:expr),* $(,)?)) => {
        match ascend_sys::function!($api.library(), $name) {
            Ok(function) => $api.check(function($($arg),*), $action),
            Err(error) => Err($crate::runtime::api::unavailable(error.to_string())),
        }
    };
}
pub(super) use call;

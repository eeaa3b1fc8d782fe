//! What wgpu says is wrong: errors in scopes, losses in callbacks, what browsers find
//! later, and panics where it has no other way.
//!
//! A loss is in no scope: calls on a lost device do nothing, and give no error (wgpu
//! 30). So whoever asks a scope also looks whether the device is still there. Some
//! calls answer a driver's failure with a panic instead of an error, and these are
//! made by [`caught`].

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use wgpu::Device;

/// What a device says when nobody has asked it.
#[derive(Clone, Default)]
pub(super) struct DeviceErrors {
    /// What a browser found wrong and nobody was told yet; elsewhere errors are those
    /// of the call.
    told: Arc<Mutex<Option<String>>>,
    /// Why the device is gone.
    lost: Arc<OnceLock<String>>,
}

impl DeviceErrors {
    /// Listens to a device that nobody else listens to.
    pub(super) fn listen(&self, device: &Device) {
        let lost = self.lost.clone();
        device.set_device_lost_callback(move |reason, message| {
            // A second loss says no more than the first.
            let _ = lost.set(format!("{reason:?}: {message}"));
        });
        #[cfg(target_family = "wasm")]
        {
            let told = self.told.clone();
            device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
                told.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error.to_string());
            }));
        }
    }

    /// Notes that the device is gone.
    pub(super) fn lose(&self, reason: impl Into<String>) {
        // A second loss says no more than the first.
        let _ = self.lost.set(reason.into());
    }

    /// Why the device is gone.
    pub(super) fn loss(&self) -> Option<&str> {
        self.lost.get().map(String::as_str)
    }

    /// What a browser found wrong since the last call.
    pub(super) fn told(&self) -> Option<String> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Does something, and gives the first error that wgpu finds in it, but losses. A
/// browser tells them later: there they are those of the next read.
pub(super) fn scoped<T>(device: &Device, work: impl FnOnce() -> T) -> (T, Option<String>) {
    #[cfg(target_family = "wasm")]
    {
        let _ = device;
        (work(), None)
    }
    #[cfg(not(target_family = "wasm"))]
    {
        use pollster::block_on;
        use wgpu::ErrorFilter::{Internal, OutOfMemory, Validation};
        let scopes = [Internal, OutOfMemory, Validation].map(|filter| device.push_error_scope(filter));
        let done = work();
        // All scopes are ended, whatever the first of them says.
        let found: Vec<wgpu::Error> = scopes.into_iter().rev().filter_map(|scope| block_on(scope.pop())).collect();
        (done, found.first().map(wgpu::Error::to_string))
    }
}

/// Calls wgpu where it may panic for what a driver answers; the panic in words then.
pub(super) fn caught<T>(call: impl FnOnce() -> T) -> Result<T, String> {
    // What wgpu holds meanwhile are locks that open when it unwinds.
    catch_unwind(AssertUnwindSafe(call)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        text.unwrap_or_else(|| "wgpu panics, without a word".to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_are_caught_with_their_words() {
        assert_eq!(caught(|| 7), Ok(7));
        assert_eq!(caught(|| panic!("a driver")), Err::<(), _>("a driver".to_owned()));
        let name = "poll";
        assert_eq!(caught(|| panic!("Error in {name}")), Err::<(), _>("Error in poll".to_owned()));
        assert!(caught(|| std::panic::panic_any(3)).is_err());
    }

    #[test]
    fn the_first_loss_is_the_reason() {
        let errors = DeviceErrors::default();
        assert_eq!(errors.loss(), None);
        errors.lose("a first");
        errors.clone().lose("a second");
        assert_eq!(errors.loss(), Some("a first"));
        assert_eq!(errors.told(), None);
    }
}

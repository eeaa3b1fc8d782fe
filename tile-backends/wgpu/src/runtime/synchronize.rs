//! Waiting for a device, which may be lost meanwhile.
//!
//! wgpu panics where a driver does not say how far its work is, as when the device is
//! lost during a wait (`Device::poll`, wgpu 30). That is an error here, and the device
//! is lost from then on. A driver may also never answer; so a wait consists of short
//! ones, between which a loss that somebody else has errors of ends it.
//!
//! One thread polls at a time. wgpu 30 asserts that a queue which is empty has reached
//! what a wait was for. It reads how far the queue is before it looks whether it is
//! empty. So a wait whose time is over panics if another thread empties the queue
//! between the two.

use super::context::failed;
use super::device::{CANNOT_WAIT, Wgpu};
use super::device_errors::{DeviceErrors, caught};
use std::sync::{PoisonError, TryLockError};
use std::time::Duration;
use tile_core::launch::LaunchError;
use wgpu::{PollError, PollStatus, PollType};

/// How long is waited until it is asked whether the device is still there.
const SLICE: Duration = Duration::from_secs(1);

impl Wgpu {
    /// Waits until everything that was launched is done.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] when the device is lost, and in browsers, where
    /// nothing can wait.
    pub fn synchronize(&self) -> Result<(), LaunchError> {
        self.alive()?;
        if CANNOT_WAIT {
            return Err(failed("waiting", "a browser cannot wait; `WgpuTensor::read` need not"));
        }
        self.flush()?;
        let slice = PollType::Wait { submission_index: None, timeout: Some(SLICE) };
        // The other threads wait for the same queue, which is in order. Each of them waits
        // for one slice at a time, so that a loss ends them all.
        while !self.polled("waiting", || {
            let _one = self.shared().polling.lock().unwrap_or_else(PoisonError::into_inner);
            self.device().poll(slice.clone())
        })? {}
        Ok(())
    }

    /// Lets the device call back who waits for a tensor
    /// ([`WgpuTensor::read`](super::WgpuTensor::read)); does not wait itself. While another
    /// thread waits for the device, that thread calls back.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] when the device is lost.
    pub fn poll(&self) -> Result<(), LaunchError> {
        self.alive()?;
        self.flush()?;
        let _one = match self.shared().polling.try_lock() {
            Ok(one) => one,
            Err(TryLockError::Poisoned(one)) => one.into_inner(),
            Err(TryLockError::WouldBlock) => return Ok(()),
        };
        self.polled("polling", || self.device().poll(PollType::Poll)).map(|_| ())
    }

    /// Whether a poll came to its end before its time was over.
    fn polled(&self, action: &str, poll: impl FnOnce() -> Result<PollStatus, PollError>) -> Result<bool, LaunchError> {
        let ended = ended(self.errors(), poll);
        self.alive()?;
        ended.map_err(|error| failed(action, error.to_string()))
    }
}

/// Whether a poll came to its end before its time was over. One that panics loses the
/// device.
fn ended(errors: &DeviceErrors, poll: impl FnOnce() -> Result<PollStatus, PollError>) -> Result<bool, PollError> {
    match caught(poll) {
        Ok(Ok(_)) => Ok(true),
        Ok(Err(PollError::Timeout)) => Ok(false),
        Ok(Err(error)) => Err(error),
        Err(panic) => {
            // A callback may have told the driver's own reason before.
            errors.lose(panic);
            Ok(false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polls_that_panic_lose_the_device() {
        let errors = DeviceErrors::default();
        assert_eq!(ended(&errors, || Ok(PollStatus::QueueEmpty)).ok(), Some(true));
        assert_eq!(ended(&errors, || Err(PollError::Timeout)).ok(), Some(false));
        assert!(ended(&errors, || Err(PollError::WrongSubmissionIndex(2, 1))).is_err());
        assert_eq!(errors.loss(), None);
        assert_eq!(ended(&errors, || panic!("Error in Device::poll")).ok(), Some(false));
        assert_eq!(errors.loss(), Some("Error in Device::poll"));
    }
}

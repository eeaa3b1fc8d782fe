//! Devices.

use super::batch::Recorder;
use super::bind_groups::BindGroups;

use super::device_errors::{DeviceErrors, scoped};
use super::extensions::{Told, class};
use super::pool::Pool;
use super::program::Program;
use crate::compile::TARGET;
use crate::wgsl::Class;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use tile_core::launch::{LaunchError, Memory, Remark, Remarks};
use tile_device::ProgramCache;
use wgpu::{BufferUsages, Device, Limits, Queue};

/// Whether this is a browser, where nothing can wait.
pub(super) const CANNOT_WAIT: bool = cfg!(target_family = "wasm");

/// A device and its queue, to launch on.
///
/// Copies are the same device.
#[derive(Clone)]
pub struct Wgpu {
    shared: Arc<Shared>,
}

pub(super) struct Shared {
    pub(super) device: Device,
    pub(super) queue: Queue,
    pub(super) limits: Limits,
    /// The class by what was asked of the device.
    asked: Class,
    /// The class by what the device was then seen to do.
    seen: OnceLock<Class>,
    pub(super) programs: ProgramCache<Program>,
    /// Whether modules get wgpu's own checks.
    pub(super) checks: bool,
    pub(super) groups: BindGroups,
    pub(super) recorder: Recorder,
    /// Buffers that bring bytes to the host.
    pub(super) staging: Pool,
    /// Workspaces.
    pub(super) scratch: Pool,
    pub(super) remarks: Remarks,
    /// What memory of this device is named by.
    number: u64,
    name: String,
    errors: DeviceErrors,
}

/// Whether modules get wgpu's own checks.
pub(super) fn has_checks() -> bool {
    std::env::var("TILE_WGPU_CHECKS").is_ok_and(|value| value == "1")
}

/// What a driver answered.
pub(super) fn failed(action: impl Into<String>, reason: impl Into<String>) -> LaunchError {
    LaunchError::Driver { target: TARGET.to_owned(), action: action.into(), reason: reason.into() }
}

impl Wgpu {
    /// A device by what was asked of it. It is lost from the beginning if there is no
    /// memory for the little that launches share.
    pub(super) fn asked(device: Device, queue: Queue, name: String, told: &Told, errors: DeviceErrors) -> Wgpu {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let limits = device.limits();
        let asked = class(device.features(), &limits, &device.adapter_info(), told);
        let (recorder, wrong) = scoped(&device, || Recorder::new(&device, &limits));
        if let Some(wrong) = wrong {
            errors.lose(wrong);
        }
        let shared = Shared {
            recorder,
            device,
            queue,
            limits,
            asked,
            seen: OnceLock::new(),
            programs: ProgramCache::default(),
            checks: has_checks(),
            groups: BindGroups::default(),
            staging: Pool::new(BufferUsages::MAP_READ | BufferUsages::COPY_DST),
            scratch: Pool::new(BufferUsages::STORAGE | BufferUsages::COPY_DST),
            remarks: Remarks::default(),
            number: NUMBERS.fetch_add(1, Ordering::Relaxed),
            name,
            errors,
        };
        Wgpu { shared: Arc::new(shared) }
    }

    /// Notes what the device was seen to do, before there is a program for it.
    pub(super) fn seen(&self, class: Class) {
        // The first is the one by which there may be programs.
        let _ = self.shared.seen.set(class);
    }

    /// Says that the device is gone: whatever is done with it from now on is an
    /// error with this reason. Devices that were made here find out themselves.
    pub fn mark_lost(&self, reason: impl Into<String>) {
        self.shared.errors.lose(reason);
    }

    /// wgpu's device.
    pub fn device(&self) -> &Device {
        &self.shared.device
    }

    /// wgpu's queue.
    pub fn queue(&self) -> &Queue {
        &self.shared.queue
    }

    /// The name of the adapter.
    pub fn name(&self) -> &str {
        &self.shared.name
    }

    /// What code for this device may use.
    pub fn class(&self) -> &Class {
        self.shared.seen.get().unwrap_or(&self.shared.asked)
    }

    /// What the kernels that were compiled for this device do in a slow way, in the
    /// order in which they were, each once: products for which there are cooperative
    /// matrices, and that are multiplied without. A kernel is compiled by its first
    /// launch, so ask behind it.
    pub fn remarks(&self) -> Vec<Remark> {
        self.shared.remarks.all()
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// What memory of the device is named by.
    pub(super) fn memory(&self) -> Memory {
        Memory::Device(self.shared.number)
    }

    pub(super) fn errors(&self) -> &DeviceErrors {
        &self.shared.errors
    }

    pub(super) fn alive(&self) -> Result<(), LaunchError> {
        match self.shared.errors.loss() {
            None => Ok(()),
            Some(reason) => Err(failed("using the device", format!("it is lost: {reason}"))),
        }
    }

    /// Does something, with the errors that wgpu finds in it; that the device is lost
    /// is one, which no scope tells of. A browser tells the others later: there they are
    /// those of the next read.
    pub(super) fn checked<T>(&self, action: &dyn Fn() -> String, work: impl FnOnce() -> T) -> Result<T, LaunchError> {
        let (done, wrong) = scoped(&self.shared.device, work);
        self.alive()?;
        wrong.map_or(Ok(done), |wrong| Err(failed(action(), wrong)))
    }

    /// What a browser has found wrong with anything that was done so far.
    pub(super) fn told(&self) -> Result<(), LaunchError> {
        let told = self.shared.errors.told();
        told.map_or(Ok(()), |reason| Err(failed("work that was submitted before", reason)))
    }
}

impl fmt::Debug for Wgpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wgpu({})", self.shared.name)
    }
}

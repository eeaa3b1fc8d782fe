//! Devices.

use super::bind_groups::BindGroups;
use super::compilation::Compilation;
use super::context::{Context, has_checks};
use super::device_errors::{DeviceErrors, scoped};
use super::extensions::{Told, class};
use super::pool::Pool;
use super::program::Program;
use super::recorder::Recorder;
use crate::wgsl::Class;
use std::fmt;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use tile_core::launch::{Checks, LaunchError, Memory, Remark, Remarks};
use tile_device::ProgramCache;
use wgpu::{BufferUsages, Device, Queue};

/// Whether this is a browser, where nothing can wait.
pub(super) const CANNOT_WAIT: bool = cfg!(target_family = "wasm");

/// A device and its queue, to launch on.
///
/// Copies are the same device.
#[derive(Clone)]
pub struct Wgpu {
    shared: Arc<Shared>,
    /// What kernels look for besides.
    checks: Checks,
}

/// What copies of a device share.
pub(super) struct Shared {
    context: Context,
    /// The class by what was asked of the device.
    asked: Class,
    /// The class by what the device was then seen to do.
    seen: OnceLock<Class>,
    pub(super) programs: ProgramCache<Program>,
    pub(super) groups: BindGroups,
    /// Held while wgpu is polled, which one thread does at a time.
    pub(super) polling: Mutex<()>,
    pub(super) recorder: Recorder,
    /// Buffers that bring bytes to the host.
    pub(super) staging: Pool,
    /// Workspaces.
    pub(super) scratch: Pool,
    /// What memory of this device is named by.
    number: u64,
    name: String,
}

impl Deref for Shared {
    type Target = Context;

    fn deref(&self) -> &Context {
        &self.context
    }
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
            context: Context { device, queue, limits, checks: has_checks(), remarks: Remarks::default(), errors },
            asked,
            seen: OnceLock::new(),
            programs: ProgramCache::default(),
            groups: BindGroups::default(),
            polling: Mutex::default(),
            staging: Pool::new(BufferUsages::MAP_READ | BufferUsages::COPY_DST),
            scratch: Pool::new(BufferUsages::STORAGE | BufferUsages::COPY_DST),
            number: NUMBERS.fetch_add(1, Ordering::Relaxed),
            name,
        };
        Wgpu { shared: Arc::new(shared), checks: Checks::NONE }
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

    /// The same device, whose launches also look for these mistakes: what is found first is a
    /// [`LaunchError::Fault`] that names the kernel, the tensor and the position in the source.
    ///
    /// The kernels are other code, compiled for itself: two comparisons and a branch for each
    /// access that is not known to be right. A launch of a kernel with such an access waits for
    /// the kernel, so it is no launch for a browser.
    #[must_use]
    pub fn with_checks(&self, checks: Checks) -> Wgpu {
        Wgpu { checks, ..self.clone() }
    }

    /// What launches look for besides.
    pub fn checks(&self) -> Checks {
        self.checks
    }

    /// How long each of the kernels took that were compiled for this device, in the order
    /// in which they were. A kernel is compiled by its first launch of each kind.
    pub fn compilations(&self) -> Vec<Compilation> {
        let mut programs = self.shared().programs.made();
        programs.sort_unstable_by_key(|program| program.number);
        programs.iter().map(|program| program.compilation.clone()).collect()
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
        self.shared.alive()
    }

    /// See [`Context::watched`].
    pub(super) fn watched<T>(&self, action: &dyn Fn() -> String, work: impl FnOnce() -> T) -> Result<T, LaunchError> {
        self.shared.watched(action, work)
    }

    /// What a browser has found wrong with anything that was done so far.
    pub(super) fn told(&self) -> Result<(), LaunchError> {
        self.shared.told()
    }
}

impl fmt::Debug for Wgpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wgpu({})", self.shared.name)
    }
}

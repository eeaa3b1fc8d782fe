//! Devices.

use super::batch::Recorder;
use super::cache::Cache;
use super::extensions::{Extensions, Told, class};
use super::groups::Groups;
use super::pool::Pool;
use super::vulkan;
use crate::compile::TARGET;
use crate::wgsl::Class;
use pollster::block_on;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tile_core::launch::{LaunchError, Memory};
use wgpu::{
    BufferUsages, Device, DeviceDescriptor, ExperimentalFeatures, Features, Instance, InstanceDescriptor, Limits,
    PollType, Queue,
};

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
    pub(super) class: Class,
    pub(super) cache: Cache,
    /// Whether modules get wgpu's own checks.
    pub(super) checks: bool,
    pub(super) groups: Groups,
    pub(super) recorder: Recorder,
    /// Buffers that bring bytes to the host.
    pub(super) staging: Pool,
    /// Workspaces.
    pub(super) scratch: Pool,
    /// What memory of this device is named by.
    number: u64,
    name: String,
    /// What a browser found wrong and nobody was told yet; elsewhere errors are those
    /// of the call.
    told: Arc<Mutex<Option<String>>>,
    /// Why the device is gone.
    lost: Arc<OnceLock<String>>,
}

/// What is known of an adapter.
#[derive(Clone, Debug)]
pub struct AdapterInfo {
    /// Its name.
    pub name: String,
    /// The interface it is used through, such as `vulkan`.
    pub backend: String,
    /// The driver, in its own words.
    pub driver: String,
}

fn instance() -> Instance {
    Instance::new(InstanceDescriptor::new_without_display_handle_from_env())
}

/// The adapters of this machine, as `WGPU_BACKEND` limits them; none in a browser,
/// which tells of one at a time and later.
pub fn adapters() -> Vec<AdapterInfo> {
    if CANNOT_WAIT {
        return Vec::new();
    }
    let found = block_on(instance().enumerate_adapters(wgpu::Backends::all()));
    found.iter().map(|adapter| describe(&adapter.get_info())).collect()
}

fn describe(info: &wgpu::AdapterInfo) -> AdapterInfo {
    AdapterInfo {
        name: info.name.clone(),
        backend: info.backend.to_string(),
        driver: format!("{} {}", info.driver, info.driver_info).trim().to_owned(),
    }
}

/// Whether modules get wgpu's own checks.
fn has_checks() -> bool {
    std::env::var("TILE_WGPU_CHECKS").is_ok_and(|value| value == "1")
}

fn unavailable(reason: String) -> LaunchError {
    LaunchError::Unavailable { target: TARGET.to_owned(), reason }
}

/// What a driver answered.
pub(super) fn failed(action: impl Into<String>, reason: impl Into<String>) -> LaunchError {
    LaunchError::Driver { target: TARGET.to_owned(), action: action.into(), reason: reason.into() }
}

impl Wgpu {
    /// The first adapter, or the one that the variables of wgpu choose:
    /// `WGPU_ADAPTER_NAME` (a part of its name), `WGPU_BACKEND` and
    /// `WGPU_POWER_PREF`.
    ///
    /// Kernels check what they access themselves, so modules are compiled without
    /// wgpu's own checks of indices, quotients and loops. `TILE_WGPU_CHECKS=1` in the
    /// environment when a device is made adds those, to find out whether a wrong
    /// result or a lost device is an access that was taken to be in bounds.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when there is none, and in browsers, where
    /// nothing can wait for one.
    pub fn new() -> Result<Wgpu, LaunchError> {
        Wgpu::with_extensions(Extensions::ALL)
    }

    /// The same adapter for kernels that use these extensions and no others.
    ///
    /// # Errors
    /// As [`new`](Wgpu::new).
    pub fn with_extensions(extensions: Extensions) -> Result<Wgpu, LaunchError> {
        if CANNOT_WAIT {
            return Err(unavailable("a browser cannot wait for a device; `Wgpu::request` need not".to_owned()));
        }
        block_on(Wgpu::request(extensions))
    }

    /// The same for programs that may not wait, as in a browser.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when there is none, and [`LaunchError::Driver`]
    /// when it does not run the small kernel that tells how it rounds.
    pub async fn request(extensions: Extensions) -> Result<Wgpu, LaunchError> {
        let instance = instance();
        let adapter = match std::env::var("WGPU_ADAPTER_NAME") {
            Ok(name) => {
                let wanted = name.to_lowercase();
                let found = instance.enumerate_adapters(wgpu::Backends::all()).await;
                let mut matching =
                    found.into_iter().filter(|adapter| adapter.get_info().name.to_lowercase().contains(&wanted));
                matching.next().ok_or_else(|| unavailable(format!("no adapter is called `{name}`")))?
            }
            Err(_) => {
                let options = wgpu::RequestAdapterOptions {
                    power_preference: wgpu::PowerPreference::from_env()
                        .unwrap_or(wgpu::PowerPreference::HighPerformance),
                    ..wgpu::RequestAdapterOptions::default()
                };
                let none = |error| unavailable(format!("{error}; a Vulkan, Metal or DirectX 12 driver is wanted"));
                instance.request_adapter(&options).await.map_err(none)?
            }
        };
        let required_features = extensions.features(adapter.features());
        let experimental_features = match required_features.intersects(Features::all_experimental_mask()) {
            // SAFETY: what wgpu does not check of cooperative matrices, their shapes,
            // follows from what the adapter reports; other such features are not asked
            // for.
            true => unsafe { ExperimentalFeatures::enabled() },
            false => ExperimentalFeatures::disabled(),
        };
        let required_limits = adapter.limits();
        let descriptor =
            DeviceDescriptor { required_limits, required_features, experimental_features, ..Default::default() };
        let (device, queue) =
            adapter.request_device(&descriptor).await.map_err(|error| unavailable(error.to_string()))?;
        // wgpu's checks are in the modules that it makes alone.
        let passes = required_features.contains(Features::PASSTHROUGH_SHADERS) && !has_checks();
        let told = Told {
            matrices: adapter.cooperative_matrix_properties(),
            vulkan: if passes { vulkan::matrices(&adapter) } else { None },
            spirv: extensions.spirv,
            lanes: extensions.lanes && extensions.processor,
        };
        let mut wgpu = Wgpu::with_name(device, queue, adapter.get_info().name, &told);
        if extensions.fma {
            let fuses = wgpu.fuses().await?;
            wgpu.change_class(|class| class.fma = fuses);
        }
        if !extensions.processor {
            wgpu.change_class(|class| class.processor = false);
        }
        let lost = wgpu.shared.lost.clone();
        wgpu.shared.device.set_device_lost_callback(move |reason, message| {
            // A second loss says no more than the first.
            let _ = lost.set(format!("{reason:?}: {message}"));
        });
        #[cfg(target_family = "wasm")]
        {
            let told = wgpu.shared.told.clone();
            wgpu.shared.device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
                told.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error.to_string());
            }));
        }
        Ok(wgpu)
    }

    /// A device that the program has already, with the limits and features that
    /// were requested there. It runs a small kernel, and waits for it but in a
    /// browser. It has no cooperative matrices, of which an adapter tells the shapes.
    ///
    /// Its callbacks stay the program's own. wgpu itself says nothing when a lost
    /// device is used, so a program that hears of a loss passes it on
    /// ([`mark_lost`](Wgpu::mark_lost)).
    pub fn from_wgpu(device: Device, queue: Queue) -> Wgpu {
        let mut wgpu = Wgpu::with_name(device, queue, "a device of the program".to_owned(), &Told::default());
        if !CANNOT_WAIT {
            // A device that is lost says so to whoever uses it next.
            let fuses = block_on(wgpu.fuses());
            wgpu.change_class(|class| class.fma = fuses.unwrap_or(false));
        }
        wgpu
    }

    /// Changes what is known of a device that nobody else has a copy of yet.
    fn change_class(&mut self, change: impl FnOnce(&mut Class)) {
        if let Some(shared) = Arc::get_mut(&mut self.shared) {
            change(&mut shared.class);
        }
    }

    fn with_name(device: Device, queue: Queue, name: String, told: &Told) -> Wgpu {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let limits = device.limits();
        let class = class(device.features(), &limits, &device.adapter_info(), told);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let shared = Shared {
            recorder: Recorder::new(&device, &limits),
            device,
            queue,
            limits,
            class,
            cache: Cache::default(),
            checks: has_checks(),
            groups: Groups::default(),
            staging: Pool::new(BufferUsages::MAP_READ | BufferUsages::COPY_DST),
            scratch: Pool::new(BufferUsages::STORAGE | BufferUsages::COPY_DST),
            number,
            name,
            told: Arc::default(),
            lost: Arc::default(),
        };
        Wgpu { shared: Arc::new(shared) }
    }

    /// Says that the device is gone: whatever is done with it from now on is an
    /// error with this reason. Devices that were made here find out themselves.
    pub fn mark_lost(&self, reason: impl Into<String>) {
        // A second loss says no more than the first.
        let _ = self.shared.lost.set(reason.into());
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
        &self.shared.class
    }

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
        self.shared.device.poll(PollType::wait_indefinitely()).map_err(|e| failed("waiting", e.to_string()))?;
        self.alive()
    }

    /// Lets the device call back who waits for a tensor
    /// ([`WgpuTensor::read`](super::WgpuTensor::read)); does not wait itself.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] when the device is lost.
    pub fn poll(&self) -> Result<(), LaunchError> {
        self.alive()?;
        self.flush()?;
        self.shared.device.poll(PollType::Poll).map_err(|e| failed("polling", e.to_string()))?;
        Ok(())
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// What memory of the device is named by.
    pub(super) fn memory(&self) -> Memory {
        Memory::Device(self.shared.number)
    }

    pub(super) fn alive(&self) -> Result<(), LaunchError> {
        match self.shared.lost.get() {
            None => Ok(()),
            Some(reason) => Err(failed("using the device", format!("it is lost: {reason}"))),
        }
    }

    /// Does something, with the errors that wgpu finds in it. A browser tells them
    /// later: there they are those of the next read.
    pub(super) fn checked<T>(&self, action: &dyn Fn() -> String, work: impl FnOnce() -> T) -> Result<T, LaunchError> {
        #[cfg(target_family = "wasm")]
        {
            // What is being done is in the error's own words there.
            let _ = action;
            Ok(work())
        }
        #[cfg(not(target_family = "wasm"))]
        {
            use wgpu::ErrorFilter::{Internal, OutOfMemory, Validation};
            let device = &self.shared.device;
            let filters = [Internal, OutOfMemory, Validation];
            let scopes = filters.map(|filter| device.push_error_scope(filter));
            let done = work();
            // All scopes are ended, whatever the first of them says.
            let found: Vec<wgpu::Error> = scopes.into_iter().rev().filter_map(|scope| block_on(scope.pop())).collect();
            match found.first() {
                None => Ok(done),
                Some(error) => Err(failed(action(), error.to_string())),
            }
        }
    }

    /// What a browser has found wrong with anything that was done so far.
    pub(super) fn told(&self) -> Result<(), LaunchError> {
        match self.shared.told.lock().unwrap_or_else(PoisonError::into_inner).take() {
            None => Ok(()),
            Some(reason) => Err(failed("work that was submitted before", reason)),
        }
    }
}

impl fmt::Debug for Wgpu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wgpu({})", self.shared.name)
    }
}

//! How devices are opened: an adapter is chosen, a device asked of it, and seen what
//! it does.

use super::context::has_checks;
use super::device::{CANNOT_WAIT, Wgpu};
use super::device_errors::{DeviceErrors, caught};
use super::extensions::{Extensions, Told, without_subgroups};
use super::vulkan;
use crate::compile::TARGET;
use crate::wgsl::Lanes;
use pollster::block_on;
use tile_core::launch::{Checks, LaunchError};
use wgpu::{
    Adapter, Device, DeviceDescriptor, ExperimentalFeatures, Features, Instance, InstanceDescriptor, InstanceFlags,
    PowerPreference, Queue, RequestAdapterOptions,
};

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

/// Modules carry no names and lines for a driver's debugger unless `WGPU_DEBUG` asks for
/// them, in debug builds either: naga counts a module's lines from its start for each
/// statement, and that is then nearly all of what a first launch takes.
fn instance() -> Instance {
    let mut of_builds = InstanceDescriptor::new_without_display_handle();
    of_builds.flags.remove(InstanceFlags::DEBUG);
    Instance::new(of_builds.with_env())
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

fn unavailable(reason: String) -> LaunchError {
    LaunchError::Unavailable { target: TARGET.to_owned(), reason }
}

/// That nothing can wait here, where that is so.
fn can_wait() -> Result<(), LaunchError> {
    match CANNOT_WAIT {
        true => Err(unavailable("a browser cannot wait for a device; `Wgpu::request` need not".to_owned())),
        false => Ok(()),
    }
}

/// The first adapter, or the one that the variables of wgpu choose.
async fn chosen() -> Result<Adapter, LaunchError> {
    let instance = instance();
    if let Ok(name) = std::env::var("WGPU_ADAPTER_NAME") {
        let wanted = name.to_lowercase();
        let found = instance.enumerate_adapters(wgpu::Backends::all()).await;
        let mut matching = found.into_iter().filter(|adapter| adapter.get_info().name.to_lowercase().contains(&wanted));
        return matching.next().ok_or_else(|| unavailable(format!("no adapter is called `{name}`")));
    }
    let options = RequestAdapterOptions {
        power_preference: PowerPreference::from_env().unwrap_or(PowerPreference::HighPerformance),
        ..RequestAdapterOptions::default()
    };
    let none = |error| unavailable(format!("{error}; a Vulkan, Metal or DirectX 12 driver is wanted"));
    instance.request_adapter(&options).await.map_err(none)
}

/// A device with these features. A driver that refuses what it said it has makes wgpu
/// panic (wgpu 30), which is an error here.
async fn device(adapter: &Adapter, required_features: Features) -> Result<(Device, Queue), LaunchError> {
    let experimental_features = match required_features.intersects(Features::all_experimental_mask()) {
        // SAFETY: what wgpu does not check of cooperative matrices, their shapes,
        // follows from what the adapter reports; other such features are not asked
        // for.
        true => unsafe { ExperimentalFeatures::enabled() },
        false => ExperimentalFeatures::disabled(),
    };
    let descriptor = DeviceDescriptor {
        required_limits: adapter.limits(),
        required_features,
        experimental_features,
        ..DeviceDescriptor::default()
    };
    let requested = caught(|| adapter.request_device(&descriptor)).map_err(unavailable)?;
    requested.await.map_err(|error| unavailable(error.to_string()))
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

    /// The same adapter, for finding mistakes: with the usual [checks](Wgpu::with_checks).
    ///
    /// # Errors
    /// As [`new`](Wgpu::new).
    pub fn checked() -> Result<Wgpu, LaunchError> {
        Ok(Wgpu::new()?.with_checks(Checks::USUAL))
    }

    /// The same adapter for kernels that use these extensions and no others.
    ///
    /// # Errors
    /// As [`new`](Wgpu::new).
    pub fn with_extensions(extensions: Extensions) -> Result<Wgpu, LaunchError> {
        can_wait()?;
        block_on(Wgpu::request(extensions))
    }

    /// A device of an adapter that the program has chosen itself.
    ///
    /// # Errors
    /// As [`new`](Wgpu::new).
    pub fn from_adapter(adapter: &Adapter, extensions: Extensions) -> Result<Wgpu, LaunchError> {
        can_wait()?;
        block_on(Wgpu::request_of(adapter, extensions))
    }

    /// The same as [`with_extensions`](Wgpu::with_extensions) for programs that may not
    /// wait, as in a browser.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when there is none, and [`LaunchError::Driver`]
    /// when it does not run the small kernels that tell what it does.
    pub async fn request(extensions: Extensions) -> Result<Wgpu, LaunchError> {
        Wgpu::request_of(&chosen().await?, extensions).await
    }

    /// The same as [`from_adapter`](Wgpu::from_adapter) for programs that may not wait.
    ///
    /// # Errors
    /// As [`request`](Wgpu::request).
    pub async fn request_of(adapter: &Adapter, extensions: Extensions) -> Result<Wgpu, LaunchError> {
        let features = extensions.features(adapter.features(), &adapter.get_info());
        let experimental = features & Features::all_experimental_mask();
        let (device, queue) = match device(adapter, features).await {
            // Experiments are what drivers refuse that they have.
            Err(_) if !experimental.is_empty() => device(adapter, features - experimental).await?,
            opened => opened?,
        };
        let errors = DeviceErrors::default();
        errors.listen(&device);
        // wgpu's checks are in the modules that it makes alone.
        let passes = device.features().contains(Features::PASSTHROUGH_SHADERS) && !has_checks();
        let told = Told {
            matrices: adapter.cooperative_matrix_properties(),
            vulkan: if passes { vulkan::matrices(adapter) } else { None },
            spirv: extensions.spirv,
            lanes: if extensions.software_gpu { extensions.lanes } else { Lanes::Never },
        };
        let wgpu = Wgpu::asked(device, queue, adapter.get_info().name, &told, errors);
        wgpu.alive()?;
        wgpu.see(extensions).await?;
        Ok(wgpu)
    }

    /// A device that the program has already, with the limits and features that
    /// were requested there. It runs small kernels, and waits for them but in a
    /// browser. It has no cooperative matrices, of which an adapter tells the shapes.
    ///
    /// Its callbacks stay the program's own. wgpu itself says nothing when a lost
    /// device is used, so a program that hears of a loss passes it on
    /// ([`mark_lost`](Wgpu::mark_lost)). What a browser finds wrong with a launch comes
    /// to the program's `on_uncaptured_error` there, and to no later read.
    pub fn from_wgpu(device: Device, queue: Queue) -> Wgpu {
        let (name, errors) = ("a device of the program".to_owned(), DeviceErrors::default());
        let wgpu = Wgpu::asked(device, queue, name, &Told::default(), errors);
        // A device that is lost says so to whoever uses it next.
        if CANNOT_WAIT || block_on(wgpu.see(Extensions::ALL)).is_err() {
            wgpu.seen(without_subgroups(wgpu.class()));
        }
        wgpu
    }

    /// Sees what the device does of what only running something tells.
    async fn see(&self, extensions: Extensions) -> Result<(), LaunchError> {
        let mut class = self.class().clone();
        if extensions.fma {
            class.fma = self.fuses().await?;
        }
        if class.subgroup > 1 && !self.has_full_subgroups().await? {
            class = without_subgroups(&class);
        }
        class.software_gpu &= extensions.software_gpu;
        self.seen(class);
        Ok(())
    }
}

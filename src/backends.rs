//! The registry of backends: devices by the names that command lines and configurations use.
//!
//! Backends of this crate are rows of one table. A crate with a backend of its own adds a row with
//! [`register_backend`], and every program that opens devices by [`host_device`] takes its name.

use std::sync::{PoisonError, RwLock};
use tile_core::interp::Interpreter;
use tile_core::launch::{HostDevice, LaunchError};

/// A device that takes host tensors, for any thread.
pub type AnyHostDevice = Box<dyn HostDevice + Send + Sync>;

/// A backend: a name, and how its devices are opened.
#[derive(Clone, Copy)]
pub struct Backend {
    /// The name by which programs choose it, such as `cuda`.
    pub name: &'static str,
    /// What its devices are, in a line.
    pub about: &'static str,
    /// Opens the device of a number, from 0 on, for host tensors.
    pub open: fn(ordinal: usize) -> Result<AnyHostDevice, LaunchError>,
}

/// Opens the only device that a backend has.
fn only<T>(name: &str, ordinal: usize, open: impl FnOnce() -> T) -> Result<T, LaunchError> {
    match ordinal {
        0 => Ok(open()),
        _ => Err(unavailable(name, "there is one device, number 0")),
    }
}

/// The row of a backend that a feature of this crate brings, on some systems.
macro_rules! row {
    ($name:literal, $about:literal, if $on:meta, $open:expr) => {
        Backend {
            name: $name,
            about: $about,
            #[cfg(all(feature = $name, $on))]
            open: $open,
            #[cfg(all(feature = $name, not($on)))]
            open: |_| Err(unavailable($name, "there is no driver for this system")),
            #[cfg(not(feature = $name))]
            open: |_| Err(unavailable($name, concat!("enable the feature `", $name, "` of `tile-kernel`"))),
        }
    };
}

/// Backends of this crate, whether or not this build has them.
const BUILTIN: &[Backend] = &[
    row!("ascend", "Huawei's Ascend NPUs, through AscendCL", if unix, |ordinal| {
        let ordinal = u32::try_from(ordinal).unwrap_or(u32::MAX);
        Ok(Box::new(tile_ascend::runtime::Ascend::new(ordinal)?.host_adapter()))
    }),
    row!("cpu", "native SIMD code on the host", if all(), |ordinal| {
        only("cpu", ordinal, || Box::new(tile_cpu::Cpu::new()) as AnyHostDevice)
    }),
    row!("cuda", "NVIDIA GPUs, through their driver", if all(), |ordinal| {
        Ok(Box::new(tile_cuda::Cuda::new(ordinal)?.host_adapter()))
    }),
    Backend {
        name: "interpreter",
        about: "the reference interpreter of tile IR",
        open: |ordinal| only("interpreter", ordinal, || Box::new(Interpreter::default()) as AnyHostDevice),
    },
    row!("wgpu", "GPUs with a driver for Vulkan, Metal or DirectX 12", if all(), |ordinal| {
        only("wgpu", ordinal, tile_wgpu::Wgpu::new)?.map(|wgpu| Box::new(wgpu.host_adapter()) as AnyHostDevice)
    }),
];

static REGISTERED: RwLock<Vec<Backend>> = RwLock::new(Vec::new());

/// Every backend, by name: those of this crate, and those that were registered.
pub fn backends() -> Vec<Backend> {
    let registered = REGISTERED.read().unwrap_or_else(PoisonError::into_inner);
    let mut all = [BUILTIN, &registered].concat();
    all.sort_by_key(|backend| backend.name);
    all
}

/// Adds a backend, for the rest of the program.
///
/// ```
/// use tile_kernel::launch::Device;
/// use tile_kernel::prelude::Interpreter;
/// use tile_kernel::{Backend, host_device, register_backend};
///
/// register_backend(Backend {
///     name: "example",
///     about: "a device of another crate",
///     open: |_| Ok(Box::new(Interpreter::default())),
/// })?;
/// assert!(host_device("example").is_ok());
/// # Ok::<(), tile_kernel::launch::LaunchError>(())
/// ```
///
/// # Errors
/// [`LaunchError::Unavailable`] when there is a backend of this name.
pub fn register_backend(backend: Backend) -> Result<(), LaunchError> {
    let mut registered = REGISTERED.write().unwrap_or_else(PoisonError::into_inner);
    if BUILTIN.iter().chain(&*registered).any(|known| known.name == backend.name) {
        return Err(unavailable(backend.name, "there is a backend of this name already, expected another name"));
    }
    registered.push(backend);
    Ok(())
}

/// The first device of a backend, for host tensors.
///
/// ```
/// use tile_kernel::launch::Device;
/// assert_eq!(tile_kernel::host_device("interpreter")?.target(), "interpreter");
/// # Ok::<(), tile_kernel::launch::LaunchError>(())
/// ```
///
/// # Errors
/// [`LaunchError::Unavailable`] when there is no such backend in this build, or no device of it on
/// this machine.
pub fn host_device(name: &str) -> Result<AnyHostDevice, LaunchError> {
    host_device_at(name, 0)
}

/// The device of a number, from 0 on, of a backend, for host tensors.
///
/// # Errors
/// As [`host_device`]; the error for an unknown name lists the known ones.
pub fn host_device_at(name: &str, ordinal: usize) -> Result<AnyHostDevice, LaunchError> {
    let all = backends();
    match all.iter().find(|backend| backend.name == name) {
        Some(backend) => (backend.open)(ordinal),
        None => {
            let names: Vec<String> = all.iter().map(|backend| format!("`{}`", backend.name)).collect();
            Err(unavailable(name, &format!("expected one of {}", names.join(", "))))
        }
    }
}

fn unavailable(target: &str, reason: &str) -> LaunchError {
    LaunchError::Unavailable { target: target.to_owned(), reason: reason.to_owned() }
}

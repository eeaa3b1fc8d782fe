//! The rows that this crate adds to the registry of backends, one for each of its features.
//!
//! The registry is [`tile_device`]'s, so that a crate with a backend of its own registers it without
//! this crate. Rows are added when a function of this module is called first; a backend that was
//! registered before under one of these names stays in its place.

use std::sync::Once;
use tile_core::launch::LaunchError;
pub use tile_device::{AnyHostDevice, Backend};

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
const ROWS: &[Backend] = &[
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
    row!("hip", "AMD GPUs through ROCm (no device has run it)", if unix, |ordinal| {
        Ok(Box::new(tile_cc::hip::runtime::open(ordinal)?.host_adapter()))
    }),
    row!("wgpu", "GPUs with a driver for Vulkan, Metal or DirectX 12", if all(), |ordinal| {
        only("wgpu", ordinal, tile_wgpu::Wgpu::new)?.map(|wgpu| Box::new(wgpu.host_adapter()) as AnyHostDevice)
    }),
];

/// Opens the only device that a backend has.
#[cfg(any(feature = "cpu", feature = "wgpu"))]
fn only<T>(name: &str, ordinal: usize, open: impl FnOnce() -> T) -> Result<T, LaunchError> {
    match ordinal {
        0 => Ok(open()),
        _ => Err(unavailable(name, "there is one device, number 0")),
    }
}

/// Adds the rows, once.
fn contribute() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        for &row in ROWS {
            // Who registered a backend under this name before wants that one.
            let _taken = tile_device::register(row);
        }
    });
}

/// Every backend, by name: those of this crate, and those that were registered.
pub fn backends() -> Vec<Backend> {
    contribute();
    tile_device::backends()
}

/// Adds a backend, for the rest of the program: [`tile_device::register`] behind the backends of
/// this crate.
///
/// # Errors
/// [`LaunchError::Unavailable`] when there is a backend of this name.
pub fn register_backend(backend: Backend) -> Result<(), LaunchError> {
    contribute();
    tile_device::register(backend)
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
    contribute();
    tile_device::open(name, ordinal)
}

fn unavailable(target: &str, reason: &str) -> LaunchError {
    LaunchError::Unavailable { target: target.to_owned(), reason: reason.to_owned() }
}

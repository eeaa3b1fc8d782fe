//! A CUDA context and the properties of its device.

use super::disk::Assembler;
use super::driver::{self, During, unavailable};
use crate::ptx::Arch;
use cudarc::driver::CudaContext;
use cudarc::driver::sys::CUdevice_attribute as Attribute;
use std::env;
use std::ffi::OsStr;
use std::sync::{Arc, OnceLock};
use tile_core::launch::{LaunchError, Remarks};
use tile_simt::model::Gpu;

/// The variable that names what to compile for.
const VARIABLE: &str = "TILE_CUDA_ARCH";

/// A context, and what compiling and launching in it depend on.
pub(super) struct Context {
    pub(super) context: Arc<CudaContext>,
    /// What the device is.
    pub(super) native: Arch,
    /// What its streams compile for at first.
    pub(super) arch: Arch,
    pub(super) driver: i32,
    /// The device's compute capability.
    pub(super) capability: (u32, u32),
    /// Bytes of shared memory that a block may have.
    pub(super) max_shared: u32,
    pub(super) multiprocessors: u32,
    /// Bytes of L2.
    pub(super) cache_bytes: u64,
    /// What the cost model goes by.
    pub(super) gpu: Gpu,
    /// Set once the device's pool keeps memory between launches.
    pub(super) pool: OnceLock<()>,
    /// What is slow in compiled kernels.
    pub(super) remarks: Remarks,
}

impl Context {
    pub(super) fn new(context: Arc<CudaContext>) -> Result<Context, LaunchError> {
        let info = DeviceInfo::of(&context)?;
        let native = info.arch.ok_or_else(|| unavailable(info.too_old()))?;
        let arch = chosen(native, env::var_os(VARIABLE).as_deref()).map_err(unavailable)?;
        let optin = Attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN;
        let max_shared = context.attribute(optin).during("asking for the device's shared memory")?;
        let max_shared = u32::try_from(max_shared).unwrap_or(0);
        let count = Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT;
        let multiprocessors = context.attribute(count).during("asking for the device's multiprocessors")?;
        let multiprocessors = u32::try_from(multiprocessors).unwrap_or(1);
        let cache = Attribute::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE;
        let cache_bytes = context.attribute(cache).during("asking for the device's L2 cache")?;
        let gpu = rates(&context, multiprocessors);
        Ok(Context {
            context,
            native,
            arch,
            driver: driver::version()?,
            capability: info.capability,
            max_shared,
            multiprocessors,
            cache_bytes: u64::try_from(cache_bytes).unwrap_or(0),
            gpu,
            pool: OnceLock::new(),
            remarks: Remarks::default(),
        })
    }

    /// Who assembles kernels of this context.
    pub(super) fn assembler(&self) -> Assembler {
        Assembler { driver: self.driver, capability: self.capability }
    }
}

/// Rates of a device, by what the driver says of its clocks and memory; an H100's where it does not.
fn rates(context: &CudaContext, multiprocessors: u32) -> Gpu {
    let attribute = |which: Attribute| context.attribute(which).map_or(0.0, f64::from);
    let clock = attribute(Attribute::CU_DEVICE_ATTRIBUTE_CLOCK_RATE) * 1e3;
    let memory = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE) * 1e3;
    let bits = attribute(Attribute::CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH);
    // Two transfers a cycle.
    let bytes = memory * 2.0 * bits / 8.0;
    match clock > 0.0 && bytes > 0.0 {
        true => Gpu::new(multiprocessors, clock, bytes),
        false => Gpu { multiprocessors, ..Gpu::H100 },
    }
}

/// What to compile for, where the user may have named something.
fn chosen(native: Arch, named: Option<&OsStr>) -> Result<Arch, String> {
    let Some(named) = named.filter(|named| !named.is_empty()) else { return Ok(native) };
    let runs = Arch::ALL.iter().filter(|&&arch| native.runs(arch));
    match named.to_str().and_then(Arch::from_name).filter(|&arch| native.runs(arch)) {
        Some(arch) => Ok(arch),
        None => {
            let runs: Vec<_> = runs.map(|arch| arch.name()).collect();
            let (named, runs) = (named.display(), runs.join(", "));
            Err(format!("`{VARIABLE}` is `{named}`, expected what the device ({native}) runs: one of {runs}"))
        }
    }
}

/// A device of this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceInfo {
    /// Its number.
    pub ordinal: usize,
    /// Its name.
    pub name: String,
    /// Its compute capability.
    pub capability: (u32, u32),
    /// What kernels are compiled for, `None` for a device that is too old.
    pub arch: Option<Arch>,
    /// Bytes of its memory.
    pub memory: usize,
}

impl DeviceInfo {
    fn of(context: &CudaContext) -> Result<DeviceInfo, LaunchError> {
        let ask = "asking for the device's properties";
        let (major, minor) = context.compute_capability().during(ask)?;
        let capability = (u32::try_from(major).unwrap_or(0), u32::try_from(minor).unwrap_or(0));
        Ok(DeviceInfo {
            ordinal: context.ordinal(),
            name: context.name().during(ask)?,
            capability,
            arch: Arch::for_device(capability.0, capability.1),
            memory: context.total_mem().during(ask)?,
        })
    }

    fn too_old(&self) -> String {
        let (ordinal, name, (major, minor)) = (self.ordinal, &self.name, self.capability);
        format!("device {ordinal} ({name}) has compute capability {major}.{minor}, 8.0 or newer is needed")
    }
}

/// The devices of this machine, usable or not.
///
/// # Errors
/// [`LaunchError::Unavailable`] without a driver or device.
pub fn devices() -> Result<Vec<DeviceInfo>, LaunchError> {
    driver::version()?;
    let count = CudaContext::device_count().during("counting devices")?;
    let start = |ordinal| CudaContext::new(ordinal).during("starting the device");
    (0..usize::try_from(count).unwrap_or(0)).map(|ordinal| DeviceInfo::of(&*start(ordinal)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_must_run() {
        let chosen = |named: &str| chosen(Arch::Sm90a, Some(named.as_ref()));
        assert_eq!(chosen(""), Ok(Arch::Sm90a));
        assert_eq!(chosen("sm_80"), Ok(Arch::Sm80));
        let expected = "expected what the device (sm_90a) runs: one of sm_80, sm_86, sm_89, sm_90a";
        for named in ["sm_100", "volta"] {
            assert_eq!(chosen(named), Err(format!("`TILE_CUDA_ARCH` is `{named}`, {expected}")));
        }
    }

    #[test]
    fn old_devices_are_told_so() {
        let info = DeviceInfo {
            ordinal: 1,
            name: "Tesla T4".to_owned(),
            capability: (7, 5),
            arch: Arch::for_device(7, 5),
            memory: 0,
        };
        assert_eq!(info.arch, None);
        assert_eq!(info.too_old(), "device 1 (Tesla T4) has compute capability 7.5, 8.0 or newer is needed");
    }
}

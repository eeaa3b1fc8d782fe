//! Devices by name.

use tile_core::interp::Interpreter;
use tile_core::launch::{HostDevice, LaunchError};

/// The device for host tensors that a user names: `cpu`, `interpreter`, or, which
/// host tensors are copied to and from, `ascend` for the first Ascend NPU, `cuda`
/// for the first NVIDIA GPU and `wgpu` for the first one with another driver.
///
/// ```
/// use tile_kernel::launch::Device;
/// assert_eq!(tile_kernel::host_device("interpreter")?.target(), "interpreter");
/// # Ok::<(), tile_kernel::launch::LaunchError>(())
/// ```
///
/// # Errors
/// [`LaunchError::Unavailable`] when there is no such device, in this build or
/// on this machine.
pub fn host_device(target: &str) -> Result<Box<dyn HostDevice + Send + Sync>, LaunchError> {
    match target {
        "interpreter" => Ok(Box::new(Interpreter::default())),
        #[cfg(feature = "cpu")]
        "cpu" => Ok(Box::new(tile_cpu::Cpu::new())),
        #[cfg(feature = "cuda")]
        "cuda" => Ok(Box::new(tile_cuda::Cuda::new(0)?.host_adapter())),
        #[cfg(feature = "wgpu")]
        "wgpu" => Ok(Box::new(tile_wgpu::Wgpu::new()?.host_adapter())),
        #[cfg(all(feature = "ascend", unix))]
        "ascend" => Ok(Box::new(tile_ascend::runtime::Ascend::new(0)?.host_adapter())),
        #[cfg(all(feature = "ascend", not(unix)))]
        "ascend" => Err(unavailable(target, "there is no driver for this system".to_owned())),
        #[cfg(not(feature = "ascend"))]
        "ascend" => Err(unavailable(target, "enable the feature `ascend` of `tile-kernel`".to_owned())),
        #[cfg(not(feature = "cpu"))]
        "cpu" => Err(unavailable(target, "enable the feature `cpu` of `tile-kernel`".to_owned())),
        #[cfg(not(feature = "cuda"))]
        "cuda" => Err(unavailable(target, "enable the feature `cuda` of `tile-kernel`".to_owned())),
        #[cfg(not(feature = "wgpu"))]
        "wgpu" => Err(unavailable(target, "enable the feature `wgpu` of `tile-kernel`".to_owned())),
        _ => Err(unavailable(target, "there are `ascend`, `cpu`, `cuda`, `interpreter` and `wgpu`".to_owned())),
    }
}

fn unavailable(target: &str, reason: String) -> LaunchError {
    LaunchError::Unavailable { target: target.to_owned(), reason }
}

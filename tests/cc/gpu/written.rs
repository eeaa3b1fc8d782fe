//! The compiler of these tests, and the device that notes what it launches.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use tile_cc::nvrtc::Nvrtc;
use tile_cc::{Dialect, EmitError, emit};
use tile_cuda::ptx::Emitted;
use tile_cuda::{Code, Compiler, Cuda, HostAdapter};
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_simt::ir::Kernel;

/// Writes kernels in a dialect and has NVRTC compile them.
pub(crate) struct Written {
    pub(crate) nvrtc: Nvrtc,
    pub(crate) dialect: &'static Dialect,
}

impl Compiler for Written {
    fn compile(&self, kernel: &Kernel, emitted: &Emitted, (major, minor): (u32, u32)) -> Result<Code, LaunchError> {
        let name = || kernel.name.clone();
        let target = self.dialect.name.to_owned();
        let written = emit(kernel, self.dialect).map_err(|error| match error {
            EmitError::Malformed(reason) => LaunchError::Instance { kernel: name(), reason },
            EmitError::Unsupported { .. } => {
                LaunchError::Unsupported { kernel: name(), target, reason: error.to_string() }
            }
        })?;
        let (ours, theirs) = ((written.threads, written.shared_bytes), (emitted.threads, emitted.shared_bytes));
        if ours != theirs || written.sites.len() != emitted.sites.len() {
            let reason = format!("the text has {ours:?} threads and bytes, expected {theirs:?}");
            return Err(LaunchError::Instance { kernel: name(), reason });
        }
        let image = self.nvrtc.compile(&kernel.name, &written.text, &format!("sm_{major}{minor}"))?;
        Ok(Code { image, entry: written.entry })
    }
}

/// A device that notes which kernels are launched.
pub(crate) struct Noting {
    device: HostAdapter<Cuda>,
    launched: Mutex<BTreeSet<String>>,
}

impl Noting {
    pub(crate) fn new(device: HostAdapter<Cuda>) -> Noting {
        Noting { device, launched: Mutex::default() }
    }

    /// The kernels that were launched.
    pub(crate) fn launched(&self) -> BTreeSet<String> {
        self.launched.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl HostDevice for Noting {}

impl Device for Noting {
    fn target(&self) -> &'static str {
        self.device.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.device.launch(instance, args)?;
        let mut launched = self.launched.lock().unwrap_or_else(PoisonError::into_inner);
        launched.insert(instance.def().name.to_owned());
        Ok(())
    }
}

//! Devices: found by number, known by name, and driven for host tensors.

use super::TARGET;
use super::api::{Api, unavailable};
use super::memory::Block;
use super::program::Program;
use crate::mxcc::Mxcc;
use crate::target::{ALL, Subdevice};
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tile_core::launch::{Hold, LaunchError, Memory};
use tile_device::{DeviceMemory as _, HostAdapter, ProgramCache, Staging};

/// A device. Clones are the same one.
#[derive(Clone)]
pub struct Maca {
    pub(super) api: Arc<Api>,
    pub(super) ordinal: usize,
    pub(super) subdevice: &'static Subdevice,
    pub(super) mxcc: Mxcc,
    pub(super) programs: Arc<ProgramCache<Program>>,
}

impl Maca {
    /// The device of a number, through the library and the compiler of this machine.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] without the library or such a device, or when its name is of no known
    /// generation.
    pub fn new(ordinal: usize) -> Result<Maca, LaunchError> {
        Maca::with(Api::find()?, Mxcc::find(), ordinal)
    }

    /// The same through this library and compiler.
    ///
    /// # Errors
    /// As [`Maca::new`].
    pub fn with(api: Arc<Api>, mxcc: Mxcc, ordinal: usize) -> Result<Maca, LaunchError> {
        let count = api.device_count()?;
        if ordinal >= count {
            return Err(unavailable(format!("there is no device {ordinal}, devices are numbered below {count}")));
        }
        let called = api.device_name(ordinal)?;
        let Some(subdevice) = Subdevice::of_device(&called) else {
            let known: Vec<_> = ALL.iter().map(|subdevice| format!("`{}…`", subdevice.devices)).collect();
            return Err(unavailable(format!(
                "device {ordinal} is `{called}`, expected a name of the form {}",
                known.join(" or ")
            )));
        };
        Ok(Maca { api, ordinal, subdevice, mxcc, programs: Arc::default() })
    }

    /// Its generation.
    pub fn subdevice(&self) -> &'static Subdevice {
        self.subdevice
    }

    /// The number of the device.
    pub fn ordinal(&self) -> usize {
        self.ordinal
    }

    /// The same device for launches on host tensors.
    pub fn host_adapter(&self) -> HostAdapter<Maca> {
        HostAdapter::new(self.clone())
    }
}

impl fmt::Debug for Maca {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(TARGET)
            .field("ordinal", &self.ordinal)
            .field("subdevice", &self.subdevice.name)
            .finish_non_exhaustive()
    }
}

impl Staging for Maca {
    type Buffer<'d> = Block;

    fn upload(&self, bytes: &[u8], _: &str) -> Result<Block, LaunchError> {
        let mut block = Block::new(&self.api, self.ordinal, bytes.len())?;
        block.write(0, bytes)?;
        Ok(block)
    }

    fn address(&self, buffer: &Block) -> u64 {
        buffer.address()
    }

    fn memory(&self) -> Memory {
        Memory::Device(self.ordinal as u64)
    }

    fn hold<'b>(&self, buffer: &'b mut Block, mutable: bool) -> Option<Hold<'b>> {
        Some(if mutable { Hold::write(buffer) } else { Hold::read(buffer) })
    }

    /// The time on the host, the call's own among it.
    fn time(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        let start = Instant::now();
        launch()?;
        Ok(start.elapsed())
    }

    fn download(&self, buffer: &mut Block, bytes: &mut [u8]) -> Result<(), LaunchError> {
        buffer.read(0, bytes)
    }
}

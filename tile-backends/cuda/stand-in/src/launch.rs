//! Launches: what was asked for, whether it is legal, and what it does.

use crate::device::DEVICES;
use crate::memory::Map;
use crate::state::{Outcome, State};
use crate::stream::{StreamId, Work};
use cudarc::driver::sys::CUresult;
use std::ffi::c_void;

/// A launch as it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    /// The name of the entry.
    pub entry: String,
    /// The handle of its module.
    pub module: usize,
    /// The handle of the stream, 0 for the default one.
    pub stream: usize,
    /// Blocks, fastest axis first.
    pub grid: [u32; 3],
    /// Threads of a block.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub shared: u32,
    /// Attributes, in order.
    pub attributes: Vec<Attribute>,
    /// The bytes of each parameter of the entry.
    pub params: Vec<Vec<u8>>,
    /// Whether it was captured into a graph.
    pub captured: bool,
}

/// An attribute of a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attribute {
    /// The launch may start before the one in front of it is done.
    ProgrammaticStreamSerialization(bool),
    /// Another, by its number.
    Other(u32),
}

impl Launch {
    /// A parameter of 8 bytes or less.
    pub fn word(&self, number: usize) -> u64 {
        let mut bytes = [0; 8];
        let param = &self.params[number];
        bytes[..param.len()].copy_from_slice(param);
        u64::from_le_bytes(bytes)
    }

    /// The words that may be addresses.
    pub(crate) fn words(&self) -> impl Iterator<Item = u64> {
        self.params
            .iter()
            .filter(|param| param.len() == 8)
            .map(|param| u64::from_le_bytes(param.as_slice().try_into().expect("eight bytes")))
    }
}

/// The first word of a tensor map that was made here; the second is its number.
pub(crate) const MAP_MARK: u64 = 0x7469_6c65_206d_6170;
/// Bytes of a tensor map.
pub(crate) const MAP_BYTES: usize = 128;

/// Shared memory that a block may have without asking for more.
const USUAL_SHARED: u32 = 48 << 10;

impl State {
    /// Checks a launch against its entry and queues it. `config` holds
    /// everything but the entry's name, module and parameters.
    ///
    /// # Safety
    /// `params` has an address for each parameter of the entry, of as many bytes
    /// as it has.
    pub(crate) unsafe fn launch(
        &mut self,
        function: usize,
        stream: StreamId,
        config: Launch,
        params: *const *mut c_void,
    ) -> Outcome {
        let function = self.functions.get(&function).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let (module, allowed) = (function.module, function.shared);
        let known = self.modules.get(&module).filter(|module| module.loaded);
        let known = known.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        if known.device != stream.device {
            return Err(CUresult::CUDA_ERROR_INVALID_CONTEXT);
        }
        let entry = known.entries.get(&function.entry).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let limits = [i32::MAX as u32, 65_535, 65_535];
        let grid = config.grid.iter().zip(limits).all(|(&blocks, limit)| (1..=limit).contains(&blocks));
        let threads = entry.threads.is_none_or(|threads| threads == config.block);
        let few = config.block.iter().product::<u32>() <= 1024 && !config.block.contains(&0);
        let shared = config.shared <= allowed.unwrap_or(USUAL_SHARED);
        if !(grid && threads && few && shared) {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        if !config.grid[0].is_multiple_of(entry.cluster) {
            return Err(CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE);
        }
        let early = config.attributes.contains(&Attribute::ProgrammaticStreamSerialization(true));
        if early && DEVICES[stream.device].capability < (9, 0) {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let mut bytes = Vec::new();
        for (number, &width) in entry.params.iter().enumerate() {
            // SAFETY: the caller's promise.
            let param = unsafe { std::slice::from_raw_parts((*params.add(number)).cast::<u8>(), width) };
            bytes.push(param.to_vec());
        }
        let (entry, captured) = (function.entry.clone(), self.streams[&stream].capture.is_some());
        let launch = Launch { entry, module, params: bytes, captured, ..config };
        self.launches.push(launch.clone());
        self.queue(stream, Work::Launch(launch));
        Ok(())
    }

    /// The tensor map in a parameter.
    pub(crate) fn map(&self, param: &[u8]) -> Option<&Map> {
        let word = |at: usize| u64::from_le_bytes(param[at..at + 8].try_into().expect("eight bytes"));
        (param.len() == MAP_BYTES && word(0) == MAP_MARK).then(|| self.maps.get(word(8) as usize)).flatten()
    }

    /// A launch takes place.
    pub(crate) fn run(&mut self, launch: &Launch) -> Result<(), String> {
        let name = &launch.entry;
        if !self.modules.get(&launch.module).is_some_and(|module| module.loaded) {
            return Err(format!("`{name}` runs after its module was unloaded"));
        }
        for address in launch.words() {
            if !self.memory.is_live_or_none(address) {
                return Err(format!("`{name}` runs on memory at {address:#x}, which is not live"));
            }
        }
        for param in launch.params.iter().filter(|param| param.len() == MAP_BYTES) {
            let map = self.map(param).ok_or_else(|| format!("`{name}` takes a tensor map that nobody made"))?;
            let address = map.address;
            self.memory.rest(address).map_err(|reason| format!("`{name}` takes a map of a tensor: {reason}"))?;
        }
        // Taken out, so that it may use the memory.
        let Some(mut behaviour) = self.behaviours.remove(name) else { return Ok(()) };
        let done = behaviour(launch, &mut self.memory);
        self.behaviours.insert(name.clone(), behaviour);
        done.map_err(|reason| format!("`{name}`: {reason}"))
    }
}

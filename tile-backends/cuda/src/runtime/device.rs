//! Devices, and streams of them to launch on.

use super::choice::Choice;
use super::disk::Assembler;
use super::driver::{self, During, unavailable};
use super::module::Module;
use super::pitched::CopyProgram;
use super::program::Program;
use crate::l2_priority::ReadOnlyTensors;
use crate::ptx::Arch;
use crate::repitch::Repitch;
use cudarc::driver::sys::{CUdevice_attribute as Attribute, CUstream};
use cudarc::driver::{CudaContext, CudaStream};
use std::ffi::OsStr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::{env, fmt};
use tile_core::launch::{LaunchError, Memory, Remark, Remarks};
use tile_device::ProgramCache;
use tile_simt::model::Gpu;

/// A stream of a CUDA device, which kernels are launched on.
///
/// A launch queues its work and returns; work on one stream is done in order.
/// Cloning gives the same stream again. All streams of a context share the
/// kernels that any of them has compiled.
///
/// A kernel is compiled at its first launch. Where the variable `TILE_CUDA_CACHE`
/// names a directory, what the driver assembles is kept there for other processes
/// too, for each driver, device and kernel; the directory may be deleted at any time.
///
/// The last `Cuda` of a context waits for the context's work when it is dropped, and
/// unloads the kernels. CUDA has no such wait while a stream of the context is
/// captured, and ends the capture with an error: keep a `Cuda` meanwhile.
#[derive(Clone)]
pub struct Cuda {
    stream: Arc<CudaStream>,
    shared: Arc<Shared>,
    /// Who keeps the order of its work and the life of its tensors.
    order: Order,
    /// Whether launches start before those in front of them are done.
    early: bool,
    /// What kernels are compiled for.
    arch: Arch,
}

/// Who keeps work in order, and memory for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// `cudarc`, as the essay of the module tells.
    Tracked,
    /// The owner of a borrowed stream.
    Owner,
    /// The owner of the graph that the stream is captured into.
    Captured,
}

/// What the streams of a context share.
pub(super) struct Shared {
    pub(super) context: Arc<CudaContext>,
    /// What the device is.
    native: Arch,
    /// What its streams compile for at first.
    arch: Arch,
    pub(super) driver: i32,
    /// The device's compute capability.
    capability: (u32, u32),
    /// Bytes of shared memory that a block may have.
    pub(super) max_shared: u32,
    pub(super) multiprocessors: u32,
    /// Bytes of L2.
    pub(super) cache_bytes: u64,
    /// One of the streams besides the default one, so that the context keeps
    /// having several: with a single stream left, cudarc takes the default one
    /// to be all there is, and frees memory without waiting for what a stream
    /// that is gone may still run.
    kept: OnceLock<Arc<CudaStream>>,
    /// What the cost model goes by.
    pub(super) gpu: Gpu,
    /// Compiled kernels.
    pub(super) cache: ProgramCache<Program>,
    /// Which instances launches take where they have a choice.
    pub(super) choices: ProgramCache<Choice>,
    /// What kernels read.
    pub(super) streams: ProgramCache<ReadOnlyTensors>,
    /// Which kernels are worth copies of their tensors.
    pub(super) repitches: ProgramCache<Option<Repitch>>,
    /// What copies them.
    pub(super) copying: OnceLock<CopyProgram>,
    /// Set once the device's pool keeps memory between launches.
    pub(super) pool: OnceLock<()>,
    /// What is slow in compiled kernels.
    pub(super) remarks: Remarks,
}

/// The variable that names what to compile for.
const VARIABLE: &str = "TILE_CUDA_ARCH";

/// Every context in use. One object for each, because cudarc orders the work
/// of streams only among those of one `CudaContext`.
static CONTEXTS: Mutex<Vec<Weak<Shared>>> = Mutex::new(Vec::new());

impl Cuda {
    /// The default stream of the device with this number.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] without a driver, without such a device, or
    /// when the device or the driver is too old.
    pub fn new(ordinal: usize) -> Result<Cuda, LaunchError> {
        driver::version()?;
        let primary = |shared: &Shared| shared.context.is_primary() && shared.context.ordinal() == ordinal;
        let shared = Shared::find_or_make(primary, || {
            let count = CudaContext::device_count().during("counting devices")?;
            if i32::try_from(ordinal).map_or(true, |ordinal| ordinal >= count) {
                return Err(unavailable(format!("there is no device {ordinal}, devices are numbered below {count}")));
            }
            CudaContext::new(ordinal).during("starting the device")
        })?;
        Ok(Cuda::with(shared.context.default_stream(), shared))
    }

    /// A stream that the program has made by `cudarc`.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when the device or the driver is too old.
    pub fn on(stream: &Arc<CudaStream>) -> Result<Cuda, LaunchError> {
        driver::version()?;
        let context = stream.context();
        let same = |shared: &Shared| Arc::ptr_eq(&shared.context, context);
        let shared = Shared::find_or_make(same, || Ok(context.clone()))?;
        Ok(Cuda::with(stream.clone(), shared))
    }

    /// The same stream, with or without *programmatic dependent launch*, by
    /// which a launch starts while the one in front of it on the stream ends.
    /// ReadOnlyTensors are with it.
    ///
    /// What a kernel does before it touches a tensor then overlaps with the end
    /// of the launch before; it waits for that before it touches one, so
    /// results are the same. Worth a microsecond or two for each of a chain of
    /// short kernels, and half a microsecond of the host. Devices before Hopper
    /// have no such launches, and do without.
    ///
    /// Without it a kernel is other code, compiled for itself.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let cuda = tile_cuda::Cuda::new(0)?.with_programmatic_launch(false);
    /// // norm().launch(&cuda, …)?; product().launch(&cuda, …)?;
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn with_programmatic_launch(&self, on: bool) -> Cuda {
        Cuda { early: on, ..self.clone() }
    }

    /// Whether launches start before those in front of them are done.
    pub(super) fn starts_early(&self) -> bool {
        self.early && self.arch.starts_early()
    }

    /// The same stream, for kernels compiled for another architecture that the
    /// device runs code of: one that is older, as to see how a kernel does
    /// there. `TILE_CUDA_ARCH`, which names one, does so for all streams.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// // Without what only Hopper has: as on an A100.
    /// let cuda = tile_cuda::Cuda::new(0)?.with_arch(tile_cuda::ptx::Arch::Sm80)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when the device does not run it.
    pub fn with_arch(&self, arch: Arch) -> Result<Cuda, LaunchError> {
        let native = self.shared.native;
        match native.runs(arch) {
            true => Ok(Cuda { arch, ..self.clone() }),
            false => Err(unavailable(format!("a device of {native} does not run code for {arch}"))),
        }
    }

    pub(super) fn order(&self) -> Order {
        self.order
    }

    /// The same stream in another order.
    pub(super) fn ordered(&self, order: Order) -> Cuda {
        Cuda { order, ..self.clone() }
    }

    /// A new stream of the same context, whose work may overlap with that of
    /// other streams.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn new_stream(&self) -> Result<Cuda, LaunchError> {
        let stream = self.shared.context.new_stream().during("making a stream")?;
        Ok(Cuda { early: self.early, arch: self.arch, ..Cuda::with(stream, self.shared.clone()) })
    }

    /// A stream of the same context that another library owns, such as the
    /// current stream of PyTorch.
    ///
    /// # Safety
    /// It is a stream of this context, and lives as long as any clone of the
    /// result is used. Its order with the streams of `cudarc` is the caller's
    /// to keep. While it is captured into a graph, launches go into the graph:
    /// their tensors live as long as that does, and so does this context's
    /// [`Cuda`].
    pub unsafe fn on_borrowed(&self, stream: CUstream) -> Cuda {
        // SAFETY: the caller's promise.
        let stream = unsafe { self.shared.context.wrap_borrowed_stream(stream) };
        Cuda { stream, order: Order::Owner, ..self.clone() }
    }

    /// Where the tensors of the context live, for arguments that are made of
    /// their parts.
    pub fn memory(&self) -> Memory {
        memory(&self.shared.context)
    }

    fn with(stream: Arc<CudaStream>, shared: Arc<Shared>) -> Cuda {
        if shared.context.is_in_multi_stream_mode() {
            shared.kept.get_or_init(|| stream.clone());
        }
        let arch = shared.arch;
        Cuda { stream, shared, order: Order::Tracked, early: true, arch }
    }

    /// The stream.
    pub fn stream(&self) -> &Arc<CudaStream> {
        &self.stream
    }

    /// The context of the stream.
    pub fn context(&self) -> &Arc<CudaContext> {
        &self.shared.context
    }

    /// What kernels are compiled for.
    pub fn arch(&self) -> Arch {
        self.arch
    }

    /// What the kernels that were compiled in this context do in a slow way, in the
    /// order in which they were, each once: products that no matrix instruction
    /// takes, and values that registers do not hold. A kernel is compiled by its first
    /// launch, so ask behind it.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let cuda = tile_cuda::Cuda::new(0)?;
    /// // some_kernel().launch(&cuda, …)?;
    /// cuda.remarks().iter().for_each(|remark| eprintln!("note: {remark}"));
    /// # Ok(())
    /// # }
    /// ```
    pub fn remarks(&self) -> Vec<Remark> {
        self.shared.remarks.all()
    }

    /// Waits until the stream has done all its work.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] also when work that was queued before has failed.
    pub fn synchronize(&self) -> Result<(), LaunchError> {
        self.stream.synchronize().during("waiting for the stream")
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.shared
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

impl fmt::Debug for Cuda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cuda")
            .field("ordinal", &self.shared.context.ordinal())
            .field("arch", &self.arch.name())
            .field("stream", &self.stream.cu_stream())
            .finish_non_exhaustive()
    }
}

impl Shared {
    /// The one object of a context. The lock is held throughout, so that two
    /// threads do not make two.
    fn find_or_make(
        wanted: impl Fn(&Shared) -> bool,
        context: impl FnOnce() -> Result<Arc<CudaContext>, LaunchError>,
    ) -> Result<Arc<Shared>, LaunchError> {
        let mut contexts = CONTEXTS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = contexts.iter().filter_map(Weak::upgrade).find(|shared| wanted(shared)) {
            return Ok(known);
        }
        let shared = Arc::new(Shared::new(context()?)?);
        contexts.retain(|context| context.strong_count() > 0);
        contexts.push(Arc::downgrade(&shared));
        Ok(shared)
    }

    fn new(context: Arc<CudaContext>) -> Result<Shared, LaunchError> {
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
        let cache_bytes = context.attribute(cache).during("asking for the device's second cache")?;
        let gpu = rates(&context, multiprocessors);
        Ok(Shared {
            context,
            native,
            arch,
            driver: driver::version()?,
            capability: info.capability,
            max_shared,
            multiprocessors,
            cache_bytes: u64::try_from(cache_bytes).unwrap_or(0),
            kept: OnceLock::new(),
            cache: ProgramCache::default(),
            choices: ProgramCache::default(),
            gpu,
            streams: ProgramCache::default(),
            repitches: ProgramCache::default(),
            copying: OnceLock::new(),
            pool: OnceLock::new(),
            remarks: Remarks::default(),
        })
    }

    /// Who assembles kernels of this context.
    pub(super) fn assembler(&self) -> Assembler {
        Assembler { driver: self.driver, capability: self.capability }
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

impl Drop for Shared {
    /// Code is unloaded with the cache, and queued launches may still run it. A
    /// context that cannot be waited for, because it is broken or one of its streams
    /// is captured, keeps it to its end.
    fn drop(&mut self) {
        let copying = self.copying.get().map(CopyProgram::module);
        let programs = self.cache.made();
        let mut modules = programs.iter().map(|program| &program.module).chain(copying).peekable();
        // The wait ends captures, so it is not made for nothing.
        if modules.peek().is_none() {
            return;
        }
        // An error that cudarc has kept is none of the wait's.
        let _ = self.context.check_err();
        if self.context.synchronize().is_err() {
            modules.for_each(Module::abandon);
        }
    }
}

/// Which memory the tensors of a context live in: the address of its object,
/// which all of them keep.
pub(super) fn memory(context: &Arc<CudaContext>) -> Memory {
    Memory::Device(Arc::as_ptr(context).addr() as u64)
}

/// What a memory is, for messages.
pub(super) fn name(of: Memory) -> String {
    match of {
        Memory::Host => "host memory".to_owned(),
        device => {
            let contexts = CONTEXTS.lock().unwrap_or_else(PoisonError::into_inner);
            let known = contexts.iter().filter_map(Weak::upgrade).find(|shared| memory(&shared.context) == device);
            match known {
                Some(shared) => format!("CUDA device {}", shared.context.ordinal()),
                None => "a CUDA device, under another `CudaContext` object".to_owned(),
            }
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

    #[test]
    fn devices_that_do_not_exist_are_errors() {
        let error = Cuda::new(usize::MAX).expect_err("there are fewer devices");
        assert!(matches!(error, LaunchError::Unavailable { .. }), "{error}");
    }
}

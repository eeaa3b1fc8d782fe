//! Devices, and streams of them to launch on.

use super::choice::Choice;
use super::compiler::{Compiler, Compilers, Numbered};
use super::context::Context;
use super::driver::{self, During, unavailable};
use super::module::Module;
use super::pitched::CopyProgram;
use super::program::Program;
use super::recorder::Recorder;
use crate::l2_priority::ReadOnlyTensors;
use crate::ptx::Arch;
use crate::repitch::Repitch;
use cudarc::driver::sys::CUstream;
use cudarc::driver::{CudaContext, CudaStream};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use tile_core::launch::{Checks, LaunchError, Memory, Remark};
use tile_device::ProgramCache;
use tile_simt::timeline::Timeline;

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
    /// Where the timelines of launches go, if they are recorded.
    recorder: Option<Arc<Recorder>>,
    /// What kernels look for besides.
    checks: Checks,
    /// What makes code of thread programs, if this crate does not.
    compiler: Option<Numbered>,
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

/// What the streams of a context share: the context, and what was compiled in it.
pub(super) struct Shared {
    device: Context,
    /// One of the streams besides the default one, so that the context keeps
    /// having several: with a single stream left, cudarc takes the default one
    /// to be all there is, and frees memory without waiting for what a stream
    /// that is gone may still run.
    kept: OnceLock<Arc<CudaStream>>,
    /// Compiled kernels.
    pub(super) cache: ProgramCache<Program>,
    /// Which instances launches take where they have a choice.
    pub(super) choices: ProgramCache<Choice>,
    /// What kernels read.
    pub(super) streams: ProgramCache<ReadOnlyTensors>,
    /// Which kernels are worth copies of their tensors.
    pub(super) repitches: ProgramCache<Option<Repitch>>,
    /// What copies them.
    copying: OnceLock<CopyProgram>,
    /// What made the code of programs that this crate did not.
    pub(super) compilers: Compilers,
}

impl Deref for Shared {
    type Target = Context;

    fn deref(&self) -> &Context {
        &self.device
    }
}

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

    /// The same stream, whose launches record a [timeline](tile_simt::timeline): when each
    /// warpgroup waited, and for what. A launch then waits for its kernel, which is other code and
    /// some per cent slower. The variable `TILE_CUDA_TIMELINE`, which names a folder, has the
    /// last launches of each kernel written there: a trace for Perfetto and a table.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let cuda = tile_cuda::Cuda::new(0)?.with_timelines();
    /// // kernel().launch(&cuda, …)?;
    /// for timeline in cuda.timelines() {
    ///     println!("{timeline}");
    ///     std::fs::write("trace.json", timeline.chrome_trace())?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn with_timelines(&self) -> Cuda {
        Cuda { recorder: Some(Arc::default()), ..self.clone() }
    }

    /// What launches on a stream [with timelines](Cuda::with_timelines), and on its clones, have
    /// recorded since the last call.
    pub fn timelines(&self) -> Vec<Timeline> {
        self.recorder.as_ref().map(|recorder| recorder.take()).unwrap_or_default()
    }

    /// The default stream of a device, for finding mistakes: [`new`](Cuda::new)
    /// [with](Cuda::with_checks) the usual checks.
    ///
    /// ```no_run
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let cuda = tile_cuda::Cuda::checked(0)?;
    /// // A fault names the line: kernel().launch(&cuda, …)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// As [`new`](Cuda::new).
    pub fn checked(ordinal: usize) -> Result<Cuda, LaunchError> {
        Ok(Cuda::new(ordinal)?.with_checks(Checks::USUAL))
    }

    /// The same stream, whose launches also look for these mistakes: what is found first is a
    /// [`LaunchError::Fault`] that names the kernel, the tensor and the position in the source.
    ///
    /// The kernels are other code, compiled for itself: two comparisons and a branch for each
    /// access that is not known to be right. A launch of a kernel with such an access waits for
    /// the kernel, which has no warp roles and loads its operands without TMA.
    #[must_use]
    pub fn with_checks(&self, checks: Checks) -> Cuda {
        Cuda { checks, ..self.clone() }
    }

    /// What launches look for besides.
    pub fn checks(&self) -> Checks {
        self.checks
    }

    /// The same stream, whose kernels another compiler makes code of.
    ///
    /// Everything else of a launch is as without: kernels are lowered for the stream's
    /// [architecture](Cuda::with_arch), which has to be one whose instructions the compiler knows.
    /// Its code is kept as long as the context's, and not on disk.
    #[must_use]
    pub fn with_compiler(&self, compiler: Arc<dyn Compiler>) -> Cuda {
        let number = self.shared().compilers.number(&compiler);
        Cuda { compiler: Some(Numbered { number, compiler }), ..self.clone() }
    }

    pub(super) fn recorder(&self) -> Option<&Recorder> {
        self.recorder.as_deref()
    }

    /// What makes code of thread programs, if this crate does not.
    pub(super) fn compiler(&self) -> Option<&Numbered> {
        self.compiler.as_ref()
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
        let new = Cuda::with(stream, self.shared.clone());
        let Cuda { early, arch, checks, .. } = *self;
        let (recorder, compiler) = (self.recorder.clone(), self.compiler.clone());
        Ok(Cuda { early, arch, recorder, checks, compiler, ..new })
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
        let recorder = Recorder::of_environment();
        let (order, checks) = (Order::Tracked, Checks::NONE);
        Cuda { stream, shared, order, early: true, arch, recorder, checks, compiler: None }
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
        let shared = Arc::new(Shared::new(Context::new(context()?)?));
        contexts.retain(|context| context.strong_count() > 0);
        contexts.push(Arc::downgrade(&shared));
        Ok(shared)
    }

    fn new(device: Context) -> Shared {
        Shared {
            device,
            kept: OnceLock::new(),
            cache: ProgramCache::default(),
            choices: ProgramCache::default(),
            streams: ProgramCache::default(),
            repitches: ProgramCache::default(),
            copying: OnceLock::new(),
            compilers: Compilers::default(),
        }
    }

    /// What copies tensors of a launch, loaded the first time.
    pub(super) fn copying(&self) -> Result<&CopyProgram, LaunchError> {
        if let Some(known) = self.copying.get() {
            return Ok(known);
        }
        let program = CopyProgram::new(self)?;
        Ok(self.copying.get_or_init(|| program))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_that_do_not_exist_are_errors() {
        let error = Cuda::new(usize::MAX).expect_err("there are fewer devices");
        assert!(matches!(error, LaunchError::Unavailable { .. }), "{error}");
    }
}

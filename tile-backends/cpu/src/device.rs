//! The CPU as a device: launches kernels on a pool of threads.

use crate::caches::Caches;
use crate::code::{HostCode, HostFailure, HostPlan};
use crate::gemm::tile_registers;
use crate::level::LevelId;
use crate::ranks::RankArgs;
use crate::run::{BlockLog, Launch, MOST_BLOCKS, Pool, RetainedMemory, SharedPanels, Zeroed, default_linger};
use std::num::NonZero;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tile_core::interp::Interpreter;
use tile_core::ir::Note;
use tile_core::launch::{
    Arg, Checks, Device, HostDevice, Identity, Instance, LaunchError, LaunchTimeline, Remark, Remarks, check_host_args,
    mark_written,
};

/// The most scratch memory a block may need. Tiles are meant to fit caches;
/// this is to stop a mistake before it takes all memory.
const SCRATCH_LIMIT: usize = 1 << 30;
/// How long a block waits for a signal, unless the device says otherwise: as on GPUs.
const WAIT_TIMEOUT: Duration = Duration::from_secs(60);
/// What is said of a kernel.
const NO_AMX: &str = "GEMMs use AVX-512: the operating system does not permit AMX, which this CPU has";

/// The most threads of a device: a number that is a mistake does not fill the
/// process with stacks, and more than this never help.
fn most_threads() -> usize {
    4 * std::thread::available_parallelism().map_or(1, NonZero::get).max(32)
}

/// Runs kernels as native SIMD code on the threads of this machine.
///
/// ```
/// let device = tile_cpu::Cpu::new().with_threads(2);
/// assert_eq!(device.threads(), 2);
/// ```
///
/// Cloning is cheap and shares the threads, and the memory for packed operands
/// that a device keeps from one launch to the next. Results do not depend on the
/// number of threads, except through floating-point atomics.
#[derive(Clone, Debug)]
pub struct Cpu {
    level: LevelId,
    /// As many as rayon's global pool has when `None`; they are not started before they are
    /// needed.
    threads: Option<usize>,
    pool: Pool,
    linger: Duration,
    retained: RetainedMemory,
    /// Kept if the level is not the one that the machine would have, were it permitted.
    remarks: Option<Arc<Remarks>>,
    caches: Caches,
    /// How long a block waits for a signal.
    wait_timeout: Duration,
    /// Whether launches run on the interpreter, with its checks.
    checked: bool,
    /// What it looks for besides.
    checks: Checks,
}

impl Cpu {
    /// As many threads as rayon's global pool has, at the best level of this machine or
    /// the one that the variable `TILE_CPU_LEVEL` names.
    ///
    /// The threads are the process's, shared by all such devices and started when a launch
    /// needs them. A launch inside a pool of rayon takes threads of that pool instead.
    pub fn new() -> Cpu {
        Cpu {
            level: LevelId::of_machine(),
            threads: None,
            pool: Pool::Global,
            linger: default_linger(),
            retained: RetainedMemory::default(),
            remarks: LevelId::is_amx_refused().then(Arc::default),
            caches: Caches::of_machine(),
            wait_timeout: WAIT_TIMEOUT,
            checked: false,
            checks: Checks::NONE,
        }
    }

    /// A device for finding mistakes: launches run on the reference interpreter, on
    /// the calling thread and slower by orders of magnitude.
    ///
    /// Iterations and blocks that access one element in no order, and elements of
    /// tiles that are read before they are written, are
    /// [`LaunchError::Fault`]s with the position in the source. Results are those of
    /// the kernel's meaning: sums of floats may be rounded otherwise than on the
    /// native device.
    ///
    /// ```
    /// use tile_core::launch::Device;
    ///
    /// assert_eq!(tile_cpu::Cpu::checked().target(), "cpu");
    /// ```
    pub fn checked() -> Cpu {
        Cpu { checked: true, ..Cpu::new() }
    }

    /// A [checked](Cpu::checked) device that looks for these mistakes, too.
    #[must_use]
    pub fn with_checks(self, checks: Checks) -> Cpu {
        Cpu { checked: true, checks, ..self }
    }

    /// Whether launches are checked; see [`Cpu::checked`].
    pub fn is_checked(&self) -> bool {
        self.checked
    }

    /// The same with `threads` threads of its own; the launching thread is one
    /// of them, so 1 starts none, and 0 means 1. There are at most four for each
    /// that the machine runs at once, or 128; where the system refuses threads,
    /// launches run on those there are.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Cpu {
        let threads = threads.clamp(1, most_threads());
        Cpu { threads: Some(threads), pool: Pool::of(threads), ..self }
    }

    /// The same with threads that linger so long after a launch, spinning, before they sleep: a launch that
    /// follows meanwhile has them at once. Zero lets them sleep at once, for programs that need the
    /// CPUs for something else.
    ///
    /// It is a tenth of a millisecond, or the number of microseconds that the variable
    /// `TILE_CPU_LINGER` says, and zero for more threads than the machine runs at once. Threads
    /// of a pool of rayon do not linger.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// let device = tile_cpu::Cpu::new().with_linger(Duration::ZERO);
    /// assert_eq!(device.linger(), Duration::ZERO);
    /// ```
    #[must_use]
    pub fn with_linger(self, linger: Duration) -> Cpu {
        Cpu { linger, ..self }
    }

    /// How long threads linger after a launch.
    pub fn linger(&self) -> Duration {
        self.linger
    }

    /// The same at a stated instruction-set level.
    ///
    /// # Errors
    /// When this machine lacks the level, or the operating system does not permit it.
    pub fn with_level(self, level: LevelId) -> Result<Cpu, LaunchError> {
        if !level.available() {
            let who = if level.is_refused() { "the operating system does not permit" } else { "this machine lacks" };
            let reason = format!("{who} the instruction-set level {}", level.name());
            return Err(LaunchError::Unavailable { target: "cpu".to_owned(), reason });
        }
        Ok(Cpu { level, remarks: None, ..self })
    }

    /// The same as if the machine had these caches.
    #[must_use]
    pub fn with_caches(self, caches: Caches) -> Cpu {
        Cpu { caches, ..self }
    }

    /// The caches that memory accesses are arranged for.
    pub fn caches(&self) -> Caches {
        self.caches
    }

    /// The same whose blocks wait so long for a signal of another block or rank before the launch fails;
    /// 60 seconds unless set.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// let device = tile_cpu::Cpu::new().with_wait_timeout(Duration::from_secs(5));
    /// assert_eq!(device.wait_timeout(), Duration::from_secs(5));
    /// ```
    #[must_use]
    pub fn with_wait_timeout(self, wait_timeout: Duration) -> Cpu {
        Cpu { wait_timeout, ..self }
    }

    /// How long a block waits for a signal.
    pub fn wait_timeout(&self) -> Duration {
        self.wait_timeout
    }

    /// The instruction-set level in use.
    pub fn level(&self) -> LevelId {
        self.level
    }

    /// Remarks on the kernels that were launched: those that would multiply by AMX, if the operating
    /// system permitted it.
    pub fn remarks(&self) -> Vec<Remark> {
        self.remarks.as_deref().map(Remarks::all).unwrap_or_default()
    }

    /// The most threads that a launch uses.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(rayon::current_num_threads)
    }
}

impl Default for Cpu {
    fn default() -> Cpu {
        Cpu::new()
    }
}

impl HostDevice for Cpu {}

/// The machine's name for its CPU, where the system tells it.
fn name() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = info.lines().find(|line| line.starts_with("model name"));
    let name = line.and_then(|line| line.split_once(':')).map(|(_, name)| name.trim().to_owned());
    name.unwrap_or_else(|| std::env::consts::ARCH.to_owned())
}

impl Device for Cpu {
    fn target(&self) -> &'static str {
        "cpu"
    }

    fn identity(&self) -> Identity {
        static NAME: LazyLock<String> = LazyLock::new(name);
        let architecture = format!("{} {}", std::env::consts::ARCH, self.level.name());
        Identity { name: format!("{}, {} threads", *NAME, self.threads()), architecture, driver: String::new() }
    }

    fn evict(&self, args: &[Arg<'_>]) -> Result<bool, LaunchError> {
        Ok(crate::evict::evict(args))
    }

    /// Only where it interprets.
    fn compiles(&self) -> bool {
        self.checked
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        if self.checked {
            if instance.def().reaches_ranks() {
                let reason = "cpu-ranks: checked launches run one rank at a time; `interp::ranks` checks several";
                return Err(unsupported(instance, reason));
            }
            check_host_args(instance, args, "cpu")?;
            return Interpreter::default().launch(&instance.with_checks(self.checks), args);
        }
        self.native(instance, args, None).map(|_| ())
    }

    fn remarks(&self) -> Vec<Remark> {
        Cpu::remarks(self)
    }

    /// When each block ran, on which thread.
    fn timeline(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<LaunchTimeline, LaunchError> {
        if self.checked {
            return Err(unsupported(instance, "the interpreter runs checked launches, and records no timeline"));
        }
        let log = BlockLog::new();
        let grid = self.native(instance, args, Some(&log))?;
        Ok(log.timeline(instance.def().name, grid))
    }
}

fn unsupported(instance: &Instance<'_>, reason: &str) -> LaunchError {
    LaunchError::Unsupported {
        kernel: instance.def().name.to_owned(),
        target: "cpu".to_owned(),
        reason: reason.to_owned(),
    }
}

impl Cpu {
    /// Checks the arguments and runs the instance's native code; gives its grid.
    fn native(
        &self,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
        log: Option<&BlockLog>,
    ) -> Result<[i64; 3], LaunchError> {
        let Some(code) = instance.host() else {
            let reason = "it was compiled without host code; enable the feature `cpu` of `tile-kernel`";
            return Err(unsupported(instance, reason));
        };
        let Some(code) = code.get::<HostCode>() else {
            let reason = "its host code is another backend's, or of another version of `tile-cpu`";
            return Err(unsupported(instance, reason));
        };
        let Some(ranks) = code.ranks else { return self.in_host_memory(instance, *code, args, log, None) };
        if let Some(operation) = ranks.refused {
            let reason = format!("cpu-ranks: `{operation}` on memory of ranks: copy it to a tile first");
            return Err(unsupported(instance, &reason));
        }
        let ranks = RankArgs::of(instance, ranks, args, self.wait_timeout)?;
        // SAFETY: the code was emitted for memory of ranks in these places.
        let mut opened = unsafe { ranks.open(args) };
        self.in_host_memory(instance, *code, &mut opened, log, Some(&ranks))
    }

    /// Checks arguments, which are all in host memory, and runs native code; gives its grid.
    fn in_host_memory(
        &self,
        instance: &Instance<'_>,
        code: HostCode,
        args: &mut [Arg<'_>],
        log: Option<&BlockLog>,
        ranks: Option<&RankArgs>,
    ) -> Result<[i64; 3], LaunchError> {
        check_host_args(instance, args, "cpu")?;
        tile_registers::take_missed();
        // SAFETY: the arguments have the kernel's types, outputs are apart
        // from everything else, and tensors are borrowed for the launch.
        let grid = unsafe { self.run(instance.def().name, code, args, log, ranks) }?;
        // A first launch begins on this thread.
        if let Some(remarks) = &self.remarks
            && tile_registers::take_missed()
        {
            remarks.note(instance.def(), Note::of_all(NO_AMX));
        }
        // SAFETY: the arguments are checked, and all blocks have run.
        unsafe { mark_written(args) };
        Ok(grid)
    }

    /// Runs checked arguments; gives the grid.
    ///
    /// # Safety
    /// `args` are what the kernel's parameters ask for, in host memory, and no
    /// output shares memory with another argument or itself.
    unsafe fn run(
        &self,
        kernel: &str,
        code: HostCode,
        args: &[Arg<'_>],
        log: Option<&BlockLog>,
        ranks: Option<&RankArgs>,
    ) -> Result<[i64; 3], LaunchError> {
        // SAFETY: the caller's promise.
        let plan = unsafe { (code.plan)(args) }?;
        let [z, y, x] = plan.grid;
        let Some(blocks) = z.checked_mul(y).and_then(|n| n.checked_mul(x)) else {
            return Err(LaunchError::Grid { kernel: kernel.to_owned(), grid: plan.grid, limit: i64::MAX as u64 });
        };
        if blocks == 0 {
            return Ok(plan.grid);
        }
        let waits = code.ranks.is_some_and(|ranks| ranks.waits);
        if waits {
            fits_side_by_side(kernel, &plan, blocks)?;
        }
        let level = self.level.number();
        let scratch = (code.scratch)(level);
        let memory = |needed: usize, available: usize| LaunchError::memory(kernel, needed as u64, available as u64);
        if scratch > SCRATCH_LIMIT {
            return Err(memory(scratch, SCRATCH_LIMIT));
        }
        let workspaces: Option<Vec<Zeroed>> = plan.workspaces.iter().map(|&bytes| Zeroed::new(bytes)).collect();
        let Some(workspaces) = workspaces else {
            // How much there would have been, the system does not say.
            return Err(memory(plan.workspaces.iter().fold(0, |sum, bytes| sum.saturating_add(*bytes)), 0));
        };
        let starts: Vec<*mut u8> = workspaces.iter().map(Zeroed::start).collect();
        let shared = SharedPanels::new(&self.retained, &plan, args, level);
        let failure = HostFailure::default();
        let launch = Launch {
            kernel,
            code,
            level,
            args,
            plan: &plan,
            workspaces: &starts,
            panels: shared.pointers(),
            scratch,
            blocks,
            non_temporal: self.caches.third,
            failure: &failure,
            ranks,
            linger: self.linger,
            log,
        };
        let ending = EndOnUnwind(ranks);
        // SAFETY: the caller's promise; the level is available.
        let executed = unsafe {
            match waits {
                true => launch.side_by_side(),
                false => launch.execute(&self.pool, self.threads()),
            }
        };
        drop(ending);
        let error = match failure.into_error() {
            Some(error) => error,
            None if executed => return Ok(plan.grid),
            None => memory(scratch, 0),
        };
        if let Some(ranks) = ranks {
            ranks.end(&error.to_string());
        }
        Err(error)
    }
}

/// Whether blocks that wait for each other have a thread each, and need not run in order.
fn fits_side_by_side(kernel: &str, plan: &HostPlan, blocks: i64) -> Result<(), LaunchError> {
    if blocks > MOST_BLOCKS {
        let (kernel, limit) = (kernel.to_owned(), MOST_BLOCKS as u64);
        return Err(LaunchError::Grid { kernel, grid: plan.grid, limit });
    }
    if plan.serial && blocks > 1 {
        let (kernel, target) = (kernel.to_owned(), "cpu".to_owned());
        let reason = "cpu-ranks: blocks that wait for each other may access one element of an output, by an \
                      operation that has no atomic form";
        return Err(LaunchError::Unsupported { kernel, target, reason: reason.to_owned() });
    }
    Ok(())
}

/// Ends the memory of ranks of a launch that unwinds.
struct EndOnUnwind<'a>(Option<&'a RankArgs>);

impl Drop for EndOnUnwind<'_> {
    fn drop(&mut self) {
        if let Some(ranks) = self.0.filter(|_| std::thread::panicking()) {
            ranks.end("a block panicked");
        }
    }
}

//! Ranks whose launches meet: what all of them launch is lowered once and run as one.
//!
//! ```text
//! rank 0   launch A ─┐                   ┌─ …
//! rank 1   launch A ─┼─ A of ranks 0..2 ─┤
//! rank 2   launch A ─┘                   └─ …
//! ```
//!
//! Where ranks launch different kernels, as in a pipeline, a launch whose blocks wait for one that
//! is not there is put back, and nothing of it is kept.

use crate::common::without;
use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::launch::{
    self, Arg, HostDevice, Instance, LaunchError, Memory, PeersInput, PeersOutput, SignalsInput, TensorArg,
    TensorParts, check_host_args, mark_written,
};
use tile_core::num::Element;
use tile_core::passes::instantiate;
use tile_core::tensor::Tensor;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::ptx::Arch;
use tile_simt::interp::{Options, Stop, launch_ranks};
use tile_simt::ir::Op;

/// A rank.
pub(crate) struct Device<'r> {
    number: usize,
    /// How many allocations it has made.
    allocations: Cell<usize>,
    all: &'r Ranks,
}

/// How the launches of a run are lowered and interpreted.
#[derive(Clone, Copy)]
pub(crate) struct Setting {
    pub(crate) arch: Arch,
    /// Chooses among the orders of threads.
    pub(crate) seed: u64,
    /// Whether signals are left as they are, or left out.
    pub(crate) signals: bool,
}

struct Ranks {
    setting: Setting,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    allocations: Vec<Arc<Allocation>>,
    ranks: Vec<Phase>,
    failed: Option<LaunchError>,
}

enum Phase {
    /// Between launches.
    Outside,
    Launches(Request),
    Ended,
}

/// The kernel with its types and const parameters.
type Key = (&'static str, Vec<DType>, Vec<i64>);

/// A launch of a rank that waits for those of others.
struct Request {
    instance: Key,
    func: Arc<Func>,
    args: *mut Arg<'static>,
    count: usize,
}

// SAFETY: the rank that made it waits until it is answered, and whoever answers holds the lock.
unsafe impl Send for Request {}

/// Memory of all ranks.
struct Allocation {
    dtype: DType,
    /// The axis of ranks, then those of each rank's memory.
    shape: Vec<i64>,
    strides: Vec<i64>,
    /// Units of 16 bytes, as accesses may be wide.
    units: *mut u128,
    len: usize,
}

// SAFETY: plain numbers, which launches reach under the lock, and programs between launches where the
// cases have them in order.
unsafe impl Send for Allocation {}
// SAFETY: as above.
unsafe impl Sync for Allocation {}

impl Allocation {
    fn new(dtype: DType, shape: Vec<i64>) -> Allocation {
        let bytes = shape.iter().product::<i64>() as usize * dtype.bytes();
        let len = bytes.div_ceil(16).max(1);
        let units = Box::into_raw(vec![0_u128; len].into_boxed_slice()).cast();
        let mut strides = vec![1; shape.len()];
        for axis in (1..shape.len()).rev() {
            strides[axis - 1] = strides[axis] * shape[axis].max(1);
        }
        Allocation { dtype, shape, strides, units, len }
    }

    fn arg(&self, mutable: bool) -> Arg<'_> {
        let (dtype, address, memory) = (self.dtype, self.units.cast(), Memory::Host);
        let (shape, strides) = (&self.shape[..], &self.strides[..]);
        // SAFETY: the elements are inside the allocation and initialised.
        Arg::Tensor(unsafe { TensorArg::new(TensorParts { dtype, address, memory, shape, strides, mutable }) })
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        // SAFETY: they are a boxed slice, which nothing uses any more.
        drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(self.units, self.len)) });
    }
}

/// A tensor of every rank, seen from one.
pub(crate) struct Symmetric<T, const R: usize> {
    allocation: Arc<Allocation>,
    number: usize,
    elem: PhantomData<T>,
}

impl<T: Element, const R: usize> Symmetric<T, R> {
    /// Writes this rank's part.
    pub(crate) fn write(&mut self, tensor: &Tensor<T, R>) -> Result<(), LaunchError> {
        let values = tensor.to_vec();
        let elements = self.allocation.shape[1..].iter().product::<i64>() as usize;
        assert_eq!(values.len(), elements, "elements of a part");
        // SAFETY: the part of this rank has so many elements, and the cases let no launch reach it.
        unsafe {
            let part = self.allocation.units.cast::<T>().add(self.number * elements);
            std::ptr::copy_nonoverlapping(values.as_ptr(), part, elements);
        }
        Ok(())
    }
}

/// Words of every rank.
pub(crate) struct Signals(Arc<Allocation>);

impl<'r, T: Element, const R: usize> PeersInput<Device<'r>, T, R> for &Symmetric<T, R> {
    fn arg(&self) -> Arg<'_> {
        self.allocation.arg(false)
    }
}

impl<'r, T: Element, const R: usize> PeersOutput<Device<'r>, T, R> for &mut Symmetric<T, R> {
    fn arg_mut(&mut self) -> Arg<'_> {
        self.allocation.arg(true)
    }
}

impl<'r> SignalsInput<Device<'r>> for &Signals {
    fn arg(&self) -> Arg<'_> {
        self.0.arg(false)
    }
}

impl Device<'_> {
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    pub(crate) fn size(&self) -> usize {
        self.all.lock().ranks.len()
    }

    pub(crate) fn symmetric<T: Element, const R: usize>(
        &self,
        shape: [usize; R],
    ) -> Result<Symmetric<T, R>, LaunchError> {
        let (number, elem) = (self.number, PhantomData);
        Ok(Symmetric { allocation: self.allocate(T::DTYPE, &shape), number, elem })
    }

    pub(crate) fn signals(&self, words: usize) -> Result<Signals, LaunchError> {
        Ok(Signals(self.allocate(DType::U32, &[words])))
    }

    fn allocate(&self, dtype: DType, of_rank: &[usize]) -> Arc<Allocation> {
        let mut state = self.all.lock();
        let at = self.allocations.replace(self.allocations.get() + 1);
        let extents = std::iter::once(state.ranks.len()).chain(of_rank.iter().copied());
        let shape: Vec<i64> = extents.map(|extent| extent as i64).collect();
        if state.allocations.len() == at {
            state.allocations.push(Arc::new(Allocation::new(dtype, shape.clone())));
        }
        let known = &state.allocations[at];
        assert_eq!((known.dtype, &known.shape), (dtype, &shape), "ranks allocate alike");
        Arc::clone(known)
    }
}

impl launch::Device for Device<'_> {
    fn target(&self) -> &'static str {
        "threads"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        if instance.def().reaches_ranks() {
            let key = (instance.def().name, instance.elems().to_vec(), instance.consts().to_vec());
            self.all.meet(self.number, key, func, args)?;
        } else {
            self.all.run(&func, &mut [&mut *args]).map_err(|stop| error(&func, stop))?;
        }
        // SAFETY: the arguments are checked, and all blocks have run.
        unsafe { mark_written(args) };
        Ok(())
    }
}

impl HostDevice for Device<'_> {}

fn error(func: &Func, stop: Stop) -> LaunchError {
    match stop {
        Stop::Refused(error) => error,
        Stop::Fault(reason) => {
            let action = format!("interpreting `{}`", func.name);
            LaunchError::Driver { target: "threads".to_owned(), action, reason }
        }
    }
}

impl Ranks {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lowers a function for all of these launches, and runs them as one.
    fn run(&self, func: &Func, launches: &mut [&mut [Arg<'_>]]) -> Result<(), Stop> {
        let facts = launches.iter().map(|args| LaunchFacts::of_launch(func, args)).collect::<Result<Vec<_>, _>>()?;
        let alike = facts.iter().all(|other| *other == facts[0]);
        let facts = if alike { facts[0].clone() } else { LaunchFacts::weakest(func) };
        let Setting { arch, seed, signals } = self.setting;
        let mut kernel = compile(func, &facts, arch)?.kernel;
        if !signals && kernel.waits_for_ranks() {
            kernel = without(&kernel, "signals", |inst| matches!(inst.op, Op::Signal { .. }));
        }
        launch_ranks(func, &kernel, launches, &Options { seed, ..Options::default() }).map(drop)
    }

    /// A launch that waits for those of the other ranks.
    fn meet(&self, number: usize, instance: Key, func: Arc<Func>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let mut state = self.lock();
        // The rank waits until nothing has the request any more.
        let (args, count) = (args.as_mut_ptr().cast(), args.len());
        state.ranks[number] = Phase::Launches(Request { instance, func, args, count });
        self.go_on(&mut state);
        let waits = |state: &mut State| state.failed.is_none() && matches!(state.ranks[number], Phase::Launches(_));
        let mut state = self.changed.wait_while(state, waits).unwrap_or_else(PoisonError::into_inner);
        state.ranks[number] = Phase::Outside;
        state.failed.clone().map_or(Ok(()), Err)
    }

    /// Runs launches, once all ranks that have not ended are at one.
    fn go_on(&self, state: &mut State) {
        if state.ranks.iter().any(|phase| matches!(phase, Phase::Outside)) {
            return;
        }
        let launching = |(rank, phase): (usize, &Phase)| match phase {
            Phase::Launches(request) => Some((rank, request.instance.clone())),
            Phase::Outside | Phase::Ended => None,
        };
        let waiting: Vec<_> = state.ranks.iter().enumerate().filter_map(launching).collect();
        let together = waiting.iter().map(|(_, instance)| {
            let same = waiting.iter().filter(|(_, other)| instance == other);
            same.map(|(rank, _)| *rank).collect::<Vec<_>>()
        });
        let alone = waiting.iter().map(|(rank, _)| vec![*rank]);
        let mut last = None;
        for ranks in together.chain(alone) {
            match self.run_of(state, &ranks) {
                Ok(()) => {
                    ranks.iter().for_each(|&rank| state.ranks[rank] = Phase::Outside);
                    self.changed.notify_all();
                    return;
                }
                Err(error) if error.to_string().contains("nobody can go on") => last = Some(error),
                Err(error) => return self.fail(state, error),
            }
        }
        if let Some(error) = last {
            self.fail(state, error);
        }
    }

    /// Runs the launches of these ranks, which are of one function.
    fn run_of(&self, state: &State, ranks: &[usize]) -> Result<(), LaunchError> {
        let requests = ranks.iter().filter_map(|&rank| match &state.ranks[rank] {
            Phase::Launches(request) => Some(request),
            Phase::Outside | Phase::Ended => None,
        });
        let requests: Vec<&Request> = requests.collect();
        // SAFETY: the ranks wait, and the lock is held; each has arguments of its own.
        let of = |request: &&Request| unsafe { std::slice::from_raw_parts_mut(request.args, request.count) };
        let mut args: Vec<&mut [Arg<'_>]> = requests.iter().map(of).collect();
        let func = &requests[0].func;
        self.run(func, &mut args).map_err(|stop| error(func, stop))
    }

    fn fail(&self, state: &mut State, error: LaunchError) {
        state.failed.get_or_insert(error);
        self.changed.notify_all();
    }
}

impl Drop for Device<'_> {
    fn drop(&mut self) {
        let mut state = self.all.lock();
        state.ranks[self.number] = Phase::Ended;
        self.all.go_on(&mut state);
    }
}

/// Runs a program as each of these numbers of ranks, for architectures and orders of threads that
/// differ, and checks what all ranks give.
pub(crate) fn each<X: Send>(
    numbers: &[usize],
    program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync,
    check: impl Fn(&[X]),
) {
    for &size in numbers {
        for (arch, seed) in [(Arch::Sm80, 0), (Arch::Sm90a, 1)] {
            println!("{size} ranks, {arch}, seed {seed}");
            let setting = Setting { arch, seed, signals: true };
            check(&run(size, setting, &program).unwrap_or_else(|error| panic!("{error}")));
        }
    }
}

/// Runs a program as so many ranks.
pub(crate) fn run<X: Send>(
    size: usize,
    setting: Setting,
    program: &(impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync),
) -> Result<Vec<X>, LaunchError> {
    let ranks = (0..size).map(|_| Phase::Outside).collect();
    let state = Mutex::new(State { allocations: Vec::new(), ranks, failed: None });
    let all = &Ranks { setting, state, changed: Condvar::new() };
    std::thread::scope(|scope| {
        let one = |number| {
            scope.spawn(move || {
                let device = Device { number, allocations: Cell::new(0), all };
                let result = program(&device);
                if let Err(error) = &result {
                    all.fail(&mut all.lock(), error.clone());
                }
                result
            })
        };
        let threads: Vec<_> = (0..size).map(one).collect();
        let joined = threads.into_iter().map(|thread| thread.join());
        joined.map(|joined| joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

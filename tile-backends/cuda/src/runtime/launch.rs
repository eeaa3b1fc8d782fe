//! A launch, from arguments to work on the stream.

use super::choice::Choice;
use super::constant::{are_written, mark_constants};
use super::context::Context;
use super::device::{self, Cuda};
use super::driver::{During, TARGET, failed};
use super::enqueue::{Values, Work, enqueue};
use super::facts;
use super::graph::Captured;
use super::messages::Messages;
use super::pitched::Aligned;
use super::program::Program;
use super::recorder::Recording;
use super::scratch::{Scratch, lay_out};
use cudarc::driver::sys::CUresult;
use cudarc::driver::{CudaStream, DriverError, result};
use std::any::Any;
use std::time::Duration;
use tile_core::launch::prologue::Plan;
use tile_core::launch::{
    Arg, Device, Identity, Instance, LaunchError, LaunchOutline, LaunchTimeline, Planned, Preparation, Remark,
    TensorArg, Verdict, check_args, mark_written,
};
use tile_device::Staging;
use tile_simt::lower::MOST_BLOCKS;

/// The most blocks on the last axis of a grid.
const MAX_LAST: i64 = i32::MAX as i64;

/// How many times as much as L2 holds is written to empty it.
const BEYOND_CACHE: u64 = 4;

/// The first driver that captures launches that start early.
const EARLY_IN_GRAPHS: i32 = 12_030;

impl Device for Cuda {
    fn target(&self) -> &'static str {
        TARGET
    }

    /// Queues the kernel on the stream and returns, unless it prints or
    /// asserts: then the launch also waits for it.
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let shared = self.shared();
        let instance = &instance.with_checks(self.checks());
        check_args(instance, args, device::memory(&shared.context), &device::name)?;
        let chosen = self.chosen(instance, args);
        let chosen = match chosen.as_deref() {
            Some(Choice::Consts(consts)) => Some(instance.with_consts(consts)),
            _ => None,
        };
        let instance = match &chosen {
            Some(chosen) => {
                // Which outputs are written as a whole depends on const parameters.
                check_args(chosen, args, device::memory(&shared.context), &device::name)?;
                chosen
            }
            None => instance,
        };
        let captured = self.captured(instance, args)?;
        let facts = facts::words(args);
        let copies = shared.copies(instance, self.arch(), facts.as_slice(), args)?;
        if copies.is_empty() {
            self.run(instance, args, facts, captured, None)?;
        } else {
            shared.context.bind_to_thread().during("choosing the context")?;
            self.must_allocate(instance.def().name)?;
            let aligned = Aligned::new(shared, shared.copying()?, self.stream(), copies, instance.def().name)?;
            let given = aligned.args(args);
            self.run(instance, args, facts::words(&given), captured, Some((&aligned, &given)))?;
        }
        // SAFETY: the arguments are checked. The launch is queued, not captured if an
        // output has no contents, and holders have later uses wait for it. Where it
        // fails, the context is lost and nothing is read any more.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn remarks(&self) -> Vec<Remark> {
        Cuda::remarks(self)
    }

    /// What [`with_timelines`](Cuda::with_timelines) records.
    fn timeline(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<LaunchTimeline, LaunchError> {
        let recording = self.with_timelines();
        recording.launch(instance, args)?;
        // A launch without blocks has none.
        let nothing = || tile_simt::timeline::Timeline::new(instance.def().name, Vec::new());
        Ok(recording.timelines().pop().unwrap_or_else(nothing).lanes())
    }

    /// Compiles what a launch on these extents runs.
    fn prepare(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Preparation<'_>> {
        let outline = LaunchOutline::of(&instance.with_checks(self.checks()), args);
        Some(Box::new(move || {
            // SAFETY: a program is compiled for what arguments look like.
            let _ = unsafe {
                outline.with(|instance, args| {
                    let facts = facts::words(args);
                    let copies = self.shared().copies(instance, self.arch(), facts.as_slice(), args)?;
                    // Launches on copies are compiled for those.
                    if copies.is_empty() { self.program(instance, args, facts, false).map(|_| ()) } else { Ok(()) }
                })
            };
        }))
    }

    /// The time on the stream, by its events.
    fn timed(&self, work: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        Staging::time(self, work)
    }

    /// Writes other memory, several times as much as L2 holds.
    fn evict(&self, _: &[Arg<'_>]) -> Result<bool, LaunchError> {
        let shared = self.shared();
        let action = "emptying L2";
        self.must_not_capture(action, "what is captured runs later")?;
        shared.context.bind_to_thread().during(action)?;
        let bytes = BEYOND_CACHE * shared.cache_bytes;
        Scratch::zeroed(shared, self.stream(), bytes as usize, action)?;
        Ok(bytes > 0)
    }

    fn read_tensor(&self, tensor: &mut TensorArg<'_>) -> Result<Option<Vec<u8>>, LaunchError> {
        if tensor.memory != self.memory() || tensor.is_uninit() {
            return Ok(None);
        }
        let action = "reading a tensor";
        self.must_not_capture(action, "its elements are there when it runs")?;
        let (address, mut bytes) = (tensor.address.addr() as u64, vec![0_u8; tensor.span()]);
        if !bytes.is_empty() {
            // SAFETY: the bytes are the tensor's, from its first element to its last.
            let copy = |stream, bytes: &mut [u8]| unsafe { result::memcpy_dtoh_async(bytes, address, stream) };
            // SAFETY: the copy reads the tensor, and is queued on the stream.
            unsafe {
                self.queue_foreign(action, &mut [tensor], &mut |stream| copy(stream, &mut bytes).during(action))?
            };
            self.synchronize()?;
        }
        Ok(Some(bytes))
    }

    unsafe fn write_tensor(&self, tensor: &mut TensorArg<'_>, bytes: &[u8]) -> Result<bool, LaunchError> {
        if tensor.memory != self.memory() || !tensor.mutable || bytes.len() != tensor.span() {
            return Ok(false);
        }
        let action = "writing a tensor";
        self.must_not_capture(action, "its elements are the host's")?;
        let address = tensor.address.addr() as u64;
        if !bytes.is_empty() {
            // SAFETY: the bytes are the tensor's, from its first element to its last, and the caller's
            // are such elements, which the driver has read when the call returns.
            let copy = |stream| unsafe { result::memcpy_htod_async(address, bytes, stream) };
            // SAFETY: the copy writes the tensor, and is queued on the stream.
            unsafe { self.queue_foreign(action, &mut [tensor], &mut |stream| copy(stream).during(action))? };
        }
        Ok(true)
    }

    fn identity(&self) -> Identity {
        let name = self.context().name().unwrap_or_else(|_| TARGET.to_owned());
        let driver = self.shared().driver;
        let driver = format!("{}.{}", driver / 1000, driver % 1000 / 10);
        Identity { name, architecture: self.arch().name().to_owned(), driver }
    }

    fn expected(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
        super::choice::expected(self.shared(), self.arch(), instance, args)
    }

    fn verdict(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Verdict> {
        super::choice::verdict(self.shared(), self.arch(), instance, args)
    }

    fn plans(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Vec<Planned> {
        super::choice::plans(self.shared(), self.arch(), instance, args)
    }
}

impl Cuda {
    /// Launches a kernel on arguments of these facts, or on copies of them.
    fn run(
        &self,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
        facts: facts::Words,
        captured: Option<Captured>,
        aligned: Option<(&Aligned<'_>, &[Arg<'_>])>,
    ) -> Result<(), LaunchError> {
        let shared = self.shared();
        let given = aligned.map_or(&*args, |(_, given)| given);
        let (program, plan) = self.program(instance, given, facts, captured.is_some())?;
        let def = instance.def();
        let grid = match program.line {
            Some(longest) => line(def.name, &plan, longest, (program.cluster, program.blocks_per_tile))?,
            None => grid(def.name, &plan, program.flat, program.blocks_per_tile)?,
        };
        let Some(grid) = grid else { return Ok(()) };
        // Also gives errors of work that was queued before.
        shared.context.bind_to_thread().during("choosing the context")?;
        let stream = &**self.stream();
        if !plan.workspaces.is_empty() {
            self.must_allocate(def.name)?;
        }
        let (workspaces, addresses) = workspaces(shared, stream, &plan, &program, def.name)?;
        let messages = match program.sites.as_slice() {
            [] => None,
            sites => {
                self.must_not_capture(def.name, "its messages are read when it is done")?;
                Some(Messages::new(shared, stream, sites, def.name)?)
            }
        };
        let recording = match self.recorder().filter(|_| !program.marks.is_empty()) {
            None => None,
            Some(recorder) => {
                self.must_not_capture(def.name, "its timeline is read when it is done")?;
                Some((Recording::new(shared, stream, (grid, program.threads), def.name)?, recorder))
            }
        };
        let mut values = values(&program, given, &plan, &addresses)?;
        values.messages = messages.as_ref().map(Messages::address);
        values.timeline = recording.as_ref().map(|(recording, _)| recording.address());
        let work = Work {
            function: program.module.function(),
            grid,
            threads: program.threads,
            shared: program.shared_bytes,
            early: self.starts_early()
                && (captured.is_none() || shared.driver >= EARLY_IN_GRAPHS)
                && are_written(given),
            together: program.together,
        };
        let copying = aligned.map(|(aligned, _)| aligned);
        let mut result = None;
        // The holders of the arguments put the copies in their place, too.
        let order: &dyn Any = match &captured {
            Some(captured) => captured,
            None => stream,
        };
        queue(args, order, &mut || {
            let copied = copying.map_or(Ok(()), Aligned::enqueue);
            // SAFETY: the values are those of the program's entry, in order;
            // tensors are checked, and the holders put the work in its place.
            result = Some(copied.and_then(|()| unsafe { enqueue(&work, stream, &values) }));
        });
        drop(workspaces);
        match result {
            // What is captured runs later, or never.
            Some(Ok(())) if captured.is_none() => mark_constants(args),
            Some(Ok(())) => {}
            Some(Err(error)) => return Err(launch_error(def.name, &program, error)),
            None => return Err(unqueued(def.name)),
        }
        if let Some((recording, recorder)) = recording {
            recording.finish(recorder, def.name, &program.marks)?;
        }
        match messages {
            Some(messages) => messages.finish(&program.sites, def.file, stream),
            None => Ok(()),
        }
    }
}

/// Extents of the grid for the driver, fastest axis first, all on that one where
/// the program is `flat`, and so many blocks there that share a tile; `None` when there
/// is nothing to run.
fn grid(kernel: &str, plan: &Plan, flat: bool, blocks_per_tile: u32) -> Result<Option<[u32; 3]>, LaunchError> {
    if plan.grid.contains(&0) {
        return Ok(None);
    }
    let [z, y, x] = match flat {
        true => [1, 1, plan.blocks().unwrap_or(i64::MAX)],
        false => plan.grid,
    };
    let x = x.saturating_mul(blocks_per_tile.into());
    if x > MAX_LAST {
        return Err(LaunchError::Grid { kernel: kernel.to_owned(), grid: plan.grid, limit: MAX_LAST as u64 });
    }
    Ok(Some([x as u32, y as u32, z as u32]))
}

/// The grid of a persistent kernel: a line of whole clusters, not longer than
/// the tile function has blocks, one cluster at least. So many blocks of a cluster
/// share a tile.
fn line(
    kernel: &str,
    plan: &Plan,
    longest: u32,
    (cluster, blocks_per_tile): (u32, u32),
) -> Result<Option<[u32; 3]>, LaunchError> {
    if plan.grid.contains(&0) {
        return Ok(None);
    }
    let Some(blocks) = plan.blocks().filter(|&blocks| blocks <= MOST_BLOCKS) else {
        return Err(LaunchError::Grid { kernel: kernel.to_owned(), grid: plan.grid, limit: MOST_BLOCKS as u64 });
    };
    let blocks = longest.min((blocks as u32).saturating_mul(blocks_per_tile)) / cluster * cluster;
    Ok(Some([blocks.max(cluster), 1, 1]))
}

/// The workspaces of a launch, all zero but the last one of a program that writes that
/// before it reads it, and the address of each.
fn workspaces<'s>(
    device: &Context,
    stream: &'s CudaStream,
    plan: &Plan,
    program: &Program,
    kernel: &str,
) -> Result<(Option<Scratch<'s>>, Vec<u64>), LaunchError> {
    if plan.workspaces.is_empty() {
        return Ok((None, Vec::new()));
    }
    let too_large = || LaunchError::memory(kernel, u64::MAX, 0);
    let (starts, bytes) = lay_out(&plan.workspaces).ok_or_else(too_large)?;
    let memory = Scratch::new(device, stream, bytes, kernel)?;
    memory.clear(starts.last().copied().filter(|_| program.streams).unwrap_or(bytes))?;
    let addresses = starts.into_iter().map(|start| memory.address() + start as u64).collect();
    Ok((Some(memory), addresses))
}

/// What the program's entry takes, besides its messages.
fn values(program: &Program, given: &[Arg<'_>], plan: &Plan, addresses: &[u64]) -> Result<Values, LaunchError> {
    let mut values = Values::default();
    program.binding.pack(given, plan, addresses, |value| values.words.push(value));
    for (maps, region) in program.maps.iter().zip(program.binding.mapped(given, plan, addresses)) {
        values.maps.push(maps.of(&region)?);
    }
    Ok(values)
}

/// Calls `launch` inside the holders of all arguments.
fn queue(args: &mut [Arg<'_>], stream: &dyn Any, launch: &mut dyn FnMut()) {
    match args {
        [] => launch(),
        [Arg::Tensor(tensor), rest @ ..] => match tensor.hold() {
            Some(hold) => hold.queue(stream, &mut || queue(rest, stream, launch)),
            None => queue(rest, stream, launch),
        },
        [Arg::Scalar(_), rest @ ..] => queue(rest, stream, launch),
    }
}

fn launch_error(kernel: &str, program: &Program, error: DriverError) -> LaunchError {
    let action = match error.0 {
        CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES => {
            format!("launching kernel `{kernel}` with {} threads a block", program.threads)
        }
        _ => format!("launching kernel `{kernel}`"),
    };
    failed(action, error)
}

fn unqueued(kernel: &str) -> LaunchError {
    LaunchError::Driver {
        target: TARGET.to_owned(),
        action: format!("launching kernel `{kernel}`"),
        reason: "the holder of a tensor did not queue the work".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::selection::is_counted;
    use super::*;
    use std::sync::Mutex;
    use tile_core::ir::text::parse;
    use tile_core::launch::prologue::Prologue;
    use tile_core::launch::{Hold, Holder, Memory, Scalar, TensorArg, TensorParts};

    fn plan(extents: [i64; 3]) -> Plan {
        let text = "kernel k(%z z: index, %y y: index, %x x: index) grid %z, %y, %x
                    body (%i: index, %j: index, %k: index) {}";
        let func = parse(text).expect("it is well-formed");
        let scalar = |extent: i64| Arg::Scalar(Scalar { dtype: tile_core::elem::DType::Index, bits: extent as u64 });
        Prologue::new(&func).and_then(|p| p.plan(&extents.map(scalar))).expect("nothing is required")
    }

    #[test]
    fn the_last_axis_is_the_fastest() {
        let grid = |extents| grid("k", &plan(extents), false, 1);
        assert_eq!(grid([2, 3, 4]), Ok(Some([4, 3, 2])));
        assert_eq!(grid([2, 0, 4]), Ok(None));
        assert_eq!(grid([-1, 1 << 40, 4]), Ok(None));
        assert_eq!(grid([65_535, 1, MAX_LAST]), Ok(Some([i32::MAX as u32, 1, 65_535])));
    }

    #[test]
    fn blocks_that_are_not_counted_are_in_a_line() {
        for extents in [[1, 65_536, 3], [65_536, 3, 1], [1, 1 << 40, 1]] {
            assert!(!is_counted(&plan(extents)));
        }
        for extents in [[65_535, 65_535, 1 << 40], [1, 1 << 40, 0]] {
            assert!(is_counted(&plan(extents)));
        }
        let grid = |extents| grid("k", &plan(extents), true, 1);
        assert_eq!(grid([65_536, 2, 3]), Ok(Some([6 << 16, 1, 1])));
        assert_eq!(grid([65_536, 0, 3]), Ok(None));
    }

    #[test]
    fn blocks_that_share_a_tile_are_neighbours() {
        let grid = |extents, flat| grid("k", &plan(extents), flat, 4);
        assert_eq!(grid([2, 3, 5], false), Ok(Some([20, 3, 2])));
        assert_eq!(grid([2, 3, 5], true), Ok(Some([120, 1, 1])));
        let error = LaunchError::Grid { kernel: "k".to_owned(), grid: [1, 1, 1 << 29], limit: MAX_LAST as u64 };
        assert_eq!(grid([1, 1, 1 << 29], false), Err(error));
    }

    #[test]
    fn grids_beyond_the_device_are_errors() {
        for (extents, flat) in
            [([1, 1, MAX_LAST + 1], false), ([1, 65_536, 1 << 15], true), ([1 << 40, 1 << 40, 1], true)]
        {
            let error = LaunchError::Grid { kernel: "k".to_owned(), grid: extents, limit: MAX_LAST as u64 };
            assert_eq!(grid("k", &plan(extents), flat, 1), Err(error));
        }
    }

    #[test]
    fn persistent_kernels_have_a_line_of_whole_clusters() {
        let shared = |extents, blocks_per_tile| line("k", &plan(extents), 132, (blocks_per_tile, blocks_per_tile));
        let line = |extents, cluster| line("k", &plan(extents), 132, (cluster, 1));
        assert_eq!(line([2, 3, 4], 1), Ok(Some([24, 1, 1])));
        assert_eq!(line([2, 30, 4], 1), Ok(Some([132, 1, 1])));
        assert_eq!(line([1, 5, 5], 2), Ok(Some([24, 1, 1])));
        assert_eq!(line([1, 1, 1], 2), Ok(Some([2, 1, 1])));
        assert_eq!(line([100, 100, 100], 8), Ok(Some([128, 1, 1])));
        assert_eq!(line([5, 0, 5], 2), Ok(None));
        assert_eq!(shared([1, 4, 4], 8), Ok(Some([128, 1, 1])));
        assert_eq!(shared([1, 1, 3], 4), Ok(Some([12, 1, 1])));
        assert_eq!(shared([1, 20, 1], 8), Ok(Some([128, 1, 1])));
        assert_eq!(line([1 << 15, 1 << 10, 4], 1), Ok(Some([132, 1, 1])));
        for grid in [[1 << 15, 1 << 10, 5], [1 << 30, 1 << 30, 1 << 30]] {
            let error = LaunchError::Grid { kernel: "k".to_owned(), grid, limit: MOST_BLOCKS as u64 };
            assert_eq!(line(grid, 1), Err(error));
        }
    }

    /// Holders enclose the launch and each other, in argument order.
    #[test]
    fn holders_enclose_the_launch() {
        struct Log<'l>(&'l Mutex<Vec<String>>, &'static str);
        impl Log<'_> {
            fn note(&self, what: &str, work: &mut dyn FnMut()) {
                self.0.lock().expect("no panic").push(format!("{} {what}", self.1));
                work();
                self.0.lock().expect("no panic").push(format!("{} done", self.1));
            }
        }
        impl Holder for Log<'_> {
            fn reading(&self, _: &dyn Any, work: &mut dyn FnMut()) {
                self.note("reads", work);
            }
            fn writing(&mut self, _: &dyn Any, work: &mut dyn FnMut()) {
                self.note("writes", work);
            }
        }
        let log = Mutex::new(Vec::new());
        let (a, mut b) = (Log(&log, "a"), Log(&log, "b"));
        let parts = |mutable| TensorParts {
            dtype: tile_core::elem::DType::F32,
            address: std::ptr::null_mut(),
            memory: Memory::Device(0),
            shape: &[],
            strides: &[],
            mutable,
        };
        // SAFETY: nothing reads or writes the elements.
        let mut args = unsafe {
            [
                Arg::Tensor(TensorArg::held(parts(false), Hold::read(&a))),
                Arg::Scalar(Scalar::new(1_i32)),
                Arg::Tensor(TensorArg::new(parts(false))),
                Arg::Tensor(TensorArg::held(parts(true), Hold::write(&mut b))),
            ]
        };
        queue(&mut args, &(), &mut || log.lock().expect("no panic").push("launch".to_owned()));
        assert_eq!(log.into_inner().expect("no panic"), ["a reads", "b writes", "launch", "b done", "a done"]);
    }
}

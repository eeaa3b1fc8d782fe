//! A launch: from an instance to a program, and from arguments to a call.

use super::api::{Api, Shape};
use super::device::Gpu;
use super::memory::{Block, Queue};
use super::messages::Messages;
use crate::compile::{Compiled, LaunchFacts, compile};
use crate::text::Emitted;
use std::ffi::CString;
use std::sync::Arc;
use tile_core::ir::Func;
use tile_core::launch::prologue::Prologue;
use tile_core::launch::{Arg, Device, Instance, LaunchError, check_args, mark_written};
use tile_core::passes::fit;
use tile_device::{DeviceMemory as _, Staging};
use tile_simt::entry::{Entry, grid};
use tile_simt::facts::words;
use tile_simt::ir::Kernel;

/// The most blocks on each axis, fastest first: CUDA's.
const MOST_BLOCKS: [u32; 3] = [i32::MAX as u32, 65_535, 65_535];

/// A kernel in a module of a device.
pub(super) struct Program {
    api: Arc<Api>,
    ordinal: usize,
    func: Func,
    kernel: Kernel,
    emitted: Emitted,
    prologue: Prologue,
    entry: Entry,
    module: usize,
    function: usize,
}

impl Drop for Program {
    fn drop(&mut self) {
        let done = self.api.bind(self.ordinal).and_then(|()| self.api.synchronize());
        // SAFETY: all launches are done. An error has nobody to tell.
        let _ = done.and_then(|()| unsafe { self.api.unload(self.module) });
    }
}

impl Gpu {
    fn program(&self, instance: &Instance<'_>, args: &[Arg<'_>], flat: bool) -> Result<Arc<Program>, LaunchError> {
        let facts = LaunchFacts { flat, ..LaunchFacts::of(args) };
        let key: Vec<u32> = words(args).chain([u32::from(flat)]).collect();
        self.programs.get(instance, &key, || {
            let (func, compiled) = fit(instance, |func| Ok((func.clone(), compile(func, &facts, self.dialect)?)))?;
            self.loaded(func, compiled)
        })
    }

    fn loaded(&self, func: Func, compiled: Compiled) -> Result<Program, LaunchError> {
        let Compiled { kernel, emitted, .. } = compiled;
        if emitted.persistent {
            let (kernel, reason) = (func.name.clone(), "persistent kernels are not launched".to_owned());
            return Err(LaunchError::Unsupported { kernel, target: self.target().to_owned(), reason });
        }
        let prologue = Prologue::new(&func)?;
        let entry = Entry::new(&func, &kernel, &prologue)?;
        let binary = self.compiler.compile(&emitted.text, self.dialect, &func.name)?;
        let called = CString::new(emitted.entry.as_str()).map_err(|error| LaunchError::Instance {
            kernel: func.name.clone(),
            reason: format!("the name of its entry: {error}"),
        })?;
        let (api, ordinal) = (self.stream.api.clone(), self.ordinal());
        api.bind(ordinal)?;
        let (module, function) = api.load(&binary, &called)?;
        Ok(Program { api, ordinal, func, kernel, emitted, prologue, entry, module, function })
    }

    /// Queues a call of a program behind the uses of its arguments.
    fn queue(&self, program: &Program, args: &mut [Arg<'_>], shape: Shape, words: &[u64]) -> Result<(), LaunchError> {
        let queue = Queue::new(self.stream.clone());
        let mut result = None;
        in_order(args, &queue, &mut || {
            // SAFETY: the entry is compiled from the instance, whose arguments these are as `check_args` knows,
            // and stays inside of tensors' extents; workspaces and messages are the launch's.
            result = Some(unsafe { self.stream.api.launch(program.function, shape, words, self.stream.handle()) });
        });
        let placed = queue.into_result();
        match result {
            Some(result) => result.and(placed),
            None => placed.and(Err(LaunchError::Driver {
                target: self.target().to_owned(),
                action: format!("launching kernel `{}`", program.func.name),
                reason: "the holder of a tensor did not queue the work".to_owned(),
            })),
        }
    }
}

/// Does some work once each argument's holder has a queue wait for its other uses.
fn in_order(args: &mut [Arg<'_>], queue: &Queue, work: &mut dyn FnMut()) {
    let Some((first, rest)) = args.split_first_mut() else { return work() };
    match first {
        Arg::Tensor(tensor) => match tensor.hold() {
            Some(hold) => hold.queue(queue, &mut || in_order(rest, queue, work)),
            None => in_order(rest, queue, work),
        },
        _ => in_order(rest, queue, work),
    }
}

impl Device for Gpu {
    fn target(&self) -> &'static str {
        self.stream.api.vendor.target
    }

    /// Queues the kernel and returns; where it prints, asserts, or has workspaces, waits until it is done.
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_args(instance, args, Staging::memory(self), &|memory| self.stream.name(memory))?;
        let mut program = self.program(instance, args, false)?;
        let mut plan = program.prologue.plan(args)?;
        let mut blocks = grid(&program.func, &program.kernel, &plan, MOST_BLOCKS);
        if matches!(blocks, Err(LaunchError::Grid { .. })) {
            // Along one axis, more are counted.
            program = self.program(instance, args, true)?;
            plan = program.prologue.plan(args)?;
            blocks = grid(&program.func, &program.kernel, &plan, MOST_BLOCKS);
        }
        let Some(blocks) = blocks? else { return Ok(()) };
        let sizes = plan.workspaces.iter();
        let workspaces: Vec<Block> = sizes.map(|&bytes| Block::zeros(&self.stream, bytes)).collect::<Result<_, _>>()?;
        let addresses: Vec<u64> = workspaces.iter().map(Block::address).collect();
        let Emitted { sites, threads, shared_bytes, .. } = &program.emitted;
        let messages = (!sites.is_empty()).then(|| Messages::new(&self.stream, sites)).transpose()?;
        let mut passed = Vec::new();
        program.entry.pack(args, &plan, &addresses, |word| passed.push(word));
        passed.extend(messages.iter().map(Messages::address));
        let shape = Shape { blocks, threads: *threads, shared_bytes: *shared_bytes };
        self.stream.bind()?;
        self.queue(&program, args, shape, &passed)?;
        // SAFETY: the arguments are checked, and later uses wait for the launch.
        unsafe { mark_written(args) };
        messages.map_or(Ok(()), |messages| messages.finish(sites, instance.def().file))
    }
}

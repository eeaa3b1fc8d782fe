//! A launch: from an instance to a program, and from arguments to a call.

use super::TARGET;
use super::api::Shape;
use super::device::Maca;
use super::memory::{Block, name};
use super::messages::Messages;
use super::program::Program;
use crate::dialect;
use std::sync::Arc;
use tile_cc::Emitted;
use tile_cc::compile::{LaunchFacts, compile};
use tile_core::launch::{Arg, Device, Instance, LaunchError, check_args, mark_written};
use tile_core::passes::fit;
use tile_device::{DeviceMemory as _, Staging};
use tile_simt::entry::grid;
use tile_simt::facts::words;

/// The most blocks on each axis, fastest first: CUDA's.
const MOST_BLOCKS: [u32; 3] = [i32::MAX as u32, 65_535, 65_535];

impl Maca {
    fn program(&self, instance: &Instance<'_>, args: &[Arg<'_>], flat: bool) -> Result<Arc<Program>, LaunchError> {
        let facts = LaunchFacts { flat, ..LaunchFacts::of(args) };
        let key: Vec<u32> = words(args).chain([u32::from(flat)]).collect();
        self.programs.get(instance, &key, || {
            let (func, compiled) =
                fit(instance, |func| Ok((func.clone(), compile(func, &facts, dialect::of(self.subdevice))?)))?;
            Program::load(&self.api, &self.mxcc, (self.ordinal, self.subdevice), func, compiled)
        })
    }
}

impl Device for Maca {
    fn target(&self) -> &'static str {
        TARGET
    }

    /// Runs the kernel, and returns when it is done.
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_args(instance, args, Staging::memory(self), &name)?;
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
        let workspaces: Vec<Block> =
            sizes.map(|&bytes| Block::zeros(&self.api, self.ordinal, bytes)).collect::<Result<_, _>>()?;
        let addresses: Vec<u64> = workspaces.iter().map(Block::address).collect();
        let Emitted { sites, threads, shared_bytes, .. } = &program.emitted;
        let messages = (!sites.is_empty()).then(|| Messages::new(&self.api, self.ordinal, sites)).transpose()?;
        let mut passed = Vec::new();
        program.entry.pack(args, &plan, &addresses, |word| passed.push(word));
        passed.extend(messages.iter().map(Messages::address));
        let shape = Shape { blocks, threads: *threads, shared_bytes: *shared_bytes };
        self.api.bind(self.ordinal)?;
        // SAFETY: the entry is compiled from the instance, whose arguments these are as `check_args` knows,
        // and stays inside of tensors' extents; workspaces and messages are the launch's.
        unsafe { self.api.launch(program.function, shape, &passed) }?;
        self.api.synchronize()?;
        // SAFETY: the arguments are checked, and all blocks have run.
        unsafe { mark_written(args) };
        messages.map_or(Ok(()), |messages| messages.finish(sites, instance.def().file))
    }
}

//! Copies of a launch's tensors, in memory that lives for the launch.

use super::context::Context;
use super::enqueue::{Values, Work, enqueue};
use super::module::Module;
use super::scratch::{Scratch, lay_out};
use crate::ptx::{Arch, emit};
use crate::repitch::Pitched;
use crate::repitch::copy::{self, Copy};
use cudarc::driver::{CudaStream, DriverError};
use tile_core::launch::{Arg, LaunchError, TensorArg};

/// The program that copies, loaded into a context.
#[derive(Debug)]
pub(super) struct CopyProgram {
    module: Module,
    threads: u32,
}

impl CopyProgram {
    /// Loads it.
    pub(super) fn new(device: &Context) -> Result<CopyProgram, LaunchError> {
        let kernel = copy::kernel();
        let defect = |reason: String| LaunchError::Instance { kernel: kernel.name.clone(), reason };
        // Every device runs this.
        let emitted = emit(&kernel, Arch::Sm80).map_err(|error| defect(error.to_string()))?;
        let module = Module::load(&device.context, device.assembler(), &kernel.name, &emitted)?;
        Ok(CopyProgram { module, threads: emitted.threads })
    }

    pub(super) fn module(&self) -> &Module {
        &self.module
    }
}

/// The copies of a launch, in one allocation.
#[derive(Debug)]
pub(super) struct Aligned<'s> {
    stream: &'s CudaStream,
    program: &'s CopyProgram,
    /// Each with its address.
    copies: Vec<(Pitched, u64)>,
    /// Freed after the kernel, which is queued before this is dropped.
    _memory: Scratch<'s>,
}

impl<'s> Aligned<'s> {
    /// Allocates the memory. `kernel` names whom it is for; the context must be
    /// bound.
    pub(super) fn new(
        device: &Context,
        program: &'s CopyProgram,
        stream: &'s CudaStream,
        copies: Vec<Pitched>,
        kernel: &str,
    ) -> Result<Aligned<'s>, LaunchError> {
        let sizes: Vec<usize> = copies.iter().map(Pitched::bytes).collect();
        let too_large = || LaunchError::memory(kernel, u64::MAX, 0);
        let (starts, bytes) = lay_out(&sizes).ok_or_else(too_large)?;
        let memory = Scratch::new(device, stream, bytes, kernel)?;
        let place = |(pitched, start)| (pitched, memory.address() + start as u64);
        let copies = copies.into_iter().zip(starts).map(place).collect();
        Ok(Aligned { stream, program, copies, _memory: memory })
    }

    /// The arguments of a launch on the copies.
    pub(super) fn args<'a>(&'a self, args: &[Arg<'a>]) -> Vec<Arg<'a>> {
        let given = args.iter().enumerate().map(|(number, arg)| match arg {
            Arg::Scalar(scalar) => Arg::Scalar(*scalar),
            Arg::Tensor(tensor) => {
                let copied = self.copies.iter().find(|(pitched, _)| pitched.argument == number);
                let parts = copied.map_or(**tensor, |(pitched, address)| pitched.parts(tensor, *address));
                // SAFETY: an argument of the launch, whose elements stay
                // borrowed by it, or its copy, which nothing else uses.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        });
        given.collect()
    }

    /// Queues the copies. The context must be bound.
    pub(super) fn enqueue(&self) -> Result<(), DriverError> {
        for (pitched, address) in &self.copies {
            let copy = pitched.copy_to(*address);
            let mut values = Values::default();
            Copy::params(&copy).into_iter().for_each(|word| values.words.push(word));
            let (function, threads) = (self.program.module.function(), self.program.threads);
            let work = Work { function, grid: copy.grid(), threads, shared: 0, early: false, together: false };
            // SAFETY: the program's module is that of the context and is
            // unloaded with it; the values are what it takes: it reads words
            // that have bytes of an argument, which is checked and held, and
            // writes those of its copy.
            unsafe { enqueue(&work, self.stream, &values) }?;
        }
        Ok(())
    }
}

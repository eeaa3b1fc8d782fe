//! Launches a kernel: from arguments to work on the stream.
//!
//! An instance is compiled once for each context, by the emitter and then by the vendor's
//! compiler; a launch adds the results of its prologue, addresses and scalars. A kernel's
//! workspaces and the memory of its core transfers are one allocation of the stream, of which the
//! workspaces are cleared before the kernel.

use super::Packed;
use super::api::TARGET;
use super::context::Context;
use super::device::Ascend;
use super::programs::Program;
use super::stream::Scratch;
use super::toolchain::{Language, Toolchain};
use crate::binding::Binding;
use crate::compile::{compile, emitted, facts_of};
use std::sync::Arc;
use tile_core::launch::prologue::{Origin, Prologue};
use tile_core::launch::{Arg, Device, Identity, Instance, LaunchError, Verdict, check_args, mark_written};
use tile_core::passes::fit;

/// Alignment of the parts of a launch's memory.
const ALIGN: usize = 512;

impl Ascend {
    /// Has launches on this context's streams compile with a compiler, instead of
    /// the one that is found.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] if it does not take Ascend C, whose conventions
    /// of launches are documented, where those of AscendNPU IR are its compiler's.
    pub fn with_toolchain(self, toolchain: Toolchain) -> Result<Ascend, LaunchError> {
        if toolchain.language() != Language::AscendC {
            return Err(super::api::unavailable("launches are compiled from Ascend C, which this compiler lacks"));
        }
        self.context().programs.set_toolchain(toolchain);
        Ok(self)
    }

    fn program(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Result<Arc<Program>, LaunchError> {
        let programs = &self.context().programs;
        let facts = facts_of(instance.def().params.iter().map(|param| param.name), args)?;
        programs.kept.get(instance, &[u32::from(facts.strided)], || {
            let chip = *self.chip();
            let (prologue, binding, source) = fit(instance, |func| {
                let program = compile(func, &facts, chip)?;
                let prologue = Prologue::new(func)?;
                let binding = Binding::new(func, &program, &prologue)?;
                Ok((prologue, binding, emitted(func, &program)?))
            })?;
            let binary = programs.toolchain()?.compile(&source.entry, &chip, &source.text)?;
            let entry = self.entry(&*self.load_file(&binary)?, &source.entry)?;
            Ok(Program { prologue, binding, source, entry })
        })
    }

    /// Queues a kernel on arguments that are checked.
    fn queue(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let program = self.program(instance, args)?;
        let plan = program.prologue.plan(args)?;
        if plan.grid.contains(&0) {
            return Ok(());
        }
        let source = &program.source;
        // Cores loop over further blocks by themselves.
        let most = source.task.units(self.chip());
        let blocks =
            plan.blocks().and_then(|blocks| u32::try_from(blocks).ok()).map_or(most, |blocks| blocks.min(most));
        let mut places = Vec::new();
        let mut end = 0;
        for &bytes in &plan.workspaces {
            places.push(end as u64);
            end += bytes.next_multiple_of(ALIGN);
        }
        let scratch = Scratch { bytes: end + source.workspace as usize * blocks as usize, zeroed: end };
        let flags = if source.task.is_mixed() { self.flags_address()? } else { 0 };
        let scalars = program.binding.scalars(&plan);
        // An address, or an offset in the launch's memory.
        let memories: Vec<(bool, u64)> = program
            .binding
            .sources()
            .iter()
            .map(|&source| match source {
                Origin::Argument(_) => (false, source.address(args, &[])),
                Origin::Workspace(i) => (true, places[i]),
            })
            .collect();
        let pack = |start: u64| {
            let mut packed = Packed::new();
            for &(own, at) in &memories {
                packed.address(if own { start + at } else { at });
            }
            scalars.iter().for_each(|&scalar| packed.scalar(scalar));
            if source.task.is_mixed() {
                packed.address(start + end as u64);
                packed.address(flags);
            }
            packed
        };
        // SAFETY: the entry is compiled from the instance, whose arguments these are
        // as `check_args` knows, and stays inside of tensors' extents; its workspaces
        // are the launch's.
        unsafe { self.launch_entry(&program.entry, blocks, args, scratch, &pack) }
    }
}

impl Device for Ascend {
    fn target(&self) -> &'static str {
        TARGET
    }

    /// Queues the kernel on the stream and returns.
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let context: &Context = self.context();
        check_args(instance, args, self.memory(), &|memory| context.name(memory))?;
        self.queue(instance, args)?;
        // SAFETY: the arguments are checked, and their holders have later uses wait for
        // the launch.
        unsafe { mark_written(args) };
        Ok(())
    }

    fn identity(&self) -> Identity {
        crate::model::identity(*self.chip())
    }

    fn expected(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<f64> {
        crate::model::expected(*self.chip(), instance, args)
    }

    fn verdict(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Verdict> {
        crate::model::verdict(*self.chip(), instance, args)
    }
}

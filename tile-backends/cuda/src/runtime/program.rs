//! Programs: what launches of one kind share.

use super::device::Shared;
use super::module::Module;
use super::tensor_map::Maps;
use crate::binding::Binding;
use crate::compile::{Compiled, compile, compile_early};
use crate::ptx::message::Site;
use crate::ptx::{Arch, Emitted};
use tile_core::interp::Prologue;
use tile_core::launch::{Arg, Instance, LaunchError};
use tile_core::passes::fit;
use tile_simt::facts::LaunchFacts;

/// How a program is compiled, besides what its arguments tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// For launches that start before those in front of them are done.
    pub(super) early: bool,
    /// For launches whose windows bulk copies can follow.
    pub(super) windows: bool,
    /// For grids with more blocks on an axis than are counted there.
    pub(super) flat: bool,
    /// For grids with whole clusters on their last axis.
    pub(super) even: bool,
    pub(super) arch: Arch,
}

impl Options {
    /// As a word of a key.
    pub(super) fn word(self) -> u32 {
        let flags = [self.early, self.windows, self.flat, self.even];
        flags.iter().rev().fold(self.arch as u32, |word, &flag| word << 1 | u32::from(flag))
    }
}

/// A kernel loaded into a context.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) module: Module,
    pub(super) prologue: Prologue,
    pub(super) binding: Binding,
    pub(super) threads: u32,
    pub(super) shared_bytes: u32,
    /// Blocks of a cluster.
    pub(super) cluster: u32,
    /// The most blocks of a persistent kernel: those that the device runs at
    /// once. Others have as many as the tile function's grid.
    pub(super) line: Option<u32>,
    /// The tensor maps that the entry takes.
    pub(super) maps: Vec<Maps>,
    /// What prints or fails.
    pub(super) sites: Vec<Site>,
}

impl Program {
    /// Compiles an instance for launches like this one; another of its tuning
    /// list where it does not fit and the user leaves the choice.
    pub(super) fn new(
        shared: &Shared,
        instance: &Instance<'_>,
        args: &[Arg<'_>],
        options: Options,
    ) -> Result<Program, LaunchError> {
        let facts =
            LaunchFacts { windows: options.windows, flat: options.flat, even: options.even, ..LaunchFacts::of(args) };
        let compile = if options.early { compile_early } else { compile };
        let Compiled { emitted, prologue, binding, .. } = fit(instance, |func| {
            let compiled = compile(func, &facts, options.arch)?;
            let available = shared.max_shared.min(options.arch.max_shared());
            let (needed, available) = (compiled.emitted.shared_bytes.into(), available.into());
            match needed > available {
                true => Err(LaunchError::Memory { kernel: func.name.clone(), needed, available }),
                false => Ok(compiled),
            }
        })?;
        let module = Module::load(&shared.context, shared.driver, instance.def().name, &emitted)?;
        let line = match emitted.persistent {
            true => Some(shared.multiprocessors * module.blocks_at_once(&emitted)?),
            false => None,
        };
        let Emitted { threads, shared_bytes, cluster, sites, maps, .. } = emitted;
        let maps = maps.into_iter().map(Maps::new).collect();
        Ok(Program { module, prologue, binding, threads, shared_bytes, cluster, line, maps, sites })
    }
}

//! What a launch is run as: the instance it takes where it has a choice, the copies of its
//! tensors, and the program compiled for its arguments.

use super::choice::{Choice, choose};
use super::device::{Cuda, Shared};
use super::facts;
use super::program::{Options, Program};
use super::stack::Stack;
use crate::l2_priority::{Priorities, ReadOnlyTensors, may_matter};
use crate::ptx::Arch;
use crate::repitch::{Pitched, Repitch};
use std::sync::Arc;
use tile_core::launch::prologue::Plan;
use tile_core::launch::{Arg, Instance, LaunchError};
use tile_core::passes::instantiate;
use tile_simt::facts::{LaunchFacts, TensorFacts, words};
use tile_simt::model::class::{self, Representative};

/// The most blocks on each axis of a grid but the last.
const MAX_OTHER: i64 = u16::MAX as i64;

impl Cuda {
    /// The const parameters that a launch takes instead of the instance's, if it has a choice.
    pub(super) fn chosen(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<std::sync::Arc<Choice>> {
        if instance.tuning().is_empty() {
            return None;
        }
        let (shared, arch) = (self.shared(), self.arch());
        let key = |class: bool| {
            let mut key = Stack::<u32, 64>::default();
            let numbers = class::words(args, class).chain([arch as u32, class.into()]);
            words(args).chain(numbers).for_each(|word| key.push(word));
            key
        };
        let of_class = || {
            let representative = Representative::of(args);
            Ok(choose(shared, arch, instance, &representative.args(args)))
        };
        let choice = shared.choices.get(instance, key(true).as_slice(), of_class).ok()?;
        match *choice {
            Choice::Consts(_) => Some(choice),
            // Extents that hang together in another way than rounding keeps.
            Choice::Unknown => {
                let choice = || Ok::<_, LaunchError>(choose(shared, arch, instance, args));
                shared.choices.get(instance, key(false).as_slice(), choice).ok()
            }
        }
    }

    /// The program for arguments of these facts, and what it computes from them before the launch.
    /// What is captured has no workspaces.
    pub(super) fn program(
        &self,
        instance: &Instance<'_>,
        given: &[Arg<'_>],
        mut facts: facts::Words,
        captured: bool,
    ) -> Result<(Arc<Program>, Plan), LaunchError> {
        let shared = self.shared();
        let mut options = Options {
            early: self.starts_early(),
            windows: true,
            flat: false,
            even: true,
            split: 1,
            stream: 0,
            priorities: shared.priorities(instance, given)?,
            arch: self.arch(),
            timeline: self.recorder().is_some(),
            compiler: self.compiler().map_or(0, |compiler| compiler.number),
        };
        let from = facts.as_slice().len();
        options.words().into_iter().for_each(|word| facts.push(word));
        let mut compiled = |options: Options| {
            facts.as_mut_slice()[from..].copy_from_slice(&options.words());
            let make = || Program::new(shared, instance, given, (options, self.compiler().map(|by| &*by.compiler)));
            let program = shared.cache.get(instance, facts.as_slice(), make)?;
            let plan = program.prologue.plan(given)?;
            Ok::<_, LaunchError>((program, plan))
        };
        let (mut program, mut plan) = compiled(options)?;
        options.windows = program.binding.follows_windows(&plan);
        options.flat = program.line.is_none() && !program.flat && !is_counted(&plan);
        options.even = plan.grid[2] % i64::from(program.cluster) == 0;
        if !(options.windows && options.even) || options.flat {
            (program, plan) = compiled(options)?;
        }
        // Whole clusters may find less room than as many blocks.
        let mut split = program.blocks_for(&plan);
        while split > 1 {
            let (sharing, its) = compiled(Options { split, ..options })?;
            if sharing.runs_at_once(&its) {
                (program, plan) = (sharing, its);
                break;
            }
            split /= 2;
        }
        let stream = if captured { 0 } else { program.stream_for(&plan) };
        if stream > 0 {
            (program, plan) = compiled(Options { stream, ..options })?;
        }
        Ok((program, plan))
    }
}

impl Shared {
    /// The copies of a launch with these facts; mostly none.
    pub(super) fn copies(
        &self,
        instance: &Instance<'_>,
        arch: Arch,
        facts: &[u32],
        args: &[Arg<'_>],
    ) -> Result<Vec<Pitched>, LaunchError> {
        if facts.iter().all(|&word| TensorFacts::is_bulk(word)) {
            return Ok(Vec::new());
        }
        let make = || Repitch::new(&*instantiate(instance)?, &LaunchFacts::of(args), arch);
        let mut key = facts::words(args);
        key.push(arch as u32);
        match &*self.repitches.get(instance, key.as_slice(), make)? {
            Some(repitch) => repitch.copies(args, self.multiprocessors),
            None => Ok(Vec::new()),
        }
    }

    /// Which tensors of a launch are to stay in L2.
    fn priorities(&self, instance: &Instance<'_>, given: &[Arg<'_>]) -> Result<Priorities, LaunchError> {
        if !may_matter(given, self.cache_bytes) {
            return Ok(Priorities::default());
        }
        let streams = self.streams.get(instance, &[], || ReadOnlyTensors::of(&*instantiate(instance)?))?;
        streams.priorities(given, self.cache_bytes)
    }
}

/// Whether the device counts as many blocks on each axis but the last, if there
/// are any.
pub(super) fn is_counted(plan: &Plan) -> bool {
    let [z, y, _] = plan.grid;
    plan.grid.contains(&0) || y <= MAX_OTHER && z <= MAX_OTHER
}

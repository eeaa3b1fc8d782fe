//! The session of these tests: kernels are lowered to thread IR and interpreted.

use crate::common::run_kernel_with;
use crate::{banks, barriers};
use tile_conformance::{Check, Session, test_seed};
use tile_core::ir::Func;
use tile_core::launch::check_host_args;
use tile_core::launch::prologue::Prologue;
use tile_core::passes::instantiate;
use tile_cuda::compile::{LaunchFacts, compile, compile_early};
use tile_cuda::ptx::Arch;
use tile_golden::slice::Slices;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::testing::Random;
use tile_simt::interp::{Options, lowered_for};
use tile_simt::ir::Kernel;

/// The program for an architecture, run thread by thread.
#[derive(Debug)]
pub(crate) struct Threads {
    pub(crate) arch: Arch,
    /// Whether launches start early, and all inputs but the first are constants.
    pub(crate) constants: bool,
}

impl Threads {
    fn program(&self, func: &Func, facts: &LaunchFacts) -> Result<Kernel, LaunchError> {
        if !self.constants {
            return Ok(compile(func, facts, self.arch)?.kernel);
        }
        let mut facts = facts.clone();
        let tensors = func.params.iter().filter(|param| func.ty(param.value).mem().is_some());
        for (known, _) in facts.tensors.iter_mut().zip(tensors).skip(1).filter(|(_, param)| !param.mutable) {
            known.constant = true;
        }
        Ok(compile_early(func, &facts, self.arch)?.kernel)
    }
}

impl HostDevice for Threads {}

impl Device for Threads {
    fn target(&self) -> &'static str {
        "threads"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        let plan = Prologue::new(&func)?.plan(args)?;
        let looks = barriers::is_looked_for();
        if looks && !(plan.blocks() != Some(0) && barriers::is_wanted(&func.name, self.arch)) {
            return Ok(());
        }
        let before = looks.then(|| barriers::outputs(args));
        let kernel = lowered_for(&func, args, |facts| self.program(&func, facts))?;
        let report = run_kernel_with(&func, &kernel, args, &Options::default())
            .unwrap_or_else(|error| panic!("{} for {}: {error}", func.name, self.arch));
        banks::check(&func.name, self.arch, &report);
        if let Some(before) = before {
            barriers::look(&func, &kernel, args, &before);
        }
        Ok(())
    }
}

/// Launches for some architectures, and compares the outputs.
pub(crate) struct Lowered<'a>(pub(crate) &'a [Arch]);

/// The architectures whose programs differ most.
pub(crate) const ARCHES: &[Arch] = &[Arch::Sm80, Arch::Sm90a];

impl Session for Lowered<'_> {
    /// Random data for one test, from a seed that is printed when the test fails.
    fn random(&self) -> Random {
        // What is listed of barriers is known of some data.
        Random::new(test_seed(barriers::is_looked_for().then_some(1)))
    }

    fn run(&self, check: &Check<'_>) {
        for &arch in self.0 {
            let outputs = check
                .launch(&Threads { arch, constants: false })
                .unwrap_or_else(|error| panic!("{} for {arch}: {error}", check.name));
            if barriers::is_looked_for() {
                continue;
            }
            check.all_right(&outputs).unwrap_or_else(|wrong| panic!("for {arch}: {wrong}"));
        }
    }
}

/// Launches that start early, with constants, on Hopper.
pub(crate) struct WithConstants;

impl Session for WithConstants {
    fn random(&self) -> Random {
        Random::new(test_seed(None))
    }

    fn run(&self, check: &Check<'_>) {
        let device = Threads { arch: Arch::Sm90a, constants: true };
        let outputs = check.launch(&device).unwrap_or_else(|error| panic!("{} with constants: {error}", check.name));
        check.all_right(&outputs).unwrap_or_else(|wrong| panic!("with constants: {wrong}"));
    }
}

/// Runs a case on the architecture of this run's slice, and half of the cases on either. Barriers
/// are looked for on both.
pub(crate) fn run(case: &str) {
    let slices = if barriers::is_looked_for() { Slices::All } else { Slices::of_environment() };
    let number: usize = case.bytes().map(usize::from).sum();
    for (index, arch) in ARCHES.iter().enumerate() {
        if slices.takes(number + index, ARCHES.len()) {
            tile_conformance::find(case).expect("a case of the list").run(&Lowered(std::slice::from_ref(arch)));
        }
    }
}

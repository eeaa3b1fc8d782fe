//! The session of the module tests: nothing runs, but every launch is compiled for what browsers
//! have and for the minimum limits, and naga validates the module.

use crate::BROWSER;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use tile_conformance::{Check, Session};
use tile_core::launch::check_host_args;
use tile_core::passes::fit;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::testing::Random;
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::compile;
use tile_wgpu::wgsl::Class;
use wgpu_tests::accepted;

/// What launches became.
#[derive(Default)]
struct Found {
    case: &'static str,
    texts: BTreeSet<String>,
    modules: BTreeMap<String, String>,
}

static FOUND: Mutex<Option<Found>> = Mutex::new(None);

fn found<T>(see: impl FnOnce(&mut Found) -> T) -> T {
    see(FOUND.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default())
}

/// Names the case that is next.
pub(crate) fn enter(case: &'static str) {
    found(|found| found.case = case);
}

/// The modules of all cases, by what they are of.
pub(crate) fn finish() -> BTreeMap<String, String> {
    found(|found| std::mem::take(&mut found.modules))
}

/// Compiles launches.
struct Modules;

impl HostDevice for Modules {}

impl Device for Modules {
    fn target(&self) -> &'static str {
        "modules"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let facts = LaunchFacts::of(args);
        for class in [BROWSER, Class::MINIMAL] {
            let compiled = match fit(instance, |func| compile(func, &facts, &class)) {
                Ok(compiled) => compiled,
                // What is refused, and why, other tests know.
                Err(LaunchError::Unsupported { .. } | LaunchError::Memory { .. }) => continue,
                Err(error) => return Err(error),
            };
            let text = compiled.emitted.text;
            if !found(|found| found.texts.insert(text.clone())) {
                continue;
            }
            accepted(&text, &class).unwrap_or_else(|error| panic!("{}: {error}", instance.def().name));
            found(|found| {
                let name = format!("{} of {}, {}", instance.def().name, found.case, found.modules.len());
                found.modules.insert(name, text);
            });
        }
        Ok(())
    }
}

/// Compiles what a case launches.
pub(crate) struct Compiling;

impl Session for Compiling {
    /// Data do not matter: no launch runs.
    fn random(&self) -> Random {
        Random::new(1)
    }

    fn run(&self, check: &Check<'_>) {
        check.launch(&Modules).unwrap_or_else(|error| panic!("{}: {error}", check.name));
    }
}

//! The session of these tests: launches are lowered and written, and the texts compiled.

use crate::compiled::Texts;
use tile_cc::compile::{LaunchFacts, compile};
use tile_cc::{DIALECTS, Dialect};
use tile_conformance::{Check, Session, test_seed};
use tile_core::launch::check_host_args;
use tile_core::passes::fit;
use tile_golden::slice::Slices;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernels::testing::Random;

/// A device whose launches write the kernel's text, and do no more.
struct Writing<'a> {
    dialect: &'static Dialect,
    texts: &'a Texts,
}

impl HostDevice for Writing<'_> {}

impl Device for Writing<'_> {
    fn target(&self) -> &'static str {
        self.dialect.name
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let facts = LaunchFacts { even: true, ..LaunchFacts::of(args) };
        let compiled = fit(instance, |func| compile(func, &facts, self.dialect))?;
        self.texts.push(self.dialect, instance.def().name, compiled.emitted.text);
        Ok(())
    }
}

struct Written<'a>(&'a Texts);

impl Session for Written<'_> {
    /// Random data for one test, from a seed that is printed when the test fails.
    fn random(&self) -> Random {
        Random::new(test_seed(None))
    }

    fn run(&self, check: &Check<'_>) {
        for dialect in dialects() {
            if let Err(error) = check.launch(&Writing { dialect, texts: self.0 }) {
                // A block may have too little shared memory for tiles that a case asks for.
                let is_memory = matches!(error, LaunchError::Memory { .. });
                assert!(is_memory, "{} in {}: {error}", check.name, dialect.name);
            }
        }
    }
}

/// Those of CUDA C++, and of HIP C++ one that the commit chooses.
fn dialects() -> impl Iterator<Item = &'static Dialect> {
    let slices = Slices::of_environment();
    let (hip, cuda): (Vec<_>, Vec<_>) = DIALECTS.iter().copied().partition(|dialect| dialect.name.starts_with("hip:"));
    let count = hip.len();
    let chosen = hip.into_iter().enumerate().filter(move |&(number, _)| slices.takes(number, count));
    cuda.into_iter().chain(chosen.map(|(_, dialect)| dialect))
}

/// Runs a case.
pub(crate) fn run(name: &str) {
    let texts = Texts::new(name);
    tile_conformance::find(name).expect("a case of the list").run(&Written(&texts));
    texts.finish();
}

//! Random kernels through the macro: the macro's IR equals the IR that the generator writes on its
//! own, and native code equals the interpreter.
//!
//! Their statements have attributes that change nothing. A macro that drops one is found here:
//! without levels of lints this does not compile, and without conditions it does not compile or
//! the launches fail on `assert!(false, "kept")`.

#[rustfmt::skip]
mod kernels;
#[cfg(feature = "cpu")]
mod native;

use tile_core::interp::{self, Options};
use tile_core::passes::specialize;
use tile_core::testing::{CORPUS, Outcome, Random};
use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;

/// The outputs of a launch on a device.
fn launch(seed: u64, kernel: &dyn Kernel, device: &dyn Device) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    kernel.with_instance(&mut |instance| {
        outcomes = Random::new(seed)
            .launch(|args| device.launch(instance, args))
            .unwrap_or_else(|error| panic!("random_{seed} on {}: {error}", device.target()));
    });
    outcomes
}

fn report(failures: Vec<String>) {
    assert!(failures.is_empty(), "{} kernels differ:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn the_macro_and_the_generator_agree() {
    let mut failures = Vec::new();
    for (seed, kernel) in kernels::all() {
        let random = Random::new(seed);
        let func = specialize(&random.func(), &random.elems(), &random.consts(), &random.externs()).unwrap();
        let expected = random.launch(|args| interp::run(&func, "random.rs", args, &Options::default())).unwrap();
        let found = launch(seed, &*kernel, &Interpreter::default());
        for (a, b) in expected.iter().zip(&found) {
            if a.tensor.bits() != b.tensor.bits() {
                failures.push(format!("random_{seed}:\n{}\nmacro:\n{}", a.tensor.text(), b.tensor.text()));
            }
        }
    }
    report(failures);
}

#[test]
fn the_corpus_is_whole() {
    assert!(kernels::all().iter().map(|(seed, _)| *seed).eq(CORPUS));
}

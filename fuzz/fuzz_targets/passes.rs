//! Fuzz target: the passes of tile IR on kernels of the random generator.
//!
//! For any choices of the generator, the kernel is well-formed, reads back from its own text, and
//! gives the same results before and after the passes, in every order of execution that the
//! language permits.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tile_core::interp::{self, Options, Order};
use tile_core::ir::verify::verify;
use tile_core::ir::{Func, text};
use tile_core::launch::LaunchError;
use tile_core::passes::{PASSES, specialize};
use tile_core::testing::Random;

/// Encodings of the outputs; `None` when the kernel takes too long for a
/// fuzzer.
fn run(kernel: &Random, func: &Func, order: Order, check_races: bool) -> Option<Vec<Vec<u64>>> {
    let options = Options { order, check_races, step_limit: Some(100_000), ..Options::default() };
    match kernel.launch(|args| interp::run(func, "random.rs", args, &options)) {
        Ok(outcomes) => Some(outcomes.iter().map(|outcome| outcome.tensor.bits()).collect()),
        Err(LaunchError::Fault { reason, .. }) if reason.ends_with(" steps") => None,
        Err(error) => panic!("{error}\n{}", text::print(func)),
    }
}

fuzz_target!(|choices: &[u8]| {
    let kernel = Random::of_choices(choices);
    let symbolic = kernel.func();
    let mut func = specialize(&symbolic, &kernel.elems(), &kernel.consts(), &kernel.externs())
        .unwrap_or_else(|error| panic!("{error}\n{}", text::print(&symbolic)));
    let Some(expected) = run(&kernel, &func, Order::Natural, true) else { return };
    let shuffled = run(&kernel, &func, Order::Shuffled(1), false);
    assert!(shuffled.is_none_or(|found| found == expected), "{}", text::print(&func));
    let before = text::print(&func);
    for pass in PASSES {
        let Ok(()) = (pass.run)(&mut func, &());
        let after = text::print(&func);
        assert!(verify(&func).is_ok(), "{} makes of\n{before}what is\n{after}", pass.name);
        func = text::parse(&after).unwrap_or_else(|error| panic!("{error}\n{after}"));
        assert_eq!(text::print(&func), after);
    }
    let found = run(&kernel, &func, Order::Natural, false);
    assert!(found.is_none_or(|found| found == expected), "{before}becomes\n{}", text::print(&func));
});

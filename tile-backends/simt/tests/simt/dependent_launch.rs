//! Launches that may start before those in front of them are done: what they
//! compute stays the same, and a wait that comes too late is found.

use crate::common::{agree, divided, run_kernel, target};
use tile_core::interp;
use tile_core::ir::Func;
use tile_core::launch::Arg;
use tile_core::passes::{run_passes, specialize};
use tile_core::testing::Random;
use tile_simt::facts::LaunchFacts;
use tile_simt::ir::{Effect, Kernel, Op};
use tile_simt::lower::{Target, lower};

/// The program of a function for its arguments, which waits.
fn early(func: &Func, args: &[Arg<'_>]) -> Kernel {
    let facts = LaunchFacts::of(args);
    let early = |target| Target { dependent_launch: true, ..target };
    lower(func, &facts, &early(divided())).or_else(|_| lower(func, &facts, &early(target()))).expect("it lowers")
}

fn function(random: &Random) -> Func {
    let func = specialize(&random.func(), &random.elems(), &random.consts(), &random.externs());
    let mut func = func.expect("random kernels have instances");
    run_passes(&mut func, None).expect("passes keep functions well-formed");
    func
}

#[test]
fn kernels_compute_what_they_would_have() {
    for seed in 0..25 {
        let random = Random::new(seed);
        let func = function(&random);
        let expected = random.launch(|args| interp::run(&func, "random", args, &interp::Options::default()));
        let found = random.launch(|args| run_kernel(&func, &early(&func, args), args));
        let (expected, found) = (expected.expect("it has a meaning"), found.unwrap_or_else(|e| panic!("{seed}: {e}")));
        for (expected, found) in expected.iter().zip(&found) {
            agree(&expected.tensor, &found.tensor, expected.exact).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
    }
}

/// The first of the operations at the top of a program.
fn position(kernel: &Kernel, which: fn(&Op) -> bool) -> Option<usize> {
    kernel.body.insts.iter().position(|inst| which(&inst.op))
}

#[test]
fn the_wait_stands_where_global_memory_is_touched_first() {
    let mut late = 0;
    for seed in 0..25 {
        let random = Random::new(seed);
        let func = function(&random);
        let launched = random.launch(|args| {
            let mut kernel = early(&func, args);
            let wait = position(&kernel, |op| matches!(op, Op::LaunchWait {})).expect("every kernel waits");
            assert_eq!(position(&kernel, |op| matches!(op, Op::LaunchNext {})), Some(wait + 1));
            let before = &kernel.body.insts[..wait];
            late += usize::from(before.iter().any(|inst| inst.op.effect() == Effect::Pure));
            let moved = kernel.body.insts.remove(wait);
            kernel.body.insts.push(moved);
            let fault = run_kernel(&func, &kernel, args).expect_err("it touches memory too early");
            assert!(fault.contains("launches before"), "seed {seed}: {fault}");
            Ok::<(), ()>(())
        });
        launched.expect("nothing fails");
    }
    assert!(late > 10, "only {late} kernels do something before they wait");
}

#[test]
fn a_kernel_that_touches_nothing_waits_all_the_same() {
    let func = tile_core::ir::text::parse("kernel k(%n n: index) grid %n body (%i: index) {}").expect("well-formed");
    let kernel = early(&func, &[]);
    let names: Vec<&str> = kernel.body.insts.iter().map(|inst| inst.op.name()).collect();
    assert!(names.ends_with(&["launch_wait", "launch_next"]), "{names:?}");
}

//! Launches of ranks that must fail: none of them hangs, and every rank gets an error that says why.

use crate::support::{Device, run};
use std::time::{Duration, Instant};
use tile_kernel::launch::Checks;
use tile_kernel::prelude::*;
use tile_kernel::{CpuSignals, CpuSymmetric};

/// Each rank writes its number to the next, and reads what the one before wrote. Rank `lost` signals
/// nobody, and rank `off` a word that is not there.
#[tile_kernel]
fn pass_on(
    x: &mut Peers<f32, 1>,
    s: &Signals,
    y: &mut Tensor<f32, 1>,
    me: usize,
    lost: usize,
    off: usize,
    round: usize,
) {
    let [n] = x.shape();
    dims!(y = [n]);
    let [b] = blocks([n.div_ceil(8)]);
    let next = (me + 1) % x.ranks();
    let mut t = fragment::<f32>([8]);
    fill(&mut t, cast::<f32>(me));
    copy(&t, x.rank_mut(next).at_mut([b * 8]));
    if me == off {
        s.rank(next).add(b + 1000, 1);
    }
    if me != lost {
        s.rank(next).add(b, 1);
    }
    s.rank(me).wait(b, cast::<u32>(round + 1));
    copy(x.rank(me).at([b * 8]), &mut t);
    copy(&t, y.at_mut([b * 8]));
}

const NOBODY: usize = 99;
/// Elements and words of each rank.
const N: usize = 20;
const WORDS: usize = 3;

fn cpus(ranks: usize) -> Vec<Cpu> {
    vec![Cpu::new().with_wait_timeout(Duration::from_millis(300)); ranks]
}

/// The handles of each rank.
type Memory = (CpuSymmetric<f32, 1>, CpuSignals);

fn memory(ranks: usize) -> Vec<Memory> {
    let parts = CpuSymmetric::zeros(&cpus(ranks), [N]).expect("a few bytes");
    parts.into_iter().zip(CpuSignals::new(&cpus(ranks), WORDS).expect("a few bytes")).collect()
}

fn launch(cpu: &Cpu, (x, s): (&mut CpuSymmetric<f32, 1>, &CpuSignals), me: usize) -> Result<(), LaunchError> {
    let mut y = Tensor::zeros([N]);
    pass_on().launch(cpu, x, s, &mut y, me, NOBODY, NOBODY, 0)
}

/// The errors of a program that all ranks end with, within the timeout and some slack.
fn errors(devices: &[Cpu], program: impl Fn(&Device<'_>) -> Result<(), LaunchError> + Sync) -> Vec<String> {
    let began = Instant::now();
    let results = run(devices, program);
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
    results.into_iter().map(|result| result.expect_err("every rank fails").to_string()).collect()
}

fn passes(rank: &Device<'_>, lost: usize, off: usize, rounds: usize) -> Result<(), LaunchError> {
    let mut x = rank.symmetric::<f32, 1>([N])?;
    let s = rank.signals(WORDS)?;
    for round in 0..rounds {
        let mut y = Tensor::zeros([N]);
        pass_on().launch(rank, &mut x, &s, &mut y, rank.number(), lost, off, round)?;
        let before = (rank.number() + rank.size() - 1) % rank.size();
        assert_eq!(y, Tensor::full([N], before as f32));
    }
    Ok(())
}

#[test]
fn a_signal_that_does_not_come_fails_all_ranks() {
    let all = errors(&cpus(3), |rank| passes(rank, 1, NOBODY, 5));
    let waited = all.iter().find(|error| error.contains("waited 300ms for word ["));
    let waited = waited.unwrap_or_else(|| panic!("{all:?}"));
    assert!(waited.contains("of `s` to be ") && waited.contains("failures.rs:"), "{waited}");
    // Rank 2 lacks the signal, and the others one of rank 2 or 0 in a later round, unless they are told first.
    assert!(all.iter().all(|error| error.contains("waited") || error.contains("a launch of rank")), "{all:?}");
}

#[test]
fn a_rank_that_never_launches_fails_the_others() {
    let began = Instant::now();
    let results = run(&cpus(3), |rank| match rank.number() {
        2 => {
            let _handles = (rank.symmetric::<f32, 1>([N])?, rank.signals(WORDS)?);
            Ok(())
        }
        _ => passes(rank, NOBODY, NOBODY, 1),
    });
    assert!(began.elapsed() < Duration::from_secs(20));
    // Rank 0 waits for rank 2 alone; rank 1 has what it waits for.
    let error = results[0].as_ref().expect_err("nobody signals").to_string();
    assert!(error.contains("waited 300ms for word [0, "), "{error}");
    assert_eq!(results[2], Ok(()));
    // Rank 1 has what it waits for, unless it comes when rank 0 has given up.
    let late = |error: &LaunchError| error.to_string().contains("a launch of rank 0 failed");
    assert!(results[1].as_ref().err().is_none_or(late), "{:?}", results[1]);
}

#[test]
fn a_long_wait_ends_when_another_rank_fails() {
    // Rank 0 would wait for an hour; rank 1 gives up at once.
    let devices = [3_600_000, 50].map(|ms| Cpu::new().with_wait_timeout(Duration::from_millis(ms)));
    let all = errors(&devices, |rank| {
        let mut x = rank.symmetric::<f32, 1>([N])?;
        let s = rank.signals(WORDS)?;
        let mut y = Tensor::zeros([N]);
        // Both wait for a second round that nobody signals.
        pass_on().launch(rank, &mut x, &s, &mut y, rank.number(), NOBODY, NOBODY, 1)
    });
    assert!(all[0].contains("but a launch of rank 1 failed: fault at"), "{}", all[0]);
    assert!(all[1].contains("waited 50ms"), "{}", all[1]);
}

#[test]
fn a_word_that_is_not_there_is_a_fault() {
    let all = errors(&cpus(2), |rank| passes(rank, NOBODY, 1, 5));
    assert!(all[1].contains("there is no word [0, 1000] of `s`, which has [2, 3]"), "{}", all[1]);
    assert!(all[0].contains("a launch of rank 1 failed") || all[0].contains("waited"), "{}", all[0]);
}

#[test]
fn memory_that_a_failure_ended_is_refused() {
    let mut memory = memory(2);
    let (x, s) = &mut memory[0];
    let cpu = Cpu::new().with_wait_timeout(Duration::ZERO);
    let first = launch(&cpu, (x, s), 0).expect_err("rank 1 does not come").to_string();
    assert!(first.contains("waited 0ns"), "{first}");
    for (rank, (x, s)) in memory.iter_mut().enumerate() {
        let error = launch(&cpu, (x, s), rank).expect_err("it has ended");
        assert!(matches!(error, LaunchError::Fault { .. }), "{error}");
        assert!(error.to_string().contains("argument `x`: a launch of rank 0 failed: "), "{error}");
    }
}

#[test]
fn handles_of_different_ranks_do_not_mix() {
    let (mut two, mut four) = (memory(2), memory(4));
    let cpu = &cpus(1)[0];
    let refused = |(x, s): (&mut CpuSymmetric<f32, 1>, &CpuSignals), says: &str| {
        let error = launch(cpu, (x, s), 0).expect_err("handles differ");
        assert!(matches!(error, LaunchError::Arguments { .. }), "{error}");
        assert!(error.to_string().contains(says), "{error}");
    };
    refused((&mut four[0].0, &two[0].1), "argument `s` is of rank 0 of 2, expected rank 0 of 4 as `x`");
    refused((&mut two[1].0, &memory(2)[0].1), "argument `s` is of rank 0 of 2, expected rank 1 of 2 as `x`");
    // Refused arguments end nothing.
    let (x, s) = &mut memory(1)[0];
    assert_eq!(launch(cpu, (x, s), 0), Ok(()));
}

/// Ranks of two worlds never signal each other, so that both time out.
#[test]
fn ranks_of_different_worlds_time_out() {
    let worlds = [memory(2), memory(2)].map(std::sync::Mutex::new);
    let all = errors(&cpus(2), |rank| {
        let mut world = worlds[rank.number()].lock().expect("it is this rank's alone");
        let (x, s) = &mut world[rank.number()];
        launch(&cpus(1)[0], (x, s), rank.number())
    });
    assert!(all.iter().all(|error| error.contains("waited 300ms")), "{all:?}");
}

#[test]
fn grids_beyond_the_bound_are_refused() {
    let cpu = &cpus(1)[0];
    for (blocks, fits) in [(1024, true), (1025, false)] {
        let n = blocks * 8;
        let x = &mut CpuSymmetric::<f32, 1>::zeros(&cpus(1), [n]).expect("memory")[0];
        let s = &CpuSignals::new(&cpus(1), blocks).expect("memory")[0];
        let mut y = Tensor::full([n], -1.0);
        let result = pass_on().launch(cpu, x, s, &mut y, 0, NOBODY, NOBODY, 0);
        match result {
            Ok(()) => assert!(fits && y == Tensor::zeros([n])),
            Err(LaunchError::Grid { grid, limit, .. }) => assert!(!fits && (grid, limit) == ([1, 1, 1025], 1024)),
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn no_elements_and_no_words_are_no_blocks() {
    let x = &mut CpuSymmetric::<f32, 1>::zeros(&cpus(3), [0]).expect("memory")[2];
    let s = &CpuSignals::new(&cpus(3), 0).expect("memory")[2];
    let mut y = Tensor::zeros([0]);
    pass_on().launch(&cpus(1)[0], &mut *x, s, &mut y, 2, NOBODY, NOBODY, 0).expect("there is no block");
    assert_eq!(x.read().expect("memory").shape(), [0]);
}

/// Rank 0 fails an assertion where rank 1 waits for it.
#[tile_kernel]
fn checked_signal(s: &Signals, me: usize) {
    let [b] = blocks([4]);
    assert!(me == 1 || b != 2, "block {} of rank {}", b, me);
    if b != 2 || me == 1 {
        s.rank(1 - me).set(b, 1);
    }
    s.rank(me).wait(b, 1);
}

#[test]
fn a_failed_assertion_reaches_the_other_rank() {
    let all = errors(&[Cpu::new(), Cpu::new()], |rank| {
        let s = rank.signals(4)?;
        checked_signal().launch(rank, &s, rank.number())
    });
    assert!(all[0].starts_with("assertion failed") && all[0].contains("block 2 of rank 0"), "{}", all[0]);
    assert!(all[1].contains("a launch of rank 0 failed: assertion failed"), "{}", all[1]);
}

/// A reduction of another rank's rows without a tile between, and one into an output that all blocks share.
#[tile_kernel]
fn sums_in_place(x: &Peers<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [8, 8], y = [8]);
    let [_b] = blocks([1]);
    let mut sum = fragment::<f32>([8]);
    reduce_sum(x.rank(0).at((span(0, 8), span(0, 8))), &mut sum, 1);
    copy(&sum, y.at_mut([0]));
}

#[test]
fn what_has_no_code_is_refused_by_name() {
    let x = &CpuSymmetric::<f32, 2>::zeros(&cpus(1), [8, 8]).expect("memory")[0];
    let mut y = Tensor::zeros([8]);
    let error = sums_in_place().launch(&cpus(1)[0], x, &mut y).expect_err("there is no such code");
    assert!(matches!(error, LaunchError::Unsupported { .. }), "{error}");
    assert!(error.to_string().contains("cpu-ranks: `reduce` on memory of ranks: copy it to a tile first"), "{error}");
}

#[test]
fn checked_devices_refuse_ranks() {
    let (x, s) = &mut memory(1)[0];
    for cpu in [Cpu::checked(), Cpu::new().with_checks(Checks::ALL)] {
        let error = launch(&cpu, (x, s), 0).expect_err("the interpreter runs one rank").to_string();
        assert!(error.contains("cpu-ranks: checked launches run one rank at a time"), "{error}");
    }
}

//! Random kernels: the thread program gives what the reference interpreter
//! gives, has no race, and touches nothing outside.

use crate::common::{agree, plain, run_threads, run_threads_of};
use tile_core::interp::{self, Options};
use tile_core::ir::Func;
use tile_core::launch::Arg;
use tile_core::passes::{run_passes, specialize};
use tile_core::testing::Random;
use tile_simt::lower::Target;

/// Runs a function as a thread program.
type Run = dyn Fn(&Func, &mut [Arg<'_>]) -> Result<(), String>;

fn check(seed: u64, run: &Run) -> Result<(), String> {
    let random = Random::new(seed);
    let mut func =
        specialize(&random.func(), &random.elems(), &random.consts(), &random.externs()).map_err(|e| e.to_string())?;
    run_passes(&mut func, None).map_err(|e| e.to_string())?;
    let expected = random.launch(|args| interp::run(&func, "random", args, &Options::default()));
    let expected = expected.map_err(|e| e.to_string())?;
    let found = random.launch(|args| run(&func, args))?;
    expected.iter().zip(&found).try_for_each(|(expected, found)| agree(&expected.tensor, &found.tensor, expected.exact))
}

#[test]
fn random_kernels_agree() {
    agree_all(&run_threads);
}

#[test]
fn random_kernels_agree_without_instructions_of_warps() {
    agree_all(&|func, args| run_threads_of(func, args, &plain()));
}

/// Warps as wide as those of other vendors: what lanes exchange by shuffles, and what a warp's own
/// order saves, follows from the number.
#[test]
fn random_kernels_agree_for_warps_of_any_width() {
    for lanes in [16, 64] {
        let target = Target { warp: lanes, shuffles: lanes, ..plain() };
        println!("{lanes} lanes");
        agree_all(&move |func, args| run_threads_of(func, args, &target));
    }
}

/// Lanes of a CPU's vectors, which share operand loads by subgroup shuffles.
#[test]
fn random_kernels_agree_on_software_gpus() {
    for lanes in [4, 8, 16] {
        let target = Target { software_gpu: true, warp: lanes, shuffles: lanes, ..plain() };
        println!("{lanes} lanes");
        agree_all(&move |func, args| run_threads_of(func, args, &target));
    }
}

fn agree_all(run: &Run) {
    let seeds: Vec<u64> = match std::env::var("TILE_SEED") {
        Ok(range) => {
            let parse = |text: &str| text.parse::<u64>().expect("TILE_SEED is a number or a range");
            range.split_once("..").map_or_else(|| vec![parse(&range)], |(lo, hi)| (parse(lo)..parse(hi)).collect())
        }
        // Two read fragments beyond their ends, one goes through a part of a fragment
        // together with the whole of another, one scans lines that begin with NaN, one
        // fills an array of a thread's own in a loop behind reads of tiles, one exchanges
        // a zero by its sign, one sums magnitudes of the least bytes.
        Err(_) => {
            (0..150).chain([3_908_485_243, 30_216, 3_828_591_548, 1_081_673_020, 88_020_907, 1076, 29_179]).collect()
        }
    };
    let failures: Vec<String> =
        seeds.iter().filter_map(|&seed| check(seed, run).err().map(|e| format!("seed {seed}: {e}"))).collect();
    assert!(failures.is_empty(), "{} of {} fail\n{}", failures.len(), seeds.len(), failures.join("\n"));
}

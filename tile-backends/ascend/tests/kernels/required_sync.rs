//! Every flag and barrier of emitted text is needed, and the twin detects each missing one.
//!
//! A kernel's text is compiled once, with a condition in front of each synchronising statement, and
//! runs once without each group that can be removed together (`removable_sync`). The twin has to
//! find a fault then, or a result has to differ, in one of its modes. Tiles are small, and one core
//! runs all blocks, so that loop-carried dependences occur.
//!
//! This proves two things: that the twin sees every unordered pair of accesses, and that no
//! dependence is synchronised twice. Exceptions are listed with the reason, and the lists are exact.

use super::{chip, removable_sync};
use crate::clang::compiler;
use crate::on_twin::{Ready, hand_back};
use crate::twin::Twin;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use tile_ascend::Chip;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::matmul::{linear_gelu, matmul};
use tile_kernels::select::histogram;
use tile_kernels::softmax::softmax;
use tile_kernels::testing::{Random, poisoned};

/// Orders of the pipes that a kernel without something runs in, one in each mode of the
/// twin.
const SEEDS: u64 = 4;

/// A twin that leaves out one order after the other, in launches whose text is one.
#[derive(Debug)]
struct Without {
    chip: Chip,
    seen: RefCell<Seen>,
}

#[derive(Default, Debug)]
struct Seen {
    text: String,
    /// What nothing was found without so far.
    unneeded: Vec<String>,
    /// The pairs of pipes between which something was.
    pairs: BTreeSet<String>,
}

impl HostDevice for Without {}

impl Device for Without {
    fn target(&self) -> &'static str {
        "twin"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let mut ready = Ready::new(self, self.chip, instance, args)?.expect("a launch has blocks");
        ready.blocks = 1;
        let orders = removable_sync::orders(&ready.source.text);
        let text = removable_sync::with_conditions(&ready.source.text, &orders);
        let mut seen = self.seen.borrow_mut();
        if seen.text.is_empty() {
            seen.text.clone_from(&text);
            seen.unneeded = orders.iter().map(|left| left.name.clone()).collect();
        }
        assert!(seen.text == text, "the launches of a kernel have texts of their own");
        let clang = compiler().expect("the test looked for it");
        let kernel = Twin::compile(clang, &text, &ready.source.entry).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let leave_out = |number: i64| kernel.set(c"left_out", number).expect("the variable is there");
        leave_out(removable_sync::NOTHING);
        let whole = ready.run(&kernel, args, 0).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        for (number, left) in orders.iter().enumerate() {
            if !seen.unneeded.contains(&left.name) {
                continue;
            }
            leave_out(number as i64);
            if (0..SEEDS).any(|seed| ready.run(&kernel, args, seed).map_or(true, |found| found != whole)) {
                seen.unneeded.retain(|name| *name != left.name);
                seen.pairs.extend(left.pipes.clone());
            }
        }
        hand_back(whole, args);
        Ok(())
    }
}

/// What nothing is found without, for one reason.
type Unneeded<'a> = (&'static str, &'a [&'a str]);

const EDGE: &str = "in or behind a branch at an edge, which waits in front and at its end whatever is around it";
const NO_K: &str = "k of nothing, which does not happen in the loop over k, and is alike in all blocks";
const TOLD: &str = "other pipes or the other core have waited for it and said so";
const SCRATCH: &str = "a part of the scratch memory that a statement names counts as written";
const LATE: &str = "what an iteration computes for the next one, once behind the loop: a skewed loop has done it";

/// Leaves out what orders something in the text of some launches: between the pipes of
/// `pairs` something has to be found, and everywhere but in what is listed.
fn check(
    chip: &str,
    pairs: &str,
    listed: &[Unneeded<'_>],
    launch: impl Fn(&dyn HostDevice) -> Result<(), LaunchError>,
) {
    let chip = Chip::from_name(chip).expect("a chip of the table");
    let device = Without { chip, seen: RefCell::default() };
    launch(&device).unwrap_or_else(|error| panic!("{error}"));
    let Seen { text, unneeded, pairs: found } = device.seen.into_inner();
    let found: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!(found.join(" "), pairs, "pairs of pipes on {}", chip.name);
    let listed = listed.iter().flat_map(|(reason, names)| names.iter().map(|name| (*name, *reason)));
    let listed: BTreeMap<&str, &str> = listed.collect();
    let needed: Vec<_> = listed.iter().filter(|(name, _)| !unneeded.iter().any(|one| one == *name)).collect();
    let more: Vec<_> = unneeded.iter().filter(|name| !listed.contains_key(name.as_str())).collect();
    assert!(
        needed.is_empty() && more.is_empty(),
        "{text}\nlisted, but needed: {needed:#?}\nnothing is found without: {more:#?}"
    );
}

#[test]
fn flags_of_a_product() {
    if compiler().is_none() {
        return;
    }
    let pairs = "FIX_M MTE1_M MTE1_MTE2 MTE2_MTE1 M_FIX M_MTE1";
    check(chip().name, pairs, &[(NO_K, &ALL_OF_NO_K[..4])], |device| {
        for [m, n, k] in [[70, 90, 75], [64, 96, 64], [40, 50, 0]] {
            let mut random = Random::new(40);
            let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([k, n]));
            matmul::<f16, f32, 32, 48, 16>().launch(device, &a, &b, &mut poisoned::<f32, 2>([m, n]))?;
        }
        Ok(())
    });
}

const ALL_OF_NO_K: [&str; 5] = [
    "cube PipeBarrier<PIPE_ALL>()",
    "cube PipeBarrier<PIPE_ALL>() #2",
    "cube PipeBarrier<PIPE_ALL>() #3",
    "cube PipeBarrier<PIPE_ALL>() #4",
    "cube PipeBarrier<PIPE_ALL>() #5",
];

/// The fill of what a load leaves out.
const FILL: [&str; 3] =
    ["vector PipeBarrier<PIPE_V>()", "vector SetFlag<HardEvent::MTE2_V>(7)", "vector PipeBarrier<PIPE_V>() #2"];

#[test]
fn flags_between_the_cores() {
    if compiler().is_none() {
        return;
    }
    let pairs = "FIX_M MTE1_M MTE1_MTE2 MTE2_MTE1 MTE2_V MTE3_V M_FIX M_MTE1 V_MTE2 V_MTE3";
    for (chip, unneeded) in [("910B1", &ALL_OF_NO_K[..4]), ("950PR_9589", &ALL_OF_NO_K)] {
        check(chip, pairs, &[(NO_K, unneeded), (EDGE, &FILL)], |device| {
            for [m, n, k] in [[40, 70, 75], [32, 96, 64], [40, 50, 0]] {
                let mut random = Random::new(41);
                let (a, b) = (random.tensor::<f16, 2>([m, k]), random.tensor::<f16, 2>([n, k]));
                let bias = random.tensor::<f16, 1>([n]);
                linear_gelu::<f16, 32, 32, 32>().launch(device, &a, &b, &bias, &mut poisoned::<f16, 2>([m, n]))?;
            }
            Ok(())
        });
    }
}

#[test]
fn flags_of_vectors_and_scalars() {
    if compiler().is_none() {
        return;
    }
    let pairs = "MTE2_V MTE3_V V_MTE2 V_MTE3";
    check(chip().name, pairs, &[(EDGE, &FILL)], |device| {
        for [m, n] in [[13, 61], [8, 64]] {
            let x = Random::new(42).tensor::<f32, 2>([m, n]);
            softmax::<f32, 2, 64>().launch(device, &x, &mut poisoned::<f32, 2>([m, n]))?;
        }
        Ok(())
    });
    let pairs = "MTE2_V MTE3_V S_MTE2 S_MTE3 S_V V_MTE2 V_S";
    let told = ["vector SetFlag<HardEvent::MTE3_S>(turn0)"];
    check(chip().name, pairs, &[(EDGE, &FILL), (TOLD, &told)], |device| {
        for n in [1500, 1536] {
            let x = Tensor::from_fn([n], |[i]| (i * i % 37) as i32);
            histogram::<256, 40>().launch(device, &x, &mut Tensor::zeros([40]))?;
        }
        Ok(())
    });
}

/// A barrier of vectors, by its place in the text.
fn barrier(place: usize) -> String {
    format!("vector PipeBarrier<PIPE_V>() #{place}")
}

fn texts(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}

/// Attention over keys of several blocks and of one; the loop over keys is software-pipelined.
fn attention(device: &dyn HostDevice) -> Result<(), LaunchError> {
    for [heads, m, n] in [[1, 40, 50], [5, 16, 16], [4, 10, 12]] {
        let mut random = Random::new(43);
        let q = random.tensor::<f16, 4>([1, heads, m, 32]);
        let kv = random.tensor::<f16, 4>([1, 1, n, 32]);
        let (mut out, mut lse) = (poisoned::<f16, 4>([1, heads, m, 32]), poisoned::<f32, 3>([1, heads, m]));
        flash_attention::<f16, 16, 16, 32, true>().launch(device, &q, &kv, &kv, &mut out, &mut lse, 0.2)?;
    }
    Ok(())
}

#[test]
fn flags_of_attention() {
    if compiler().is_none() {
        return;
    }
    let pairs = "FIX_M MTE1_M MTE1_MTE2 MTE2_MTE1 MTE2_V MTE3_V M_FIX M_MTE1 V_MTE2 V_MTE3";
    let told = [
        "cube CrossCoreSetFlag<2, PIPE_MTE2>(3)",
        "cube SetFlag<HardEvent::MTE1_MTE2>(turn0)",
        "cube PipeBarrier<PIPE_M>()",
        "vector SetFlag<HardEvent::MTE3_V>(turn0)",
    ];
    let late = [37, 38, 39, 40, 41].map(barrier);
    let (edge, scratch) = ([14].map(barrier), [23].map(barrier));
    check(
        "910B1",
        pairs,
        &[
            (TOLD, &told),
            (NO_K, &ALL_OF_NO_K[..3]),
            (EDGE, &texts(&edge)),
            (SCRATCH, &texts(&scratch)),
            (LATE, &texts(&late)),
        ],
        attention,
    );
}

#[test]
fn flags_of_attention_on_chip() {
    if compiler().is_none() {
        return;
    }
    let pairs = "FIX_M MTE1_M MTE1_MTE2 MTE2_MTE1 MTE3_V M_FIX M_MTE1 V_MTE3";
    let told = [
        "cube CrossCoreSetFlag<2, PIPE_MTE1>(3)",
        "cube PipeBarrier<PIPE_M>()",
        "vector SetFlag<HardEvent::MTE3_V>(turn0)",
        "vector PipeBarrier<PIPE_V>()",
    ];
    let late = [32, 33, 34, 35, 36].map(barrier);
    let (edge, scratch) = ([10, 23].map(barrier), [17].map(barrier));
    check(
        "950PR_9589",
        pairs,
        &[
            (TOLD, &told),
            (NO_K, &ALL_OF_NO_K[..4]),
            (EDGE, &texts(&edge)),
            (SCRATCH, &texts(&scratch)),
            (LATE, &texts(&late)),
        ],
        attention,
    );
}

//! The session of these tests: every check is launched on all host devices.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use tile_conformance::{Check, Session, find, test_seed};
use tile_core::elem::Kind;
use tile_core::ir::{AtomicOp, Func, Op, Space};
use tile_core::passes::instantiate;
use tile_kernel::interp::{Options, Order};
use tile_kernel::launch::{Arg, Checks, Device, HostDevice, Instance};
use tile_kernel::prelude::{Cpu, Interpreter, LaunchError};
use tile_kernel::{Caches, LevelId};
use tile_kernels::testing::Random;

/// Cases with indices in memory that name no element on purpose: labels and slots of nobody, padding,
/// places before the first page.
const OUTSIDE: [&str; 7] = [
    "absent::experts_without_tokens",
    "convolution::convolution",
    "decoding::appending_to_pages",
    "normalisation::cross_entropy_of_rows",
    "rearrangement::embeddings",
    "selection::histograms",
    "warpgroups::windows_of_images",
];

/// Cases with kernels whose blocks are stated to be disjoint.
const DISJOINT: [&str; 2] = ["attention::attention_of_packed_sequences", "decoding::appending_to_pages"];

/// The interpreter with races looked for in the code alone, as GPUs do.
fn looks_in_code() -> (String, Box<dyn HostDevice>) {
    let checks = Checks { races: true, ..Checks::NONE };
    let options = Options { checks, check_races: false, ..Options::default() };
    ("interpreter, races looked for in code".to_owned(), Box::new(Interpreter::new(options)))
}

/// The interpreter in natural order, with such checks, and in shuffled order, both looking for races, and
/// the CPU at each level that this machine has.
fn devices(checks: Checks) -> Vec<(String, Box<dyn HostDevice>)> {
    let mut devices: Vec<(String, Box<dyn HostDevice>)> = Vec::new();
    for (order, checks) in [(Order::Natural, checks), (Order::Shuffled(1), Checks::NONE)] {
        let options = Options { order, checks, check_races: true, ..Options::default() };
        devices.push((format!("interpreter, order {order:?}"), Box::new(Interpreter::new(options))));
    }
    for level in LevelId::ALL.iter().filter(|level| level.available()) {
        let cpu = Cpu::new().with_level(*level).expect("the level is available");
        devices.push((format!("cpu {}", level.name()), Box::new(cpu)));
    }
    // Where every output is written by non-temporal stores.
    let none = Cpu::new().with_caches(Caches { first: 0, second: 0, third: 0 });
    devices.push(("cpu without caches".to_owned(), Box::new(none)));
    devices
}

/// A device that notes whether a launch adds floats atomically, in an order
/// that the language leaves open.
struct Noting {
    cpu: Cpu,
    unordered: AtomicBool,
}

/// Numbers of threads that must not matter.
static THREADS: LazyLock<[Cpu; 4]> = LazyLock::new(|| [1, 8, 3, 2].map(|n| Cpu::new().with_threads(n)));

/// Whether blocks add floats atomically to memory that they share.
fn adds_floats_atomically(func: &Func) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| {
        let memory = match inst.op {
            Op::Atomic { op: AtomicOp::Add, .. } => inst.args.first(),
            Op::AtomicTile { op: AtomicOp::Add, .. } => inst.args.get(1),
            _ => None,
        };
        found |= memory.and_then(|&at| func.ty(at).mem()).is_some_and(|memory| {
            memory.space == Space::Global && memory.elem.dtype().is_some_and(|dtype| dtype.kind() == Kind::Float)
        });
    });
    found
}

impl HostDevice for Noting {}

impl Device for Noting {
    fn target(&self) -> &'static str {
        self.cpu.target()
    }
    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        if adds_floats_atomically(&*instantiate(instance)?) {
            self.unordered.store(true, Ordering::Relaxed);
        }
        self.cpu.launch(instance, args)
    }
}

/// Launches with each number of threads: the results are the same to the bit.
/// The one exception is what adds floats atomically.
#[track_caller]
fn check_threads(check: &Check<'_>) {
    let case = check.name;
    let mut alone: Option<Vec<Vec<u64>>> = None;
    for cpu in &*THREADS {
        let n = cpu.threads();
        let device = Noting { cpu: cpu.clone(), unordered: AtomicBool::new(false) };
        let outputs = check.launch(&device).unwrap_or_else(|error| panic!("{case} on {n} threads: {error}"));
        let bits = outputs.into_iter().map(|output| output.data.into_iter().map(f64::to_bits).collect()).collect();
        if device.unordered.load(Ordering::Relaxed) {
            return;
        }
        let alone = alone.get_or_insert_with(|| Vec::clone(&bits));
        assert!(*alone == bits, "{case} is another result on {n} threads");
    }
}

struct Hosts {
    seed: u64,
    checks: Checks,
    /// Whether there are threads or blocks that could race.
    could_race: bool,
}

impl Session for Hosts {
    fn random(&self) -> Random {
        Random::new(self.seed)
    }

    fn run(&self, check: &Check<'_>) {
        let mut devices = devices(self.checks);
        devices.extend(self.could_race.then(looks_in_code));
        for (name, device) in devices {
            let outputs = check.launch(&*device).unwrap_or_else(|error| panic!("{} on {name}: {error}", check.name));
            check.all_right(&outputs).unwrap_or_else(|wrong| panic!("on {name}: {wrong}"));
        }
        check_threads(check);
    }
}

/// Runs a case, with a seed that is printed when it fails.
pub(crate) fn run(case: &str) {
    let checks = if OUTSIDE.contains(&case) { Checks::NONE } else { Checks::USUAL };
    let could_race = case.starts_with("threads::") || DISJOINT.contains(&case);
    find(case).expect("a case of the list").run(&Hosts { seed: test_seed(None), checks, could_race });
}

#[test]
fn cases_that_are_not_checked_exist() {
    for case in OUTSIDE.into_iter().chain(DISJOINT) {
        assert!(find(case).is_some(), "{case}");
    }
}

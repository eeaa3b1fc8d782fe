//! The session of these tests: kernels are emitted as Ascend C and run on the twin.

use crate::clang::compiler;
use crate::on_twin::OnTwin;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Mutex;
use tile_ascend::Chip;
use tile_conformance::{Check, Session, test_seed};
use tile_golden::slice::Slices;
use tile_kernel::launch::LaunchError;
use tile_kernels::testing::Random;

#[derive(Default)]
struct Seen {
    /// How often each reason refused a launch.
    reasons: BTreeMap<String, usize>,
    emitted: usize,
    /// Every so many of them one runs.
    every: usize,
}

thread_local! {
    /// The launches of this thread's case.
    static SEEN: RefCell<Seen> = RefCell::default();
}

/// Launches of a case that run, in two slices of which a run takes one.
const SOME: usize = 4;

/// The chips that launches take turns on, one of each generation. What is refused is
/// that of the first.
const CHIPS: [&str; 2] = ["910B1", "950PR_9589"];

/// The ways in which the twin goes through what may run, of which a seed is one.
const MODES: u64 = 4;

/// Why a launch has no Ascend C, with its code.
fn refusal(error: &LaunchError) -> Option<String> {
    match error {
        LaunchError::Unsupported { reason, .. } => {
            let coded = ["npu-", "ascendc-"].iter().any(|code| reason.starts_with(code));
            // Where it is in the kernel's file changes with the file.
            let is_place = |text: &str| text.chars().all(|c| c.is_ascii_digit() || ":)".contains(c));
            let reason = match reason.rsplit_once(" (") {
                Some((reason, place)) if is_place(place) => reason,
                _ => reason,
            };
            coded.then(|| reason.replace(" on 910B1", ""))
        }
        LaunchError::Strides { argument, reason } => Some(format!("strides: `{argument}`: {reason}")),
        LaunchError::Memory { kernel, .. } => Some(format!("ascendc-memory: the tiles of `{kernel}` do not fit")),
        _ => None,
    }
}

/// Launches on the twin, and compares the outputs. What is refused by a code is noted.
struct OnChips;

impl Session for OnChips {
    /// Random data for one test, from a seed that is printed when the test fails.
    fn random(&self) -> Random {
        Random::new(test_seed(None))
    }

    fn run(&self, check: &Check<'_>) {
        let case = check.name;
        let slices = Slices::of_environment();
        let turn = SEEN.with_borrow(|seen| seen.emitted.is_multiple_of(seen.every).then(|| seen.emitted / seen.every));
        for (number, name) in CHIPS.into_iter().enumerate() {
            let orders = match turn {
                _ if all() => 0..2 * MODES,
                Some(turn) if turn % CHIPS.len() == number && slices.takes(turn / CHIPS.len(), 3) => orders(turn),
                _ => 0..0,
            };
            let runs = !orders.is_empty();
            if !runs && number > 0 {
                continue;
            }
            let device = OnTwin { chip: Chip::from_name(name).expect("a chip of the table"), orders };
            let outputs = match check.launch(&device) {
                Ok(outputs) => outputs,
                Err(error) => match refusal(&error).filter(|_| number == 0) {
                    Some(reason) => {
                        println!("{case} is refused: {reason}");
                        return SEEN.with_borrow_mut(|seen| *seen.reasons.entry(reason).or_default() += 1);
                    }
                    None => panic!("{case} on {name}: {error}"),
                },
            };
            if runs {
                check.all_right(&outputs).unwrap_or_else(|wrong| panic!("on {name}: {wrong}"));
            }
        }
        SEEN.with_borrow_mut(|seen| seen.emitted += 1);
    }
}

/// Whether everything is to run.
fn all() -> bool {
    std::env::var("TILE_TWIN").is_ok_and(|value| value == "all")
}

/// The seeds of a turn: two of the twin's modes, so that a chip meets all of them in
/// two turns.
fn orders(turn: usize) -> Range<u64> {
    let first = turn.div_ceil(CHIPS.len()) as u64 * 2 % MODES;
    first..first + 2
}

/// One case writes the list at a time.
static LIST: Mutex<()> = Mutex::new(());

/// Runs a case and compares what it was refused with the list.
pub(crate) fn run(name: &str) {
    let case = tile_conformance::find(name).expect("a case of the list");
    let name = case.function();
    if compiler().is_none() {
        return;
    }
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("ascendc/refused.txt");
    let listed = |name: &str| sections(&fs::read_to_string(&path).unwrap_or_default()).remove(name).unwrap_or_default();
    // How many will be emitted.
    let count = listed(name).split(' ').nth(1).and_then(|count| count.parse().ok()).unwrap_or(0_usize);
    SEEN.set(Seen { every: count.div_ceil(SOME).max(1), ..Seen::default() });
    case.run(&OnChips);
    let Seen { reasons, emitted, .. } = SEEN.take();
    let refused: usize = reasons.values().sum();
    let mut found = format!("{name}: {emitted} of {} launches\n", emitted + refused);
    for (reason, count) in reasons {
        let _ = writeln!(found, "  {count} × {reason}");
    }
    let _one = LIST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if tile_golden::blessing() {
        let mut cases = sections(&fs::read_to_string(&path).unwrap_or_default());
        cases.insert(name.to_owned(), found);
        let text: String = cases.into_values().collect();
        fs::write(&path, text).expect("the list is written");
        return;
    }
    let expected = listed(name);
    assert!(found == expected, "refused.txt says\n{expected}found is\n{found}`TILE_BLESS=1` writes the list");
}

/// The list by cases.
fn sections(list: &str) -> BTreeMap<String, String> {
    let mut cases: BTreeMap<String, String> = BTreeMap::new();
    let mut name = String::new();
    for line in list.lines() {
        if !line.starts_with(' ') {
            name = line.split(':').next().unwrap_or(line).to_owned();
        }
        let _ = writeln!(cases.entry(name.clone()).or_default(), "{line}");
    }
    cases
}

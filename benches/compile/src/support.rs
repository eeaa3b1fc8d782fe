//! The session of this benchmark: no launch runs; each is lowered for every target, and timed.

use crate::lowering::{Known, TARGETS};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use tile_conformance::{Check, Session};
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError, check_host_args};
use tile_kernels::registry::fitted;
use tile_kernels::testing::Random;
use tile_simt::facts::words;

/// What was measured.
#[derive(Default)]
struct Found {
    case: &'static str,
    /// Instances and the facts of their launches.
    known: BTreeSet<String>,
    lines: String,
}

static FOUND: Mutex<Option<Found>> = Mutex::new(None);

fn found<T>(see: impl FnOnce(&mut Found) -> T) -> T {
    see(FOUND.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default())
}

/// Names the case that is next.
pub(crate) fn enter(case: &'static str) {
    eprintln!("{case}");
    found(|found| found.case = case);
}

/// What was measured, a line of JSON for each instance.
pub(crate) fn finish() -> String {
    found(|found| std::mem::take(&mut found.lines))
}

/// The times of a launch.
struct Timed;

impl HostDevice for Timed {}

impl Device for Timed {
    fn target(&self) -> &'static str {
        "times"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let facts = words(args);
        let (elems, consts) = (format!("{:?}", instance.elems()), format!("{:?}", instance.consts()));
        let key = format!("{} {elems} {consts} {:?}", instance.def().name, facts.collect::<Vec<u32>>());
        if !found(|found| found.known.insert(key)) {
            return Ok(());
        }
        let mut times = serde_json::Map::new();
        for target in &TARGETS {
            let timed = |instance: &Instance<'_>| {
                let start = Instant::now();
                let made = (target.lower)(instance, Known::Args(args));
                (made, start.elapsed())
            };
            // Tiles that cases ask for may be those of larger machines.
            let fitting = fitted(instance);
            let (chosen, (first, once)) = match timed(instance) {
                (Err(LaunchError::Memory { .. }), _) => (&fitting, timed(&fitting)),
                first => (instance, first),
            };
            let least = once.min(timed(chosen).1).min(timed(chosen).1);
            let micros = least.as_micros() as u64;
            times.insert(
                target.name.to_owned(),
                match first {
                    Ok(bytes) => json!([micros, bytes]),
                    // What is refused, and why, tests know.
                    Err(LaunchError::Unsupported { .. } | LaunchError::Memory { .. } | LaunchError::Strides { .. }) => {
                        json!([micros, null])
                    }
                    Err(error) => return Err(error),
                },
            );
        }
        let line = json!({
            "case": found(|found| found.case),
            "kernel": instance.def().name,
            "elems": elems,
            "consts": instance.consts(),
            "targets": times,
        });
        found(|found| {
            found.lines.push_str(&line.to_string());
            found.lines.push('\n');
        });
        Ok(())
    }
}

/// Lowers what a case launches.
pub(crate) struct Timing;

impl Session for Timing {
    /// Data decide nothing but contents: no launch runs.
    fn random(&self) -> Random {
        Random::new(1)
    }

    fn run(&self, check: &Check<'_>) {
        check.launch(&Timed).unwrap_or_else(|error| panic!("{}: {error}", check.name));
    }
}

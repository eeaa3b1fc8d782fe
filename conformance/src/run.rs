//! A run of the suite on one device.

use crate::expect::Expect;
use crate::report::Report;
use crate::session::{Check, Session};
use crate::{Recorder, cases, unwinding};
use std::cell::RefCell;
use tile_kernel::launch::{HostDevice, LaunchError};
use tile_kernels::testing::Random;

struct Round<'a> {
    device: &'a Recorder<'a>,
    expect: &'a Expect,
    seed: u64,
    report: RefCell<Report>,
}

impl Session for Round<'_> {
    fn random(&self) -> Random {
        Random::new(self.seed)
    }

    fn run(&self, check: &Check<'_>) {
        let launched = check.launch(self.device);
        let mut report = self.report.borrow_mut();
        match launched {
            Ok(outputs) => check.compare(&outputs).for_each(|(name, outcome)| report.compared(&name, outcome)),
            Err(error) => report.refused(check.name, &error.to_string(), is_refusal(&error), self.expect),
        }
    }
}

/// Whether a device may answer so where it lacks something; other errors are faults.
fn is_refusal(error: &LaunchError) -> bool {
    use LaunchError::{Memory, Strides, Unavailable, Unsupported};
    matches!(error, Unsupported { .. } | Unavailable { .. } | Memory { .. } | Strides { .. })
}

/// Runs the cases on a device, and reports on every check.
///
/// A case that panics is a failure of its own, and the others go on.
pub fn run(device: &dyn HostDevice, expect: &Expect) -> Report {
    let first = expect.seed.unwrap_or_else(Random::fresh_seed);
    let recorder = Recorder::new(device);
    let mut report = Report::new(device.target());
    for round in 0..expect.rounds {
        let seed = first.wrapping_add(round);
        report.start_round(seed);
        let session = Round { device: &recorder, expect, seed, report: RefCell::new(report) };
        for case in cases().filter(|case| expect.chooses(case.name) && (expect.large || !case.large)) {
            session.report.borrow_mut().start_case(case.name);
            if let Err(text) = unwinding(|| case.run(&session)) {
                session.report.borrow_mut().fail("panicked", &text);
            }
        }
        report = session.report.into_inner();
    }
    report.close(&recorder.launched(), expect);
    report
}

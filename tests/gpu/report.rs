//! The report of the program: that of the conformance suite, and the device's own cases.

use std::path::Path;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use tile_conformance::{Report, unwinding};
use tile_kernels::testing::{Error, Mismatch};

static REPORT: Mutex<Option<Report>> = Mutex::new(None);

fn with<T>(f: impl FnOnce(&mut Report) -> T) -> T {
    f(REPORT.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default())
}

/// Starts a round.
pub(crate) fn round(seed: u64) {
    with(|report| report.start_round(seed));
}

/// Starts a case.
pub(crate) fn enter(case: &str) {
    with(|report| report.start_case(case));
}

/// Runs a case; a panic is a failure.
pub(crate) fn attempt(name: &str, case: impl FnOnce()) {
    enter(name);
    if let Err(text) = unwinding(case) {
        fail("panicked", &text);
    }
}

/// Notes that a kernel was launched.
pub(crate) fn launched(kernel: &str) {
    with(|report| report.launched(kernel));
}

/// Notes an output that was compared.
pub(crate) fn compared(check: &str, outcome: Result<Error, Mismatch>) {
    print(|report| report.compared(check, outcome));
}

/// Notes a check without a number.
pub(crate) fn pass(check: &str) {
    print(|report| report.pass(check));
}

/// Notes a failure.
pub(crate) fn fail(check: &str, reason: &str) {
    print(|report| report.fail(check, reason));
}

fn print(add: impl FnOnce(&mut Report)) {
    with(|report| {
        add(report);
        report.last().into_iter().for_each(|row| println!("{row}"));
    });
}

/// Prints the summary, writes the JSON, and says whether all is well. `whole`
/// says whether every case was run, and so every kernel of the list launched.
pub(crate) fn finish(device: &str, whole: bool, json: Option<&Path>) -> ExitCode {
    with(|report| {
        report.name_device(device);
        if whole {
            report.demand_every_kernel();
        }
        println!("\n{report}");
        let written = json.map_or(Ok(()), |path| std::fs::write(path, report.json()));
        if let Err(error) = &written {
            println!("the results are not written: {error}");
        }
        if report.is_right() && written.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    })
}

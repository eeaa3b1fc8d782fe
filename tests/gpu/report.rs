//! The report of the checks: a line for each, a summary, and JSON.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tile_kernels::harness::{Error, Mismatch};
use tile_kernels::registry::KERNELS;

#[derive(Default)]
struct Report {
    seed: u64,
    case: String,
    rows: Vec<Row>,
    launched: BTreeSet<String>,
}

struct Row {
    seed: u64,
    case: String,
    check: String,
    outcome: Result<Error, String>,
}

static REPORT: Mutex<Option<Report>> = Mutex::new(None);

fn with<T>(f: impl FnOnce(&mut Report) -> T) -> T {
    let mut report: MutexGuard<'_, Option<Report>> = REPORT.lock().unwrap_or_else(PoisonError::into_inner);
    f(report.get_or_insert_default())
}

/// Starts a round.
pub(crate) fn round(seed: u64) {
    with(|report| report.seed = seed);
}

/// Starts a case.
pub(crate) fn enter(case: &str) {
    with(|report| report.case = case.to_owned());
}

/// Notes that a kernel was launched.
pub(crate) fn launched(kernel: &str) {
    with(|report| {
        if !report.launched.contains(kernel) {
            report.launched.insert(kernel.to_owned());
        }
    });
}

/// Notes an output that was compared.
pub(crate) fn compared(check: &str, outcome: Result<Error, Mismatch>) {
    row(check, outcome.map_err(|mismatch| mismatch.to_string()));
}

/// Notes a check without a number.
pub(crate) fn pass(check: &str) {
    row(check, Ok(Error { largest: 0.0, of_limit: 0.0 }));
}

/// Notes a failure.
pub(crate) fn fail(check: &str, reason: &str) {
    row(check, Err(reason.to_owned()));
}

fn row(check: &str, outcome: Result<Error, String>) {
    with(|report| {
        let verdict = match &outcome {
            Ok(error) => format!("ok     {error}"),
            Err(reason) => format!("WRONG  {reason}"),
        };
        println!("{:<44} {check:<44} {verdict}", report.case);
        report.rows.push(Row { seed: report.seed, case: report.case.clone(), check: check.to_owned(), outcome });
    });
}

/// Prints the summary, writes the JSON, and says whether all is well. `whole`
/// says whether every case was run, and so every kernel of the list launched.
pub(crate) fn finish(device: &str, arch: &str, whole: bool, json: Option<&Path>) -> ExitCode {
    with(|report| {
        let wrong: Vec<&Row> = report.rows.iter().filter(|row| row.outcome.is_err()).collect();
        println!("\n{} checks, {} wrong", report.rows.len(), wrong.len());
        for row in &wrong {
            let reason = row.outcome.as_ref().err().map_or("", String::as_str);
            println!("  {} {} (seed {}): {reason}", row.case, row.check, row.seed);
        }
        let missing: Vec<&str> =
            KERNELS.iter().map(|entry| entry.name).filter(|name| whole && !report.launched.contains(*name)).collect();
        if !missing.is_empty() {
            println!("never launched: {}", missing.join(", "));
        }
        let written = json.map_or(Ok(()), |path| std::fs::write(path, report.json(device, arch, &missing)));
        if let Err(error) = &written {
            println!("the results are not written: {error}");
        }
        let well = wrong.is_empty() && missing.is_empty() && written.is_ok() && !report.rows.is_empty();
        if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    })
}

impl Report {
    fn json(&self, device: &str, arch: &str, missing: &[&str]) -> String {
        let mut text = format!("{{\"device\": {}, \"arch\": {}, \"checks\": [\n", quoted(device), quoted(arch));
        for (i, row) in self.rows.iter().enumerate() {
            let comma = if i + 1 < self.rows.len() { "," } else { "" };
            let (case, check) = (quoted(&row.case), quoted(&row.check));
            let _ = write!(text, "{{\"seed\": {}, \"case\": {case}, \"check\": {check}, ", row.seed);
            let _ = match &row.outcome {
                Ok(error) => write!(text, "\"error\": {:e}, \"of_limit\": {:e}", error.largest, error.of_limit),
                Err(reason) => write!(text, "\"wrong\": {}", quoted(reason)),
            };
            let _ = writeln!(text, "}}{comma}");
        }
        let missing: Vec<String> = missing.iter().map(|name| quoted(name)).collect();
        let _ = writeln!(text, "], \"never_launched\": [{}]}}", missing.join(", "));
        text
    }
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

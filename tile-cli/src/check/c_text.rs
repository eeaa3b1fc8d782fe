//! What the writer of C++ says of a kernel.

use super::Report;
use crate::{Failure, usage};
use tile_cc::compile::{LaunchFacts, compile};
use tile_cc::{DIALECTS, dialect};
use tile_core::passes::fit;
use tile_kernel::launch::Instance;

pub(super) fn report(name: &str, instance: &Instance<'_>) -> Result<Report, Failure> {
    let Some(dialect) = dialect(name) else {
        let names: Vec<&str> = DIALECTS.iter().map(|dialect| dialect.name).collect();
        return Err(usage(format!("unknown target `{name}`, expected one of {}", names.join(", "))));
    };
    let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), dialect))?;
    let mut report = Report { remarks: compiled.kernel.remarks.clone(), ..Report::default() };
    report.figures.push(("threads", compiled.emitted.threads.into(), "a block"));
    report.figures.push(("shared memory", compiled.emitted.shared_bytes.into(), "bytes"));
    Ok(report)
}

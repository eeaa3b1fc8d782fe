//! What the writer of C++ says of a kernel.

use super::Report;
use crate::emit::dialect;
use crate::{Failure, usage};
use tile_cc::compile::{LaunchFacts, compile};
use tile_core::passes::fit;
use tile_kernel::launch::Instance;

pub(super) fn report(name: &str, instance: &Instance<'_>) -> Result<Report, Failure> {
    let dialect = dialect(name).map_err(usage)?;
    let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), dialect))?;
    let mut report = Report { remarks: compiled.kernel.remarks.clone(), ..Report::default() };
    report.figures.push(("threads", compiled.emitted.threads.into(), "a block"));
    report.figures.push(("shared memory", compiled.emitted.shared_bytes.into(), "bytes"));
    Ok(report)
}

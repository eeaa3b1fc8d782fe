//! What the compiler for WebGPU says of a kernel.

use super::Report;
use crate::Failure;
use tile_core::passes::fit;
use tile_kernel::launch::Instance;
use tile_kernel::wgpu::compile::{LaunchFacts, compile};
use tile_kernel::wgpu::wgsl::Class;

pub(super) fn report(name: &str, instance: &Instance<'_>) -> Result<Report, Failure> {
    let class = match name {
        "spirv" => Class::spirv(),
        "wgsl:coop" => Class::cooperative(),
        "wgsl:software" => Class::SOFTWARE_GPU,
        _ => Class::DESKTOP,
    };
    let compiled = fit(instance, |func| compile(func, &LaunchFacts::strongest(func), &class))?;
    let mut report = Report { remarks: compiled.kernel.remarks.clone(), ..Report::default() };
    report.figures.push(("threads", compiled.kernel.threads.into(), "a workgroup"));
    report.figures.push(("workgroup memory", compiled.kernel.shared_bytes().into(), "bytes"));
    Ok(report)
}

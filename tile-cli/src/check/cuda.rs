//! What the compiler for NVIDIA's GPUs says of a kernel: remarks, resources, and the time that the
//! cost model predicts.

use super::{Arguments, LARGE, Options, Report, banks};
use crate::launches::with_args;
use crate::{Failure, usage};
use tile_core::ir::{Func, Op, Space, Value};
use tile_core::passes::fit;
use tile_kernel::cuda::compile::{Compiled, LaunchFacts, compile};
use tile_kernel::cuda::ptx::{Arch, target};
use tile_kernel::launch::{Instance, Note};
use tile_simt::lower::outline;
use tile_simt::model::{Gpu, Launch, aligned_facts};

/// Registers of a thread that hold no fragments: addresses, indices, what is loaded ahead.
const OTHER_REGISTERS: u64 = 24;

pub(super) fn report(
    name: &str,
    instance: &Instance<'_>,
    options: &Options,
    arguments: &Arguments<'_>,
) -> Result<Report, Failure> {
    let names = || Arch::ALL.iter().map(|arch| arch.name()).collect::<Vec<_>>().join(", ");
    let arch =
        Arch::from_name(name).ok_or_else(|| usage(format!("unknown target `{name}`, expected one of {}", names())))?;
    let (func, compiled) = fit(instance, |func| {
        let compiled = compile(func, &LaunchFacts::strongest(func), arch)?;
        Ok((func.clone(), compiled))
    })?;
    let mut report = Report { remarks: compiled.kernel.remarks.clone(), ..Report::default() };
    resources(&func, &compiled, arch, &mut report);
    if options.launch {
        predict(&func, arch, arguments, &mut report)?;
    }
    if options.banks {
        report.remarks.extend(banks::conflicts(&func, arch, arguments)?);
    }
    Ok(report)
}

fn resources(func: &Func, compiled: &Compiled, arch: Arch, report: &mut Report) {
    let target = target(arch);
    report.figures.push(("threads", compiled.emitted.threads.into(), "a block"));
    report.figures.push(("shared memory", compiled.emitted.shared_bytes.into(), "bytes a block"));
    let Some(outline) = outline(func, &LaunchFacts::strongest(func), &target) else { return };
    report.figures.push(("occupancy", outline.blocks.into(), "blocks a multiprocessor"));
    report.figures.push(("stages", outline.stages.into(), "of the shallowest pipeline"));
    report.figures.push(("fragments", outline.held as f64, "32-bit words a thread"));
    let registers = u64::from(target.max_registers);
    if outline.held + OTHER_REGISTERS > registers {
        let note = Note::of_all(format!(
            "threads hold {} words of fragments and have {registers} registers: part of them will be in local \
             memory; smaller tiles need fewer",
            outline.held
        ));
        report.remarks.push(match largest_fragment(func) {
            Some(fragment) => note.because_of(func, fragment),
            None => note,
        });
    }
}

/// The fragment of the most bytes, in a function whose extents are known.
fn largest_fragment(func: &Func) -> Option<Value> {
    let mut largest: Option<(i64, Value)> = None;
    func.walk(func.body, &mut |_, inst| {
        let (Op::Alloc {}, Some(tile)) = (&inst.op, inst.result) else { return };
        let Some(mem) = func.ty(tile).mem().filter(|mem| mem.space == Space::Fragment) else { return };
        let elements = mem.shape.iter().map(|extent| extent.dim()?.as_int()).product::<Option<i64>>();
        let bytes = elements.unwrap_or(0) * mem.elem.dtype().map_or(0, |dtype| dtype.bytes() as i64);
        if largest.is_none_or(|(most, _)| bytes > most) {
            largest = Some((bytes, tile));
        }
    });
    largest.map(|(_, tile)| tile)
}

fn predict(func: &Func, arch: Arch, arguments: &Arguments<'_>, report: &mut Report) -> Result<(), Failure> {
    let target = target(arch);
    let arguments = arguments(func, LARGE)?;
    let launch = with_args(&arguments, |args| Launch::of(func, &aligned_facts(args), args, &target))?;
    let Some(launch) = launch else { return Ok(()) };
    report.figures.push(("blocks", launch.blocks, "of the grid"));
    // The model's constants are of this device.
    if arch == Arch::Sm90a {
        report.figures.push(("time", launch.seconds(&Gpu::H100) * 1e6, "µs"));
        report.device = Some("an H100".to_owned());
    }
    Ok(())
}

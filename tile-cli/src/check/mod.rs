//! `check`: what a target's compiler remarks on in kernels, without a device.

#[cfg(feature = "cuda")]
mod banks;
#[cfg(feature = "cc")]
mod c_text;
#[cfg(feature = "cuda")]
mod cuda;
#[cfg(feature = "ascend")]
mod npu;
#[cfg(feature = "wgpu")]
mod webgpu;

#[cfg(feature = "ascend")]
pub(crate) use npu::chip;

use crate::kernels::{Kernels, Named};
use crate::launches::{self, Given};
use crate::parameters::{generic, place, relative};
use crate::{Failure, emit, flags, usage};
use serde_json::{Value, json};
use std::io::Write;
use tile_kernel::launch::{Instance, Note, NotedTile, Remark, Span};

/// What was asked for.
#[derive(Default)]
struct Options {
    targets: Vec<String>,
    with: Option<String>,
    given: Given,
    /// Whether the command line describes a launch.
    launch: bool,
    /// Whether a launch is interpreted, thread by thread, for bank conflicts.
    banks: bool,
    /// Whether a remark is a failure.
    deny: bool,
    json: bool,
}

/// What was found of a kernel on a target.
#[derive(Default, Debug)]
struct Report {
    /// What is slow, and why.
    remarks: Vec<Note>,
    /// Figures of the compiled kernel: a name, a value, and what it counts.
    figures: Vec<(&'static str, f64, &'static str)>,
    /// The device that predicted times are of.
    device: Option<String>,
}

/// Extents of a launch that nobody describes.
#[cfg(any(feature = "ascend", feature = "cuda"))]
const LARGE: i64 = 4096;

/// Checks the kernels of the names, or all that have a default instance.
pub(crate) fn run(kernels: &Kernels<'_>, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let mut options = Options::default();
    let expected =
        format!("`--target TARGET`, `--with PARAMETERS`, {}, `--banks`, `--deny-remarks` or `--json`", launches::FLAGS);
    let names = flags::read(args, &expected, &mut |flag, parser| {
        match flag {
            "target" => options.targets.push(flags::value(parser)?),
            "with" => options.with = Some(flags::value(parser)?),
            "banks" => options.banks = true,
            "deny-remarks" => options.deny = true,
            "json" => options.json = true,
            _ => {
                options.launch = true;
                return options.given.flag(flag, parser);
            }
        }
        Ok(true)
    })?;
    if options.targets.is_empty() {
        return Err(usage("`check` expects `--target TARGET`, such as sm_90a, wgsl or ascendc:910B1"));
    }
    let mut listed = kernels.named(&names)?;
    if names.is_empty() && options.with.is_none() {
        listed.retain(|kernel| kernel.registered().default.is_some());
    }
    let (mut rows, mut refused, mut remarked) = (Vec::new(), 0, 0);
    for kernel in listed {
        for target in &options.targets {
            let found = checked(kernel, target, &options);
            if let Err(error @ Failure::Usage(_)) = found {
                return Err(error);
            }
            refused += usize::from(found.is_err());
            remarked += usize::from(found.as_ref().is_ok_and(|report| !report.remarks.is_empty()));
            if options.json {
                rows.push(row(kernel, target, &found));
            } else {
                print(kernel, target, &found, out)?;
            }
        }
    }
    if options.json {
        writeln!(out, "{:#}", Value::Array(rows))?;
    }
    match (refused, remarked) {
        (0, remarked) if remarked > 0 && options.deny => Err(Failure::Failed(format!("{remarked} with remarks"))),
        (0, _) => Ok(()),
        (refused, _) => Err(Failure::Failed(format!("{refused} refused"))),
    }
}

fn checked(kernel: &Named, target: &str, options: &Options) -> Result<Report, Failure> {
    let generic = generic(kernel)?;
    let mut wrong: Option<Failure> = None;
    let mut report = |instance: &Instance<'_>| {
        let arguments = |func: &tile_core::ir::Func, otherwise: i64| options.given.arguments(&generic, func, otherwise);
        of(target, instance, options, &arguments).map_err(|failure| {
            let message = failure.to_string();
            wrong = Some(failure);
            message
        })
    };
    // `fit` tells of memory, `instance` of words; which of both a failure is, is kept beside.
    let found = kernel.instance(options.with.as_deref(), &mut report);
    match wrong {
        Some(failure) => Err(failure),
        None => found,
    }
}

/// Gives arguments of a launch of a function, where extents that are not stated are so large.
type Arguments<'a> = dyn Fn(&tile_core::ir::Func, i64) -> Result<Vec<launches::Argument>, Failure> + 'a;

fn of(target: &str, instance: &Instance<'_>, options: &Options, arguments: &Arguments<'_>) -> Result<Report, Failure> {
    // A build without the targets that use them.
    #[cfg(not(any(feature = "ascend", feature = "cc", feature = "wgpu")))]
    let _ = instance;
    #[cfg(not(any(feature = "ascend", feature = "cuda")))]
    let _ = arguments;
    if options.banks && !target.starts_with("sm_") {
        return Err(usage("`--banks` expects `--target`, one of NVIDIA's"));
    }
    match target {
        #[cfg(feature = "cuda")]
        name if name.starts_with("sm_") => cuda::report(name, instance, options, arguments),
        #[cfg(feature = "cc")]
        name if emit::is_c_text(name) => c_text::report(name, instance),
        #[cfg(feature = "wgpu")]
        name if emit::has_threads(name) && !name.starts_with("sm_") && !emit::is_c_text(name) => {
            webgpu::report(name, instance)
        }
        #[cfg(feature = "ascend")]
        name if name.starts_with("ascendc:") => npu::report(name, instance, options, arguments),
        name => {
            let feature = match name {
                _ if name.starts_with("sm_") => "cuda",
                _ if emit::is_c_text(name) => "cc",
                _ if emit::has_threads(name) => "wgpu",
                _ if name.starts_with("ascendc:") => "ascend",
                _ => {
                    let others = ["sm_ARCH", "wgsl", "wgsl:coop", "wgsl:software", "spirv", "ascendc:CHIP"];
                    return Err(usage(emit::unknown(name, &others)));
                }
            };
            Err(usage(format!("the target `{name}` expects a build with the feature `{feature}` of `tile-cli`")))
        }
    }
}

fn row(kernel: &Named, target: &str, found: &Result<Report, Failure>) -> Value {
    let mut row = json!({ "kernel": kernel.name(), "target": target });
    match found {
        Err(error) => row["refused"] = json!(error.to_string()),
        Ok(report) => {
            let def = kernel.registered().def;
            let remarks = report.remarks.iter().map(|note| remark(Remark::new(def, note.clone())));
            row["remarks"] = remarks.collect();
            for &(name, value, unit) in &report.figures {
                row[name.replace(' ', "_")] = json!({ "value": value, "unit": unit });
            }
            if let Some(device) = &report.device {
                row["predicted_for"] = json!(device);
            }
        }
    }
    row
}

fn remark(remark: Remark) -> Value {
    let known = |number: u32| (number != 0).then_some(number);
    let tile = remark.tile.map(
        |NotedTile { name, span }| json!({ "name": name, "line": known(span.line), "column": known(span.column) }),
    );
    let Span { line, column } = remark.span;
    json!({ "text": remark.text, "file": remark.file, "line": line, "column": column, "tile": tile })
}

fn print(kernel: &Named, target: &str, found: &Result<Report, Failure>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{} for {target} ({})", kernel.name(), place(kernel))?;
    match found {
        Err(error) => writeln!(out, "  refused: {error}")?,
        Ok(report) => {
            let shown: Vec<String> =
                report.figures.iter().map(|(name, value, unit)| format!("{name} {} {unit}", number(*value))).collect();
            if !shown.is_empty() {
                writeln!(out, "  {}", shown.join(", "))?;
            }
            if let Some(device) = &report.device {
                writeln!(out, "  times are predicted for {device}")?;
            }
            for remark in &report.remarks {
                let remark = Remark::new(kernel.registered().def, remark.clone());
                let because = remark.tile.map(|tile| format!("; {tile}")).unwrap_or_default();
                writeln!(
                    out,
                    "  remark at {}: {}{because}",
                    remark.span.location(&relative(remark.file)),
                    remark.text
                )?;
            }
        }
    }
    Ok(())
}

/// A figure with as many digits as one reads.
fn number(value: f64) -> String {
    if value.fract() == 0.0 { format!("{value}") } else { format!("{value:.2}") }
}

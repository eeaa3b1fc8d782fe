//! `verify`: a device's results against the reference interpreter's, over drawn extents and data.

use crate::device::{Launches, expected};
use crate::kernels::{Kernels, Named};
use crate::launches::Given;
use crate::parameters::generic;
use crate::{Failure, flags, usage};
use serde_json::{Value, json};
use std::io::Write;
use tile_core::passes::link;
use tile_kernel::AnyHostDevice;
use tile_kernel::launch::{Arg, Device, HostDevice, Identity, Instance, LaunchError};
use tile_tune::Compiled;
use tile_verify::{Report, Verify, VerifyError};

/// The cases of extents that the command line states.
const STATED: usize = 3;

/// Verifies the kernels of the names, or all.
pub(crate) fn run(kernels: &Kernels<'_>, given: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (mut launches, mut as_json, mut seed, mut cases) = (Launches::default(), false, 0, None);
    let flags = format!("{}, `--seed N`, `--cases N` or `--json`", expected());
    let names = flags::read(given, &flags, &mut |flag, parser| {
        match flag {
            "json" => as_json = true,
            "seed" => seed = number(flag, &flags::value(parser)?)?,
            "cases" => cases = Some(number(flag, &flags::value(parser)?)? as usize),
            _ => return launches.flag(flag, parser),
        }
        Ok(true)
    })?;
    let device = Native { device: launches.device()?, compiled: kernels.compiled() };
    let (mut values, mut wrong) = (Vec::new(), 0);
    for kernel in launches.kernels(kernels, &names)? {
        for given in launches.stated() {
            let cases = cases.or(given.states_extents().then_some(STATED));
            let verify = Verify::new().seed(seed);
            let verify = if let Some(cases) = cases { verify.cases(cases) } else { verify };
            let report = one(kernel, launches.with.as_deref(), &given, verify, &device)?;
            let right = report.findings.is_empty();
            wrong += usize::from(!right);
            if as_json {
                values.push(json!({ "kernel": kernel.name(), "right": right, "report": report }));
            } else {
                tell(kernel, &report, out)?;
            }
        }
    }
    if as_json {
        writeln!(out, "{:#}", json!({ "device": device.identity().name, "results": Value::Array(values) }))?;
    }
    match wrong {
        0 => Ok(()),
        1 => Err(Failure::Failed("results of 1 kernel differ from the interpreter's".to_owned())),
        wrong => Err(Failure::Failed(format!("results of {wrong} kernels differ from the interpreter's"))),
    }
}

fn number(flag: &str, text: &str) -> Result<u64, Failure> {
    text.parse().map_err(|_| usage(format!("`--{flag}` has `{text}`, expected a whole number")))
}

/// A line where all is right, else the report. Wrong outputs that would have passed are told.
fn tell(kernel: &Named, report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    if !report.findings.is_empty() {
        write!(out, "{report}")?;
        return Ok(());
    }
    for device in &report.devices {
        let refused = if device.refused > 0 { format!(", {} more refused", device.refused) } else { String::new() };
        writeln!(
            out,
            "{}: agrees on {} in {} cases, within {:.0} % of the tolerance{refused}",
            kernel.name(),
            device.name,
            device.ran,
            100.0 * device.worst
        )?;
    }
    let survivors = &report.mutation.survivors;
    if !survivors.is_empty() {
        writeln!(out, "{}: the cases are weak, these would pass: {}", kernel.name(), survivors.join(", "))?;
    }
    Ok(())
}

/// The report on a kernel.
fn one(
    kernel: &Named,
    with: Option<&str>,
    given: &Given,
    verify: Verify,
    device: &Native<'_>,
) -> Result<Report, Failure> {
    let generic = generic(kernel)?;
    let mut result = None;
    kernel.instance(with, &mut |instance| {
        result = Some(link(instance).map_err(Failure::from).and_then(|func| {
            let verify = given.options(&generic, &func, verify.clone())?;
            let verified = verify.run_instance(instance, &[(device.target(), device)], None);
            verified.map_err(|error| match error {
                VerifyError::Option { .. } => usage(format!("kernel `{}`: {error}", kernel.name())),
                error => Failure::Failed(format!("kernel `{}`: {error}", kernel.name())),
            })
        }));
        Ok::<(), String>(())
    })?;
    result.unwrap_or_else(|| Err(Failure::Failed(format!("kernel `{}` made no instance", kernel.name()))))
}

/// A device that finds native code among what the program was compiled with.
struct Native<'k> {
    device: AnyHostDevice,
    compiled: Compiled<'k>,
}

impl Device for Native<'_> {
    fn target(&self) -> &'static str {
        self.device.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.compiled.launch(&*self.device, instance, instance.consts(), args)
    }

    fn identity(&self) -> Identity {
        self.device.identity()
    }

    fn compiles(&self) -> bool {
        self.device.compiles()
    }
}

impl HostDevice for Native<'_> {}

//! `tune`: searches the tuning lists of kernels on a device, keeps the answers, and writes them into
//! tables that a crate ships.

use crate::device::{Launches, args, expected, shapes};
use crate::isolate::{self, Isolation, PATIENCE};
use crate::kernels::Kernels;
use crate::table::columns;
use crate::{Failure, flags, roofs, usage};
use lexopt::Parser;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;
use tile_kernel::launch::Device;
use tile_profile::Roofs;
use tile_tune::{Cache, Journal, KernelKey, Outcome, Report, Row, Stopped, Table, Trial, Tuner, least_time, numbers};

/// Extents that nobody states.
const OTHERWISE: i64 = 512;

/// What the command line asks for.
struct Asked<'k> {
    names: Vec<String>,
    launches: Launches,
    tuner: Tuner<'k>,
    as_json: bool,
    cached: bool,
    directory: Option<PathBuf>,
    isolated: bool,
    isolation: Isolation,
    roofs: Option<Roofs>,
    /// What is tuned for by its cost model alone.
    target: Option<String>,
}

impl<'k> Asked<'k> {
    fn read(kernels: &Kernels<'k>, given: &[String]) -> Result<Asked<'k>, Failure> {
        let mut asked = Asked {
            names: Vec::new(),
            launches: Launches::default(),
            tuner: Tuner::new().progress().compiled(kernels.compiled()),
            as_json: false,
            cached: true,
            directory: None,
            isolated: false,
            isolation: Isolation { patience: PATIENCE, journal: None },
            roofs: None,
            target: None,
        };
        let expected = format!(
            "{}, `--target CHIP`, `--time SECONDS`, `--trials COUNT`, `--again`, `--hot`, `--own-plans`, `--no-cache`, `--write DIRECTORY`, `--roofs \
             GB/s,GFLOP/s`, `--isolate`, `--patience SECONDS`, `--journal FILE` or `--json`",
            expected()
        );
        asked.names = flags::read(given, &expected, &mut |flag, parser| asked.flag(flag, parser))?;
        Ok(asked)
    }

    fn flag(&mut self, flag: &str, parser: &mut Parser) -> Result<bool, Failure> {
        match flag {
            "json" => self.as_json = true,
            "no-cache" => self.cached = false,
            "hot" => self.tuner = self.tuner.clone().hot(),
            "own-plans" => self.tuner = self.tuner.clone().own_plans(),
            "again" => self.tuner = self.tuner.clone().again(),
            "isolate" => self.isolated = true,
            "patience" => self.isolation.patience = flags::seconds(flag, parser, |patience| !patience.is_zero())?,
            "journal" => self.isolation.journal = Some(PathBuf::from(flags::value(parser)?)),
            "roofs" => self.roofs = Some(roofs::read(parser)?),
            "target" => self.target = Some(flags::value(parser)?),
            "write" => self.directory = Some(PathBuf::from(flags::value(parser)?)),
            "time" => self.tuner = self.tuner.clone().time(flags::seconds(flag, parser, |_| true)?),
            "trials" => {
                let text = flags::value(parser)?;
                let count = text.parse().ok().filter(|&count: &usize| count > 0);
                let wrong = || usage(format!("`--trials` has `{text}`, expected a whole number from 1"));
                self.tuner = self.tuner.clone().trials(count.ok_or_else(wrong)?);
            }
            _ => return self.launches.flag(flag, parser),
        }
        Ok(true)
    }

    /// The tuner, with its cache and journal.
    fn tuner(&self) -> Tuner<'k> {
        let mut tuner = self.tuner.clone();
        if let Some(journal) = &self.isolation.journal {
            tuner = tuner.journal(Journal::new(journal));
        }
        match Cache::user().filter(|_| self.cached) {
            Some(cache) => tuner.cache(cache),
            None => tuner,
        }
    }
}

/// Tunes the kernels of the names, or all that have something to tune.
pub(crate) fn run(kernels: &Kernels<'_>, given: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let asked = Asked::read(kernels, given)?;
    if asked.isolated && asked.target.is_none() {
        return isolate::tune(&asked.isolation, &isolate::rest(given), out);
    }
    let tuner = asked.tuner();
    let Asked { names, launches, as_json, directory, isolation, roofs, target, .. } = asked;
    let device: Box<dyn Device> = match &target {
        Some(_) if launches.names_device() => {
            return Err(usage("`--target` asks a model and `--device` measures, expected one of them"));
        }
        Some(target) => chip_model(target)?,
        None => launches.device()?,
    };
    let tuner = if target.is_some() { tuner.by_model() } else { tuner };
    let identity = device.identity();
    let mut table = Table::new(identity.architecture.clone());
    let mut rows = Vec::new();
    let mut listed = launches.kernels(kernels, &names)?;
    if names.is_empty() {
        listed.retain(|kernel| !kernel.registered().tuning.is_empty());
    }
    for kernel in listed {
        launches.each(kernel, OTHERWISE, &mut |instance, mut buffers| {
            let instance = instance.fitted(kernel.registered().tuning);
            let launch = shapes(&buffers);
            let mut args = args(&mut buffers);
            let numbers = numbers(&args);
            let bound = roofs.and_then(|roofs| least_time(&roofs, &instance, &args));
            let tuner = bound.map_or_else(|| tuner.clone(), |bound| tuner.clone().bound(bound));
            let report = tuner
                .tune(&*device, |device| device.launch(&instance, &mut args))
                .map_err(|error| Failure::Failed(error.to_string()))?;
            if report.stopped == Stopped::Device && isolation.journal.is_some() {
                let kernel = &report.kernel;
                return Err(Failure::Device(format!("kernel `{kernel}`: the device runs no launches any more")));
            }
            let (seconds, expected, caches) = (report.seconds, report.stopped == Stopped::Model, report.caches);
            let row = Row { numbers, consts: report.consts(), plan: report.plan.clone(), seconds, expected, caches };
            table.add(&identity.name, KernelKey::of(&instance), row);
            if as_json {
                rows.push(json(&report, &launch));
            } else {
                print(&report, &launch, out)?;
            }
            Ok(())
        })?;
    }
    if as_json {
        writeln!(out, "{:#}", json!({ "device": identity.name, "results": rows }))?;
    }
    if let Some(directory) = directory {
        let wrong = |error| Failure::Failed(format!("writing {}: {error}", directory.display()));
        table.write(&directory).map_err(wrong)?;
        if !as_json {
            writeln!(out, "wrote {} for {}", directory.display(), table.architecture)?;
        }
    }
    Ok(())
}

/// The cost model of a chip that need not be there.
#[cfg(feature = "ascend")]
fn chip_model(name: &str) -> Result<Box<dyn Device>, Failure> {
    let model = crate::check::chip(name).map(tile_kernel::ascend::ChipModel::new)?;
    Ok(Box::new(model))
}

#[cfg(not(feature = "ascend"))]
fn chip_model(name: &str) -> Result<Box<dyn Device>, Failure> {
    Err(usage(format!(
        "`--target` has `{name}`: this program is built without the feature `ascend`, whose chips are tuned for by a model"
    )))
}

fn print(report: &Report, launch: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let part = |bound: Duration| format!(", {:.0} % of the roof", bound.as_secs_f64() / report.seconds * 100.0);
    writeln!(out, "{report}, on {launch}{}", report.bound.map(part).unwrap_or_default())?;
    let mut trials: Vec<_> = report.trials.iter().collect();
    trials.sort_by(|x, y| seconds(x).total_cmp(&seconds(y)));
    let row = |trial: &&Trial| {
        let named = report.space.named(&trial.point).into_iter();
        let mut consts: Vec<String> = named.map(|(name, value)| format!("{name}={value}")).collect();
        consts.extend(Some(trial.plan.to_string()).filter(|plan| !plan.is_empty()));
        let time = Some(seconds(trial)).filter(|time| time.is_finite());
        let time = time.map_or_else(|| "-".to_owned(), |time| format!("{:.1} µs", time * 1e6));
        vec![format!("  {}", consts.join(" ")), time, format!("{} samples", trial.samples.len()), told(&trial.outcome)]
    };
    out.write_all(columns(&trials.iter().map(row).collect::<Vec<_>>()).as_bytes())?;
    for remark in &report.remarks {
        writeln!(out, "  remark: {remark}")?;
    }
    Ok(())
}

/// The median time of a trial, or what the cost model expects of one that was not to run.
fn seconds(trial: &Trial) -> f64 {
    match trial.outcome {
        Outcome::Expected => trial.expected.unwrap_or(f64::INFINITY),
        _ => trial.median(),
    }
}

fn told(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Measured => "measured to the end".to_owned(),
        Outcome::Expected => "not run".to_owned(),
        Outcome::Slower => "slower".to_owned(),
        Outcome::Failed(reason) => format!("failed: {reason}"),
        Outcome::Wrong(reason) => format!("wrong: {reason}"),
    }
}

fn json(report: &Report, launch: &str) -> Value {
    let trials = report.trials.iter().map(|trial| {
        json!({
            "consts": report.space.named(&trial.point),
            "plan": trial.plan.to_string(),
            "seconds": Some(trial.median()).filter(|median| median.is_finite()),
            "expected": trial.expected,
            "samples": trial.samples.len(),
            "outcome": told(&trial.outcome),
        })
    });
    json!({
        "kernel": report.kernel,
        "launch": launch,
        "best": report.consts(),
        "plan": report.plan.to_string(),
        "seconds": report.seconds,
        "stated_seconds": report.stated_seconds,
        "caches": report.caches.to_string(),
        "bound_seconds": report.bound.map(|bound| bound.as_secs_f64()),
        "stopped": format!("{:?}", report.stopped).to_lowercase(),
        "candidates": report.space.candidates(),
        "trials": trials.collect::<Vec<_>>(),
        "remarks": report.remarks,
    })
}

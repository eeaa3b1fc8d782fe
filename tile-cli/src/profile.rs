//! `profile`: launches kernels on a device, and tells time beside bytes and operations; with
//! `--timeline` also what happens when inside each kernel.

use crate::device::{Launches, args, expected};
use crate::kernels::Kernels;
use crate::table::columns;
use crate::{Failure, flags, roofs};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use tile_kernel::launch::{Device, EventTotal, Hook, Instance};
use tile_profile::{Inside, Profile};

/// Extents that nobody states.
const OTHERWISE: i64 = 512;

/// Launches of each kernel that are profiled, behind one that may compile it.
const LAUNCHES: usize = 10;

/// Profiles the kernels of the names, or all.
pub(crate) fn run(kernels: &Kernels<'_>, given: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (mut launches, mut as_json) = (Launches::default(), false);
    let (mut html, mut trace, mut profile) = (None, None, Profile::new());
    let expected =
        format!("{}, `--timeline`, `--html FILE`, `--trace FILE`, `--roofs GB/s,GFLOP/s` or `--json`", expected());
    let (mut stated, mut timeline) = (None, false);
    let names = flags::read(given, &expected, &mut |flag, parser| {
        match flag {
            "json" => as_json = true,
            "timeline" => timeline = true,
            "html" => html = Some(PathBuf::from(flags::value(parser)?)),
            "trace" => trace = Some(PathBuf::from(flags::value(parser)?)),
            "roofs" => stated = Some(roofs::read(parser)?),
            _ => return launches.flag(flag, parser),
        }
        Ok(true)
    })?;
    if let Some(roofs) = stated {
        profile = profile.with_roofs(roofs);
    }
    let device = launches.device()?;
    for kernel in launches.kernels(kernels, &names)? {
        launches.each(kernel, OTHERWISE, &mut |instance, mut buffers| {
            let compiled = kernels.compiled();
            let mut args = args(&mut buffers);
            compiled.launch(&*device, instance, instance.consts(), &mut args)?;
            compiled.with(&*device, instance, instance.consts(), &mut |instance| {
                draw(&profile, &*device, instance);
                if timeline {
                    profile.record(&*device, instance, &mut args)?;
                }
                (0..LAUNCHES).try_for_each(|_| profile.launch(&*device, instance, &mut args))
            })?;
            Ok(())
        })?;
    }
    let write = |file: &Option<PathBuf>, text: &dyn Fn() -> String| match file {
        Some(file) => std::fs::write(file, text())
            .map_err(|error| Failure::Failed(format!("writing {}: {error}", file.display()))),
        None => Ok(()),
    };
    write(&html, &|| profile.html(&device.identity().name))?;
    write(&trace, &|| profile.chrome_trace())?;
    print(&profile, &device.identity().name, as_json, out)
}

fn print(profile: &Profile, device: &str, as_json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if as_json {
        let rows: Vec<Value> = profile
            .launches()
            .iter()
            .map(|launch| {
                json!({
                    "kernel": launch.kernel, "extents": launch.extents, "seconds": launch.time.as_secs_f64(),
                    "read": launch.work.read, "written": launch.work.written, "operations": launch.work.operations,
                    "of_roof": profile.roofs().map(|roofs| launch.share(&roofs)),
                })
            })
            .collect();
        let insides: Vec<Value> = profile.insides().iter().map(json).collect();
        writeln!(out, "{:#}", json!({ "device": device, "launches": rows, "timelines": insides }))?;
        return Ok(());
    }
    let mut rows = vec![["kernel", "launches", "time", "GB/s", "GFLOP/s"].map(str::to_owned).to_vec()];
    for summary in profile.summary() {
        let seconds = summary.time.as_secs_f64().max(1e-9);
        rows.push(vec![
            summary.kernel.to_owned(),
            summary.launches.to_string(),
            format!("{:.1} µs", seconds * 1e6),
            format!("{:.1}", summary.work.bytes() / seconds / 1e9),
            format!("{:.1}", summary.work.operations / seconds / 1e9),
        ]);
    }
    out.write_all(columns(&rows).as_bytes())?;
    profile.insides().iter().try_for_each(|inside| tell(&profile.overhead(inside), inside, out))
}

/// Puts drawings of the schedule and of the layouts on the page, where the device has a plan.
#[cfg(feature = "cuda")]
fn draw<D: Device + ?Sized>(profile: &Profile, device: &D, instance: &Instance<'_>) {
    if device.target() == "cuda"
        && let Ok([schedule, layouts]) = crate::emit::drawings(&device.identity().architecture, instance)
    {
        profile.draw(instance.def().name, "the schedule as planned", &schedule);
        profile.draw(instance.def().name, "the layouts of its tiles", &layouts);
    }
}

#[cfg(not(feature = "cuda"))]
fn draw<D: Device + ?Sized>(_: &Profile, _: &D, _: &Instance<'_>) {}

/// What happened inside a launch, by role.
fn tell(overhead: &str, inside: &Inside, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "\ninside {} on {}: {overhead}", inside.kernel, inside.extents)?;
    let row = |total: EventTotal| {
        vec![
            format!("  {:.1} %", 100.0 * total.share),
            format!("{:.1} times", total.count),
            format!("{:.3} µs", total.mean / 1e3),
            [total.role.as_str(), total.name].join(" ").trim().to_owned(),
            if total.at.line == 0 { String::new() } else { format!("{}:{}", total.at.line, total.at.column) },
        ]
    };
    let rows: Vec<Vec<String>> = inside.timeline.totals().into_iter().map(row).collect();
    out.write_all(columns(&rows).as_bytes())?;
    inside.timeline.remarks.iter().try_for_each(|remark| Ok(writeln!(out, "  {remark}")?))
}

fn json(inside: &Inside) -> Value {
    let totals = inside.timeline.totals().into_iter().map(|total| {
        json!({
            "role": total.role, "name": total.name, "line": total.at.line, "column": total.at.column,
            "count": total.count, "mean_nanoseconds": total.mean, "share": total.share,
        })
    });
    json!({
        "kernel": inside.kernel, "extents": inside.extents, "lanes": inside.timeline.lanes.len(),
        "nanoseconds": inside.timeline.nanoseconds(), "totals": totals.collect::<Vec<_>>(),
        "remarks": inside.timeline.remarks,
    })
}

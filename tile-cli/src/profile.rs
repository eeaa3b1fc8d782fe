//! `profile`: launches kernels on a device, and tells time beside bytes and operations; with
//! `--timeline` also what happens when inside each kernel.

use crate::device::{Launches, args, expected};
use crate::kernels::Kernels;
use crate::table::columns;
use crate::{Failure, flags, roofs};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use tile_core::analysis::work::Work;
use tile_kernel::launch::{Device, EventTotal, Hook, Instance};
use tile_profile::{Inside, Profile, Roofs};
use tile_tune::Cache;

/// Extents that nobody states.
const OTHERWISE: i64 = 512;

/// Launches of each kernel that are profiled, behind one that may compile it.
const LAUNCHES: usize = 10;

/// Profiles the kernels of the names, or all.
pub(crate) fn run(kernels: &Kernels<'_>, given: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (mut launches, mut as_json) = (Launches::default(), false);
    let (mut html, mut trace, profile) = (None, None, Profile::new());
    let expected = format!(
        "{}, `--timeline`, `--html FILE`, `--trace FILE`, `--roofs GB/s,GFLOP/s`, `--again` or `--json`",
        expected()
    );
    let (mut stated, mut timeline, mut again) = (None, false, false);
    let names = flags::read(given, &expected, &mut |flag, parser| {
        match flag {
            "json" => as_json = true,
            "timeline" => timeline = true,
            "again" => again = true,
            "html" => html = Some(PathBuf::from(flags::value(parser)?)),
            "trace" => trace = Some(PathBuf::from(flags::value(parser)?)),
            "roofs" => stated = Some(roofs::read(parser)?),
            _ => return launches.flag(flag, parser),
        }
        Ok(true)
    })?;
    let device = launches.device()?;
    let kernels_asked = launches.kernels(kernels, &names)?;
    let roofs = match stated {
        Some(roofs) => roofs,
        None => roofs::known(&*device, Cache::user().as_ref(), again, &mut std::io::stderr())?,
    };
    let profile = profile.with_roofs(roofs);
    for kernel in kernels_asked {
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
                    "binds": profile.roofs().map(|roofs| binds(&roofs, &launch.work)),
                    "model": launch.verdict.as_ref().map(|verdict| {
                        json!({ "seconds": verdict.seconds, "binds": verdict.binds, "busy": verdict.busy })
                    }),
                })
            })
            .collect();
        let insides: Vec<Value> = profile.insides().iter().map(json).collect();
        let roofs = profile.roofs().map(|Roofs { bytes, operations, half, byte }| {
            json!({ "bytes": bytes, "operations": operations, "half": half, "byte": byte })
        });
        writeln!(out, "{:#}", json!({ "device": device, "roofs": roofs, "launches": rows, "timelines": insides }))?;
        return Ok(());
    }
    let (launches, summaries) = (profile.launches(), profile.summary());
    let has_model = summaries.iter().any(|summary| summary.expected.is_some());
    let mut head = vec!["kernel", "launches", "time", "GB/s", "GFLOP/s"];
    head.extend(profile.roofs().iter().flat_map(|_| ["of roof", "binds"]));
    head.extend(if has_model { &["model", "binds by the model"][..] } else { &[] });
    let mut rows = vec![head.into_iter().map(str::to_owned).collect::<Vec<_>>()];
    for summary in summaries {
        let seconds = summary.time.as_secs_f64().max(1e-9);
        let mut row = vec![
            summary.kernel.to_owned(),
            summary.launches.to_string(),
            format!("{:.1} µs", seconds * 1e6),
            format!("{:.1}", summary.work.bytes() / seconds / 1e9),
            format!("{:.1}", summary.work.operations / seconds / 1e9),
        ];
        if let Some(roofs) = profile.roofs() {
            let share = summary.share(&launches, &roofs);
            row.extend([format!("{:.0} %", share * 100.0), binds(&roofs, &summary.work).to_owned()]);
        }
        if has_model {
            let each = summary.expected.map(|all| format!("{:.1} µs", all * 1e6));
            row.extend([each.unwrap_or_default(), summary.binds]);
        }
        rows.push(row);
    }
    out.write_all(columns(&rows).as_bytes())?;
    if let Some(roofs) = profile.roofs() {
        writeln!(out, "{device} does {} at most", roofs::text(&roofs))?;
    }
    profile.insides().iter().try_for_each(|inside| tell(&profile.overhead(inside), inside, out))
}

/// What binds work by the roofs.
fn binds(roofs: &Roofs, work: &Work) -> &'static str {
    if roofs.memory_binds(work) { "memory" } else { "arithmetic" }
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

//! `bench`: times the instances of kernels on a device.

use crate::buffers::Buffer;
use crate::device::{Launches, args, expected, shapes};
use crate::kernels::Kernels;
use crate::table::columns;
use crate::{Failure, flags};
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, Instant};

/// Extents that nobody states.
const OTHERWISE: i64 = 512;

/// How long a launch is measured, and how often at least.
const LONG: Duration = Duration::from_millis(500);
const LEAST: usize = 5;

/// Times the kernels of the names, or all.
pub(crate) fn run(kernels: &Kernels<'_>, given: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (mut launches, mut as_json) = (Launches::default(), false);
    let names = flags::read(given, &format!("{} or `--json`", expected()), &mut |flag, parser| match flag {
        "json" => {
            as_json = true;
            Ok(true)
        }
        _ => launches.flag(flag, parser),
    })?;
    let device = launches.device()?;
    let mut rows = vec![["kernel", "launch", "median", "spread", "tensors"].map(str::to_owned).to_vec()];
    let mut values = Vec::new();
    for kernel in launches.kernels(kernels, &names)? {
        launches.each(kernel, OTHERWISE, &mut |instance, mut buffers| {
            let (launch, bytes) = (shapes(&buffers), buffers.iter().map(Buffer::bytes).sum::<u64>());
            let mut args = args(&mut buffers);
            let mut once =
                || device.timed(&mut || kernels.compiled().launch(&*device, instance, instance.consts(), &mut args));
            // The first launch may compile the kernel.
            once()?;
            let (start, mut times) = (Instant::now(), Vec::new());
            while times.len() < LEAST || start.elapsed() < LONG {
                times.push(once()?.as_secs_f64());
            }
            times.sort_by(f64::total_cmp);
            let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
            let (median, spread) = (at(0.5), (at(0.75) - at(0.25)) / at(0.5));
            let rate = bytes as f64 / median / 1e9;
            rows.push(vec![
                kernel.name().to_owned(),
                launch.clone(),
                format!("{:.1} µs", median * 1e6),
                format!("{:.1} %", spread * 100.0),
                format!("{rate:.1} GB/s"),
            ]);
            values.push(json!({
                "kernel": kernel.name(), "launch": launch, "seconds": median, "spread": spread, "bytes": bytes,
                "samples": times.len(),
            }));
            Ok(())
        })?;
    }
    match as_json {
        true => writeln!(out, "{:#}", json!({ "device": device.identity().name, "results": Value::Array(values) }))?,
        false => out.write_all(columns(&rows).as_bytes())?,
    }
    Ok(())
}

//! `verify`: compares what a device gives with what the reference interpreter does.

use crate::device::{Launches, args, expected, shapes};
use crate::kernels::Kernels;
use crate::{Failure, flags};
use serde_json::{Value, json};
use std::io::Write;
use tile_core::interp::Interpreter;
use tile_kernel::launch::Device;
use tile_tune::Outputs;

/// Extents that nobody states: parts of tiles.
const OTHERWISE: i64 = 70;

/// Verifies the kernels of the names, or all.
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
    let (mut values, mut wrong) = (Vec::new(), 0);
    for kernel in launches.kernels(kernels, &names)? {
        launches.each(kernel, OTHERWISE, &mut |instance, buffers| {
            let launch = shapes(&buffers);
            let (mut expected, mut found) = (buffers.clone(), buffers);
            let (mut expected, mut found) = (args(&mut expected), args(&mut found));
            Interpreter::default().launch(instance, &mut expected)?;
            kernels.compiled().launch(&*device, instance, instance.consts(), &mut found)?;
            let difference = match (Outputs::of(&expected), Outputs::of(&found)) {
                (Some(expected), Some(found)) => expected.compare(&found, 0.0).err(),
                _ => Some("outputs cannot be read".to_owned()),
            };
            wrong += usize::from(difference.is_some());
            if as_json {
                values.push(json!({ "kernel": kernel.name(), "launch": launch, "difference": difference }));
            } else {
                let told =
                    difference.map_or_else(|| "agrees".to_owned(), |difference| format!("differs: {difference}"));
                writeln!(out, "{} on {launch}: {told}", kernel.name())?;
            }
            Ok(())
        })?;
    }
    if as_json {
        writeln!(out, "{:#}", json!({ "device": device.identity().name, "results": Value::Array(values) }))?;
    }
    match wrong {
        0 => Ok(()),
        wrong => Err(Failure::Failed(format!("{wrong} launches differ from the interpreter's"))),
    }
}

//! `instances`: which instances a driver for the CPU is compiled with, as Rust expressions.

use crate::kernels::{Kernels, Named};
use crate::{Failure, flags, usage};
use std::io::Write;
use tile_core::elem::Elem;
use tile_core::ir::text::parse;
use tile_core::passes::{candidates, instantiate};
use tile_kernel::launch::Instance;

/// Lists the default instances of the kernels of the names, or of all, and with `--tuned` those of
/// their tuning lists: one a line, with the path from the crate on. `--most` bounds how many of a
/// kernel.
pub(crate) fn run(kernels: &Kernels<'_>, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (mut tuned, mut most) = (false, usize::MAX);
    let names = flags::read(args, "`--tuned` or `--most COUNT`", &mut |flag, parser| {
        match flag {
            "tuned" => tuned = true,
            "most" => {
                let text = flags::value(parser)?;
                most = text.parse().map_err(|_| usage(format!("`--most` has `{text}`, expected a whole number")))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let mut listed = kernels.named(&names)?;
    if names.is_empty() {
        let wanted = |kernel: &&Named| {
            kernel.registered().default.is_some() && !(tuned && kernel.registered().tuning.is_empty())
        };
        listed.retain(wanted);
    }
    for kernel in listed {
        let path = kernel.registered().path;
        let path = path.split_once("::").map_or(path, |(_, path)| path);
        let text = kernel.instance(None, &mut |instance| of(instance, tuned, most).map(|all| text(path, &all)))?;
        out.write_all(text.as_bytes())?;
    }
    Ok(())
}

fn text(path: &str, all: &[String]) -> String {
    all.iter().map(|arguments| format!("{path}{arguments}()\n")).collect()
}

/// The generic arguments of each instance.
fn of(instance: &Instance<'_>, tuned: bool, most: usize) -> Result<Vec<String>, String> {
    let func = parse(instance.def().ir).map_err(|error| error.to_string())?;
    let points = match tuned {
        true => candidates(instance).map_err(|error| error.to_string())?,
        false => vec![instance.consts().to_vec()],
    };
    let exists = |consts: &&Vec<i64>| {
        instantiate(&Instance::new(instance.def(), instance.elems(), consts, instance.externs())).is_ok()
    };
    let arguments = |consts: &Vec<i64>| {
        let types = instance.elems().iter().map(|dtype| match dtype.rust_name() {
            name @ ("f16" | "bf16" | "F8E4M3" | "F8E5M2") => format!("tile_kernel::prelude::{name}"),
            name => name.to_owned(),
        });
        let values = consts.iter().zip(&func.consts).map(|(value, param)| match param.elem {
            Elem::INDEX => value.to_string(),
            _ => (*value != 0).to_string(),
        });
        let all: Vec<String> = types.chain(values).collect();
        if all.is_empty() { String::new() } else { format!("::<{}>", all.join(", ")) }
    };
    Ok(points.iter().filter(exists).take(most).map(arguments).collect())
}

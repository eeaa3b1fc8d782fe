//! `list`: the kernels with their parameters, tuning lists and places.

use crate::kernels::{Kernels, Named};
use crate::parameters::{Generic, arguments, candidates, generic, generics, place};
use crate::table::columns;
use crate::{Failure, flags};
use serde_json::{Value, json};
use std::io::Write;

/// Lists the kernels of the names, or all.
pub(crate) fn run(kernels: &Kernels<'_>, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let mut as_json = false;
    let names = flags::read(args, "`--json`", &mut |flag, _| {
        as_json |= flag == "json";
        Ok(flag == "json")
    })?;
    let listed = kernels.named(&names)?;
    if as_json {
        let rows = listed.iter().map(|kernel| row(kernel)).collect::<Result<Vec<Value>, _>>()?;
        writeln!(out, "{:#}", Value::Array(rows))?;
        return Ok(());
    }
    if listed.is_empty() {
        writeln!(out, "no kernels: a library has them where a function has `#[tile_kernel]`")?;
        return Ok(());
    }
    let mut rows = Vec::new();
    for kernel in listed {
        let registered = kernel.registered();
        let tuned: Vec<&str> = registered.tuning.iter().map(|tunable| tunable.name).collect();
        let tuned = if tuned.is_empty() { "-".to_owned() } else { tuned.join(" ") };
        rows.push(vec![kernel.name().to_owned(), angle(&generics(kernel)?), tuned, place(kernel)]);
    }
    rows.insert(0, ["kernel", "parameters", "tunes", "place"].map(str::to_owned).to_vec());
    out.write_all(columns(&rows).as_bytes())?;
    Ok(())
}

/// `<T = f32, BM = 64>`.
fn angle(generics: &[Generic]) -> String {
    let one = |generic: &Generic| match &generic.default {
        Some(default) => format!("{} = {default}", generic.name),
        None => format!("{}: {}", generic.name, generic.kind),
    };
    if generics.is_empty() { "-".to_owned() } else { generics.iter().map(one).collect::<Vec<_>>().join(", ") }
}

fn row(kernel: &Named) -> Result<Value, String> {
    let registered = kernel.registered();
    let func = generic(kernel)?;
    let kind = |is_type: bool| if is_type { "bound" } else { "type" };
    let parameters: Vec<Value> = generics(kernel)?
        .into_iter()
        .map(|generic| json!({ "name": generic.name, kind(generic.is_type): generic.kind, "default": generic.default }))
        .collect();
    let arguments: Vec<Value> =
        arguments(kernel, &func).into_iter().map(|(name, ty)| json!({ "name": name, "type": ty })).collect();
    let tune: Vec<Value> = registered
        .tuning
        .iter()
        .map(|tunable| json!({ "name": tunable.name, "candidates": candidates(tunable) }))
        .collect();
    Ok(json!({
        "name": registered.def.name,
        "path": registered.path,
        "doc": registered.def.doc,
        "file": registered.def.file,
        "line": registered.def.span.line,
        "parameters": parameters,
        "arguments": arguments,
        "tune": tune,
        "condition": registered.def.admits.is_some(),
        "default": registered.default.is_some(),
    }))
}

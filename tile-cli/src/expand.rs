//! `expand`: the tile kernel that an expression became, as source to own.

use crate::kernels::Kernels;
use crate::{Failure, flags, usage};
use std::io::Write;
use std::process::{Command, Stdio};

/// Prints the tile kernels of the expressions of the names, or of all.
pub(crate) fn run(kernels: &Kernels<'_>, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    // What else could be printed of an expression is `emit`'s.
    let names = flags::read(args, "`--as-kernel`", &mut |flag, _| Ok(flag == "as-kernel"))?;
    let mut written = Vec::new();
    for kernel in kernels.named(&names)? {
        match kernel.registered().written {
            Some(source) => written.push(source),
            None if names.is_empty() => {}
            None => {
                let message = format!("`{}` was written as a tile kernel: only `#[tile_expr]` expands", kernel.name());
                return Err(usage(message));
            }
        }
    }
    if written.is_empty() {
        writeln!(out, "no expressions: a library has them where a function has `#[tile_expr]`")?;
        return Ok(());
    }
    for (number, source) in written.into_iter().enumerate() {
        let space = if number == 0 { "" } else { "\n" };
        write!(out, "{space}{}", formatted(source).unwrap_or_else(|| format!("{source}\n")))?;
    }
    Ok(())
}

/// The source as rustfmt writes it, where there is one.
fn formatted(source: &str) -> Option<String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2024", "--config", "max_width=100,use_small_heuristics=Max"]);
    let mut rustfmt = rustfmt.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    rustfmt.stdin.take()?.write_all(source.as_bytes()).ok()?;
    let output = rustfmt.wait_with_output().ok()?;
    output.status.success().then(|| String::from_utf8(output.stdout).ok()).flatten()
}

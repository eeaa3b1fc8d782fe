//! `cargo tile bench-task`: a solution in tile kernels against a task's module of PyTorch.
//!
//! The check is the Python package's (`python -m tile_kernel.task`), since the task is Python; this
//! finds the interpreter and says what is missing.

use crate::Error;
use std::process::{Command, Stdio};

/// The module of the package.
const MODULE: &str = "tile_kernel.task";

/// Runs the command; gives the check's status: 0 where the solution is right, 1 where it is wrong, 2
/// where there is none.
pub(crate) fn run(args: &[String]) -> Result<u8, Error> {
    if args.first().is_none_or(|first| first.starts_with('-')) {
        return Err(Error::usage(
            "expected `bench-task DIR [--device cuda|interpreter] [--json]`, where DIR has task.py and solution.py",
        ));
    }
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let found = Command::new(&python).args(["-c", &format!("import {MODULE}")]).stdin(Stdio::null()).output();
    let found = found.map_err(|error| Error::failed(format!("{python}: {error}; PYTHON names another interpreter")))?;
    if !found.status.success() {
        let said = String::from_utf8_lossy(&found.stderr);
        let reason = said.lines().last().unwrap_or("it fails without a word").to_owned();
        return Err(Error::failed(format!(
            "{python} has no `{MODULE}`: {reason}\nnext: {python} -m pip install tile-kernel numpy"
        )));
    }
    let status = Command::new(&python).args(["-m", MODULE]).args(args).status();
    let status = status.map_err(|error| Error::failed(format!("{python}: {error}")))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

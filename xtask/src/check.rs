//! `cargo xtask check`: what to run before every commit, in at most three minutes once the
//! workspace is built.

use crate::bless::GOLDENS;
use crate::{lint, shell};

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(argument) = arguments.first() {
        return Err(format!("takes nothing, found `{argument}`"));
    }
    shell::run(lint::FORMAT, &[])?;
    shell::run(&lint::clippy(), &[])?;
    for golden in GOLDENS.iter().filter(|golden| golden.quick) {
        shell::run(&golden.command(), &[])?;
    }
    shell::run("cargo test --quiet --test tidy", &[])
}

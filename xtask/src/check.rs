//! `cargo xtask check`: what to run before every commit, in at most three minutes once the
//! workspace is built.

use crate::bless::GOLDENS;
use crate::full::FEATURES;
use crate::shell;

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(argument) = arguments.first() {
        return Err(format!("takes nothing, found `{argument}`"));
    }
    shell::run(&["cargo", "fmt", "--all", "--", "--check"], &[])?;
    let clippy = ["cargo", "clippy", "--workspace", "--all-targets", "--features", FEATURES, "--", "-D", "warnings"];
    shell::run(&clippy, &[])?;
    for golden in GOLDENS.iter().filter(|golden| golden.quick) {
        let words = [&["cargo", "test", "--quiet", "-p", golden.package], golden.tests].concat();
        shell::run(&words, &[])?;
    }
    shell::run(&["cargo", "test", "--quiet", "--test", "tidy"], &[])
}

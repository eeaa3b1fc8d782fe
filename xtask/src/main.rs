//! The repository's task runner: `cargo xtask <command>`, one module a command.

mod bless;
mod check;
mod compile_bars;
mod full;
mod house;
mod lint;
mod out_of_tree;
mod package;
mod paths;
mod perf_import;
mod perf_pages;
mod release;
mod shell;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// One command of `cargo xtask`.
struct Command {
    name: &'static str,
    /// What it takes, for the usage text; empty if nothing.
    arguments: &'static str,
    about: &'static str,
    /// Runs it with what follows its name; the error is printed and fails the task.
    run: fn(&[String]) -> Result<(), String>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "check",
        arguments: "",
        about: "format, clippy, goldens and rules about the source: the tier before every commit",
        run: check::run,
    },
    Command {
        name: "full",
        arguments: "[--all] [--list] [step…]",
        about: "what `cargo test` leaves out: all backends, external tools, emulation, Miri, fuzzing",
        run: full::task,
    },
    Command {
        name: "bless",
        arguments: "[package…]",
        about: "write every golden file anew, to be read in the diff",
        run: bless::run,
    },
    Command {
        name: "house",
        arguments: "[--check]",
        about: "measure the repository's own structure, in the appendix of docs/ARCHITECTURE.md",
        run: house::run,
    },
    Command {
        name: "compile-bars",
        arguments: "[build…]",
        about: "measure what users' crates cost to build, in docs/compile-times.md",
        run: compile_bars::run,
    },
    Command {
        name: "package",
        arguments: "[--verify]",
        about: "make the archives of the published crates, and with `--verify` build each from its own",
        run: package::run,
    },
    Command {
        name: "out-of-tree",
        arguments: "[--lock]",
        about: "test the example of a vendor's crate on packaged copies of the crates it depends on",
        run: out_of_tree::run,
    },
    Command {
        name: "semver",
        arguments: "[commit]",
        about: "what the published crates break of their interfaces, by cargo-semver-checks",
        run: release::semver,
    },
    Command {
        name: "msrv",
        arguments: "",
        about: "check the published crates with the oldest compiler that they promise",
        run: release::msrv,
    },
    Command { name: "book", arguments: "", about: "build the book, by mdBook, in target/book", run: release::book },
    Command {
        name: "paths",
        arguments: "",
        about: "check that every path that a page names in backquotes exists",
        run: paths::run,
    },
    Command {
        name: "perf-import",
        arguments: "DEVICE FILE DATE",
        about: "put a benchmark's results into benches/results/DEVICE.json",
        run: perf_import::run,
    },
    Command {
        name: "perf-pages",
        arguments: "[--check]",
        about: "write docs/performance.md and its charts from benches/results, or compare",
        run: perf_pages::run,
    },
];

fn usage() -> String {
    let heads: Vec<String> =
        COMMANDS.iter().map(|c| format!("{} {}", c.name, c.arguments).trim_end().to_owned()).collect();
    let width = heads.iter().map(String::len).max().unwrap_or(0);
    let mut out = String::from("usage: cargo xtask <command>\n\n");
    for (head, command) in heads.iter().zip(COMMANDS) {
        out += &format!("  {head:width$}  {}\n", command.about);
    }
    out
}

/// The repository's root, wherever the command was started.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate is one folder below the root").to_owned()
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        eprint!("{}", usage());
        return ExitCode::from(2);
    };
    if matches!(name.as_str(), "help" | "-h" | "--help") {
        print!("{}", usage());
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprint!("xtask: no command `{name}`\n\n{}", usage());
        return ExitCode::from(2);
    };
    match (command.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask {name}: {message}");
            ExitCode::FAILURE
        }
    }
}

//! The commands of `cargo tile`, for a program that is linked with the kernels that they are about.
//!
//! `cargo tile` writes such a program for a user's crate:
//!
//! ```text
//! use kernels as _; // Links the crate.
//!
//! fn main() -> std::process::ExitCode {
//!     tile_cli::main(&tile_kernel::registry::kernels())
//! }
//! ```
//!
//! | command | does |
//! |---|---|
//! | `list` | kernels with parameters, tuning lists and places |
//! | `emit` | a kernel after a stage of compilation, for a target |
//! | `expand` | the tile kernel that an expression became, as source |
//! | `check` | what a target's compiler remarks on, without a device |
//! | `tune` | the fastest instances of tuning lists on a device, kept and written into tables |
//! | `bench` | times of default instances on a device |
//! | `profile` | times of launches beside their bytes and operations, as a page and a trace |
//! | `verify` | results of a device against the interpreter's |
//! | `certify` | what is proved of a kernel, checked at launch, or only observed |
//!
//! A command writes for people, and JSON with `--json`. [`main`] exits with 0 where it succeeds, 1
//! where what it was asked for fails, 2 where it does not understand what that is, and 3 where the
//! device runs nothing any more.

mod bench;
mod buffers;
mod certify;
mod check;
mod device;
mod emit;
mod expand;
mod failure;
mod flags;
mod isolate;
mod kernels;
mod launches;
mod list;
mod native;
mod parameters;
mod profile;
mod roofs;
mod table;
mod tune;
mod verify;

pub use failure::Failure;
pub use tile_kernel::launch::{Kernel, Registered};

use failure::usage;
use kernels::Kernels;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// A command: its name, and what it does in a line.
type Command = (&'static str, &'static str, fn(&Kernels<'_>, &[String], &mut dyn Write) -> Result<(), Failure>);

const COMMANDS: &[Command] = &[
    ("list", "list the kernels with their parameters", list::run),
    ("emit", "print a kernel after a stage of compilation, for a target", emit::run),
    ("expand", "print the tile kernel that an expression became", expand::run),
    ("check", "say what is slow in kernels on a target, without a device", check::run),
    ("tune", "find the fastest instances of tuning lists on a device", tune::run),
    ("bench", "time kernels on a device", bench::run),
    ("profile", "time launches beside their bytes and operations", profile::run),
    ("verify", "compare a device's results with the interpreter's", verify::run),
    ("certify", "say what is proved of kernels, checked at launch, or only observed", certify::run),
    ("instances", "list the instances that a driver for the CPU is compiled with, as Rust", native::run),
];

/// Runs the command that the program's arguments name, with the rest of them.
pub fn main(kernels: &[Registered]) -> ExitCode {
    main_native(kernels, &[])
}

/// The same in a program that is compiled with native code for some instances: the CPU runs no
/// others.
pub fn main_native(kernels: &[Registered], compiled: &[&dyn Kernel]) -> ExitCode {
    let mut args = std::env::args().skip(1);
    match args.next() {
        Some(command) => exit(&command, &Kernels::new(kernels, compiled), &args.collect::<Vec<_>>()),
        None => told(&usage(format!("no command, expected one of {}", names()))),
    }
}

/// Runs a command with the program's arguments.
pub fn main_of(command: &str, kernels: &[Registered]) -> ExitCode {
    exit(command, &Kernels::new(kernels, &[]), &std::env::args().skip(1).collect::<Vec<_>>())
}

fn exit(command: &str, kernels: &Kernels<'_>, args: &[String]) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    match run_on(command, kernels, args, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was found before is worth reading.
            let _ = out.flush();
            told(&failure)
        }
    }
}

fn told(failure: &Failure) -> ExitCode {
    // A reader that has seen enough closes the pipe.
    let is_closed = matches!(failure, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe);
    if !is_closed && !matches!(failure, Failure::Told(_)) {
        eprintln!("error: {failure}");
    }
    ExitCode::from(failure.code())
}

/// Runs a command on kernels; what it prints goes to `out`. `compiled` are instances with native
/// code.
///
/// # Errors
/// See [`Failure`].
pub fn run(
    command: &str,
    kernels: &[Registered],
    compiled: &[&dyn Kernel],
    args: &[String],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    run_on(command, &Kernels::new(kernels, compiled), args, out)
}

fn run_on(command: &str, kernels: &Kernels<'_>, args: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let Some((_, _, run)) = COMMANDS.iter().find(|(name, ..)| *name == command) else {
        return Err(usage(format!("unknown command `{command}`, expected one of {}", names())));
    };
    run(kernels, args, out)
}

/// The commands, each with what it does.
pub fn commands() -> impl Iterator<Item = (&'static str, &'static str)> {
    COMMANDS.iter().map(|&(name, about, _)| (name, about))
}

fn names() -> String {
    commands().map(|(name, _)| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

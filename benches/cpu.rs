//! The benchmark on the CPU:
//! `cargo bench --bench cpu -- [--filter TEXT] [--threads N] [--json FILE]`.
//!
//! The measurements are in the package `benches/peers`, which has the other libraries as
//! dependencies and is built only here: `cargo test` and the lock file stay free of them. This
//! target builds and starts it.

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/peers/Cargo.toml");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--release", "--bin", "cpu", "--manifest-path"]).arg(manifest).arg("--");
    // Cargo adds `--bench` to what the user wrote.
    command.args(env::args_os().skip(1).filter(|arg| arg != "--bench"));
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo does not start: {error}");
            ExitCode::FAILURE
        }
    }
}

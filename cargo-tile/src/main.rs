//! The program behind `cargo tile`.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Cargo calls `cargo-tile tile …`; people may call `cargo-tile …`.
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|first| first == "tile") {
        args.remove(0);
    }
    match cargo_tile::run(&args) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(error.code)
        }
    }
}

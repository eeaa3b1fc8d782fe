//! The compiler of emitted C++: Ascend C, and dialects of `tile-cc`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The variable that names the compiler; where it is set there must be one.
const COMPILER: &str = "TILE_CLANG";

/// The compiler, or why nothing is compiled.
pub(crate) fn compiler() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOUND
        .get_or_init(|| {
            if let Some(named) = env::var_os(COMPILER).filter(|named| !named.is_empty()) {
                return Some(named.into());
            }
            let works = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|o| o.status.success());
            let found = ["clang++-19", "clang++"].into_iter().find(works);
            if found.is_none() {
                println!("skipped: emitted C++ is not compiled, there is no clang++ ({COMPILER} may name one)");
            }
            found.map(PathBuf::from)
        })
        .as_deref()
}

//! Where programs of NVIDIA's toolkit are, and files for them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tile_core::files::unique;

/// The program that a variable of the environment names, the one of that name on
/// `PATH`, or that of the toolkit's Python packages.
///
/// # Panics
/// When there is none, and the same variable with `_REQUIRED` behind it is set: checks
/// that it would be needed for must not be left out.
pub(crate) fn find(variable: &str, program: &str) -> Option<PathBuf> {
    let found = look(variable, program);
    let required = format!("{variable}_REQUIRED");
    assert!(found.is_some() || std::env::var_os(&required).is_none(), "`{required}` is set, and there is no {program}");
    found
}

fn look(variable: &str, program: &str) -> Option<PathBuf> {
    let named = std::env::var_os(variable).map(PathBuf::from);
    let on_path = std::env::var_os("PATH")
        .into_iter()
        .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>())
        .map(|folder| folder.join(program));
    named.into_iter().chain(on_path).find(|path| path.is_file()).or_else(|| in_python_package(program))
}

/// A program of the Python packages, whose modules lie beside each other in one
/// folder for each toolkit.
fn in_python_package(program: &str) -> Option<PathBuf> {
    let script = "import nvidia, sys; sys.stdout.write('\\n'.join(nvidia.__path__))";
    let output = Command::new("python3").args(["-c", script]).output().ok()?;
    let folders = String::from_utf8(output.stdout).ok()?;
    folders.lines().find_map(|folder| {
        let packages = fs::read_dir(folder).ok()?;
        packages.flatten().map(|package| package.path().join("bin").join(program)).find(|path| path.is_file())
    })
}

/// A name for a file that no other thread or process has.
pub(crate) fn temporary(extension: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tile-cuda-{}.{extension}", unique()))
}

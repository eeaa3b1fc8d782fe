//! The toolkit's assembler, for checks on machines without a GPU.
//!
//! A launch needs only the driver, which has an assembler of its own. Tests
//! and the `emit` example run this one over every text they make.

use crate::ptx::Arch;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// An assembler on this machine.
#[derive(Clone, Debug)]
pub struct Ptxas {
    path: PathBuf,
}

/// What the assembler says of an accepted text.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Registers of a thread, of the entry that uses most.
    pub registers: u32,
    /// Bytes that registers are spilled to and loaded from, in all functions.
    pub spills: u32,
    /// Everything it said.
    pub text: String,
}

impl Ptxas {
    /// The program that `TILE_PTXAS` names, the one on `PATH`, or that of the
    /// Python package `nvidia-cuda-nvcc`; `None` when there is none.
    pub fn find() -> Option<Ptxas> {
        let named = std::env::var_os("TILE_PTXAS").map(PathBuf::from);
        let on_path = std::env::var_os("PATH")
            .into_iter()
            .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>())
            .map(|folder| folder.join("ptxas"));
        let path = named.into_iter().chain(on_path).find(|path| path.is_file()).or_else(in_python_package)?;
        Some(Ptxas { path })
    }

    /// Why a check that needs the assembler does not run, in one line.
    pub fn missing() -> &'static str {
        "skipped: no ptxas (set TILE_PTXAS, or `pip install nvidia-cuda-nvcc`)"
    }

    /// Assembles a text.
    ///
    /// # Errors
    /// What the assembler printed when it refused the text, or why it could
    /// not run.
    pub fn assemble(&self, text: &str, arch: Arch) -> Result<Report, String> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let file = std::env::temp_dir().join(format!("tile-cuda-{}-{number}.ptx", std::process::id()));
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        let result = self.run(&file, arch);
        // A file left behind in the folder for temporary files harms nothing.
        let _ = fs::remove_file(&file);
        result
    }

    fn run(&self, file: &Path, arch: Arch) -> Result<Report, String> {
        let output = Command::new(&self.path)
            .args(["-v", "-arch", arch.name(), "-o", "/dev/null"])
            .arg(file)
            .output()
            .map_err(|error| format!("{}: {error}", self.path.display()))?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        if !output.status.success() {
            return Err(text);
        }
        let registers = numbers_before(&text, " registers").max().unwrap_or(0);
        let spills =
            numbers_before(&text, " bytes spill stores").chain(numbers_before(&text, " bytes spill loads")).sum();
        Ok(Report { registers, spills, text })
    }
}

/// Every number that stands before a text.
fn numbers_before<'a>(text: &'a str, after: &'a str) -> impl Iterator<Item = u32> + 'a {
    text.match_indices(after).filter_map(|(at, _)| {
        let digits = text[..at].rsplit(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse().ok()
    })
}

/// The assembler of the Python package, whose modules lie beside each other
/// in one folder for each toolkit.
fn in_python_package() -> Option<PathBuf> {
    let script = "import nvidia, sys; sys.stdout.write('\\n'.join(nvidia.__path__))";
    let output = Command::new("python3").args(["-c", script]).output().ok()?;
    let folders = String::from_utf8(output.stdout).ok()?;
    folders.lines().find_map(|folder| {
        let packages = fs::read_dir(folder).ok()?;
        packages.flatten().map(|package| package.path().join("bin/ptxas")).find(|path| path.is_file())
    })
}

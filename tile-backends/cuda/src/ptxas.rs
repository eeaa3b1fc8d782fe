//! The toolkit's assembler, for checks on machines without a GPU.
//!
//! A launch needs only the driver, which has an assembler of its own. Tests
//! and the `emit` example run this one over every text they make.

use crate::ptx::Arch;
use crate::toolkit;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    ///
    /// # Panics
    /// When there is none, and `TILE_PTXAS_REQUIRED` is set.
    pub fn find() -> Option<Ptxas> {
        toolkit::find("TILE_PTXAS", "ptxas").map(|path| Ptxas { path })
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
        self.run(text, arch, Path::new("/dev/null"))
    }

    /// Assembles a text; gives the machine code, too, as a file for
    /// [`Nvdisasm`](crate::nvdisasm::Nvdisasm).
    ///
    /// # Errors
    /// Those of [`Ptxas::assemble`].
    pub fn machine_code(&self, text: &str, arch: Arch) -> Result<(Report, Vec<u8>), String> {
        let file = toolkit::temporary("cubin");
        let report = self.run(text, arch, &file)?;
        let code = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        // A file left behind in the folder for temporary files harms nothing.
        let _ = fs::remove_file(&file);
        Ok((report, code))
    }

    fn run(&self, text: &str, arch: Arch, to: &Path) -> Result<Report, String> {
        let file = toolkit::temporary("ptx");
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        let output = Command::new(&self.path)
            .args(["-v", "-arch", arch.name(), "-o"])
            .arg(to)
            .arg(&file)
            .output()
            .map_err(|error| format!("{}: {error}", self.path.display()));
        // As above.
        let _ = fs::remove_file(&file);
        let output = output?;
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

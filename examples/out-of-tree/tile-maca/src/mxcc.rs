//! The compiler: `mxcc` as a program, from a text to the binary that the runtime library loads.

use crate::runtime::TARGET;
use crate::target::Subdevice;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};
use tile_core::launch::LaunchError;

/// What every text is compiled with, besides its architecture. A product that were contracted with a
/// sum would be another number.
pub const FLAGS: [&str; 6] = ["-x", "maca", "-device-obj", "-O3", "-std=c++17", "-ffp-contract=off"];

/// Lines of what the compiler says that an error has.
const LINES: usize = 20;

/// A compiler of MACA C++.
#[derive(Clone, Debug)]
pub struct Mxcc {
    program: PathBuf,
}

impl Mxcc {
    /// The compiler in a file.
    pub fn at(program: impl Into<PathBuf>) -> Mxcc {
        Mxcc { program: program.into() }
    }

    /// The one that `TILE_MXCC` names, that of the toolkit in `MACA_PATH`, or `mxcc` of the path.
    pub fn find() -> Mxcc {
        let toolkit = || env::var_os("MACA_PATH").map(|path| Path::new(&path).join("mxgpu_llvm/bin/mxcc"));
        Mxcc::at(env::var_os("TILE_MXCC").map(PathBuf::from).or_else(toolkit).unwrap_or_else(|| "mxcc".into()))
    }

    /// The binary of a text for a subdevice.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] with what the compiler says, or when it cannot be run.
    pub fn compile(&self, text: &str, subdevice: &Subdevice, kernel: &str) -> Result<Vec<u8>, LaunchError> {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("tile-maca-{}-{number}", process::id()));
        let binary = self.compile_in(&folder, text, subdevice);
        // What is left of it is the system's to clear.
        let _ = fs::remove_dir_all(&folder);
        binary.map_err(|reason| LaunchError::Driver {
            target: TARGET.to_owned(),
            action: format!("compiling kernel `{kernel}` with {}", self.program.display()),
            reason,
        })
    }

    fn compile_in(&self, folder: &Path, text: &str, subdevice: &Subdevice) -> Result<Vec<u8>, String> {
        let told = |error: std::io::Error| error.to_string();
        fs::create_dir_all(folder).map_err(told)?;
        let (from, to) = (folder.join("kernel.maca"), folder.join("kernel.mcbin"));
        fs::write(&from, text).map_err(told)?;
        let mut command = Command::new(&self.program);
        command.args(FLAGS).arg(format!("--offload-arch={}", subdevice.arch));
        let output = command.arg("-o").arg(&to).arg(&from).output().map_err(told)?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            let said: Vec<&str> = said.lines().take(LINES).collect();
            return Err(format!("{}: {}", output.status, said.join("\n")));
        }
        fs::read(&to).map_err(told)
    }
}

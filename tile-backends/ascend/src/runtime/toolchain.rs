//! The vendor's compilers, and what they made before.
//!
//! A binary is kept under a name of the text, the compiler and its version, next
//! to the text itself, which must be the same to the byte. `TILE_ASCEND_CACHE`
//! names the folder; without it, it is one of the system's for temporary files.

use super::api::{driver, unavailable};
use crate::chip::{Chip, Generation};
use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use tile_core::files::unique;
use tile_core::launch::LaunchError;

/// What a compiler takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// Ascend C, which `bisheng` takes.
    AscendC,
    /// AscendNPU IR, which `bishengir-compile` takes; it calls `hivmc`, which must
    /// be found, too.
    NpuIr,
}

impl Language {
    fn program(self) -> &'static str {
        match self {
            Language::AscendC => "bisheng",
            Language::NpuIr => "bishengir-compile",
        }
    }

    fn extension(self) -> &'static str {
        match self {
            Language::AscendC => "cpp",
            Language::NpuIr => "mlir",
        }
    }
}

/// A compiler of the vendor's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toolchain {
    language: Language,
    compiler: PathBuf,
    version: String,
    cache: PathBuf,
}

impl Toolchain {
    /// Looks for the compiler in `PATH`, and under `ASCEND_HOME_PATH`.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] where there is none.
    pub fn find(language: Language) -> Result<Toolchain, LaunchError> {
        let mut folders: Vec<PathBuf> =
            env::var_os("PATH").map_or_else(Vec::new, |path| env::split_paths(&path).collect());
        if let Some(home) = env::var_os("ASCEND_HOME_PATH").filter(|home| !home.is_empty()) {
            let home = PathBuf::from(home);
            folders.extend(["bin", "compiler/ccec_compiler/bin"].map(|folder| home.join(folder)));
        }
        let name = language.program();
        match folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file()) {
            Some(compiler) => Toolchain::at(language, &compiler, &cache()),
            None => Err(unavailable(format!(
                "there is no `{name}`, which comes with CANN, in PATH or under ASCEND_HOME_PATH"
            ))),
        }
    }

    /// The compiler in a file, which keeps binaries in a folder.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] if it does not say its version.
    pub fn at(language: Language, compiler: &Path, cache: &Path) -> Result<Toolchain, LaunchError> {
        let out = Command::new(compiler).arg("--version").output();
        match out {
            Ok(out) if out.status.success() => Ok(Toolchain {
                language,
                compiler: compiler.to_owned(),
                version: String::from_utf8_lossy(&out.stdout).into_owned(),
                cache: cache.to_owned(),
            }),
            Ok(out) => Err(unavailable(format!("{} --version: {}", compiler.display(), out.status))),
            Err(error) => Err(unavailable(format!("{}: {error}", compiler.display()))),
        }
    }

    /// What it takes.
    pub fn language(&self) -> Language {
        self.language
    }

    fn arguments(&self, chip: &Chip, source: &Path, binary: &Path) -> Vec<OsString> {
        let mut arguments: Vec<OsString> = match self.language {
            Language::AscendC => {
                let arch = match chip.generation {
                    Generation::C220 => "--npu-arch=dav-2201",
                    Generation::C310 => "--npu-arch=dav-3510",
                };
                let mut arguments: Vec<OsString> =
                    [arch, "-O2", "-std=c++17", "-xasc", "-fPIC", "--shared"].map(Into::into).into();
                if chip.generation == Generation::C310 {
                    // Tiles go from vector units to L1 by the way on chip.
                    arguments.push("-DENABLE_CV_COMM_VIA_SSBUF=true".into());
                }
                if let Some(home) = env::var_os("ASCEND_HOME_PATH") {
                    arguments.push("-I".into());
                    arguments.push(PathBuf::from(home).join("include").into());
                }
                arguments
            }
            Language::NpuIr => {
                ["--enable-auto-multi-buffer=true", "--enable-triton-kernel-compile=true", "--enable-hivm-compile=true"]
                    .map(Into::into)
                    .into()
            }
        };
        arguments.push(source.into());
        arguments.push("-o".into());
        arguments.push(binary.into());
        arguments
    }

    /// The binary of a text, made now or before. `kernel` names it in errors.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] with what the compiler says.
    pub fn compile(&self, kernel: &str, chip: &Chip, text: &str) -> Result<PathBuf, LaunchError> {
        let action = format!("compiling kernel `{kernel}` with {}", self.compiler.display());
        let failed = |what: &dyn std::fmt::Display| driver(action.clone(), what.to_string());
        let mut hasher = DefaultHasher::new();
        (text, chip.name, self.language, &self.compiler, &self.version).hash(&mut hasher);
        let stem = self.cache.join(format!("{:016x}", hasher.finish()));
        let (source, binary) = (stem.with_extension(self.language.extension()), stem.with_extension("bin"));
        if binary.is_file() && fs::read(&source).is_ok_and(|kept| kept == text.as_bytes()) {
            return Ok(binary);
        }
        fs::create_dir_all(&self.cache).map_err(|error| failed(&error))?;
        // Readers see whole files or none: the text last, for it vouches for the
        // binary.
        let own = unique();
        let draft = stem.with_extension(format!("{own}.{}", self.language.extension()));
        let made = stem.with_extension(format!("{own}.bin"));
        fs::write(&draft, text).map_err(|error| failed(&error))?;
        let out = Command::new(&self.compiler).args(self.arguments(chip, &draft, &made)).output();
        let out = out.map_err(|error| failed(&error))?;
        if !out.status.success() || !made.is_file() {
            let _ = fs::remove_file(&draft);
            let said = String::from_utf8_lossy(&out.stderr).trim().to_owned();
            let said = if said.is_empty() { "it says nothing".to_owned() } else { said };
            return Err(failed(&format!("{}: {said}", out.status)));
        }
        fs::rename(&made, &binary).map_err(|error| failed(&error))?;
        fs::rename(&draft, &source).map_err(|error| failed(&error))?;
        Ok(binary)
    }
}

fn cache() -> PathBuf {
    match env::var_os("TILE_ASCEND_CACHE").filter(|folder| !folder.is_empty()) {
        Some(folder) => folder.into(),
        None => env::temp_dir().join("tile-ascend"),
    }
}

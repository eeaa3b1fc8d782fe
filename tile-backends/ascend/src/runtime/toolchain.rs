//! The vendor's compilers, and the cache of their binaries.
//!
//! A binary is cached under a hash of the text, the compiler, its version and its arguments, next
//! to the text itself, which must be equal to the byte. `TILE_ASCEND_CACHE` names the folder;
//! without it, it is `tile-ascend` in the user's cache folder (`XDG_CACHE_HOME`, or `.cache` at
//! home), and where there is no home, a folder of this process alone: nobody else can put a
//! binary there.

use super::api::{driver, unavailable};
use crate::chip::{Chip, Generation};
use std::ffi::OsString;
use std::fs::DirBuilder;
use std::hash::{BuildHasher as _, DefaultHasher, Hash, Hasher, RandomState};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use tile_core::files::unique;
use tile_core::launch::LaunchError;

/// The language that a compiler takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// Ascend C, which `bisheng` takes.
    AscendC,
    /// AscendNPU IR, which `bishengir-compile` takes; it calls `hivmc`, which must
    /// be found, too. For the 950 both have `-a5` behind their names.
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

/// A compiler of the vendor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toolchain {
    language: Language,
    compiler: PathBuf,
    version: String,
    cache: PathBuf,
    /// The folder of `hivmc`, if the compiler would not find it.
    back: Option<PathBuf>,
}

impl Toolchain {
    /// Looks for the compiler in `PATH`, and under `ASCEND_HOME_PATH`; for `hivmc` first
    /// of all under `BISHENG_INSTALL_PATH`.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] where there is none.
    pub fn find(language: Language) -> Result<Toolchain, LaunchError> {
        let mut folders = listed("PATH");
        for home in listed("ASCEND_HOME_PATH") {
            folders.extend(["bin", "compiler/ccec_compiler/bin"].map(|folder| home.join(folder)));
        }
        let missing = |name| {
            unavailable(format!("there is no `{name}`, which comes with CANN, in PATH or under ASCEND_HOME_PATH"))
        };
        let name = language.program();
        let compiler = folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file());
        let found = Toolchain::at(language, &compiler.ok_or_else(|| missing(name))?, &cache())?;
        match language {
            Language::AscendC => Ok(found),
            Language::NpuIr => {
                let mut all = listed("BISHENG_INSTALL_PATH").into_iter().chain(folders);
                let back = all.find(|folder| folder.join("hivmc").is_file()).ok_or_else(|| missing("hivmc"))?;
                Ok(found.with_hivmc(&back))
            }
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
                back: None,
            }),
            Ok(out) => Err(unavailable(format!("{} --version: {}", compiler.display(), out.status))),
            Err(error) => Err(unavailable(format!("{}: {error}", compiler.display()))),
        }
    }

    /// The same, where `hivmc` is in this folder.
    #[must_use]
    pub fn with_hivmc(self, folder: &Path) -> Toolchain {
        Toolchain { back: Some(folder.to_owned()), ..self }
    }

    /// The language that it takes.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The compiler for a chip.
    fn compiler(&self, chip: &Chip) -> PathBuf {
        match (self.language, chip.generation) {
            (Language::NpuIr, Generation::C310) => {
                let mut path = self.compiler.clone().into_os_string();
                path.push("-a5");
                path.into()
            }
            _ => self.compiler.clone(),
        }
    }

    /// Its arguments, besides file names.
    fn arguments(&self, chip: &Chip) -> Vec<OsString> {
        match self.language {
            Language::AscendC => {
                let arch = match chip.generation {
                    Generation::C220 => "--npu-arch=dav-2201",
                    Generation::C310 => "--npu-arch=dav-3510",
                };
                let mut arguments: Vec<OsString> =
                    [arch, "-O2", "-std=c++17", "-xasc", "-fPIC", "--shared"].map(Into::into).into();
                if chip.generation == Generation::C310 {
                    // Vector units write L1 on chip.
                    arguments.push("-DENABLE_CV_COMM_VIA_SSBUF=true".into());
                }
                for home in listed("ASCEND_HOME_PATH") {
                    arguments.push("-I".into());
                    arguments.push(home.join("include").into());
                }
                arguments
            }
            Language::NpuIr => {
                let own = ["auto-multi-buffer", "triton-kernel-compile", "hivm-compile"];
                let own = own.map(|what| format!("--enable-{what}=true").into());
                own.into_iter().chain([format!("--target=Ascend{chip}").into()]).collect()
            }
        }
    }

    /// The binary of a text, compiled or cached. `kernel` names it in errors.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] with what the compiler says.
    pub fn compile(&self, kernel: &str, chip: &Chip, text: &str) -> Result<PathBuf, LaunchError> {
        let (compiler, arguments) = (self.compiler(chip), self.arguments(chip));
        let action = format!("compiling kernel `{kernel}` with {}", compiler.display());
        let failed = |what: &dyn std::fmt::Display| driver(action.clone(), what.to_string());
        let mut hasher = DefaultHasher::new();
        (text, chip.name, self.language, &compiler, &self.version, &arguments, &self.back).hash(&mut hasher);
        let stem = self.cache.join(format!("{:016x}", hasher.finish()));
        let (source, binary) = (stem.with_extension(self.language.extension()), stem.with_extension("bin"));
        if binary.is_file() && fs::read(&source).is_ok_and(|kept| kept == text.as_bytes()) {
            return Ok(binary);
        }
        DirBuilder::new().recursive(true).mode(0o700).create(&self.cache).map_err(|error| failed(&error))?;
        // Readers see whole files or none: the text is written last, because it vouches for the
        // binary.
        let own = unique();
        let draft = stem.with_extension(format!("{own}.{}", self.language.extension()));
        let made = stem.with_extension(format!("{own}.bin"));
        fs::write(&draft, text).map_err(|error| failed(&error))?;
        let mut command = Command::new(&compiler);
        command.args(arguments).arg(&draft).arg("-o").arg(&made);
        if let Some(back) = &self.back {
            command.env("BISHENG_INSTALL_PATH", back);
        }
        let out = command.output().map_err(|error| failed(&error))?;
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

/// The folders that a variable names, if it is set to some.
fn listed(variable: &str) -> Vec<PathBuf> {
    let value = env::var_os(variable).filter(|value| !value.is_empty());
    value.map_or_else(Vec::new, |value| env::split_paths(&value).collect())
}

fn cache() -> PathBuf {
    let named = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let user = || named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache")));
    // A name that nobody can guess and create first.
    let own = || env::temp_dir().join(format!("tile-ascend-{:016x}", RandomState::new().hash_one(unique())));
    named("TILE_ASCEND_CACHE").or_else(|| Some(user()?.join("tile-ascend"))).unwrap_or_else(own)
}

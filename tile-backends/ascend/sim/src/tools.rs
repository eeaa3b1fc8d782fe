//! The external programs that kernels go through, and the cache of their results.
//!
//! `.ci/ascend` fetches them and says which variables name them.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};

/// The folder of the unpacked package `ascendnpu-ir`.
const PACKAGE: &str = "TILE_ASCENDNPU";
/// The folder of LLVM 19's programs.
const LLVM: &str = "TILE_LLVM19";
/// Those of older versions, with colons between.
const OLDER: &str = "TILE_ASCENDNPU_OLDER";
/// Set where a missing program is an error.
const REQUIRED: &str = "TILE_ASCEND_REQUIRED";

/// The vendor's package and LLVM 19.
#[derive(Clone, Debug)]
pub struct Tools {
    package: PathBuf,
    llvm: PathBuf,
}

impl Tools {
    /// Those that the environment names. Tests without them say that they are
    /// skipped.
    ///
    /// # Panics
    /// Where they are required and missing.
    pub fn find() -> Option<Tools> {
        let named = |variable| env::var_os(variable).map(PathBuf::from);
        let found = named(PACKAGE).zip(named(LLVM)).map(|(package, llvm)| Tools { package, llvm });
        let missing = match &found {
            None => Some(format!("{PACKAGE} and {LLVM} are not both set")),
            Some(tools) => {
                let wanted = [tools.tool("bishengir-opt"), tools.tool("bishengir-compile"), tools.llvm("clang")];
                wanted.iter().find(|path| !path.is_file()).map(|path| format!("there is no {}", path.display()))
            }
        };
        let Some(missing) = missing else { return found };
        assert!(env::var_os(REQUIRED).is_none(), "{missing}");
        println!("kernels for NPUs are not run: {missing} (see .ci/ascend)");
        None
    }

    /// The same of older versions of the package.
    ///
    /// # Panics
    /// Where they are required and missing.
    pub fn older(&self) -> Vec<Tools> {
        let Some(folders) = env::var_os(OLDER) else {
            assert!(env::var_os(REQUIRED).is_none(), "{OLDER} is not set");
            println!("older compilers are not asked: {OLDER} is not set (see .ci/ascend)");
            return Vec::new();
        };
        env::split_paths(&folders).map(|package| Tools { package, llvm: self.llvm.clone() }).collect()
    }

    /// Whether the package has the device's library; the oldest has not.
    pub fn has_library(&self) -> bool {
        self.bitcode("").is_dir()
    }

    /// The compiler of chips of the second generation; that of the third has `-a5` behind
    /// its name.
    pub fn compiler(&self) -> PathBuf {
        self.tool("bishengir-compile")
    }

    pub(crate) fn tool(&self, name: &str) -> PathBuf {
        self.package.join("bin").join(name)
    }

    pub(crate) fn bitcode(&self, name: &str) -> PathBuf {
        self.package.join("lib").join(name)
    }

    pub(crate) fn llvm(&self, name: &str) -> PathBuf {
        self.llvm.join(name)
    }
}

/// What a program says, or what it complains about.
pub(crate) fn run(program: &Path, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<String, String> {
    let mut command = Command::new(program);
    command.args(args);
    run_command(&mut command)
}

pub(crate) fn run_command(command: &mut Command) -> Result<String, String> {
    let name = Path::new(command.get_program()).display().to_string();
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("{name} ends with {}: {}", output.status, said.trim()))
}

/// What outlives a run of the tests: the model, and objects made of bitcode.
/// Beside the tests' own programs, so that it goes when they are cleaned.
pub(crate) fn cache() -> io::Result<PathBuf> {
    let program = env::current_exe()?;
    let target = program.ancestors().nth(3).ok_or_else(|| io::Error::other("the program lies in no target folder"))?;
    let folder = target.join("ascend-sim");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// The file of that name in the cache, made if it is not there. Several processes
/// may make it at once; each writes elsewhere and renames.
pub(crate) fn cached(name: &str, make: impl FnOnce(&Path) -> Result<(), String>) -> Result<PathBuf, String> {
    let path = cache().map_err(|error| error.to_string())?.join(name);
    if path.is_file() {
        return Ok(path);
    }
    let scratch = Scratch::new()?;
    let made = scratch.path("made");
    make(&made)?;
    let beside = path.with_extension(format!("{}.part", unique()));
    fs::copy(&made, &beside).and_then(|_| fs::rename(&beside, &path)).map_err(|error| error.to_string())?;
    Ok(path)
}

pub(crate) fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn unique() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A folder that goes with its owner.
#[derive(Debug)]
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Result<Scratch, String> {
        let folder = cache().map_err(|error| error.to_string())?.join(format!("run-{}", unique()));
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        Ok(Scratch(folder))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let path = self.path(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    }

    pub(crate) fn read(&self, name: &str) -> Result<String, String> {
        let path = self.path(name);
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A folder that stays is no reason to fail.
        let _ = fs::remove_dir_all(&self.0);
    }
}

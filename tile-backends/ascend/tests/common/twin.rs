//! Compiles Ascend C for the host against the functional twin, and runs it.

use libloading::{Library, Symbol};
use std::ffi::{CStr, c_char, c_void};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use tile_ascend::Chip;
use tile_ascend::chip::Generation;
use tile_core::files::unique;

/// Where the twin's headers are, from this crate and from that of tests for targets.
const HEADERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tile-backends/ascend/twin");

/// What a kernel runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    Vector = 1,
    #[allow(dead_code, reason = "not every test has such kernels")]
    Cube = 2,
    /// One vector unit to a cube.
    Mix = 3,
    /// Two.
    #[allow(dead_code, reason = "not every test has such kernels")]
    Both = 4,
}

/// A kernel, compiled.
pub(crate) struct Twin {
    library: Library,
}

/// Memory of a launch.
pub(crate) struct Given<'a> {
    pub(crate) bytes: &'a mut [u8],
    pub(crate) workspace: bool,
}

#[repr(C)]
struct RawGiven {
    address: *mut c_void,
    bytes: u64,
    workspace: u64,
}

#[repr(C)]
struct RawLaunch {
    sizes: [u64; 5],
    task: i64,
    blocks: i64,
    seed: u64,
    mode: i64,
    generation: i64,
    given: *const RawGiven,
    count: u64,
}

type Run = unsafe extern "C" fn(*const RawLaunch, *const u8) -> *const c_char;

/// Whether the twin takes a source.
#[allow(dead_code, reason = "not every test asks")]
pub(crate) fn accepts(clang: &Path, source: &str, kernel: &str) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("twin");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let file = folder.join(format!("{kernel}-{}.cpp", unique()));
    fs::write(&file, source).map_err(|e| e.to_string())?;
    let out = Command::new(clang)
        .args(FLAGS)
        .args([Path::new("-fsyntax-only"), Path::new("-include-pch"), &headers(clang, &folder)?, &file])
        .output()
        .map_err(|e| e.to_string())?;
    fs::remove_file(&file).map_err(|e| e.to_string())?;
    if out.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&out.stderr).into_owned()) }
}

/// How sources are compiled: compiling takes longer than running, whatever is optimised.
const FLAGS: [&str; 9] =
    ["-std=c++17", "-O0", "-Wall", "-Werror", "-Wno-unused-function", "-fPIC", "-fvisibility=hidden", "-I", HEADERS];

fn hash_of_headers() -> Result<u64, String> {
    let mut hasher = DefaultHasher::new();
    for header in ["kernel_operator", "machine", "tensor", "vector", "choose", "move", "cube", "run"] {
        fs::read(format!("{HEADERS}/{header}.h")).map_err(|e| e.to_string())?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// The twin's headers as the compiler has read them, once for all sources: reading them
/// is half of what a source takes.
fn headers(clang: &Path, folder: &Path) -> Result<PathBuf, String> {
    static READ: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let read = || {
        let version = Command::new(clang).arg("--version").output().map_err(|e| e.to_string())?.stdout;
        let mut hasher = DefaultHasher::new();
        (version, hash_of_headers()?).hash(&mut hasher);
        let read = folder.join(format!("headers-{:016x}.pch", hasher.finish()));
        if !read.exists() {
            let partial = read.with_extension(unique());
            let out = Command::new(clang)
                .args(FLAGS)
                .args(["-fpch-instantiate-templates", "-Xclang", "-fno-pch-timestamp", "-x", "c++-header"])
                .arg(format!("{HEADERS}/kernel_operator.h"))
                .args([Path::new("-o"), &partial])
                .output()
                .map_err(|e| e.to_string())?;
            if !out.status.success() {
                return Err(String::from_utf8_lossy(&out.stderr).into_owned());
            }
            fs::rename(&partial, &read).map_err(|e| e.to_string())?;
        }
        Ok(read)
    };
    READ.get_or_init(read).clone()
}

/// LLVM's linker, which takes a third of the time, where there is one.
fn linker(clang: &Path) -> Option<&'static str> {
    static FOUND: OnceLock<bool> = OnceLock::new();
    let found = || {
        let out = Command::new(clang).arg("-print-prog-name=ld.lld").output();
        out.is_ok_and(|out| Path::new(String::from_utf8_lossy(&out.stdout).trim()).is_absolute())
    };
    FOUND.get_or_init(found).then_some("-fuse-ld=lld")
}

impl Twin {
    /// Compiles a source whose entry is `kernel`.
    pub(crate) fn compile(clang: &Path, source: &str, kernel: &str) -> Result<Twin, String> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("twin");
        fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let source = format!("#line 1\n{source}\nTWIN_ENTRY({kernel})\n");
        let mut hasher = DefaultHasher::new();
        (&source, hash_of_headers()?).hash(&mut hasher);
        let stem = folder.join(format!("{kernel}-{:016x}", hasher.finish()));
        let library = stem.with_extension("so");
        if !library.exists() {
            let unique = unique();
            let file = stem.with_extension(format!("{unique}.cpp"));
            fs::write(&file, &source).map_err(|e| e.to_string())?;
            let partial = stem.with_extension(format!("{unique}.partial"));
            let headers = headers(clang, &folder)?;
            let out = Command::new(clang)
                .args(FLAGS)
                .arg("-shared")
                .args(linker(clang))
                .arg("-include-pch")
                .args([headers.as_path(), Path::new("-o"), &partial, &file])
                .output()
                .map_err(|e| e.to_string())?;
            if !out.status.success() {
                return Err(String::from_utf8_lossy(&out.stderr).into_owned());
            }
            fs::remove_file(&file).map_err(|e| e.to_string())?;
            fs::rename(&partial, &library).map_err(|e| e.to_string())?;
        }
        // SAFETY: a library made of the source and the twin.
        unsafe { Library::new(&library) }.map(|library| Twin { library }).map_err(|e| e.to_string())
    }

    /// Sets a variable of the source.
    #[allow(dead_code, reason = "not every test has one")]
    pub(crate) fn set(&self, name: &CStr, value: i64) -> Result<(), String> {
        // SAFETY: the source defines it, of this type, and nothing runs meanwhile.
        unsafe {
            let variable: Symbol<'_, *mut i64> = self.library.get(name).map_err(|e| e.to_string())?;
            **variable = value;
        }
        Ok(())
    }

    /// Runs blocks in the order of a seed. `arguments` are packed as for a
    /// launch; the addresses in it are those of `given`.
    ///
    /// # Errors
    /// What the twin found.
    pub(crate) fn run(
        &self,
        chip: &Chip,
        task: Task,
        blocks: u32,
        seed: u64,
        given: &mut [Given<'_>],
        arguments: &[u8],
    ) -> Result<(), String> {
        let raw: Vec<RawGiven> = given
            .iter_mut()
            .map(|one| RawGiven {
                address: one.bytes.as_mut_ptr().cast(),
                bytes: one.bytes.len() as u64,
                workspace: one.workspace.into(),
            })
            .collect();
        let launch = RawLaunch {
            sizes: [chip.ub, chip.l1, chip.l0, chip.l0, chip.l0c].map(u64::from),
            task: task as i64,
            blocks: blocks.into(),
            seed,
            mode: (seed % 4) as i64,
            generation: (chip.generation == Generation::C310).into(),
            given: raw.as_ptr(),
            count: raw.len() as u64,
        };
        // SAFETY: the twin defines it; the pieces are borrowed for the call.
        let fault = unsafe {
            let run: Symbol<'_, Run> = self.library.get(c"twin_run").map_err(|e| e.to_string())?;
            let fault = run(&raw const launch, arguments.as_ptr());
            if fault.is_null() {
                return Ok(());
            }
            CStr::from_ptr(fault)
        };
        Err(fault.to_string_lossy().into_owned())
    }
}

/// Arguments as a launch packs them: pointers and numbers of 64 bits aligned to
/// 8 bytes, others to their size.
#[derive(Default)]
pub(crate) struct Packed(pub(crate) Vec<u8>);

impl Packed {
    pub(crate) fn push(&mut self, bytes: &[u8]) {
        let align = bytes.len();
        self.0.resize(self.0.len().next_multiple_of(align), 0);
        self.0.extend(bytes);
    }
}

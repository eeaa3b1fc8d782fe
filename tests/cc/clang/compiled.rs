//! Compilation of texts by Clang, and of CUDA C++ by NVIDIA's compiler as well.

use crate::clang::compiler;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{LazyLock, Mutex, PoisonError};
use tile_cc::Dialect;
use tile_cc::nvrtc::Nvrtc;
use tile_golden::slice::Slices;

/// Slices of the texts, of which a run takes one.
const SLICES: usize = 19;
/// How many texts of those that are checked are also made assembly and machine code, one in so many.
const ASSEMBLED: usize = 8;

/// The distinct texts of a case, and who asked for them.
pub(crate) struct Texts {
    case: String,
    seen: Mutex<BTreeMap<(&'static str, String), String>>,
}

impl Texts {
    pub(crate) fn new(case: &str) -> Texts {
        Texts { case: case.replace("::", "-"), seen: Mutex::default() }
    }

    pub(crate) fn push(&self, dialect: &'static Dialect, kernel: &str, text: String) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.entry((dialect.name, text)).or_insert_with(|| kernel.to_owned());
    }

    /// Compiles the texts that are of this run's slice.
    ///
    /// # Panics
    /// With what the compiler said of the first text that it refused.
    pub(crate) fn finish(self) {
        let Some(clang) = compiler() else { return };
        let slices = Slices::of_environment();
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cc");
        fs::create_dir_all(&folder).expect("a folder for texts");
        let start: usize = self.case.bytes().map(usize::from).sum();
        let seen = self.seen.into_inner().unwrap_or_else(PoisonError::into_inner);
        for (number, ((dialect, text), kernel)) in seen.into_iter().enumerate() {
            if !slices.takes(start + number, SLICES) {
                continue;
            }
            let file = folder.join(format!("{}-{number}.cu", self.case));
            fs::write(&file, &text).expect("a text is written");
            let assembled = (start + number / SLICES).is_multiple_of(ASSEMBLED);
            if let Err(said) = compiled(clang, dialect, &file, assembled) {
                panic!("`{kernel}` in {dialect}, {}:\n{said}", file.display());
            }
            if let (true, Some(arch), Some(nvrtc)) = (assembled, dialect.strip_prefix("cuda-c:"), &*NVRTC)
                && let Err(error) = nvrtc.compile(&kernel, &text, arch)
            {
                panic!("`{kernel}` in {dialect}, {}: {error}", file.display());
            }
            fs::remove_file(&file).expect("the text is there");
        }
    }
}

/// NVIDIA's compiler, which makes machine code without a GPU; none where there is no library of it, and
/// then it must not be required.
static NVRTC: LazyLock<Option<Nvrtc>> = LazyLock::new(|| match Nvrtc::open() {
    Ok(nvrtc) => Some(nvrtc),
    Err(error) => {
        assert!(std::env::var_os("TILE_NVRTC_REQUIRED").is_none(), "{error}");
        println!("CUDA C++ is not compiled by NVIDIA's compiler: {error}");
        None
    }
});

/// Checks a text, or makes assembly of it; or what the compiler says.
fn compiled(clang: &Path, dialect: &str, file: &Path, assembled: bool) -> Result<(), String> {
    let how: &[&str] = if assembled { &["-O1", "-S", "-o", "/dev/null"] } else { &["-fsyntax-only"] };
    run(clang, dialect, file, how).map(drop)
}

/// Has Clang take a text of a dialect, and returns what it prints; or what it says against it.
pub(crate) fn run(clang: &Path, dialect: &str, file: &Path, how: &[&str]) -> Result<String, String> {
    let mut command = Command::new(clang);
    match dialect.split_once(':') {
        Some(("cuda-c", arch)) => {
            command.args(["-x", "cuda", "-nocudainc", "-nocudalib", &format!("--cuda-gpu-arch={arch}")]);
        }
        Some(("hip", arch)) => {
            command.args(["-x", "hip", "-nogpuinc", "-nogpulib", &format!("--offload-arch={arch}")]);
        }
        _ => return Err(format!("a dialect that Clang does not know: {dialect}")),
    }
    command.args(["--cuda-device-only", "-std=c++17", "-Wall", "-Werror"]);
    command.args(["-Wno-unused-variable", "-Wno-unused-const-variable", "-Wno-pass-failed"]);
    let output = command.args(how).arg(file).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr);
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(said.lines().take(30).map(|line| format!("{line}\n")).collect()),
    }
}

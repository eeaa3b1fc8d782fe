//! The libraries that stand in for AMD's, made with Clang.

use crate::clang::compiler;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tile_cc::hip::runtime::{Hiprtc, VENDOR};
use tile_cc::runtime::{Api, Gpu};

/// The libraries in files.
pub(crate) struct StandIn {
    /// For `libamdhip64.so`.
    pub(crate) runtime: PathBuf,
    /// The same of an older version.
    pub(crate) old: PathBuf,
    /// For `libhiprtc.so`.
    pub(crate) compiler: PathBuf,
}

/// Builds a library of a source of the stand-in.
fn build(clang: &Path, source: &str, to: &Path, flags: &[String]) {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tile-backends/cc/stand-in").join(source);
    let mut command = Command::new(clang);
    command.args(["-O1", "-std=c++17", "-shared", "-fPIC", "-Wall", "-Werror"]).args(flags);
    let output = command.arg("-o").arg(to).arg(from).output().expect("Clang runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The libraries, built once; nothing without Clang.
pub(crate) fn stand_in() -> Option<&'static StandIn> {
    static BUILT: OnceLock<Option<StandIn>> = OnceLock::new();
    let made = || {
        let clang = compiler()?;
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hip-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the libraries");
        fs::write(folder.join("fibers.h"), tile_cc::stand_in::FIBERS).expect("a header is written");
        fs::write(folder.join("runtime.h"), tile_cc::stand_in::RUNTIME).expect("a header is written");
        let made = StandIn {
            runtime: folder.join("libamdhip64.so"),
            old: folder.join("old.so"),
            compiler: folder.join("libhiprtc.so"),
        };
        let headers = format!("-I{}", folder.display());
        let version = |version: u32| [headers.clone(), format!("-DSTAND_IN_VERSION={version}")];
        build(clang, "runtime.cpp", &made.runtime, &version(60_342_134));
        build(clang, "runtime.cpp", &made.old, &version(50_731_921));
        let defined = |name: &str, path: &Path| format!("-DSTAND_IN_{name}=\"{}\"", path.display());
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tile-backends/cc/stand-in");
        let paths = [defined("CLANG", clang), defined("FIBERS", &folder), defined("HIP", &sources)];
        build(clang, "hiprtc.cpp", &made.compiler, &paths);
        Some(made)
    };
    BUILT.get_or_init(made).as_ref()
}

/// The device of a number: 0 a `gfx90a`, 1 a `gfx942`, 2 a `gfx1100`, 3 a `gfx1201`; nothing without Clang.
pub(crate) fn device(ordinal: usize) -> Option<Gpu> {
    let stand_in = stand_in()?;
    let api = Api::open(&VENDOR, &stand_in.runtime).expect("the library opens");
    Some(Gpu::open(&api, Arc::new(Hiprtc::at(&stand_in.compiler)), ordinal).expect("the device is there"))
}

/// A function of the stand-in's own.
///
/// # Panics
/// Where there is none.
pub(crate) fn control<F: Copy>(name: &str) -> F {
    let path = &stand_in().expect("it was built").runtime;
    // SAFETY: the stand-in's initialisers have no demands. It stays open, so that its functions stay.
    let library = Box::leak(Box::new(unsafe { libloading::Library::new(path) }.expect("it opens")));
    // SAFETY: the caller names the function's type.
    *unsafe { library.get::<F>(name) }.expect("it is there")
}

/// Keeps other tests from the stand-in, whose memory and failures are of the whole process.
pub(crate) fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

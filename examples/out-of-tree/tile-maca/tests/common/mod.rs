//! The stand-ins: a runtime library and a compiler in the place of MetaX', made with Clang.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, OnceLock};
use std::{env, fs};
use tile_maca::Maca;
use tile_maca::mxcc::Mxcc;
use tile_maca::runtime::Api;

/// Clang, where there is one: the one that `TILE_CLANG` names, or of the path.
fn clang() -> Option<PathBuf> {
    let named = env::var_os("TILE_CLANG").filter(|named| !named.is_empty()).map(PathBuf::from);
    named.or_else(|| {
        let works = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|o| o.status.success());
        let found = ["clang++-19", "clang++"].into_iter().find(works);
        if found.is_none() {
            println!("skipped: MACA C++ is not compiled, there is no clang++ (TILE_CLANG may name one)");
        }
        found.map(PathBuf::from)
    })
}

/// The folder with the stand-ins.
pub fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stand-in")
}

/// The library that stands in for the runtime's, built once; nothing without Clang.
pub fn library() -> Option<&'static Path> {
    static BUILT: OnceLock<Option<PathBuf>> = OnceLock::new();
    let build = || {
        let clang = clang()?;
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("maca-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the library");
        let library = folder.join("libmcruntime.so");
        let mut command = Command::new(&clang);
        command.args(["-O1", "-std=c++17", "-shared", "-fPIC", "-Wall", "-Werror", "-o"]).arg(&library);
        let output = command.arg(sources().join("runtime.cpp")).output().expect("Clang runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        // A compiler that finds Clang.
        let (mxcc, program) = (folder.join("mxcc"), sources().join("mxcc"));
        fs::write(folder.join("fibers.h"), tile_cc::stand_in::FIBERS).expect("the header is written");
        let (clang, folder, program) = (clang.display(), folder.display(), program.display());
        let text =
            format!("#!/bin/sh\nSTAND_IN_CLANG='{clang}' STAND_IN_FIBERS='{folder}' exec /bin/sh '{program}' \"$@\"\n");
        fs::write(&mxcc, text).expect("a program is written");
        #[cfg(unix)]
        fs::set_permissions(&mxcc, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("and may be run");
        Some(library)
    };
    BUILT.get_or_init(build).as_deref()
}

/// The compiler that stands in.
pub fn mxcc() -> Mxcc {
    Mxcc::at(library().expect("it was built").with_file_name("mxcc"))
}

/// The device of a number, 0 a C500, 1 a C600; nothing without Clang.
pub fn device(ordinal: usize) -> Option<Maca> {
    let api: Arc<Api> = Api::at(library()?).expect("the library opens");
    Some(Maca::with(api, mxcc(), ordinal).expect("the device is there"))
}

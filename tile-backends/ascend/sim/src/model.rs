//! The model of the instructions as a library for the host, compiled once.

use crate::tools::{Tools, cached, hash_of, run};
use libloading::os::unix::{Library as Shared, RTLD_GLOBAL, RTLD_NOW};
use std::collections::BTreeSet;
use std::error::Error as _;
use std::ffi::{OsStr, c_char, c_int, c_void};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::thread;

/// Conversions of half floats are instructions there.
pub(crate) const ARCH: &str = "-march=x86-64-v3";

macro_rules! sources {
    ($($name:literal),*) => { &[$(($name, include_str!(concat!("../model/", $name)))),*] };
}
const HEADERS: &[(&str, &str)] = sources!("machine.h", "order.h", "lanes.h");
const SOURCES: &[(&str, &str)] = sources!(
    "machine.cpp",
    "order.cpp",
    "registers.cpp",
    "vector.cpp",
    "convert.cpp",
    "reduce.cpp",
    "rearrange.cpp",
    "move.cpp",
    "cube.cpp"
);

#[repr(C)]
pub(crate) struct Machine(c_void);

/// What code that was made for a core is called as.
pub(crate) type Entry = unsafe extern "C" fn(*mut *mut c_void);

/// The model's own functions.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) machine: unsafe extern "C" fn(*const u64) -> *mut Machine,
    pub(crate) free: unsafe extern "C" fn(*mut Machine),
    pub(crate) buffer: unsafe extern "C" fn(*mut Machine, *const c_char, u64, u32) -> *mut u8,
    pub(crate) launch: unsafe extern "C" fn(
        *mut Machine,
        Option<Entry>,
        Option<Entry>,
        *mut *mut c_void,
        i64,
        i64,
        c_int,
        c_int,
        *mut u64,
    ) -> *const c_char,
    // Keeps the functions above, and what code of kernels calls.
    _shared: Shared,
}

/// The model's file.
fn file(tools: &Tools) -> Result<&'static PathBuf, String> {
    static FILE: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    FILE.get_or_init(|| {
        let clang = tools.llvm("clang");
        let compile = |name: &str, text: &str| {
            let key = hash_of(&(name, text, HEADERS, &clang, ARCH));
            cached(&format!("{name}.{key:016x}.o"), |made| {
                let scratch = crate::tools::Scratch::new()?;
                for (header, text) in HEADERS {
                    scratch.write(header, text)?;
                }
                let source = scratch.write(name, text)?;
                let flags =
                    ["-x", "c++", "-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror", "-Wno-deprecated-declarations"];
                let more = ["-fno-exceptions", "-fno-rtti", "-fPIC", ARCH, "-c"];
                let args = flags.iter().chain(&more).map(AsRef::<OsStr>::as_ref);
                run(&clang, args.chain([source.as_os_str(), "-o".as_ref(), made.as_os_str()]))?;
                Ok(())
            })
        };
        let objects: Vec<Result<PathBuf, String>> = thread::scope(|scope| {
            let running: Vec<_> = SOURCES.iter().map(|(name, text)| scope.spawn(|| compile(name, text))).collect();
            running.into_iter().map(|one| one.join().unwrap_or_else(|_| Err("a compilation panicked".into()))).collect()
        });
        let objects = objects.into_iter().collect::<Result<Vec<_>, _>>()?;
        cached(&format!("model.{:016x}.so", hash_of(&objects)), |made| {
            let args = ["-shared", "-o"].iter().map(AsRef::<OsStr>::as_ref).chain([made.as_os_str()]);
            let args = args.chain(objects.iter().map(|object| object.as_os_str()));
            run(&clang, args.chain(["-lstdc++".as_ref(), "-lm".as_ref()]))?;
            Ok(())
        })
    })
    .as_ref()
    .map_err(Clone::clone)
}

/// The names of the instructions that are modelled.
pub(crate) fn instructions(tools: &Tools) -> Result<&'static BTreeSet<String>, String> {
    static NAMES: OnceLock<Result<BTreeSet<String>, String>> = OnceLock::new();
    NAMES
        .get_or_init(|| {
            let flags = ["-D", "--defined-only", "--format=just-symbols"];
            let args = flags.iter().map(AsRef::<OsStr>::as_ref).chain([file(tools)?.as_os_str()]);
            let said = run(&tools.llvm("llvm-nm"), args)?;
            Ok(said.lines().filter_map(|line| line.strip_prefix("hivm.")).map(str::to_string).collect())
        })
        .as_ref()
        .map_err(Clone::clone)
}

/// Why something was not loaded; the reason is behind the error.
pub(crate) fn loading(error: libloading::Error) -> String {
    error.source().map_or_else(|| error.to_string(), |reason| format!("{error}: {reason}"))
}

/// The model in this process.
pub(crate) fn loaded(tools: &Tools) -> Result<&'static Model, String> {
    static MODEL: OnceLock<Result<Model, String>> = OnceLock::new();
    MODEL
        .get_or_init(|| {
            let file = file(tools)?;
            // SAFETY: The library is ours; loading it runs nothing. Its symbols have
            // the types they are declared with in `machine.cpp`.
            unsafe {
                let shared = Shared::open(Some(file), RTLD_NOW | RTLD_GLOBAL).map_err(loading)?;
                Ok(Model {
                    machine: *shared.get(b"npu_machine\0").map_err(loading)?,
                    free: *shared.get(b"npu_free\0").map_err(loading)?,
                    buffer: *shared.get(b"npu_buffer\0").map_err(loading)?,
                    launch: *shared.get(b"npu_launch\0").map_err(loading)?,
                    _shared: shared,
                })
            }
        })
        .as_ref()
        .map_err(Clone::clone)
}

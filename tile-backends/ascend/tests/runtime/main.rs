//! The runtime, with a stand-in for AscendCL that runs kernels on the twin, and a script in place of
//! the vendor's compiler.
#![cfg(target_os = "linux")]

#[path = "../common/clang.rs"]
mod clang;
mod host;
mod kernels;
mod npuir;
mod parts;
mod uninit;
mod views;

use libloading::{Library, Symbol};
use std::ffi::{CString, c_char, c_int};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::{env, fs, thread};
use tile_ascend::chip::Chip;
use tile_ascend::runtime::{Ascend, AscendTensor, Function, Language, Packed, Scratch, Toolchain};
use tile_core::elem::DType;
use tile_core::launch::{Arg, Input, LaunchError, Output, Scalar};
use tile_core::tensor::Tensor;

const ADD: &str = include_str!("../twin/kernels/add.cpp");

/// The stand-in, to one test at a time.
struct StandIn {
    library: &'static Library,
    path: PathBuf,
    compiler: PathBuf,
    folder: PathBuf,
    _turn: MutexGuard<'static, ()>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("ascend-runtime")
}

/// Builds the library and the compiler's script, once.
fn built(clang: &Path) -> &'static (Library, PathBuf, PathBuf) {
    static BUILT: OnceLock<(Library, PathBuf, PathBuf)> = OnceLock::new();
    BUILT.get_or_init(|| {
        let folder = folder();
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("there is room");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/runtime/stand_in.cpp");
        let library = folder.join("libascendcl.so");
        let out = Command::new(clang)
            .args(["-std=c++17", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o"])
            .args([&library, Path::new(source)])
            .output()
            .expect("the compiler runs");
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        let compiler = folder.join("bisheng");
        let text = format!(
            r#"#!/bin/sh
# In the place of bisheng: the twin's library of a source.
if [ "$1" = --version ]; then echo "stand-in 1"; exit 0; fi
while [ $# -gt 0 ]; do
  case "$1" in -o) out="$2"; shift;; *.cpp) source="$1";; esac
  shift
done
if grep -q BROKEN "$source"; then echo "it is broken" >&2; exit 1; fi
echo compiled >> "{folder}/log"
entry=$(sed -n 's/.*__aicore__ void \([a-z_0-9]*\)(.*/\1/p' "$source")
cp "$source" "$out.cpp"
echo "TWIN_ENTRY($entry)" >> "$out.cpp"
echo "extern \"C\" {{ const char *twin_entry = \"$entry\"; int twin_task = AscendC::twin::task_of(&$entry); }}" >> "$out.cpp"
exec {clang} -std=c++17 -O1 -shared -fPIC -I "{headers}" "$out.cpp" -o "$out"
"#,
            folder = folder.display(),
            clang = clang.display(),
            headers = concat!(env!("CARGO_MANIFEST_DIR"), "/twin"),
        );
        fs::write(&compiler, text).expect("there is room");
        fs::set_permissions(&compiler, fs::Permissions::from_mode(0o755)).expect("it is ours");
        // SAFETY: a library without initialisers of note.
        let opened = unsafe { Library::new(&library) }.expect("it was just built");
        (opened, library, compiler)
    })
}

fn stand_in() -> Option<StandIn> {
    static TURN: Mutex<()> = Mutex::new(());
    let clang = clang::compiler()?;
    let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (library, path, compiler) = built(clang);
    let stand_in = StandIn { library, path: path.clone(), compiler: compiler.clone(), folder: folder(), _turn: turn };
    stand_in.call("stand_in_reset");
    Some(stand_in)
}

impl StandIn {
    fn call(&self, name: &str) -> c_int {
        // SAFETY: functions of the stand-in without arguments.
        unsafe {
            let function: Symbol<'_, unsafe extern "C" fn() -> c_int> = self.library.get(name).expect("it has it");
            function()
        }
    }

    /// Has the call behind `skip` others of a function fail.
    fn fail(&self, name: &str, skip: c_int) {
        let text = CString::new(name).expect("no zero bytes");
        // SAFETY: as the stand-in declares it.
        unsafe {
            let fail: Symbol<'_, unsafe extern "C" fn(*const c_char, c_int)> =
                self.library.get("stand_in_fail").expect("it has it");
            fail(text.as_ptr(), skip);
        }
    }

    /// What the devices are from now on; nothing where the name is empty.
    fn soc(&self, name: &str) {
        let text = CString::new(name).expect("no zero bytes");
        // SAFETY: as the stand-in declares it.
        unsafe {
            let soc: Symbol<'_, unsafe extern "C" fn(*const c_char)> =
                self.library.get("stand_in_soc").expect("it has it");
            soc(text.as_ptr());
        }
    }

    fn calls(&self, name: &str) -> c_int {
        let text = CString::new(name).expect("no zero bytes");
        // SAFETY: as the stand-in declares it.
        unsafe {
            let calls: Symbol<'_, unsafe extern "C" fn(*const c_char) -> c_int> =
                self.library.get("stand_in_calls").expect("it has it");
            calls(text.as_ptr())
        }
    }

    /// What has not been given back.
    fn left(&self) -> c_int {
        self.call("stand_in_left")
    }

    fn open(&self) -> Result<Ascend, LaunchError> {
        Ascend::with_library(&self.path, 0)
    }

    fn toolchain(&self) -> Toolchain {
        Toolchain::at(Language::AscendC, &self.compiler, &self.folder.join("cache")).expect("it says its version")
    }

    fn add(&self, ascend: &Ascend) -> Result<Function, LaunchError> {
        let binary = self.toolchain().compile("add", ascend.chip(), ADD)?;
        ascend.function(&ascend.load_file(&binary)?, "add")
    }
}

type Vector = AscendTensor<f32, 1>;

/// Arguments for a launch on an NPU.
fn input(vector: &impl Input<Ascend, f32, 1>) -> Arg<'_> {
    vector.arg()
}

fn output(vector: &mut impl Output<Ascend, f32, 1>) -> Arg<'_> {
    vector.arg_mut()
}

fn launch(ascend: &Ascend, add: &Function, x: &Vector, y: &Vector, mut z: &mut Vector) -> Result<(), LaunchError> {
    let n = x.shape()[0];
    let addresses = [x.address(), y.address(), z.address()];
    let mut args = [input(&x), input(&y), output(&mut z)];
    let pack = |_: u64| {
        let mut packed = Packed::new();
        addresses.iter().for_each(|&address| packed.address(address));
        packed.scalar(Scalar { dtype: DType::Index, bits: n as u64 });
        packed
    };
    // SAFETY: the kernel adds n elements of each.
    unsafe { ascend.launch_packed(add, 2, &mut args, Scratch::default(), &pack) }
}

fn numbers(n: usize, step: f32) -> Tensor<f32, 1> {
    let mut tensor = Tensor::zeros([n]);
    for (i, x) in tensor.as_mut_slice().expect("it is contiguous").iter_mut().enumerate() {
        *x = i as f32 * step;
    }
    tensor
}

/// x + y on one stream, and the sum + y on another.
fn chain(stand_in: &StandIn) -> Result<Vec<f32>, LaunchError> {
    let ascend = stand_in.open()?;
    let other = ascend.new_stream()?;
    let add = stand_in.add(&ascend)?;
    let n = 1000;
    let x = Vector::from_host(&ascend, &numbers(n, 1.0).view())?;
    let y = Vector::from_host(&ascend, &numbers(n, 0.5).view())?;
    let mut z = Vector::zeros(&ascend, [n])?;
    let mut w = Vector::zeros(&other, [n])?;
    launch(&ascend, &add, &x, &y, &mut z)?;
    launch(&other, &add, &z, &y, &mut w)?;
    // Read by one stream, overwritten by the other.
    launch(&ascend, &add, &y, &y, &mut z)?;
    drop((x, y));
    let host = w.to_host()?;
    ascend.synchronize()?;
    Ok(host.as_slice().expect("it is contiguous").to_vec())
}

#[test]
fn work_is_done_in_order_across_streams_and_everything_is_given_back() {
    let Some(stand_in) = stand_in() else { return };
    // What other tests have made fail to be given back.
    let before = stand_in.left();
    let found = chain(&stand_in).unwrap_or_else(|error| panic!("{error}"));
    let expected: Vec<f32> = (0..1000).map(|i| i as f32 * 2.0).collect();
    assert_eq!(found, expected);
    assert_eq!(stand_in.left(), before);
}

/// Every call that a whole program makes fails once: the error says so, nothing
/// is freed that may be in use, and the next program runs.
#[test]
fn every_call_may_fail() {
    let Some(stand_in) = stand_in() else { return };
    let calls = [
        "aclInit",
        "aclrtGetDeviceCount",
        "aclrtSetDevice",
        "aclrtCreateContext",
        "aclrtSetCurrentContext",
        "aclrtCreateStream",
        "aclrtBinaryLoadFromFile",
        "aclrtBinaryGetFunction",
        "aclrtMalloc",
        "aclrtMemcpy",
        "aclrtMemsetAsync",
        "aclrtCreateEvent",
        "aclrtRecordEvent",
        "aclrtStreamWaitEvent",
        "aclrtSynchronizeEvent",
        "aclrtSynchronizeStream",
        "aclrtLaunchKernelWithHostArgs",
    ];
    each_fails_once(&stand_in, &calls, &chain);
}

/// Has each of a program's calls fail once: the program gives the error or does
/// without the call; its element 10 is 20.
fn each_fails_once(stand_in: &StandIn, calls: &[&str], program: &dyn Fn(&StandIn) -> Result<Vec<f32>, LaunchError>) {
    program(stand_in).unwrap_or_else(|error| panic!("{error}"));
    let counts: Vec<c_int> = calls.iter().map(|name| stand_in.calls(name)).collect();
    for (name, count) in calls.iter().zip(counts) {
        assert!(count > 0, "{name} is never called");
        let mut told = 0;
        for skip in 0..count {
            stand_in.call("stand_in_reset");
            stand_in.fail(name, skip);
            match program(stand_in) {
                Ok(found) => assert_eq!(found[10], 20.0, "{name} after {skip}"),
                Err(LaunchError::Driver { target, reason, .. }) => {
                    told += 1;
                    assert_eq!(target, "ascend");
                    assert!(reason.contains(&format!("asked to fail: {name}")), "{name} after {skip}: {reason}");
                }
                Err(other) => panic!("{name} after {skip}: {other}"),
            }
        }
        assert!(told > 0, "no failure of {name} is an error");
    }
}

/// Failures while things are given back are nobody's error.
#[test]
fn giving_back_may_fail() {
    let Some(stand_in) = stand_in() else { return };
    for name in [
        "aclrtFree",
        "aclrtDestroyStream",
        "aclrtDestroyEvent",
        "aclrtBinaryUnLoad",
        "aclrtDestroyContext",
        "aclrtSynchronizeDevice",
    ] {
        stand_in.call("stand_in_reset");
        stand_in.fail(name, 0);
        chain(&stand_in).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// A kernel that fails is the error of what waits for it.
#[test]
fn faults_of_kernels_are_errors_of_what_waits() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = stand_in.open().expect("the stand-in has a device");
    let faulty = ADD.replace("n - i * 256 < 256 ? n - i * 256 : 256", "256");
    let binary = stand_in.toolchain().compile("add", ascend.chip(), &faulty).expect("it is C++");
    let module = ascend.load_file(&binary).expect("it is a library");
    let add = ascend.function(&module, "add").expect("it is there");
    let x = Vector::from_host(&ascend, &numbers(10, 1.0).view()).expect("there is memory");
    let mut z = Vector::zeros(&ascend, [10]).expect("there is memory");
    launch(&ascend, &add, &x, &x, &mut z).expect("the launch itself is fine");
    let error = ascend.synchronize().expect_err("it goes beyond its tensors");
    let LaunchError::Driver { action, reason, .. } = &error else { panic!("{error}") };
    assert_eq!(action, "waiting for the stream");
    assert!(reason.contains("line "), "{reason}");
    stand_in.call("stand_in_reset");
}

#[test]
fn what_is_missing_is_said() {
    let Some(stand_in) = stand_in() else { return };
    let unavailable = |result: Result<Ascend, LaunchError>| match result {
        Err(LaunchError::Unavailable { target, reason }) if target == "ascend" => reason,
        other => panic!("{other:?}"),
    };
    let reason = unavailable(Ascend::with_library(Path::new("/nowhere/libascendcl.so"), 0));
    assert!(reason.contains("AscendCL cannot be opened"), "{reason}");
    // Any other library lacks the functions.
    let reason = unavailable(Ascend::with_library(Path::new("libc.so.6"), 0));
    assert!(reason.contains("has no function `aclInit`"), "{reason}");
    let reason = unavailable(Ascend::with_library(&stand_in.path, 7));
    assert_eq!(reason, "there is no device 7, devices are numbered below 1");
    for (soc, said) in [
        ("Ascend310P3", "device 0 is Ascend310P3, expected one of 910B1, "),
        ("", "the driver does not say which chip the device is"),
    ] {
        stand_in.soc(soc);
        let reason = unavailable(stand_in.open());
        assert!(reason.starts_with(said), "{reason}");
    }
    stand_in.call("stand_in_reset");
    let ascend = stand_in.open().expect("the stand-in has a device");
    let error = ascend.load_data(b"binary").expect_err("the stand-in lacks the function");
    assert!(error.to_string().contains("has no function `aclrtBinaryLoadFromData`"), "{error}");
    let error = AscendTensor::<f32, 2>::zeros(&ascend, [1 << 40, 1 << 40]).expect_err("no memory is as large");
    assert!(matches!(&error, LaunchError::Driver { action, .. } if action.contains("allocating")), "{error}");
    let error = Vector::zeros(&ascend, [1 << 42]).expect_err("there is not as much");
    assert!(error.to_string().contains("out of memory"), "{error}");
}

/// Threads that read one tensor on one stream come between each other's launch and its
/// mark; whoever writes it then comes behind all of them.
#[test]
fn readers_of_one_stream_are_all_waited_for() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = stand_in.open().expect("the stand-in has a device");
    let other = ascend.new_stream().expect("there are streams");
    let add = stand_in.add(&ascend).expect("it is C++");
    let n = 64;
    let y = Vector::from_host(&ascend, &numbers(n, 0.5).view()).expect("there is memory");
    for _ in 0..50 {
        let mut x = Vector::from_host(&ascend, &numbers(n, 1.0).view()).expect("there is memory");
        let mut sums = [0; 4].map(|_| Vector::zeros(&ascend, [n]).expect("there is memory"));
        thread::scope(|scope| {
            for sum in &mut sums {
                scope.spawn(|| launch(&ascend, &add, &x, &y, sum).expect("it is launched"));
            }
        });
        launch(&other, &add, &y, &y, &mut x).expect("it is launched");
        assert_eq!(x.to_host().expect("the device answers")[[10]], 10.0);
        for sum in &sums {
            assert_eq!(sum.to_host().expect("the device answers")[[10]], 15.0);
        }
    }
}

/// A context unloads what it has loaded, whoever still has the name of it.
#[test]
fn binaries_go_with_their_context() {
    let Some(stand_in) = stand_in() else { return };
    let before = stand_in.left();
    let ascend = stand_in.open().expect("the stand-in has a device");
    let binary = stand_in.toolchain().compile("add", ascend.chip(), ADD).expect("it is C++");
    let module = ascend.load_file(&binary).expect("it is a library");
    drop(ascend);
    assert_eq!(stand_in.left(), before);
    let other = stand_in.open().expect("the stand-in has a device");
    let error = other.function(&module, "add").expect_err("it is gone");
    assert!(error.to_string().contains("the binary was loaded into another context"), "{error}");
}

#[test]
fn texts_are_compiled_once_and_errors_are_the_compilers() {
    let Some(stand_in) = stand_in() else { return };
    let compiled = || fs::read_to_string(stand_in.folder.join("log")).unwrap_or_default().lines().count();
    let ascend = stand_in.open().expect("the stand-in has a device");
    let toolchain = stand_in.toolchain();
    let text = format!("// another\n{ADD}");
    let before = compiled();
    let binary = toolchain.compile("add", ascend.chip(), &text).expect("it is C++");
    assert_eq!(toolchain.compile("add", ascend.chip(), &text), Ok(binary.clone()));
    assert_eq!(compiled(), before + 1);
    // A text that is not the one that was compiled does not vouch for the binary.
    fs::write(binary.with_extension("cpp"), "something else").expect("it is ours");
    assert_eq!(toolchain.compile("add", ascend.chip(), &text), Ok(binary));
    assert_eq!(compiled(), before + 2);
    // Threads that compile one text at once all get it.
    let shared = format!("// of several\n{ADD}");
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert!(toolchain.compile("add", ascend.chip(), &shared).is_ok_and(|made| made.is_file())));
        }
    });
    let error = toolchain.compile("add", ascend.chip(), "// BROKEN").expect_err("the script says so");
    assert!(error.to_string().contains("it is broken"), "{error}");
    // What another version of this crate told the compiler is another binary's name.
    let before = compiled();
    let third = Chip::from_name("950PR_9589").expect("it is known");
    assert_ne!(toolchain.compile("add", &third, &text), toolchain.compile("add", ascend.chip(), &text));
    assert_eq!(compiled(), before + 1);
    let error = Toolchain::at(Language::AscendC, Path::new("/nowhere/bisheng"), Path::new("/tmp")).expect_err("none");
    assert!(matches!(error, LaunchError::Unavailable { .. }), "{error}");
}

//! The subcommand on crates that it makes, and on crates that it cannot work with.
//!
//! Everything is built against this repository, in one build directory.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tile_golden::slice::taken;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// A new directory for a test, in no workspace.
fn directory(name: &str) -> PathBuf {
    let directory = std::env::temp_dir().join(format!("cargo-tile-{name}-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("the system's directory for temporary files can be written");
    directory
}

/// How many parts the tests are that build crates for most of their time; a run has one.
const PARTS: usize = 4;

/// Lets tests with a crate of the same name take turns: they share its drivers.
fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A command that builds in the tests' build directory.
fn command(program: &str, directory: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(program);
    built(command.args(args).current_dir(directory)).output().expect("the program runs")
}

/// The command, with what says where and how things are built.
fn built(command: &mut Command) -> &mut Command {
    command.env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("build"));
    // What is built as for a release is asked whether it works, not how fast it is.
    for profile in ["RELEASE", "BENCH"] {
        command.env(format!("CARGO_PROFILE_{profile}_OPT_LEVEL"), "0");
    }
    command
}

fn tile(directory: &Path, args: &[&str]) -> Output {
    let args: Vec<&str> = ["tile"].into_iter().chain(args.iter().copied()).collect();
    command(env!("CARGO_BIN_EXE_cargo-tile"), directory, &args)
}

#[track_caller]
fn succeeds(output: &Output) -> String {
    let (told, said) = (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{}\n{told}\n{said}", output.status);
    said.into_owned()
}

#[track_caller]
fn fails(output: &Output, code: i32, message: &str) {
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{told}");
    assert!(told.contains(message), "expected `{message}` in\n{told}");
}

/// The tested versions of dependencies.
fn pin(directory: &Path) {
    fs::copy(Path::new(ROOT).join("Cargo.lock"), directory.join("Cargo.lock")).expect("the repository has a lock file");
}

#[test]
fn a_new_crate_builds_passes_its_tests_and_is_worked_with() {
    if !taken(0, PARTS) {
        return;
    }
    let _turn = turn();
    let all = directory("new");
    succeeds(&tile(&all, &["new", "my-kernels", "--tile-kernel", ROOT]));
    let krate = all.join("my-kernels");
    pin(&krate);
    succeeds(&command("cargo", &krate, &["fmt", "--check"]));
    let tests = succeeds(&command("cargo", &krate, &["test"]));
    assert!(tests.contains("3 passed"), "{tests}");
    succeeds(&command("cargo", &krate, &["bench", "--no-run"]));
    // The same crate for Python, whose library `.ci/wheel` builds and calls.
    succeeds(&tile(&all, &["new", "my-kernels", "--path", "python", "--python", "--tile-kernel", ROOT]));
    pin(&all.join("python"));
    succeeds(&command("cargo", &all.join("python"), &["fmt", "--check"]));
    succeeds(&command("cargo", &all.join("python"), &["tree", "--features", "python", "--invert", "pyo3-ffi"]));

    let list = succeeds(&tile(&krate, &["list"]));
    assert!(list.contains("linear_relu  BM = 64, BN = 64, BK = 32  BM BN BK  src/lib.rs:16"), "{list}");
    let json: serde_json::Value = serde_json::from_str(&succeeds(&tile(&krate, &["list", "--json"]))).unwrap();
    assert_eq!(
        (json[0]["path"].as_str(), json[0]["condition"].as_bool()),
        (Some("my_kernels::linear_relu"), Some(true))
    );
    assert!(succeeds(&tile(&krate, &["emit", "linear_relu"])).starts_with("kernel linear_relu<const BM: index"));
    fails(&tile(&krate, &["emit", "linear_relux"]), 2, "unknown kernel `linear_relux`: did you mean `linear_relu`?");
    fails(&tile(&krate, &["emit", "linear_relu", "--target", "gpu"]), 2, "unknown target `gpu`, expected cpu, ");
    fails(&tile(&krate, &["bench", "--device", "gpu"]), 2, "unknown device `gpu`, expected one of ascend, cpu");

    let ptx = succeeds(&tile(&krate, &["emit", "linear_relu", "--target", "sm_90a"]));
    assert!(ptx.contains(".target sm_90a"), "{ptx}");
    let drawn = ["emit", "linear_relu", "--target", "sm_90a", "--layout-svg", "l.svg", "--schedule-svg", "s.svg"];
    assert!(succeeds(&tile(&krate, &drawn)).contains("plan of linear_relu"));
    for (file, part) in [("l.svg", ">bank of shared memory"), ("s.svg", ">pipeline 1: ")] {
        let drawing = fs::read_to_string(krate.join(file)).unwrap();
        assert!(drawing.starts_with("<svg ") && drawing.contains(part), "{file}: {drawing}");
    }
    let check = succeeds(&tile(&krate, &["check", "--target", "sm_90a", "--dims", "m=256,n=256,k=256"]));
    assert!(check.contains("linear_relu for sm_90a") && check.contains("times are predicted for an H100"), "{check}");

    let dims = "m=64,n=64,k=64";
    let verified = succeeds(&tile(&krate, &["verify", "linear_relu", "--dims", "m=65,n=33,k=40"]));
    assert!(verified.contains("linear_relu: agrees on cpu in 3 cases"), "{verified}");
    let tuned =
        ["tune", "linear_relu", "--dims", dims, "--trials", "3", "--time", "2", "--write", "tuning", "--no-cache"];
    let tuned = succeeds(&tile(&krate, &tuned));
    assert!(tuned.contains("candidates tried), on 64x64") && tuned.contains("wrote tuning for "), "{tuned}");
    let list = fs::read_to_string(krate.join("tuning/tables.rs")).unwrap();
    assert!(list.contains("include_str!("), "{list}");
    #[cfg(target_os = "linux")]
    a_search_is_broken_off_and_goes_on(&krate);
    let bench = succeeds(&tile(&krate, &["bench", "linear_relu", "--dims", dims, "--json"]));
    let bench: serde_json::Value = serde_json::from_str(&bench).unwrap();
    assert!(bench["results"][0]["seconds"].as_f64().unwrap() > 0.0, "{bench}");

    let profile = [
        "profile",
        "linear_relu",
        "--dims",
        dims,
        "--html",
        "report.html",
        "--trace",
        "trace.json",
        "--roofs",
        "20,100",
    ];
    assert!(succeeds(&tile(&krate, &profile)).contains("linear_relu  10"));
    assert!(fs::read_to_string(krate.join("report.html")).unwrap().contains("64×64"));

    fs::write(krate.join("src/lib.rs"), "use tile_kernel::nothing;\n").unwrap();
    fails(&tile(&krate, &["list"]), 101, "the crate does not compile for its driver");
}

/// Breaks a search off as Ctrl-C does, and starts it again: what was measured counts, and nobody is
/// blamed. The instances are those of the search before.
#[cfg(target_os = "linux")]
fn a_search_is_broken_off_and_goes_on(krate: &Path) {
    use std::os::unix::process::{CommandExt, ExitStatusExt};
    let journal = krate.join("journal.jsonl");
    let args = ["tile", "tune", "linear_relu", "--dims", "m=128,n=128,k=128", "--trials", "3", "--time", "2"];
    let more = ["--no-cache", "--json", "--journal", "journal.jsonl"];
    // A shell lets what it runs in the background ignore Ctrl-C.
    let mut command = Command::new("env");
    command.arg("--default-signal=INT").arg(env!("CARGO_BIN_EXE_cargo-tile")).args(args).args(more);
    let mut child = built(&mut command).current_dir(krate).process_group(0).stdout(Stdio::null()).spawn().unwrap();
    let ran = || lines(&journal).into_iter().filter(|line| line.get("ran").is_some()).collect::<Vec<_>>();
    while ran().is_empty() {
        assert!(child.try_wait().unwrap().is_none(), "the search ends before it has measured anything");
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let group = format!("-{}", child.id());
    assert!(Command::new("kill").args(["-INT", "--", &group]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().signal(), Some(2), "it ends by the signal");
    let before = lines(&journal);
    let measured = ran();

    let told = succeeds(&tile(krate, &[&args[1..], &more].concat()));
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let trials = told["results"][0]["trials"].as_array().unwrap();
    assert!(trials.iter().all(|trial| !trial["outcome"].as_str().unwrap().starts_with("failed")), "{told}");
    assert_eq!(lines(&journal)[..before.len()], before, "the journal goes on");
    for line in measured {
        let (point, samples) = (&line["ran"]["point"], line["ran"]["samples"].as_array().unwrap());
        let mut later = ran().into_iter().filter(|later| later["ran"]["point"] == *point);
        let kept = |later: serde_json::Value| later["ran"]["samples"].as_array().unwrap().starts_with(&samples[..1]);
        assert!(later.all(kept), "the samples of {point} were taken anew");
    }
}

/// The lines of a journal that are whole.
#[cfg(target_os = "linux")]
fn lines(journal: &Path) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(journal).unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

#[test]
fn crates_without_kernels_are_told_what_they_lack() {
    let all = directory("without");
    let krate = |name: &str, manifest: &str, file: &str| {
        let directory = all.join(name);
        fs::create_dir_all(directory.join("src")).unwrap();
        let head = format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
        fs::write(directory.join("Cargo.toml"), format!("{head}\n[workspace]\n{manifest}")).unwrap();
        fs::write(directory.join(file), "").unwrap();
        pin(&directory);
        directory
    };
    let plain = krate("plain", "", "src/lib.rs");
    fails(&tile(&plain, &["list"]), 2, "package `plain` does not depend on `tile-kernel`");
    let binary = krate("binary", "", "src/main.rs");
    fails(&tile(&binary, &["list"]), 2, "package `binary` has no library");
    let several = krate("several", "members = [\"one\"]\n", "src/lib.rs");
    fs::create_dir_all(several.join("one/src")).unwrap();
    let manifest = "[package]\nname = \"one\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";
    fs::write(several.join("one/Cargo.toml"), manifest).unwrap();
    fs::write(several.join("one/src/lib.rs"), "").unwrap();
    fails(&tile(&several, &["list", "-p", "two"]), 2, "no package `two` in this workspace, expected one of ");
    fails(&tile(&several, &["list", "-p", "one"]), 2, "package `one` does not depend on `tile-kernel`");
    fails(&tile(&all.join("plain"), &["list", "--manifest-path", "no.toml"]), 2, "cargo knows no package here");
}

/// A crate of a vendor's that the user's manifest names: its target is emitted and checked.
#[test]
fn registered_crates_add_targets() {
    if !taken(2, PARTS) {
        return;
    }
    let all = directory("registered");
    let root = Path::new(ROOT).canonicalize().unwrap();
    let path = |of: &str| format!("{{ path = '{}', default-features = false }}", root.join(of).display());
    let krate = |name: &str, manifest: &str, text: &str| {
        let directory = all.join(name);
        fs::create_dir_all(directory.join("src")).unwrap();
        let head = format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
        fs::write(directory.join("Cargo.toml"), format!("{head}{manifest}")).unwrap();
        fs::write(directory.join("src/lib.rs"), text).unwrap();
        directory
    };
    let [cc, core] = ["tile-backends/cc", "tile-core"].map(path);
    let manifest = format!("[workspace]\n[dependencies]\ntile-cc = {cc}\ntile-core = {core}\n");
    krate("vendor-board", &manifest, VENDOR);
    let manifest = format!(
        "[package.metadata.tile]\nregister = [\"board\"]\n[workspace]\n[dependencies]\ntile-kernel = {}\n\
         board = {{ package = \"vendor-board\", path = \"../vendor-board\" }}\n",
        path("")
    );
    let user = krate("user", &manifest, USER);
    pin(&user);
    let text = succeeds(&tile(&user, &["emit", "double", "--target", "vendor:board"]));
    assert!(text.contains("BOARD void ") && text.contains("float *__restrict__ x"), "{text}");
    let checked = succeeds(&tile(&user, &["check", "--target", "vendor:board"]));
    assert!(checked.contains("double for vendor:board") && checked.contains("shared memory"), "{checked}");
    let output = tile(&user, &["emit", "double", "--target", "vendor:bird"]);
    fails(&output, 1, "unknown target `vendor:bird`, expected one of ");
    fails(&output, 1, "hip:gfx1201, vendor:board; `[package.metadata.tile] register` in Cargo.toml names crates");

    let manifest = fs::read_to_string(user.join("Cargo.toml")).unwrap();
    let change = |from: &str, to: &str| fs::write(user.join("Cargo.toml"), manifest.replace(from, to)).unwrap();
    change("[\"board\"]", "[\"bird\"]");
    fails(&tile(&user, &["list"]), 2, "register` names `bird`, expected a crate that package `user` depends on");
    change("[\"board\"]", "\"board\"");
    fails(&tile(&user, &["list"]), 2, "register` of package `user` is \"board\", expected a list of names of crates");
    change("register = [\"board\"]\n", "");
    fails(&tile(&user, &["bench", "--device", "board"]), 2, "unknown device `board`, expected one of ascend, cpu");
}

const VENDOR: &str = r#"
use tile_core::launch::LaunchError;

static BOARD: tile_cc::Dialect = tile_cc::Dialect { name: "vendor:board", entry: "BOARD void", ..tile_cc::cuda::SM_80 };

pub fn register() -> Result<(), LaunchError> {
    tile_cc::register(&BOARD)
}
"#;

const USER: &str = "
use tile_kernel::prelude::*;

#[tile_kernel(default(N = 64))]
pub fn double<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut x_f = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut x_f);
    parallel!(N, |i| {
        x_f[i] = x_f[i] + x_f[i];
    });
    copy(&x_f, y.at_mut([b * N]));
}
";

/// A crate with mistakes: rows tell them, and their edits make it compile.
#[test]
fn mistakes_are_told_as_data_and_their_edits_repair_them() {
    let krate = directory("mistakes");
    fs::create_dir_all(krate.join("src")).unwrap();
    let root = Path::new(ROOT).canonicalize().unwrap();
    let dependency = format!("tile-kernel = {{ path = '{}', default-features = false }}", root.display());
    let head = "[package]\nname = \"mistakes\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n";
    fs::write(krate.join("Cargo.toml"), format!("{head}{dependency}\n")).unwrap();
    pin(&krate);
    let broken = "use tile_kernel::prelude::*;

#[tile_kernel]
pub fn product<const N: usize>(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, c: &mut Tensor<f32, 2>) {
    dims!(a = [N, 8], b = [N, 8], c = [N, N]);
    let mut a_s = shared::<f32>([N, 8]);
    let mut b_s = shared::<f32>([N, 8]);
    let mut acc = fragment::<f32>([N, N]);
    copy(a, &mut a_s);
    copy(b, &mut b_s);
    claer(&mut acc);
    gemm(&a_s, &b_s, &mut acc);
    copy(&acc, c);
}
";
    let source = krate.join("src/lib.rs");
    fs::write(&source, broken).unwrap();
    let output = tile(&krate, &["check", "--json"]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(101), "{told}");
    let rows: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    let of = |code: &str| rows.iter().find(|row| row["code"] == code).unwrap_or_else(|| panic!("{code}: {rows:#?}"));
    let name = of("T0301");
    assert_eq!(
        (name["message"].as_str(), name["help"][0].as_str()),
        (Some("there is no function `claer`"), Some("did you mean `clear`?"))
    );
    assert_eq!((name["span"]["file"].as_str(), name["span"]["start"]["line"].as_u64()), (Some("src/lib.rs"), Some(11)));
    let extents = of("T0503");
    assert_eq!(extents["fix"][0]["edits"][0]["replacement"], "b_s.t()");

    let mut repaired = broken.to_owned();
    let mut edits: Vec<_> = [name, extents].iter().map(|row| row["fix"][0]["edits"][0].clone()).collect();
    edits.sort_by_key(|edit| std::cmp::Reverse(edit["span"]["start"]["byte"].as_u64()));
    for edit in edits {
        let byte = |end: &str| edit["span"][end]["byte"].as_u64().unwrap() as usize;
        repaired.replace_range(byte("start")..byte("end"), edit["replacement"].as_str().unwrap());
    }
    assert!(repaired.contains("clear(&mut acc);\n    gemm(&a_s, b_s.t(), &mut acc);"), "{repaired}");
    fs::write(&source, repaired).unwrap();
    assert_eq!(succeeds(&tile(&krate, &["check", "--json"])).trim(), "[]");
    fails(&tile(&krate, &["check", "product"]), 2, "`check` expects `--target TARGET` beside `product`");
}

/// Kernels of this repository, in a workspace of several packages.
#[test]
fn kernels_of_this_repository_are_found_without_a_list() {
    if !taken(3, PARTS) {
        return;
    }
    let list = succeeds(&tile(Path::new(ROOT), &["list", "-p", "tile-kernels", "--no-default-features", "--json"]));
    let rows: serde_json::Value = serde_json::from_str(&list).unwrap();
    let names: Vec<&str> = rows.as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect();
    let text = fs::read_to_string(Path::new(ROOT).join("examples/kernels/src/registry.rs")).unwrap();
    let (_, listed) = text.split_once("\nentries! {").unwrap();
    let listed: Vec<&str> =
        listed.split_once("\n}").unwrap().0.lines().filter_map(|line| line.trim().strip_suffix(',')).collect();
    assert!(listed.len() > 50);
    for entry in listed {
        let (_, name) = entry.split_once("::").unwrap();
        assert!(names.contains(&name), "{name} is not among {names:?}");
    }
}

/// The commands and the code of `docs/tuning.md`, as they stand there.
#[test]
fn the_walk_through_works_as_it_is_written() {
    if !taken(1, PARTS) {
        return;
    }
    let _turn = turn();
    let page = fs::read_to_string(Path::new(ROOT).join("docs/tuning.md")).unwrap();
    let all = directory("page");
    let cache = all.join("cache");
    let mut at = all.clone();
    for (language, text) in blocks(&page) {
        match language {
            "sh" => text.lines().for_each(|line| step(&mut at, line, &cache)),
            "rust" => {
                let tune = Path::new(ROOT).join("tile-tune").canonicalize().unwrap();
                let manifest = fs::read_to_string(at.join("Cargo.toml")).unwrap();
                let with = format!("[dependencies]\ntile-tune = {{ path = '{}' }}\n", tune.display());
                fs::write(at.join("Cargo.toml"), manifest.replace("[dependencies]\n", &with)).unwrap();
                fs::write(at.join("tests/tuned.rs"), text).unwrap();
                let told = succeeds(&run(&mut Command::new("cargo"), &at, &["test", "--test", "tuned"], &cache));
                assert!(told.contains("1 passed"), "{told}");
            }
            _ => {}
        }
    }
    assert!(at.join("tuning/tables.rs").is_file() && cache.is_dir(), "the page tunes");
    assert!(at.join("report.html").is_file() && at.join("trace.json").is_file(), "the page profiles");
}

/// The blocks of code of a page, with their languages.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let parts = page.split("```").skip(1).step_by(2);
    parts.filter_map(|part| part.split_once('\n')).collect()
}

fn run(command: &mut Command, at: &Path, args: &[&str], cache: &Path) -> Output {
    built(command.args(args).current_dir(at).env("TILE_TUNE_CACHE", cache)).output().expect("the program runs")
}

/// A line of a shell.
fn step(at: &mut PathBuf, line: &str, cache: &Path) {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["cd", into] => {
            *at = at.join(into);
            pin(at);
        }
        ["cargo", "tile", "new", name] => {
            let tile = &mut Command::new(env!("CARGO_BIN_EXE_cargo-tile"));
            succeeds(&run(tile, at, &["tile", "new", name, "--tile-kernel", ROOT], cache));
        }
        ["cargo", "tile", ..] => {
            let tile = &mut Command::new(env!("CARGO_BIN_EXE_cargo-tile"));
            succeeds(&run(tile, at, &words[1..], cache));
        }
        ["cargo", ..] => {
            succeeds(&run(&mut Command::new("cargo"), at, &words[1..], cache));
        }
        _ => panic!("`{line}` is no command that the page may have"),
    }
}

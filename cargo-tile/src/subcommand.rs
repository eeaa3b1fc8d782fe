//! The command line of `cargo tile`.

use crate::project::{REGISTER, Registered};
use crate::{Driver, Error, Project, Scaffold, Select, bench_task, diagnostics, launcher, scaffold};
use std::path::PathBuf;

/// A command: its name, what it does, and whether the driver runs it.
const COMMANDS: &[(&str, &str)] = &[
    ("new NAME [--python]", "make a crate with a kernel, a test, a bench and CI; a Python package as well"),
    ("list [KERNEL…]", "list the kernels with their parameters"),
    ("emit [KERNEL]", "print a kernel after a stage of compilation, for a target"),
    ("expand [KERNEL…] --as-kernel", "print the tile kernel that an expression became"),
    ("check [--json]", "say what the macros and rustc find wrong, with `--json` as data"),
    ("check [KERNEL…] --target TARGET", "say what is slow in kernels on a target, without a device"),
    ("tune [KERNEL…]", "find the fastest instances of tuning lists on a device"),
    ("tune [KERNEL…] --target CHIP", "find them for an Ascend chip, by its performance model alone"),
    ("bench [KERNEL…]", "time kernels on a device"),
    ("profile [KERNEL…]", "time launches beside their bytes and operations"),
    ("verify [KERNEL…]", "compare a device's results with the interpreter's"),
    ("bench-task DIR", "check and time a solution of a task, whose reference is a module of PyTorch"),
    ("launch -n N -- PROGRAM…", "start a program as N ranks, which `tile-dist` lets find each other"),
    ("certify [KERNEL…]", "say what is proved of kernels, checked at launch, or only observed"),
];

/// Commands that launch kernels, whose driver is built with optimisation.
const LAUNCHING: &[&str] = &["tune", "bench", "profile", "verify"];

/// Flags of these that take a value.
const VALUED: &[&str] = &[
    "--device",
    "--with",
    "--dims",
    "--extents",
    "--scalars",
    "--time",
    "--trials",
    "--write",
    "--journal",
    "--patience",
    "--html",
    "--trace",
    "--roofs",
    "--seed",
    "--cases",
];

const FLAGS: &[(&str, &str)] = &[
    ("-p, --package NAME", "the package, where the workspace has several"),
    ("--manifest-path FILE", "the crate, if not that of the current directory"),
    ("--features LIST", "features of the crate"),
    ("--no-default-features", "leave its default features out"),
    ("--offline", "ask no registry"),
];

/// Runs the command that the arguments name; gives the program's status.
///
/// # Errors
/// See [`Error`].
pub fn run(args: &[String]) -> Result<u8, Error> {
    let Some((command, rest)) = args.split_first() else {
        return Err(Error::usage(format!("expected a command\n\n{}", help())));
    };
    match command.as_str() {
        "help" | "--help" | "-h" => {
            print!("{}", help());
            Ok(0)
        }
        "--version" | "-V" => {
            println!("cargo-tile {}", env!("CARGO_PKG_VERSION"));
            Ok(0)
        }
        "new" => new(rest),
        "check" => check(rest),
        "bench-task" => bench_task::run(rest),
        "launch" => launcher::run(rest),
        name if names().any(|known| known == name) => drive(name, rest),
        name => {
            let known: Vec<String> = names().map(|name| format!("`{name}`")).collect();
            Err(Error::usage(format!("unknown command `{name}`, expected one of {}", known.join(", "))))
        }
    }
}

fn names() -> impl Iterator<Item = &'static str> {
    let mut names: Vec<&str> = COMMANDS.iter().filter_map(|(usage, _)| usage.split(' ').next()).collect();
    names.dedup();
    names.into_iter()
}

fn help() -> String {
    let mut text = "cargo tile COMMAND [FLAGS]\n\nCommands:\n".to_owned();
    for (usage, about) in COMMANDS {
        text += &format!("  {usage:34} {about}\n");
    }
    text += "\nFlags of every command but `new`, `bench-task` and `launch`:\n";
    for (usage, about) in FLAGS {
        text += &format!("  {usage:34} {about}\n");
    }
    text + "\nA command's own flags are listed where it is given an unknown one. `--json` is for tools.\n"
}

/// `check`: of a target by the driver; without one, what the compiler says of the crate. Where a
/// crate does not compile, `--json` says why in either case.
fn check(args: &[String]) -> Result<u8, Error> {
    let json = args.iter().any(|arg| arg == "--json");
    let target = args.iter().any(|arg| arg == "--target" || arg.starts_with("--target="));
    if target {
        match drive("check", args) {
            Err(error) if json && error.code == 101 => {}
            done => return done,
        }
    }
    let (select, rest) = select(args)?;
    if let Some(other) = rest.iter().find(|arg| !target && *arg != "--json") {
        return Err(Error::usage(format!(
            "`check` expects `--target TARGET` beside `{other}`, such as sm_90a, wgsl or ascendc:910B1; without a target \
             it takes `--json` alone"
        )));
    }
    let found = diagnostics::collect(&Project::find(&select)?, &select)?;
    if json {
        println!("{}", found.json());
    } else {
        eprint!("{}", found.text());
    }
    Ok(found.status())
}

/// Runs a command in the crate's driver.
fn drive(command: &str, args: &[String]) -> Result<u8, Error> {
    let (select, rest) = select(args)?;
    let modelled = command == "tune" && value_of(&rest, "--target").is_some();
    if LAUNCHING.contains(&command) && !modelled {
        return launch(command, &select, rest);
    }
    let needs = features(&rest)?;
    let project = Project::find(&select)?;
    let features = needs.of(&project.registered)?;
    let driver = Driver::write(&project, &select, &features)?;
    let mut args = vec![command.to_owned()];
    args.extend(rest);
    driver.run(modelled, &args)
}

/// Runs a command that launches kernels. On the CPU, these are instances that the driver is
/// compiled with, which another driver lists.
fn launch(command: &str, select: &Select, args: Vec<String>) -> Result<u8, Error> {
    let (device, names) = device_and_names(&args)?;
    let (feature, cpu) = match device.as_str() {
        "cpu" => (Some("cpu"), true),
        "interpreter" => (None, false),
        "cuda" => (Some("cuda"), false),
        "wgpu" => (Some("wgpu"), false),
        "ascend" => (Some("ascend"), false),
        "hip" => (Some("hip"), false),
        // Perhaps a registered one, which the driver knows.
        _ => (None, false),
    };
    let project = Project::find(select)?;
    if feature.is_none() && device != "interpreter" && project.registered.is_empty() {
        return Err(Error::usage(format!(
            "unknown device `{device}`, expected one of ascend, cpu, cuda, hip, interpreter, wgpu, or one that a crate \
             adds which `{REGISTER}` in Cargo.toml names"
        )));
    }
    let mut instances = Vec::new();
    if cpu {
        let mut wanted = vec!["instances".to_owned()];
        wanted.extend(names);
        if command == "tune" {
            let most = value_of(&args, "--trials").unwrap_or("64").to_owned();
            wanted.extend(["--tuned".to_owned(), "--most".to_owned(), most]);
        }
        let listed = Driver::write(&project, select, &[])?.output(&wanted)?;
        instances = listed.lines().map(str::to_owned).collect();
    }
    let features: Vec<&str> = feature.into_iter().collect();
    let driver = Driver::write_native(&project, select, &features, &instances)?;
    let mut all = vec![command.to_owned()];
    all.extend(args);
    if command == "tune" {
        // A candidate that hangs, or ends its process, costs itself alone.
        all.push("--isolate".to_owned());
    }
    driver.run(true, &all)
}

/// The device that is named, the CPU if none is, and the kernels.
fn device_and_names(args: &[String]) -> Result<(String, Vec<String>), Error> {
    let mut names = Vec::new();
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        if VALUED.contains(&arg.as_str()) {
            let value = rest.next();
            value.ok_or_else(|| Error::usage(format!("`{arg}` expects a value")))?;
        } else if !arg.starts_with('-') {
            names.push(arg.clone());
        }
    }
    Ok((value_of(args, "--device").unwrap_or("cpu").to_owned(), names))
}

/// The value of a flag.
fn value_of<'a>(args: &'a [String], flag: &str) -> Option<&'a str> {
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        if arg == flag {
            return rest.next().map(String::as_str);
        }
        if let Some(value) = arg.strip_prefix(flag).and_then(|rest| rest.strip_prefix('=')) {
            return Some(value);
        }
    }
    None
}

/// Takes the flags that say which crate is meant out of the arguments.
fn select(args: &[String]) -> Result<(Select, Vec<String>), Error> {
    let (mut select, mut rest) = (Select::default(), Vec::new());
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let (flag, mut attached) = match arg.split_once('=') {
            Some((flag, value)) if flag.starts_with("--") => (flag, Some(value.to_owned())),
            _ => (arg.as_str(), None),
        };
        let mut value = || {
            let value = attached.take().or_else(|| args.next().cloned());
            value.ok_or_else(|| Error::usage(format!("`{flag}` expects a value")))
        };
        match flag {
            "-p" | "--package" => select.package = Some(value()?),
            "--manifest-path" => select.manifest = Some(PathBuf::from(value()?)),
            "--features" | "-F" => {
                let list = value()?;
                let list = list.split([',', ' ']).filter(|feature| !feature.is_empty());
                select.features.extend(list.map(str::to_owned));
            }
            "--no-default-features" => select.no_default_features = true,
            "--offline" => select.offline = true,
            _ => rest.push(arg.clone()),
        }
    }
    Ok((select, rest))
}

/// What the targets among a command's arguments need.
#[derive(PartialEq, Eq, Debug)]
struct Needs {
    /// Features of `tile-cli`.
    features: Vec<&'static str>,
    /// A target that another crate may add.
    foreign: Option<String>,
}

impl Needs {
    /// The features of a driver that registers these crates.
    fn of(mut self, registered: &[Registered]) -> Result<Vec<&'static str>, Error> {
        let Some(target) = self.foreign else { return Ok(self.features) };
        if registered.is_empty() {
            return Err(Error::usage(format!(
                "unknown target `{target}`, expected cpu, one of NVIDIA's such as sm_90a, cuda-c:ARCH, hip:ARCH, wgsl, \
                 wgsl:coop, wgsl:software, spirv, npuir:CHIP, ascendc:CHIP, or one that a crate adds which \
                 `{REGISTER}` in Cargo.toml names"
            )));
        }
        // Those of other crates are dialects of C++; the driver knows which there are.
        if !self.features.iter().any(|feature| matches!(*feature, "cc" | "cuda")) {
            self.features.push("cc");
        }
        Ok(self.features)
    }
}

/// What the targets among a command's arguments need.
fn features(args: &[String]) -> Result<Needs, Error> {
    let (mut features, mut foreign) = (Vec::new(), None);
    for (at, arg) in args.iter().enumerate() {
        let target = match arg.strip_prefix("--target") {
            Some("") => args.get(at + 1).map(String::as_str),
            Some(attached) => attached.strip_prefix('='),
            None => continue,
        };
        let Some(target) = target else { return Err(Error::usage("`--target` expects a value")) };
        let feature = match target.split(':').next().unwrap_or(target) {
            "cpu" => continue,
            "wgsl" | "spirv" => "wgpu",
            "npuir" | "ascendc" => "ascend",
            name if name.starts_with("sm_") => "cuda",
            "cuda-c" | "hip" => "cc",
            _ => {
                foreign.get_or_insert_with(|| target.to_owned());
                continue;
            }
        };
        if !features.contains(&feature) {
            features.push(feature);
        }
    }
    Ok(Needs { features, foreign })
}

/// `new NAME`.
fn new(args: &[String]) -> Result<u8, Error> {
    let (mut name, mut directory, mut tile_kernel, mut python) = (None, None, None, false);
    let mut parser = lexopt::Parser::from_args(args);
    let usage = |error: lexopt::Error| Error::usage(error.to_string());
    while let Some(arg) = parser.next().map_err(usage)? {
        match arg {
            lexopt::Arg::Value(value) if name.is_none() => name = Some(value.to_string_lossy().into_owned()),
            lexopt::Arg::Long("python") => python = true,
            lexopt::Arg::Long("path") => directory = Some(PathBuf::from(parser.value().map_err(usage)?)),
            lexopt::Arg::Long("tile-kernel") => tile_kernel = Some(PathBuf::from(parser.value().map_err(usage)?)),
            other => {
                let message = other.unexpected();
                return Err(Error::usage(format!(
                    "{message}, expected `new NAME` with `--path DIRECTORY`, `--python` or `--tile-kernel DIRECTORY`"
                )));
            }
        }
    }
    let name = name.ok_or_else(|| Error::usage("`new` expects a name, as in `cargo tile new my-kernels`"))?;
    let directory = directory.unwrap_or_else(|| PathBuf::from(&name));
    scaffold(&Scaffold { name: name.clone(), directory: directory.clone(), tile_kernel, python })?;
    println!("made `{name}` in {}", directory.display());
    println!("next: cd {} && cargo test && cargo tile list", directory.display());
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(args: &[&str]) -> Vec<String> {
        args.iter().map(|&arg| arg.to_owned()).collect()
    }

    #[test]
    fn flags_of_the_crate_are_told_from_those_of_the_command() {
        let args = ["matmul", "-p", "k", "--target=sm_90a", "--features", "a,b", "--offline", "--json"];
        let (select, rest) = select(&strings(&args)).unwrap();
        assert_eq!(rest, ["matmul", "--target=sm_90a", "--json"]);
        assert_eq!((select.package.as_deref(), select.offline), (Some("k"), true));
        assert_eq!(select.features, ["a", "b"]);
        assert_eq!(super::select(&strings(&["-p"])).unwrap_err().message, "`-p` expects a value");
    }

    #[test]
    fn targets_decide_features() {
        let of = |args: &[&str]| features(&strings(args)).and_then(|needs| needs.of(&[]));
        assert_eq!(of(&["k", "--target", "sm_90a", "--target=wgsl:coop"]), Ok(vec!["cuda", "wgpu"]));
        assert_eq!(of(&["--target", "ascendc:910B1"]), Ok(vec!["ascend"]));
        assert_eq!(of(&["--target", "hip:gfx942"]), Ok(vec!["cc"]));
        assert_eq!(of(&["--target", "cpu"]), Ok(vec![]));
        let error = of(&["--target", "gpu"]).unwrap_err();
        assert!(error.message.starts_with("unknown target `gpu`, expected cpu, ") && error.code == 2, "{error}");
        assert!(error.message.ends_with("`[package.metadata.tile] register` in Cargo.toml names"), "{error}");
    }

    #[test]
    fn targets_of_registered_crates_are_the_drivers_to_know() {
        let krate = Registered { name: "vendor".to_owned(), package: "vendor".to_owned(), source: None };
        let of = |args: &[&str]| features(&strings(args)).and_then(|needs| needs.of(std::slice::from_ref(&krate)));
        assert_eq!(of(&["--target", "maca:c500"]), Ok(vec!["cc"]));
        assert_eq!(of(&["--target", "maca:c500", "--target", "sm_80"]), Ok(vec!["cuda"]));
        assert_eq!(of(&["--target", "sm_80"]), Ok(vec!["cuda"]));
    }

    #[test]
    fn kernels_are_told_from_values() {
        let args = strings(&["--device", "cuda", "k", "--dims=m=1", "--time", "2", "l"]);
        assert_eq!(device_and_names(&args), Ok(("cuda".to_owned(), strings(&["k", "l"]))));
        assert_eq!(device_and_names(&strings(&["--trials"])).unwrap_err().message, "`--trials` expects a value");
    }

    #[test]
    fn unknown_commands_name_those_there_are() {
        let error = run(&strings(&["lst"])).unwrap_err();
        assert_eq!(
            error.message,
            "unknown command `lst`, expected one of `new`, `list`, `emit`, `expand`, `check`, `tune`, `bench`, `profile`, `verify`, `bench-task`, `launch`, `certify`"
        );
        assert_eq!(error.code, 2);
    }
}

//! Runs of cargo with their time on the clock and on CPUs.

use std::fs::{File, FileTimes};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime};

/// Seconds.
#[derive(Clone, Copy)]
pub(super) struct Spent {
    pub(super) wall: f64,
    /// Of all processes; the time on the clock where the system does not say.
    pub(super) cpu: f64,
}

/// Settings of an environment that users do not have.
const SETTINGS: &[&str] = &["CARGO_INCREMENTAL", "CARGO_PROFILE_DEV_DEBUG", "RUSTFLAGS", "CARGO_TARGET_DIR"];

/// Runs cargo in a folder.
pub(super) fn cargo(folder: &Path, arguments: &[&str]) -> Result<Spent, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    SETTINGS.iter().for_each(|name| {
        command.env_remove(name);
    });
    let (before, started) = (children(), Instant::now());
    let output = command
        .args(arguments)
        .arg("--quiet")
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    let wall = started.elapsed().as_secs_f64();
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(format!("`cargo {}` in {}: {text}", arguments.join(" "), folder.display()));
    }
    let cpu = before.zip(children()).map_or(wall, |(before, after)| after - before);
    Ok(Spent { wall, cpu })
}

/// CPU seconds of the processes that this one has waited for, and of theirs, on Linux.
fn children() -> Option<f64> {
    /// `_SC_CLK_TCK`, which Linux has on every architecture.
    const TICKS: f64 = 100.0;
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may hold spaces; fields count from behind it.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((number(13)? + number(14)?) / TICKS)
}

/// Makes a file one that was just written.
pub(super) fn touch(path: &Path) -> Result<(), String> {
    let file = File::options().append(true).open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let times = FileTimes::new().set_modified(SystemTime::now());
    file.set_times(times).map_err(|error| format!("{}: {error}", path.display()))
}

/// The processor, its cores and the compiler.
pub(super) fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    let model = model.map_or("unknown processor", |(_, name)| name.trim());
    let version = Command::new("rustc").arg("--version").output().ok();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default();
    format!("{model}, {cores} cores, {version}")
}

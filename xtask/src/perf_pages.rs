//! `cargo xtask perf-pages`: writes `docs/performance.md` and its charts.
//!
//! They come from `benches/results/*.json` and from nothing else, one file a
//! device. `--check` compares instead of writing; a test does the same.

mod chart;
mod page;
mod results;

use results::Device;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let check = match arguments {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err(format!("takes `--check` or nothing, found `{}`", arguments.join(" "))),
    };
    let root = crate::root();
    let mut stale = Vec::new();
    for (path, text) in generated(&root)? {
        if fs::read_to_string(root.join(&path)).is_ok_and(|found| found == text) {
            continue;
        }
        if check {
            stale.push(path.display().to_string());
        } else {
            write(&root.join(&path), &text)?;
        }
    }
    if stale.is_empty() {
        Ok(())
    } else {
        Err(format!("not what benches/results gives, `cargo xtask perf-pages` writes it: {}", stale.join(", ")))
    }
}

/// The files that results give, by path below the root.
fn generated(root: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let devices = Device::all(&root.join("benches/results"))?;
    let mut out = vec![(PathBuf::from("docs/performance.md"), page::write(&devices)?)];
    out.extend(devices.iter().map(|device| (PathBuf::from("docs").join(device.chart()), chart::draw(device))));
    Ok(out)
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let parent = path.parent().expect("a path below the root");
    let failed = |e: std::io::Error| format!("{}: {e}", path.display());
    fs::create_dir_all(parent).map_err(failed)?;
    fs::write(path, text).map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_what_results_give() {
        run(&["--check".to_owned()]).unwrap();
    }

    #[test]
    fn page_is_short() {
        let files = generated(&crate::root()).unwrap();
        let lines = files[0].1.lines().count();
        assert!(lines <= 200, "docs/performance.md: {lines} lines");
    }
}

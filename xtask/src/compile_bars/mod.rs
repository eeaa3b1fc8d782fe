//! `cargo xtask compile-bars`: measures what a user's crate with kernels costs to build, in
//! scratch crates below `target/compile-bars`.
//!
//! | bar | measured |
//! |---|---|
//! | `softmax`, `matmul` | CPU time of rustc for one more release instance: a crate with 1 and one with 1 + n instances, the difference over n |
//! | `hello` | a debug build of one kernel from nothing, dependencies included, on the clock and in CPU time (two cores for 30 s), and its binary |
//! | `forty` | `cargo check` and a debug build of 40 kernels, after an edit of one |
//! | `gpu` | the one rustc of `tests/gpu` in release; left out unless named |
//!
//! Builds are those of a user: without the settings of a CI environment. Results go to
//! `benches/compile/builds.json`, from which `docs/compile-times.md` has its table. Bars that are
//! not measured keep their last figures.

mod measure;
mod scratch;

use crate::root;
use measure::Spent;
use serde_json::{Map, Value, json};
use std::fs;
use std::path::Path;

const RESULTS: &str = "benches/compile/builds.json";
const PAGE: &str = "docs/compile-times.md";
const LINES: &str = "benches/compile/measured.jsonl";

/// Instances that a crate has more of, whose time is divided by their number.
const MORE: usize = 4;

const KERNELS: usize = 40;

/// Measures builds.
type Measure = fn() -> Result<Vec<Row>, String>;

/// The builds that can be named, and what measures each.
const BARS: &[(&str, Measure)] =
    &[("softmax", softmax), ("matmul", matmul), ("hello", hello), ("forty", forty), ("gpu", gpu)];

/// What was measured of one build.
struct Row {
    name: &'static str,
    /// Of what, in words.
    what: String,
    value: f64,
    unit: &'static str,
    bar: f64,
    /// How long it took on the clock, where the value is CPU time.
    wall: Option<f64>,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let unknown = arguments.iter().find(|name| BARS.iter().all(|(bar, _)| bar != name));
    if let Some(unknown) = unknown {
        let names: Vec<&str> = BARS.iter().map(|(name, _)| *name).collect();
        return Err(format!("no build `{unknown}`: {}", names.join(", ")));
    }
    let mut rows = Vec::new();
    for (name, measure) in BARS {
        let named = if arguments.is_empty() { *name != "gpu" } else { arguments.iter().any(|other| other == name) };
        if named {
            rows.extend(measure()?);
        }
    }
    for row in &rows {
        let verdict = if row.value <= row.bar { "holds" } else { "missed" };
        println!("{}: {} {:.2} {}, bar {} {}: {verdict}", row.name, row.what, row.value, row.unit, row.bar, row.unit);
    }
    record(&root(), &rows)
}

/// One more instance of a kernel in release.
fn instance(name: &'static str, launch: fn(usize) -> String, source: &str, bar: f64) -> Result<Vec<Row>, String> {
    let of = |count: usize| -> Result<Spent, String> {
        let launches: String = (0..count).map(launch).collect();
        let main = format!("{source}\nfn main() {{\n    let cpu = Cpu::new();\n{launches}}}\n");
        let folder = scratch::package(name, &main)?;
        measure::cargo(&folder, &["build", "--release"])?;
        // Once more, now that dependencies are there.
        scratch::touch(&folder)?;
        measure::cargo(&folder, &["build", "--release"])
    };
    let (one, more) = (of(1)?, of(1 + MORE)?);
    let each = |a: f64, b: f64| (b - a).max(0.0) / MORE as f64;
    Ok(vec![Row {
        name,
        what: "one more release instance, CPU time".to_owned(),
        value: each(one.cpu, more.cpu),
        unit: "s",
        bar,
        wall: Some(each(one.wall, more.wall)),
    }])
}

fn softmax() -> Result<Vec<Row>, String> {
    instance("softmax", scratch::launch_softmax, scratch::SOFTMAX, 0.25)
}

fn matmul() -> Result<Vec<Row>, String> {
    instance("matmul", scratch::launch_matmul, scratch::MATMUL, 0.4)
}

/// The kernel of the README, from nothing: as cargo does by itself, and without the parts of debug
/// information that only debuggers read.
fn hello() -> Result<Vec<Row>, String> {
    let main =
        format!("{}\nfn main() {{\n    let cpu = Cpu::new();\n{}}}\n", scratch::MATMUL, scratch::launch_matmul(0));
    let folder = scratch::package("hello", &main)?;
    // Sources of dependencies are fetched in front of the clock.
    measure::cargo(&folder, &["fetch"])?;
    let mut rows = Vec::new();
    for (debug, with) in [("true", ""), ("\"line-tables-only\"", ", with line tables alone")] {
        let target = folder.join("cold");
        if target.exists() {
            fs::remove_dir_all(&target).map_err(|error| format!("{}: {error}", target.display()))?;
        }
        let debug = format!("profile.dev.debug={debug}");
        let spent = measure::cargo(&folder, &["build", "--target-dir", "cold", "--config", &debug])?;
        let binary = target.join("debug/hello");
        let bytes = fs::metadata(&binary).map_err(|error| format!("{}: {error}", binary.display()))?.len();
        let mut row = |what: &str, value: f64, unit: &'static str, bar: f64| {
            rows.push(Row { name: "hello", what: format!("{what}{with}"), value, unit, bar, wall: None });
        };
        row("cold debug build on this machine's cores", spent.wall, "s", 30.0);
        row("cold debug build, CPU time", spent.cpu, "s", 60.0);
        row("debug binary", bytes as f64 / 1e6, "MB", 25.0);
    }
    Ok(rows)
}

/// A crate of many kernels, after an edit of one.
fn forty() -> Result<Vec<Row>, String> {
    let main = scratch::many(KERNELS);
    let folder = scratch::package("forty", &main)?;
    let mut edits = 0;
    let mut edited = |arguments: &[&str]| -> Result<Spent, String> {
        measure::cargo(&folder, arguments)?;
        let mut best: Option<Spent> = None;
        for _ in 0..3 {
            edits += 1;
            scratch::write(&folder, &scratch::edited(&main, edits))?;
            let spent = measure::cargo(&folder, arguments)?;
            best = Some(best.filter(|best| best.wall <= spent.wall).unwrap_or(spent));
        }
        best.ok_or_else(|| "nothing was built".to_owned())
    };
    let (check, build) = (edited(&["check"])?, edited(&["build"])?);
    let row = |what: &str, value: f64, bar: f64| Row {
        name: "forty",
        what: format!("{KERNELS} kernels: {what} after an edit"),
        value,
        unit: "s",
        bar,
        wall: None,
    };
    Ok(vec![row("`cargo check`", check.wall, 3.0), row("debug build", build.wall, 6.0)])
}

/// The tests of GPUs, whose one crate holds every case.
fn gpu() -> Result<Vec<Row>, String> {
    let arguments = ["test", "--release", "--no-run", "-p", "gpu-tests"];
    measure::cargo(&root(), &arguments)?;
    measure::touch(&root().join("tests/gpu/gpu.rs"))?;
    let spent = measure::cargo(&root(), &arguments)?;
    Ok(vec![Row {
        name: "gpu",
        what: "`tests/gpu` in release, dependencies built".to_owned(),
        value: spent.wall,
        unit: "s",
        bar: 180.0,
        wall: None,
    }])
}

/// Puts rows in the place of older ones of the same builds, and writes the page.
fn record(root: &Path, rows: &[Row]) -> Result<(), String> {
    let path = root.join(RESULTS);
    let old = fs::read_to_string(&path).ok().and_then(|text| serde_json::from_str::<Value>(&text).ok());
    let old = old.as_ref().and_then(|value| value["builds"].as_array().cloned()).unwrap_or_default();
    let kept = old.into_iter().filter(|row| rows.iter().all(|new| row["name"] != new.name));
    let hundredths = |x: f64| (x * 100.0).round() / 100.0;
    let mut all: Vec<Value> = kept.collect();
    all.extend(rows.iter().map(|row| {
        let mut object = Map::new();
        object.insert("name".to_owned(), json!(row.name));
        object.insert("what".to_owned(), json!(row.what));
        object.insert("value".to_owned(), json!(hundredths(row.value)));
        object.insert("unit".to_owned(), json!(row.unit));
        object.insert("bar".to_owned(), json!(row.bar));
        if let Some(wall) = row.wall {
            object.insert("wall".to_owned(), json!(hundredths(wall)));
        }
        Value::Object(object)
    }));
    let order = |row: &Value| BARS.iter().position(|(name, _)| row["name"] == *name);
    all.sort_by_key(order);
    let lines: Vec<String> = all.iter().map(|row| format!("  {row}")).collect();
    let text =
        format!("{{\n \"machine\": {},\n \"builds\": [\n{}\n ]\n}}\n", json!(measure::machine()), lines.join(",\n"));
    fs::write(&path, &text).map_err(|error| format!("{RESULTS}: {error}"))?;
    let measured = fs::read_to_string(root.join(LINES)).map_err(|error| format!("{LINES}: {error}"))?;
    let page = tile_chart::compile_times::page(&measured, &text).map_err(|error| error.to_string())?;
    fs::write(root.join(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))
}

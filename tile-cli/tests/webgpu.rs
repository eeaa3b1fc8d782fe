//! Commands on a device of WebGPU: Mesa's lavapipe in the full tier.
#![cfg(feature = "wgpu")]

use serde_json::Value;
use std::path::PathBuf;
use tile_cli::{Kernel, Registered, run};
use tile_core::launch::Definition;
use tile_kernel::prelude::*;

/// `y = 2·x`, in blocks of several lengths.
#[tile_kernel(default(N = 64), tune(N = [64, 128, 256]))]
fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [i] = blocks([n.div_ceil(N)]);
    parallel!(N, |j| {
        y[i * N + j] = x[i * N + j] * 2.0;
    });
}

/// Whether there is a device; the full tier, which has a driver of Vulkan, says that there has to be.
fn is_there() -> bool {
    match tile_kernel::host_device("wgpu") {
        Ok(_) => true,
        Err(error) => {
            assert!(std::env::var_os("TILE_VULKAN").is_none(), "there is a driver of Vulkan: {error}");
            println!("commands on WebGPU are skipped: {error}");
            false
        }
    }
}

#[track_caller]
fn done(command: &str, args: &[&str]) -> String {
    let kernel = &twice::<64>();
    let registered = Registered {
        def: kernel.def(),
        path: "webgpu::twice",
        tuning: kernel.tuning(),
        default: Some(|f: &mut dyn FnMut(&dyn Definition)| f(&twice::<64>())),
        written: None,
    };
    let compiled: [&dyn Kernel; 0] = [];
    let args: Vec<String> = args.iter().chain(&["--device", "wgpu"]).map(|&arg| arg.to_owned()).collect();
    let mut out = Vec::new();
    run(command, &[registered], &compiled, &args, &mut out).unwrap_or_else(|error| panic!("{command}: {error}"));
    String::from_utf8(out).expect("commands write text")
}

fn json(command: &str, args: &[&str]) -> Value {
    serde_json::from_str(&done(command, &[args, &["--json"]].concat())).expect("commands write JSON")
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tile-cli-webgpu-{}-{name}", std::process::id()))
}

const DIMS: [&str; 3] = ["twice", "--dims", "n=5000"];

#[test]
fn a_search_measures_every_candidate_and_writes_a_table() {
    if !is_there() {
        return;
    }
    let (tables, journal) = (file("tables"), file("journal"));
    let args =
        ["--no-cache", "--time", "60", "--write", tables.to_str().unwrap(), "--journal", journal.to_str().unwrap()];
    let tuned = json("tune", &[&DIMS[..], &args].concat());
    let result = &tuned["results"][0];
    let trials = result["trials"].as_array().expect("there are trials");
    assert_eq!((trials.len(), &result["candidates"], &result["stopped"]), (3, &3.into(), &"done".into()), "{tuned}");
    // WebGPU has no way to empty caches, and no schedules of its own to offer.
    assert_eq!((&result["caches"], &result["plan"]), (&"hot".into(), &"".into()), "{tuned}");
    for trial in trials {
        let outcome = trial["outcome"].as_str().expect("a word");
        assert!(["measured to the end", "slower"].contains(&outcome), "{tuned}");
        assert!(trial["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{tuned}");
    }
    let best = result["best"]["N"].as_i64().expect("a number");
    assert!([64, 128, 256].contains(&best) && result["seconds"].as_f64() > Some(0.0), "{tuned}");
    let mut table = std::fs::read_dir(&tables).unwrap().map(|entry| entry.unwrap().path());
    let table = table.find(|path| path.extension().is_some_and(|end| end == "json")).expect("a table");
    let table: Value = serde_json::from_str(&std::fs::read_to_string(table).unwrap()).unwrap();
    assert!(table.to_string().contains(&format!("\"N\":{best}")), "{table}");
    // The same search goes on from its journal: nothing is measured anew but the end.
    let again = json("tune", &[&DIMS[..], &args].concat());
    assert_eq!(again["results"][0]["trials"].as_array().map(Vec::len), Some(3), "{again}");
    std::fs::remove_dir_all(tables).unwrap();
    std::fs::remove_file(journal).unwrap();
}

#[test]
fn launches_are_timed_profiled_and_compared_with_the_interpreters() {
    if !is_there() {
        return;
    }
    let bench = json("bench", &DIMS);
    let row = &bench["results"][0];
    assert_eq!((&row["launch"], &row["bytes"]), (&"5000 5000".into(), &40_000.into()), "{bench}");
    assert!(row["seconds"].as_f64() > Some(0.0), "{bench}");

    let (page, trace) = (file("page.html"), file("trace.json"));
    let files = ["--roofs", "10,100", "--html", page.to_str().unwrap(), "--trace", trace.to_str().unwrap()];
    let profile = json("profile", &[&DIMS[..], &files].concat());
    let launches = profile["launches"].as_array().expect("there are launches");
    assert_eq!((launches.len(), &launches[0]["binds"], &launches[0]["model"]), (10, &"memory".into(), &Value::Null));
    assert!(launches.iter().all(|launch| launch["of_roof"].as_f64() > Some(0.0)), "{profile}");
    assert!(std::fs::read_to_string(&page).unwrap().contains("aria-label=\"roofline\""));
    let trace_text = std::fs::read_to_string(&trace).unwrap();
    let events: Value = serde_json::from_str(&trace_text).unwrap();
    assert_eq!(events["traceEvents"].as_array().map(Vec::len), Some(10), "{trace_text}");
    std::fs::remove_file(page).unwrap();
    std::fs::remove_file(trace).unwrap();

    let verified = done("verify", &DIMS);
    assert_eq!(verified, "twice: agrees on wgpu in 3 cases, within 0 % of the tolerance\n");
}

//! A test that the page of compile times is the one generated from the measured lines;
//! `TILE_BLESS=1` rewrites it.

use std::fs;
use std::path::PathBuf;
use tile_chart::compile_times::page;

#[test]
fn the_page_is_of_the_measured_lines() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let measured = fs::read_to_string(root.join("benches/compile/measured.jsonl")).unwrap();
    assert!(measured.lines().count() > 400, "the cases launch more instances");
    let builds = fs::read_to_string(root.join("benches/compile/builds.json")).unwrap();
    tile_golden::check(root.join("docs/compile-times.md"), &page(&measured, &builds).unwrap());
}

const BUILDS: &str = r#"{"machine":"a machine","builds":[
    {"name":"one","what":"a build","value":2.5,"unit":"s","bar":2},
    {"name":"two","what":"a binary","value":20,"unit":"MB","bar":25}]}"#;

#[test]
fn builds_beyond_their_bars_are_marked() {
    let made = page("", BUILDS).unwrap();
    assert!(made.contains("| `one` | a build | 2.5 s | 2 s, missed |"), "{made}");
    assert!(made.contains("| `two` | a binary | 20 MB | 25 MB |"), "{made}");
    assert!(!made.contains("What binds"), "{made}");
    let missed = page("", &BUILDS.replace("one", "hello")).unwrap();
    assert!(missed.contains("What binds where a bar is missed:\n\n- `hello`: "), "{missed}");
    assert!(page("", "{}").is_err());
}

#[test]
fn times_are_sorted_by_targets() {
    let line = |kernel: &str, wgsl: u64| {
        format!(
            r#"{{"case":"a_case","consts":[1,2],"elems":"[F32]","kernel":"{kernel}","targets":{{"WGSL":[{wgsl},{wgsl}],"PTX":[7,null]}}}}"#
        )
    };
    let made = page(&[line("one", 1000), line("two", 3000), line("three", 2000)].join("\n"), BUILDS).unwrap();
    assert!(made.contains("| WGSL | 3 | 0 | 2.0 ms | 2.0 ms | 3.0 ms | 3 KB |"), "{made}");
    assert!(made.contains("| PTX | 3 | 3 | 0.0 ms |"), "{made}");
    assert!(made.contains("| WGSL | `two` | a case | [F32] [1, 2] | 3.0 ms |"), "{made}");
    assert!(page("{}", BUILDS).is_err());
}

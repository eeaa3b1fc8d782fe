//! A golden test of the chart of a small file; `TILE_BLESS=1` rewrites it.

use std::fs;
use std::path::PathBuf;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn the_sample_is_drawn_as_before() {
    let lines = tile_chart::read(&fs::read_to_string(file("sample.jsonl")).unwrap()).unwrap();
    let drawn = tile_chart::draw(&lines, "A sample & nothing more");
    tile_golden::check(file("sample.svg"), &drawn);
    // Every work with a bar is named once on the left, every one with operations
    // stands on the right, for each number of threads.
    for work in ["matmul f32 512x512x512", "matmul bf16 1x4096x4096", "softmax f32 4096x4096"] {
        assert_eq!(drawn.matches(&format!(">{work}</text>")).count(), 1, "{work}");
    }
    assert_eq!(drawn.matches("<circle").count(), 3);
    assert!(!drawn.contains("plain/") && drawn.contains("A sample &amp; nothing more"));
    assert!(!drawn.contains("NaN") && !drawn.contains("inf"));
}

#[test]
fn nothing_is_drawn_of_nothing() {
    assert!(tile_chart::draw(&[], "").starts_with("<svg"));
}

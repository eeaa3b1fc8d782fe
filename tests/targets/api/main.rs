//! Tests of `docs/targets/T/api.md`: what of the language each target has, by element type, and the
//! limits of its machines.
//!
//! Every feature of the language is a small kernel ([`features`]) that each target compiles; what it
//! refuses is in the page. `TILE_BLESS=1 cargo test -p target-tests --test api` writes the pages. A run
//! takes one target, chosen by the commit. That of Ascend is the test `npu`'s.

#[path = "../npu/cells.rs"]
mod cells;
mod cpu;
#[path = "../npu/features.rs"]
mod features;
mod gpu;
mod page;

use page::Target;
use std::path::Path;
use tile_golden::slice::Slices;

/// All targets, by the folders of their pages.
const TARGETS: [Target; 4] = [cpu::CPU, gpu::CUDA, gpu::WEBGPU, gpu::HIP];

#[test]
fn pages_say_what_each_target_has() {
    let features = features::features();
    let missing = features::forgotten(&features);
    assert!(missing.is_empty(), "no function of `features` has {missing:?}");
    let slices = Slices::of_environment();
    for (index, target) in TARGETS.iter().enumerate() {
        if slices.takes(index, TARGETS.len()) {
            let path = format!("../../docs/targets/{}/api.md", target.folder);
            tile_golden::check(Path::new(env!("CARGO_MANIFEST_DIR")).join(path), &target.page(&features));
        }
    }
}

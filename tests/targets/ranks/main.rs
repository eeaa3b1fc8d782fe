//! The kernels of several ranks as thread IR for NVIDIA GPUs, on the interpreter of thread IR: the
//! blocks of all ranks run side by side, on memory that they share.
//!
//! The cases are those of `conformance/tests/ranks`. No GPU is needed.

#[path = "../../../conformance/tests/ranks/cases/mod.rs"]
mod cases;
#[path = "../../../tile-backends/simt/tests/simt/common/mod.rs"]
mod common;
mod specialised;
mod support;

use support::{Setting, run};
use tile_cuda::ptx::Arch;

/// Blocks wait for signals of other ranks: without any, nobody goes on.
#[test]
fn blocks_wait_for_signals() {
    let setting = Setting { arch: Arch::Sm90a, seed: 0, signals: false };
    let error = run(2, setting, &cases::reduce::one_shot).expect_err("no signal comes").to_string();
    assert!(error.contains("nobody can go on") && error.contains("for a signal"), "{error}");
}

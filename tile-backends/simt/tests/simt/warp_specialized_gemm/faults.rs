//! Kernels that leave something out.

use super::data::Data;
use super::gemm::{DEPTH, Gemm, Kind, PLAIN, ROWS, Wrong};
use super::options;
use crate::common;
use tile_simt::ir::{Block, Inst, Kernel, Op, Swizzle};

/// Changes operations.
fn change(block: &mut Block, f: &mut dyn FnMut(&mut Op)) {
    for inst in &mut block.insts {
        f(&mut inst.op);
        inst.blocks.iter_mut().for_each(|block| change(block, f));
    }
}

/// A fault is found in whatever order, and the message says this.
fn expect(kind: Kind, kernel: &Kernel, message: &str) {
    let data = Data::new(kind, [100, 100 * i64::from(kind.cluster), 5 * i64::from(DEPTH)]);
    for seed in 0..3 {
        let found = data.run(kernel, &options(seed)).expect_err(message);
        assert!(found.contains(message), "seed {seed}: expected {message}, found {found}");
    }
}

fn without(kind: Kind, which: fn(&Op) -> bool, message: &str) {
    let kernel = common::without(&Gemm::new(kind).kernel(), message, |inst| which(&inst.op));
    expect(kind, &kernel, message);
}

fn changed(f: fn(&mut Op), message: &str) {
    let mut kernel = Gemm::new(PLAIN).kernel();
    change(&mut kernel.body, &mut |op| f(op));
    expect(PLAIN, &kernel, message);
}

fn wrong(kind: Kind, wrong: Wrong, message: &str) {
    let kind = Kind { wrong, ..kind };
    expect(kind, &Gemm::new(kind).kernel(), message);
}

const CLUSTER: Kind = Kind { cluster: 2, ..PLAIN };

#[test]
fn barriers_are_made_before_they_are_used() {
    without(PLAIN, |op| matches!(op, Op::MbarrierInit { .. }), "no barrier was made");
    without(PLAIN, |op| matches!(op, Op::MbarrierFence {}), "made no fence");
    without(PLAIN, |op| matches!(op, Op::Barrier {}), "barrier");
    without(CLUSTER, |op| matches!(op, Op::ClusterBarrier {}), "barrier");
}

#[test]
fn arrivals_are_counted() {
    without(PLAIN, |op| matches!(op, Op::MbarrierArrive { .. }), "nobody can go on");
    changed(
        |op| {
            if let Op::MbarrierInit { count, .. } = op {
                *count += 1;
            }
        },
        "nobody can go on",
    );
    changed(
        |op| {
            if let Op::MbarrierInit { count: count @ 2, .. } = op {
                *count = 1;
            }
        },
        "",
    );
    wrong(CLUSTER, Wrong::OtherRank, "the cluster has no block 2");
}

#[test]
fn phases_are_told_apart() {
    wrong(PLAIN, Wrong::FullParity, "a bulk load");
    wrong(PLAIN, Wrong::EmptyParity, "nobody can go on");
    without(PLAIN, |op| matches!(op, Op::MbarrierWait { .. }), "");
}

#[test]
fn slots_are_told_apart() {
    wrong(PLAIN, Wrong::LoadStage, "a bulk load");
    wrong(PLAIN, Wrong::MultiplyStage, "a bulk load");
    wrong(PLAIN, Wrong::EarlyRelease, "a bulk load writes byte");
    wrong(PLAIN, Wrong::EarlyLook, "byte");
}

#[test]
fn bytes_are_counted() {
    changed(
        |op| {
            if let Op::MbarrierExpect { bytes, .. } = op {
                *bytes -= ROWS * DEPTH * 2;
            }
        },
        "were not announced",
    );
    changed(
        |op| {
            if let Op::MbarrierExpect { bytes, .. } = op {
                *bytes += 16;
            }
        },
        "nobody can go on",
    );
    changed(
        |op| {
            if let Op::MbarrierExpect { bytes, .. } = op {
                *bytes = (1 << 20) - 1;
            }
        },
        "nobody can go on",
    );
}

#[test]
fn what_others_write_is_waited_for() {
    wrong(PLAIN, Wrong::LoadTooMany, "has not waited for the bulk loads");
    wrong(CLUSTER, Wrong::NoTail, "while others may arrive");
    without(PLAIN, |op| matches!(op, Op::TmaWait { .. }), "has not waited until its TMA stores have read");
    without(PLAIN, |op| matches!(op, Op::TmaCommit {}), "has not waited until its TMA stores have read");
    let persistent = Kind { persistent: true, ..PLAIN };
    let waits = |inst: &Inst| matches!(inst.op, Op::TmaWait { .. });
    let kernel = common::without(&Gemm::new(persistent).kernel(), "waits for TMA stores", waits);
    let data = Data::new(persistent, [300, 300, 64]);
    let found = data.run(&kernel, &options(0)).expect_err("an overwritten tile");
    assert!(found.contains("that a TMA store reads"), "{found}");
}

#[test]
fn proxies_are_fenced() {
    without(PLAIN, |op| matches!(op, Op::ProxyFence {}), "no proxy fence");
    // A barrier of the partition is missing between fence and store.
    let mut barriers = 0;
    let kernel = common::without(&Gemm::new(PLAIN).kernel(), "a barrier", |inst| {
        barriers += usize::from(matches!(inst.op, Op::Barrier {}));
        barriers == 2 && matches!(inst.op, Op::Barrier {})
    });
    expect(PLAIN, &kernel, "a TMA store reads byte");
}

#[test]
fn registers_of_matrix_instructions_are_theirs() {
    without(PLAIN, |op| matches!(op, Op::WgmmaFence {}), "after the last fence");
    wrong(PLAIN, Wrong::TouchAfterFence, "after the last fence");
    without(PLAIN, |op| matches!(op, Op::WgmmaWait { .. }), "");
    without(PLAIN, |op| matches!(op, Op::WgmmaCommit {}), "");
    changed(
        |op| {
            if let Op::WgmmaWait { pending } = op {
                *pending = 1;
            }
        },
        "",
    );
}

#[test]
fn layouts_agree() {
    changed(
        |op| {
            if let Op::Wgmma { right, .. } = op {
                right.swizzle = Swizzle::B64;
            }
        },
        "",
    );
    changed(
        |op| {
            if let Op::Wgmma { right, .. } = op {
                right.leading = 0;
            }
        },
        "expected",
    );
    changed(
        |op| {
            if let Op::StoreMatrix { transposed, .. } = op {
                *transposed = true;
            }
        },
        "expected",
    );
    let mut kernel = Gemm::new(PLAIN).kernel();
    kernel.maps.values_mut().for_each(|map| map.swizzle = None);
    expect(PLAIN, &kernel, "expected");
}

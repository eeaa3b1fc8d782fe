//! Blocks that bring each other what both multiply: what they compute, under several
//! orders of what may happen at any time, and that the interpreter finds what is left
//! out.

use crate::common::divided;
use crate::common::gemm::{Case, change, count, product};
use tile_core::elem::DType;
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::lower;

/// A product in tiles of 64×64×`step`.
fn case(extents: [i64; 3], step: usize, transposed: [bool; 2]) -> Case {
    let mut func = product(DType::BF16, DType::F32, step, 3, transposed, "shared");
    func.schedule.cuda.clusters = Some(2);
    Case::new(func, 3, [DType::BF16, DType::F32], extents, transposed)
}

fn lowered(case: &Case, even: bool) -> Kernel {
    lower(&case.func, &LaunchFacts { even, ..case.facts() }, &divided()).expect("it has a lowering")
}

fn is_multicast(op: &Op) -> bool {
    matches!(op, Op::TmaLoad { multicast: 0b11, .. })
}

#[test]
fn neighbours_share_what_both_multiply() {
    // Halves of rows where a tile is one panel of columns, of columns where it is two.
    for step in [64, 128] {
        for transposed in [[false, false], [false, true], [true, false]] {
            for extents in [[64, 128, 128], [104, 248, 328], [200, 512, 64], [64, 128, 8]] {
                let case = case(extents, step, transposed);
                let kernel = lowered(&case, true);
                assert_eq!(kernel.cluster, 2);
                assert!(count(&kernel, is_multicast) > 0, "{step} {transposed:?}");
                for seed in 0..4 {
                    for workers in [2, 4] {
                        case.attempt(&case.func, &kernel, &Order { workers, seed })
                            .unwrap_or_else(|e| panic!("{extents:?} {step} {transposed:?} seed {seed}: {e}"));
                    }
                }
            }
        }
    }
}

#[test]
fn a_grid_of_odd_lines_has_no_clusters() {
    let case = case([64, 192, 128], 64, [false, true]);
    let kernel = lowered(&case, false);
    assert_eq!((kernel.cluster, count(&kernel, is_multicast)), (1, 0));
    case.attempt(&case.func, &kernel, &Order::default()).expect("it is right without");
}

#[test]
fn kernels_ask_for_clusters() {
    let mut case = case([64, 128, 64], 64, [false, true]);
    case.func.schedule.cuda.clusters = None;
    assert_eq!(lowered(&case, true).cluster, 1);
}

#[test]
fn seeded_faults_are_caught() {
    let case = case([64, 256, 512], 64, [false, true]);
    let kernel = lowered(&case, true);
    let mut ops = Vec::new();
    kernel.walk(&mut |inst| ops.push(inst.op.clone()));
    let mut seeded = [0; 5];
    for (at, op) in ops.iter().enumerate() {
        let (kind, fault): (usize, fn(&mut Op)) = match op {
            Op::TmaLoad { multicast: 0b11, .. } => (0, |op| {
                if let Op::TmaLoad { multicast, .. } = op {
                    *multicast = 0b01;
                }
            }),
            Op::MbarrierInit { .. } => (1, |op| {
                if let Op::MbarrierInit { count, .. } = op {
                    *count = if *count == 1 { 2 } else { *count / 2 };
                }
            }),
            Op::ClusterBarrier {} => (2, |op| *op = Op::Barrier {}),
            Op::MbarrierExpect { .. } => (3, |op| {
                if let Op::MbarrierExpect { bytes, .. } = op {
                    *bytes -= 64 * 64;
                }
            }),
            Op::MbarrierWait { .. } => (4, |op| *op = Op::WarpBarrier {}),
            _ => continue,
        };
        let mut faulty = kernel.clone();
        change(&mut faulty, at, fault);
        seeded[kind] += 1;
        let missed = (0..8).all(|seed| case.attempt(&case.func, &faulty, &Order { workers: 2, seed }).is_ok());
        assert!(!missed, "{op:?} at {at} is not missed");
    }
    assert!(seeded.iter().all(|&seeded| seeded > 0), "{seeded:?}");
}

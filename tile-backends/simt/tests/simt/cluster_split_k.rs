//! Blocks of a cluster that share a tile's loop: what they compute, under several
//! orders of what may happen at any time, and that the interpreter finds what is left
//! out.

use crate::common::gemm::{Case, change, product};
use crate::common::{agree, divided};
use tile_core::elem::DType;
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Buf, Kernel, Op};
use tile_simt::lower::lower;

/// A product in tiles of 64×64×64.
fn case(extents: [i64; 3]) -> Case {
    let func = product(DType::BF16, DType::F32, 64, 3, [false, true], "shared");
    Case::new(func, 5, [DType::BF16, DType::F32], extents, [false, true])
}

fn lowered(case: &Case, split: u32) -> Kernel {
    lower(&case.func, &LaunchFacts { split, ..case.facts() }, &divided()).expect("it has a lowering")
}

#[test]
fn blocks_share_a_loop() {
    for split in [2, 4, 8] {
        // Parts of one iteration, of several, and of none.
        for extents in [[64, 64, 1024], [64, 64, 64], [130, 72, 776], [24, 200, 320], [64, 64, 8]] {
            let case = case(extents);
            let kernel = lowered(&case, split);
            assert_eq!(kernel.cluster, split);
            for seed in 0..3 {
                // One tile after the other, and several at a time.
                for workers in [split, 2 * split] {
                    case.attempt(&case.func, &kernel, &Order { workers, seed })
                        .unwrap_or_else(|e| panic!("{extents:?} split {split} seed {seed}: {e}"));
                }
            }
        }
    }
}

#[test]
fn sums_have_an_order() {
    let case = case([64, 64, 1000]);
    let kernel = lowered(&case, 4);
    let results: Vec<Buffer> = (0..4)
        .map(|seed| case.attempt(&case.func, &kernel, &Order { workers: 4, seed }).expect("it is right"))
        .collect();
    for other in &results[1..] {
        agree(&results[0], other, false).expect("the same bits in every order of the blocks");
    }
}

#[test]
fn seeded_faults_are_caught() {
    seeded_faults_are_caught_of(2);
    seeded_faults_are_caught_of(4);
}

fn seeded_faults_are_caught_of(split: u32) {
    let case = case([64, 192, 512]);
    let kernel = lowered(&case, split);
    let mut ops = Vec::new();
    kernel.walk(&mut |inst| ops.push(inst.op.clone()));
    let named = |buf: &Buf| matches!(&*kernel.bufs[*buf].name, "given" | "told" | "taken");
    let mut seeded = [0; 5];
    for (at, op) in ops.iter().enumerate() {
        let (kind, fault): (usize, fn(&mut Op)) = match op {
            Op::MbarrierWait { buf } if named(buf) => (0, |op| *op = Op::WarpBarrier {}),
            Op::MbarrierArrive { buf, .. } | Op::MbarrierExpect { buf, .. } if named(buf) => {
                (1, |op| *op = Op::WarpBarrier {})
            }
            Op::ClusterBarrier {} => (2, |op| *op = Op::Barrier {}),
            Op::StoreRemote { .. } => (3, |op| *op = Op::WarpBarrier {}),
            Op::MbarrierInit { buf, .. } if named(buf) => (4, |op| {
                if let Op::MbarrierInit { count, .. } = op {
                    *count = if *count == 1 { 2 } else { *count - 1 };
                }
            }),
            _ => continue,
        };
        let mut faulty = kernel.clone();
        change(&mut faulty, at, fault);
        seeded[kind] += 1;
        let missed = (0..8).all(|seed| case.attempt(&case.func, &faulty, &Order { workers: split, seed }).is_ok());
        assert!(!missed, "{split}: {op:?} at {at} is not missed");
    }
    assert!(seeded.iter().all(|&seeded| seeded > 0), "{seeded:?}");
}

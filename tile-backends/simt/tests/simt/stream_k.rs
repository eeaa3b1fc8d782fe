//! Blocks that divide what is left for the last round: what they compute, in several
//! orders of blocks and of what may happen at any time, and that faults are noticed.

use crate::common::gemm::{Case, change, product};
use crate::common::{agree, divided};
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{divides_rounds, lower, with_workspaces};

/// A product in tiles of 64×64×64.
fn case(types: [DType; 2], extents: [i64; 3]) -> Case {
    let [ty, acc] = types;
    Case::new(product(ty, acc, 64, 3, [false, true], "shared"), 5, types, extents, [false, true])
}

fn of_bf16(extents: [i64; 3]) -> Case {
    case([DType::BF16, DType::F32], extents)
}

/// The function with stages for so many blocks, and its program.
fn lowered(case: &Case, blocks: u32) -> (Func, Kernel) {
    let facts = case.facts();
    assert!(divides_rounds(&case.func, &facts, &divided()).is_some());
    let func = with_workspaces(&case.func, blocks);
    let kernel = lower(&func, &LaunchFacts { stream: blocks, ..facts }, &divided()).expect("it has a lowering");
    (func, kernel)
}

#[test]
fn blocks_divide_what_is_left() {
    // Tiles that come out even, one and several too many, fewer than blocks, with k
    // of one iteration and of several, which blocks do not divide.
    for (extents, workers) in [
        ([64, 256, 64], 4),
        ([64, 64, 640], 4),
        ([64, 192, 320], 4),
        ([128, 320, 264], 3),
        ([64, 320, 1000], 4),
        ([64, 64, 64], 5),
        ([128, 192, 8], 5),
        ([192, 200, 448], 1),
    ] {
        let case = of_bf16(extents);
        let (func, kernel) = lowered(&case, 5);
        for seed in 0..8 {
            case.attempt(&func, &kernel, &Order { workers, seed })
                .unwrap_or_else(|e| panic!("{extents:?} by {workers} seed {seed}: {e}"));
        }
    }
}

#[test]
fn bytes_have_sums_of_integers() {
    let case = case([DType::I8, DType::I32], [64, 192, 640]);
    let (func, kernel) = lowered(&case, 4);
    case.attempt(&func, &kernel, &Order { workers: 4, seed: 1 }).expect("it is right");
}

#[test]
fn sums_have_an_order() {
    let case = of_bf16([64, 192, 1000]);
    let (func, kernel) = lowered(&case, 7);
    let orders = (0..8).map(|seed| Order { workers: 7, seed });
    let results: Vec<Buffer> = orders.map(|order| case.attempt(&func, &kernel, &order).expect("it is right")).collect();
    for other in &results[1..] {
        agree(&results[0], other, false).expect("the same bits in every order of the blocks");
    }
}

#[test]
fn seeded_faults_are_caught() {
    // The second block has little to do and waits for the first.
    let mut case = of_bf16([64, 64, 192]);
    // Threads of a warpgroup go together here.
    case.func.schedule.gpu.threads = Some(256);
    let (func, kernel) = lowered(&case, 2);
    let mut ops = Vec::new();
    kernel.walk(&mut |inst| ops.push(inst.op.clone()));
    let named = |buf| matches!(&*kernel.bufs[buf].name, "sums" | "signals");
    let first = ops.iter().position(|op| matches!(op, Op::Store { buf, .. } if named(*buf)));
    let first = first.expect("sums are left somewhere");
    let mut seeded = [0; 5];
    for (at, op) in ops.iter().enumerate().skip(first) {
        let (kind, fault): (usize, fn(&mut Op)) = match op {
            Op::Store { buf, .. } if named(*buf) => (0, |op| *op = Op::WarpBarrier {}),
            // Between sums and the signal, and between a signal and sums.
            Op::Barrier {} if seeded[1] < 2 => (1, |op| *op = Op::WarpBarrier {}),
            Op::Load { buf, .. } if named(*buf) => (2, |op| {
                if let Op::Load { offset, .. } = op {
                    *offset += 4;
                }
            }),
            Op::Atomic { .. } => (3, |op| *op = Op::WarpBarrier {}),
            Op::Await { .. } => (4, |op| *op = Op::WarpBarrier {}),
            _ => continue,
        };
        let mut faulty = kernel.clone();
        change(&mut faulty, at, fault);
        seeded[kind] += 1;
        let attempts = (0..64).map(|seed| Order { workers: 2, seed });
        let missed = attempts.map(|order| case.attempt(&func, &faulty, &order)).all(|result| result.is_ok());
        assert!(!missed, "{op:?} at {at} is not missed");
    }
    assert!(seeded.iter().all(|&seeded| seeded > 0), "{seeded:?}");
}

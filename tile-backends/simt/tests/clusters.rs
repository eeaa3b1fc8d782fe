//! Blocks that bring each other what both multiply: what they compute, under several
//! orders of what may happen at any time, and that the interpreter finds what is left
//! out.

mod common;

use common::product::{change, count, product, random};
use common::{agree, divided, run_kernel_with};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::Func;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::lower;

struct Case {
    func: Func,
    a: Buffer,
    b: Buffer,
    expected: Buffer,
    /// Of the output.
    extents: [i64; 2],
}

impl Case {
    /// A product in tiles of 64×64×`step`.
    fn new([m, n, k]: [i64; 3], step: usize, transposed: [bool; 2]) -> Case {
        let mut func = product(DType::BF16, DType::F32, step, 3, transposed, "shared");
        func.schedule.clusters = true;
        let mut rng = Rng::new(3);
        let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
        let a = random(&mut rng, DType::BF16, flip(transposed[0], m, k));
        let b = random(&mut rng, DType::BF16, flip(transposed[1], k, n));
        let mut expected = Buffer::zeros(DType::F32, &[m, n]);
        interp::run(&func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
            .expect("the interpreter runs it");
        Case { func, a, b, expected, extents: [m, n] }
    }

    fn lower(&self, even: bool) -> Kernel {
        let mut out = self.expected.clone();
        let facts = LaunchFacts { even, ..LaunchFacts::of(&[self.a.arg(), self.b.arg(), out.arg_mut()]) };
        lower(&self.func, &facts, &divided()).expect("it has a lowering")
    }

    fn attempt(&self, kernel: &Kernel, order: &Order) -> Result<(), String> {
        let mut found = random(&mut Rng::new(9), DType::F32, self.extents);
        run_kernel_with(&self.func, kernel, &mut [self.a.arg(), self.b.arg(), found.arg_mut()], order)?;
        agree(&self.expected, &found, true)
    }
}

fn is_multicast(op: &Op) -> bool {
    matches!(op, Op::BulkLoad { multicast: 0b11, .. })
}

#[test]
fn neighbours_share_what_both_multiply() {
    // Halves of rows where a tile is one slab of columns, of columns where it is two.
    for step in [64, 128] {
        for transposed in [[false, false], [false, true], [true, false]] {
            for extents in [[64, 128, 128], [104, 248, 328], [200, 512, 64], [64, 128, 8]] {
                let case = Case::new(extents, step, transposed);
                let kernel = case.lower(true);
                assert_eq!(kernel.cluster, 2);
                assert!(count(&kernel, is_multicast) > 0, "{step} {transposed:?}");
                for seed in 0..4 {
                    for workers in [2, 4] {
                        case.attempt(&kernel, &Order { workers, seed })
                            .unwrap_or_else(|e| panic!("{extents:?} {step} {transposed:?} seed {seed}: {e}"));
                    }
                }
            }
        }
    }
}

#[test]
fn a_grid_of_odd_lines_has_no_clusters() {
    let case = Case::new([64, 192, 128], 64, [false, true]);
    let kernel = case.lower(false);
    assert_eq!((kernel.cluster, count(&kernel, is_multicast)), (1, 0));
    case.attempt(&kernel, &Order::default()).expect("it is right without");
}

#[test]
fn kernels_ask_for_clusters() {
    let mut case = Case::new([64, 128, 64], 64, [false, true]);
    case.func.schedule.clusters = false;
    assert_eq!(case.lower(true).cluster, 1);
}

#[test]
fn seeded_faults_are_caught() {
    let case = Case::new([64, 256, 512], 64, [false, true]);
    let kernel = case.lower(true);
    let mut ops = Vec::new();
    kernel.walk(&mut |inst| ops.push(inst.op.clone()));
    let mut seeded = [0; 5];
    for (at, op) in ops.iter().enumerate() {
        let (kind, fault): (usize, fn(&mut Op)) = match op {
            Op::BulkLoad { multicast: 0b11, .. } => (0, |op| {
                if let Op::BulkLoad { multicast, .. } = op {
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
        let missed = (0..8).all(|seed| case.attempt(&faulty, &Order { workers: 2, seed }).is_ok());
        assert!(!missed, "{op:?} at {at} is not missed");
    }
    assert!(seeded.iter().all(|&seeded| seeded > 0), "{seeded:?}");
}

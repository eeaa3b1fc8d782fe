//! Operands of FMAs that lie transposed in shared memory.

use crate::common::gemm::{product, random};
use crate::common::{agree, plain, run_kernel_with, target};
use tile_core::elem::DType;
use tile_core::interp;
use tile_core::ir::Func;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::{Options, Report};
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{Target, lower};

/// Small integers, so that sums are exact in any order.
fn run(func: &Func, target: &Target, [m, n, k]: [i64; 3], transposed: [bool; 2]) -> Result<(Kernel, Report), String> {
    let mut rng = Rng::new(11);
    let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
    let a = random(&mut rng, DType::F32, flip(transposed[0], m, k));
    let b = random(&mut rng, DType::F32, flip(transposed[1], k, n));
    let (mut expected, mut found) = (Buffer::zeros(DType::F32, &[m, n]), Buffer::zeros(DType::F32, &[m, n]));
    interp::run(func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &interp::Options::default())
        .map_err(|e| e.to_string())?;
    let mut args = [a.arg(), b.arg(), found.arg_mut()];
    let kernel = lower(func, &LaunchFacts::of(&args), target).map_err(|e| e.to_string())?;
    let report = run_kernel_with(func, &kernel, &mut args, &Options::default())?;
    agree(&expected, &found, true).map(|()| (kernel, report))
}

const ORDERS: [[bool; 2]; 4] = [[false, false], [false, true], [true, false], [true, true]];

/// However operands lie in tensors, a step of k reads runs of both, and no lanes meet
/// in a bank.
#[test]
fn every_operand_is_read_in_runs_without_conflicts() {
    let target = Target { max_shared: 48 << 10, ..plain() };
    for transposed in ORDERS {
        for depth in [8, 16, 32, 64] {
            for stages in [1, 3] {
                let func = product(DType::F32, DType::F32, depth, stages, transposed, "shared");
                let (kernel, report) = run(&func, &target, [64, 64, 128], transposed)
                    .unwrap_or_else(|e| panic!("{transposed:?} {depth} {stages}: {e}"));
                assert_eq!(report.excess(), 0, "{transposed:?} {depth} {stages}: {:?}", report.shared);
                let mut narrow = 0;
                kernel.walk(&mut |inst| {
                    if let Op::Load { buf, .. } = inst.op {
                        narrow += usize::from(kernel.bufs[buf].is_shared() && inst.results.len() < 4);
                    }
                });
                assert_eq!(narrow, 0, "{transposed:?} {depth} {stages}");
            }
        }
    }
}

/// Extents that are no multiples of tiles or of accesses.
#[test]
fn parts_of_tiles_are_copied() {
    for transposed in ORDERS {
        for depth in [4, 12, 32] {
            for stages in [1, 2] {
                for k in [0, 5, 64] {
                    let func = product(DType::F32, DType::F32, depth, stages, transposed, "shared");
                    run(&func, &plain(), [70, 65, k], transposed)
                        .unwrap_or_else(|e| panic!("{transposed:?} {depth} {stages} {k}: {e}"));
                }
            }
        }
    }
}

/// What something else reads, too, lies as it is written; so do narrow elements, and
/// tiles to which copies run by themselves.
#[test]
fn other_tiles_are_not_transposed() {
    let elements = |ty, left, target: &Target| {
        let func = product(ty, DType::F32, 32, 1, [false, true], left);
        let kernel = lower(&func, &LaunchFacts::strongest(&func), target).expect("a kernel");
        let tiles = kernel.bufs.values().filter(|buf| buf.is_shared());
        tiles.take(2).map(|buf| buf.len).collect::<Vec<u32>>()
    };
    // Rows of k, and of m or n, each with 16 bytes behind them.
    let (written, transposed) = (64 * (32 + 4), 32 * (64 + 4));
    assert_eq!(elements(DType::F32, "shared", &plain()), [transposed, transposed]);
    assert_eq!(elements(DType::F32, "fragment", &plain()), [written, transposed]);
    assert_eq!(elements(DType::F32, "shared", &target()), [written, written]);
    assert_eq!(elements(DType::F16, "shared", &plain()), [64 * (32 + 8); 2]);
}

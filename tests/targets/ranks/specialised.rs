//! GEMMs of several ranks whose warps have roles: one loads tiles of other ranks by TMA once their signals
//! are there, the others multiply, and store to other ranks by TMA in front of signals.

use crate::support::{Device, Setting, run};
use tile_core::elem::DType;
use tile_core::passes::instantiate;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::ptx::Arch;
use tile_kernel::launch::{Instance, Scalar};
use tile_kernel::prelude::*;
use tile_kernels::ranks::{all_gather_matmul, matmul_all_reduce, matmul_reduce_scatter};
use tile_simt::ir::Op;

const ROUNDS: usize = 2;
/// The inner axis, and columns: neither is a multiple of a tile's.
const K: usize = 104;
const N: usize = 72;
/// Rows and columns of a tile.
const BM: usize = 64;
const BN: usize = 64;
/// Blocks of a launch, fewer than there are tiles.
const WORKERS: usize = 3;

/// Runs a program as 1 to 3 ranks of Hopper GPUs in several orders of threads, and checks what all give.
fn each<X: Send>(program: impl Fn(&Device<'_>) -> Result<Vec<X>, LaunchError> + Sync, check: impl Fn(&[Vec<X>])) {
    for (size, seed) in [(1, 0), (2, 0), (2, 1), (2, 2), (3, 3)] {
        println!("{size} ranks, seed {seed}");
        let setting = Setting { arch: Arch::Sm90a, seed, signals: true };
        check(&run(size, setting, &program).unwrap_or_else(|error| panic!("{error}")));
    }
}

/// Small whole numbers, of which all sums are exact.
fn element(rank: usize, round: usize, at: usize) -> f32 {
    ((rank * 5 + round * 3 + at * 7) % 5) as f32 - 2.0
}

fn left(rank: usize, round: usize, rows: usize) -> Tensor<bf16, 2> {
    Tensor::from_fn([rows, K], |[i, k]| bf16::from_f32(element(rank + i, round, k)))
}

fn right(rank: usize) -> Tensor<bf16, 2> {
    Tensor::from_fn([K, N], |[k, j]| bf16::from_f32(element(rank, k, j)))
}

fn product(a: &Tensor<bf16, 2>, b: &Tensor<bf16, 2>, i: usize, j: usize) -> f32 {
    (0..K).map(|k| a[[i, k]].to_f32() * b[[k, j]].to_f32()).sum()
}

fn gathered(rank: &Device<'_>, rows: usize) -> Result<Vec<Tensor<f32, 2>>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let mut all = rank.symmetric::<bf16, 2>([ranks * rows, K])?;
    let signals = rank.signals(ranks * (rows / BM) + ranks)?;
    let b = right(0);
    let mut products = Vec::new();
    for round in 0..ROUNDS {
        let mut c = Tensor::full([rows * ranks, N], -1.0);
        let own = left(me, round, rows);
        let none = bf16::from_f32(f32::NAN);
        let here = |i: usize, k| if i / rows == me { own[[i % rows, k]] } else { none };
        all.write(&Tensor::from_fn([ranks * rows, K], |[i, k]| here(i, k)))?;
        let kernel = all_gather_matmul::<bf16, f32, BM, BN, 64>();
        kernel.launch(rank, &mut all, &b, &signals, &mut c, 1, WORKERS, me, round)?;
        products.push(c);
    }
    Ok(products)
}

#[test]
fn shards_are_loaded_as_they_arrive() {
    const ROWS: usize = 128;
    each(
        |rank| gathered(rank, ROWS),
        |results| {
            for (round, c) in results.iter().flat_map(|products| products.iter().enumerate()) {
                for rank in 0..results.len() {
                    let (a, b) = (left(rank, round, ROWS), right(0));
                    let expected = Tensor::from_fn([ROWS, N], |[i, j]| product(&a, &b, i, j));
                    let got = Tensor::from_fn([ROWS, N], |[i, j]| c[[rank * ROWS + i, j]]);
                    assert_eq!(got, expected, "rows of rank {rank}, round {round}");
                }
            }
        },
    );
}

/// Σ A·B over the ranks.
fn whole(ranks: usize, round: usize, rows: usize) -> Tensor<f32, 2> {
    let operands: Vec<_> = (0..ranks).map(|rank| (left(rank, round, rows), right(rank))).collect();
    Tensor::from_fn([rows, N], |[i, j]| operands.iter().map(|(a, b)| product(a, b, i, j)).sum())
}

fn scattered(rank: &Device<'_>, m: usize) -> Result<Vec<Tensor<f32, 2>>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let mut parts = rank.symmetric::<f32, 4>([2, ranks, m, N])?;
    let signals = rank.signals(ranks * m.div_ceil(BM) * N.div_ceil(BN))?;
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let mut c = Tensor::full([m, N], -1.0);
        let kernel = matmul_reduce_scatter::<bf16, f32, f32, BM, BN, 64>();
        let (a, b) = (left(me, round, ranks * m), right(me));
        kernel.launch(rank, &a, &b, &mut parts, &signals, &mut c, WORKERS, me, round)?;
        results.push(c);
    }
    Ok(results)
}

#[test]
fn sums_are_stored_at_their_owners() {
    const M: usize = 100;
    each(
        |rank| scattered(rank, M),
        |results| {
            for round in 0..ROUNDS {
                let sums = whole(results.len(), round, results.len() * M);
                for (rank, rounds) in results.iter().enumerate() {
                    let expected = Tensor::from_fn([M, N], |[i, j]| sums[[rank * M + i, j]]);
                    assert_eq!(rounds[round], expected, "rank {rank}, round {round}");
                }
            }
        },
    );
}

fn reduced(rank: &Device<'_>, m: usize) -> Result<Vec<Tensor<f32, 2>>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let tiles = m.div_ceil(BM) * N.div_ceil(BN);
    let mut parts = rank.symmetric::<f32, 4>([ranks, tiles.div_ceil(ranks), BM, BN])?;
    let mut sums = rank.symmetric::<f32, 2>([m, N])?;
    let signals = rank.signals(2 * tiles)?;
    let mut results = Vec::new();
    for round in 0..ROUNDS {
        let mut c = Tensor::full([m, N], -1.0);
        let kernel = matmul_all_reduce::<bf16, f32, f32, BM, BN, 64>();
        let (a, b) = (left(me, round, m), right(me));
        kernel.launch(rank, &a, &b, &mut parts, &mut sums, &signals, &mut c, WORKERS, me, round)?;
        results.push(c);
    }
    Ok(results)
}

#[test]
fn sums_are_stored_at_all() {
    const M: usize = 200;
    each(
        |rank| reduced(rank, M),
        |results| {
            for rounds in results {
                for (round, c) in rounds.iter().enumerate() {
                    assert_eq!(*c, whole(results.len(), round, M), "round {round}");
                }
            }
        },
    );
}

/// These tests are of what they say: the tiles are loaded and stored by TMA.
#[test]
fn warps_have_roles() {
    let types = [DType::BF16, DType::F32, DType::F32];
    let consts = [BM as i64, BN as i64, 64];
    // How many rows of tiles are walked together.
    let band = Scalar::index(8);
    for (name, instance) in [
        ("gathered", Instance::new(all_gather_matmul::DEF, &types[..2], &consts, &[band])),
        ("scattered", Instance::new(matmul_reduce_scatter::DEF, &types, &consts, &[band])),
        ("reduced", Instance::new(matmul_all_reduce::DEF, &types, &consts, &[])),
    ] {
        let func = instantiate(&instance).expect("the instance is one of the kernel's");
        let facts = LaunchFacts::strongest(&func);
        let kernel = compile(&func, &facts, Arch::Sm90a).expect("it is compiled").kernel;
        for (what, found) in [
            ("loads", kernel.has(|op| matches!(op, Op::TmaLoad { .. }))),
            ("stores", kernel.has(|op| matches!(op, Op::TmaStore { .. }))),
            ("roles", kernel.has(|op| matches!(op, Op::WarpSpecialize { .. }))),
        ] {
            assert!(found, "{name}: no {what}");
        }
    }
}

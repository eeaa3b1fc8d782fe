//! Times GEMMs that move tiles between GPUs while they multiply, beside the same GEMM without them.
//!
//! ```sh
//! NCCL_NVLS_ENABLE=0 peer_gemms --devices 0,1 --json gemms.json
//! ```
//!
//! `examples/peer_gemms.py` times the same by NCCL and cuBLAS, one after the other. A time is that of a
//! call where several are queued behind each other, by the clock of the host, the least of five. Of each
//! result some elements are compared with sums in `f64`.

use std::error::Error;
use std::fmt::Write as _;
use std::sync::Barrier;
use std::time::Instant;
use tile_core::launch::LaunchError;
use tile_core::num::bf16;
use tile_core::tensor::Tensor;
use tile_cuda::{Cuda, CudaSignals, CudaSymmetric, CudaTensor};
use tile_kernels::matmul::matmul;
use tile_kernels::ranks::{all_gather_matmul, matmul_all_reduce, matmul_reduce_scatter};

/// Times of which the least is taken, and calls of each.
const TIMES: usize = 5;
const CALLS: usize = 20;
/// Rows, columns and inner axis of a tile.
const BM: usize = 128;
const BN: usize = 256;
const BK: usize = 64;
/// Elements of a result that are compared.
const SAMPLES: usize = 200;

type Outcome<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;
/// Microseconds by name, how many checks there were, and what was wrong.
type Results = (Vec<(String, f64)>, usize, Vec<String>);

/// Extents of a layer of all ranks: rows, columns, inner axis.
#[derive(Clone, Copy)]
struct Layer {
    m: usize,
    n: usize,
    k: usize,
}

const LAYERS: [Layer; 2] = [Layer { m: 8192, n: 8192, k: 8192 }, Layer { m: 4096, n: 14336, k: 4096 }];
/// Rows of sums that all ranks get, of 8192 columns and an inner axis of 8192.
const ROWS: [usize; 5] = [16, 64, 256, 1024, 4096];

/// A number between −1 and 1 with few digits.
fn value(seed: usize, i: usize, j: usize) -> f32 {
    let mixed = ((seed as u64) << 48 ^ (i as u64) << 24 ^ j as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 56) as f32 - 128.0) / 128.0
}

/// A matrix of [`value`]s, whose rows and columns begin behind others.
fn matrix(cuda: &Cuda, seed: usize, [i0, j0]: [usize; 2], shape: [usize; 2]) -> Outcome<CudaTensor<bf16, 2>> {
    let host = Tensor::from_fn(shape, |[i, j]| bf16::from_f32(value(seed, i0 + i, j0 + j)));
    Ok(CudaTensor::from_host(cuda, &host.view())?)
}

struct Rank<'r> {
    cuda: Cuda,
    me: usize,
    size: usize,
    /// Blocks that the device runs at once.
    workers: usize,
    meeting: &'r Barrier,
    rows: Vec<(String, f64)>,
    checks: usize,
    wrong: Vec<String>,
}

impl Rank<'_> {
    fn clock(&mut self, name: String, call: &mut dyn FnMut(&Cuda) -> Result<(), LaunchError>) -> Outcome {
        let mut least = f64::INFINITY;
        for _ in 0..TIMES {
            for _ in 0..3 {
                call(&self.cuda)?;
            }
            self.cuda.synchronize()?;
            self.meeting.wait();
            let began = Instant::now();
            for _ in 0..CALLS {
                call(&self.cuda)?;
            }
            self.cuda.synchronize()?;
            least = least.min(began.elapsed().as_secs_f64() * 1e6 / CALLS as f64);
        }
        self.rows.push((name, least));
        self.meeting.wait();
        Ok(())
    }

    /// Compares elements of a result, whose sums are of so many ranks' inner axes.
    fn compare(&mut self, what: &str, got: &CudaTensor<bf16, 2>, want: &dyn Fn(usize, usize) -> f64) -> Outcome {
        let host = got.to_host()?;
        let [m, n] = host.shape();
        for at in 0..SAMPLES {
            let (i, j) = (at * 7919 % m, at * 104_729 % n);
            let (got, want) = (f64::from(host[[i, j]].to_f32()), want(i, j));
            self.checks += 1;
            if (got - want).abs() > want.abs() / 64.0 + 0.25 {
                self.wrong.push(format!("{what}: [{i}, {j}] is {got}, not {want}"));
            }
        }
        Ok(())
    }

    fn gathered(
        &mut self,
        Layer { m, n, k }: Layer,
        shard: &mut CudaSymmetric<bf16, 2>,
        signals: &CudaSignals,
    ) -> Outcome {
        let (me, size, workers, name) = (self.me, self.size, self.workers, format!("{m}x{n}x{k}"));
        let rows = m / size;
        let own = |i: usize, j| if i / rows == me { value(1, i, j) } else { f32::NAN };
        shard.write(&Tensor::from_fn([m, k], |[i, j]| bf16::from_f32(own(i, j))))?;
        let b = matrix(&self.cuda, 2, [0, me * (n / size)], [k, n / size])?;
        let mut c = CudaTensor::<bf16, 2>::zeros(&self.cuda, [m, n / size])?;
        let mut round = 0;
        for copiers in [2, 3, 4, 6, 8] {
            self.clock(format!("all_gather_matmul {name}, {copiers} copiers"), &mut |cuda| {
                let kernel = all_gather_matmul::<bf16, bf16, BM, BN, BK>();
                kernel.launch(cuda, &mut *shard, &b, signals, &mut c, copiers, workers - copiers, me, round)?;
                round += 1;
                Ok(())
            })?;
        }
        let sum = |i: usize, j: usize| -> f64 {
            (0..k).map(|l| f64::from(value(1, i, l)) * f64::from(value(2, l, me * (n / size) + j))).sum()
        };
        self.compare("all_gather_matmul", &c, &sum)?;
        let a = matrix(&self.cuda, 1, [0, 0], [m, k])?;
        self.clock(format!("matmul gathered {name}"), &mut |cuda| {
            matmul::<bf16, bf16, BM, BN, BK>().launch(cuda, &a, &b, &mut c)
        })
    }

    fn scattered(
        &mut self,
        Layer { m, n, k }: Layer,
        parts: &mut CudaSymmetric<bf16, 4>,
        signals: &CudaSignals,
    ) -> Outcome {
        let (me, size, workers, name) = (self.me, self.size, self.workers, format!("{m}x{n}x{k}"));
        let (inner, rows) = (k / size, m / size);
        let a = matrix(&self.cuda, 1, [0, me * inner], [m, inner])?;
        let b = matrix(&self.cuda, 2, [me * inner, 0], [inner, n])?;
        let mut c = CudaTensor::<bf16, 2>::zeros(&self.cuda, [rows, n])?;
        let mut round = 0;
        self.clock(format!("matmul_reduce_scatter {name}"), &mut |cuda| {
            let kernel = matmul_reduce_scatter::<bf16, bf16, bf16, BM, BN, BK>();
            kernel.launch(cuda, &a, &b, &mut *parts, signals, &mut c, workers, me, round)?;
            round += 1;
            Ok(())
        })?;
        let sum = |i: usize, j: usize| -> f64 {
            (0..k).map(|l| f64::from(value(1, me * rows + i, l)) * f64::from(value(2, l, j))).sum()
        };
        self.compare("matmul_reduce_scatter", &c, &sum)?;
        let mut whole = CudaTensor::<bf16, 2>::zeros(&self.cuda, [m, n])?;
        self.clock(format!("matmul scattered {name}"), &mut |cuda| {
            matmul::<bf16, bf16, BM, BN, BK>().launch(cuda, &a, &b, &mut whole)
        })
    }

    fn reduced(
        &mut self,
        m: usize,
        (parts, sums): (&mut CudaSymmetric<bf16, 4>, &mut CudaSymmetric<bf16, 2>),
        signals: &CudaSignals,
    ) -> Outcome {
        let (me, size, n, inner) = (self.me, self.size, 8192, 8192 / self.size);
        let a = matrix(&self.cuda, 1, [0, me * inner], [m, inner])?;
        let b = matrix(&self.cuda, 2, [me * inner, 0], [inner, n])?;
        let mut c = CudaTensor::<bf16, 2>::zeros(&self.cuda, [m, n])?;
        let (mut round, workers) = (0, self.workers);
        self.clock(format!("matmul_all_reduce {m} rows"), &mut |cuda| {
            if tile_of(m) == [BM, BN] {
                let kernel = matmul_all_reduce::<bf16, bf16, bf16, BM, BN, BK>();
                kernel.launch(cuda, &a, &b, &mut *parts, &mut *sums, signals, &mut c, workers, me, round)?;
            } else {
                let kernel = matmul_all_reduce::<bf16, bf16, bf16, 64, 128, BK>();
                kernel.launch(cuda, &a, &b, &mut *parts, &mut *sums, signals, &mut c, workers, me, round)?;
            }
            round += 1;
            Ok(())
        })?;
        let sum = |i: usize, j: usize| -> f64 {
            (0..inner * size).map(|l| f64::from(value(1, i, l)) * f64::from(value(2, l, j))).sum()
        };
        self.compare("matmul_all_reduce", &c, &sum)?;
        let mut other = CudaTensor::<bf16, 2>::zeros(&self.cuda, [m, n])?;
        self.clock(format!("matmul reduced {m} rows"), &mut |cuda| {
            matmul::<bf16, bf16, BM, BN, BK>().fitted().launch(cuda, &a, &b, &mut other)
        })
    }
}

/// Rows and columns of a tile of sums that all ranks get.
fn tile_of(m: usize) -> [usize; 2] {
    if m >= 1024 { [BM, BN] } else { [64, 128] }
}

/// Memory of one rank.
struct Memory {
    gathered: Vec<(CudaSymmetric<bf16, 2>, CudaSignals)>,
    scattered: Vec<(CudaSymmetric<bf16, 4>, CudaSignals)>,
    reduced: Vec<(CudaSymmetric<bf16, 4>, CudaSymmetric<bf16, 2>, CudaSignals)>,
}

fn memory(devices: &[Cuda]) -> Result<Vec<Memory>, LaunchError> {
    let size = devices.len();
    let none = || Memory { gathered: Vec::new(), scattered: Vec::new(), reduced: Vec::new() };
    let mut all: Vec<Memory> = devices.iter().map(|_| none()).collect();
    for Layer { m, k, .. } in LAYERS {
        let shards = CudaSymmetric::zeros(devices, [m, k])?;
        let signals = CudaSignals::new(devices, m / BM + size)?;
        all.iter_mut().zip(shards.into_iter().zip(signals)).for_each(|(rank, both)| rank.gathered.push(both));
        // The layer that follows has rows and columns exchanged.
        let parts = CudaSymmetric::zeros(devices, [2, size, m / size, k])?;
        let signals = CudaSignals::new(devices, size * (m / size).div_ceil(BM) * k.div_ceil(BN))?;
        all.iter_mut().zip(parts.into_iter().zip(signals)).for_each(|(rank, both)| rank.scattered.push(both));
    }
    for m in ROWS {
        let [bm, bn] = tile_of(m);
        let tiles = m.div_ceil(bm) * 8192_usize.div_ceil(bn);
        let parts = CudaSymmetric::zeros(devices, [size, tiles.div_ceil(size), bm, bn])?;
        let sums = CudaSymmetric::zeros(devices, [m, 8192])?;
        let signals = CudaSignals::new(devices, 2 * tiles)?;
        let three = parts.into_iter().zip(sums).zip(signals);
        all.iter_mut()
            .zip(three)
            .for_each(|(rank, ((parts, sums), signals))| rank.reduced.push((parts, sums, signals)));
    }
    Ok(all)
}

fn run(mut rank: Rank<'_>, mut memory: Memory) -> Outcome<Results> {
    for (layer, (shard, signals)) in LAYERS.into_iter().zip(&mut memory.gathered) {
        rank.gathered(layer, shard, signals)?;
    }
    for (Layer { m, n, k }, (parts, signals)) in LAYERS.into_iter().zip(&mut memory.scattered) {
        rank.scattered(Layer { m, n: k, k: n }, parts, signals)?;
    }
    for (m, (parts, sums, signals)) in ROWS.into_iter().zip(&mut memory.reduced) {
        rank.reduced(m, (parts, sums), signals)?;
    }
    Ok((rank.rows, rank.checks, rank.wrong))
}

fn main() -> Outcome {
    let mut args = std::env::args().skip(1);
    let (mut numbers, mut json) = (vec![0, 1], None);
    while let Some(flag) = args.next() {
        let value = args.next().ok_or_else(|| format!("`{flag}` expects a value"))?;
        match flag.as_str() {
            "--devices" => numbers = value.split(',').map(str::parse).collect::<Result<_, _>>()?,
            "--json" => json = Some(value),
            _ => return Err(format!("unknown `{flag}`, expected --devices or --json").into()),
        }
    }
    let devices = numbers.iter().map(|&at| Cuda::new(at)?.new_stream()).collect::<Result<Vec<_>, _>>()?;
    let (size, meeting) = (devices.len(), Barrier::new(devices.len()));
    let memories = memory(&devices)?;
    let results: Vec<_> = std::thread::scope(|scope| {
        let start = |(me, (cuda, memory)): (usize, (&Cuda, Memory))| {
            let (cuda, meeting) = (cuda.clone(), &meeting);
            let (rows, wrong) = (Vec::new(), Vec::new());
            let rank = Rank { cuda, me, size, workers: 132, meeting, rows, checks: 0, wrong };
            scope.spawn(move || run(rank, memory))
        };
        let threads: Vec<_> = devices.iter().zip(memories).enumerate().map(start).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("a rank panicked".into()))).collect()
    });
    let (mut text, mut checks, mut failed) = (String::new(), 0, false);
    for (rank, result) in results.into_iter().enumerate() {
        let (rows, of_rank, wrong) = result?;
        println!("rank {rank}: {of_rank} checks, {} wrong", wrong.len());
        wrong.iter().take(10).for_each(|line| println!("  {line}"));
        failed |= !wrong.is_empty();
        checks += of_rank;
        for (name, us) in rows.iter().filter(|_| rank == 0) {
            println!("{name:44} {us:>10.1} us");
            let comma = if text.is_empty() { "" } else { "," };
            write!(text, "{comma}\n  {{\"work\":\"{name}\",\"us\":{us:.1}}}")?;
        }
    }
    if let Some(path) = json {
        std::fs::write(
            path,
            format!("{{\"devices\":{size},\"checks\":{checks},\"passed\":{},\"times\":[{text}\n]}}\n", !failed),
        )?;
    }
    if failed { Err("a kernel gave other values".into()) } else { Ok(()) }
}

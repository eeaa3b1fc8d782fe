//! Checks the kernels of ranks on several GPUs of this machine against values known beforehand, and
//! times the all-reduce of small messages beside NCCL's.
//!
//! ```sh
//! NCCL_NVLS_ENABLE=0 TILE_NCCL=…/libnccl.so.2 peers --devices 0,1 --seeds 3 --json report.json
//! ```
//!
//! Ranks may share a device, `--devices 0,0`: then the kernels are checked on two of its streams, and
//! there is no NCCL.
//!
//! A time is that of a call where many are queued behind each other: launches wait for each other on
//! the device, not for the host.

use std::error::Error;
use std::fmt::Write as _;
use std::sync::{Barrier, Mutex};
use std::time::Instant;
use tile_core::launch::LaunchError;
use tile_core::num::{Element, bf16};
use tile_core::tensor::Tensor;
use tile_cuda::{Cuda, CudaSignals, CudaSymmetric, CudaTensor};
use tile_dist::{ReduceOp, World};
use tile_kernels::ranks::{
    all_gather_matmul, all_reduce, all_reduce_rms_norm, matmul_all_reduce, matmul_reduce_scatter, two_shot_all_reduce,
};

/// Elements of a tile of the all-reduce.
const TILE: usize = 1024;
/// Calls of a timing.
const CALLS: u32 = 200;
/// Times of which the least is taken.
const TIMES: u32 = 5;
/// Rows and columns of a layer's end.
const ROWS: usize = 16;
const COLUMNS: usize = 4096;

type Outcome<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

struct Options {
    devices: Vec<usize>,
    seeds: u64,
    json: Option<String>,
}

#[derive(Default)]
struct Report {
    checks: usize,
    wrong: Vec<String>,
    times: Vec<(&'static str, usize, f64)>,
}

fn options() -> Result<Options, String> {
    let mut options = Options { devices: vec![0, 1], seeds: 3, json: None };
    let mut args = std::env::args().skip(1);
    while let Some(flag) = args.next() {
        let value = args.next().ok_or_else(|| format!("`{flag}` expects a value"))?;
        let number = value.parse::<usize>().map_err(|_| format!("`{flag}` expects a number, found `{value}`"));
        match flag.as_str() {
            "--devices" => {
                let numbers = value.split(',').map(str::parse).collect::<Result<_, _>>();
                options.devices = numbers.map_err(|_| format!("`{flag}` expects numbers, found `{value}`"))?;
            }
            "--seeds" => options.seeds = number? as u64,
            "--json" => options.json = Some(value),
            _ => return Err(format!("unknown `{flag}`, expected --devices, --seeds or --json")),
        }
    }
    Ok(options)
}

/// A small whole number, of which sums and products are exact.
fn value(seed: u64, rank: usize, at: usize) -> f32 {
    let mixed = (seed << 40 ^ (rank as u64) << 32 ^ at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 60) % 5) as f32 - 2.0
}

/// Lengths of the all-reduce: 8 KiB to 1 MiB.
const LENGTHS: [usize; 8] = [1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16, 1 << 17, 1 << 18];
/// A shard of the GEMM, and its columns.
const SHARD: [usize; 2] = [256, 512];
const WIDTH: usize = 384;
/// Blocks of a kernel with a grid-stride loop over its tiles.
const WORKERS: usize = 64;
/// Blocks that copy beside them.
const COPIERS: usize = 4;
/// Rows and columns of a tile of a GEMM.
const GEMM: usize = 128;

/// What one rank works with. Symmetric memory is allocated for all ranks before they start.
struct Memory {
    sums: Vec<Sum>,
    rows: CudaSymmetric<bf16, 3>,
    shard: CudaSymmetric<bf16, 2>,
    /// Of the fused all-reduce, and of the GEMM.
    signals: [CudaSignals; 2],
    totals: Totals,
}

/// Of GEMMs whose sums over the ranks are scattered, and given to all.
struct Totals {
    scattered: (CudaSymmetric<f32, 4>, CudaSignals),
    parts: CudaSymmetric<f32, 4>,
    sums: CudaSymmetric<f32, 2>,
    signals: CudaSignals,
    /// Launches so far.
    round: usize,
}

impl Totals {
    fn of(devices: &[Cuda]) -> Result<Vec<Totals>, LaunchError> {
        let (ranks, m) = (devices.len(), SHARD[0]);
        let tiles = |rows: usize| rows.div_ceil(GEMM) * WIDTH.div_ceil(GEMM);
        let scattered = CudaSymmetric::zeros(devices, [2, ranks, m, WIDTH])?.into_iter();
        let scattered = scattered.zip(CudaSignals::new(devices, ranks * tiles(m))?);
        let parts = CudaSymmetric::zeros(devices, [ranks, tiles(m * ranks).div_ceil(ranks), GEMM, GEMM])?;
        let sums = CudaSymmetric::zeros(devices, [ranks * m, WIDTH])?;
        let signals = CudaSignals::new(devices, 2 * tiles(m * ranks))?;
        let all = scattered.zip(parts).zip(sums.into_iter().zip(signals));
        let one = |((scattered, parts), (sums, signals))| Totals { scattered, parts, sums, signals, round: 0 };
        Ok(all.map(one).collect())
    }
}

/// Of an all-reduce of one length.
struct Sum {
    parts: CudaSymmetric<f32, 2>,
    signals: CudaSignals,
    /// Launches so far.
    round: usize,
    /// Of the same in two steps.
    shares: CudaSymmetric<f32, 2>,
    sums: CudaSymmetric<f32, 1>,
    two_shot: CudaSignals,
    two_shot_round: usize,
}

impl Memory {
    fn of(devices: &[Cuda]) -> Result<Vec<Memory>, LaunchError> {
        let mut sums: Vec<Vec<Sum>> = devices.iter().map(|_| Vec::new()).collect();
        for len in LENGTHS {
            let parts = CudaSymmetric::zeros(devices, [2, len])?;
            let signals = CudaSignals::new(devices, len.div_ceil(TILE))?;
            let tiles = len.div_ceil(devices.len() * TILE);
            let shares = CudaSymmetric::zeros(devices, [devices.len(), tiles * TILE])?;
            let totals = CudaSymmetric::zeros(devices, [len])?;
            let two_shot = CudaSignals::new(devices, 2 * WORKERS)?;
            let two_steps = shares.into_iter().zip(totals).zip(two_shot);
            for (((of_rank, parts), signals), two_steps) in sums.iter_mut().zip(parts).zip(signals).zip(two_steps) {
                let ((shares, sums), two_shot) = two_steps;
                of_rank.push(Sum { parts, signals, round: 0, shares, sums, two_shot, two_shot_round: 0 });
            }
        }
        let rows = CudaSymmetric::zeros(devices, [2, ROWS, COLUMNS])?;
        let shards = CudaSymmetric::zeros(devices, [devices.len() * SHARD[0], SHARD[1]])?;
        let (norm, gemm) =
            (CudaSignals::new(devices, ROWS)?, CudaSignals::new(devices, devices.len() * (SHARD[0] / GEMM + 1))?);
        let all = sums.into_iter().zip(rows.into_iter().zip(shards)).zip(norm.into_iter().zip(gemm));
        let all = all.zip(Totals::of(devices)?);
        Ok(all
            .map(|(((sums, (rows, shard)), (norm, gemm)), totals)| Memory {
                sums,
                rows,
                shard,
                signals: [norm, gemm],
                totals,
            })
            .collect())
    }
}

struct Rank<'r> {
    cuda: Cuda,
    me: usize,
    size: usize,
    /// Where all ranks meet.
    meeting: &'r Barrier,
    /// Where each has a device of its own.
    world: Option<World<Cuda>>,
    memory: Memory,
    report: Report,
    /// Launches so far on each of the memory's signals.
    rounds: [usize; 2],
}

impl Rank<'_> {
    fn compare<T: Element>(&mut self, what: &str, got: &[T], want: impl Fn(usize) -> f64, within: f64) {
        self.report.checks += 1;
        let off = |at: usize| (got[at].to_f64() - want(at)).abs() > within * want(at).abs();
        if let Some(at) = (0..got.len()).find(|&at| off(at)) {
            self.report.wrong.push(format!(
                "{what} of {}: [{at}] is {}, not {}",
                got.len(),
                got[at].to_f64(),
                want(at)
            ));
        }
    }

    fn all_reduce(
        &mut self,
        which: usize,
        x: &CudaTensor<f32, 1>,
        y: &mut CudaTensor<f32, 1>,
    ) -> Result<(), LaunchError> {
        let me = self.me;
        let Sum { parts, signals, round, .. } = &mut self.memory.sums[which];
        *round += 1;
        all_reduce::<f32, TILE>().launch(&self.cuda, x, parts, &*signals, y, me, *round - 1)
    }

    fn two_shot(
        &mut self,
        which: usize,
        x: &CudaTensor<f32, 1>,
        y: &mut CudaTensor<f32, 1>,
    ) -> Result<(), LaunchError> {
        let me = self.me;
        let Sum { shares, sums, two_shot, two_shot_round, .. } = &mut self.memory.sums[which];
        *two_shot_round += 1;
        let kernel = two_shot_all_reduce::<f32, TILE>();
        kernel.launch(&self.cuda, x, shares, sums, &*two_shot, y, WORKERS, me, *two_shot_round - 1)
    }

    fn sums(&mut self, seed: u64) -> Outcome {
        let (me, size) = (self.me, self.size);
        for (which, len) in LENGTHS.into_iter().enumerate().chain(LENGTHS.into_iter().enumerate()) {
            let host = Tensor::from_fn([len], |[at]| value(seed, me, at));
            let x = CudaTensor::from_host(&self.cuda, &host.view())?;
            let mut y = CudaTensor::zeros(&self.cuda, [len])?;
            self.all_reduce(which, &x, &mut y)?;
            let got = y.to_host()?.to_vec();
            let want = |at| (0..size).map(|rank| f64::from(value(seed, rank, at))).sum();
            self.compare("all_reduce", &got, want, 0.0);
            let mut y = CudaTensor::zeros(&self.cuda, [len])?;
            self.two_shot(which, &x, &mut y)?;
            let got = y.to_host()?.to_vec();
            self.compare("two_shot_all_reduce", &got, want, 0.0);
        }
        Ok(())
    }

    fn norms(&mut self, seed: u64) -> Outcome {
        let (me, size) = (self.me, self.size);
        let shape = [ROWS, COLUMNS];
        let host = Tensor::from_fn(shape, |[i, j]| bf16::from_f32(value(seed, me, i * COLUMNS + j)));
        let ones = Tensor::from_fn([COLUMNS], |_| bf16::from_f32(1.0));
        let x = CudaTensor::from_host(&self.cuda, &host.view())?;
        let weight = CudaTensor::from_host(&self.cuda, &ones.view())?;
        let mut residual = CudaTensor::from_host(&self.cuda, &host.view())?;
        let mut out = CudaTensor::zeros(&self.cuda, shape)?;
        self.norm(&x, &weight, &mut residual, &mut out)?;
        let sum = |at: usize| -> f64 {
            f64::from(value(seed, me, at)) + (0..size).map(|rank| f64::from(value(seed, rank, at))).sum::<f64>()
        };
        let (sums, normed) = (residual.to_host()?.to_vec(), out.to_host()?.to_vec());
        self.compare("residual", &sums, sum, 0.0);
        let squares = |row: usize| (row * COLUMNS..(row + 1) * COLUMNS).map(|at| sum(at) * sum(at)).sum::<f64>();
        let roots: Vec<f64> = (0..ROWS).map(|row| (squares(row) / COLUMNS as f64 + 1e-5).sqrt()).collect();
        self.compare("norm", &normed, |at| sum(at) / roots[at / COLUMNS], 0.01);
        Ok(())
    }

    fn norm(
        &mut self,
        x: &CudaTensor<bf16, 2>,
        weight: &CudaTensor<bf16, 1>,
        residual: &mut CudaTensor<bf16, 2>,
        out: &mut CudaTensor<bf16, 2>,
    ) -> Result<(), LaunchError> {
        let (me, round) = (self.me, self.rounds[0]);
        self.rounds[0] += 1;
        let Memory { rows, signals, .. } = &mut self.memory;
        let kernel = all_reduce_rms_norm::<bf16, COLUMNS>();
        kernel.launch(&self.cuda, x, weight, rows, &signals[0], residual, out, 1e-5, me, round)
    }

    fn products(&mut self, seed: u64) -> Outcome {
        let (me, size) = (self.me, self.size);
        let ([m, k], n) = (SHARD, WIDTH);
        let a = |rank: usize, i: usize, k: usize| value(seed, rank, i * 7 + k);
        let own = |i: usize, k| if i / m == me { a(me, i % m, k) } else { f32::NAN };
        self.memory.shard.write(&Tensor::from_fn([size * m, k], |[i, k]| bf16::from_f32(own(i, k))))?;
        let host = Tensor::from_fn([k, n], |[k, j]| bf16::from_f32(value(seed, 9, k * 5 + j)));
        let b = CudaTensor::from_host(&self.cuda, &host.view())?;
        let mut c = CudaTensor::<f32, 2>::zeros(&self.cuda, [m * size, n])?;
        let round = self.rounds[1];
        self.rounds[1] += 1;
        let kernel = all_gather_matmul::<bf16, f32, GEMM, GEMM, 64>();
        let Memory { shard, signals, .. } = &mut self.memory;
        kernel.launch(&self.cuda, shard, &b, &signals[1], &mut c, COPIERS, WORKERS, me, round)?;
        let got = c.to_host()?.to_vec();
        let want = |at: usize| -> f64 {
            let (i, j) = (at / n, at % n);
            (0..k).map(|k| f64::from(a(i / m, i % m, k)) * f64::from(value(seed, 9, k * 5 + j))).sum()
        };
        self.compare("all_gather_matmul", &got, want, 0.0);
        Ok(())
    }

    /// Σ A·B over the ranks: this rank's rows of it, and all of it.
    fn totals(&mut self, seed: u64) -> Outcome {
        let (me, size) = (self.me, self.size);
        let ([m, inner], n) = (SHARD, WIDTH);
        let a = |rank: usize, i: usize, k: usize| value(seed, rank, i * 7 + k);
        let b = |rank: usize, k: usize, j: usize| value(seed, 9 + rank, k * 5 + j);
        let left = Tensor::from_fn([m * size, inner], |[i, k]| bf16::from_f32(a(me, i, k)));
        let right = Tensor::from_fn([inner, n], |[k, j]| bf16::from_f32(b(me, k, j)));
        let left = CudaTensor::from_host(&self.cuda, &left.view())?;
        let right = CudaTensor::from_host(&self.cuda, &right.view())?;
        let mut rows = CudaTensor::<f32, 2>::zeros(&self.cuda, [m, n])?;
        let mut all = CudaTensor::<f32, 2>::zeros(&self.cuda, [m * size, n])?;
        let Totals { scattered: (halves, marks), parts, sums, signals, round } = &mut self.memory.totals;
        *round += 1;
        let kernel = matmul_reduce_scatter::<bf16, f32, f32, GEMM, GEMM, 64>();
        kernel.launch(&self.cuda, &left, &right, halves, &*marks, &mut rows, WORKERS, me, *round - 1)?;
        let kernel = matmul_all_reduce::<bf16, f32, f32, GEMM, GEMM, 64>();
        kernel.launch(&self.cuda, &left, &right, parts, sums, &*signals, &mut all, WORKERS, me, *round - 1)?;
        let want = |i: usize, j: usize| -> f64 {
            let of_rank = |rank| (0..inner).map(move |k| f64::from(a(rank, i, k)) * f64::from(b(rank, k, j)));
            (0..size).flat_map(of_rank).sum()
        };
        let (rows, all) = (rows.to_host()?.to_vec(), all.to_host()?.to_vec());
        self.compare("matmul_reduce_scatter", &rows, |at| want(me * m + at / n, at % n), 0.0);
        self.compare("matmul_all_reduce", &all, |at| want(at / n, at % n), 0.0);
        Ok(())
    }

    /// Microseconds of a call, of messages from 8 KiB to 1 MiB, beside NCCL's without agreement.
    fn time(&mut self) -> Outcome {
        let shape = [ROWS, COLUMNS];
        for (which, len) in LENGTHS.into_iter().enumerate() {
            let x = CudaTensor::<f32, 1>::zeros(&self.cuda, [len])?;
            let mut y = CudaTensor::<f32, 1>::zeros(&self.cuda, [len])?;
            self.clock("all_reduce", len * 4, &mut |rank| Ok(rank.all_reduce(which, &x, &mut y)?))?;
            self.clock("two_shot_all_reduce", len * 4, &mut |rank| Ok(rank.two_shot(which, &x, &mut y)?))?;
            if self.world.is_some() {
                self.clock("nccl", len * 4, &mut |rank| match &rank.world {
                    Some(world) => Ok(world.all_reduce(ReduceOp::Sum, &x, &mut y)?),
                    None => Ok(()),
                })?;
            }
        }
        let x = CudaTensor::<bf16, 2>::zeros(&self.cuda, shape)?;
        let weight = CudaTensor::<bf16, 1>::zeros(&self.cuda, [COLUMNS])?;
        let mut residual = CudaTensor::zeros(&self.cuda, shape)?;
        let mut out = CudaTensor::zeros(&self.cuda, shape)?;
        let bytes = ROWS * COLUMNS * 2;
        self.clock("all_reduce_rms_norm", bytes, &mut |rank| Ok(rank.norm(&x, &weight, &mut residual, &mut out)?))
    }

    fn clock(&mut self, name: &'static str, bytes: usize, call: &mut dyn FnMut(&mut Self) -> Outcome) -> Outcome {
        let mut least = f64::INFINITY;
        for _ in 0..TIMES {
            (0..3).try_for_each(|_| call(self))?;
            self.cuda.synchronize()?;
            self.meeting.wait();
            let began = Instant::now();
            (0..CALLS).try_for_each(|_| call(self))?;
            self.cuda.synchronize()?;
            least = least.min(began.elapsed().as_secs_f64() * 1e6 / f64::from(CALLS));
        }
        self.report.times.push((name, bytes, least));
        Ok(())
    }
}

fn run(mut rank: Rank<'_>, seeds: u64) -> Outcome<Report> {
    for seed in 1..=seeds {
        rank.sums(seed)?;
        rank.norms(seed)?;
        rank.products(seed)?;
        rank.totals(seed)?;
    }
    if let Some(world) = &mut rank.world {
        world.set_checked(false);
    }
    rank.time()?;
    Ok(rank.report)
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let start = |&at: &usize| Cuda::new(at)?.new_stream();
    let devices = options.devices.iter().map(start).collect::<Result<Vec<_>, _>>()?;
    let size = devices.len();
    let memory: Vec<_> = Memory::of(&devices)?.into_iter().map(|memory| Mutex::new(Some(memory))).collect();
    let meeting = Barrier::new(size);
    let rank = |me: usize, world: Option<World<Cuda>>| -> Outcome<Report> {
        let memory = memory[me].lock().map_or(None, |mut memory| memory.take()).ok_or("memory of the rank")?;
        let cuda = devices[me].clone();
        let rank = Rank { cuda, me, size, meeting: &meeting, world, memory, report: Report::default(), rounds: [0; 2] };
        run(rank, options.seeds)
    };
    let distinct = (0..size).all(|at| !options.devices[..at].contains(&options.devices[at]));
    let ranks = match distinct {
        true => World::local(&devices, |world| rank(world.rank(), Some(world)))?,
        false => std::thread::scope(|scope| {
            let rank = &rank;
            let spawn = |me| scope.spawn(move || rank(me, None));
            let threads: Vec<_> = (0..size).map(spawn).collect();
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("a rank panicked".into()))).collect()
        }),
    };
    let mut failed = false;
    let mut reports = Vec::new();
    for (rank, report) in ranks.into_iter().enumerate() {
        match report {
            Ok(report) => {
                println!("rank {rank}: {} checks, {} wrong", report.checks, report.wrong.len());
                report.wrong.iter().take(20).for_each(|line| println!("  {line}"));
                failed |= !report.wrong.is_empty() || report.checks == 0;
                reports.push(report);
            }
            Err(error) => {
                println!("rank {rank}: {error}");
                failed = true;
            }
        }
    }
    let mut rows = String::new();
    for &(name, bytes, micros) in reports.first().map(|report| &report.times[..]).unwrap_or_default() {
        println!("{name:20} {bytes:>8} bytes {micros:>8.2} us");
        let comma = if rows.is_empty() { "" } else { "," };
        write!(rows, "{comma}\n  {{\"work\":\"{name}\",\"bytes\":{bytes},\"us\":{micros:.2}}}")?;
    }
    if let Some(path) = options.json {
        let checks: usize = reports.iter().map(|report| report.checks).sum();
        let head =
            format!("\"devices\":{},\"seeds\":{},\"checks\":{checks},\"passed\":{}", size, options.seeds, !failed);
        std::fs::write(path, format!("{{{head},\"times\":[{rows}\n]}}\n"))?;
    }
    if failed { Err("a kernel gave other values, or failed".into()) } else { Ok(()) }
}

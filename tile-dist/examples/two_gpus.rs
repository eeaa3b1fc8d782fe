//! Checks every collective on several GPUs of this machine against values known beforehand,
//! for each element type, at odd sizes, and times the large ones.
//!
//! ```sh
//! NCCL_NVLS_ENABLE=0 TILE_NCCL=…/libnccl.so.2 two_gpus --require-devices 2 --seeds 3 --json report.json
//! ```

use std::error::Error;
use std::fmt::Write as _;
use std::time::Instant;
use tile_core::num::{Element, F8E4M3, F8E5M2, bf16, f16};
use tile_core::tensor::Tensor;
use tile_cuda::{Cuda, CudaTensor};
use tile_dist::{DistError, Reduce, ReduceOp, World};

const OPS: [ReduceOp; 5] = [ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Max, ReduceOp::Min, ReduceOp::Avg];
/// Elements of a rank's part.
const SIZES: [usize; 5] = [1, 7, 1023, 65_537, 1_000_003];
/// Calls of a timing.
const CALLS: u32 = 20;

struct Options {
    devices: usize,
    seeds: u64,
    json: Option<String>,
}

/// What a rank found: lines of checks, and of times.
#[derive(Default)]
struct Found {
    checks: usize,
    wrong: Vec<String>,
    refused: Vec<String>,
    times: Vec<(&'static str, usize, f64)>,
}

fn options() -> Result<Options, String> {
    let mut options = Options { devices: 2, seeds: 3, json: None };
    let mut args = std::env::args().skip(1);
    while let Some(flag) = args.next() {
        let value = args.next().ok_or_else(|| format!("`{flag}` expects a value"))?;
        let number = value.parse::<usize>().map_err(|_| format!("`{flag}` expects a number, found `{value}`"));
        match flag.as_str() {
            "--require-devices" => options.devices = number?,
            "--seeds" => options.seeds = number? as u64,
            "--json" => options.json = Some(value),
            _ => return Err(format!("unknown `{flag}`, expected --require-devices, --seeds or --json")),
        }
    }
    Ok(options)
}

/// 1 or 2, so that what two to four ranks make of it is exact in every type.
fn value(seed: u64, rank: usize, at: usize) -> f64 {
    let mixed = (seed << 40 ^ (rank as u64) << 32 ^ at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 61) % 2 + 1) as f64
}

fn give<T: Element>(seed: u64, rank: usize, len: usize) -> Tensor<T, 1> {
    Tensor::from_fn([len], |[at]| T::from_f64(value(seed, rank, at)))
}

fn reduction<T: Element>(op: ReduceOp, seed: u64, size: usize, at: usize) -> T {
    let values = (0..size).map(|rank| value(seed, rank, at));
    T::from_f64(match op {
        ReduceOp::Sum => values.sum(),
        ReduceOp::Prod => values.product(),
        ReduceOp::Max => values.fold(0.0, f64::max),
        ReduceOp::Min => values.fold(9.0, f64::min),
        ReduceOp::Avg => values.sum::<f64>() / size as f64,
    })
}

impl Found {
    /// Compares an output, which is waited for.
    fn compare<T: Element>(
        &mut self,
        world: &World<Cuda>,
        what: &str,
        got: &CudaTensor<T, 1>,
        want: impl Fn(usize) -> T,
    ) -> Result<(), DistError> {
        world.synchronize()?;
        let got = got.to_host()?.to_vec();
        self.checks += 1;
        if let Some(at) = (0..got.len()).find(|&at| got[at] != want(at)) {
            let (size, dtype) = (got.len(), T::DTYPE);
            self.wrong.push(format!("{what} {dtype:?} of {size}: [{at}] is {}, not {}", got[at], want(at)));
        }
        Ok(())
    }

    fn reduces<T: Reduce>(&mut self, world: &World<Cuda>, seed: u64) -> Result<(), DistError> {
        let (rank, size, cuda) = (world.rank(), world.size(), world.device());
        for (op, len) in OPS.into_iter().flat_map(|op| SIZES.map(|len| (op, len))) {
            let x = CudaTensor::from_host(cuda, &give::<T>(seed, rank, len).view())?;
            let mut y = CudaTensor::<T, 1>::zeros(cuda, [len])?;
            match world.all_reduce(op, &x, &mut y) {
                Err(DistError::Argument { argument, expected, .. }) if argument == "element type" => {
                    self.refused.push(format!("{op} {:?}: {expected}", T::DTYPE));
                    return Ok(());
                }
                other => other?,
            }
            self.compare(world, &format!("all_reduce {op}"), &y, |at| reduction(op, seed, size, at))?;
            let x = CudaTensor::from_host(cuda, &give::<T>(seed, rank, len * size).view())?;
            world.reduce_scatter(op, &x, &mut y)?;
            self.compare(world, &format!("reduce_scatter {op}"), &y, |at| reduction(op, seed, size, rank * len + at))?;
        }
        Ok(())
    }

    fn moves<T: Element>(&mut self, world: &World<Cuda>, seed: u64) -> Result<(), DistError> {
        let (rank, size, cuda) = (world.rank(), world.size(), world.device());
        let of = |rank, at| T::from_f64(value(seed, rank, at));
        for len in SIZES {
            let x = CudaTensor::from_host(cuda, &give::<T>(seed, rank, len).view())?;
            let mut all = CudaTensor::<T, 1>::zeros(cuda, [len * size])?;
            world.all_gather(&x, &mut all)?;
            self.compare(world, "all_gather", &all, |at| of(at / len, at % len))?;
            let parts = CudaTensor::from_host(cuda, &give::<T>(seed, rank, len * size).view())?;
            world.all_to_all(&parts, &mut all)?;
            self.compare(world, "all_to_all", &all, |at| of(at / len, rank * len + at % len))?;
            let mut y = CudaTensor::<T, 1>::zeros(cuda, [len])?;
            let (next, last) = ((rank + 1) % size, (rank + size - 1) % size);
            world.group().send(next, &x).recv(last, &mut y).run()?;
            self.compare(world, "send and recv", &y, |at| of(last, at))?;
            for root in 0..size {
                let mut x = CudaTensor::from_host(cuda, &give::<T>(seed, rank, len).view())?;
                world.broadcast(root, &mut x)?;
                self.compare(world, "broadcast", &x, |at| of(root, at))?;
            }
        }
        Ok(())
    }

    /// Microseconds a call over sizes from 8 KiB to 256 MiB, of the whole tensor.
    fn time(&mut self, world: &World<Cuda>) -> Result<(), DistError> {
        let (size, cuda) = (world.size(), world.device());
        for bytes in (13..=28).map(|power| 1_usize << power) {
            let len = bytes / 4 / size * size;
            let whole = CudaTensor::<f32, 1>::zeros(cuda, [len])?;
            let mut other = CudaTensor::<f32, 1>::zeros(cuda, [len])?;
            let mut part = CudaTensor::<f32, 1>::zeros(cuda, [len / size])?;
            self.clock(world, "all_reduce", bytes, || world.all_reduce(ReduceOp::Sum, &whole, &mut other))?;
            self.clock(world, "reduce_scatter", bytes, || world.reduce_scatter(ReduceOp::Sum, &whole, &mut part))?;
            self.clock(world, "all_gather", bytes, || world.all_gather(&part, &mut other))?;
        }
        Ok(())
    }

    fn clock(
        &mut self,
        world: &World<Cuda>,
        name: &'static str,
        bytes: usize,
        mut call: impl FnMut() -> Result<(), DistError>,
    ) -> Result<(), DistError> {
        (0..3).try_for_each(|_| call())?;
        world.synchronize()?;
        world.barrier()?;
        let began = Instant::now();
        (0..CALLS).try_for_each(|_| call())?;
        world.synchronize()?;
        self.times.push((name, bytes, began.elapsed().as_secs_f64() * 1e6 / f64::from(CALLS)));
        Ok(())
    }
}

fn rank(world: &World<Cuda>, seeds: u64) -> Result<Found, DistError> {
    let mut found = Found::default();
    macro_rules! each {
        ($test:ident, $seed:expr; $($ty:ty),*) => { $(found.$test::<$ty>(world, $seed)?;)* };
    }
    for seed in 1..=seeds {
        each!(reduces, seed; i8, u8, i32, u32, i64, u64, f16, bf16, f32, f64, F8E4M3, F8E5M2);
        each!(moves, seed; i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, F8E4M3, F8E5M2);
    }
    // What differs among ranks is an error on all, and the world goes on.
    let mut uneven = CudaTensor::<f32, 1>::zeros(world.device(), [3 + world.rank()])?;
    match world.all_reduce_in_place(ReduceOp::Sum, &mut uneven) {
        Err(DistError::Disagree { .. }) => found.checks += 1,
        other => found.wrong.push(format!("extents that differ: {other:?}")),
    }
    found.time(world)?;
    Ok(found)
}

/// The share of a tensor's bytes that crosses a link of each rank: NCCL's bus bandwidth.
fn bus(name: &str, size: usize) -> f64 {
    let share = (size - 1) as f64 / size as f64;
    if name == "all_reduce" { 2.0 * share } else { share }
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let devices = (0..options.devices).map(|at| Cuda::new(at)?.new_stream()).collect::<Result<Vec<_>, _>>()?;
    let ranks = World::local(&devices, |world| rank(&world, options.seeds))?;
    let ranks = ranks.into_iter().collect::<Result<Vec<Found>, _>>()?;
    let mut failed = false;
    for (rank, found) in ranks.iter().enumerate() {
        println!("rank {rank}: {} checks, {} wrong, {} refused", found.checks, found.wrong.len(), found.refused.len());
        found.wrong.iter().chain(&found.refused).take(20).for_each(|line| println!("  {line}"));
        failed |= !found.wrong.is_empty() || found.checks == 0;
    }
    let mut rows = String::new();
    for &(name, bytes, micros) in ranks.first().map(|found| &found.times[..]).unwrap_or_default() {
        let rate = bytes as f64 / micros / 1e3 * bus(name, options.devices);
        println!("{name:15} {bytes:>10} bytes {micros:>9.1} us {rate:>7.1} GB/s");
        let comma = if rows.is_empty() { "" } else { "," };
        write!(rows, "{comma}\n  {{\"work\":\"{name}\",\"bytes\":{bytes},\"us\":{micros:.2},\"bus_gb_s\":{rate:.2}}}")?;
    }
    if let Some(path) = options.json {
        let checks: usize = ranks.iter().map(|found| found.checks).sum();
        let head = format!(
            "\"devices\":{},\"seeds\":{},\"checks\":{checks},\"passed\":{}",
            options.devices, options.seeds, !failed
        );
        std::fs::write(path, format!("{{{head},\"times\":[{rows}\n]}}\n"))?;
    }
    if failed { Err("a collective gave other values".into()) } else { Ok(()) }
}

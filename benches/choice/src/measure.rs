//! Times instances on a CUDA device.

use crate::point::{Data, Given, Point};
use crate::points::points;
use crate::regret::{expected, rates};
use serde_json::{Value, json};
use std::error::Error;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use tile_core::elem::DType;
use tile_core::launch::{Arg, Device, Instance, LaunchError, Memory, TensorArg, TensorParts};
use tile_cuda::ptx::{Arch, target};
use tile_kernel::cuda::cudarc::driver::sys::CUevent_flags;
use tile_kernel::cuda::cudarc::driver::{CudaSlice, CudaStream, DevicePtr};
use tile_kernel::cuda::{Cuda, devices};
use tile_tune::Tuner;

/// Threads that compile ahead of measuring.
const COMPILERS: usize = 16;
/// Launches of an instance, at most, and milliseconds that they take, at most.
const LAUNCHES: usize = 15;
const MILLISECONDS: f32 = 6.0;
/// How much slower than the best an instance is that is timed once.
const HOPELESS: f32 = 3.0;
/// How much slower than its first an instance is expected to be that is not timed.
const UNPROMISING: f64 = 2.5;
/// Candidates of a search.
const TRIALS: usize = 12;

type Failed = Box<dyn Error + Send + Sync>;

/// The tensors of a point.
struct Tensors {
    memory: Memory,
    stream: Arc<CudaStream>,
    slices: Vec<Option<CudaSlice<u8>>>,
    strides: Vec<Vec<i64>>,
}

impl Tensors {
    /// Contents of zeros serve where nobody looks at times.
    fn new(cuda: &Cuda, point: &Point, filled: bool) -> Result<Tensors, Failed> {
        let stream = cuda.stream();
        let (mut slices, mut strides) = (Vec::new(), Vec::new());
        for (number, given) in point.args.iter().enumerate() {
            let Given::Tensor { dtype, shape, data } = given else {
                slices.push(None);
                strides.push(Vec::new());
                continue;
            };
            let elements = shape.iter().product::<i64>() as usize;
            let mut slice = stream.alloc_zeros::<u8>(elements * dtype.bytes())?;
            match data {
                Data::Output => {}
                Data::Random if !filled => {}
                Data::Table(values) => {
                    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
                    stream.memcpy_htod(&bytes, &mut slice)?;
                }
                Data::Random => {
                    let bytes = random(*dtype, elements.min(1 << 20), number as u64);
                    for start in (0..slice.len()).step_by(bytes.len()) {
                        let end = slice.len().min(start + bytes.len());
                        stream.memcpy_htod(&bytes[..end - start], &mut slice.slice_mut(start..end))?;
                    }
                }
            }
            slices.push(Some(slice));
            strides.push((0..shape.len()).map(|axis| shape[axis + 1..].iter().product()).collect());
        }
        Ok(Tensors { memory: cuda.memory(), stream: stream.clone(), slices, strides })
    }

    /// The arguments of a launch.
    fn args<'a>(&'a self, point: &'a Point) -> Vec<Arg<'a>> {
        let arg = |(number, given): (usize, &'a Given)| match given {
            Given::Scalar(scalar) => Arg::Scalar(*scalar),
            Given::Tensor { dtype, shape, data } => {
                let address = self.slices[number].as_ref().map_or(0, |slice| slice.device_ptr(&self.stream).0);
                let parts = TensorParts {
                    dtype: *dtype,
                    address: std::ptr::with_exposed_provenance_mut(address as usize),
                    memory: self.memory,
                    shape,
                    strides: &self.strides[number],
                    mutable: matches!(data, Data::Output),
                };
                // SAFETY: the slices are as long as the shapes say, are initialised, and live
                // as long as this; nothing else uses them, and all work is on one stream.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        };
        point.args.iter().enumerate().map(arg).collect()
    }
}

/// Bytes of so many random elements.
fn random(dtype: DType, elements: usize, seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut unit = || ((next() >> 40) as f32 / (1 << 23) as f32) - 1.0;
    match dtype {
        DType::F32 => (0..elements).flat_map(|_| unit().to_le_bytes()).collect(),
        DType::BF16 => (0..elements).flat_map(|_| ((unit().to_bits() >> 16) as u16).to_le_bytes()).collect(),
        DType::F16 => (0..elements).flat_map(|_| tile_kernel::prelude::f16::from_f32(unit()).to_le_bytes()).collect(),
        // All but the patterns of NaN, and below 2.
        DType::E4M3 => (0..elements).map(|_| ((unit() * 63.0) as i8 as u8) & 0xbf).collect(),
        _ => (0..elements * dtype.bytes()).map(|_| (unit() * 127.0) as i8 as u8).collect(),
    }
}

/// See the module.
pub(crate) fn run(file: &str, names: &[&str]) -> Result<(), Box<dyn Error>> {
    let cuda = Cuda::new(0)?.with_programmatic_launch(false);
    let mut points: Vec<Point> = points().into_iter().filter(|point| is_named(point, names)).collect();
    let device = devices()?.into_iter().next().map_or_else(String::new, |device| device.name);
    for point in &mut points {
        point.instances = promising(point, &device)?;
    }
    println!("{} points, {} instances", points.len(), points.iter().map(|p| p.instances.len()).sum::<usize>());
    let begun = Instant::now();
    compile(&cuda, &points);
    println!("compiled in {:.0} s", begun.elapsed().as_secs_f64());
    let mut out = std::fs::File::create(file)?;
    writeln!(out, "{}", json!({ "device": device, "caches": "cold" }))?;
    for point in &points {
        let times = time(&cuda, point).map_err(|error| format!("{}: {error}", point.name))?;
        let known = || times.iter().filter_map(|row| row["us"].as_f64().map(|us| (us, row)));
        let chosen = known().find(|(_, row)| row["consts"].is_null()).map_or(f64::NAN, |(us, _)| us);
        match known().filter(|(_, row)| !row["consts"].is_null()).min_by(|x, y| x.0.total_cmp(&y.0)) {
            Some((us, row)) => println!("{}: {us:.1} µs {}, chosen {chosen:.1}", point.name, row["consts"]),
            None => println!("{}: nothing runs", point.name),
        }
        writeln!(out, "{}", json!({ "point": point.name, "times": times }))?;
    }
    println!("measured in {:.0} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Launches everything once, on many threads: what takes time is the driver's assembler.
/// Threads take points, of which several have the same programs, each from another instance on.
fn compile(cuda: &Cuda, points: &[Point]) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..COMPILERS {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(point) = points.get(at) else { return };
                    if let Err(error) = compile_point(cuda, point, at * 7) {
                        println!("{}: {error}", point.name);
                    }
                }
            });
        }
    });
}

fn compile_point(cuda: &Cuda, point: &Point, first: usize) -> Result<(), Failed> {
    let tensors = Tensors::new(cuda, point, false)?;
    for i in 0..point.instances.len() {
        let consts = &point.instances[(first + i) % point.instances.len()];
        match launch(cuda, point, &point.instance(consts), &tensors) {
            Ok(()) | Err(LaunchError::Memory { .. }) => {}
            Err(error) => println!("{} {consts:?}: {error}", point.name),
        }
    }
    Ok(cuda.synchronize()?)
}

fn launch(cuda: &Cuda, point: &Point, instance: &Instance<'_>, tensors: &Tensors) -> Result<(), LaunchError> {
    cuda.launch(instance, &mut tensors.args(point))
}

/// Searches the points' tuning lists as `cargo tile tune` does, and writes what it found.
pub(crate) fn search(file: &str, names: &[&str]) -> Result<(), Box<dyn Error>> {
    let cuda = Cuda::new(0)?.with_programmatic_launch(false);
    let mut out = std::fs::File::create(file)?;
    for point in points().iter().filter(|point| !point.tuning.is_empty() && is_named(point, names)) {
        let tensors = Tensors::new(&cuda, point, true).map_err(|error| error.to_string())?;
        let begun = Instant::now();
        let tuner = Tuner::new().trials(TRIALS);
        let instance = point.left_to_the_device();
        let report = tuner.tune(&cuda, |device| device.launch(&instance, &mut tensors.args(point)))?;
        println!("{}: {report}", point.name);
        let trials = report.trials.iter().map(|trial| {
            let us = Some(rounded(trial.median() * 1e6)).filter(|us| us.is_finite());
            json!({ "consts": trial.point, "us": us, "samples": trial.samples.len() })
        });
        let (trials, caches) = (trials.collect::<Vec<_>>(), report.caches.to_string());
        let (us, took) = (rounded(report.seconds * 1e6), rounded(begun.elapsed().as_secs_f64()));
        let (point, best) = (&point.name, &report.best);
        let line =
            json!({ "point": point, "best": best, "us": us, "caches": caches, "took_s": took, "trials": trials });
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The instances of a point but those that the model expects to be much slower than its first.
fn promising(point: &Point, device: &str) -> Result<Vec<Vec<i64>>, Box<dyn Error>> {
    let (target, gpu) = (target(Arch::Sm90a), rates(device));
    let each = point.instances.iter().map(|consts| expected(point, consts, &target, &gpu));
    let expected: Vec<f64> = each.collect::<Result<_, _>>()?;
    let least = expected.iter().copied().fold(f64::INFINITY, f64::min);
    let zipped = point.instances.iter().zip(expected);
    Ok(zipped.filter(|(_, expected)| *expected <= UNPROMISING * least).map(|(consts, _)| consts.clone()).collect())
}

fn is_named(point: &Point, names: &[&str]) -> bool {
    names.is_empty() || names.iter().any(|name| point.name.contains(name))
}

/// To hundredths.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// The median time of each instance of a point, and of the one that the device chooses, without
/// const parameters.
fn time(cuda: &Cuda, point: &Point) -> Result<Vec<Value>, Failed> {
    let stream = cuda.stream();
    let tensors = Tensors::new(cuda, point, true)?;
    let mut best = f32::INFINITY;
    let mut rows = Vec::new();
    let chosen = (!point.tuning.is_empty()).then(|| point.left_to_the_device());
    for instance in point.instances.iter().map(|consts| point.instance(consts)).chain(chosen) {
        let mut times = Vec::new();
        let mut error = launch(cuda, point, &instance, &tensors).err();
        while error.is_none() {
            cuda.evict(&tensors.args(point))?;
            let begin = stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT))?;
            error = launch(cuda, point, &instance, &tensors).err();
            let end = stream.record_event(Some(CUevent_flags::CU_EVENT_DEFAULT))?;
            let took = begin.elapsed_ms(&end)?;
            times.push(took);
            let enough = times.len() >= 3 && times.iter().sum::<f32>() > MILLISECONDS;
            if enough || times.len() >= LAUNCHES || times.len() >= 2 && took > HOPELESS * best {
                break;
            }
        }
        times.sort_by(f32::total_cmp);
        let median = times.get(times.len() / 2).copied().filter(|_| error.is_none());
        best = best.min(median.unwrap_or(f32::INFINITY));
        let consts = instance.tuning().is_empty().then(|| instance.consts());
        rows.push(json!({ "consts": consts, "us": median.map(|ms| rounded(f64::from(ms) * 1e3)) }));
    }
    Ok(rows)
}

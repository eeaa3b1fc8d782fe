//! Kernels in index notation beside tile kernels of the same values, on a GPU: times as JSON.
//!
//! `cargo test --release -p gpu-tests --test formulas -- [--require-device] [--json FILE]`. Each work is
//! timed alternately, in five rounds; a time is the median. Tests of values are those of
//! `tests/expressions`, which `TILE_TEST_DEVICES=cuda` runs on a GPU.

#[path = "../expressions/kernels.rs"]
#[allow(dead_code, reason = "not all are timed")]
mod kernels;

use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::Instant;
use tile_kernel::cuda::{Cuda, CudaTensor};
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::matmul::matmul;
use tile_kernels::norm::layer_norm;
use tile_kernels::softmax::{online_softmax, softmax};

/// Attention without a mask.
#[tile_expr(fast_math, default(D = 64))]
fn attention_without_mask<T: Float, const D: usize>(
    q: &Tensor<T, 4>,
    k: &Tensor<T, 4>,
    v: &Tensor<T, 4>,
    out: &mut Tensor<T, 4>,
    scale: f32,
) {
    dims!(q = [b, h, m, D], k = [b, h, n, D], v = [b, h, n, D]);
    require!(scale > 0.0, "the scale is positive");
    let score = |b, h, i, j| cast::<T::Acc>(scale) * sum(d, q[[b, h, i, d]] * k[[b, h, j, d]]);
    out[[b, h, i, e]] = sum(j, softmax(j, score(b, h, i, j)) * v[[b, h, j, e]]);
}

type Launch<'a> = &'a mut dyn FnMut() -> Result<(), LaunchError>;

/// The device and what was measured on it.
struct Bench {
    cuda: Cuda,
    works: Vec<Value>,
}

impl Bench {
    /// Milliseconds of one launch, of as many as take some milliseconds.
    fn once(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<f64, LaunchError> {
        const LAUNCHES: u32 = 30;
        let start = Instant::now();
        for _ in 0..LAUNCHES {
            launch()?;
        }
        self.cuda.synchronize()?;
        Ok(start.elapsed().as_secs_f64() * 1e3 / f64::from(LAUNCHES))
    }

    /// Times an expression beside tile kernels, alternately.
    fn work(&mut self, name: &str, mut sides: Vec<(&str, Launch<'_>)>) -> Result<(), LaunchError> {
        let mut times = vec![Vec::new(); sides.len()];
        for round in 0..6 {
            for (side, (_, launch)) in sides.iter_mut().enumerate() {
                let time = self.once(&mut **launch)?;
                // The first round compiles and warms up.
                if round > 0 {
                    times[side].push(time);
                }
            }
        }
        let mut row = json!({ "name": name });
        for ((side, _), mut times) in sides.iter().zip(times) {
            times.sort_by(f64::total_cmp);
            row[*side] = json!(times[times.len() / 2]);
        }
        println!("{row}");
        self.works.push(row);
        Ok(())
    }

    fn tensor<const R: usize>(&self, seed: u32, shape: [usize; R]) -> Result<CudaTensor<bf16, R>, LaunchError> {
        let mut state = seed;
        let host = Tensor::<bf16, R>::from_fn(shape, |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            bf16::from_f64(f64::from(state >> 8) / f64::from(1 << 23) - 1.0)
        });
        CudaTensor::from_host(&self.cuda, &host.view())
    }
}

fn products(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    for [m, n, k] in [[4096, 4096, 4096], [512, 14336, 4096]] {
        let (a, b, mut c) = (bench.tensor(1, [m, k])?, bench.tensor(2, [k, n])?, bench.tensor(3, [m, n])?);
        let mut d = bench.tensor(3, [m, n])?;
        let mut tile = || matmul::<bf16, bf16, 128, 256, 64>().fitted().launch(&cuda, &a, &b, &mut c);
        let mut formula = || kernels::matmul::<bf16>().launch(&cuda, &a, &b, &mut d);
        bench.work(&format!("matmul bf16 {m}x{n}x{k}"), vec![("tile", &mut tile), ("formula", &mut formula)])?;
    }
    Ok(())
}

fn attention(bench: &mut Bench) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    for [b, h, s] in [[4, 16, 2048], [1, 16, 8192]] {
        let shape = [b, h, s, 128];
        let [q, k, v] = [bench.tensor(1, shape)?, bench.tensor(2, shape)?, bench.tensor(3, shape)?];
        let (mut o, mut p) = (bench.tensor(4, shape)?, bench.tensor(4, shape)?);
        let mut lse = CudaTensor::<f32, 3>::zeros(&cuda, [b, h, s])?;
        let scale = 0.088;
        let mut tile = || {
            flash_attention::<bf16, 128, 128, 128, true>().fitted().launch(&cuda, &q, &k, &v, &mut o, &mut lse, scale)
        };
        let mut formula = || kernels::attention::<bf16, 128>().launch(&cuda, &q, &k, &v, &mut p, scale);
        let name = format!("attention bf16 causal {b}x{h}x{s}x128");
        bench.work(&name, vec![("tile", &mut tile), ("formula", &mut formula)])?;
        let mut tile = || {
            flash_attention::<bf16, 128, 128, 128, false>().fitted().launch(&cuda, &q, &k, &v, &mut o, &mut lse, scale)
        };
        let mut formula = || attention_without_mask::<bf16, 128>().launch(&cuda, &q, &k, &v, &mut p, scale);
        let name = format!("attention bf16 {b}x{h}x{s}x128");
        bench.work(&name, vec![("tile", &mut tile), ("formula", &mut formula)])?;
    }
    Ok(())
}

/// Rows, beside a kernel that holds a row of `N` in registers and, of softmax, one that does not.
fn rows<const N: usize>(bench: &mut Bench, m: usize) -> Result<(), LaunchError> {
    let cuda = bench.cuda.clone();
    let (x, weight) = (bench.tensor(1, [m, N])?, bench.tensor(2, [N])?);
    let [mut o, mut p, mut r] = [bench.tensor(3, [m, N])?, bench.tensor(3, [m, N])?, bench.tensor(3, [m, N])?];
    let mut tile = || softmax::<bf16, 1, N>().launch(&cuda, &x, &mut o);
    let mut online = || online_softmax::<bf16, 4, 1024>().launch(&cuda, &x, &mut p);
    let mut formula = || kernels::softmax_rows::<bf16>().launch(&cuda, &x, &mut r);
    let sides: Vec<(&str, Launch<'_>)> = vec![("tile", &mut tile), ("online", &mut online), ("formula", &mut formula)];
    bench.work(&format!("softmax bf16 {m}x{N}"), sides)?;
    let mut tile = || layer_norm::<bf16, 1, N>().launch(&cuda, &x, &weight, &weight, &mut o, 1e-5);
    let mut formula = || kernels::layer_norm::<bf16>().launch(&cuda, &x, &weight, &weight, &mut r, 1e-5);
    bench.work(&format!("layer_norm bf16 {m}x{N}"), vec![("tile", &mut tile), ("formula", &mut formula)])
}

fn all(cuda: Cuda) -> Result<Vec<Value>, LaunchError> {
    let mut bench = Bench { cuda, works: Vec::new() };
    products(&mut bench)?;
    attention(&mut bench)?;
    rows::<1024>(&mut bench, 32768)?;
    rows::<4096>(&mut bench, 8192)?;
    rows::<16384>(&mut bench, 4096)?;
    Ok(bench.works)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let json = arguments.iter().position(|argument| argument == "--json").and_then(|at| arguments.get(at + 1));
    let cuda = match Cuda::new(0) {
        Ok(cuda) => cuda,
        Err(error) => {
            eprintln!("nothing is timed: {error}");
            return ExitCode::from(u8::from(arguments.iter().any(|argument| argument == "--require-device")));
        }
    };
    let device = cuda.identity().name;
    let works = match all(cuda) {
        Ok(works) => works,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    let report = json!({ "device": device, "unit": "ms", "works": works });
    if let Some(file) = json
        && let Err(error) = std::fs::write(file, format!("{report:#}\n"))
    {
        eprintln!("error: `{file}`: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

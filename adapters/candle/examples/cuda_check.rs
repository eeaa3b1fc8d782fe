//! Checks the ops on a CUDA device against the same ops on the CPU, and prints a table.
//!
//! ```sh
//! cargo run --release --features cuda --example cuda_check
//! ```
//!
//! Exits with an error when a result or a gradient differs.

use candle_core::{DType, Device, Result, Tensor as Candle, Var};
use std::process::ExitCode;
use std::time::Instant;
use tile_candle::{Op, ops};
use tile_kernel::prelude::*;

/// y += a·x, and the largest x so far.
#[tile_kernel]
fn update<T: Float>(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>, top: &mut Tensor<T, 1>, a: f32) {
    dims!(x = [n], y = [n], top = [n]);
    let [b] = blocks([n.div_ceil(256)]);
    parallel!(256, |i| {
        let at = b * 256 + i;
        y[at] = cast::<T>(cast::<f32>(y[at]) + a * cast::<f32>(x[at]));
        top[at] = top[at].max(x[at]);
    });
}

/// u = (a + b)·c and v = b·d, with one gradient kernel for four arguments and two results.
#[tile_kernel]
fn mixed(
    a: &Tensor<f32, 1>,
    b: &Tensor<f32, 1>,
    c: &Tensor<f32, 1>,
    d: &Tensor<f64, 1>,
    u: &mut Tensor<f32, 1>,
    v: &mut Tensor<f64, 1>,
) {
    dims!(a = [n], b = [n], c = [n], d = [n], u = [n], v = [n]);
    let [block] = blocks([n.div_ceil(256)]);
    parallel!(256, |j| {
        let i = block * 256 + j;
        u[i] = (a[i] + b[i]) * c[i];
        v[i] = cast::<f64>(b[i]) * d[i];
    });
}

/// The gradients of [`mixed`].
#[tile_kernel]
fn mixed_backward(
    a: &Tensor<f32, 1>,
    b: &Tensor<f32, 1>,
    c: &Tensor<f32, 1>,
    d: &Tensor<f64, 1>,
    d_u: &Tensor<f32, 1>,
    d_v: &Tensor<f64, 1>,
    d_a: &mut Tensor<f32, 1>,
    d_b: &mut Tensor<f32, 1>,
    d_c: &mut Tensor<f32, 1>,
    d_d: &mut Tensor<f64, 1>,
) {
    dims!(a = [n], b = [n], c = [n], d = [n], d_u = [n], d_v = [n], d_a = [n], d_b = [n], d_c = [n], d_d = [n]);
    let [block] = blocks([n.div_ceil(256)]);
    parallel!(256, |j| {
        let i = block * 256 + j;
        d_a[i] = d_u[i] * c[i];
        d_b[i] = d_u[i] * c[i] + cast::<f32>(d_v[i] * d[i]);
        d_c[i] = d_u[i] * (a[i] + b[i]);
        d_d[i] = d_v[i] * cast::<f64>(b[i]);
    });
}

/// out = 2·x, for every type of element and any strides.
#[tile_kernel]
fn double<T: Num>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(x = [m, n], out = [m, n]);
    let [i, b] = blocks([m, n.div_ceil(128)]);
    parallel!(128, |j| {
        out[[i, b * 128 + j]] = x[[i, b * 128 + j]] + x[[i, b * 128 + j]];
    });
}

/// Numbers between −1 and 1 that look random, the same ones each time, on the CPU.
fn noise(shape: &[usize], seed: u64) -> Result<Candle> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 40) as f32) / (1_u64 << 23) as f32 - 1.0
    };
    let values: Vec<f32> = (0..shape.iter().product()).map(|_| next()).collect();
    Candle::from_vec(values, shape, &Device::Cpu)
}

fn floats(x: &Candle) -> Result<Vec<f32>> {
    x.to_device(&Device::Cpu)?.to_dtype(DType::F32)?.flatten_all()?.to_vec1()
}

type Run<'a> = &'a dyn Fn(&[Candle], &Device) -> Result<Vec<Candle>>;

/// The table.
struct Table {
    device: Device,
    failed: usize,
    checks: usize,
}

impl Table {
    /// Runs a function on both devices and compares what it gives, with gradients of its float
    /// arguments if there are to be any.
    fn check(&mut self, name: &str, dtype: DType, args: &[Candle], gradients: bool, run: Run<'_>) {
        self.checks += 1;
        let begun = Instant::now();
        let outcome = self.compare(dtype, args, gradients, run);
        let time = begun.elapsed().as_millis();
        let limit = match dtype {
            DType::F16 => 1e-2,
            DType::BF16 => 8e-2,
            _ => 2e-4,
        };
        match outcome {
            Ok(apart) if apart <= limit => println!("ok    {name:34} {dtype:?}: {apart:.1e} of {limit:.0e}, {time} ms"),
            Ok(apart) => {
                self.failed += 1;
                println!("WRONG {name:34} {dtype:?}: {apart:.1e}, expected at most {limit:.0e}");
            }
            Err(error) => {
                self.failed += 1;
                println!("ERROR {name:34} {dtype:?}: {error}");
            }
        }
    }

    fn compare(&self, dtype: DType, args: &[Candle], gradients: bool, run: Run<'_>) -> Result<f32> {
        let on = |device: &Device| -> Result<Vec<Vec<f32>>> {
            let moved = |arg: &Candle| -> Result<Candle> {
                let arg = if arg.dtype() == DType::F32 { arg.to_dtype(dtype)? } else { arg.clone() };
                arg.to_device(device)
            };
            if !gradients {
                let args: Vec<Candle> = args.iter().map(moved).collect::<Result<_>>()?;
                return run(&args, device)?.iter().map(floats).collect();
            }
            let vars: Vec<Var> = args.iter().map(|arg| Var::from_tensor(&moved(arg)?)).collect::<Result<_>>()?;
            let args: Vec<Candle> = vars.iter().map(|var| var.as_tensor().clone()).collect();
            let results = run(&args, device)?;
            let mut loss = Candle::zeros((), DType::F32, device)?;
            for (seed, result) in results.iter().enumerate() {
                let weights = noise(result.dims(), 90 + seed as u64)?.to_dtype(result.dtype())?.to_device(device)?;
                loss = (loss + (result * weights)?.to_dtype(DType::F32)?.sum_all()?)?;
            }
            let store = loss.backward()?;
            let found = vars.iter().filter_map(|var| store.get(var));
            results.iter().chain(found).map(floats).collect()
        };
        let (expected, found) = (on(&Device::Cpu)?, on(&self.device)?);
        let mut worst = 0.0_f32;
        for (expected, found) in expected.iter().zip(&found) {
            let top = expected.iter().fold(1.0_f32, |top, x| top.max(x.abs()));
            for (expected, found) in expected.iter().zip(found) {
                let apart = (expected - found).abs() / top;
                worst = if apart.is_nan() { f32::INFINITY } else { worst.max(apart) };
            }
        }
        let same = expected.len() == found.len() && expected.iter().zip(&found).all(|(a, b)| a.len() == b.len());
        Ok(if same { worst } else { f32::INFINITY })
    }
}

fn elements(table: &mut Table) -> Result<()> {
    fn one<T: Num + Send + Sync + 'static>(table: &mut Table, dtype: DType) -> Result<()> {
        let x = (noise(&[40, 300], 1)? * 20.0)?.abs()?.to_dtype(dtype)?;
        // A part with an offset, transposed.
        let run = |args: &[Candle], _: &Device| {
            let part = args[0].narrow(0, 3, 30)?.narrow(1, 7, 200)?.t()?;
            Ok(vec![Op::new(double::<T>()).apply(&[&part])?])
        };
        table.check("strides and offsets", dtype, &[x], false, &run);
        Ok(())
    }
    one::<f32>(table, DType::F32)?;
    one::<f64>(table, DType::F64)?;
    one::<f16>(table, DType::F16)?;
    one::<bf16>(table, DType::BF16)?;
    one::<F8E4M3>(table, DType::F8E4M3)?;
    one::<u8>(table, DType::U8)?;
    one::<u32>(table, DType::U32)?;
    one::<i16>(table, DType::I16)?;
    one::<i32>(table, DType::I32)?;
    one::<i64>(table, DType::I64)
}

fn custom(table: &mut Table) -> Result<()> {
    let args = [noise(&[1000], 1)?, noise(&[1000], 2)?, noise(&[1000], 3)?, noise(&[1000], 4)?.to_dtype(DType::F64)?];
    table.check("four arguments, two results", DType::F32, &args, true, &|args, _| {
        let args: Vec<&Candle> = args.iter().collect();
        Op::new(mixed()).backward(mixed_backward()).apply_all(&args)
    });
    let args = [noise(&[1000], 1)?, noise(&[1000], 2)?, noise(&[1000], 3)?];
    for dtype in [DType::F32, DType::BF16] {
        table.check("two outputs in place", dtype, &args, false, &|args, _| {
            let op = match dtype {
                DType::F32 => Op::new(update::<f32>()),
                _ => Op::new(update::<bf16>()),
            };
            let op = op.scalar("a", 0.5_f32);
            let (y, top) = (args[1].copy()?, args[2].copy()?);
            op.apply_in_place(&[&y, &top], &[&args[0]])?;
            Ok(vec![y, top])
        });
    }
    Ok(())
}

fn attention(table: &mut Table, dtype: DType) -> Result<()> {
    for (m, n, heads, kv_heads, dim, causal) in [
        (128, 128, 4, 4, 64, false),
        (300, 300, 4, 2, 128, true),
        (70, 200, 2, 1, 80, true),
        (64, 64, 2, 2, 256, false),
    ] {
        let args =
            [noise(&[2, m, heads, dim], 1)?, noise(&[2, n, kv_heads, dim], 2)?, noise(&[2, n, kv_heads, dim], 3)?];
        let name = format!("flash_attn {m}x{n} of {dim}{}", if causal { ", causal" } else { "" });
        let scale = 1.0 / (dim as f32).sqrt();
        table.check(&name, dtype, &args, true, &|args, _| {
            Ok(vec![ops::flash_attn(&args[0], &args[1], &args[2], scale, causal)?])
        });
    }
    let args = [noise(&[90, 4, 64], 1)?, noise(&[120, 2, 64], 2)?, noise(&[120, 2, 64], 3)?];
    table.check("flash_attn_varlen", dtype, &args, false, &|args, device| {
        let starts_q = Candle::new(&[0_i32, 30, 30, 90], device)?;
        let starts_k = Candle::new(&[0_i32, 40, 60, 120], device)?;
        let out = ops::flash_attn_varlen(&args[0], &args[1], &args[2], &starts_q, &starts_k, 60, 60, 0.125, true)?;
        Ok(vec![out])
    });
    let args = [noise(&[2, 8, 128], 1)?, noise(&[8, 64, 2, 128], 2)?, noise(&[8, 64, 2, 128], 3)?];
    table.check("paged_attention", dtype, &args, false, &|args, device| {
        let pages = Candle::new(&[[5_i32, 0, 7], [2, 1, 1]], device)?;
        let lens = Candle::new(&[150_i32, 64], device)?;
        Ok(vec![ops::paged_attention(&args[0], &args[1], &args[2], &pages, &lens, 0.09, 3)?])
    });
    Ok(())
}

fn rows(table: &mut Table, dtype: DType) -> Result<()> {
    let (x, long, weight) = (noise(&[4, 33, 512], 1)?, noise(&[17, 5000], 2)?, noise(&[512], 3)?);
    table.check("rms_norm", dtype, &[x.clone(), weight.clone()], true, &|args, _| {
        Ok(vec![ops::rms_norm(&args[0], &args[1], 1e-5)?])
    });
    table.check("layer_norm", dtype, &[x.clone(), weight.clone(), weight.clone()], true, &|args, _| {
        Ok(vec![ops::layer_norm(&args[0], &args[1], &args[2], 1e-5)?])
    });
    let residual = noise(&[4, 33, 512], 4)?;
    let args = [x.clone(), residual, weight.clone(), weight.clone()];
    table.check("rms_norm_residual", dtype, &args[..3], true, &|args, _| {
        let (out, sum) = ops::rms_norm_residual(&args[0], &args[1], &args[2], 1e-5)?;
        Ok(vec![out, sum])
    });
    table.check("layer_norm_residual", dtype, &args, true, &|args, _| {
        let (out, sum) = ops::layer_norm_residual(&args[0], &args[1], &args[2], &args[3], 1e-5)?;
        Ok(vec![out, sum])
    });
    table.check("softmax", dtype, std::slice::from_ref(&long), true, &|args, _| Ok(vec![ops::softmax(&args[0])?]));
    table.check("swiglu", dtype, std::slice::from_ref(&long), true, &|args, _| Ok(vec![ops::swiglu(&args[0])?]));
    table.check("cross_entropy", dtype, &[long], true, &|args, device| {
        let targets = Candle::from_iter((0..17_i32).map(|i| i * 290 - 1), device)?;
        Ok(vec![ops::cross_entropy(&args[0], &targets)?])
    });
    table.check("rope", dtype, &[noise(&[2, 9, 4, 128], 1)?], true, &|args, device| {
        let angles = (noise(&[20, 64], 5)? * 3.0)?;
        let (cos, sin) = (angles.cos()?.to_device(device)?, angles.sin()?.to_device(device)?);
        let positions = Candle::from_iter((0..9_i32).map(|i| 2 * i), device)?;
        Ok(vec![ops::rope(&args[0], &cos, &sin, &positions)?])
    });
    table.check("cross_entropy, I64 targets", dtype, &[noise(&[17, 500], 2)?], true, &|args, device| {
        let targets = Candle::from_iter((0..17_i64).map(|i| i * 29 - 1), device)?;
        Ok(vec![ops::cross_entropy(&args[0], &targets)?])
    });
    let (w, k) = (noise(&[96, 256], 7)?, 256);
    for m in [3, 70] {
        let x = noise(&[m, k], 1)?;
        table.check(&format!("matmul_int4, {m} rows"), dtype, std::slice::from_ref(&x), false, &|args, device| {
            let (packed, scale) = ops::quantize_int4(&w.to_dtype(dtype)?)?;
            Ok(vec![ops::matmul_int4(&args[0], &packed.to_device(device)?, &scale.to_device(device)?)?])
        });
        table.check(&format!("matmul_int8, {m} rows"), dtype, &[x], false, &|args, device| {
            let (codes, scale) = ops::quantize_int8(&w)?;
            Ok(vec![ops::matmul_int8(&args[0], &codes.to_device(device)?, &scale.to_device(device)?)?])
        });
    }
    Ok(())
}

fn run() -> Result<usize> {
    let mut table = Table { device: Device::new_cuda(0)?, failed: 0, checks: 0 };
    elements(&mut table)?;
    custom(&mut table)?;
    for dtype in [DType::F32, DType::F16, DType::BF16] {
        attention(&mut table, dtype)?;
        rows(&mut table, dtype)?;
    }
    println!("{} checks, {} failed", table.checks, table.failed);
    Ok(table.failed)
}

fn main() -> ExitCode {
    match run() {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            println!("ERROR {error}");
            ExitCode::FAILURE
        }
    }
}

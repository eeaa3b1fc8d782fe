//! Random kernels: the thread program gives what the reference interpreter
//! gives, has no race, and touches nothing outside.

use tile_core::elem::DType;
use tile_core::interp::{self, Options, Prologue};
use tile_core::ir::{Func, Value};
use tile_core::launch::{Arg, TensorParts};
use tile_core::passes::{run_passes, specialize};
use tile_core::testing::{Outcome, Random};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::run;
use tile_simt::ir::{Home, Source};
use tile_simt::lower::{Target, lower};

fn target() -> Target {
    Target {
        name: "test".to_owned(),
        warp: 32,
        max_threads: 1024,
        max_shared: 16 << 20,
        max_registers: 255,
        copy_async: true,
        load_matrix: true,
        mma: vec![
            (DType::F16, DType::F32, [16, 8, 16]),
            (DType::BF16, DType::F32, [16, 8, 16]),
            (DType::I8, DType::I32, [16, 8, 32]),
            (DType::U8, DType::I32, [16, 8, 32]),
            (DType::F64, DType::F64, [8, 8, 4]),
        ],
    }
}

fn extent_bytes(tensor: &TensorParts<'_>) -> usize {
    if tensor.shape.contains(&0) {
        return 0;
    }
    let last: i64 = tensor.shape.iter().zip(tensor.strides).map(|(&n, &stride)| (n - 1) * stride).sum();
    (last as usize + 1) * tensor.dtype.bytes()
}

/// Lowers the function for its arguments and runs it.
fn run_threads(func: &Func, args: &mut [Arg<'_>]) -> Result<(), String> {
    let kernel = lower(func, &LaunchFacts::of(args), &target()).map_err(|e| e.to_string())?;
    if std::env::var_os("TILE_DUMP").is_some() {
        println!("{}\n{kernel}", tile_core::ir::text::print(func));
    }
    let prologue = Prologue::new(func).map_err(|e| e.to_string())?;
    let plan = prologue.plan(args).map_err(|e| e.to_string())?;
    let position = |value: Value| func.params.iter().position(|param| param.value == value);
    let mut globals = Vec::new();
    for buf in kernel.bufs.values() {
        let Home::Global { of, .. } = buf.home else { continue };
        globals.push(match position(of).map(|i| &args[i]) {
            Some(Arg::Tensor(tensor)) => {
                let bytes = extent_bytes(tensor);
                // SAFETY: the argument's elements span so many bytes, which
                // nothing writes meanwhile.
                unsafe { std::slice::from_raw_parts(tensor.address, bytes) }.to_vec()
            }
            _ => {
                let number = prologue.workspaces().iter().position(|workspace| workspace.value == of);
                vec![0; plan.workspaces[number.ok_or("a buffer of nothing")?]]
            }
        });
    }
    let host = |source: Source| {
        let slot = match source {
            Source::Host(value) => prologue.scalar(value),
            Source::Extent(value, axis) => prologue.extent(value, axis as usize),
            Source::Stride(value, axis) => prologue.stride(value, axis as usize),
        };
        plan.get(slot.expect("the prologue knows what kernels are passed"))
    };
    let grid = &plan.grid[3 - func.regions[func.body].args.len().min(3)..];
    run(&kernel, grid, &host, &mut globals, &mut |_| {}).map_err(|e| e.to_string())?;
    let buffers = kernel.bufs.values().filter(|buf| !buf.is_shared());
    for (buf, bytes) in buffers.zip(&globals) {
        let Home::Global { of, writable: true } = buf.home else { continue };
        if let Some(Arg::Tensor(tensor)) = position(of).map(|i| &args[i]) {
            // SAFETY: as above; the argument is mutable.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), tensor.address, bytes.len()) };
        }
    }
    Ok(())
}

fn value(dtype: DType, bits: u64) -> f64 {
    match interp::scalar::Number::decode(dtype, bits) {
        interp::scalar::Number::Int(x) => x as f64,
        interp::scalar::Number::Float(x) => x,
    }
}

fn agree(expected: &Outcome, found: &Outcome) -> Result<(), String> {
    let dtype = expected.tensor.dtype();
    for (i, (e, f)) in expected.tensor.bits().into_iter().zip(found.tensor.bits()).enumerate() {
        let (x, y) = (value(dtype, e), value(dtype, f));
        let close = !expected.exact && (x - y).abs() <= 1e-2 * x.abs().max(1.0);
        if e != f && x != y && !(x.is_nan() && y.is_nan()) && !close {
            return Err(format!("element {i} is {y}, expected {x}"));
        }
    }
    Ok(())
}

fn check(seed: u64) -> Result<(), String> {
    let random = Random::new(seed);
    let mut func =
        specialize(&random.func(), &random.elems(), &random.consts(), &random.externs()).map_err(|e| e.to_string())?;
    run_passes(&mut func, None).map_err(|e| e.to_string())?;
    let expected = random.launch(|args| interp::run(&func, "random", args, &Options::default()));
    let expected = expected.map_err(|e| e.to_string())?;
    let found = random.launch(|args| run_threads(&func, args))?;
    expected.iter().zip(&found).try_for_each(|(expected, found)| agree(expected, found))
}

#[test]
fn random_kernels_agree() {
    let seeds: Vec<u64> = match std::env::var("TILE_SEED") {
        Ok(range) => {
            let parse = |text: &str| text.parse::<u64>().expect("TILE_SEED is a number or a range");
            range.split_once("..").map_or_else(|| vec![parse(&range)], |(lo, hi)| (parse(lo)..parse(hi)).collect())
        }
        Err(_) => (0..150).collect(),
    };
    let failures: Vec<String> =
        seeds.iter().filter_map(|&seed| check(seed).err().map(|e| format!("seed {seed}: {e}"))).collect();
    assert!(failures.is_empty(), "{} of {} fail\n{}", failures.len(), seeds.len(), failures.join("\n"));
}

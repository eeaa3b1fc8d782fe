//! Running a function as a thread program.
#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod gemm;

use tile_core::elem::DType;
use tile_core::interp;
use tile_core::ir::Func;
use tile_core::launch::Arg;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::{self as threads, Options, Report};
use tile_simt::ir::text::{parse, print};
use tile_simt::ir::{Block, Inst, Kernel};
use tile_simt::lower::{Target, lower};
use tile_simt::passes;

/// Runs the passes that no target has to ask for.
pub(crate) fn run_passes(kernel: &mut Kernel) {
    passes::run(kernel, &passes::Options::PLAIN, &mut |_, _| {}).unwrap_or_else(|stop| panic!("{stop:?}"));
}

pub(crate) fn target() -> Target {
    Target {
        name: "test".to_owned(),
        warp: 32,
        max_threads: 1024,
        max_shared: 16 << 20,
        max_registers: 255,
        max_held: u64::MAX,
        register_file: 1 << 16,
        bytes_in_flight: 192 << 10,
        lines: true,
        software_gpu: false,
        shuffles: 32,
        named_barriers: true,
        fma: vec![DType::F16, DType::BF16, DType::F32, DType::F64],
        copy_async: true,
        load_matrix: true,
        packed_f16: true,
        dot4: vec![(DType::I8, DType::I8), (DType::U8, DType::U8), (DType::U8, DType::I8)],
        mma: vec![
            (DType::F16, DType::F32, [16, 8, 16]),
            (DType::BF16, DType::F32, [16, 8, 16]),
            (DType::I8, DType::I32, [16, 8, 32]),
            (DType::U8, DType::I32, [16, 8, 32]),
            (DType::F64, DType::F64, [8, 8, 4]),
            (DType::F32, DType::F32, [16, 8, 8]),
            (DType::F16, DType::F32, [16, 8, 8]),
            (DType::BF16, DType::F32, [16, 8, 8]),
            (DType::I8, DType::I32, [16, 8, 16]),
            (DType::U8, DType::I32, [16, 8, 16]),
            (DType::F32, DType::F32, [16, 8, 4]),
        ],
        mma_sparse: vec![
            (DType::F16, DType::F32, [16, 8, 32]),
            (DType::BF16, DType::F32, [16, 8, 32]),
            (DType::I8, DType::I32, [16, 8, 64]),
            (DType::U8, DType::I32, [16, 8, 64]),
        ],
        cooperative: Vec::new(),
        cooperating: 32,
        cooperative_ahead: false,
        wgmma: Vec::new(),
        dependent_launch: false,
        ranks: true,
        timeline: false,
    }
}

/// [`target`] with warp specialisation and a warpgroup's products.
pub(crate) fn divided() -> Target {
    let f8 = [DType::E4M3, DType::E5M2].map(|ty| (ty, DType::F32));
    let wgmma = vec![
        (DType::F16, DType::F32),
        (DType::BF16, DType::F32),
        f8[0],
        f8[1],
        (DType::I8, DType::I32),
        (DType::U8, DType::I32),
        (DType::F32, DType::F32),
    ];
    Target { name: "divided".to_owned(), max_shared: 227 << 10, wgmma, ..target() }
}

/// Threads and shared memory alone.
pub(crate) fn plain() -> Target {
    Target {
        name: "plain".to_owned(),
        lines: false,
        shuffles: 1,
        fma: Vec::new(),
        copy_async: false,
        load_matrix: false,
        packed_f16: false,
        dot4: Vec::new(),
        mma: Vec::new(),
        mma_sparse: Vec::new(),
        ..target()
    }
}

/// [`plain`] with cooperative matrices, of floats of 16 bits by 32 lanes or of 32 by
/// eight.
pub(crate) fn cooperative(lanes: u8) -> Target {
    let cooperative = match lanes {
        32 => vec![
            (DType::F16, DType::F32, [16; 3]),
            (DType::I8, DType::I32, [16, 16, 32]),
            (DType::U8, DType::I32, [16, 32, 16]),
        ],
        _ => vec![(DType::F32, DType::F32, [8; 3])],
    };
    let max_shared = 48 << 10;
    Target { name: "cooperative".to_owned(), max_shared, cooperative, cooperating: lanes, ..plain() }
}

/// Lowers the function for its arguments and runs it.
pub(crate) fn run_threads(func: &Func, args: &mut [Arg<'_>]) -> Result<(), String> {
    run_threads_of(func, args, &target())
}

/// The same for a target.
pub(crate) fn run_threads_of(func: &Func, args: &mut [Arg<'_>], target: &Target) -> Result<(), String> {
    let lowered = |facts: &LaunchFacts| lower(func, facts, target).map_err(|error| error.of_launch(&func.name, "simt"));
    let kernel = threads::lowered_for(func, args, lowered).map_err(|e| e.to_string())?;
    run_kernel(func, &kernel, args)
}

/// A thread program reads back from its own text.
pub(crate) fn reads_back(kernel: &Kernel) -> Result<(), String> {
    let mut kernel = kernel.clone();
    kernel.renumber();
    let text = print(&kernel);
    let back = parse(&text).map_err(|e| format!("{e} in\n{text}"))?;
    if back == kernel { Ok(()) } else { Err(format!("reads back as\n{}from\n{text}", print(&back))) }
}

/// Runs the thread program of a function, which reads back from its own text.
pub(crate) fn run_kernel(func: &Func, kernel: &Kernel, args: &mut [Arg<'_>]) -> Result<(), String> {
    run_kernel_with(func, kernel, args, &Options::default()).map(|_| ())
}

/// The same with so many workers, in an order by a seed.
pub(crate) fn run_kernel_with(
    func: &Func,
    kernel: &Kernel,
    args: &mut [Arg<'_>],
    options: &Options,
) -> Result<Report, String> {
    reads_back(kernel)?;
    if std::env::var_os("TILE_DUMP").is_some() {
        println!("{}\n{kernel}", tile_core::ir::text::print(func));
    }
    threads::launch(func, kernel, args, options).map_err(|e| e.to_string())
}

/// A kernel that leaves out some instructions, of which it has one at least; the
/// name says which.
pub(crate) fn without(kernel: &Kernel, name: &str, mut which: impl FnMut(&Inst) -> bool) -> Kernel {
    let mut wrong = kernel.clone();
    let removed = remove(&mut wrong.body, &mut which);
    assert!(removed > 0, "{name}: there is nothing to remove");
    wrong
}

/// Removes instructions; how many.
fn remove(block: &mut Block, which: &mut dyn FnMut(&Inst) -> bool) -> usize {
    let before = block.insts.len();
    block.insts.retain(|inst| !which(inst));
    let removed = before - block.insts.len();
    let inner = block.insts.iter_mut().flat_map(|inst| &mut inst.blocks);
    removed + inner.map(|block| remove(block, which)).sum::<usize>()
}

pub(crate) fn value(dtype: DType, bits: u64) -> f64 {
    match interp::scalar::Number::decode(dtype, bits) {
        interp::scalar::Number::Int(x) => x as f64,
        interp::scalar::Number::Float(x) => x,
    }
}

/// Fractions whose mantissas are longer than those of tf32.
pub(crate) fn fractions(rng: &mut Rng, shape: &[i64]) -> Buffer {
    let mut buffer = Buffer::zeros(DType::F32, shape);
    for i in 0..buffer.len() {
        let value = rng.between(-(1 << 20), 1 << 20) as f32 / (1 << 20) as f32;
        buffer.set(i, value.to_bits().into());
    }
    buffer
}

/// Whether a product of `f32`, `a[m, k]` by `b[k, n]` stored transposed or not,
/// is right up to the rounding of its operands to tf32, and not more exact.
pub(crate) fn agree_tf32([a, b]: [&Buffer; 2], transposed: [bool; 2], found: &Buffer) -> Result<(), String> {
    let [m, n] = found.shape()[..] else { return Err("a product has two axes".to_owned()) };
    let k = a.shape()[usize::from(!transposed[0])];
    let at = |of: &Buffer, transposed: bool, row: i64, column: i64| {
        let index = if transposed { column * of.shape()[1] + row } else { row * of.shape()[1] + column };
        value(DType::F32, of.get(index as usize))
    };
    let (one, mut rounded) = (2.0_f64.powi(-11), false);
    for i in 0..m * n {
        let terms = (0..k).map(|l| at(a, transposed[0], i / n, l) * at(b, transposed[1], l, i % n));
        let (sum, size) = terms.fold((0.0, 0.0), |(sum, size), term| (sum + term, size + term.abs()));
        let error = (value(DType::F32, found.get(i as usize)) - sum).abs();
        let sums = k as f64 * 2.0_f64.powi(-24);
        if error > (2.0 * one + one * one + sums) * size {
            return Err(format!("element {i} is off by {error}, of terms of {size}"));
        }
        rounded |= error > sums * size;
    }
    if rounded { Ok(()) } else { Err("nothing was rounded".to_owned()) }
}

pub(crate) fn agree(expected: &Buffer, found: &Buffer, exact: bool) -> Result<(), String> {
    let dtype = expected.dtype();
    for (i, (e, f)) in expected.bits().into_iter().zip(found.bits()).enumerate() {
        let (x, y) = (value(dtype, e), value(dtype, f));
        let close = !exact && (x - y).abs() <= 1e-2 * x.abs().max(1.0);
        if e != f && x != y && !(x.is_nan() && y.is_nan()) && !close {
            return Err(format!("element {i} is {y}, expected {x}"));
        }
    }
    Ok(())
}

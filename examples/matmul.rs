//! GEMM on the CPU or another backend, checked against an `f64` reference, and measured beside the
//! machine's peak and, in `f32`, the `gemm` crate.
//!
//! ```text
//! cargo run --release --example matmul -- --size 1024x1024x512 --dtype bf16
//! cargo run --release --features cuda --example matmul -- --backend cuda --dtype f16
//! ```
//!
//! All of them run interleaved in one process, so that the ratios hold on a machine that is not
//! idle. Results of more than 2²⁷ FMAs are checked on sixteen random rows.

use gemm_common::Parallelism;
use std::process::ExitCode;
use std::time::Duration;
use tile_examples::{Run, Target, Unit, Work, interleaved, peak, run};
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;
use tile_kernels::matmul::matmul;
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

fn main() -> ExitCode {
    run(|run| match run.dtype(&[DType::F32, DType::F64, DType::F16, DType::BF16, DType::E4M3, DType::I8]) {
        DType::F64 => product::<f64, f64>(run, Unit::F64, None),
        DType::F16 => product::<f16, f16>(run, Unit::F32, None),
        DType::BF16 => product::<bf16, bf16>(run, Unit::BF16, None),
        DType::E4M3 => product::<F8E4M3, f32>(run, Unit::F32, None),
        DType::I8 => product::<i8, i32>(run, Unit::I8, None),
        _ => product::<f32, f32>(run, Unit::F32, Some(peer)),
    })
}

/// C = A·B by another library, on so many threads.
type Peer<T, O> = fn(&Tensor<T, 2>, &Tensor<T, 2>, &mut Tensor<O, 2>, usize);

fn product<T: Num, O: Num>(run: &mut Run, unit: Unit, peer: Option<Peer<T, O>>) -> Result<(), LaunchError> {
    let (device, threads) = (run.device()?, run.threads());
    let size @ [m, n, k] = run.size([1024, 1024, 1024]);
    let (a, b) = (run.random.tensor::<T, 2>([m, k]), run.random.tensor::<T, 2>([k, n]));
    let (mut c, mut c_peer) = (poisoned::<O, 2>([m, n]), poisoned::<O, 2>([m, n]));
    // Larger tiles are packed less often, as long as every thread has one.
    let large = |to: &Target, a: &_, b: &_, c: &mut _| matmul::<T, O, 256, 256, 128>().launch(to, a, b, c);
    let small = |to: &Target, a: &_, b: &_, c: &mut _| matmul::<T, O, 128, 128, 128>().launch(to, a, b, c);
    // Shared memory is smaller than caches.
    let gpu = |to: &Target, a: &_, b: &_, c: &mut _| matmul::<T, O, 128, 128, 32>().launch(to, a, b, c);
    let launch = match device.is_cpu() {
        true if m.div_ceil(256) * n.div_ceil(256) >= threads => large,
        true => small,
        false => gpu,
    };
    launch(&device, &a, &b, &mut c)?;

    let rows: Vec<usize> = match m * n * k {
        0..=0x800_0000 => (0..m).collect(),
        _ => (0..16).map(|_| run.random.below(m)).collect(),
    };
    let expected = reference::matmul_rows(&array(&a), &array(&b), &rows);
    let computed = Tensor::<O, 2>::from_fn([rows.len(), n], |[i, j]| c[[rows[i], j]]);
    let checked = Tolerance::rounded::<O>().sum::<T::Acc>(k, 1.0).check(&array(&computed), &expected);

    let work = Work::product(size);
    if !device.is_cpu() {
        let time = run.time(|| launch(&device, &a, &b, &mut c))?;
        run.report::<T>(&format!("matmul {m}x{n}x{k}"), work, &time, checked);
        println!("  {} of {m} rows checked, {} rounds, on {}", rows.len(), time.rounds(), device.target());
        return Ok(());
    }

    let mut fastest = peak(unit, threads);
    let [ours, theirs, _] = interleaved(
        Duration::from_secs(2),
        [
            // The same launch succeeded above.
            &mut || drop(launch(&device, &a, &b, &mut c)),
            &mut || peer.iter().for_each(|peer| peer(&a, &b, &mut c_peer, threads)),
            &mut || fastest = fastest.into_iter().chain(peak(unit, threads)).reduce(f64::max),
        ],
    );
    run.report::<T>(&format!("matmul {m}x{n}x{k}"), work, &ours, checked);
    println!("  {} of {} rows checked, {} rounds, {threads} threads", rows.len(), m, ours.rounds());
    let rate = work.rate(ours.median());
    if let Some(peak) = fastest.map(|peak| peak / 1e9) {
        println!("  {:.1}% of the measured peak, {peak:.1} GFLOP/s", 100.0 * rate / peak);
    }
    if peer.is_some() {
        let theirs = work.rate(theirs.median());
        println!("  {:.2} times the speed of gemm 0.19, {theirs:.1} GFLOP/s", rate / theirs);
    }
    Ok(())
}

/// Of `gemm`'s crates that for `f32` alone: those for other types take minutes to
/// build, and `cargo bench --bench cpu` has them.
fn peer(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, c: &mut Tensor<f32, 2>, threads: usize) {
    let ([m, k], [_, n]) = (a.shape(), b.shape());
    let stride = |x: [usize; 2]| (x[1] as isize, x[0] as isize);
    let ((a_cs, a_rs), (b_cs, b_rs), (c_cs, c_rs)) = (stride(a.strides()), stride(b.strides()), stride(c.strides()));
    let threads = if threads > 1 { Parallelism::Rayon(threads) } else { Parallelism::None };
    let gemm = gemm_f32::gemm::f32::get_gemm_fn();
    let (c, a, b) = (c.view_mut().as_mut_ptr(), a.view().as_ptr(), b.view().as_ptr());
    // SAFETY: the pointers, extents and strides are those of the tensors, and
    // the output is borrowed mutably.
    unsafe {
        gemm(m, n, k, c, c_cs, c_rs, false, a, a_cs, a_rs, b, b_cs, b_rs, 0.0, 1.0, false, false, false, threads);
    }
}
